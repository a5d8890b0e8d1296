"""At which game and against whom matches were won: a row for each game, a column for each level."""

from collections.abc import Iterable

import pygame

from engine.theme import ASH, BONE, HIDE, SMALL, VERDIGRIS, Typeface
from game.level import Level
from saves.records import Counted
from scenes.names import LEVELS
from scenes.records.tally import by_game
from scenes.table.view.text_renderer import TextRenderer

WHAT = "Wins by game and level"
TITLES = 0.37
"""The share of the width that the titles of the games have."""
AIR = 12
"""Design pixels between two columns."""
GROOVE = 6
"""Design pixels of a bar's height."""


def draw_by_game(ink: TextRenderer, frame: pygame.Rect, matches: list[Counted]) -> None:
    """Write how many matches were won of how many, with the share as a bar; ``frame`` in window pixels."""
    rows = by_game(matches)
    high, air = frame.height / (len(rows) + 1), AIR * ink.plain
    titles, column = frame.width * TITLES, frame.width * (1 - TITLES) / len(Level)
    ink.line(WHAT, (frame.centerx, frame.top - 22 * ink.pixels), SMALL, ASH, most=frame.width)
    lefts = [frame.left + titles + column * index for index in range(len(Level))]
    size = _alike(ink, (LEVELS[level] for level in Level), column - air)
    for left, level in zip(lefts, Level, strict=True):
        ink.line(LEVELS[level], (left + column / 2, frame.top + high / 2), size, ASH, most=column - air)
    size = _alike(ink, (title for title, _ in rows), titles - air)
    for index, (title, cells) in enumerate(rows):
        top = frame.top + high * (index + 1)
        wide = ink.width(title, size)
        ink.line(title, (frame.left + wide / 2, top + high / 2), size, BONE, most=titles - air)
        for left, (won, played) in zip(lefts, cells, strict=True):
            area = pygame.Rect(round(left + air / 2), round(top), round(column - air), round(high))
            _draw_cell(ink, area, won, played)


def _alike(ink: TextRenderer, lines: Iterable[str], most: float) -> float:
    """The one size at which all of these have room."""
    return min(ink.fitting(words, SMALL, Typeface.TEXT, most) for words in lines)


def _draw_cell(ink: TextRenderer, area: pygame.Rect, won: int, played: int) -> None:
    """One share, and a bar of it."""
    if not played:
        ink.line("–", area.center, SMALL, ASH)
        return
    groove = pygame.Rect(0, 0, area.width, round(GROOVE * ink.plain))
    groove.midbottom = area.midbottom
    done = groove.copy()
    done.width = round(groove.width * won / played)
    for bar, colour in ((groove, HIDE), (done, VERDIGRIS)):
        pygame.draw.rect(ink.surface, colour, bar, border_radius=groove.height // 2)
    above = (area.centerx, (area.top + groove.top) / 2)
    ink.line(f"{won} of {played}", above, SMALL, BONE if won else ASH, most=area.width)

"""What happened last, in small words over what is wanted now."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

import pygame

from engine.layout import Zone
from engine.theme import BONE, SMALL, Typeface
from game.cards import Seat
from game.contract.words import LogLine
from scenes.table.frame import TableFrame, Tone
from scenes.table.hud import prompt_bottom, prompt_height, prompt_lines
from scenes.table.ink import Ink


@dataclass(frozen=True, slots=True)
class News:
    """What happened last, as it is told."""

    words: str
    room: pygame.Rect
    """What it may take, in window pixels."""


def placed_news(ink: Ink, zone: Zone, frame: TableFrame, cards: Sequence[pygame.Rect] = ()) -> News | None:
    """What just happened, and before it as much of what happened earlier as there is room for.

    It is no wider than half of the table: notes stand on either side. A notice of two lines takes its place,
    and so do cards and the words under them where they leave none.
    """
    lines = max(1, len(prompt_lines(ink, zone, frame.prompt)))
    if not frame.news or (lines > 1 and frame.prompt.tone is not Tone.ASK):
        return None
    bottom = round(prompt_bottom(ink, zone) - prompt_height(ink, lines) - 4 * ink.plain)
    most = min(zone.rect.width, ink.surface.get_width() // 2)
    strip = pygame.Rect(0, 0, most, round(34 * ink.plain))
    strip.midbottom = (zone.rect.centerx, bottom)
    clear = _clear(strip, cards)
    fuller = (words for words in frame.fuller if ink.width(words, SMALL, Typeface.ITALIC) <= clear)
    words = next(fuller, "") or ink.shortened(frame.news, Typeface.ITALIC, most)
    room = pygame.Rect(0, 0, min(most, ink.width(words, SMALL, Typeface.ITALIC)), strip.height)
    room.midbottom = strip.midbottom
    lowest = max((cards[index].bottom for index in room.collidelistall(list(cards))), default=room.top)
    height = bottom - lowest
    if height < ink.least_height:
        return None
    return News(words, pygame.Rect(room.left, lowest, room.width, height))


def draw_news(ink: Ink, told: News | None) -> None:
    """Tell it, if there is anything to tell."""
    if told is not None:
        room = told.room
        at = (room.centerx, room.top + room.height / 2)
        ink.line(told.words, at, SMALL, BONE, Typeface.ITALIC, most=max(1, room.width), tall=room.height)


def tellings(lines: Sequence[LogLine], you: Seat | None) -> list[str]:
    """Return all that happened, then the same without what is longest ago, the fullest first.

    What was done to ``you`` is told as long as anything is.
    """
    runs = [(line, len(list(run))) for line, run in groupby(lines)]
    told = []
    for start in range(len(runs)):
        kept = [run for run in runs[:start] if you in run[0].hits]
        told.append(" ".join(_run(line, count) for line, count in [*kept, *runs[start:]]))
    return told


def _run(line: LogLine, count: int) -> str:
    """Return the sentence for a line that comes ``count`` times in a row."""
    if count > 1 and line.repeated:
        return line.repeated.format(count=count)
    return " ".join([line.words] * count)


def _clear(strip: pygame.Rect, cards: Sequence[pygame.Rect]) -> int:
    """How wide the middle of a strip is that no cards reach into."""
    reached = [cards[index] for index in strip.collidelistall(list(cards))]
    beside = [max(card.left - strip.centerx, strip.centerx - card.right, 0) for card in reached]
    return int(min([strip.width, *(2 * apart for apart in beside)]))

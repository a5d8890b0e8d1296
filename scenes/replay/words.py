"""The words of then beside the table: what happened lately, the latest at the bottom and brightest."""

from collections.abc import Sequence

import pygame

from engine.lettering import wrapped
from engine.theme import ASH, BODY, BONE, BRASS, FLAME, SMALL, SOOT, Colour, Typeface
from scenes.names import YOU
from scenes.replay.play import Replayed
from scenes.table.view.text_renderer import TextRenderer

MARGIN = 18
"""Design pixels around the words."""
LEADING = 1.24
OPEN = "Show hands"
"""Stands on the button that does so."""


def head(play: Replayed, total: int) -> list[str]:
    """What is watched, and where one is in it."""
    where = "The end" if play.match.to_move is None else f"Deal {play.view.deal}"
    title = play.saved.title or play.match.game.title
    return [title, f"{where} · move {play.count} of {total}", seen(play)]


def seen(play: Replayed) -> str:
    """Whose eyes are looked through, and for how long where others are wanted."""
    seat, hands = play.eyes.seat, ", all hands open" if play.eyes.open_hands else ""
    until = "" if play.eyes == play.wanted else " until the deal ends"
    return f"{_whose(play, seat)} view{hands}{until}"


def _whose(play: Replayed, seat: int | None) -> str:
    if seat is None:
        return "Spectator"
    return "Your" if play.names[seat] == YOU else f"{play.names[seat]}'s"


def turned_hands(play: Replayed) -> str:
    """What it would do to turn hands: open them all, close them again, or not wait for it any more."""
    if not play.wanted.open_hands:
        return OPEN
    return "Hide hands" if play.eyes.open_hands else "Keep hidden"


def told(speed: float) -> str:
    """A speed on its list, forwards or backwards."""
    return f"Speed {speed:g}×" if speed > 0 else f"Reverse {-speed:g}×"


def draw_words(
    ink: TextRenderer, area: pygame.Rect, head: Sequence[str], lines: Sequence[str], aside: str
) -> None:
    """Fill a panel: where one is, what was asked for, and as much of the story as there is room for."""
    pygame.draw.rect(ink.surface, SOOT, area)
    pygame.draw.line(ink.surface, BRASS, area.topleft, area.bottomleft, 1)
    inner = area.inflate(-round(2 * MARGIN * ink.plain), -round(2 * MARGIN * ink.plain))
    top = float(inner.top)
    for index, words in enumerate(head):
        face = Typeface.DISPLAY if index == 0 else Typeface.TEXT
        top = _set(ink, words, inner, top, BODY if index else 34, FLAME if index == 0 else ASH, face)
    if aside:
        top += MARGIN * ink.plain / 2
        for words in aside.split("\n"):
            top = _set(ink, words, inner, top, SMALL, BONE, Typeface.ITALIC)
    _draw_story(ink, inner, top + MARGIN * ink.plain / 2, lines)


def _draw_story(ink: TextRenderer, inner: pygame.Rect, top: float, lines: Sequence[str]) -> None:
    high = _high(ink, SMALL)
    bottom = float(inner.bottom)
    for index, words in enumerate(reversed(lines)):
        parts = _parts(ink, words, inner.width, SMALL, Typeface.TEXT)
        if bottom - high * len(parts) < top:
            return
        colour = BONE if index == 0 else ASH
        for part in reversed(parts):
            _line(ink, part, inner, bottom - high, SMALL, colour, Typeface.TEXT)
            bottom -= high
        bottom -= high * 0.3


def _set(
    ink: TextRenderer, words: str, inner: pygame.Rect, top: float, size: float, colour: Colour, face: Typeface
) -> float:
    """Lines from a height down; returns where they end."""
    for part in _parts(ink, words, inner.width, size, face):
        _line(ink, part, inner, top, size, colour, face)
        top += _high(ink, size)
    return top


def _line(
    ink: TextRenderer, words: str, inner: pygame.Rect, top: float, size: float, colour: Colour, face: Typeface
) -> None:
    middle = (inner.left + ink.width(words, size, face) / 2, top + _high(ink, size) / 2)
    ink.line(words, middle, size, colour, face, most=inner.width)


def _parts(ink: TextRenderer, words: str, width: int, size: float, face: Typeface) -> list[str]:
    return wrapped(words, ink.font(round(size), face), width)


def _high(ink: TextRenderer, size: float) -> float:
    return size * ink.pixels * LEADING

"""A few words beside a pile: what is there, or what goes there."""

from collections.abc import Sequence
from typing import Final

import pygame

from engine.layout import Side, Spread, Zone
from engine.theme import BONE, LARGE, SMALL, Typeface
from scenes.table.view.text_renderer import TextRenderer, in_lines

AWAY: Final = 8
"""Design pixels between a pile and the words."""
ASIDE: Final = 190
"""Design pixels that words to the left or right of a pile are wide at the most."""
SPACE: Final = 1.5
"""The largest width of a caption below or above a pile, as a share of the pile's part of the table."""


def draw_caption(
    ink: TextRenderer, words: str, area: pygame.Rect, zone: Zone, taken: Sequence[pygame.Rect]
) -> None:
    """Write words on the side of a pile where the table map wants them, as large as they fit.

    Args:
        ink: what they are written with.
        words: what is said.
        area: what the pile takes, in window pixels.
        zone: the pile's part of the table.
        taken: what must not be covered, in window pixels.
    """
    most = _most(ink, area, zone)
    biggest = round((LARGE if zone.words is Side.RIGHT else SMALL) * ink.pixels)
    least = ink.floor
    for pixels in range(max(biggest, least), least - 1, -1):
        for lines in _ways(ink, words, pixels):
            rects = _placed(ink, lines, pixels, area, zone.words)
            fits = max(rect.width for rect in rects) <= most
            if fits and all(rect.collidelist(taken) < 0 for rect in rects):
                _write(ink, lines, rects, pixels)
                return
    _write(ink, [words], _placed(ink, [words], least, area, zone.words), least)


def _most(ink: TextRenderer, area: pygame.Rect, zone: Zone) -> float:
    """Return how many window pixels wide words beside a pile may be."""
    match zone.words:
        case Side.RIGHT:
            return ASIDE * ink.pixels
        case Side.LEFT:
            return ASIDE * ink.plain
    return max(zone.width, area.width * SPACE) if zone.spread is Spread.PILE else zone.width


def _ways(ink: TextRenderer, words: str, pixels: int) -> Sequence[list[str]]:
    """Return a caption in one line, in two and in three."""
    font = ink.assets.font(Typeface.TEXT, pixels)
    return [words], in_lines(words, 2, font), in_lines(words, 3, font)


def _placed(
    ink: TextRenderer, lines: Sequence[str], pixels: int, area: pygame.Rect, side: Side
) -> list[pygame.Rect]:
    """Return where each line stands, in window pixels."""
    sizes = [ink.assets.room(line, Typeface.TEXT, pixels) for line in lines]
    away, tall = round(AWAY * ink.plain), sum(high for _, high in sizes)
    top = {Side.BELOW: area.bottom + away, Side.ABOVE: area.top - away - tall}.get(
        side, area.centery - tall // 2
    )
    rects = []
    for wide, high in sizes:
        left = {Side.LEFT: area.left - away - wide, Side.RIGHT: area.right + away}.get(
            side, area.centerx - wide // 2
        )
        rects.append(pygame.Rect(left, top, wide, high))
        top += high
    return rects


def _write(ink: TextRenderer, lines: Sequence[str], rects: Sequence[pygame.Rect], pixels: int) -> None:
    for line, rect in zip(lines, rects, strict=True):
        ink.line(line, rect.center, pixels / ink.pixels, BONE, shade=True)

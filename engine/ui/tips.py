"""Tooltips: a line of help near a control whose name alone does not explain it."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import TypeAlias

import pygame

from engine.text_wrapping import balanced
from engine.theme import BONE, BRASS, SMALL, SOOT, Typeface
from engine.ui.form import Form
from engine.ui.placement import least_covering, nearest
from engine.ui.text import TextRenderer
from engine.ui.widget import Control

WIDTHS = (0.6, 0.45, 0.32, 0.22, 0.14)
"""Shares of the room that a line takes at the most, the best first."""
AWAY, SIDE, EDGE = 12, 14, 6
"""Design pixels from what it is about, and from the frame to the words, across and down."""
NEAR = 48
"""Design pixels from its subject within which a tip is seen to belong to it; no free place is looked for
farther off."""

Bounds: TypeAlias = tuple[int, int, int, int]


def draw_tip(surface: pygame.Surface, form: Form, words: str, about: pygame.Rect) -> pygame.Rect:
    """Draw words in a frame beside their subject, clear of all else if it can; return the frame's place."""
    app, room = form.app, surface.get_rect().inflate(-8, -8)
    renderer = app.renderer(surface)
    by_size = frames(words, renderer.font(SMALL, Typeface.TEXT), room.width, app.pixels)
    clear = tuple(tuple(rect) for rect in kept_clear(form) if not rect.contains(about))
    away, near = round(AWAY * app.pixels), round(NEAR * app.pixels)
    box = pygame.Rect(_place(tuple(by_size), tuple(about), tuple(room), clear, away, near))
    draw_frame(renderer, box, by_size[box.size], SMALL)
    return box


def draw_frame(renderer: TextRenderer, box: pygame.Rect, lines: Sequence[str], size: float) -> None:
    """Draw lines of type in a frame; ``size`` is in design pixels."""
    edge, step = round(EDGE * renderer.scale), renderer.font(size, Typeface.TEXT).get_height()
    renderer.box(box, SOOT, BRASS, 2, edge)
    for row, line in enumerate(lines):
        renderer.line(line, (box.centerx, box.top + edge + step * (row + 0.5)), size, BONE)


def frames(words: str, font: pygame.font.Font, wide: int, pixels: float) -> dict[tuple[int, int], list[str]]:
    """Return the lines in which words may be set by the size of the frame in window pixels, best first."""
    side, edge = round(SIDE * pixels), round(EDGE * pixels)
    by_size: dict[tuple[int, int], list[str]] = {}
    for share in WIDTHS:
        lines = balanced(words, font, round(wide * share))
        width = max(font.size(line)[0] for line in lines) + 2 * side
        by_size.setdefault((width, len(lines) * font.get_height() + 2 * edge), lines)
    return by_size


def kept_clear(form: Form) -> Iterator[pygame.Rect]:
    """Yield the places a tip keeps clear of: all that can be clicked or read, as far as it is seen."""
    for widget in form.widgets:
        if isinstance(widget, Control):
            yield widget.seen
        for line in widget.written():
            yield line.rect if widget.view is None else line.rect.clip(widget.view)


@lru_cache(maxsize=32)
def _place(
    sizes: Sequence[tuple[int, int]],
    about: Bounds,
    room: Bounds,
    clear: Sequence[Bounds],
    away: int,
    near: int,
) -> Bounds:
    """Return the place of the frame: a free one that is near, or else the one that covers least."""
    spot, inside, taken = pygame.Rect(about), pygame.Rect(room), [pygame.Rect(each) for each in clear]
    box = nearest(sizes, spot, inside, away, taken, near)
    if box is None:
        box = least_covering(sizes, spot, inside, away, taken)
    return box.x, box.y, box.width, box.height

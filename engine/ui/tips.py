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
"""The widest lines to try, as shares of the room's width, best first."""
DISTANCE, SIDE, EDGE = 12, 14, 6
"""Design pixels between tooltip and subject, and between frame and text at the sides and above and below."""
NEAR = 48
"""The largest distance from its subject at which a tooltip is readily understood, in design pixels."""

Bounds: TypeAlias = tuple[int, int, int, int]


def draw_tip(surface: pygame.Surface, form: Form, words: str, about: pygame.Rect) -> pygame.Rect:
    """Draw a framed text beside its subject, clear of everything else if possible; return its rectangle."""
    app, room = form.app, surface.get_rect().inflate(-8, -8)
    renderer = app.renderer(surface)
    by_size = frames(words, renderer.font(SMALL, Typeface.TEXT), room.width, app.pixels)
    clear = tuple(tuple(rect) for rect in kept_clear(form) if not rect.contains(about))
    away, near = round(DISTANCE * app.pixels), round(NEAR * app.pixels)
    box = pygame.Rect(_place(tuple(by_size), tuple(about), tuple(room), clear, away, near))
    draw_frame(renderer, box, by_size[box.size], SMALL)
    return box


def draw_frame(renderer: TextRenderer, box: pygame.Rect, lines: Sequence[str], size: float) -> None:
    """Draw lines of text in a frame; ``size`` is in design pixels."""
    edge, step = round(EDGE * renderer.scale), renderer.font(size, Typeface.TEXT).get_height()
    renderer.box(box, SOOT, BRASS, 2, edge)
    for row, line in enumerate(lines):
        renderer.line(line, (box.centerx, box.top + edge + step * (row + 0.5)), size, BONE)


def frames(words: str, font: pygame.font.Font, wide: int, pixels: float) -> dict[tuple[int, int], list[str]]:
    """Return possible line breaks of a text by the size of its frame in window pixels, best first."""
    side, edge = round(SIDE * pixels), round(EDGE * pixels)
    by_size: dict[tuple[int, int], list[str]] = {}
    for share in WIDTHS:
        lines = balanced(words, font, round(wide * share))
        width = max(font.size(line)[0] for line in lines) + 2 * side
        by_size.setdefault((width, len(lines) * font.get_height() + 2 * edge), lines)
    return by_size


def kept_clear(form: Form) -> Iterator[pygame.Rect]:
    """Yield the rectangles a tooltip avoids: the visible parts of all controls and texts."""
    for widget in form.widgets:
        if isinstance(widget, Control):
            yield widget.visible
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
    """Return the frame's bounds: a free place nearby, or else the one that covers the least."""
    spot, inside, taken = pygame.Rect(about), pygame.Rect(room), [pygame.Rect(each) for each in clear]
    box = nearest(sizes, spot, inside, away, taken, near)
    if box is None:
        box = least_covering(sizes, spot, inside, away, taken)
    return box.x, box.y, box.width, box.height

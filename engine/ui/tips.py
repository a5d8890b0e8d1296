"""Tooltips: a line of help near a control whose name alone does not explain it."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from math import inf
from typing import NamedTuple

import pygame

from engine.text_wrapping import balanced
from engine.theme import BONE, BRASS, SMALL, SOOT, Typeface
from engine.ui.form import Form
from engine.ui.placement import nearest
from engine.ui.text import TextRenderer
from engine.ui.widget import Control

WIDTHS = (0.6, 0.45, 0.32, 0.22, 0.14)
"""The widest lines to try, as shares of the room's width, best first."""
DISTANCE, SIDE, EDGE = 12, 14, 6
"""Design pixels between tooltip and subject, and between frame and text at the sides and above and below."""
NEAR = 48
"""The largest distance from its subject at which a tooltip is readily understood, in design pixels."""


class Attempt(NamedTuple):
    """An attempt to place a tooltip."""

    room: pygame.Rect
    taken: Sequence[pygame.Rect]
    """The areas to keep clear of."""
    most: float = inf
    """The largest distance from its subject, in window pixels."""
    down: int = 1
    """The weight of vertical distance against horizontal."""


@dataclass(frozen=True, slots=True)
class PlacedTip:
    """A tooltip with its place on screen."""

    box: pygame.Rect
    lines: Sequence[str]
    size: float
    """The type size, in design pixels."""

    def draw(self, renderer: TextRenderer) -> None:
        """Draw the lines in their frame."""
        edge, step = round(EDGE * renderer.box_scale), renderer.font(self.size, Typeface.TEXT).get_height()
        renderer.box(self.box, SOOT, BRASS, 2, edge)
        for row, line in enumerate(self.lines):
            at = self.box.centerx, self.box.top + edge + step * (row + 0.5)
            renderer.line(line, at, self.size, BONE)


def place_tip(
    renderer: TextRenderer, words: str, about: pygame.Rect, attempts: Iterable[Attempt]
) -> PlacedTip | None:
    """Place a tooltip by the first attempt that finds a place, in smaller type if needed."""
    smaller = (min(SMALL, size / renderer.text_scale) for size in (renderer.readable, renderer.smallest))
    sizes = tuple(dict.fromkeys((SMALL, *smaller)))
    away = renderer.px(DISTANCE)
    for (room, taken, most, down), size in product(attempts, sizes):
        by_size = _frames(words, renderer.font(size, Typeface.TEXT), room.width, renderer.box_scale)
        box = nearest(tuple(by_size), about, room, away, taken, most, down)
        if box is not None:
            return PlacedTip(box, by_size[box.size], size)
    return None


def draw_tip(surface: pygame.Surface, form: Form, words: str, about: pygame.Rect) -> pygame.Rect | None:
    """Draw a framed text beside its subject, clear of everything else if possible; return its rectangle."""
    room, renderer = surface.get_rect().inflate(-8, -8), form.app.renderer(surface)
    clear = [rect for rect in _kept_clear(form) if not rect.contains(about)]
    attempts = (Attempt(room, clear, NEAR * form.app.box_scale), Attempt(room, ()))
    placed = place_tip(renderer, words, about, attempts)
    if placed is None:
        return None
    placed.draw(renderer)
    return placed.box


def _frames(
    words: str, font: pygame.font.Font, wide: int, box_scale: float
) -> dict[tuple[int, int], list[str]]:
    """Return possible line breaks of a text by the size of its frame in window pixels, best first."""
    side, edge = round(SIDE * box_scale), round(EDGE * box_scale)
    by_size: dict[tuple[int, int], list[str]] = {}
    for share in WIDTHS:
        lines = balanced(words, font, round(wide * share))
        width = max(font.size(line)[0] for line in lines) + 2 * side
        by_size.setdefault((width, len(lines) * font.get_height() + 2 * edge), lines)
    return by_size


def _kept_clear(form: Form) -> Iterator[pygame.Rect]:
    """Yield the rectangles a tooltip avoids: the visible parts of all controls and texts."""
    for widget in form.widgets:
        if isinstance(widget, Control):
            yield widget.visible
        for line in widget.written():
            yield line.rect if widget.view is None else line.rect.clip(widget.view)

"""Tooltips: a line of help near a control whose name alone does not explain it."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import TypeAlias

import pygame

from engine.text_wrapping import balanced
from engine.theme import BONE, BRASS, SMALL, SOOT, Typeface
from engine.ui.form import Form
from engine.ui.shapes import area_of, gaps
from engine.ui.text_renderer import TextRenderer
from engine.ui.widget import Control

WIDTHS = (0.6, 0.45, 0.32, 0.22, 0.14)
"""Shares of the room that a line takes at the most, the best first."""
AWAY, SIDE, EDGE = 12, 14, 6
"""Design pixels from what it is about, and from the frame to the words, across and down."""
NEAR = 48
"""Design pixels from its subject within which a tip is seen to belong to it; no free place is looked for
farther off."""
ROWS = 45
"""The number of rows of places tried, from the top of the room to its bottom."""

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
    box = nearest(sizes, spot, inside, away, taken)
    if box is None or far(spot, box)[0] > near:
        box = least_covering(sizes, spot, inside, away, taken)
    return box.x, box.y, box.width, box.height


def nearest(
    sizes: Sequence[tuple[int, int]],
    spot: pygame.Rect,
    room: pygame.Rect,
    away: int,
    taken: Sequence[pygame.Rect],
) -> pygame.Rect | None:
    """Return the free frame nearest to its subject, in rows all over the room; the nearest rows come first.

    It lies ``away`` pixels from what it is about, and a quarter of that from whatever else is taken.
    """
    avoided = [spot.inflate(2 * away, 2 * away)]
    avoided += [each.inflate(away // 2, away // 2) for each in taken if each]
    best, found = (sum(room.size), 0, 0.0), None
    for width, height in sizes:
        for apart, top in _rows(height, spot, room, away):
            if apart > best[0]:
                break
            row = pygame.Rect(room.left, top, room.width, height)
            for start, end in _gaps(row, [avoided[index] for index in row.collidelistall(avoided)], width):
                left = min(max(spot.centerx - width // 2, start), end - width)
                box = pygame.Rect(left, top, width, height)
                if (distance := far(spot, box)) < best:
                    best, found = distance, box
    return found


def least_covering(
    sizes: Sequence[tuple[int, int]],
    spot: pygame.Rect,
    room: pygame.Rect,
    away: int,
    taken: Sequence[pygame.Rect],
) -> pygame.Rect:
    """Return the frame beside its subject that covers least of what is taken."""
    around = sorted(_beside(sizes, spot, room, away), key=lambda box: far(spot, box))
    return min(around, key=lambda box: _covered(box, [spot, *taken]))


def _rows(height: int, spot: pygame.Rect, room: pygame.Rect, away: int) -> list[tuple[int, int]]:
    """Return the distances of rows of frames from their subject, and their tops, the nearest first."""
    lowest = room.bottom - height
    tops = {*_tops(height, spot, away), *range(room.top, lowest, max(1, room.height // ROWS))}
    inside = (top for top in tops if room.top <= top <= lowest)
    return sorted((max(0, top - spot.bottom, spot.top - top - height), top) for top in inside)


def _tops(height: int, spot: pygame.Rect, away: int) -> tuple[int, ...]:
    """Return the tops of frames of a height that lie above, below or beside something."""
    beside = spot.top, spot.bottom - height, spot.centery - height // 2
    return *beside, spot.top - away - height, spot.bottom + away


def _gaps(row: pygame.Rect, taken: Sequence[pygame.Rect], wide: int) -> Iterator[tuple[int, int]]:
    """Yield the start and end of each gap in a row that is at least ``wide`` pixels."""
    start = row.left
    for left, right in sorted((each.left, each.right) for each in taken):
        if left - start >= wide:
            yield start, left
        start = max(start, right)
    if row.right - start >= wide:
        yield start, row.right


def _beside(
    sizes: Sequence[tuple[int, int]], spot: pygame.Rect, room: pygame.Rect, away: int
) -> Iterator[pygame.Rect]:
    """Yield frames of all sizes on every side of something, moved into the room."""
    for width, height in sizes:
        lefts = spot.left, spot.right - width, spot.centerx - width // 2
        for left in (*lefts, spot.left - away - width, spot.right + away):
            for top in _tops(height, spot, away):
                yield pygame.Rect(left, top, width, height).clamp(room)


def far(spot: pygame.Rect, box: pygame.Rect) -> tuple[int, int, float]:
    """Return a frame's distance from its subject, its height, and the distance of their middles."""
    right, low = gaps(spot, box)
    middles = pygame.Vector2(spot.center).distance_to(box.center)
    return max(0, right) + max(0, low), box.height, middles


def _covered(box: pygame.Rect, avoided: Sequence[pygame.Rect]) -> int:
    """Return the pixels of places to avoid that a frame covers; its subject counts most."""
    shared = [box.clip(each) for each in avoided]
    return sum(map(area_of, shared)) + 1000 * area_of(shared[0])

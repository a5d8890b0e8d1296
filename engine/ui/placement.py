"""Placement of rectangles: the gaps between them, and free places for boxes beside their subjects."""

from collections.abc import Iterator, Sequence
from itertools import product
from math import hypot, inf

import pygame

ROWS = 45
"""The number of rows in which places are tried, from the top of the room to its bottom."""


def nearest(
    sizes: Sequence[tuple[int, int]],
    spot: pygame.Rect,
    room: pygame.Rect,
    away: int,
    taken: Sequence[pygame.Rect],
    near: float = inf,
    down: int = 1,
) -> pygame.Rect | None:
    """Return the free box nearest to its subject ``spot``, in rows all over the room, nearest rows first.

    It keeps ``away`` pixels from its subject, and a quarter of that from everything ``taken``. ``near`` is
    the largest distance allowed, in pixels. ``down`` is the weight of vertical distance against horizontal.
    """
    avoided = [spot.inflate(2 * away, 2 * away)]
    avoided += [each.inflate(away // 2, away // 2) for each in taken if each]
    best, found = (min(near, sum(room.size)), room.height + 1, 0.0), None
    for width, height in sizes:
        for apart, top in _rows(height, spot, room, away):
            if apart > best[0]:
                break
            row = pygame.Rect(room.left, top, room.width, height)
            crossed = [avoided[index] for index in row.collidelistall(avoided)]
            for start, end in _free_spans(row, crossed, width):
                left = min(max(spot.centerx - width // 2, start), end - width)
                box = pygame.Rect(left, top, width, height)
                if (distance := far(spot, box, down)) < best:
                    best, found = distance, box
    return found


def nearest_in(
    rooms: Sequence[pygame.Rect],
    sizes: Sequence[tuple[int, int]],
    spot: pygame.Rect,
    away: int,
    taken: Sequence[pygame.Rect],
    near: float,
) -> pygame.Rect:
    """Return a free box within ``near`` pixels: in the best size, in the first of the rooms that has one.

    Otherwise return the nearest free one in the last room, or the nearest one that covers something.
    """
    for size, room in product(sizes, rooms):
        if (box := nearest([size], spot, room, away, taken, near)) is not None:
            return box
    room = rooms[-1]
    free = nearest(sizes, spot, room, away, taken) or nearest(sizes, spot, room, away, ())
    return free or pygame.Rect(spot.topleft, sizes[-1]).clamp(room)


def _rows(height: int, spot: pygame.Rect, room: pygame.Rect, away: int) -> list[tuple[int, int]]:
    """Return rows of boxes as distances from their subject and tops, nearest first."""
    lowest = room.bottom - height
    tops = {*_tops(height, spot, away), *range(room.top, lowest, max(1, room.height // ROWS))}
    inside = (top for top in tops if room.top <= top <= lowest)
    return sorted((max(0, top - spot.bottom, spot.top - top - height), top) for top in inside)


def _tops(height: int, spot: pygame.Rect, away: int) -> tuple[int, ...]:
    """Return the tops of boxes of a height that are above, below or beside a rectangle."""
    level = spot.top, spot.bottom - height, spot.centery - height // 2
    return *level, spot.top - away - height, spot.bottom + away


def _free_spans(row: pygame.Rect, taken: Sequence[pygame.Rect], wide: int) -> Iterator[tuple[int, int]]:
    """Yield the start and end of each gap in a row that is at least ``wide`` pixels wide."""
    start = row.left
    for left, right in sorted((each.left, each.right) for each in taken):
        if left - start >= wide:
            yield start, left
        start = max(start, right)
    if row.right - start >= wide:
        yield start, row.right


def far(spot: pygame.Rect, box: pygame.Rect, weight: int = 1) -> tuple[int, int, float]:
    """Return a box's distance from its subject, its height, and the distance of their centres.

    Vertical pixels are multiplied by ``weight``.
    """
    across, down = gaps(spot, box)
    middles = pygame.Vector2(spot.center).distance_to(box.center)
    return max(0, across) + weight * max(0, down), box.height, middles


def gaps(one: pygame.Rect, other: pygame.Rect) -> tuple[int, int]:
    """Return the pixels between two rectangles, across and down; negative if they overlap in a direction."""
    across = max(other.left - one.right, one.left - other.right)
    return across, max(other.top - one.bottom, one.top - other.bottom)


def gap(one: pygame.Rect, other: pygame.Rect) -> float:
    """Return the pixels between two rectangles; 0 if they touch or overlap."""
    across, down = gaps(one, other)
    return hypot(max(0, across), max(0, down))


def area_of(rect: pygame.Rect) -> int:
    """Return the number of pixels in a rectangle."""
    return rect.width * rect.height

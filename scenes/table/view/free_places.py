"""Where a sheet has room among what must stay in sight, found without trying every place."""

from collections.abc import Iterator, Sequence

import pygame

from scenes.table.view.label_placement import area_of

WASTE = 1.1
"""How much more than what lies in it one rectangle for several may hold."""


def free_places(
    size: tuple[int, int],
    within: pygame.Rect,
    kept: Sequence[pygame.Rect],
    toward: Sequence[tuple[int, int]],
) -> Iterator[pygame.Rect]:
    """Places that meet nothing: in each column worth trying and each gap of it the nearest to each point.

    A sheet that is free can be moved aside until it meets something, so no column but those beside
    something, at an edge or under a point needs a try.

    Args:
        size: of the sheet, in window pixels.
        within: what it must not leave.
        kept: what must not be met, with the room that is to stay free around it.
        toward: what it should be near.
    """
    wide, high = size
    for left in _columns(wide, within, kept, toward):
        column = pygame.Rect(left, within.top, wide, within.height)
        for top, bottom in _gaps(column, [kept[index] for index in column.collidelistall(kept)]):
            if bottom - top >= high:
                tops = {min(max(y - high // 2, top), bottom - high) for _, y in toward}
                yield from (pygame.Rect(left, y, wide, high) for y in sorted(tops))


def _columns(
    wide: int, within: pygame.Rect, kept: Sequence[pygame.Rect], toward: Sequence[tuple[int, int]]
) -> list[int]:
    """Where a sheet so wide may begin on the left."""
    lefts = {within.left, within.right - wide, *(x - wide // 2 for x, _ in toward)}
    lefts.update(rect.right for rect in kept)
    lefts.update(rect.left - wide for rect in kept)
    return sorted(left for left in lefts if within.left <= left <= within.right - wide)


def _gaps(column: pygame.Rect, met: Sequence[pygame.Rect]) -> Iterator[tuple[int, int]]:
    """From where to where a column is free."""
    top = column.top
    for begins, ends in sorted((rect.top, rect.bottom) for rect in met):
        if begins > top:
            yield top, begins
        top = max(top, ends)
    yield top, column.bottom


def rows_of(rects: Sequence[pygame.Rect]) -> list[pygame.Rect]:
    """Rectangles side by side, such as the cards of a hand, as one where that hardly takes more."""
    rows: list[pygame.Rect] = []
    for rect in rects:
        last = rows[-1] if rows else None
        if last is not None:
            both = last.union(rect)
            apart = area_of(last) + area_of(rect) - area_of(last.clip(rect))
            if area_of(both) <= WASTE * apart:
                rows[-1] = both
                continue
        rows.append(rect)
    return rows

"""Motions of cards that stay in place: heaps are shuffled, rows of a battle clash, hands hop."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from engine.easing import linear, there_and_back
from engine.motion import Pose, clash, riffle
from engine.sprites import CardSprite
from engine.theme import scale
from engine.timeline import Timeline
from scenes.table.view.board import PILE_SHOWN, Board
from scenes.table.view.table_layout import HAND

SHUFFLE: Final = 620.0
"""Milliseconds that a heap is shuffled."""
CLASH: Final = 640.0
"""Milliseconds until cards that clashed are back in their places."""
STRIKES: Final = 0.45
"""The share of that time after which they hit each other."""
HOP, HOPS = 12, 260.0
"""Design pixels that hands hop at a blow, and milliseconds of that."""
PARTED: Final = 0.7
"""Width of a heap, as a share of its height, by which its halves are parted."""


def shuffle_heap(board: Board, place: int, timeline: Timeline) -> None:
    """Part a heap in two and let the halves fall into each other."""
    heap = board.piles[place][-PILE_SHOWN:]
    for index, sprite in enumerate(heap):
        wide = sprite.height * PARTED
        _stir(sprite, partial(_riffled, index, len(heap), wide), SHUFFLE, timeline)


def clash_rows(board: Board, places: Sequence[int], timeline: Timeline) -> bool:
    """Let the cards of the first place and of the others lunge at each other; False if there are no two."""
    rows = [board.piles[place] for place in places if board.piles[place]]
    if len(rows) < 2:
        return False
    middles = [_middle(row) for row in rows]
    for row, middle in zip(rows, middles, strict=True):
        other = middles[0] if row is not rows[0] else middles[-1]
        for sprite in row:
            _stir(sprite, partial(_clashed, middle, other), CLASH, timeline)
    return True


def hop_hands(board: Board, timeline: Timeline) -> None:
    """Let every hand hop a little, as when somebody hits the table."""
    high = HOP * scale(board.window)
    for place, where in enumerate(board.places):
        if where.kind.name == HAND:
            for sprite in board.piles[place]:
                if not sprite.aloft:
                    _stir(sprite, partial(_hopping, high), HOPS, timeline)


def _hopping(high: float, home: Pose, share: float) -> Pose:
    return replace(home, y=home.y - high * there_and_back(share))


def _stir(sprite: CardSprite, pose: Callable[[Pose, float], Pose], lasts: float, timeline: Timeline) -> None:
    """Move a card about its place, unless it is sent elsewhere meanwhile."""
    home, course = Pose(sprite.x, sprite.y, sprite.angle), sprite.course

    def move(share: float) -> None:
        if sprite.course == course:
            at = pose(home, share)
            sprite.x, sprite.y, sprite.angle = at.x, at.y, at.angle
            sprite.gliding = share < 1.0

    timeline.add(0, lasts, move, linear)


def _riffled(index: int, count: int, wide: float, home: Pose, share: float) -> Pose:
    return riffle(home, share, index, count, wide)


def _clashed(middle: Pose, other: Pose, home: Pose, share: float) -> Pose:
    """A card of a row goes where its row goes."""
    row = clash(middle, other, share)
    return Pose(home.x + row.x - middle.x, home.y + row.y - middle.y, home.angle + row.angle - middle.angle)


def _middle(row: Sequence[CardSprite]) -> Pose:
    return Pose(sum(card.x for card in row) / len(row), sum(card.y for card in row) / len(row))

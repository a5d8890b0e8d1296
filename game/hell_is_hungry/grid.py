"""The piles of the table: the grid of souls and each seat's piles (HH-2, HH-7)."""

from dataclasses import dataclass
from functools import cache
from typing import Final

from game.cards import Seat
from game.hell_is_hungry.cards import SOUL_BACK, own_back
from game.table import PileKind, Place, Sight

MOST_CELLS: Final = 16
EMPTY_PILES: Final = 3
"""The number of empty piles that ends the game (HH-16)."""

SOUL_KIND: Final = PileKind("soul", Sight.EVERYBODY)
BENEATH_KIND: Final = PileKind("beneath", Sight.NOBODY)
UNUSED_KIND: Final = PileKind("unused", Sight.NOBODY)
LANE_KIND: Final = PileKind("lane", Sight.EVERYBODY)
"""The cards that a seat has played in the current battle."""
DECK_KIND: Final = PileKind("deck", Sight.NOBODY)
HAND_KIND: Final = PileKind("hand", Sight.OWNER)
POINTS_KIND: Final = PileKind("points", Sight.EVERYBODY)
PURGATORY_KIND: Final = PileKind("purgatory", Sight.EVERYBODY)


def places(seats: int, cells: int) -> tuple[Place, ...]:
    """Return the places of a table, in the order of the indexes in ``Grid``."""
    each = range(seats)
    return (
        *(Place(SOUL_KIND, number=cell) for cell in range(cells)),
        *(Place(BENEATH_KIND, number=cell, back=SOUL_BACK) for cell in range(cells)),
        Place(UNUSED_KIND, back=SOUL_BACK),
        *(Place(LANE_KIND, number=seat) for seat in each),
        *(Place(DECK_KIND, seat, back=own_back(seat)) for seat in each),
        *(Place(HAND_KIND, seat, back=own_back(seat)) for seat in each),
        *(Place(POINTS_KIND, seat) for seat in each),
        *(Place(PURGATORY_KIND, seat) for seat in each),
    )


@dataclass(frozen=True, slots=True)
class Grid:
    """The piles of souls, their neighbours, and the index of every other place, by pile or by seat.

    The index of a pile's exposed soul is the number of the pile.
    """

    seats: int
    cells: int
    adjacent: tuple[tuple[int, ...], ...]
    places: tuple[Place, ...]
    beneath: tuple[int, ...]
    unused: int
    lanes: tuple[int, ...]
    decks: tuple[int, ...]
    hands: tuple[int, ...]
    points: tuple[int, ...]
    purgatories: tuple[int, ...]
    draws: tuple[tuple[tuple[int, int], ...], ...]
    """The deck and hand of each seat in turn order, by the seat that starts."""

    def kind_of(self, place: int) -> PileKind:
        """Return the kind of pile at a place."""
        return self.places[place].kind

    def seat_of(self, place: int) -> Seat:
        """Return the owner of a place that belongs to a seat."""
        return (place - self.lanes[0]) % self.seats


@cache
def grid_for(seats: int, diagonals: bool) -> Grid:
    """Return a grid of 3 by 3 piles for two seats, or of 4 by 4 for more (HH-2)."""
    side = 3 if seats == 2 else 4
    cells = side * side
    by_seat = iter(range(2 * cells + 1, 2 * cells + 1 + 5 * seats))
    lanes, decks, hands, points, purgatories = (tuple(next(by_seat) for _ in range(seats)) for _ in range(5))
    return Grid(
        seats=seats,
        cells=cells,
        adjacent=tuple(_adjacent(cell, side, diagonals) for cell in range(cells)),
        places=places(seats, cells),
        beneath=tuple(range(cells, 2 * cells)),
        unused=2 * cells,
        lanes=lanes,
        decks=decks,
        hands=hands,
        points=points,
        purgatories=purgatories,
        draws=tuple(
            tuple((decks[left % seats], hands[left % seats]) for left in range(first, first + seats))
            for first in range(seats)
        ),
    )


def _adjacent(cell: int, side: int, diagonals: bool) -> tuple[int, ...]:
    """Return the neighbours of a pile: up, down, left and right, and optionally diagonals (HH-7)."""
    row, column = divmod(cell, side)
    steps = [(-1, 0), (0, -1), (0, 1), (1, 0)]
    if diagonals:
        steps += [(-1, -1), (-1, 1), (1, -1), (1, 1)]
    return tuple(
        (row + down) * side + column + across
        for down, across in steps
        if 0 <= row + down < side and 0 <= column + across < side
    )

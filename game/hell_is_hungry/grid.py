"""The grid of souls at Hell is Hungry!: its shape, and where each place is listed (HH-2, HH-7)."""

from dataclasses import dataclass
from functools import cache
from typing import Final

from game.cards import Seat
from game.hell_is_hungry.places import places
from game.table import PileKind, Place

MOST_CELLS: Final = 16


@dataclass(frozen=True, slots=True)
class Grid:
    """How many piles of souls, which are adjacent, and the places: by pile of souls, or by seat.

    The exposed soul of a pile lies in the place of the same number.
    """

    seats: int
    cells: int
    adjacent: tuple[tuple[int, ...], ...]
    places: tuple[Place, ...]
    beneath: tuple[int, ...]
    """The place of what lies beneath each pile's exposed soul."""
    unused: int
    lanes: tuple[int, ...]
    """The place of what each seat has played in the running battle."""
    decks: tuple[int, ...]
    hands: tuple[int, ...]
    points: tuple[int, ...]
    purgatories: tuple[int, ...]
    draws: tuple[tuple[tuple[int, int], ...], ...]
    """Deck and hand of each seat, from the one that begins the turn to its left."""

    def kind_of(self, place: int) -> PileKind:
        """What kind of pile lies in a place."""
        return self.places[place].kind

    def seat_of(self, place: int) -> Seat:
        """Whose pile lies in a place: one of those that are listed by seat."""
        return (place - self.lanes[0]) % self.seats


@cache
def grid_for(seats: int, diagonals: bool) -> Grid:
    """HH-2: three by three piles for two seats, four by four for more."""
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
    """HH-7: up, down, left and right; the diagonals too, where the option says so."""
    row, column = divmod(cell, side)
    steps = [(-1, 0), (0, -1), (0, 1), (1, 0)]
    if diagonals:
        steps += [(-1, -1), (-1, 1), (1, -1), (1, 1)]
    return tuple(
        (row + down) * side + column + across
        for down, across in steps
        if 0 <= row + down < side and 0 <= column + across < side
    )

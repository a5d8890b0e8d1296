"""The table of Hell is Hungry!: the grid of souls and what lies before each seat (HH-2, HH-7)."""

from dataclasses import dataclass
from functools import cache
from typing import Final

from game.cards import Seat
from game.hell_is_hungry.cards import SOUL_BACK, own_back
from game.table import PileKind, Place, Sight

SOUL_KIND: Final = PileKind("soul", Sight.EVERYBODY)
BENEATH_KIND: Final = PileKind("beneath", Sight.NOBODY)
UNUSED_KIND: Final = PileKind("unused", Sight.NOBODY)
BATTLE_KIND: Final = PileKind("battle", Sight.EVERYBODY)
DECK_KIND: Final = PileKind("deck", Sight.NOBODY)
HAND_KIND: Final = PileKind("hand", Sight.OWNER)
POINTS_KIND: Final = PileKind("points", Sight.EVERYBODY)
PURGATORY_KIND: Final = PileKind("purgatory", Sight.EVERYBODY)

MOST_CELLS: Final = 16


@dataclass(frozen=True, slots=True)
class Board:
    """The shape of a table: how many piles, which are adjacent, and where each place is listed."""

    seats: int
    side: int
    cells: int
    adjacent: tuple[tuple[int, ...], ...]
    places: tuple[Place, ...]
    beneath: int
    """Place index of what lies beneath pile 0; the exposed soul of pile c is place c."""
    unused: int
    battle: int
    decks: int
    hands: int
    points: int
    purgatories: int
    """Place index of seat 0's; the other seats follow."""
    draws: tuple[tuple[tuple[int, int], ...], ...]
    """Deck and hand of each seat, from the one that begins the turn to its left."""


@cache
def board_for(seats: int, diagonals: bool) -> Board:
    """HH-2: three by three piles for two seats, four by four for more."""
    side = 3 if seats == 2 else 4
    cells = side * side
    each = range(seats)
    places = (
        *(Place(SOUL_KIND, number=cell) for cell in range(cells)),
        *(Place(BENEATH_KIND, number=cell, back=SOUL_BACK) for cell in range(cells)),
        Place(UNUSED_KIND, back=SOUL_BACK),
        Place(BATTLE_KIND),
        *(Place(DECK_KIND, seat, back=own_back(seat)) for seat in each),
        *(Place(HAND_KIND, seat, back=own_back(seat)) for seat in each),
        *(Place(POINTS_KIND, seat) for seat in each),
        *(Place(PURGATORY_KIND, seat) for seat in each),
    )
    decks = 2 * cells + 2
    hands = decks + seats
    return Board(
        seats=seats,
        side=side,
        cells=cells,
        adjacent=tuple(_adjacent(cell, side, diagonals) for cell in range(cells)),
        places=places,
        beneath=cells,
        unused=2 * cells,
        battle=2 * cells + 1,
        decks=decks,
        hands=hands,
        points=hands + seats,
        purgatories=hands + 2 * seats,
        draws=tuple(_to_the_left(seat, seats, decks, hands) for seat in each),
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


def _to_the_left(first: Seat, seats: int, decks: int, hands: int) -> tuple[tuple[int, int], ...]:
    order = [(first + step) % seats for step in range(seats)]
    return tuple((decks + seat, hands + seat) for seat in order)

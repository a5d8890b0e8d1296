"""The places of Coal Whist: stock, trump, and for each seat a hand, a card in the trick, and tricks won."""

from functools import cache
from typing import Final

from game.cards import Seat
from game.table import PileKind, Place, Sight

STOCK: Final = 0
TRUMP: Final = 1
FIRST: Final = 2
"""Place index of seat 0's hand; the other seats' hands follow, then the trick, then what was won."""

HAND_KIND: Final = PileKind("hand", Sight.OWNER)
TRICK_KIND: Final = PileKind("trick", Sight.EVERYBODY)
WON_KIND: Final = PileKind("won", Sight.EVERYBODY)


def hand(seat: Seat) -> int:
    """Where a seat's hand lies."""
    return FIRST + seat


def in_trick(seats: int, seat: Seat) -> int:
    """Where a seat's card of the trick lies."""
    return FIRST + seats + seat


def won(seats: int, seat: Seat) -> int:
    """Where the tricks lie that a seat has won."""
    return FIRST + 2 * seats + seat


@cache
def places(seats: int) -> tuple[Place, ...]:
    """Every place at a table of so many."""
    kinds = (HAND_KIND, TRICK_KIND, WON_KIND)
    own = tuple(Place(kind, seat) for kind in kinds for seat in range(seats))
    return (Place(PileKind("stock", Sight.NOBODY)), Place(PileKind("trump", Sight.EVERYBODY)), *own)

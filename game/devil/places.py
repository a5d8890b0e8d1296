"""Where cards lie at Devil: the stock, the discards, and a hand for each seat."""

from functools import cache
from typing import Final

from game.cards import Seat
from game.table import PileKind, Place, Sight

STOCK: Final = 0
DISCARDS: Final = 1
MOST_SEATS: Final = 8
HANDS: Final = tuple(range(2, 2 + MOST_SEATS))
"""The place of each seat's hand."""

STOCK_KIND: Final = PileKind("stock", Sight.NOBODY)
DISCARD_KIND: Final = PileKind("discard", Sight.EVERYBODY)
HAND_KIND: Final = PileKind("hand", Sight.OWNER)


@cache
def places(seats: int) -> tuple[Place, ...]:
    """The places of a table, by index."""
    hands = (Place(HAND_KIND, seat) for seat in range(seats))
    return (Place(STOCK_KIND), Place(DISCARD_KIND), *hands)


def hand(seat: Seat) -> int:
    """The place of a seat's hand."""
    return HANDS[seat]


def hands(seats: int) -> tuple[int, ...]:
    """The places of all hands, by seat."""
    return HANDS[:seats]


def holder(place: int) -> Seat | None:
    """Whose hand this place is, or None."""
    return place - HANDS[0] if place >= HANDS[0] else None

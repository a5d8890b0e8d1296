"""Where cards lie at Evil Deal, and who may look at them."""

from typing import Final

from game.cards import Seat
from game.table import PileKind, Place, Sight

SEATS: Final = 2

STOCK_KIND: Final = PileKind("stock", Sight.NOBODY)
HAND_KIND: Final = PileKind("hand", Sight.OWNER)
STACK_KIND: Final = PileKind("stack", Sight.NOBODY)
TRUMP_KIND: Final = PileKind("trump", Sight.EVERYBODY)
TRICK_KIND: Final = PileKind("trick", Sight.EVERYBODY)
TAKEN_KIND: Final = PileKind("taken", Sight.NOBODY)
"""Played in the open, but nobody looks at it again (ED-12)."""
BURIED_KIND: Final = PileKind("buried", Sight.OWNER)
"""Seen by whoever discarded it and by nobody else (ED-13)."""

STOCK: Final = 0
"""Where the cards lie before they are dealt."""
_HANDS: Final = 1
_STACKS: Final = 3
_TRUMPS: Final = 7
_TRICKS: Final = 9
_TAKEN: Final = 11
_BURIED: Final = 13

PLACES: Final = (
    Place(STOCK_KIND),
    *(Place(HAND_KIND, seat) for seat in range(SEATS)),
    *(Place(STACK_KIND, seat, number) for seat in range(SEATS) for number in range(2)),
    *(Place(TRUMP_KIND, seat) for seat in range(SEATS)),
    *(Place(TRICK_KIND, seat) for seat in range(SEATS)),
    *(Place(TAKEN_KIND, seat) for seat in range(SEATS)),
    *(Place(BURIED_KIND, seat) for seat in range(SEATS)),
)


def kind_of(place: int) -> PileKind:
    """What kind of pile lies in a place."""
    return PLACES[place].kind


def seat_of(place: int) -> Seat | None:
    """Whose pile lies in a place; None for the stock."""
    return PLACES[place].seat


def hand(seat: Seat) -> int:
    """The place of a seat's hand."""
    return _HANDS + seat


def stack(seat: Seat, number: int) -> int:
    """The place of one of a seat's two stacks, 0 or 1 (ED-1)."""
    return _STACKS + 2 * seat + number


def trump_pile(seat: Seat) -> int:
    """The place of a seat's trump cards."""
    return _TRUMPS + seat


def in_trick(seat: Seat) -> int:
    """The place of what a seat has played of the running trick, an exchange after another."""
    return _TRICKS + seat


def taken(seat: Seat) -> int:
    """The place of the tricks that a seat has taken."""
    return _TAKEN + seat


def buried(seat: Seat) -> int:
    """The place of what a seat has discarded between the halves."""
    return _BURIED + seat

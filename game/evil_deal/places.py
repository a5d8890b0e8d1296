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
HANDS: Final[tuple[int, ...]] = (1, 2)
"""By seat, as all that follow: the place of its hand."""
STACKS: Final[tuple[tuple[int, ...], ...]] = ((3, 4), (5, 6))
"""The places of each seat's two stacks (ED-1)."""
TRUMPS: Final[tuple[int, ...]] = (7, 8)
"""Where each seat's trump cards lie."""
TRICKS: Final[tuple[int, ...]] = (9, 10)
"""What each seat has played of the running trick, an exchange after another."""
TAKEN: Final[tuple[int, ...]] = (11, 12)
"""The tricks that each seat has taken."""
BURIED: Final[tuple[int, ...]] = (13, 14)
"""What each seat has discarded between the halves."""

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

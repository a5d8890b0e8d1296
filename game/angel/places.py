"""Where cards lie at Angel: play pile and trash, and for each seat a hand and cards that nobody has seen."""

from typing import Final

from game.cards import Seat
from game.table import PileKind, Place, Sight

SEATS: Final = 4
STOCK: Final = 0
TRASH: Final = 1
_HANDS: Final = 2
_UNSEEN: Final = _HANDS + SEATS

STOCK_KIND: Final = PileKind("stock", Sight.NOBODY)
TRASH_KIND: Final = PileKind("trash", Sight.EVERYBODY)
HAND_KIND: Final = PileKind("hand", Sight.OWNER, counted=False)
UNSEEN_KIND: Final = PileKind("unseen", Sight.NOBODY)

PLACES: Final = (
    Place(STOCK_KIND),
    Place(TRASH_KIND),
    *(Place(HAND_KIND, seat) for seat in range(SEATS)),
    *(Place(UNSEEN_KIND, seat) for seat in range(SEATS)),
)
HANDS: Final = tuple(range(_HANDS, _UNSEEN))
"""The places of all hands, by seat."""


def hand(seat: Seat) -> int:
    """The place of a seat's hand."""
    return _HANDS + seat


def unseen(seat: Seat) -> int:
    """The place of a seat's cards while nobody, that seat included, has looked at them."""
    return _UNSEEN + seat


def kind_of(place: int) -> PileKind:
    """What kind of pile lies there."""
    return PLACES[place].kind


def seat_of(place: int) -> Seat | None:
    """Whose place it is, or None where it is nobody's."""
    return PLACES[place].seat

"""The decks of Hell is Hungry! (HH-1): a deck of souls and one for each seat, 54 cards each."""

from dataclasses import replace
from functools import cache
from typing import Final

from game.cards import Deck, Face, Seat
from game.french import ACES_HIGH, JOKER_BLACK, JOKER_RED, LOOKS

DECK_SIZE: Final = 54
MOST_SEATS: Final = 6
ALL_CARDS: Final = DECK_SIZE * (MOST_SEATS + 1)
FACES: Final = (*ACES_HIGH, JOKER_RED, JOKER_BLACK)

_ORDER = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "JK")
JOKER: Final = 13
ACE: Final = 12
KING: Final = 11
QUEEN: Final = 10
JACK: Final = 9
TEN: Final = 8
TWO: Final = 0
"""The ranks of some cards in the order."""

VALUE_OF_ORDER: Final[tuple[int, ...]] = (2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 11, 20)
"""The value of a card, by its rank in the order (HH-8)."""


def _order(face: Face) -> int:
    return _ORDER.index(face.code if face.code == "JK" else face.code[:-1])


ORDER: Final = tuple(_order(face) for face in FACES) * (MOST_SEATS + 1)
"""The rank of each card in the order, which breaks ties between single cards (HH-9)."""
VALUE: Final = tuple(VALUE_OF_ORDER[order] for order in ORDER)
"""The value of each card (HH-8)."""
VALUE_BIT: Final = tuple(1 << value for value in VALUE)
KIND: Final = tuple(card - (order == JOKER and card % 2) for card, order in enumerate(ORDER))
"""A number for each distinct face; the two jokers of a deck are one face."""


OWNER: Final[tuple[Seat | None, ...]] = (
    *(None for _ in range(DECK_SIZE)),
    *(seat for seat in range(MOST_SEATS) for _ in range(DECK_SIZE)),
)
"""The seat whose deck each card belongs to; None for a soul."""


SUITS: Final = 5
"""The number of suits in a deck: four, and the jokers last."""


def face_of(face: Face, whose: Seat | None) -> Face:
    """Return a face of a seat's deck, with a code such as ``7S.2`` to distinguish it from a soul.

    If they are won back, souls played from a hand count and the seat's own cards don't (HH-17). So souls have
    other suits and come first in a hand.
    """
    suit = face.suit % SUITS
    if whose is None:
        return replace(face, suit=suit)
    return replace(face, code=f"{face.code}.{whose + 1}", suit=SUITS * (whose + 1) + suit)


SOUL_BACK: Final = "backs/soul"


def own_back(seat: Seat) -> str:
    """Return the back of a seat's deck (HH-1)."""
    return f"backs/{seat + 1}"


@cache
def deck(seats: int) -> Deck:
    """Return the souls and then each seat's deck, each with its own back (HH-1)."""
    owners = (None, *range(seats))
    backs = (SOUL_BACK, *map(own_back, range(seats)))
    return Deck(
        tuple(face_of(face, whose) for whose in owners for face in FACES),
        tuple(back for back in backs for _ in FACES),
        LOOKS,
    )

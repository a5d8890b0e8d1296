"""The decks of Hell is Hungry! (HH-1): a deck of souls and one for each seat, 54 cards each."""

from functools import cache
from typing import Final

from game.cards import Deck
from game.french import JOKER_BLACK, JOKER_RED, STANDARD

DECK_SIZE: Final = 54
MOST_SEATS: Final = 6

FACES: Final = (*STANDARD, JOKER_RED, JOKER_BLACK)

_ORDER = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "JK")


def _rank(code: str) -> str:
    return code if code == "JK" else code[:-1]


def _value(rank: str) -> int:
    return {"JK": 20, "A": 11, "K": 10, "Q": 10, "J": 10}.get(rank) or int(rank)


_RANKS = [_rank(face.code) for face in FACES] * (MOST_SEATS + 1)

VALUE: Final = tuple(_value(rank) for rank in _RANKS)
"""HH-8: what each card counts, by card."""
ORDER: Final = tuple(_ORDER.index(rank) for rank in _RANKS)
"""HH-9: which of two single cards of equal value is higher: joker, ace, king, queen, jack, ten."""
KIND: Final = tuple(52 if order == 13 else card % DECK_SIZE for card, order in enumerate(ORDER))
"""A number of its own for each different face; the two jokers are one face."""
JOKER: Final = 13
ACE: Final = 12
TWO: Final = 0
"""Positions in the order."""


def owner(card: int) -> int:
    """The seat whose deck a card belongs to, or -1 for a soul."""
    return card // DECK_SIZE - 1


@cache
def deck(seats: int) -> Deck:
    """The souls, then each seat's deck, told apart by their backs (HH-1)."""
    backs = ("backs/soul", *(f"backs/{seat + 1}" for seat in range(seats)))
    return Deck(FACES * (seats + 1), tuple(back for back in backs for _ in FACES))

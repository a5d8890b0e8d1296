"""The French deck: 52 cards in four suits, and jokers; following suit, and which card is higher."""

from collections.abc import Iterable
from dataclasses import replace
from enum import Enum
from typing import Final, TypeAlias

from game.cards import Card, Face, Looks, Taste


class Suit(Enum):
    """A suit, by the letter of its code; ``symbol`` is how a sentence writes it."""

    SPADES = "S"
    HEARTS = "H"
    DIAMONDS = "D"
    CLUBS = "C"

    @property
    def symbol(self) -> str:
        """The suit's sign."""
        return {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}[self.value]


SUITS: Final = tuple(Suit)
ONE_OF: Final = ("spade", "heart", "diamond", "club")
"""A card of each suit, without its article."""
SUIT_NAMES: Final = tuple(f"{one}s" for one in ONE_OF)
"""The suits in the middle of a sentence."""
RANKS: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
"""Rank codes, ace first: rank numbers run from 1."""

_NAMES = (
    *("ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
    *("jack", "queen", "king"),
)


def french_face(rank: int, suit: Suit) -> Face:
    """Return the face of a rank, 1 for the ace to 13 for the king, in a suit."""
    rank_code, number = RANKS[rank - 1], SUITS.index(suit)
    code, text = f"{rank_code}{suit.value}", f"{rank_code}{suit.symbol}"
    return Face(code, text, f"{_NAMES[rank - 1]} of {SUIT_NAMES[number]}", f"french/{code}", rank, number)


STANDARD: Final = tuple(french_face(rank, suit) for suit in SUITS for rank in range(1, 14))
"""The 52 faces: suit by suit, ace to king."""
ACES_HIGH: Final = tuple(replace(face, rank=14) if face.rank == 1 else face for face in STANDARD)
"""The same cards where the ace is the highest: a hand that is sorted has it above the king."""

SUIT: Final = tuple(card // 13 for card in range(len(STANDARD)))
"""The suit of each of the 52 cards, as its place among ``SUITS``."""
ACE_HIGH: Final = tuple(card % 13 or 13 for card in range(len(STANDARD)))
"""The rank of each of the 52 cards where aces are high: 1 for a two up to 13 for an ace."""
SUIT_MASK: Final = tuple(
    sum(1 << card for card, its in enumerate(SUIT) if its == suit) for suit in range(len(SUITS))
)
"""The 13 cards of each suit as a bit mask."""

JOKER_RED: Final = Face("JK", "a joker", "joker", "french/joker_red", 15, -1)
JOKER_BLACK: Final = Face("JK", "a joker", "joker", "french/joker_black", 15, -1)

LOOKS: Final = Looks(
    "french",
    (
        (frozenset({Taste.FOUR_COLOURS}), "french4"),
        (frozenset({Taste.LARGE_CORNERS}), "french_large"),
        (frozenset(Taste), "french4_large"),
    ),
)
Trump: TypeAlias = int | None
"""A suit, by its place among ``SUITS``, or no trump."""


def of_suit(cards: Iterable[Card], suit: int) -> list[Card]:
    """Return the cards of a suit, in their order."""
    return [card for card in cards if SUIT[card] == suit]


def beats(card: Card, other: Card, trump: Trump) -> bool:
    """True if a card beats one played before it: a higher one of its suit, or a trump on another."""
    if SUIT[card] == SUIT[other]:
        return ACE_HIGH[card] > ACE_HIGH[other]
    return SUIT[card] == trump

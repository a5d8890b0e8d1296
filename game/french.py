"""The French deck: 52 cards in four suits and jokers, with the order of cards in tricks."""

from collections.abc import Iterable
from dataclasses import replace
from enum import Enum
from typing import Final, TypeAlias

from game.cards import Card, Face, Looks, Taste


class Suit(Enum):
    """A suit, with the letter of its code as the value."""

    SPADES = "S"
    HEARTS = "H"
    DIAMONDS = "D"
    CLUBS = "C"

    @property
    def symbol(self) -> str:
        """The symbol of the suit in sentences."""
        return {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}[self.value]


SUITS: Final = tuple(Suit)
ONE_OF: Final = ("spade", "heart", "diamond", "club")
"""The names of one card of each suit, without an article."""
SUIT_NAMES: Final = ("spades", "hearts", "diamonds", "clubs")
"""The names of the suits in the middle of a sentence."""
RANKS: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
"""The codes of ranks 1 to 13, from the ace."""

_NAMES = (
    *("ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
    *("jack", "queen", "king"),
)


def french_face(rank: int, suit: Suit) -> Face:
    """Return the face with a suit and a rank, from 1 for the ace to 13 for the king."""
    rank_code, number = RANKS[rank - 1], SUITS.index(suit)
    code, text = f"{rank_code}{suit.value}", f"{rank_code}{suit.symbol}"
    return Face(code, text, f"{_NAMES[rank - 1]} of {SUIT_NAMES[number]}", f"french/{code}", rank, number)


STANDARD: Final = tuple(french_face(rank, suit) for suit in SUITS for rank in range(1, 14))
"""The 52 faces, suit by suit from ace to king."""
ACES_HIGH: Final = tuple(replace(face, rank=14) if face.rank == 1 else face for face in STANDARD)
"""The 52 faces with the ace ranked above the king."""

SUIT: Final = tuple(card // 13 for card in range(len(STANDARD)))
"""The suit of each of the 52 cards, as its index in ``SUITS``."""
ACE_HIGH: Final = tuple(card % 13 or 13 for card in range(len(STANDARD)))
"""The rank of each of the 52 cards with aces high: from 1 for a two to 13 for an ace."""
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
"""The trump suit, as its index in ``SUITS``, or None for no trump."""


def of_suit(cards: Iterable[Card], suit: int) -> list[Card]:
    """Return the cards of a suit, in order."""
    return [card for card in cards if SUIT[card] == suit]


def beats(card: Card, other: Card, trump: Trump) -> bool:
    """True if a card beats one played before it, by a higher rank in its suit or as a trump."""
    if SUIT[card] == SUIT[other]:
        return ACE_HIGH[card] > ACE_HIGH[other]
    return SUIT[card] == trump

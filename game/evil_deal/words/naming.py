"""Names of cards, suits, trumps and odds in sentences of Evil Deal."""

from typing import Final

from game.cards import Card, Seat
from game.evil_deal.cards import DECK
from game.evil_deal.view import EvilDealView
from game.french import ONE_OF, SUIT, SUIT_NAMES
from game.sentences import in_words, noun

HALVES: Final = ("first half", "second half")
NO_TRUMP: Final = "no trump"
"""The name of a player's choice for both halves (ED-5), not of a cancelled trump."""


def the(card: Card) -> str:
    """Return a card with its article: ``the 5♠``."""
    return f"the {DECK.text(card)}"


def suit_name(suit: int) -> str:
    """Return a suit's name within a sentence: ``spades``."""
    return SUIT_NAMES[suit]


def one_of(suit: int) -> str:
    """Return the word for one card of a suit, without an article: ``spade``."""
    return ONE_OF[suit]


def suit_count(count: int, suit: int) -> str:
    """Return a number of cards of a suit: ``no spades``, ``one spade``, ``five spades``."""
    return f"{in_words(count)} {noun(count, one_of(suit), suit_name(suit))}"


def picked(view: EvilDealView, seat: Seat, half: int) -> int:
    """Return the suit that a seat picked for a half, even if it is cancelled (ED-4)."""
    first = view.firsts[seat]
    return SUIT[next(card for card in view.trump_cards(seat) if card != first) if half else first]


def in_halves(first: str, second: str) -> str:
    """Return the trumps of both halves: ``hearts now, spades later``."""
    return f"{first} in both halves" if first == second else f"{first} now, {second} later"


def account_words(account: int) -> str:
    """Return an account as the tally shows it: ``total 150`` (ED-16)."""
    return f"total {account}"

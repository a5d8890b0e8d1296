"""Tricks with the 52 French cards, aces high: following suit, and which card is higher."""

from collections.abc import Iterable
from typing import TypeAlias

from game.cards import Card
from game.french import ACE_HIGH, SUIT

Trump: TypeAlias = int | None
"""A suit, by its place among ``SUITS``, or no trump."""


def of_suit(cards: Iterable[Card], suit: int) -> list[Card]:
    """The cards of a suit, in their order: what follows when it was led."""
    return [card for card in cards if SUIT[card] == suit]


def beats(card: Card, other: Card, trump: Trump) -> bool:
    """Whether a card beats one that was played before it: a higher one of its suit, or a trump on another."""
    if SUIT[card] == SUIT[other]:
        return ACE_HIGH[card] > ACE_HIGH[other]
    return SUIT[card] == trump

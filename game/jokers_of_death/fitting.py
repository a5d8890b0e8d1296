"""What goes where at Jokers of Death, as sets of kinds."""

from collections.abc import Sequence
from typing import Final

from game.cards import Card, Seat
from game.jokers_of_death.cards import (
    ANY,
    FOURS_OF_SPADES,
    JOKERS,
    MATCHING,
    OF_SUIT,
    SUIT,
    TWOS,
    Facts,
    Kinds,
)
from game.jokers_of_death.phases import MOST_PILES, OWED, Debt

PILES_IN: Final = tuple(tuple(pile for pile in range(MOST_PILES) if owed >> pile & 1) for owed in OWED)
"""The piles whose bits are set."""


def wanted(known: Facts, pile: Sequence[Card | None], called: int) -> Kinds:
    """What may go on a live pile: JD-4, JD-17; any but a joker on an empty place (JD-29)."""
    if not pile:
        return ANY
    if called >= 0:
        return OF_SUIT[called]
    top = pile[-1]
    assert top is not None
    return MATCHING[known.kind[top]]


def cover_wanted(known: Facts, pile: Sequence[Card | None]) -> Kinds:
    """JD-20: on a jack or king goes its suit, or an eight."""
    top = pile[-1]
    assert top is not None
    return OF_SUIT[SUIT[known.kind[top]]]


def answers(debt: Debt, seat: Seat) -> Kinds:
    """JD-10, JD-13, JD-16: what answers a two or a four of spades; a joker never on one's own."""
    if not debt.fours:
        return TWOS
    return FOURS_OF_SPADES if debt.by == seat else FOURS_OF_SPADES | JOKERS


def holds(known: Facts, hand: Sequence[Card], kinds: Kinds) -> bool:
    """Whether a hand has a card of one of these kinds."""
    return any(known.bit[card] & kinds for card in hand)

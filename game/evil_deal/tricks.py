"""How long a trick is, and which suit is trump in it."""

from collections.abc import Sequence
from typing import Final, TypeAlias

from game.cards import Card
from game.evil_deal.actions import Cross, SideBySide
from game.french import SUIT
from game.french_tricks import Trump

EXCHANGES: Final = 3
"""ED-9: a trick is three exchanges of one card each."""
CARDS_IN_TRICK: Final = 2 * EXCHANGES

Trumps: TypeAlias = tuple[tuple[Trump, ...], ...]
"""For each seat, what is trump in the tricks it opens: in the first half, in the second."""

NO_TRUMPS: Final[Trumps] = ((None, None), (None, None))


def suits_named(laid: Cross | SideBySide, cards: Sequence[Card]) -> tuple[Trump, Trump]:
    """The suits that trump cards name for the two halves (ED-4); none, laid side by side (ED-5)."""
    if type(laid) is SideBySide:
        return None, None
    second = cards[0] if cards[1] == laid.first else cards[1]
    return SUIT[laid.first], SUIT[second]


def trumps_of(one: tuple[Trump, Trump], other: tuple[Trump, Trump]) -> Trumps:
    """What is trump once both have named their suits.

    The same suit for the same half is no trump for both (ED-6). Who laid side by side named no suit, so
    the other's stand, whatever they are (ED-7).
    """
    first = one[0] == other[0]
    second = one[1] == other[1]
    return (
        (None if first else one[0], None if second else one[1]),
        (None if first else other[0], None if second else other[1]),
    )

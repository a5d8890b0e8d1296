"""Plays in a battle of Hell is Hungry!, and the plays that beat them (HH-8 to HH-11).

Every play has a bit: a single card by its rank in the order, two cards by their sum. The sum is enough,
because only two 2s make 4, only a joker and an ace make 31, and only two jokers make 40.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from game.cards import Card
from game.hell_is_hungry.actions import Play
from game.hell_is_hungry.cards import ALL_CARDS, JOKER, KIND, ORDER, TWO, VALUE, VALUE_BIT, VALUE_OF_ORDER

LOWEST_SUM: Final = 4
JOKER_AND_ACE: Final = 31
TWO_JOKERS: Final = 40
PAIR_BITS: Final = JOKER + 1
"""The number added to the sum of two cards to give their bit."""


class Need(Enum):
    """The kind of play that a battle asks for next."""

    HIGHER = auto()
    """Any play of higher value (HH-9)."""
    A_TWO = auto()
    """A single 2, on a single joker (HH-10)."""
    TWO_TWOS = auto()
    """A pair of 2s, on a joker with an ace or a second joker (HH-11)."""
    TWO_CARDS = auto()
    """Any two cards with a sum above 4, on that pair of 2s (HH-11)."""


_TWO_TWOS: Final = Need.TWO_TWOS
"""Kept in a constant because looking up an enum member is slow."""


@dataclass(frozen=True, slots=True)
class Top:
    """The play on top in a battle."""

    value: int
    order: int | None
    """The rank in the order of a single card; None for two cards, whose ties are not broken (HH-9)."""
    need: Need
    beaten_by: int
    """The bits of the plays that beat it."""


def _pairs_above(value: int) -> int:
    return sum(1 << PAIR_BITS + total for total in range(max(LOWEST_SUM, value + 1), TWO_JOKERS + 1))


def _singles_above(value: int, order: int | None) -> int:
    return sum(
        1 << single
        for single, counts in enumerate(VALUE_OF_ORDER)
        if counts > value or (counts == value and order is not None and order < single)
    )


def _single_top(order: int) -> Top:
    """Return the top of a single card (HH-9, HH-10)."""
    value = VALUE_OF_ORDER[order]
    if order == JOKER:
        return Top(value, order, Need.A_TWO, 1 << TWO)
    return Top(value, order, Need.HIGHER, _singles_above(value, order) | _pairs_above(value))


def _pair_top(total: int) -> Top:
    """Return the top of two cards with this sum (HH-9, HH-11)."""
    if total in (JOKER_AND_ACE, TWO_JOKERS):
        return Top(total, None, Need.TWO_TWOS, 1 << PAIR_BITS + LOWEST_SUM)
    return Top(total, None, Need.HIGHER, _singles_above(total, None) | _pairs_above(total))


TOPS: Final = (
    *(_single_top(order) for order in range(JOKER + 1)),
    *(_pair_top(total) for total in range(TWO_JOKERS + 1)),
)
"""The top of each play, by its bit."""
TWOS_ON_JOKERS: Final = Top(LOWEST_SUM, None, Need.TWO_CARDS, _pairs_above(LOWEST_SUM))
"""The pair of 2s that has beaten a joker with an ace or a second joker (HH-11)."""

SINGLES: Final = tuple(Play((card,)) for card in range(ALL_CARDS))


_PAIRS: Final[list[list[Play | None]]] = [[None] * ALL_CARDS for _ in range(ALL_CARDS)]
"""Plays of two cards, created on first use because there are too many."""


def play(*cards: Card) -> Play:
    """Return the shared action of playing these cards."""
    return SINGLES[cards[0]] if len(cards) == 1 else _pair(cards[0], cards[1])


def _pair(one: Card, other: Card) -> Play:
    made = _PAIRS[one][other]
    if made is None:
        made = _PAIRS[one][other] = Play((one, other))
    return made


def bit_of(cards: Sequence[Card]) -> int:
    """Return the bit of a play of one or two cards."""
    return ORDER[cards[0]] if len(cards) == 1 else PAIR_BITS + VALUE[cards[0]] + VALUE[cards[1]]


def top_of(cards: Sequence[Card], before: Top | None = None) -> Top:
    """Return the top after these cards are played on another, or of the exposed soul by itself."""
    if before is not None and before.need is _TWO_TWOS:
        return TWOS_ON_JOKERS
    return TOPS[bit_of(cards)]


def beats(cards: Sequence[Card], top: Top) -> bool:
    """True if a play beats the top."""
    return bool(top.beaten_by >> bit_of(cards) & 1)


def plays(hand: list[Card], top: Top) -> list[Play]:
    """Return every play of a hand that beats the top, one for each set of faces (HH-8)."""
    beaten_by = top.beaten_by
    found: list[Play] = []
    jokers = 0
    for index, one in enumerate(hand):
        order = ORDER[one]
        if order == JOKER:
            jokers += 1
        if beaten_by >> order & 1:
            found.append(SINGLES[one])
        pairs_of_one, made = beaten_by >> PAIR_BITS + VALUE[one], _PAIRS[one]
        for other in hand[index + 1 :]:
            if pairs_of_one & VALUE_BIT[other]:
                found.append(made[other] or _pair(one, other))
    return found if jokers < 2 else _of_different_faces(found)


def _of_different_faces(found: list[Play]) -> list[Play]:
    """Remove plays of the same faces, which only the two jokers of a deck can make."""
    kept = {tuple(sorted(KIND[card] for card in made.cards)): made for made in reversed(found)}
    return [made for made in found if made in kept.values()]


def can_play(hand: list[Card], top: Top) -> bool:
    """True if a hand can beat the top."""
    beaten_by = top.beaten_by
    for index, one in enumerate(hand):
        if beaten_by >> ORDER[one] & 1:
            return True
        pairs_of_one = beaten_by >> PAIR_BITS + VALUE[one]
        for other in hand[index + 1 :]:
            if pairs_of_one & VALUE_BIT[other]:
                return True
    return False

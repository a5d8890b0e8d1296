"""What beats what in a battle of Hell is Hungry! (HH-8 to HH-11)."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from game.cards import Card
from game.hell_is_hungry.actions import Play
from game.hell_is_hungry.cards import ACE, JOKER, KIND, ORDER, TWO, VALUE


class Need(Enum):
    """What the next play in a battle has to be."""

    HIGHER = auto()
    """Anything of higher value (HH-9)."""
    A_TWO = auto()
    """A single 2: a single joker lies on top (HH-10)."""
    TWO_TWOS = auto()
    """A pair of 2s: joker and ace, or two jokers, lie on top (HH-11)."""
    TWO_CARDS = auto()
    """Any two cards with a sum above 4: that pair of 2s has been answered with (HH-11)."""


@dataclass(frozen=True, slots=True)
class Top:
    """What lies on top in a battle: its value, and its rank in the order where it is a single card."""

    value: int
    order: int
    """-1 for two cards: between equals only two single cards are told apart (HH-9)."""
    need: Need


_PLAYS: Final[dict[tuple[Card, ...], Play]] = {}


def play(*cards: Card) -> Play:
    """The action of playing these cards; made once."""
    known = _PLAYS.get(cards)
    if known is None:
        known = _PLAYS[cards] = Play(cards)
    return known


def _single(order: int, value: int) -> Top:
    return Top(value, order, Need.A_TWO if order == JOKER else Need.HIGHER)


SINGLE: Final = tuple(_single(order, value) for order, value in zip(ORDER, VALUE, strict=True))
"""What lies on top after one card, by card (HH-10)."""


def top_of(cards: Sequence[Card], before: Top | None = None) -> Top:
    """What lies on top after these cards were played (or, alone, the exposed soul)."""
    first = cards[0]
    if len(cards) == 1:
        return SINGLE[first]
    orders = sorted((ORDER[first], ORDER[cards[1]]))
    need = Need.TWO_TWOS if orders[1] == JOKER and orders[0] >= ACE else Need.HIGHER
    if before is not None and before.need is Need.TWO_TWOS:
        need = Need.TWO_CARDS
    return Top(VALUE[first] + VALUE[cards[1]], -1, need)


def beats(cards: Sequence[Card], top: Top) -> bool:
    """Whether a play may be laid on what lies on top."""
    if len(cards) == 1:
        return single_beats(cards[0], top)
    return pair_beats(cards[0], cards[1], top)


def single_beats(card: Card, top: Top) -> bool:
    """HH-9, HH-10: one card against what lies on top."""
    if top.need is Need.A_TWO:
        return ORDER[card] == TWO
    if top.need is not Need.HIGHER:
        return False
    value = VALUE[card]
    return value > top.value or (value == top.value and top.order >= 0 and ORDER[card] > top.order)


def pair_beats(one: Card, other: Card, top: Top) -> bool:
    """HH-9, HH-11: two cards against what lies on top."""
    if top.need is Need.A_TWO:
        return False
    if top.need is Need.TWO_TWOS:
        return ORDER[one] == TWO and ORDER[other] == TWO
    return VALUE[one] + VALUE[other] > top.value


def plays(hand: Sequence[Card], top: Top) -> list[Play]:
    """Every play of a hand that goes on top, one for each set of faces."""
    found: list[Play] = []
    listed: set[int] = set()
    for index, one in enumerate(hand):
        kind = KIND[one]
        if kind not in listed and single_beats(one, top):
            listed.add(kind)
            found.append(play(one))
        for other in hand[index + 1 :]:
            if pair_beats(one, other, top):
                both = KIND[other]
                pair = 100 + (kind * 64 + both if kind < both else both * 64 + kind)
                if pair not in listed:
                    listed.add(pair)
                    found.append(play(one, other))
    return found


def can_play(hand: Sequence[Card], top: Top) -> bool:
    """Whether a hand holds anything that goes on top."""
    for index, one in enumerate(hand):
        if single_beats(one, top):
            return True
        for other in hand[index + 1 :]:
            if pair_beats(one, other, top):
                return True
    return False

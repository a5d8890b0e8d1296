"""The score of Coal Whist."""

from collections.abc import Sequence

from coal_whist.cards import RANK, SUIT
from coal_whist.position import State
from game.cards import Card
from game.contract.rules import Standing
from game.deal_cycle import standing_by
from game.info import ranked


def beats(card: Card, other: Card, trump: int) -> bool:
    """True if a card beats one played before it (CW-6)."""
    if SUIT[card] == SUIT[other]:
        return RANK[card] > RANK[other]
    return SUIT[card] == trump


def best(cards: Sequence[Card], trump: int) -> int:
    """Return the index of the card that wins a trick, in the order of play (CW-6)."""
    leading = 0
    for index, card in enumerate(cards):
        if index and beats(card, cards[leading], trump):
            leading = index
    return leading


def coals(tricks: Sequence[int], sweep: bool) -> tuple[int, ...]:
    """Return each seat's coals: one for each trick, doubled for a sweep if it counts (CW-7)."""
    every = sum(tricks)
    return tuple(2 * count if sweep and count == every else count for count in tricks)


def standing(state: State) -> Standing:
    """Return the ranking by coals; the most win after the last deal (CW-8)."""
    return standing_by(state, ranked(state.totals, low_wins=False))

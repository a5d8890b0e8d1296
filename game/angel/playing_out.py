"""An imagined deal of Angel played to its end, much as the Fiend would and many times as quickly.

Nobody makes a view: each seat goes by its own hand and by how many turns there were, and takes any card that
it does not hold to be still to come.
"""

from functools import cache

from game.angel.cards import CARDS, DEVIL
from game.angel.combinations import Scores, scores
from game.angel.phases import Playing
from game.angel.places import HANDS, SEATS, STOCK
from game.angel.policy import enough_after
from game.angel.position import State
from game.angel.scoring import changes, ending
from game.angel.turns import turns_taken
from game.cards import Card, Seat
from game.deal_cycle import OVER, score_deal


class Promises(dict[int, float]):
    """The promise of three cards, by their bits: the mean of the hands they make with one more."""

    def __init__(self, counts: Scores) -> None:
        super().__init__()
        self.counts = counts

    def __missing__(self, bits: int) -> float:
        row = [self.counts[bits][card] for card in range(CARDS) if not bits >> card & 1]
        found = self[bits] = sum(row) / len(row)
        return found


@cache
def promises(bonuses: tuple[int, ...]) -> Promises:
    """What three cards promise by these bonuses."""
    return Promises(scores(bonuses))


def play_out(state: State) -> None:
    """Play the deal to its end; before the hands were looked at there is nothing to tell its end by."""
    if type(state.phase) is not Playing:
        return
    piles, seat = state.table.piles, state.turn
    stock, promise = piles[STOCK], promises(state.bonuses)
    while True:
        held = piles[HANDS[seat]]
        bits = (1 << held[0]) | (1 << held[1]) | (1 << held[2])
        if promise.counts[bits][held[3]] >= enough_after(state.bonuses, state.opens, turns_taken(len(stock))):
            _settle(state, promise.counts, seat)
            return
        held[_worst(promise, held, bits | 1 << held[3])] = stock.pop()
        if not stock:
            _settle(state, promise.counts, None)
            return
        seat = (seat - 1) % SEATS


def _worst(promise: Promises, held: list[Card], bits: int) -> int:
    """Where in a hand the card lies without which it promises most."""
    found, most = 0, -1.0
    for place, card in enumerate(held):
        if card != DEVIL:
            promised = promise[bits ^ (1 << card)]
            if promised > most:
                found, most = place, promised
    return found


def _settle(state: State, counts: Scores, caller: Seat | None) -> None:
    """Add the deal to the totals, and deal no other."""
    score_deal(state, changes([counts.hand(state.table.piles[place]) for place in HANDS], caller))
    if ending(state.totals, len(state.deals)) is not None:
        state.phase = OVER

"""An imagined deal of Angel played to its end, without views and much more quickly.

The seat that moved last is the one that thinks. It plays on much as its guide would, and takes any card that
it does not hold to be still to come. The others play as Fiends do.
"""

from functools import cache

from game.angel.cards import CARDS, DEVIL
from game.angel.combinations import Scores, scores
from game.angel.phases import Playing
from game.angel.places import HANDS, SEATS, STOCK
from game.angel.policy import enough_after, good, kept_for
from game.angel.position import State
from game.angel.scoring import changes, ending
from game.angel.turns import is_open, turns_taken
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


class Kept(dict[int, float]):
    """The value of three cards to a Fiend, by their bits."""

    def __init__(self, bonuses: tuple[int, ...]) -> None:
        super().__init__()
        self._bonuses = bonuses

    def __missing__(self, bits: int) -> float:
        three = [card for card in range(CARDS) if bits >> card & 1]
        found = self[bits] = kept_for(three, self._bonuses)
        return found


@cache
def promises(bonuses: tuple[int, ...]) -> Promises:
    """Return what three cards promise by these bonuses."""
    return Promises(scores(bonuses))


@cache
def kept(bonuses: tuple[int, ...]) -> Kept:
    """Return what three cards are to a Fiend by these bonuses."""
    return Kept(bonuses)


def play_out(state: State) -> None:
    """Play the deal to its end; before the hands were looked at there is nothing to tell its end by."""
    if type(state.phase) is not Playing:
        return
    piles, seat, bonuses, opens = state.table.piles, state.turn, state.bonuses, state.opens
    thinker = (seat + 1) % SEATS
    stock, counts, called = piles[STOCK], scores(bonuses), good(bonuses)
    promise, liking = promises(bonuses), kept(bonuses)
    while True:
        held = piles[HANDS[seat]]
        bits = (1 << held[0]) | (1 << held[1]) | (1 << held[2])
        turns, points = turns_taken(len(stock)), counts[bits][held[3]]
        thinks = seat == thinker
        if (
            points >= enough_after(bonuses, opens, turns)
            if thinks
            else points >= called and is_open(opens, turns)
        ):
            _settle(state, counts, seat)
            return
        held[_worst(promise if thinks else liking, held, bits | 1 << held[3])] = stock.pop()
        if not stock:
            _settle(state, counts, None)
            return
        seat = (seat - 1) % SEATS


def _worst(promise: dict[int, float], held: list[Card], bits: int) -> int:
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

"""Fast rollouts of Angel, and the value of the deal they end with.

A rollout plays a determinized deal to its end without views. The seat that moved last is the searching one:
it plays much as ``policy.guide`` would, as if it could still draw every card it does not hold. The others
play as Fiends do.

The value of a deal is its effect on each seat's chance to win the match, by the credits of all (AN-20,
AN-21). To estimate that chance, every further deal moves one credit between two seats, each pair equally
likely. So the sum of credits stays the same, and the thirty or so cases of a sum are solved together.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import permutations
from typing import Final, TypeAlias

from game.angel.cards import CARDS, DEVIL
from game.angel.policy import enough_after, good, kept_values
from game.angel.position import HANDS, SEATS, STOCK, Playing, State, is_open, turns_taken
from game.angel.scoring import DEVIL_CREDITS, Scores, changes, ending, scores
from game.cards import Card, Seat
from game.deal_cycle import OVER, score_deal


def play_out(state: State) -> None:
    """Play the deal to its end; do nothing before the players have seen their hands."""
    if type(state.phase) is not Playing:
        return
    piles, seat, bonuses, opens = state.table.piles, state.turn, state.bonuses, state.opens
    thinker = (seat + 1) % SEATS
    stock, counts, called = piles[STOCK], scores(bonuses), good(bonuses)
    promise, liking = promises(bonuses), kept_values(bonuses)
    while True:
        held = piles[HANDS[seat]]
        bits = (1 << held[0]) | (1 << held[1]) | (1 << held[2])
        turns, points, thinks = turns_taken(len(stock)), counts[bits][held[3]], seat == thinker
        least = enough_after(bonuses, opens, turns) if thinks else called
        if points >= least and (thinks or is_open(opens, turns)):
            _settle(state, counts, seat)
            return
        held[_worst(promise if thinks else liking, held, bits | 1 << held[3])] = stock.pop()
        if not stock:
            _settle(state, counts, None)
            return
        seat = (seat - 1) % SEATS


def _worst(promise: dict[int, float], held: list[Card], bits: int) -> int:
    """Return the index of the card to discard: the one that leaves the most promising three."""
    found, most = 0, -1.0
    for place, card in enumerate(held):
        if card != DEVIL:
            promised = promise[bits ^ (1 << card)]
            if promised > most:
                found, most = place, promised
    return found


def _settle(state: State, counts: Scores, caller: Seat | None) -> None:
    """Add the deal to the totals without dealing another."""
    score_deal(state, changes([counts.hand(state.table.piles[place]) for place in HANDS], caller))
    if ending(state.totals, state.target, len(state.deals)) is not None:
        state.phase = OVER


class Promises(dict[int, float]):
    """A cache of the mean points of three cards with a fourth, by the bits of the three."""

    def __init__(self, counts: Scores) -> None:
        super().__init__()
        self.counts = counts

    def __missing__(self, bits: int) -> float:
        row = [self.counts[bits][card] for card in range(CARDS) if not bits >> card & 1]
        found = self[bits] = sum(row) / len(row)
        return found


@cache
def promises(bonuses: tuple[int, ...]) -> Promises:
    """Return the cache of promises for a bonus table."""
    return Promises(scores(bonuses))


SWEEPS: Final = 40
"""Passes over the cases; the last changes no chance by more than a thousandth."""

Chances: TypeAlias = tuple[float, ...]

EVEN: Final[Chances] = (1 / SEATS,) * SEATS
MOVES: Final = tuple(permutations(range(SEATS), 2))
"""Every pair of a seat that loses a credit and a seat that wins it."""


def worth(state: State, gained: Sequence[int]) -> Chances:
    """Return the value to each seat of the deal just over, from 0 (the worst result) to 1 (the best)."""
    return _worth(state.totals, tuple(gained), state.target)


@lru_cache(maxsize=2_000)
def _worth(totals: tuple[int, ...], gained: tuple[int, ...], target: int) -> Chances:
    """Return the value to each seat of a deal, from the credits after it and the changes it made."""
    least, most = _bounds(tuple(map(int.__sub__, totals, gained)), target)
    return tuple(
        min(1.0, max(0.0, (chance - low) / (high - low or 1.0)))
        for chance, low, high in zip(chances(totals, target), least, most, strict=True)
    )


def chances(totals: tuple[int, ...], target: int) -> Chances:
    """Return each seat's chance to win the match."""
    over = ending(totals, target) is not None
    return _settled(totals) if over else _looked_up(_cases(sum(totals), target), totals, target)


@cache
def _bounds(totals: tuple[int, ...], target: int) -> tuple[Chances, Chances]:
    """Return the lowest and the highest chance of each seat after one more deal."""
    after = [chances(moved(totals, loser, winner), target) for loser, winner in MOVES]
    return (
        tuple(min(each[seat] for each in after) for seat in range(SEATS)),
        tuple(max(each[seat] for each in after) for seat in range(SEATS)),
    )


def moved(totals: tuple[int, ...], loser: Seat, winner: Seat) -> tuple[int, ...]:
    """Return the credits after one seat has paid one to another."""
    after = list(totals)
    after[loser] -= 1
    after[winner] += 1
    return tuple(after)


def _settled(totals: tuple[int, ...]) -> Chances:
    """Return each seat's share of a finished match: the most credits win, and ties share."""
    most = max(totals)
    return tuple((total == most) / totals.count(most) for total in totals)


@cache
def _cases(total: int, target: int) -> dict[tuple[int, ...], Chances]:
    """Return the chances for all credits in ascending order that add up to this sum."""
    found = dict.fromkeys(_rising(total, target), EVEN)
    for _ in range(SWEEPS):
        for case in found:
            sums = [0.0] * SEATS
            for loser, winner in MOVES:
                for seat, chance in enumerate(_looked_up(found, moved(case, loser, winner), target)):
                    sums[seat] += chance / len(MOVES)
            found[case] = tuple(sums)
    return found


def _rising(total: int, target: int) -> list[tuple[int, ...]]:
    open_to = range(DEVIL_CREDITS + 1, target)
    return [
        (a, b, c, total - a - b - c)
        for a in open_to
        for b in open_to
        for c in open_to
        if a <= b <= c <= total - a - b - c < target
    ]


def _looked_up(found: dict[tuple[int, ...], Chances], totals: tuple[int, ...], target: int) -> Chances:
    if ending(totals, target) is not None:
        return _settled(totals)
    order = sorted(range(SEATS), key=totals.__getitem__)
    by_rank = found[tuple(totals[seat] for seat in order)]
    return tuple(by_rank[order.index(seat)] for seat in range(SEATS))

"""Compare the odds that hints tell with how often they come true, among Fiends.

Usage: hint_odds.py GAME [--seats N] [--hints N] [--iterations N] [--seed S]

An Archdevil plays whole matches among Fiends. At each choice it notes how often its move is to win the deal.
The deal is then played on twice from there: by the policy that simulated deals are played by, and by the
Archdevil, which follows each further hint. Hints of one deal share its luck: intervals (95 %) are by deals.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from game.cards import Seat
from game.catalog import find
from game.contract import AnyGame
from game.level import Level
from game.minds.arena import NORMAL_95
from game.minds.levels import mind_of
from game.minds.search import Iterations, leads_of, weigh

ENOUGH = 20
"""Simulated deals before a hint tells odds."""


@dataclass(frozen=True, slots=True)
class Hint:
    """The odds told in a deal, and the share of its best score that came of it, played on in two ways."""

    deal: str
    told: float
    by_policy: float
    by_hints: float


def hints(game: AnyGame, seats: int, iterations: int, seed: int) -> Iterator[Hint]:
    """Yield the hints of a match, with an Archdevil in the seat that the seed gives."""
    own, fiend = seed % seats, mind_of(game, Level.FIEND)
    state = game.deal(game.options(), seats, seed)
    state.table.events = None
    randoms = [Random(seed * seats + each) for each in range(seats)]
    told: list[tuple[float, float]] = []
    deals = 0
    while (seat := game.to_move(state)) is not None:
        view = game.view(state, seat)
        action = view.legal[0]
        if len(view.legal) > 1 and seat == own:
            best = weigh(game, view, randoms[seat], Iterations(iterations))[0]
            action = best.action
            if best.visits >= ENOUGH:
                told.append((best.won, won_by_policy(game, state, seat, action)))
        elif len(view.legal) > 1:
            action = fiend(view, randoms[seat])
        game.apply(state, seat, action)
        if len(state.deals) > deals:
            won = share_of(game, state, own)
            yield from (Hint(f"{seed} {deals}", *each, won) for each in told)
            told, deals = [], len(state.deals)


def won_by_policy(game: AnyGame, state: Any, own: Seat, action: Any) -> float:
    """Return the share of a deal's best score, if a seat plays on by the policy among Fiends."""
    state, random, deals = state.clone(), Random(1), len(state.deals)
    game.apply(state, own, action)
    while len(state.deals) == deals and (seat := game.to_move(state)) is not None:
        mind = game.search.usual if seat == own else mind_of(game, Level.FIEND)
        game.apply(state, seat, mind(game.view(state, seat), random))
    return share_of(game, state, own)


def share_of(game: AnyGame, state: Any, seat: Seat) -> float:
    """Return a seat's share of the best score of the last deal."""
    leads = leads_of(game, state.deals[-1])
    return (leads[seat] == max(leads)) / leads.count(max(leads))


def row(name: str, found: Sequence[Hint]) -> str:
    """Return a line on some hints: their number, the odds told, and what came true in two ways."""
    told = fmean(hint.told for hint in found)
    policy, policy_error = _mean(found, [hint.by_policy for hint in found])
    ours, error = _mean(found, [hint.by_hints for hint in found])
    came = f"came true by policy {policy:6.1%} ± {policy_error:5.1%}, by hints {ours:6.1%} ± {error:5.1%}"
    return f"{name:>12}: {len(found):5} hints told {told:6.1%}, {came}"


def _mean(found: Sequence[Hint], won: Sequence[float]) -> tuple[float, float]:
    """Return the mean of what came true, and the error of its difference from the odds told."""
    mean = fmean(won)
    apart = mean - fmean(hint.told for hint in found)
    off: dict[str, float] = {}
    for hint, came in zip(found, won, strict=True):
        off[hint.deal] = off.get(hint.deal, 0.0) + came - hint.told - apart
    return mean, NORMAL_95 * sqrt(sum(each * each for each in off.values())) / len(found)


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--hints", type=int, default=1000)
    parser.add_argument("--iterations", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    game, seed = find(asked.game), asked.seed
    found: list[Hint] = []
    while len(found) < asked.hints:
        found += hints(game, asked.seats or game.seats[0], asked.iterations, seed)
        seed += 1
    print(f"{game.title}, seeds {asked.seed} to {seed - 1}:")
    print(row("all", found))
    for tenth in range(10):
        if chosen := [hint for hint in found if min(9, int(10 * hint.told)) == tenth]:
            print(row(f"{10 * tenth} to {10 * tenth + 10} %", chosen))
    return 0


if __name__ == "__main__":
    sys.exit(main())

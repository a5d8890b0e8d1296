"""Compare the odds in hints with how often they come true, for a player who follows every hint.

Usage: hint_odds.py GAME [--seats N] [--hints N] [--iterations N] [--seed S] [--fit]

An Archdevil plays whole matches against Fiends, and so follows its own hints. At each choice it notes the
odds that its move wins the deal, which are compared with the deal's result. Hints of one deal share its luck,
so the 95% intervals are computed by deal. With --fit, the odds are the search's raw ones, and a calibration
for them is printed last: check it with other seeds.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import exp, log, sqrt
from pathlib import Path
from random import Random
from statistics import fmean

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from game.catalog import find
from game.contract import AnyGame
from game.contract.search import Calibration
from game.level import Level
from game.minds.arena import NORMAL_95
from game.minds.characters import mind_of
from game.minds.search import Iterations, leads_of, search

ENOUGH = 20
"""The least number of simulated deals for which a hint has odds."""
DECIDED = 0.03
"""Odds this close to 0 or 1 count as decided, and are left out of the fit."""
ROUNDS = 20
"""Steps of Newton's method used to find a calibration."""


@dataclass(frozen=True, slots=True)
class Hint:
    """The odds given during a deal, and the share of its win that the player got."""

    deal: str
    odds: float
    result: float


def hints(game: AnyGame, seats: int, iterations: int, seed: int) -> Iterator[Hint]:
    """Yield the hints of a match, with the Archdevil in a seat chosen by the seed."""
    own, fiend = seed % seats, mind_of(game, Level.FIEND)
    state = game.deal(game.options(), seats, seed)
    state.table.events = None
    randoms = [Random(seed * seats + each) for each in range(seats)]
    odds: list[float] = []
    deals = 0
    while (seat := game.to_move(state)) is not None:
        view = game.view(state, seat)
        action = view.legal[0]
        if len(view.legal) > 1 and seat == own:
            best = search(game, view, randoms[seat], Iterations(iterations))[0]
            action = best.action
            if best.visits >= ENOUGH:
                odds.append(game.search.odds(seats, best.won))
        elif len(view.legal) > 1:
            action = fiend(view, randoms[seat])
        game.apply(state, seat, action)
        if len(state.deals) > deals:
            leads = leads_of(game, state.deals[-1])
            result = (leads[own] == max(leads)) / leads.count(max(leads))
            yield from (Hint(f"{seed} {deals}", each, result) for each in odds)
            odds, deals = [], len(state.deals)


def row(name: str, found: Sequence[Hint]) -> str:
    """Return a line about some hints: their number, their odds and how often they came true."""
    odds, result = fmean(hint.odds for hint in found), fmean(hint.result for hint in found)
    off: dict[str, float] = {}
    for hint in found:
        off[hint.deal] = off.get(hint.deal, 0.0) + hint.result - hint.odds - (result - odds)
    error = NORMAL_95 * sqrt(sum(each * each for each in off.values())) / len(found)
    return f"{name:>12}: {len(found):5} hints told {odds:6.1%}, came true {result:6.1%} ± {error:5.1%}"


def fitted(found: Sequence[Hint]) -> Calibration:
    """Fit the calibration under which the results are most likely, by logistic regression."""
    open_ones = [hint for hint in found if DECIDED < hint.odds < 1 - DECIDED]
    scale = [log(hint.odds / (1 - hint.odds)) for hint in open_ones]
    shift, stretch = 0.0, 1.0
    for _ in range(ROUNDS):
        shift_slope = stretch_slope = bend = mixed = stretch_bend = 0.0
        for hint, at in zip(open_ones, scale, strict=True):
            odds = 1 / (1 + exp(-shift - stretch * at))
            off, weight = hint.result - odds, odds * (1 - odds)
            shift_slope, stretch_slope = shift_slope + off, stretch_slope + off * at
            bend, mixed, stretch_bend = bend + weight, mixed + weight * at, stretch_bend + weight * at * at
        area = bend * stretch_bend - mixed * mixed
        shift += (stretch_bend * shift_slope - mixed * stretch_slope) / area
        stretch += (bend * stretch_slope - mixed * shift_slope) / area
    return Calibration(shift, stretch)


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--hints", type=int, default=1000)
    parser.add_argument("--iterations", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--fit", action="store_true", help="print a calibration for the search's own odds")
    asked = parser.parse_args()
    game, seed = find(asked.game), asked.seed
    if asked.fit:
        game = replace(game, search=replace(game.search, calibrations={}))
    found: list[Hint] = []
    while len(found) < asked.hints:
        found += hints(game, asked.seats or game.seats[0], asked.iterations, seed)
        seed += 1
    print(f"{game.title}, seeds {asked.seed} to {seed - 1}:")
    print(row("all", found))
    for tenth in range(10):
        if chosen := [hint for hint in found if min(9, int(10 * hint.odds)) == tenth]:
            print(row(f"{10 * tenth} to {10 * tenth + 10} %", chosen))
    if asked.fit:
        curve = fitted(found)
        print(f"Calibration(shift={curve.shift:.2f}, stretch={curve.stretch:.2f})")
    return 0


if __name__ == "__main__":
    sys.exit(main())

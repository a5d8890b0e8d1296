"""Compare the odds that hints tell with how often they come true, among Fiends.

Usage: hint_odds.py GAME [--seats N] [--hints N] [--iterations N] [--seed S]

An Archdevil plays whole matches among Fiends. At each choice it notes how often its move is to win the deal,
and plays that move. The hints of one deal share its luck: the intervals (95 %) are by deals.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

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
    """The odds told in a deal, and the share of its best score that came of it."""

    deal: str
    told: float
    won: float


def hints(game: AnyGame, seats: int, iterations: int, seed: int) -> Iterator[Hint]:
    """Yield the hints of a match, with an Archdevil in the seat that the seed gives."""
    own, fiend = seed % seats, mind_of(game, Level.FIEND)
    state = game.deal(game.options(), seats, seed)
    state.table.events = None
    randoms = [Random(seed * seats + each) for each in range(seats)]
    told: list[float] = []
    deals = 0
    while (seat := game.to_move(state)) is not None:
        view = game.view(state, seat)
        action = view.legal[0]
        if len(view.legal) > 1 and seat == own:
            best = weigh(game, view, randoms[seat], Iterations(iterations))[0]
            action = best.action
            if best.visits >= ENOUGH:
                told.append(best.won)
        elif len(view.legal) > 1:
            action = fiend(view, randoms[seat])
        game.apply(state, seat, action)
        if len(state.deals) > deals:
            leads = leads_of(game, state.deals[-1])
            won = (leads[own] == max(leads)) / leads.count(max(leads))
            yield from (Hint(f"{seed} {deals}", odds, won) for odds in told)
            told, deals = [], len(state.deals)


def row(name: str, found: Sequence[Hint]) -> str:
    """Return a line on some hints: their number, the odds told, what came true, and the difference."""
    told, won = (sum(getattr(hint, each) for hint in found) / len(found) for each in ("told", "won"))
    off: dict[str, float] = {}
    for hint in found:
        off[hint.deal] = off.get(hint.deal, 0.0) + hint.told - hint.won - (told - won)
    error = NORMAL_95 * sqrt(sum(each * each for each in off.values())) / len(found)
    counted = f"{name:>12}: {len(found):5} hints told {told:6.1%}, came true {won:6.1%}"
    return f"{counted}: {told - won:+6.1%} ± {error:.1%}"


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

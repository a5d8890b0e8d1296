"""Compare an Archdevil among Fiends with a Fiend in its place, deal by deal of whole matches.

Usage: beside_a_fiend.py GAME [--seats N] [--matches N] [--seconds S | --iterations N] [--seed S]

Every match is played once with an Archdevil in each of the seats. Each of its deals is played a second time
with a Fiend there, from the same position and with the same cards to come, so that only what the Archdevil
does otherwise tells them apart. What a deal is worth is what the search goes by: from 0 to 1.
"""

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from time import thread_time
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from game.catalog import find
from game.contract import AnyGame
from game.contract.rules import cloned
from game.level import Level
from game.minds.arena import NORMAL_95
from game.minds.characters import AnyMind, mind_of
from game.minds.search import Budget, Iterations, Seconds, leads_of, rewards_of


@dataclass(slots=True)
class Told:
    """The results of the matches of one seed, a figure for each deal or match."""

    worth: list[float]
    """The worth of a deal to the Archdevil, beyond that than to a Fiend in its place."""
    lead: list[float]
    share: list[float]
    won: list[float]
    """1 for each match it won, shared among equals."""


def play_matches(game: AnyGame, seats: int, budget: Budget, seed: int) -> Told:
    """Play one match for each seat that the Archdevil may have."""
    told = Told([], [], [], [])
    fiend, archdevil = mind_of(game, Level.FIEND), mind_of(game, Level.ARCHDEVIL, budget)
    for seat in range(seats):
        state, own = game.deal(game.options(), seats, seed), Random(seed * seats + seat)
        state.table.events = None
        while game.to_move(state) is not None:
            usual, luck = cloned(state), own.random()
            _play_deal(game, usual, fiend, fiend, seat, luck)
            _play_deal(game, state, fiend, archdevil, seat, luck)
            there, here = _figures(game, state, seat), _figures(game, usual, seat)
            for kept, one, other in zip((told.worth, told.lead, told.share), there, here, strict=True):
                kept.append(one - other)
        winners = game.standing(state).winners
        told.won.append((seat in winners) / len(winners))
    return told


def _play_deal(game: AnyGame, state: Any, others: AnyMind, mind: AnyMind, own: int, luck: float) -> None:
    """Play to the end of the deal; each seat has its own luck, the same both times."""
    deals, randoms = len(state.deals), [Random(f"{luck} {seat}") for seat in range(len(state.totals))]
    while len(state.deals) == deals and (seat := game.to_move(state)) is not None:
        legal = game.legal(state, seat)
        asked = mind if seat == own else others
        chosen = legal[0] if len(legal) == 1 else asked(game.view(state, seat), randoms[seat])
        game.apply(state, seat, chosen)


def _figures(game: AnyGame, state: Any, seat: int) -> tuple[float, float, float]:
    """Return the worth of the last deal to a seat, its lead, and its share of the best."""
    leads = leads_of(game, state.deals[-1])
    best = max(leads)
    return (
        rewards_of(game, state, state.deals[-1])[seat],
        leads[seat],
        (leads[seat] == best) / leads.count(best),
    )


def _with_error(by_seed: Sequence[float]) -> str:
    error = NORMAL_95 * stdev(by_seed) / sqrt(len(by_seed)) if len(by_seed) > 1 else float("inf")
    return f"{fmean(by_seed):+8.4f} ± {error:.4f}"


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--matches", type=int, default=20, help="seeds: each gives a match for every seat")
    parser.add_argument("--seconds", type=float, default=0.1)
    parser.add_argument("--iterations", type=int)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    game = find(asked.game)
    seats = asked.seats or game.seats[0]
    budget: Budget = Iterations(asked.iterations) if asked.iterations else Seconds(asked.seconds, thread_time)
    told = [play_matches(game, seats, budget, asked.seed + match) for match in range(asked.matches)]
    deals = sum(len(each.worth) for each in told)
    print(f"{len(told) * seats} matches, {deals} deals; an Archdevil's, less a Fiend's in its place:")
    for name in ("worth", "lead", "share"):
        print(f"{name:<6} {_with_error([fmean(getattr(each, name)) for each in told])}")
    print(f"matches won {_with_error([fmean(each.won) for each in told])} (even: {1 / seats:.2f})")
    return 0


if __name__ == "__main__":
    sys.exit(main())

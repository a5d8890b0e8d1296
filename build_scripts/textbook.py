"""Play the Archdevil against a textbook search with the same processor time, in duplicate deals.

Usage: textbook.py GAME [--archdevils N] [--against N] [--deals N] [--seconds S | --iterations N] [--seed S]

The textbook search is single-observer information-set Monte Carlo tree search with uniform rollouts and UCB1
over available actions (Cowling, Powley and Whitehouse, 2012). It shares no code with the Archdevil except the
game and its rewards. The Archdevils sit next to each other, with ``--against`` textbook players (by default 1
Archdevil and as few others as the game allows). The results are the means of both kinds.
"""

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import exp, log, sqrt
from pathlib import Path
from random import Random
from statistics import fmean
from time import thread_time
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from game.cards import pick
from game.catalog import find
from game.contract import AnyGame
from game.match import Match
from game.minds.arena import DealResult, outcomes
from game.minds.search import Budget, Iterations, Seconds, best_action, leads_of

EXPLORATION = 0.7
HORIZON = 2000
"""Actions after which a rollout stops and uses the game's estimate of the score."""
NAMES = ("archdevil", "textbook")


@dataclass(slots=True)
class Node:
    """Statistics of an action in one observer's tree."""

    visits: int = 0
    available: int = 1
    reward: float = 0.0
    children: dict[Any, "Node"] = field(default_factory=dict)

    def bound(self) -> float:
        """Return the UCB1 value, with the action's availability count in place of its parent's visits."""
        return self.reward / self.visits + EXPLORATION * sqrt(log(self.available) / self.visits)


def textbook(game: AnyGame, view: Any, random: Random, budget: Budget) -> Any:
    """Return the most visited action."""
    if len(view.legal) == 1:
        return view.legal[0]
    root, made, left = Node(), 0, budget.begin()
    while left(made):
        _iterate(game, game.determinize(view, random), root, random)
        made += 1
    tried = root.children
    return max(view.legal, key=lambda action: tried[action].visits if action in tried else 0)


def _iterate(game: AnyGame, state: Any, node: Node, random: Random) -> None:
    """Run one iteration in a determinized position: select, expand, roll out and back up."""
    deals, path, fresh = len(state.deals), [], False
    while not fresh and (seat := game.to_move(state)) is not None and len(state.deals) == deals:
        legal = game.legal(state, seat)
        untried = [action for action in legal if action not in node.children]
        for action in legal:
            if action in node.children:
                node.children[action].available += 1
        fresh = bool(untried)
        if fresh:
            chosen = pick(untried, random)
            node.children[chosen] = Node()
        else:
            children = node.children
            chosen = max(legal, key=lambda action: children[action].bound())
        node = node.children[chosen]
        path.append((seat, node))
        game.apply(state, seat, chosen)
    _play_out(game, state, deals, random)
    rewards = _rewards(game, state, deals)
    for seat, visited in path:
        visited.visits += 1
        visited.reward += rewards[seat]


def _play_out(game: AnyGame, state: Any, deals: int, random: Random) -> None:
    for _ in range(HORIZON):
        seat = game.to_move(state)
        if seat is None or len(state.deals) > deals:
            return
        legal = game.legal(state, seat)
        game.apply(state, seat, pick(legal, random))


def _rewards(game: AnyGame, state: Any, deals: int) -> list[float]:
    """Return each seat's reward, 0 to 1, from its lead over the mean of the others."""
    seats = len(state.totals)
    points = (
        state.deals[-1] if len(state.deals) > deals else game.search.points_if_over(state) or (0,) * seats
    )
    return [1 / (1 + exp(-lead / game.search.swing)) for lead in leads_of(game, points)]


def play_deal(
    game: AnyGame, seats: int, budget: Budget, seed: int, rotation: int, archdevils: int = 1
) -> DealResult:
    """Play a deal with Archdevils in seats from ``rotation``; return their means and the others'."""
    ours = {(rotation + step) % seats for step in range(archdevils)}
    match = Match(game, game.options(), seats, seed)
    randoms = [Random(seed * seats + seat) for seat in range(seats)]
    while (seat := match.to_move) is not None and not match.standing.deals:
        think = best_action if seat in ours else textbook
        match.play(seat, think(game, match.view(seat), randoms[seat], budget))
    leads = leads_of(game, match.standing.deals[0])
    most = max(leads)
    shares = [(lead == most) / leads.count(most) for lead in leads]
    return DealResult(seed, rotation, _means(shares, ours), _means(leads, ours))


def _means(by_seat: Sequence[float], ours: set[int]) -> tuple[float, float]:
    """Return the mean of some seats, and that of the others."""
    return (
        fmean(by_seat[seat] for seat in ours),
        fmean(got for seat, got in enumerate(by_seat) if seat not in ours),
    )


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("--archdevils", type=int, default=1)
    parser.add_argument("--against", type=int)
    parser.add_argument("--deals", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=0.25)
    parser.add_argument("--iterations", type=int)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    game = find(asked.game)
    seats = asked.archdevils + asked.against if asked.against else game.seats[0]
    budget: Budget = Iterations(asked.iterations) if asked.iterations else Seconds(asked.seconds, thread_time)
    deals = [
        play_deal(game, seats, budget, asked.seed + deal, rotation, asked.archdevils)
        for deal in range(asked.deals)
        for rotation in range(seats)
    ]
    for each in outcomes(NAMES, deals):
        share = f"{each.share:6.1%} ± {each.share_error:5.1%} of {each.deals} deals (even: {1 / seats:.0%})"
        print(f"{each.name:<10} {share}   {each.margin:+8.1f} ± {each.margin_error:.1f} ahead")
    return 0


if __name__ == "__main__":
    sys.exit(main())

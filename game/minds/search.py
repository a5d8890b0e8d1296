"""The Archdevil: information-set Monte Carlo tree search, one for all games.

After Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search" (2012): a single observer's
tree. Each iteration imagines a whole position that agrees with the view, walks down the tree by the actions
that are legal in it, adds one action, plays the deal out by the game's own policy and scores it for every
seat (max^n). An action that is not always legal is judged by how often it was available.

Nothing here holds the state of a live match: the only way in is a view.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import exp, log, sqrt
from random import Random
from typing import Any, TypeAlias

from game.cards import Seat
from game.catalog import AnyGame
from game.contract import Action, Level, State, View

EXPLORATION = 0.7
"""How much an action that was tried seldom is preferred; rewards lie between 0 and 1."""
FEWEST = 24
"""Iterations before the search may stop early."""


@dataclass(slots=True)
class Node:
    """What is known of one action at one point of the tree."""

    visits: int = 0
    available: int = 0
    """How often it could have been chosen."""
    reward: float = 0.0
    """Sum, for the seat that chose it."""
    children: dict[Action, "Node"] = field(default_factory=dict)

    @property
    def mean(self) -> float:
        """The average reward, from 0 to 1."""
        return self.reward / self.visits if self.visits else 0.0


@dataclass(frozen=True, slots=True)
class Option:
    """One of the actions that were weighed: how often it was looked into, and what it promises."""

    action: Action
    visits: int
    expected: float
    """From 0, the worst that can come of the deal, to 1."""


Left: TypeAlias = Callable[[int], int]
"""How many more iterations there is time for, from how many were made."""


@dataclass(frozen=True, slots=True)
class Iterations:
    """A budget in iterations: the same view, generator and count always give the same answer."""

    count: int

    def begin(self) -> Left:
        """Start counting."""
        return lambda made: self.count - made


@dataclass(frozen=True, slots=True)
class Seconds:
    """A budget in time, by a clock that counts seconds."""

    limit: float
    clock: Callable[[], float]

    def begin(self) -> Left:
        """Start the clock; how many iterations are left is judged by the pace so far."""
        start = self.clock()

        def left(made: int) -> int:
            gone = self.clock() - start
            if gone >= self.limit:
                return 0
            return max(1, int(made * (self.limit - gone) / gone)) if gone > 0 else 1

        return left


Budget: TypeAlias = Iterations | Seconds


def weigh(game: AnyGame, view: View[Any], random: Random, budget: Budget) -> list[Option]:
    """The legal actions of a view, the most promising first.

    Args:
        game: what is played.
        view: of the seat to move.
        random: decides everything that is left to chance.
        budget: how long to think.
    """
    if len(view.legal) == 1:
        return [Option(view.legal[0], 1, 0.5)]
    root = Node()
    left = budget.begin()
    made = 0
    while True:
        more = left(made)
        if more <= 0 or (made >= FEWEST and _settled(root, more)):
            break
        _iterate(game, view, root, random)
        made += 1
    tried = [Option(action, node.visits, node.mean) for action, node in root.children.items()]
    return sorted(tried, key=lambda option: (option.visits, option.expected), reverse=True)


def search(game: AnyGame, view: View[Any], random: Random, budget: Budget) -> Any:
    """The most promising action; the policy's where there was no time to look into any."""
    weighed = weigh(game, view, random, budget)
    return weighed[0].action if weighed else game.minds[Level.FIEND](view, random)


def _settled(root: Node, more: int) -> bool:
    """Whether the action tried most stays so whatever the iterations left bring."""
    visits = sorted((node.visits for node in root.children.values()), reverse=True)
    return len(visits) > 1 and visits[0] > visits[1] + more


def _iterate(game: AnyGame, view: View[Any], root: Node, random: Random) -> None:
    state = game.imagine(view, random)
    deals = len(state.deals)
    path: list[tuple[Seat, Node]] = []
    node, grown = root, False
    while not grown and (seat := game.to_move(state)) is not None and len(state.deals) == deals:
        legal = view.legal if node is root else game.legal(state, seat)
        fresh = [action for action in legal if action not in node.children]
        if fresh:
            action = _first_choice(game, state, seat, fresh, random)
            node.children[action] = Node()
            grown = True
        else:
            action = _best(node, legal)
        for each in legal:
            if each in node.children:
                node.children[each].available += 1
        node = node.children[action]
        path.append((seat, node))
        game.apply(state, seat, action)
    _play_out(game, state, deals, random)
    rewards = _rewards(game, state, deals)
    for seat, visited in path:
        visited.visits += 1
        visited.reward += rewards[seat]


def _first_choice(game: AnyGame, state: State, seat: Seat, fresh: Sequence[Action], random: Random) -> Action:
    """Of the actions not tried yet the policy's, or else any."""
    if len(fresh) == 1:
        return fresh[0]
    liked: Action = game.minds[Level.FIEND](game.view(state, seat), random)
    return liked if liked in fresh else fresh[int(random.random() * len(fresh))]


def _best(node: Node, legal: Sequence[Action]) -> Action:
    """The action with the best bound on what it may be worth."""
    children = node.children

    def bound(action: Action) -> float:
        child = children[action]
        return child.reward / child.visits + EXPLORATION * sqrt(log(child.available) / child.visits)

    return max(legal, key=bound)


def _play_out(game: AnyGame, state: State, deals: int, random: Random) -> None:
    """Play on by the policy, each seat from its own view, to the deal's end or the game's horizon."""
    policy = game.minds[Level.FIEND]
    for _ in range(game.horizon):
        seat = game.to_move(state)
        if seat is None or len(state.deals) > deals:
            return
        game.apply(state, seat, policy(game.view(state, seat), random))


def _rewards(game: AnyGame, state: State, deals: int) -> list[float]:
    """For each seat, from 0 to 1: what the deal brought it against the others; a match that is won is 1."""
    standing = game.standing(state)
    seats = len(standing.totals)
    if standing.winners:
        return [1.0 / len(standing.winners) if seat in standing.winners else 0.0 for seat in range(seats)]
    gained = state.deals[-1] if len(state.deals) > deals else game.outlook(state) or (0,) * seats
    sign = -1 if game.low_wins else 1
    mean = sum(gained) / seats
    lead = [sign * (got - mean) * seats / max(1, seats - 1) for got in gained]
    return [1 / (1 + exp(-points / game.swing)) for points in lead]

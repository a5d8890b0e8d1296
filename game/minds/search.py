"""The Archdevil: information-set Monte Carlo tree search, one for all games.

After Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search" (2012): a single observer's
tree. Whole positions that agree with the view are imagined; from each the deal is played on down the tree and
then by the game's own policy, and scored for every seat (max^n). An action that is not always legal is judged
by how often it was available.

At the root the legal actions run a race: each is tried in the very same imagined positions, so that luck
counts for none of them, and those that lag clearly behind are out. The policy's own action wins a close race.

Nothing here holds the state of a live match: the only way in is a view.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import log, sqrt
from random import Random
from statistics import fmean
from typing import Any, TypeAlias

from game.cards import Seat
from game.contract import AnyGame
from game.contract.rules import Action, State, View
from game.contract.search import Mind
from game.minds.race import Node, Runner, placed, thinned
from game.minds.worth import leads_of, outcomes, rewards_of

EXPLORATION = 0.5
"""How much an action that was tried seldom is preferred; rewards lie between 0 and 1."""
RIPE = 6
"""Visits before a node's own actions are looked into; until then the policy plays on."""
FEWEST = 6
"""Imagined positions before an action may be out of the race."""


@dataclass(frozen=True, slots=True)
class Option:
    """One of the actions that were weighed: how often it was looked into, and what it promises."""

    action: Action
    visits: int
    expected: float
    """From 0, the worst that can come of the deal, to 1."""
    won: float
    """The share of the imagined deals that came out best of all seats; one cut off counts by its worth."""
    lead: float
    """Points ahead of the others' mean in an imagined deal."""


@dataclass(frozen=True, slots=True)
class Habit:
    """The rollout of an imagined position: by the game's policy, each seat from what it may know."""

    game: AnyGame
    policy: Mind[Any, Any]
    random: Random

    def liked(self, state: State, seat: Seat, legal: Sequence[Action]) -> Action:
        """What the policy does from the seat's view; it is not asked where there is nothing to choose."""
        if len(legal) == 1:
            return legal[0]
        if self.game.search.rollout is not None:
            chosen: Action = self.game.search.rollout(state, seat, legal, self.random)
            return chosen
        liked: Action | None = self.policy(self.game.view(state, seat), self.random)
        assert liked is not None
        return liked


Left: TypeAlias = Callable[[int], bool]
"""Whether there is time for another iteration, from how many were made."""


def _never() -> bool:
    return False


@dataclass(frozen=True, slots=True)
class Iterations:
    """A budget in iterations: the same view, generator and count always give the same answer."""

    count: int

    def begin(self) -> Left:
        """Start counting."""
        return lambda made: made < self.count


@dataclass(frozen=True, slots=True)
class Seconds:
    """A budget in time, by a clock that counts seconds."""

    limit: float
    clock: Callable[[], float]
    interrupted: Callable[[], bool] = _never
    """Whether there is no use in thinking on."""

    def begin(self) -> Left:
        """Start the clock."""
        start = self.clock()
        return lambda made: self.clock() - start < self.limit and not self.interrupted()


Budget: TypeAlias = Iterations | Seconds


def weigh(game: AnyGame, view: View, random: Random, budget: Budget) -> list[Option]:
    """The legal actions of a view that were looked into, the one to choose first.

    Args:
        game: what is played.
        view: of the seat to move.
        random: decides everything that is left to chance.
        budget: how long to think.
    """
    if len(view.legal) == 1:
        return [Option(view.legal[0], 1, 0.5, 0.5, 0.0)]
    habit = Habit(game, game.search.usual, random)
    liked: Action | None = habit.policy(view, random)
    assert liked is not None
    if game.search.by_luck(view) or game.search.settled(view):
        return [Option(liked, 1, 0.5, 0.5, 0.0)]
    favourite = Runner(liked)
    others = [action for action in view.legal if action != liked and not game.search.foolish(view, action)]
    runners = [favourite, *(Runner(action) for action in others)]
    running = _race(habit, view, runners, budget)
    return [
        _told(each)
        for each in placed(runners, running, game.search.caution)
        if each.rewards or each is favourite
    ]


def search(game: AnyGame, view: View, random: Random, budget: Budget) -> Any:
    """The most promising action; the policy's where there was no time to look into any."""
    return weigh(game, view, random, budget)[0].action


def _told(runner: Runner) -> Option:
    tried = len(runner.rewards)
    if not tried:
        return Option(runner.action, 0, 0.5, 0.5, 0.0)
    return Option(runner.action, tried, fmean(runner.rewards), runner.won / tried, runner.lead / tried)


def _race(habit: Habit, view: View, runners: Sequence[Runner], budget: Budget) -> list[Runner]:
    """Imagine position after position and try those still in the race in each; returns those left."""
    running, made, thinning = list(runners), 0, FEWEST
    left, imagined = budget.begin(), _imaginer(habit, view)
    while left(made) and len(running) > 1:
        state = imagined()
        for runner in running:
            if not left(made):
                return running
            iterate(habit, state.clone(), runner)
            made += 1
        if len(running[0].rewards) >= thinning:
            thinning += max(2, thinning // 4)
            running = thinned(running, runners[0], habit.game.search.caution)
    return running


def _imaginer(habit: Habit, view: View) -> Callable[[], State]:
    """Gives whole positions that agree with the view, by all that the game can make of it."""
    game, random = habit.game, habit.random
    if game.search.supposed is not None:
        return game.search.supposed(view, random)
    return lambda: game.imagine(view, random)


def iterate(habit: Habit, state: State, runner: Runner) -> None:
    """Play one imagined position on, beginning with an action, and note what it brings."""
    game = habit.game
    deals, part, thinker = len(state.deals), game.search.part(state), game.to_move(state)
    assert thinker is not None
    node = runner.node
    path = [(thinker, node)]
    game.apply(state, thinker, runner.action)
    if game.search.play_out is None:
        path += _descended(habit, state, node, part)
        _play_out(habit, state, part)
    elif game.search.part(state) == part:
        game.search.play_out(state)
    rewards = [0.0] * len(game.standing(state).totals)
    cut_off = len(state.deals) == deals and not game.search.outcomes(state)
    for likely, points in outcomes(game, state, deals):
        leads = leads_of(game, points)
        for seat, reward in enumerate(rewards_of(game, state, points)):
            rewards[seat] += likely * reward
        best = max(leads)
        runner.won += 0.0 if cut_off else likely * (leads[thinker] == best) / leads.count(best)
        runner.lead += likely * leads[thinker]
    if cut_off:
        runner.won += rewards[thinker]
    for seat, visited in path:
        visited.visits += 1
        visited.reward += rewards[seat]
    runner.rewards.append(rewards[thinker])


def _descended(habit: Habit, state: State, node: Node, part: int) -> list[tuple[Seat, Node]]:
    """Go on down the tree, as far as its nodes are ripe; who chose which."""
    game, path = habit.game, list[tuple[Seat, Node]]()
    while node.visits >= RIPE and (seat := game.to_move(state)) is not None:
        if game.search.part(state) != part:
            break
        if game.search.planned(state):
            game.apply(state, seat, habit.liked(state, seat, game.legal(state, seat)))
            continue
        action = _next(habit, state, seat, node)
        node = node.children[action]
        path.append((seat, node))
        game.apply(state, seat, action)
    return path


def _next(habit: Habit, state: State, seat: Seat, node: Node) -> Action:
    """The next action down the tree, which may be a new one: the policy's before any other."""
    legal, children = habit.game.legal(state, seat), node.children
    liked = habit.liked(state, seat, legal)
    known = [action for action in legal if action in children]
    for action in known:
        children[action].available += 1
    if liked not in children:
        chosen = liked
    elif len(known) < len(legal) and len(known) ** 2 < node.visits:
        fresh = [action for action in legal if action not in children]
        chosen = fresh[int(habit.random.random() * len(fresh))]
    else:
        return _best(node, known)
    children[chosen] = Node(available=1)
    return chosen


def _best(node: Node, legal: Sequence[Action]) -> Action:
    """The action with the best bound on what it may be worth."""
    children = node.children

    def bound(action: Action) -> float:
        child = children[action]
        return child.reward / child.visits + EXPLORATION * sqrt(log(child.available) / child.visits)

    return max(legal, key=bound)


def _play_out(habit: Habit, state: State, part: int) -> None:
    """Play on by the policy, each seat from its own view, to the end of the part or the game's horizon."""
    game = habit.game
    to_move, legal, apply, part_of = game.to_move, game.legal, game.apply, game.search.part
    left, planned = game.search.horizon, game.search.planned
    while left:
        seat = to_move(state)
        if seat is None or part_of(state) != part:
            return
        if not planned(state):
            left -= 1
        apply(state, seat, habit.liked(state, seat, legal(state, seat)))

"""The Archdevil: information-set Monte Carlo tree search, one for all games.

This is the single-observer search of Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree
Search" (2012). It samples positions that agree with the view, plays each on down the tree and then by the
game's own policy, and scores it for every seat (max^n). An action that isn't always legal is rated by how
often it was available.

At the root, the legal actions run a race: all are tried in the same sampled positions, so that luck is equal,
and those clearly behind drop out. The policy's own action wins a close race.

The search only gets a view, never the state of a live match.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from math import exp, log, sqrt
from random import Random
from statistics import fmean
from typing import Any, TypeAlias

from game.cards import Seat, pick
from game.contract import AnyGame
from game.contract.rules import Action, State, View, cloned
from game.contract.search import Mind, Outcomes

EXPLORATION = 0.5
"""The UCB exploration constant, for rewards between 0 and 1."""
RIPE = 6
"""The number of visits before a node is expanded; until then the policy plays on from it."""
FEWEST = 6
"""The number of sampled positions before an action may drop out of the race."""
CONFIRMED = 200
"""The number of fresh samples for the odds of the winner of a race that ended early."""
Left: TypeAlias = Callable[[int], bool]
"""A function that takes the number of iterations made and returns True if there is time for another."""
CLEARLY = 2.0
"""The number of standard errors behind the leader at which an action drops out of the race."""
UNTOLD = 0.02
"""The variance added as a prior, because a few equal differences prove nothing."""


def _never() -> bool:
    return False


@dataclass(frozen=True, slots=True)
class Option:
    """An action of the search, with its number of visits and its expected value."""

    action: Action
    visits: int
    expected: float
    """The expected result of the deal, from 0 to 1."""
    won: float
    """The share of sampled deals won; a deal cut off counts by its estimated chance."""
    behind: float = 0.0
    """The points by which it falls behind the first option's lead; 0 if that isn't certain."""


@dataclass(frozen=True, slots=True)
class Simulator:
    """A player of sampled positions for every seat, by the policy of their game."""

    game: AnyGame
    policy: Mind[Any, Any]
    random: Random

    def choose(self, state: State, seat: Seat, legal: Sequence[Action]) -> Action:
        """Return the policy's action for a seat, or the only legal one."""
        if len(legal) == 1:
            return legal[0]
        if self.game.search.rollout_policy is not None:
            chosen: Action = self.game.search.rollout_policy(state, seat, legal, self.random)
            return chosen
        liked: Action | None = self.policy(self.game.view(state, seat), self.random)
        assert liked is not None
        return liked


@dataclass(frozen=True, slots=True)
class Iterations:
    """A budget in iterations, with which the same view and generator always give the same answer."""

    count: int

    def begin(self) -> Left:
        """Return a test that is True while iterations are left."""
        return lambda made: made < self.count


@dataclass(frozen=True, slots=True)
class Seconds:
    """A budget in seconds."""

    limit: float
    clock: Callable[[], float]
    interrupted: Callable[[], bool] = _never
    """True if the search should stop early."""

    def begin(self) -> Left:
        """Start the clock."""
        start = self.clock()
        return lambda made: self.clock() - start < self.limit and not self.interrupted()


@dataclass(slots=True)
class Node:
    """A node of the tree: an action and its statistics."""

    visits: int = 0
    available: int = 0
    """The number of times it was legal."""
    reward: float = 0.0
    """The sum of rewards for the seat that chose it."""
    children: dict[Action, "Node"] = field(default_factory=dict)


@dataclass(slots=True)
class Candidate:
    """A legal action with its results in the sampled positions, in order."""

    action: Action
    node: Node = field(default_factory=Node)
    rewards: list[float] = field(default_factory=list)
    leads: list[float] = field(default_factory=list)
    """The lead over the mean of the others in each position, in points."""
    wins: list[float] = field(default_factory=list)
    """Its share of the win in each position."""


Budget: TypeAlias = Iterations | Seconds


def search(game: AnyGame, view: View, random: Random, budget: Budget) -> list[Option]:
    """Search a view; return the legal actions that were tried, the best first."""
    if len(view.legal) == 1:
        return [Option(view.legal[0], 1, 0.5, 0.5)]
    simulator = Simulator(game, game.search.usual, random)
    liked: Action | None = simulator.policy(view, random)
    assert liked is not None
    if game.search.only_luck(view) or game.search.policy_is_sure(view):
        return [Option(liked, 1, 0.5, 0.5)]
    favourite = Candidate(liked)
    others = [action for action in view.legal if action != liked and not game.search.is_blunder(view, action)]
    candidates = [favourite, *(Candidate(action) for action in others)]
    left = budget.begin()
    running = _race(simulator, view, candidates, left)
    first, *_ = ranked = placed(candidates, running, game.search.caution)
    options = [rated(each, first) for each in ranked if each.rewards or each is favourite]
    if len(running) == 1 and game.search.has_odds(view.seats):
        options[0] = _confirmed(game, view, options[0], left, sum(option.visits for option in options))
    return options


def best_action(game: AnyGame, view: View, random: Random, budget: Budget) -> Any:
    """Return the best action found, or the policy's if there was no time to search."""
    return search(game, view, random, budget)[0].action


def rated(candidate: Candidate, first: Candidate) -> Option:
    """Return a candidate as an option, compared with the first one."""
    tried = len(candidate.rewards)
    if not tried:
        return Option(candidate.action, 0, 0.5, 0.5)
    behind, error = _apart(first.leads, candidate.leads)
    certain = abs(behind) >= CLEARLY * error
    expected = _estimate(candidate.rewards, first.rewards)
    won = _estimate(candidate.wins, first.wins)
    return Option(candidate.action, tried, expected, won, behind if certain else 0.0)


def _estimate(results: Sequence[float], firsts: Sequence[float]) -> float:
    """Return the mean result of an action, over all positions of the first action.

    An action that dropped out was tried in a few of them, which may have been lucky ones. So it is as far
    ahead or behind as in those.
    """
    ahead, _ = _apart(results, firsts)
    return min(1.0, max(0.0, fmean(firsts) + ahead))


def _confirmed(game: AnyGame, view: View, option: Option, left: Left, made: int) -> Option:
    """Return an option with its share of wins measured in fresh samples, as far as the budget allows.

    A race ends when one action is ahead, often by a few lucky deals, so the odds in them are too high. Fresh
    samples use their own generator, so that they change no choice.
    """
    simulator = Simulator(game, game.search.usual, Random(made))
    sample, fresh = _sampler(simulator, view), Candidate(option.action)
    while len(fresh.rewards) < CONFIRMED and left(made + len(fresh.rewards)):
        iterate(simulator, sample(), fresh)
    tried = len(fresh.rewards)
    won = fmean(fresh.wins) if tried and tried >= option.visits else option.won
    return replace(option, visits=option.visits + tried, won=won)


def _race(simulator: Simulator, view: View, candidates: Sequence[Candidate], left: Left) -> list[Candidate]:
    """Try the remaining candidates in one sampled position after another; return those left at the end."""
    running, made, thinning = list(candidates), 0, FEWEST
    sample = _sampler(simulator, view)
    while left(made) and len(running) > 1:
        state = sample()
        for candidate in running:
            if not left(made):
                return running
            iterate(simulator, cloned(state), candidate)
            made += 1
        if len(running[0].rewards) >= thinning:
            thinning += max(2, thinning // 4)
            running = thinned(running, candidates[0], simulator.game.search.caution)
    return running


def _sampler(simulator: Simulator, view: View) -> Callable[[], State]:
    """Return a function that samples positions that agree with the view."""
    game, random = simulator.game, simulator.random
    if game.search.likely_positions is not None:
        return game.search.likely_positions(view, random)
    return lambda: game.determinize(view, random)


def iterate(simulator: Simulator, state: State, candidate: Candidate) -> None:
    """Play out a sampled position from a candidate's action, and record the result."""
    game = simulator.game
    deals, part, thinker = len(state.deals), game.search.part(state), game.to_move(state)
    assert thinker is not None
    node = candidate.node
    path = [(thinker, node)]
    game.apply(state, thinker, candidate.action)
    if game.search.play_out is None:
        path += _descended(simulator, state, node, part)
        _play_out(simulator, state, part)
    elif game.search.part(state) == part:
        game.search.play_out(state)
    rewards, lead, won = [0.0] * len(game.standing(state).totals), 0.0, 0.0
    cut_off = len(state.deals) == deals and not game.search.outcomes(state)
    for likely, points in outcomes(game, state, deals):
        leads = leads_of(game, points)
        lead += likely * leads[thinker]
        for seat, reward in enumerate(rewards_of(game, state, points)):
            rewards[seat] += likely * reward
        best = max(leads)
        share = (leads[thinker] == best) / leads.count(best)
        won += likely * (chances_of(game, state, points)[thinker] if cut_off else share)
    for seat, visited in path:
        visited.visits += 1
        visited.reward += rewards[seat]
    candidate.rewards.append(rewards[thinker])
    candidate.leads.append(lead)
    candidate.wins.append(won)


def _descended(simulator: Simulator, state: State, node: Node, part: int) -> list[tuple[Seat, Node]]:
    """Play down the tree until a node has too few visits; return the path of seats and nodes."""
    game, path = simulator.game, list[tuple[Seat, Node]]()
    while node.visits >= RIPE and (seat := game.to_move(state)) is not None:
        if game.search.part(state) != part:
            break
        if game.search.in_a_plan(state):
            game.apply(state, seat, simulator.choose(state, seat, game.legal(state, seat)))
            continue
        action = _next(simulator, state, seat, node)
        node = node.children[action]
        path.append((seat, node))
        game.apply(state, seat, action)
    return path


def _next(simulator: Simulator, state: State, seat: Seat, node: Node) -> Action:
    """Return the next action down the tree. The policy's action is tried before other new ones."""
    legal, children = simulator.game.legal(state, seat), node.children
    liked = simulator.choose(state, seat, legal)
    known = [action for action in legal if action in children]
    for action in known:
        children[action].available += 1
    if liked not in children:
        chosen = liked
    elif len(known) < len(legal) and len(known) ** 2 < node.visits:
        fresh = [action for action in legal if action not in children]
        chosen = pick(fresh, simulator.random)
    else:
        return _best(node, known)
    children[chosen] = Node(available=1)
    return chosen


def _best(node: Node, legal: Sequence[Action]) -> Action:
    """Return the action with the best upper confidence bound."""
    children = node.children

    def bound(action: Action) -> float:
        child = children[action]
        return child.reward / child.visits + EXPLORATION * sqrt(log(child.available) / child.visits)

    return max(legal, key=bound)


def _play_out(simulator: Simulator, state: State, part: int) -> None:
    """Play on by the policy to the end of the part or the game's horizon."""
    game = simulator.game
    to_move, legal, apply, part_of = game.to_move, game.legal, game.apply, game.search.part
    left, planned = game.search.horizon, game.search.in_a_plan
    while left:
        seat = to_move(state)
        if seat is None or part_of(state) != part:
            return
        if not planned(state):
            left -= 1
        apply(state, seat, simulator.choose(state, seat, legal(state, seat)))


def thinned(running: Sequence[Candidate], favourite: Candidate, caution: float) -> list[Candidate]:
    """Return the candidates not clearly behind the leader; the policy's own may be further behind."""
    leader = max(running, key=_mean)
    kept = []
    for candidate in running:
        ahead, error = compared(candidate, leader)
        clearly = max(CLEARLY, caution + 1) if candidate is favourite else CLEARLY
        if candidate is leader or ahead >= -clearly * error:
            kept.append(candidate)
    return kept


def placed(candidates: Sequence[Candidate], running: Sequence[Candidate], caution: float) -> list[Candidate]:
    """Return the candidates, the best first and those out of the race last.

    The rival is the policy's own action, which is the first candidate, or the leader if that is out. Another
    action must be ``caution`` standard errors ahead of the rival to be placed before it.
    """
    rival = candidates[0] if candidates[0] in running else max(running, key=_mean)
    return sorted(
        candidates,
        key=lambda candidate: (candidate in running, worth(candidate, rival, caution)),
        reverse=True,
    )


def worth(candidate: Candidate, rival: Candidate, caution: float) -> float:
    """Return an action's lead over the rival, less a margin for luck."""
    if candidate is rival:
        return 0.0
    if not candidate.rewards:
        return -1.0
    ahead, error = compared(candidate, rival)
    return ahead - caution * error


def _mean(candidate: Candidate) -> float:
    return fmean(candidate.rewards)


def compared(candidate: Candidate, other: Candidate) -> tuple[float, float]:
    """Return one action's mean lead over another in shared positions, and its standard error."""
    return _apart(candidate.rewards, other.rewards)


def _apart(ones: Sequence[float], others: Sequence[float]) -> tuple[float, float]:
    apart = [one - two for one, two in zip(ones, others, strict=False)]
    ahead, tried = fmean(apart), len(apart)
    squares = 0.0
    for each in apart:
        off = each - ahead
        squares += off * off
    spread = squares / (tried - 1) if tried > 1 else 1.0
    return ahead, sqrt((spread + UNTOLD / tried) / tried)


def outcomes(game: AnyGame, state: State, deals: int) -> Outcomes:
    """Return the points of the finished deal, or its possible outcomes with their probabilities."""
    if len(state.deals) > deals:
        return [(1.0, state.deals[-1])]
    seats = len(game.standing(state).totals)
    return game.search.outcomes(state) or [(1.0, game.search.points_if_over(state) or (0,) * seats)]


def leads_of(game: AnyGame, gained: Sequence[int]) -> list[float]:
    """Return each seat's lead over the mean of the others, negated where low scores win."""
    total, others = sum(gained), len(gained) - 1
    sign = -1 if game.info.low_wins else 1
    return [sign * (got - (total - got) / others) for got in gained]


def chances_of(game: AnyGame, state: State, points: Sequence[int]) -> list[float]:
    """Return each seat's estimated chance of winning a deal cut off with these points; the sum is 1."""
    if game.search.match_value is not None:
        weights = list(game.search.match_value(state, points))
    else:
        sign = -1 if game.info.low_wins else 1
        weights = [exp(sign * (got - points[0]) / game.search.swing) for got in points]
    total = sum(weights)
    return [weight / total for weight in weights]


def rewards_of(game: AnyGame, state: State, points: Sequence[int]) -> list[float]:
    """Return each seat's value of the deal, from 0 to 1: its share of a match won, or else its chances.

    The sum is 1, so that ending the match has no value of its own, unless the game has a ``match_value``.
    """
    if game.search.match_value is not None:
        return list(game.search.match_value(state, points))
    if winners := game.standing(state).winners:
        return [(seat in winners) / len(winners) for seat in range(len(points))]
    return chances_of(game, state, points)

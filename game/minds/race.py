"""The race between the legal actions of a view: who is clearly behind, and who comes first at the end."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean

from game.contract.rules import Action

CLEARLY = 2.0
"""Standard errors by which an action has to lag behind the leader to be out of the race."""
UNTOLD = 0.02
"""Variance that is added once to the differences seen: a few equal ones prove nothing."""


@dataclass(slots=True)
class Node:
    """What is known of one action at one point of the tree."""

    visits: int = 0
    available: int = 0
    """How often it could have been chosen."""
    reward: float = 0.0
    """Sum, for the seat that chose it."""
    children: dict[Action, "Node"] = field(default_factory=dict)


@dataclass(slots=True)
class Runner:
    """One of the legal actions, and what it brought in each of the imagined positions, in their order."""

    action: Action
    node: Node = field(default_factory=Node)
    rewards: list[float] = field(default_factory=list)
    won: float = 0.0
    """Imagined deals that came out best of all seats, in part where several were."""
    lead: float = 0.0
    """Points ahead of the others' mean, summed."""


def thinned(running: Sequence[Runner], favourite: Runner, caution: float) -> list[Runner]:
    """Those that do not lag clearly behind the leader; the policy's own may lag more, the more caution."""
    leader = max(running, key=_mean)
    kept = []
    for runner in running:
        ahead, error = compared(runner, leader)
        clearly = max(CLEARLY, caution + 1) if runner is favourite else CLEARLY
        if runner is leader or ahead >= -clearly * error:
            kept.append(runner)
    return kept


def placed(runners: Sequence[Runner], running: Sequence[Runner], caution: float) -> list[Runner]:
    """The runners, the one to choose first; those not running any more come last.

    To beat is the first of all, the policy's own action; where that is out of the race, the leader. An action
    has to be ahead of that by so many standard errors.
    """
    rival = runners[0] if runners[0] in running else max(running, key=_mean)
    return sorted(
        runners, key=lambda runner: (runner in running, worth(runner, rival, caution)), reverse=True
    )


def worth(runner: Runner, rival: Runner, caution: float) -> float:
    """How far an action is ahead of the one to beat, less what may be luck."""
    if runner is rival:
        return 0.0
    if not runner.rewards:
        return -1.0
    ahead, error = compared(runner, rival)
    return ahead - caution * error


def _mean(runner: Runner) -> float:
    return fmean(runner.rewards)


def compared(runner: Runner, other: Runner) -> tuple[float, float]:
    """How far one is ahead of another in the positions both were tried in, and the standard error."""
    apart = [one - two for one, two in zip(runner.rewards, other.rewards, strict=False)]
    ahead, tried = fmean(apart), len(apart)
    squares = 0.0
    for each in apart:
        off = each - ahead
        squares += off * off
    spread = squares / (tried - 1) if tried > 1 else 1.0
    return ahead, sqrt((spread + UNTOLD / tried) / tried)

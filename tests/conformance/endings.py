"""Checks that matches end, however they are played, and within the minutes that the menu says."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from game.cards import pick
from game.contract import AnyGame
from game.contract.options import Options
from game.level import Level
from game.match import Match
from tests.conformance.tables import Setting

MOST_ACTIONS = 20_000
"""The longest match takes a quarter of these, so one that goes on this long may never end."""

HABITS: dict[str, Callable[[Sequence[Any], Random], Any]] = {
    "the first": lambda legal, _: legal[0],
    "the last": lambda legal, _: legal[-1],
    "any": pick,
}
"""The legal action that everybody always takes. Senseless play must end a match too."""
CHOICE, FORCED, OTHERS, DEAL = 7.5, 1.5, 1.5, 12.0
"""Seconds for a decision of the person's, for the only thing to do, for an opponent, and around a deal.

Measured with tables at the usual speed and six seconds of thought for each decision.
"""
MOST = 0.6
"""The share of matches that must take the minutes stated."""
OFF = 1.5
"""The factor by which the longest match may be shorter than stated, and the shortest longer."""


def actions_to_the_end(setting: Setting, habit: str) -> int | None:
    """Return the actions that a match takes if everybody has this habit; None if it does not seem to end."""
    game, random, choose = setting.game, Random(3), HABITS[habit]
    state = game.deal(setting.options, setting.seats, 3)
    state.table.events = None
    for count in range(MOST_ACTIONS):
        seat = game.to_move(state)
        if seat is None:
            return count
        game.apply(state, seat, choose(game.legal(state, seat), random))
    return None


def need_not_end(setting: Setting) -> str:
    """Return the reason of a failure."""
    return f"a match of {setting} need not end: it went on after {MOST_ACTIONS} actions"


def seconds_at(game: AnyGame, options: Options, levels: Sequence[Level], seed: int) -> float:
    """Return the seconds of a match for the person in seat 0, who plays at the level named there."""
    match, random = Match(game, options, len(levels), seed), Random(seed)
    taken = 0.0
    while (seat := match.to_move) is not None:
        view = match.view(seat)
        taken += OTHERS if seat else CHOICE if len(view.legal) > 1 else FORCED
        match.play(seat, game.search.policies[levels[seat]](view, random))
    return taken + DEAL * len(match.standing.deals)


def most_within(minutes: tuple[int, int], taken: Sequence[float]) -> bool:
    """True if most matches take the minutes stated, and the range is no wider than they need."""
    least, most = minutes
    inside = sum(least <= each <= most for each in taken)
    return inside > MOST * len(taken) and min(taken) < OFF * least and max(taken) > most / OFF

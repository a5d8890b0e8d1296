"""Checks that matches end, however they are played."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from tests.conformance.tables import Setting

MOST_ACTIONS = 20_000
"""The longest match there is takes a quarter of these: one that goes on so long need not end at all."""

HABITS: dict[str, Callable[[Sequence[Any], Random], Any]] = {
    "the first": lambda legal, _: legal[0],
    "the last": lambda legal, _: legal[-1],
    "any": lambda legal, random: legal[int(random.random() * len(legal))],
}
"""The legal action that everybody always takes: what nobody sensible does may go on for ever."""


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

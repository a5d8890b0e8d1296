"""Opponents by level or by name."""

from collections.abc import Callable
from random import Random
from typing import Any, TypeAlias

from game.contract import AnyGame
from game.contract.rules import View
from game.level import Level, Style
from game.minds.characters import CHARACTERS, in_style, preferred
from game.minds.search import Budget, Iterations, search, weigh

AnyMind: TypeAlias = Callable[[Any, Random], Any]
CHANCE = "random"
"""The name of the mind that plays at random."""
USUAL_BUDGET = Iterations(200)
"""The Archdevil's budget unless another one is given."""


class UnknownMind(LookupError):
    """There is no opponent of that name; its text says which there are."""


def mind_of(game: AnyGame, level: Level, budget: Budget = USUAL_BUDGET) -> AnyMind:
    """Return the opponent of a level."""
    if level is Level.ARCHDEVIL:
        return lambda view, random: search(game, view, random, budget)
    mind: AnyMind = game.search.policies[level]
    return mind


def find_mind(game: AnyGame, name: str, budget: Budget = USUAL_BUDGET) -> AnyMind:
    """Return the opponent of a level, of a character's name or ``random``; raise UnknownMind if none."""
    if name == CHANCE:
        return chance
    for level, characters in CHARACTERS.items():
        if name in characters:
            return _in_character(game, level, characters[name].style, budget)
    levels = {level.value: level for level in Level}
    if name not in levels:
        known = ", ".join([*levels, CHANCE])
        raise UnknownMind(f"There's no opponent called {name!r}. Choose from {known}.")
    return mind_of(game, levels[name], budget)


def _in_character(game: AnyGame, level: Level, style: Style, budget: Budget) -> AnyMind:
    if level is Level.FIEND:
        return lambda view, random: in_style(game, view, random, style)
    if level is Level.ARCHDEVIL:
        return lambda view, random: preferred(game, view, weigh(game, view, random, budget), random, style)
    return mind_of(game, level, budget)


def chance(view: View, random: Random) -> Any:
    """Return any legal action, all equally likely."""
    return view.legal[int(random.random() * len(view.legal))]

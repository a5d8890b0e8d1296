"""Whole matches between opponents of two levels."""

from random import Random

from game.contract import AnyGame
from game.level import Level
from game.match import Match

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal")


def played(game: AnyGame, seats: int, seed: int) -> Match:
    """Return a match between opponents of two levels, to its end."""
    match, random = Match(game, game.options(), seats, seed), Random(seed)
    while (seat := match.to_move) is not None:
        level = Level.FIEND if seat % 2 else Level.IMP
        match.play(seat, game.search.policies[level](match.view(seat), random))
    return match

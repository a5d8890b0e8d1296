"""Whole matches for the tests of feats: every deal with its feats and its events."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from game.contract import AnyGame
from game.contract.words import Feat
from game.great_moments import deals_of
from game.level import Level
from game.match import Match
from game.sentences import Cast
from game.table import Event

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal")


@dataclass(frozen=True)
class Deal:
    """A deal of a match played to its end."""

    number: int
    points: tuple[int, ...]
    events: Sequence[Event]
    feats: Sequence[Feat]
    cast: Cast


def played(game: AnyGame, seats: int, seed: int) -> Match:
    """Return a match between opponents of two levels, to its end."""
    match, random = Match(game, game.options(), seats, seed), Random(seed)
    while (seat := match.to_move) is not None:
        level = Level.FIEND if seat % 2 else Level.IMP
        match.play(seat, game.search.policies[level](match.view(seat), random))
    return match


def deals(game: AnyGame, seats: int, seeds: Sequence[int]) -> Iterator[Deal]:
    """Return the deals of some matches, told to the first seat."""
    cast = Cast(NAMES[:seats], 0)
    for seed in seeds:
        match = played(game, seats, seed)
        for index, events in enumerate(deals_of(match.history(None))):
            feats = game.words.feats(events, match.view(None), cast)
            yield Deal(index + 1, match.standing.deals[index], events, feats, cast)

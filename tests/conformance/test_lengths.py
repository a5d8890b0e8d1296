"""The minutes that the menu says a match takes: computed from whole matches at a thinking pace."""

from collections.abc import Sequence
from random import Random

import pytest

from game.catalog import GAMES
from game.contract import AnyGame
from game.contract.options import Options
from game.level import Level
from game.match import Match
from saves.models import Settings
from scenes.new_match import usual_table

CHOICE, FORCED, OTHERS, DEAL = 6.0, 2.0, 1.2, 12.0
"""Seconds for a decision of the person's, for the only thing to do, for an opponent, and around a deal."""
MATCHES = 15
MOST = 0.6
"""The share of matches that must keep to what is said."""
OFF = 1.5
"""The factor by which the longest match may be shorter than said, and the shortest longer."""

each_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)


def seconds(game: AnyGame, seed: int) -> float:
    """Return the seconds of a match at a usual table."""
    levels = [player.level or Level.FIEND for player in usual_table(Settings(), game)]
    return seconds_at(game, game.options(), levels, seed)


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
    """Return True if matches keep to what is said, and that leaves no more open than need be."""
    least, most = minutes
    inside = sum(least <= each <= most for each in taken)
    return inside > MOST * len(taken) and min(taken) < OFF * least and max(taken) > most / OFF


@each_game
def test_most_usual_matches_take_as_long_as_the_menu_says(game: AnyGame) -> None:
    if game.info.minutes is None:
        pytest.skip("the game does not say")
    taken = [seconds(game, seed) / 60 for seed in range(MATCHES)]
    assert most_within(game.info.minutes, taken), taken

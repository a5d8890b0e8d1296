"""How long the menu says a match takes: reckoned from whole matches at the pace of somebody who thinks."""

from collections.abc import Sequence
from random import Random
from statistics import median

import pytest

from game.catalog import GAMES
from game.contract import AnyGame
from game.contract.options import Options
from game.level import Level
from game.match import Match
from saves.models import Settings
from scenes.last_table import usual_table

CHOICE, FORCED, OTHERS, DEAL = 6.0, 2.0, 1.2, 12.0
"""Seconds for a decision of the person's, for the only thing to do, for an opponent, and around a deal."""
MATCHES = 15
OFF = 1.5
"""How many times longer or shorter than said the median may be."""


def seconds(game: AnyGame, seed: int) -> float:
    """What a match at a usual table would take."""
    levels = [player.level or Level.FIEND for player in usual_table(Settings(), game)]
    return seconds_at(game, game.options(), levels, seed)


def seconds_at(game: AnyGame, options: Options, levels: Sequence[Level], seed: int) -> float:
    """What a match would take the person in seat 0, who plays like whoever is named there."""
    match, random = Match(game, options, len(levels), seed), Random(seed)
    taken = 0.0
    while (seat := match.to_move) is not None:
        view = match.view(seat)
        taken += OTHERS if seat else CHOICE if len(view.legal) > 1 else FORCED
        match.play(seat, game.search.policies[levels[seat]](view, random))
    return taken + DEAL * len(match.standing.deals)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_a_usual_match_takes_about_as_long_as_the_menu_says(game: AnyGame) -> None:
    if not game.minutes:
        pytest.skip("the game does not say")
    taken = median(seconds(game, seed) for seed in range(MATCHES)) / 60
    assert game.minutes / OFF < taken < game.minutes * OFF, f"{taken:.1f} minutes"

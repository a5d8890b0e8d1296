"""The minutes that the menu says a match takes: computed from whole matches at a thinking pace."""

import pytest

from game.contract import AnyGame
from game.level import Level
from saves.settings import Settings
from scenes.new_match import last_table
from tests.conformance.endings import most_within, seconds_at
from tests.each import each_game

MATCHES = 15


def seconds(game: AnyGame, seed: int) -> float:
    """Return the seconds of the match that a new player is given."""
    players, options = last_table(Settings(), game)
    return seconds_at(game, options, [player.level or Level.FIEND for player in players], seed)


@each_game
def test_most_first_matches_take_as_long_as_the_menu_says(game: AnyGame) -> None:
    if game.info.minutes is None:
        pytest.skip("the game does not say")
    taken = [seconds(game, seed) / 60 for seed in range(MATCHES)]
    assert most_within(game.info.minutes, taken), taken

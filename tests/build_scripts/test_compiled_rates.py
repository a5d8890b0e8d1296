"""How much faster the games are compiled is measured in both builds alike."""

import sys
from pathlib import Path

import pytest

from game.catalog import GAMES
from game.contract import AnyGame

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "build_scripts"))

import compiled_rates  # noqa: E402
from compiled_rates import actions, imagined, iterations  # noqa: E402

each_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)


@each_game
def test_random_play_the_search_and_imagining_have_a_rate_at_every_game(
    game: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiled_rates, "SECONDS", 0.001)
    monkeypatch.setattr(compiled_rates, "SEARCHED", 4)
    assert actions(game, game.seats[0], 0.001) > iterations(game) > 0
    assert imagined(game, game.seats[-1], 0.001) > 0

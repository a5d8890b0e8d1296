"""How much faster the games are compiled is measured in both builds alike."""

import sys
from pathlib import Path

import pytest

from game.catalog import GAMES
from game.contract import AnyGame

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "build_scripts"))

import compiled_rates  # noqa: E402
from compiled_rates import Compared, actions, as_table, compared, imagined, iterations  # noqa: E402

each_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)


@each_game
def test_random_play_the_search_and_imagining_have_a_rate_at_every_game(
    game: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiled_rates, "SECONDS", 0.001)
    monkeypatch.setattr(compiled_rates, "SEARCHED", 4)
    assert actions(game, game.seats[0], 0.001) > iterations(game) > 0
    assert imagined(game, game.seats[-1], 0.001) > 0


def test_of_several_turns_the_best_of_each_build_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    rates = {False: iter((3.0, 5.0)), True: iter((20.0, 10.0))}

    def told_by(tree: Path) -> compiled_rates.Told:
        rate = next(rates[tree != compiled_rates.ROOT])
        return {game: {"actions": rate, "iterations": -rate, "imagined": 2 * rate} for game in GAMES}

    monkeypatch.setattr(compiled_rates, "_told_by", told_by)
    monkeypatch.setattr("compiling.compiled", lambda folder: None)
    assert compared(2) == [Compared(game, (5.0, 20.0), (-3.0, -10.0), (10.0, 40.0)) for game in GAMES]


def test_the_table_tells_both_builds_and_how_many_times_faster_one_is() -> None:
    game = next(iter(GAMES))
    rates = Compared(game, (200_000.0, 500_000.0), (1_000.0, 3_100.0), (9_000.0, 18_000.0))
    heading, _, line = as_table([rates])
    cells = "200,000 | 500,000 | 2.5 | 1,000 | 3,100 | 3.1 | 9,000 | 18,000 | 2.0"
    assert line == f"| {GAMES.signs[game].title} | {cells} |"
    assert heading.count("|") == line.count("|")

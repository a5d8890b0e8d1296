"""Modules compiled where a package is built: found by rule, so that a game need not be listed."""

from pathlib import Path
from random import Random

import pytest
from compiling import CannotCompile, compiled, modules
from random_play import play_at_random

from game.catalog import GAMES
from game.contract import AnyGame

ROOT = Path(__file__).resolve().parents[2]
each_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)


@each_game
def test_all_that_a_search_runs_is_compiled(game: AnyGame) -> None:
    works = (game.deal, game.to_move, game.legal, game.apply, game.view, game.determinize, game.standing)
    policies = game.search.policies.values()
    assert {work.__module__ for work in (*works, *policies)} | {"game.minds.search"} <= set(modules())


def test_a_missing_compiler_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("compiling.KEPT", tmp_path / "kept")
    monkeypatch.setattr("compiling.COMPILER", ("-c", "raise SystemExit('no compiler')"))
    with pytest.raises(CannotCompile, match="no compiler"):
        compiled(tmp_path / "program")
    assert not (tmp_path / "program").exists()


@each_game
def test_the_reported_count_of_legal_actions_plays_a_match_to_its_end(game: AnyGame) -> None:
    one, other = (game.deal(game.options(), game.seats[0], 7) for _ in range(2))
    actions = play_at_random(game, one, Random(7).random)
    random = Random(7)
    for _ in range(actions):
        moves = game.legal(other, seat := game.to_move(other))
        game.apply(other, seat, moves[int(random.random() * len(moves))])
    assert game.to_move(one) is None and game.standing(one).winners
    assert game.standing(one) == game.standing(other) and one.table.piles == other.table.piles
    assert one.table.events == other.table.events

"""The measurements run and print what they measured; no figure is judged here."""

import json
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from textbook import play_deal, textbook

from game.catalog import GAMES, find
from game.contract import AnyGame
from game.match import Match
from game.minds.search import Iterations

ROOT = Path(__file__).resolve().parents[2]


def bench(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the script as a person would."""
    script = str(ROOT / "build_scripts" / "bench.py")
    return subprocess.run([sys.executable, script, *arguments], capture_output=True, text=True, timeout=120)


def test_rules_and_search_of_every_game_have_rates() -> None:
    rates = json.loads(bench("minds", "--json", "--seconds", "0.01").stdout)
    assert rates.keys() == set(GAMES)
    assert all(min(rate.values()) > 0 for rate in rates.values())


@pytest.mark.slow
@pytest.mark.parametrize(
    "arguments",
    [
        ("minds", "--games", "devil", "--seconds", "0.02"),
        ("saves", "--matches", "3", "--actions", "40"),
        ("frames", "--turns", "3"),
        ("memory", "--matches", "1"),
    ],
    ids=lambda arguments: arguments[0],
)
def test_what_is_measured_is_printed(arguments: tuple[str, ...]) -> None:
    run = bench(*arguments)
    assert run.returncode == 0 and run.stdout, run.stderr


each_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)


@each_game
def test_a_deal_is_won_or_shared_by_somebody(game: AnyGame) -> None:
    deal = play_deal(game, game.seats[0], Iterations(1), 1, 0)
    assert sum(deal.share) == 1.0 or game.seats[0] > 2
    assert all(0.0 <= share <= 1.0 for share in deal.share)


def test_it_looks_further_than_chance() -> None:
    game, won = find("evil"), 0
    for seed in range(4):
        match, random = Match(game, game.options(), 2, seed), Random(seed)
        while not match.standing.deals and match.to_move is not None:
            view = match.view(match.to_move)
            action = (
                textbook(game, view, random, Iterations(12))
                if view.seat == 0
                else view.legal[int(random.random() * len(view.legal))]
            )
            match.play(match.to_move, action)
        won += match.standing.deals[0][0] > match.standing.deals[0][1]
    assert won >= 3

"""Odds of winning a table of the Descent: whole matches, and an interval that claims no more than it may."""

import sys
from pathlib import Path
from time import process_time

import pytest

from game.catalog import GAMES
from game.level import Level
from game.minds.arena import play_out
from game.minds.levels import mind_of
from game.minds.search import Seconds
from saves.descent import circle, games

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "build_scripts"))

from descent_odds import between, seated, tables  # noqa: E402


@pytest.mark.parametrize(
    ("won", "matches", "low", "high"),
    [(0, 10, 0.0, 0.278), (5, 10, 0.237, 0.763), (10, 10, 0.722, 1.0), (1, 100, 0.002, 0.054)],
)
def test_the_interval_is_wilsons_and_reaches_nothing_only_where_nothing_was_won(
    won: int, matches: int, low: float, high: float
) -> None:
    assert between(won, matches) == pytest.approx((low, high), abs=0.001)
    assert (between(won, matches)[0] > 0) is (won > 0)


def test_every_table_and_the_last_night_are_asked_for_unless_some_are_named() -> None:
    assert len(list(tables([]))) == 4 * len(games())
    ((game, table),) = tables(["ANTECHAMBER"])
    assert table is circle(game).tables[0] and game is GAMES["evil"]


def test_the_person_sits_in_seat_0_against_those_of_the_table() -> None:
    ((game, table),) = tables(["antechamber"])
    sound = mind_of(game, Level.FIEND, Seconds(0, process_time))
    for seed in (1, 2):
        assert play_out(game, table.options, seated(game, table, sound, 0), seed).winners == (0,)

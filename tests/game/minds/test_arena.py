"""Duplicate deals: fair rotations, honest errors, processes."""

import json
import pickle
from dataclasses import replace

import pytest

from brimstone import main
from game.catalog import find
from game.minds.arena import (
    DealResult,
    Encounter,
    Knowledge,
    Length,
    Rotation,
    outcomes,
    play_deal,
    rotations,
)
from game.minds.search import Iterations


def encounter(*names: str) -> Encounter:
    """Return a small contest."""
    return Encounter(find("devil"), {}, names, Iterations(10))


def played(encounter: Encounter, deals: int, seed: int) -> list[DealResult]:
    """Play all rotations of some deals, from copies of the task as another process would get."""
    return [play_deal(pickle.loads(pickle.dumps(each))) for each in rotations(encounter, deals, seed)]


def test_each_deal_is_played_once_from_every_seat() -> None:
    deals = played(encounter("fiend", "imp", "imp"), 4, 10)
    assert sorted((deal.seed, deal.rotation) for deal in deals) == [
        (seed, rotation) for seed in range(10, 14) for rotation in range(3)
    ]


def test_the_better_opponent_comes_out_ahead_where_few_points_win() -> None:
    deals = played(encounter("fiend", "random"), 40, 1)
    fiend, chance = outcomes(["fiend", "random"], deals)
    assert fiend.share > 0.6 > chance.share
    assert fiend.margin > 0 > chance.margin


def test_whole_matches_are_played_where_that_is_asked_for() -> None:
    asked = replace(encounter("fiend", "random"), length=Length.MATCH)
    deals = played(asked, 20, 1)
    fiend, chance = outcomes(["fiend", "random"], deals)
    assert fiend.share > 0.7 > chance.share
    assert fiend.margin > 30, "a match is many deals"


def test_an_archdevil_that_is_told_all_hands_imagines_none() -> None:
    def determinize(_view, _random):
        raise AssertionError("imagined")

    asked = encounter("archdevil", "fiend")
    search = replace(asked.game.search, likely_positions=determinize)
    blind = replace(asked, game=replace(asked.game, determinize=determinize, search=search))
    assert sum(play_deal(Rotation(replace(blind, knowledge=Knowledge.HANDS), 1, 0)).share) == 1.0
    with pytest.raises(AssertionError, match="imagined"):
        play_deal(Rotation(blind, 1, 0))


def test_the_command_plays_the_deals_in_processes_of_its_own(capsys) -> None:
    words = ["arena", "devil", "--seats", "fiend,imp", "--deals", "3", "--seed", "5", "--json"]
    assert main(words) == 0
    told = json.loads(capsys.readouterr().out)["outcomes"]
    expected = outcomes(["fiend", "imp"], played(encounter("fiend", "imp"), 3, 5))
    assert [(each["name"], each["deals"]) for each in told] == [("fiend", 6), ("imp", 6)]
    assert [each["share"] for each in told] == [pytest.approx(each.share) for each in expected]


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["arena", "devil", "--seats", "fiend"], "players"),
        (["arena", "devil", "--seats", "fiend,god"], "god"),
        (["arena", "chess"], "chess"),
    ],
)
def test_an_impossible_command_is_refused_in_a_sentence(words, why, capsys) -> None:
    assert main(words) == 2
    assert why in capsys.readouterr().err

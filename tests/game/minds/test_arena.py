"""Duplicate deals: fair rotations, honest errors, any executor, a Dask cluster too."""

import json
import pickle
from concurrent.futures import Executor, Future
from dataclasses import replace

import pytest

from brimstone import main
from game.catalog import find
from game.minds.arena import Encounter, Knowledge, Length, outcomes, play, play_deal
from game.minds.search import Iterations


def encounter(*names: str) -> Encounter:
    """Return a small contest."""
    return Encounter(find("devil"), {}, names, Iterations(10))


class AtOnce(Executor):
    """An executor that works at once, with copies of its arguments as another process would get."""

    def submit(self, fn, /, *args, **kwargs):
        future: Future = Future()
        future.set_result(fn(*pickle.loads(pickle.dumps(args)), **kwargs))
        return future


def test_each_deal_is_played_once_from_every_seat() -> None:
    deals = list(play(encounter("fiend", "imp", "imp"), 4, 10, AtOnce()))
    assert sorted((deal.seed, deal.rotation) for deal in deals) == [
        (seed, rotation) for seed in range(10, 14) for rotation in range(3)
    ]


def test_the_better_opponent_comes_out_ahead_where_few_points_win() -> None:
    deals = list(play(encounter("fiend", "random"), 40, 1, AtOnce()))
    fiend, chance = outcomes(["fiend", "random"], deals)
    assert fiend.share > 0.6 > chance.share
    assert fiend.margin > 0 > chance.margin


def test_whole_matches_are_played_where_that_is_asked_for() -> None:
    asked = replace(encounter("fiend", "random"), length=Length.MATCH)
    deals = list(play(asked, 20, 1, AtOnce()))
    fiend, chance = outcomes(["fiend", "random"], deals)
    assert fiend.share > 0.7 > chance.share
    assert fiend.margin > 30, "a match is many deals"


def test_an_archdevil_that_is_told_all_hands_imagines_none() -> None:
    def determinize(_view, _random):
        raise AssertionError("imagined")

    asked = encounter("archdevil", "fiend")
    search = replace(asked.game.search, likely_positions=determinize)
    blind = replace(asked, game=replace(asked.game, determinize=determinize, search=search))
    assert sum(play_deal(replace(blind, knowledge=Knowledge.HANDS), 1, 0).share) == 1.0
    with pytest.raises(AssertionError, match="imagined"):
        play_deal(blind, 1, 0)


def test_a_dask_cluster_does_the_same_work(capsys) -> None:
    from distributed import LocalCluster

    words = ["arena", "devil", "--seats", "fiend,imp", "--deals", "3", "--iterations", "5", "--json"]
    assert main(words) == 0
    here = json.loads(capsys.readouterr().out)
    with LocalCluster(
        n_workers=1, threads_per_worker=1, processes=False, protocol="tcp", dashboard_address=None
    ) as cluster:
        assert main([*words, "--dask", cluster.scheduler_address]) == 0
    assert json.loads(capsys.readouterr().out) == here


def test_a_cluster_that_does_not_answer_is_told_of_in_a_sentence(capsys, monkeypatch) -> None:
    monkeypatch.setattr("command_line.CLUSTER_ANSWERS", 0.2)
    assert main(["arena", "devil", "--dask", "tcp://127.0.0.1:9"]) == 2
    assert "No Dask cluster" in capsys.readouterr().err

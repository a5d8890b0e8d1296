"""The measurements run and report what they measured; no figure is judged here."""

import json
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from game.catalog import GAMES

ROOT = Path(__file__).resolve().parents[2]
TINY = ("--seconds", "0.01")


def bench(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the script as a person would."""
    script = str(ROOT / "build_scripts" / "bench.py")
    return subprocess.run([sys.executable, script, *arguments], capture_output=True, text=True, timeout=120)


def test_the_rules_of_every_game_are_measured_at_their_fewest_and_most_seats() -> None:
    report = json.loads(bench("rules", "--json", *TINY).stdout)
    measured = {(rates["game"], rates["seats"]) for rates in report["games"]}
    ends = {(game.id, seats) for game in GAMES.values() for seats in (game.seats[0], game.seats[-1])}
    assert measured == ends
    for rates in report["games"]:
        assert min(rates["actions"], rates["clones"], rates["imagined"]) > 0


def test_a_known_librarys_game_is_measured_beside_them_where_it_is_installed() -> None:
    report = json.loads(bench("rules", "--json", "--games", next(iter(GAMES)), *TINY).stdout)
    assert (report["uno"] is not None) == (find_spec("rlcard") is not None)


def test_only_the_games_asked_for_are_measured_and_shown_as_a_table() -> None:
    *chosen, _ = GAMES
    told = bench("rules", "--games", *chosen[:2], *TINY).stdout.splitlines()
    assert told[0].split() == ["game", "seats", "actions/s", "clones/s", "views", "imagined/s"]
    assert {line.split()[0] for line in told[1:-1]} == set(chosen[:2])


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("rules", "--games", "tarot"), "no game called 'tarot'"),
        (("rules", "--seconds", "0"), "a run takes more than 0 seconds, not 0"),
        ((), "bench.py MODE"),
    ],
)
def test_what_cannot_be_measured_is_refused_with_a_sentence(arguments: tuple[str, ...], told: str) -> None:
    run = bench(*arguments)
    assert run.returncode != 0
    assert told in run.stderr


def test_the_minds_are_measured_game_by_game() -> None:
    told = bench("minds", "--budget", "0.02", "--questions", "3").stdout.splitlines()
    assert [line.split()[0] for line in told] == ["game", *GAMES]
    assert all(float(line.split()[2].replace(",", "")) > 0 for line in told[1:])


def test_the_drawer_is_timed_with_as_many_matches_as_one_likes() -> None:
    told = bench("drawer", "--finished", "3", "--running", "2").stdout.splitlines()
    (head,) = (
        index for index, line in enumerate(told) if line.startswith("3 finished and 2 running matches")
    )
    measured = told[head + 1 :]
    assert len(measured) > 3 and all("median" in line for line in measured)


def test_a_match_of_each_game_is_opened_and_told_beside_reading_its_file() -> None:
    told = bench("open", "--lengths", "40").stdout.splitlines()
    assert "milliseconds" in told[0]
    assert len(told) == 1 + len(GAMES)

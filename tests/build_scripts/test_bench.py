"""The measurements run and report what they measured; no figure is judged here."""

import json
import subprocess
import sys
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


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("rules", "--games", "tarot"), "no game called 'tarot'"),
        ((), "bench.py MODE"),
    ],
)
def test_what_cannot_be_measured_is_refused_with_a_sentence(arguments: tuple[str, ...], told: str) -> None:
    run = bench(*arguments)
    assert run.returncode != 0
    assert told in run.stderr


@pytest.mark.slow
@pytest.mark.parametrize(
    ("arguments", "lines"),
    [
        (("rules", *TINY), len(GAMES)),
        (("minds", "--budget", "0.02", "--questions", "3"), len(GAMES)),
        (("drawer", "--finished", "3", "--running", "2"), 3),
        (("open", "--lengths", "40"), len(GAMES)),
    ],
    ids=lambda each: each[0] if isinstance(each, tuple) else "",
)
def test_what_is_measured_is_told_as_a_table(arguments: tuple[str, ...], lines: int) -> None:
    run = bench(*arguments)
    assert run.returncode == 0 and len(run.stdout.splitlines()) > lines

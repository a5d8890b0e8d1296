"""Run random command lines. Each must exit with 0 or 2, and explain a refusal in one short line."""

import os
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from random import Random

from game.catalog import GAMES
from torture_tests.run import Run

MOST_WORDS = 8
LONGEST_ANSWER = 600
COMMANDS = ("simulate", "simulate", "records", "recods", "", "--", "-", "--version", "--help")
WORDS = (
    *GAMES,
    "poker",
    "--json",
    "--seed",
    "--matches",
    "--seats",
    "--set",
    "--think",
    "-h",
)
VALUES = (
    "0",
    "1",
    "-1",
    "1e9",
    "9" * 5000,
    "nan",
    "imp,imp",
    "imp,",
    ",",
    "target=200",
    "target",
    "=",
    "\udcff",
    "a\nb",
    "±",
    "%s",
    "\x00",
)
ONE_MATCH = ("--matches", "1")
"""Appended last, so that valid commands take no time."""


def commands(run: Run) -> None:
    """Run random command lines."""
    os.environ["XDG_DATA_HOME"] = str(run.folder)
    refused = 0
    for random in run.trials():
        words = _words(random)
        with run.no_traceback(f"{words!r}"):
            refused += _typed(run, words)
    run.did(refused, "refusals", needed=run.tried >= 10)


def _words(random: Random) -> list[str]:
    words = [random.choice(COMMANDS)]
    words += [random.choice(random.choice((WORDS, VALUES))) for _ in range(random.randint(0, MOST_WORDS))]
    return [*words, *ONE_MATCH] if words[0] == "simulate" else words


def _typed(run: Run, words: list[str]) -> bool:
    """Run a command line; return True if it is refused."""
    from brimstone import main

    told, results = StringIO(), StringIO()
    with redirect_stderr(told), redirect_stdout(results):
        status = main(words)
    if status not in (0, 2):
        run.fail(f"{words!r} ends with {status}")
    if status == 2 and (told.getvalue().count("\n") != 1 or len(told.getvalue()) > LONGEST_ANSWER):
        run.fail(f"{words!r} is answered: {told.getvalue()!r}")
    if "hit a bug" in told.getvalue():
        run.fail(f"{words!r} hits a bug")
    return status == 2

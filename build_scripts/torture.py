"""Stress the program in every way it may meet in use, and report what broke.

Usage: python build_scripts/torture.py TEST [--seed S] [--minutes M] [--trials N] [--first N]
    kills      kill real processes at random moments of play, and check what they saved
    saves      damage match files: their bytes, their values, and other things in their place
    settings   the same for the settings
    workers    opponents' processes that die, stall or answer nonsense
    meddling   wrong clocks, deleted folders, links, odd imports and errors while a match is played
    commands   odd arguments on the command line
    monkey     random clicks, keys and legal actions on every page and table, in windows of every size
    all        all of these in turn, each for its share of the time

Prints a line per test (trials, failures, what was done), then the failures, each with the seed and the number
of its trial (--first) to repeat it. Exits with 1 on any failure. A test without trials counts as failed.
"""

import argparse
import os
import secrets
import sys
import tempfile
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

from torture_tests.run import Run

TESTS = ("kills", "saves", "settings", "workers", "meddling", "commands", "monkey")
"""Modules of ``torture_tests``, each with a function of the same name."""
UNBOUNDED = 10**9


def main() -> int:
    """Run the tests on the command line, and return the exit status."""
    parser = argparse.ArgumentParser(
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        usage="torture.py TEST [options]",
    )
    parser.add_argument("test", choices=[*TESTS, "all"])
    parser.add_argument(
        "--seed", type=int, default=None, help="seed of every trial (a new one if none is given)"
    )
    parser.add_argument("--minutes", type=float, default=2.0, help="minutes that all tests together may take")
    parser.add_argument("--trials", type=int, default=UNBOUNDED, help="trials of each test at most")
    parser.add_argument("--first", type=int, default=0, help="number of the first trial")
    asked = parser.parse_args()
    seed = secrets.randbits(32) if asked.seed is None else asked.seed
    names = list(TESTS) if asked.test == "all" else [asked.test]
    print(f"seed {seed}", flush=True)
    failures = []
    for name in names:
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            seconds = asked.minutes * 60 / len(names)
            run = Run(name, seed, Path(folder) / "data", seconds, asked.trials, asked.first)
            getattr(import_module(f"torture_tests.{name}"), name)(run)
        run.end()
        print(run.line(), flush=True)
        failures += [f"{name}, {failure}" for failure in run.failures]
    for failure in failures:
        print(failure)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())

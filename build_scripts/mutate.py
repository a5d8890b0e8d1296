"""Makes small wrong edits of the program, one at a time, and sees whether the tests notice.

Usage: python build_scripts/mutate.py [--count 60] [--jobs N] [--seed S] [--below PATH ...] [--tests PATH ...]
       python build_scripts/mutate.py --clauses [--seed S] [--below game/devil ...]

Each edit is made in a copy of the tree, never in the tree itself. The tests that run the edited function
are run there, the quickest first, in a fork of a process that has collected them all. Which those are is
found out by one run of all tests, or read from ``--map``, where an earlier run left it. Prints the seed, the
edits that nobody noticed as differences, and the share that was noticed; the exit status is 1 where that is
less than ``--reach``. What is only a matter of looks (numbers and sums of pixels in scenes) and words are not
edited.

With ``--clauses`` the code that cites a clause is edited, and the tests marked with the clause are run: a
clause is held when they notice one of a few edits.
"""

import argparse
import ast
import secrets
import sys
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from random import Random

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(Path(__file__).resolve().parent)]

from coverage_map import OURS
from mutant_fork import Portion
from mutant_run import (
    TESTS,
    Copy,
    copied,
    copy_that_forks,
    difference,
    map_of,
    notices,
    notices_forked,
    portions,
)
from mutations import Mutation, functions_of, mutations_of

from tests.conformance.clauses import PAGES, cited, clauses_of, marks, package_of

TRIES = 8
"""Edits for each clause before it counts as held by no test."""
NEAR = 3
"""Lines from a citation outside all functions within which the code belongs to it."""


def all_mutations(below: Sequence[str]) -> list[Mutation]:
    """Every edit of the files below some folders."""
    files = sorted({file for folder in below for file in (ROOT / folder).rglob("*.py")})
    files += [ROOT / folder for folder in below if folder.endswith(".py")]
    return [mutation for file in files for mutation in _of(file)]


def _of(file: Path) -> list[Mutation]:
    return mutations_of(file.relative_to(ROOT).as_posix(), file.read_text(encoding="utf-8"))


def sample(asked: argparse.Namespace, tree: Path) -> tuple[int, int]:
    """Try some edits; returns how many of how many were noticed."""
    every = all_mutations(asked.below)
    chosen = Random(asked.seed).sample(every, min(asked.count, len(every)))
    print(f"{len(chosen)} of {len(every)} edits, --seed {asked.seed}", flush=True)
    reached = map_of(tree, asked.tests, asked.map)
    copies: SimpleQueue[Copy] = SimpleQueue()
    for number in range(asked.jobs):
        copies.put(copy_that_forks(tree / f"copy{number}", asked.tests))

    def tried(edit: Mutation) -> bool:
        own = copies.get()
        noticed = told(own.path, edit, notices_forked(own, edit, list(portions(edit, reached))))
        copies.put(own)
        return noticed

    with ThreadPoolExecutor(asked.jobs) as workers:
        return sum(workers.map(tried, chosen)), len(chosen)


def told(tree: Path, mutation: Mutation, noticed: bool) -> bool:
    """Print an edit that nobody noticed; returns whether somebody did."""
    if not noticed:
        print(f"not noticed: {difference(tree, mutation)}", flush=True)
    return noticed


def clauses(asked: argparse.Namespace, tree: Path) -> tuple[int, int]:
    """Try the clauses; returns how many of how many are held by their tests."""
    pages = [page for page in PAGES if any(_lies_below(package_of(page), folder) for folder in asked.below)]
    wanted = [(page, clause) for page in pages for clause in sorted(clauses_of(page), key=_number)]
    held = 0
    for page, clause in wanted:
        tried = enforcing(package_of(page), clause, Random(f"{asked.seed}{clause}"))[:TRIES]
        noticed = any(notices(tree, edit, [Portion(marks()[clause], 0)]) for edit in tried)
        print(
            f"{clause} is held by {'its' if noticed else 'NONE of its'} {len(marks()[clause])} tests",
            flush=True,
        )
        held += noticed
        for edit in () if noticed else tried:
            told(tree, edit, False)
    return held, len(wanted)


def enforcing(package: Path, clause: str, random: Random) -> list[Mutation]:
    """The edits of the code that cites a clause, words apart, those first that cite few others beside it.

    Code cites for all of its function; outside functions for the lines near by, and what stands at the head
    of a file for all that is in no function.
    """
    found: list[tuple[int, float, Mutation]] = []
    for file in sorted(package.rglob("*.py")):
        text = file.read_text(encoding="utf-8")
        if clause not in cited(text) or "words" in file.parts:
            continue
        lines = text.splitlines()
        for edit in _of(file):
            for first, last in _reach(edit, text):
                clauses = cited("\n".join(lines[max(0, first - 1) : last]))
                if clause in clauses:
                    found.append((len(clauses), random.random(), edit))
    return [edit for _, _, edit in sorted(found, key=lambda each: each[:2])]


def _reach(edit: Mutation, text: str) -> list[tuple[int, int]]:
    """The lines whose citations an edit belongs to."""
    span = functions_of(text).get(edit.function)
    if span is not None:
        return [span]
    head = ast.parse(text).body[0].end_lineno or 1
    return [(edit.line - NEAR, edit.line + NEAR), (1, head)]


def _lies_below(package: Path, folder: str) -> bool:
    return (ROOT / folder).resolve() in (package, *package.parents)


def _number(clause: str) -> int:
    return int(clause.partition("-")[2])


def main() -> int:
    """Run the command line; returns the exit status."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter, usage="mutate.py [options]"
    )
    parser.add_argument("--count", type=int, default=60, help="how many edits (default 60)")
    parser.add_argument("--jobs", type=int, default=1, help="how many at a time, each in a copy (default 1)")
    parser.add_argument("--seed", type=int, default=secrets.randbits(32), help="which ones")
    parser.add_argument("--below", nargs="+", default=OURS, metavar="PATH", help="only files below these")
    parser.add_argument("--map", type=Path, metavar="FILE", help="keep there which tests run what")
    parser.add_argument("--tests", nargs="+", default=TESTS, metavar="PATH", help="only tests below these")
    parser.add_argument("--reach", type=float, default=0.95, help="the share to be noticed (default 0.95)")
    parser.add_argument("--clauses", dest="run", action="store_const", const=clauses, default=sample)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        copied(Path(folder))
        noticed, tried = asked.run(asked, Path(folder))
    share = noticed / max(1, tried)
    print(f"noticed {noticed} of {tried}: {share:.1%} (--seed {asked.seed})")
    return 0 if share >= asked.reach else 1


if __name__ == "__main__":
    sys.exit(main())

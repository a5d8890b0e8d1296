"""Tries wrong edits in a copy of the tree, with the tests that could notice them."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from difflib import unified_diff
from multiprocessing.connection import Connection, Listener
from pathlib import Path

from coverage_map import CoverageMap, read_map
from mutant_fork import Answer, Asked, Portion
from mutations import Mutation

if sys.platform == "linux":
    from resource import RLIMIT_CPU, prlimit

ROOT = Path(__file__).resolve().parent.parent
TESTS = ("tests/game", "tests/saves", "tests/conformance", "tests/scenes", "tests/sixth_game/test_rules.py")
"""Where the tests of the edited folders lie; those of a real window are left out."""
CONFORMANCE = "tests/conformance"
STEPS = (8.0, 60.0, 150.0)
"""Seconds' worth of tests that are run at a time: the quick ones first."""
HANGS = 300
"""Seconds of the processor's time, twice what a portion takes, after which an edit made something hang."""
WAITS = 1800.0
"""Seconds of anybody's time after which tests wait for what never comes, on however busy a machine."""


def copied(target: Path) -> Path:
    """Copy every file of the tree that git knows or would take in; returns where to."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout.decode()
    for name in listed.split("\0"):
        if name and (ROOT / name).is_file():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, target / name)
    return target


def started(tree: Path, arguments: Sequence[str], **more: str) -> subprocess.Popen[bytes]:
    """Start pytest in the copy."""
    environment = {
        **os.environ,
        **more,
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
        "PYTHONDONTWRITEBYTECODE": "1",
        "PYTHONPATH": os.pathsep.join((str(tree), str(tree / "build_scripts"))),
    }
    command = [sys.executable, "-m", "pytest", "-q", "-n0", "-p", "no:cacheprovider"]
    fixed = ["--fuzz-seed", "1", "--actions", "2000", "--decisions", "600", "--hypothesis-seed=1"]
    silent = subprocess.DEVNULL
    return subprocess.Popen(
        [*command, *fixed, *arguments], cwd=tree, env=environment, stdout=silent, stderr=silent
    )


def pytest_run(tree: Path, arguments: Sequence[str]) -> int:
    """Run tests in the copy; returns pytest's exit status, or less than 0 where they hang."""
    run = started(tree, arguments)
    if sys.platform == "linux":
        prlimit(run.pid, RLIMIT_CPU, (HANGS, HANGS))
    try:
        return run.wait(WAITS)
    except subprocess.TimeoutExpired:
        run.kill()
        run.wait()
        return -1


@dataclass(frozen=True)
class Copy:
    """A copy of the tree, and a process that has collected its tests and forks for each edit."""

    path: Path
    forker: Connection


def copy_that_forks(path: Path, tests: Sequence[str]) -> Copy:
    """Copy the tree, and collect its tests there once."""
    copied(path)
    with Listener(family="AF_UNIX") as listener:
        assert isinstance(listener.address, str)
        started(path, ["-p", "mutant_fork", *tests], MUTANT_FORK=listener.address)
        forker = listener.accept()
    forker.recv()
    return Copy(path, forker)


def map_of(tree: Path, wanted: Sequence[str], kept: Path | None) -> CoverageMap:
    """Which tests run what: as it was kept, or else by running them all; but for tests that are no more."""
    folders = [name for name in wanted if (tree / name).exists()]
    path = (kept or tree / "coverage_map.json").resolve()
    if not path.is_file():
        started(tree, ["-p", "coverage_map", *folders], COVERAGE_MAP=str(path)).wait()
        return read_map(path)
    listed = tree / "tests_there_are.json"
    started(tree, ["-p", "coverage_map", "--collect-only", *folders], COVERAGE_MAP=str(listed)).wait()
    return read_map(path).only(read_map(listed))


@contextmanager
def edited(tree: Path, edit: Mutation) -> Iterator[None]:
    """Make an edit in the copy. The copy is as before afterwards."""
    path = tree / edit.file
    before = path.read_text(encoding="utf-8")
    path.write_text(edit.text, encoding="utf-8")
    try:
        yield
    finally:
        path.write_text(before, encoding="utf-8")


def notices(tree: Path, edit: Mutation, portions: Iterable[Portion]) -> bool:
    """Whether a test fails, in a new process, once an edit is made in the copy."""
    with edited(tree, edit):
        return any(pytest_run(tree, ["-x", *portion.tests]) != 0 for portion in portions)


def notices_forked(copy: Copy, edit: Mutation, portions: Sequence[Portion]) -> bool:
    """The same in a fork, where that can be."""
    with edited(copy.path, edit):
        copy.forker.send(Asked(edit, portions))
        answer = copy.forker.recv()
    return notices(copy.path, edit, portions) if answer is Answer.CANNOT else answer is Answer.NOTICED


def portions(mutation: Mutation, reached: CoverageMap) -> Iterator[Portion]:
    """The tests that run an edited function, some at a time; what takes longer than all steps is left out.

    What is kept once it was worked out, or is worked out when a module is imported, is seen to run by one
    test or by none: so the tests that lie as the file does come as well. They come first for what stands
    outside functions, and for what no test seems to run: in a process of its own, or newer than the map.
    What games and saves have outside functions is kept in conformance: those tests are among the first then.
    """
    known = reached.tests_of(mutation.file, mutation.function)
    laid_down = not mutation.function and not mutation.file.startswith("scenes")
    near = reached.tests_below(beside(mutation.file), *([CONFORMANCE] if laid_down else []))
    if not known:
        known = reached.tests_below(CONFORMANCE)
    elif mutation.function:
        known, near = near, known
    waiting = near + [test for test in known if test not in near]
    for most in STEPS:
        portion: list[str] = []
        spent = 0.0
        while waiting and (not portion or spent + reached.seconds[waiting[0]] <= most):
            spent += reached.seconds[waiting[0]]
            portion.append(waiting.pop(0))
        if portion:
            yield Portion(portion, spent)


def beside(file: str) -> str:
    """The folder of tests that lies as a file does."""
    folder = Path("tests") / Path(file).parent
    while not (ROOT / folder).is_dir():
        folder = folder.parent
    return folder.as_posix()


def difference(tree: Path, mutation: Mutation) -> str:
    """Where an edit is, and what it changes."""
    before = (tree / mutation.file).read_text(encoding="utf-8").splitlines()
    lines = list(unified_diff(before, mutation.text.splitlines(), lineterm="", n=0))[3:]
    place = f"{mutation.file}:{mutation.line} ({mutation.function or 'module'})"
    return "\n".join([place, *(f"    {line}" for line in lines)])

"""The torture tests find what they are there to find: each is tried on a program with the fault it looks for."""

import os
from datetime import datetime
from pathlib import Path

import pytest

import saves.match_file
import saves.settings
import saves.store
from tests import ROOT

SEED = 20260301


@pytest.fixture
def run_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Return a function that makes a run of a few trials."""
    monkeypatch.syspath_prepend(str(ROOT / "build_scripts"))
    from torture_tests.run import Run

    return lambda name, trials, first=0: Run(name, SEED, tmp_path / "data", 120.0, trials, first)


def written_over(path: Path, text: str) -> None:
    """Write a file letter by letter, so that a kill leaves it half written."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("w", encoding="utf-8") as file:
        for letter in text:
            file.write(letter)
            file.flush()


def finds_nothing(torture, sound) -> None:
    """Check that a torture test makes all its trials and finds no fault in the program as it is."""
    torture(sound)
    sound.end()
    assert (sound.tried, sound.failures) == (sound.most, [])


def test_files_that_are_written_over_do_not_survive_the_kills(run_of, monkeypatch) -> None:
    from torture_tests.kills import kills

    finds_nothing(kills, run_of("kills", 5))
    monkeypatch.setattr(saves.store, "write", written_over)

    def loses_a_match(number: int) -> bool:
        broken = run_of("kills", 1, first=number)
        kills(broken)
        return any("is gone" in failure for failure in broken.failures)

    assert any(loses_a_match(number) for number in range(40))


def test_a_bad_file_that_is_deleted_is_missed(run_of, monkeypatch) -> None:
    from torture_tests.saves import saves as ruin_saves

    finds_nothing(ruin_saves, run_of("saves", 8))

    def deleted(path: Path, now: datetime) -> Path:
        path.unlink() if not path.is_dir() or path.is_symlink() else path.rmdir()
        return path

    monkeypatch.setattr(saves.match_file, "set_aside", deleted)
    broken = run_of("saves", 8)
    ruin_saves(broken)
    assert any("is gone" in failure for failure in broken.failures)


@pytest.mark.slow
def test_torture_finds_nothing_in_the_program_as_it_is(run_of, monkeypatch) -> None:
    from torture_tests.meddling import meddling
    from torture_tests.monkey import monkey
    from torture_tests.workers import workers

    monkeypatch.setitem(os.environ, "SDL_VIDEODRIVER", "dummy")
    monkeypatch.setattr("torture_tests.monkey.EVENTS_A_TRIAL", 60)
    for torture, trials in ((meddling, 3), (workers, 3), (monkey, 1)):
        finds_nothing(torture, run_of(torture.__name__, trials))


def emptiness_of(run) -> str:
    """Make all trials of a run, and return its complaint that nothing was tested."""
    for _ in run.trials():
        pass
    run.end()
    (failure,) = run.failures
    assert "nothing was tested" in failure
    return failure


def test_a_run_that_tested_nothing_fails(run_of) -> None:
    assert "0 trials" in emptiness_of(run_of("kills", 0))
    assert "does not report" in emptiness_of(run_of("kills", 3))
    idle = run_of("kills", 3)
    idle.did(0, "actions saved")
    idle.did(0, "matches finished", needed=False)
    assert emptiness_of(idle).endswith("0 actions saved")

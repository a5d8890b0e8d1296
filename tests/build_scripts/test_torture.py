"""The racks find what they are there to find: each is tried on a program with the fault it looks for."""

import os
from datetime import datetime
from pathlib import Path

import pytest

import saves.match_file
import saves.settings
import saves.store

ROOT = Path(__file__).resolve().parents[2]
SEED = 20260301


@pytest.fixture
def rack(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Return a function that makes a rack of a few trials."""
    monkeypatch.syspath_prepend(str(ROOT / "build_scripts"))
    from racks.rack import Rack

    return lambda name, trials, first=0: Rack(name, SEED, tmp_path / "data", 120.0, trials, first)


def written_over(path: Path, text: str) -> None:
    """Write a file letter by letter, so that a kill leaves it half written."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("w", encoding="utf-8") as file:
        for letter in text:
            file.write(letter)
            file.flush()


def finds_nothing(torture, sound) -> None:
    """Check that a rack makes all its trials and finds no fault in the program as it is."""
    torture(sound)
    sound.end()
    assert (sound.tried, sound.failures) == (sound.most, [])


def test_files_that_are_written_over_do_not_survive_the_kills(rack, monkeypatch) -> None:
    from racks.kills import kills

    finds_nothing(kills, rack("kills", 5))
    monkeypatch.setattr(saves.store, "write", written_over)

    def loses_a_match(number: int) -> bool:
        broken = rack("kills", 1, first=number)
        kills(broken)
        return any("is gone" in failure for failure in broken.failures)

    assert any(loses_a_match(number) for number in range(40))


def test_a_bad_file_that_is_deleted_is_missed(rack, monkeypatch) -> None:
    from racks.saves import saves as ruin_saves

    finds_nothing(ruin_saves, rack("saves", 8))

    def deleted(path: Path, now: datetime) -> Path:
        path.unlink() if not path.is_dir() or path.is_symlink() else path.rmdir()
        return path

    monkeypatch.setattr(saves.match_file, "set_aside", deleted)
    broken = rack("saves", 8)
    ruin_saves(broken)
    assert any("is gone" in failure for failure in broken.failures)


@pytest.mark.slow
def test_racks_find_nothing_in_the_program_as_it_is(rack, monkeypatch) -> None:
    from racks.meddling import meddling
    from racks.monkey import monkey
    from racks.workers import workers

    monkeypatch.setitem(os.environ, "SDL_VIDEODRIVER", "dummy")
    monkeypatch.setattr("racks.monkey.EVENTS_A_TRIAL", 60)
    for torture, trials in ((meddling, 3), (workers, 3), (monkey, 1)):
        finds_nothing(torture, rack(torture.__name__, trials))


def emptiness_of(rack) -> str:
    """Run the trials of a rack to the end, and return its complaint that it tested nothing."""
    for _ in rack.trials():
        pass
    rack.end()
    (failure,) = rack.failures
    assert "the rack tested nothing" in failure
    return failure


def test_a_rack_that_tested_nothing_fails(rack) -> None:
    assert "0 trials" in emptiness_of(rack("kills", 0))
    assert "does not report" in emptiness_of(rack("kills", 3))
    idle = rack("kills", 3)
    idle.did(0, "actions saved")
    idle.did(0, "matches finished", needed=False)
    assert emptiness_of(idle).endswith("0 actions saved")

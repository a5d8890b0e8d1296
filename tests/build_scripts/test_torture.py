"""The racks find what they are there to find: each is tried on a program with the fault it looks for."""

import os
import subprocess
import sys
from datetime import datetime
from pathlib import Path
from random import Random

import pytest

import saves.heading
import saves.settings
import saves.store
from game.minds.answer import Answer
from saves.models import Settings

ROOT = Path(__file__).resolve().parents[2]
SEED = 20260301


@pytest.fixture
def rack(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Makes a rack of a few trials."""
    monkeypatch.syspath_prepend(str(ROOT / "build_scripts"))
    from racks.rack import Rack

    return lambda name, trials: Rack(name, SEED, tmp_path / "data", 120.0, trials)


def written_over(path: Path, text: str) -> None:
    """A write that is not whole or nothing."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("w", encoding="utf-8") as file:
        for letter in text:
            file.write(letter)
            file.flush()


def test_an_odd_value_that_is_ruined_leaves_the_next_as_odd_as_it_was(monkeypatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "build_scripts"))
    from racks import mutations

    before = repr(mutations._ODD_VALUES)
    random = Random(SEED)
    for _ in range(500):
        mutations.ruined_values({"names": ["Mara", "Otto"], "volumes": {"fire": 0.5}}, random)
    assert repr(mutations._ODD_VALUES) == before


def finds_nothing(torture, sound) -> None:
    """The program as it is comes through every try."""
    torture(sound)
    assert (sound.tried, sound.failures) == (sound.most, [])


def test_files_that_are_written_over_do_not_survive_the_kills(rack, monkeypatch) -> None:
    from racks.kills import kills

    finds_nothing(kills, rack("kills", 12))
    monkeypatch.setattr(saves.store, "write", written_over)
    broken = rack("kills", 12)
    kills(broken)
    assert broken.failures


def test_a_bad_file_that_is_deleted_is_missed(rack, monkeypatch) -> None:
    from racks.saves import saves as ruin_saves

    finds_nothing(ruin_saves, rack("saves", 8))

    def deleted(path: Path, now: datetime) -> Path:
        path.unlink() if not path.is_dir() or path.is_symlink() else path.rmdir()
        return path

    monkeypatch.setattr(saves.heading, "set_aside", deleted)
    broken = rack("saves", 8)
    ruin_saves(broken)
    assert any("is gone" in failure for failure in broken.failures)


def test_settings_that_are_all_dropped_for_one_are_missed(rack, monkeypatch) -> None:
    from racks.settings import settings

    finds_nothing(settings, rack("settings", 20))
    monkeypatch.setattr(saves.settings, "_usable", lambda found: (Settings(), ["everything"]))
    broken = rack("settings", 20)
    settings(broken)
    assert broken.failures


def test_a_thinker_that_believes_all_it_is_told_is_found_out(rack, monkeypatch) -> None:
    from racks.workers import workers

    import game.minds.thinker as thinker

    finds_nothing(workers, rack("workers", 4))
    monkeypatch.setattr(thinker, "read_answer", lambda message: Answer.model_construct(number=1, options=()))
    monkeypatch.setattr(thinker, "options_of", lambda answer, view: [view.legal[0]])
    broken = rack("workers", 6)
    workers(broken)
    assert any("was believed" in failure for failure in broken.failures)


def test_a_page_that_raises_is_found_by_the_monkey(rack, monkeypatch) -> None:
    from racks.monkey import Hands, monkey

    from scenes.settings_page import SettingsPage

    monkeypatch.setitem(os.environ, "SDL_VIDEODRIVER", "dummy")
    monkeypatch.setattr("racks.monkey.EVENTS_A_TRIAL", 60)
    finds_nothing(monkey, rack("monkey", 1))

    def raising(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(SettingsPage, "build", raising)
    monkeypatch.setattr(
        Hands, "_click", lambda self, random: self._driver.app.stack.push(SettingsPage(self._driver.desk))
    )
    broken = rack("monkey", 1)
    monkey(broken)
    assert "ZeroDivisionError" in broken.failures[0]


def test_the_command_prints_its_seed_and_a_line_a_rack() -> None:
    script = str(ROOT / "build_scripts" / "torture.py")
    command = [sys.executable, "-W", "ignore", script, "settings", "--trials", "3", "--minutes", "0.2"]
    run = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert run.returncode == 0, run.stdout
    seed, line = run.stdout.splitlines()
    assert seed.startswith("seed ") and line.startswith("settings: tried 3, failed 0")

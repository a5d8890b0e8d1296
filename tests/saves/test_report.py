"""A report holds settings, versions, the last trouble and a match, and nothing else of the person's."""

import tomllib
from pathlib import Path
from zipfile import ZipFile

import pytest

from saves.folder import SaveFailed
from saves.judge import judged_json
from saves.match_file import parsed
from saves.models import Settings
from saves.report import NO_MATCH, NO_TROUBLE, last_match, last_trouble, write_report
from saves.store import Store
from saves.version import VERSION
from scenes.error_log import log_error, log_of
from tests.saves.matches import NOW, begun, play_on

ROOT = Path(__file__).parents[2]


def noted(folder: Path, words: str) -> None:
    """Write a trouble into the log, as it happens in a scene."""
    try:
        raise RuntimeError(words)
    except RuntimeError as error:
        log_error(folder, error)


def test_a_report_holds_four_things_and_no_other(tmp_path: Path) -> None:
    store = Store(tmp_path)
    saved = begun(store)
    play_on(saved, 5)
    store.save(saved, NOW)
    noted(tmp_path, "first")
    noted(
        tmp_path, f"second, '{Path.home()}/My diary/sun.txt' and C:\\diary\\rain.txt, and/or {tmp_path}: none"
    )
    (tmp_path / "diary.txt").write_text("nobody's business", encoding="utf-8")
    target = tmp_path / "report.zip"
    settings = Settings(names=("Mara",), muted=True)
    write_report(target, settings, log_of(tmp_path), last_match(store, NOW, pytest.fail), NOW)
    with ZipFile(target) as report:
        held = {name: report.read(name).decode() for name in report.namelist()}
    assert set(held) == {"versions.txt", "settings.json", "trouble.txt", "match.brimstone"}
    assert f"Brimstone {VERSION}\n" in held["versions.txt"]
    assert judged_json(Settings, held["settings.json"]) == settings
    assert "RuntimeError: second, (a file) and (a file), and/or (a file): none\n" in held["trouble.txt"]
    assert "test_report.py" in held["trouble.txt"] and "first" not in held["trouble.txt"]
    assert not [name for name in ("diary", str(Path.home()), str(tmp_path)) if name in held["trouble.txt"]]
    assert len(parsed(held["match.brimstone"].encode()).match.log) == 5


def test_without_a_trouble_or_a_match_it_says_so(tmp_path: Path) -> None:
    target = tmp_path / "report.zip"
    write_report(target, Settings(), log_of(tmp_path), last_match(Store(tmp_path), NOW, pytest.fail), NOW)
    with ZipFile(target) as report:
        assert report.read("trouble.txt").decode() == NO_TROUBLE
        assert report.read("match.brimstone").decode() == NO_MATCH


def test_the_match_of_a_report_is_the_one_played_last_as_its_file_lies_there(tmp_path: Path) -> None:
    store = Store(tmp_path)
    older, newer = begun(store, 1), begun(store, 2, NOW.replace(hour=21))
    store.save(newer, NOW.replace(hour=22))
    store.save(older, NOW)
    assert last_match(store, NOW, pytest.fail) == store.paths(newer.id)[0].read_bytes()


def test_a_log_that_is_no_log_tells_what_it_holds(tmp_path: Path) -> None:
    log_of(tmp_path).write_bytes(b"\xff\x00no log")
    assert "no log" in last_trouble(log_of(tmp_path))
    log_of(tmp_path).unlink()
    log_of(tmp_path).mkdir()
    assert last_trouble(log_of(tmp_path)) == ""


def test_where_it_cannot_be_written_a_sentence_says_so(tmp_path: Path) -> None:
    (tmp_path / "report.zip").mkdir()
    with pytest.raises(SaveFailed, match="can't save in"):
        write_report(tmp_path / "report.zip", Settings(), log_of(tmp_path), b"", NOW)
    assert list(tmp_path.iterdir()) == [tmp_path / "report.zip"], "nothing half written is left"


def test_the_version_is_that_of_the_project() -> None:
    told = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert told["project"]["version"] == VERSION

"""A report holds settings, versions, the last trouble and a match, and nothing else of the person's."""

from dataclasses import replace
from pathlib import Path
from zipfile import ZipFile

import pytest

from saves import VERSION
from saves.match_file import parsed
from saves.report import (
    NO_MATCH,
    NO_TROUBLE,
    last_match,
    last_trouble,
    masked,
    titles,
    untitled,
    write_report,
)
from saves.settings import SETTINGS, Settings
from saves.store import Store
from scenes.desk import log_error, log_of
from tests import ROOT
from tests.saves.matches import NOW, begun, written


def noted(folder: Path, words: str) -> None:
    """Write a trouble into the log, as it happens in a scene."""
    try:
        raise RuntimeError(words)
    except RuntimeError as error:
        log_error(folder, error)


def test_a_report_holds_exactly_four_files(tmp_path: Path) -> None:
    store, _ = written(tmp_path, 5)
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
    assert SETTINGS.validate_json(held["settings.json"]) == settings
    assert "RuntimeError: second, …\n" in held["trouble.txt"]
    assert "test_report.py" in held["trouble.txt"] and "first" not in held["trouble.txt"]
    assert not [name for name in ("diary", str(Path.home()), str(tmp_path)) if name in held["trouble.txt"]]
    assert len(parsed(held["match.brimstone"].encode()).match.log) == 5


def test_without_a_trouble_or_a_match_it_says_so(tmp_path: Path) -> None:
    target = tmp_path / "report.zip"
    write_report(target, Settings(), log_of(tmp_path), last_match(Store(tmp_path), NOW, pytest.fail), NOW)
    with ZipFile(target) as report:
        assert report.read("trouble.txt").decode() == NO_TROUBLE
        assert report.read("match.brimstone").decode() == NO_MATCH


def test_a_report_holds_the_file_of_the_match_played_last(tmp_path: Path) -> None:
    store = Store(tmp_path)
    older, newer = begun(store, 1), begun(store, 2, NOW.replace(hour=21))
    store.save(newer, NOW.replace(hour=22))
    store.save(older, NOW)
    assert last_match(store, NOW, pytest.fail) == store.paths(newer.id)[0].read_bytes()


def test_a_log_that_is_no_log_tells_nothing(tmp_path: Path) -> None:
    log_of(tmp_path).write_bytes(b"\xff\x00no log")
    assert last_trouble(log_of(tmp_path)) == ""
    log_of(tmp_path).unlink()
    log_of(tmp_path).mkdir()
    assert last_trouble(log_of(tmp_path)) == ""


IN_A_STACK = (
    'Traceback (most recent call last):\n  File "scenes/main.py", line 40, in play\n    run()\n    ^^^^^\n'
)


@pytest.mark.parametrize(
    "told",
    [
        "~/secret letters/a.txt is odd",
        "~jane/secret letters is odd",
        "$HOME/secret letters",
        "%USERPROFILE%\\secret letters",
        "file:///home/jane%20doe/secret.txt",
        "smb://nas/secret letters/a.txt",
        "\\\\?\\C:\\secret letters\\a.txt",
        "//nas/secret letters/a.txt",
        "b'/secret letters/\\xff'",
        "name=/secret letters/a.txt",
        "(/secret letters/a.txt)",
        "{there}/secret letters/a.txt",
        "PosixPath('/secret letters/a.txt')",
        "‘/secret letters/a.txt’",
        "ask secret.jane+cards@mail.example.org",
        "secret@localhost said so",
        "totals.0 [type=int, input_value='secret', input_type=str]",
        "the match My Secret Night is damaged",
        "the match MY SECRET NIGHT is damaged",
    ],
)
def test_private_parts_of_a_line_are_hidden(told: str) -> None:
    after = masked(f"{IN_A_STACK}OSError: {told}\nsecret: more\n", ["my secret night", "a"])
    assert after.startswith(f"{IN_A_STACK}OSError")
    assert "secret" not in after.casefold() and "jane" not in after, after


@pytest.mark.parametrize("error", ["ZeroDivisionError: division by zero", "pygame.error", "Wrong: a, b; c."])
def test_words_that_are_not_private_are_kept(error: str) -> None:
    told = f"{IN_A_STACK}{error}\n\nDuring handling of the above exception, another exception occurred:\n\n"
    assert masked(told) == told


def test_a_traceback_names_modules_without_private_paths() -> None:
    files = (
        ROOT / "scenes" / "main.py",
        "/venv/lib/python3.11/site-packages/pygame/draw.py",
        "/home/jane/json.py",
        "C:\\secret games\\json.py",
        "scenes/menu.py",
        "<frozen runpy>",
    )
    told = "".join(f'  File "{file}", line 1, in x\n' for file in files)
    assert [line.split('"')[1] for line in masked(told).splitlines()] == [
        "scenes/main.py",
        "pygame/draw.py",
        "json.py",
        "json.py",
        "scenes/menu.py",
        "<frozen runpy>",
    ]


def test_no_title_of_a_match_is_in_a_report(tmp_path: Path) -> None:
    store = Store(tmp_path)
    saved = replace(begun(store), title="Jane's secret night")
    store.save(saved, NOW)
    assert titles(store, NOW, pytest.fail) == {"jane's secret night"}
    written = last_match(store, NOW, pytest.fail)
    told = parsed(untitled(written))
    assert told.header.title == "" and told.match == parsed(written).match
    damaged = written[:-9]
    assert untitled(damaged) == damaged.replace(b"Jane's secret night", b"") != damaged

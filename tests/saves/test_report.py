"""A report holds settings, versions, the last trouble and a match, and nothing else of the person's."""

from dataclasses import replace
from pathlib import Path
from zipfile import ZipFile

import pytest

from saves import VERSION
from saves.folder import SaveFailed
from saves.match_file import parsed
from saves.models import SETTINGS, Settings
from saves.report import (
    HIDDEN,
    NO_MATCH,
    NO_TROUBLE,
    last_match,
    last_trouble,
    masked,
    titles,
    untitled,
    write_report,
)
from saves.store import Store
from scenes.desk import log_error, log_of
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
    assert SETTINGS.validate_json(held["settings.json"]) == settings
    assert "RuntimeError: second, (a file) and (a file)\n" in held["trouble.txt"]
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


HOMES = ("/home/jane doe", "/Users/jane doe", "C:\\Users\\jane doe", "\\\\nas\\jane doe", "D:/jane doe")
FILES = (
    "secret letters/a b.txt",
    'secret, old (1)/it\'s: a "b".txt',
    "secret.d/geheim é.brimstone",
    "secret",
)
SHAPES = (
    "[Errno 2] No such file or directory: {path!r}",
    "can't open {path}",
    "'{path}' isn't there",
    '"{path}": refused',
    "moved {path!r} -> {path!r}",
)


def test_a_hundred_shapes_of_paths_are_hidden(monkeypatch) -> None:
    told = []
    for home in HOMES:
        monkeypatch.setattr(Path, "home", lambda home=home: Path(home))
        for file in FILES:
            path = f"{home}{home[2] if home[1] == ':' else home[0]}{file}"
            if "\\" in home:
                path = path.replace("/", "\\")
            told += [(shape.format(path=path), masked(shape.format(path=path) + "\n")) for shape in SHAPES]
    assert len(told) == 100
    for before, after in told:
        begins = before[: min(map(before.index, (c for c in "/\\" if c in before)))][:10].strip("'\"CD: ")
        assert after.startswith(begins) and HIDDEN in after and after.endswith("\n"), (before, after)
        left = [word for word in ("jane", "doe", "secret", "a b", "it's", "geheim", "old") if word in after]
        assert left == [], (before, after)


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
        '  File "/home/jane/secret games/scenes/table.py", line 3, in act',
        '  File "C:\\secret games\\scenes\\table.py", line 3, in act',
    ],
)
def test_whatever_is_private_in_a_line_is_hidden(told: str) -> None:
    after = masked(told, ["my secret night", "a"])
    assert "secret" not in after.casefold() and "jane" not in after, after


@pytest.mark.parametrize(
    "told",
    [
        "AssertionError: and/or 3 / 4, 1/2, x // 2, <b>no</b> file: it isn't there",
        "    return [name for name in names if a <= b]",
        "ZeroDivisionError: division by zero",
        '  File "<frozen importlib._bootstrap>", line 1, in run',
        '  File "scenes/main.py", line 40, in play',
    ],
)
def test_what_is_not_private_is_told_as_it_is(told: str) -> None:
    assert masked(told) == told


def test_a_traceback_names_modules_by_their_place_in_the_program_or_its_libraries() -> None:
    files = (
        ROOT / "scenes" / "main.py",
        "/venv/lib/python3.11/site-packages/pygame/draw.py",
        "/usr/lib/json.py",
    )
    told = "".join(f'  File "{file}", line 1, in x\n' for file in files)
    assert [line.split('"')[1] for line in masked(told).splitlines()] == [
        "scenes/main.py",
        "pygame/draw.py",
        "json.py",
    ]


def test_a_match_is_told_without_its_title_and_a_damaged_one_too(tmp_path: Path) -> None:
    store = Store(tmp_path)
    saved = replace(begun(store), title="Jane's secret night")
    store.save(saved, NOW)
    assert titles(store, NOW, pytest.fail) == {"jane's secret night"}
    written = last_match(store, NOW, pytest.fail)
    told = parsed(untitled(written))
    assert told.header.title == "" and told.match == parsed(written).match
    assert b"secret" not in untitled(written[:-9]) and len(untitled(written[:-9])) == len(written) - 9 - 19

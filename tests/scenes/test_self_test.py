"""The program tries itself: every part once, a line each; what is missing or damaged is named."""

import shutil
from pathlib import Path

import pytest

from engine.assets import default_root
from game.catalog import GAMES
from scenes.self_test import run
from scenes.self_test.run import checks, self_test

FIRST = next(iter(GAMES.values()))
PARTS = ("pictures", "maps", "rules", "typefaces", "sounds")
ONE_OF_EACH = {
    "pictures": "tokens/coin.svg",
    "maps": f"tables/{FIRST.map}.tmx",
    "rules": f"rules/{FIRST.page}.md",
    "typefaces": "fonts/LinBiolinum_R.otf",
    "sounds": "sounds/bell.wav",
}


@pytest.fixture(scope="module")
def copied(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The assets once more, to be spoilt."""
    return shutil.copytree(default_root(), tmp_path_factory.mktemp("assets") / "assets")


@pytest.fixture(autouse=True)
def _unseen(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the self-test sets for its process is taken back."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")


def told(
    monkeypatch: pytest.MonkeyPatch, names: tuple[str, ...], root: Path | None = None
) -> tuple[int, list[str]]:
    """The exit status and the lines of these checks alone, but for the last one, which tells the time."""
    chosen = [(name, check) for name, check in checks() if name in names]
    assert len(chosen) == len(names)
    monkeypatch.setattr(run, "checks", lambda: iter(chosen))
    lines: list[str] = []
    status = self_test(lines.append, root)
    return status, lines[:-1]


def test_all_parts_are_there(monkeypatch: pytest.MonkeyPatch) -> None:
    status, lines = told(monkeypatch, (*PARTS, "the Descent", "thinking"))
    assert status == 0 and all(line.startswith("ok ") for line in lines), lines


def test_a_match_is_begun_and_taken_up_again(monkeypatch: pytest.MonkeyPatch) -> None:
    status, (line,) = told(monkeypatch, ("saves",))
    assert status == 0 and line.endswith("written, read and gone on with"), line


def test_every_game_has_its_match() -> None:
    assert {game.title for game in GAMES.values()} <= {name for name, _ in checks()}


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("spoil", [Path.unlink, lambda file: file.write_bytes(b"")], ids=["missing", "empty"])
def test_a_file_that_is_missing_or_empty_is_named(monkeypatch, copied: Path, part: str, spoil) -> None:
    file = copied / ONE_OF_EACH[part]
    whole = file.read_bytes()
    spoil(file)
    try:
        status, (line,) = told(monkeypatch, (part,), copied)
    finally:
        file.write_bytes(whole)
    assert status == 1 and line.startswith(f"FAILED  {part}: "), line
    assert file.name in line or file.stem in line, line


def test_a_table_without_its_map_is_not_played(monkeypatch: pytest.MonkeyPatch, copied: Path) -> None:
    file = copied / f"tables/{FIRST.map}.tmx"
    whole = file.read_bytes()
    file.unlink()
    try:
        status, (line,) = told(monkeypatch, (FIRST.title,), copied)
    finally:
        file.write_bytes(whole)
    assert status == 1 and line.startswith(f"FAILED  {FIRST.title}: "), line

"""The program tries itself: every part once, a line each; what is missing or damaged is named."""

import shutil
from pathlib import Path

import pytest

from engine.assets import default_root
from engine.theme import Typeface
from game.catalog import GAMES
from game.level import Level
from saves.models import Header
from scenes import self_test as program
from scenes.desk import Desk
from scenes.navigation import open_table
from scenes.self_test import LIST, self_test

FIRST = next(iter(GAMES.values()))
PARTS = ("pictures", "maps", "rules", "typefaces", "sounds")
ONE_OF_EACH = {
    "pictures": "tokens/coin.svg",
    "maps": f"tables/{FIRST.info.map}.tmx",
    "rules": f"rules/{FIRST.info.page}.md",
    "typefaces": "fonts/LinBiolinum_R.otf",
    "sounds": "sounds/bell.wav",
}
SILENT = b"RIFF\xcc\x00\x00\x00WAVEfmt \x10\x00\x00\x00\x01\x00\x01\x00\x44\xac\x00\x00\x88\x58\x01\x00\x02\x00\x10\x00data\xa8"
SILENT += bytes(3 + 168)


@pytest.fixture(scope="module")
def copied(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Provide the assets once more, to be spoilt."""
    return shutil.copytree(default_root(), tmp_path_factory.mktemp("assets") / "assets")


@pytest.fixture(autouse=True)
def _unseen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Undo what the self-test sets for its process."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")


def told(monkeypatch: pytest.MonkeyPatch, names: tuple[str, ...], root: Path) -> tuple[int, list[str]]:
    """Return the exit status and the lines of these checks alone, but for the last one, which tells the time."""
    chosen = [(name, check) for name, check in program.checks() if name in names]
    assert len(chosen) == len(names)
    monkeypatch.setattr(program, "checks", lambda: iter(chosen))
    monkeypatch.setattr(program, "default_root", lambda: root)
    lines: list[str] = []
    status = self_test(lines.append)
    return status, lines[:-1]


def test_all_parts_are_there(monkeypatch: pytest.MonkeyPatch) -> None:
    status, lines = told(monkeypatch, (*PARTS, "the Descent", "thinking"), default_root())
    assert status == 0 and all(line.startswith("ok ") for line in lines), lines[-1]
    files = (default_root() / LIST).read_text(encoding="utf-8").splitlines()
    for line, ending in zip(lines, (".svg", ".tmx", ".md", None, ".wav"), strict=False):
        tried = len([file for file in files if file.endswith(ending)]) if ending else len(Typeface)
        assert f": {tried} " in line, line


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


def another_match(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have Continue open another match than the one that was left."""

    def opened(desk: Desk, header: Header) -> None:
        another = program.fresh_match(desk, FIRST, FIRST.options(), header.players, program.SEED)
        open_table(desk, another)

    monkeypatch.setattr(program, "continue_match", opened)


def no_idea(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the policy find no action."""
    monkeypatch.setitem(FIRST.search.policies, Level.FIEND, lambda view, random: None)


@pytest.mark.parametrize(
    ("wrong", "name", "said"),
    [(another_match, FIRST.title, "isn't the same"), (no_idea, FIRST.title, "finds no move")],
    ids=lambda each: getattr(each, "__name__", None),
)
def test_every_failure_is_told(monkeypatch, wrong, name: str, said: str) -> None:
    wrong(monkeypatch)
    status, (line,) = told(monkeypatch, (name,), default_root())
    assert status == 1 and line.startswith(f"FAILED  {name}: ") and said in line, line

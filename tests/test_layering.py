"""Who may know what: the direction of imports."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
OURS = ("engine", "game", "saves", "scenes")
MAY_IMPORT = {
    "engine": {"engine"},
    "game": {"game"},
    "saves": {"game", "saves"},
    "scenes": {"engine", "game", "saves", "scenes"},
}
NOT_IN_GAME = {
    "os",
    "pathlib",
    "pygame",
    "pygame_gui",
    "pytmx",
    "secrets",
    "time",
    "datetime",
    "platformdirs",
}


def imported(file: Path) -> set[str]:
    """The dotted names a module imports, wherever in it."""
    names = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names |= {f"{node.module}.{alias.name}" for alias in node.names}
    return names


@pytest.mark.parametrize("package", OURS)
def test_imports_go_one_way(package: str) -> None:
    for file in (ROOT / package).rglob("*.py"):
        ours = {name.split(".")[0] for name in imported(file)} & set(OURS)
        assert ours <= MAY_IMPORT[package], f"{file.relative_to(ROOT)} imports {ours - MAY_IMPORT[package]}"


def test_the_games_know_no_window_no_files_and_no_clock() -> None:
    for file in (ROOT / "game").rglob("*.py"):
        names = imported(file)
        assert not {name.split(".")[0] for name in names} & NOT_IN_GAME, file.relative_to(ROOT)
        drawn = {name for name in names if name.split(".")[0] == "random"}
        assert drawn <= {"random.Random"}, f"{file.relative_to(ROOT)} uses a generator that everybody shares"


def test_only_the_layout_reads_table_maps() -> None:
    readers = [
        file.relative_to(ROOT).as_posix()
        for package in OURS
        for file in (ROOT / package).rglob("*.py")
        if any(name.split(".")[0] == "pytmx" for name in imported(file))
    ]
    assert readers == ["engine/layout.py"]


def test_no_game_is_named_outside_its_package_and_the_catalog() -> None:
    """A new game costs its rules, its map and its page of words; nothing else may know one by name."""
    games = {path.name for path in (ROOT / "game").iterdir() if (path / "options.py").is_file()}
    for package in OURS:
        for file in (ROOT / package).rglob("*.py"):
            inside = file.relative_to(ROOT / "game").parts[0] if package == "game" else ""
            if inside in games or file == ROOT / "game" / "catalog.py":
                continue
            known = {name.split(".")[1] for name in imported(file) if name.startswith("game.")}
            assert not known & games, f"{file.relative_to(ROOT)} knows {known & games}"

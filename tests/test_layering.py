"""Layers of the program: the direction of imports."""

import ast
from collections.abc import Collection, Iterable
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

from game.catalog import GAMES
from tests import ROOT

OURS = ("engine", "game", "saves", "scenes")
MAY_IMPORT = {
    "engine": {"engine"},
    "game": {"game"},
    "saves": {"game", "saves"},
    "scenes": {"engine", "game", "saves", "scenes"},
}
NOT_IN_GAME = {"os", "pathlib", "pygame", "pytmx", "secrets", "time", "datetime", "platformdirs"}


@cache
def parsed(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


@cache
def imported(file: Path) -> set[str]:
    return imported_in(ast.walk(parsed(file)))


def imported_in(nodes: Iterable[ast.AST]) -> set[str]:
    """Return the dotted names that are imported by some lines of code."""
    names = set()
    for node in nodes:
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


def modules() -> dict[str, set[str]]:
    """Return every module of ours, and those of ours that it imports, for types only or in a function too."""
    files = {
        ".".join(file.relative_to(ROOT).with_suffix("").parts): file
        for package in OURS
        for file in (ROOT / package).rglob("*.py")
    }
    known = {name.removesuffix(".__init__"): file for name, file in files.items()}
    return {
        name: {other for full in imported(file) if (other := owner(full, known)) and other != name}
        for name, file in known.items()
    }


def owner(full: str, known: Collection[str]) -> str | None:
    """Return the module of ours that a name is, or that has it."""
    return next((name for name in (full, full.rpartition(".")[0]) if name in known), None)


def test_nothing_imports_itself_by_a_detour() -> None:
    graph = modules()
    navigation = parsed(ROOT / "scenes" / "navigation.py")
    graph["scenes.navigation"] = {
        other for full in imported_in(navigation.body) if (other := owner(full, graph))
    }
    in_order = TopologicalSorter(graph).static_order()  # a detour is a CycleError that names its modules
    assert {*in_order} == {*graph}


def test_the_games_use_nothing_of_the_system() -> None:
    for file in (ROOT / "game").rglob("*.py"):
        names = imported(file)
        assert not {name.split(".")[0] for name in names} & NOT_IN_GAME, file.relative_to(ROOT)
        drawn = {name for name in names if name.split(".")[0] == "random"}
        assert drawn <= {"random.Random"}, f"{file.relative_to(ROOT)} uses a generator that everybody shares"


def packages_of_games() -> set[str]:
    return {game.deal.__module__.split(".")[1] for game in GAMES.values()}


def outside_the_games() -> list[Path]:
    """Return every file that nobody should have to touch for a new game."""
    own = [ROOT / "game" / name for name in packages_of_games()]
    files = [ROOT / "brimstone.py", *(file for package in OURS for file in (ROOT / package).rglob("*.py"))]
    outside = [file for file in files if not any(folder in file.parents for folder in own)]
    outside.remove(ROOT / "game" / "catalog.py")
    return outside


def test_only_the_catalog_imports_games() -> None:
    for file in outside_the_games():
        known = {name.split(".")[1] for name in imported(file) if name.startswith("game.")}
        assert not known & packages_of_games(), file.relative_to(ROOT)


def quoted(file: Path) -> set[str]:
    nodes = ast.walk(parsed(file))
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def test_no_game_is_quoted_outside_its_package() -> None:
    drawn = ("card_art", "room_art")
    scripts = [file for file in (ROOT / "build_scripts").rglob("*.py") if file.parent.name not in drawn]
    for file in outside_the_games() + scripts:
        assert not quoted(file) & set(GAMES), file.relative_to(ROOT)

"""Modules compiled where a package is built: found by rule, so that a game need not be listed."""

import ast
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from importlib import import_module
from inspect import signature
from pathlib import Path

import pytest
from compiling import (
    CannotCompile,
    compiled,
    file_of,
    flags,
    inherited,
    is_record,
    modules,
    with_constructors,
)

from game.catalog import GAMES
from game.contract import AnyGame

ROOT = Path(__file__).resolve().parents[2]
each_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)


@each_game
def test_all_that_a_search_runs_is_compiled(game: AnyGame) -> None:
    works = (game.deal, game.to_move, game.legal, game.apply, game.view, game.determinize, game.standing)
    policies = game.search.policies.values()
    assert {work.__module__ for work in (*works, *policies)} | {"game.minds.search"} <= set(modules())


@each_game
def test_options_stay_as_they_are(game: AnyGame) -> None:
    assert game.options.__module__ not in modules()


@pytest.mark.parametrize("name", modules())
def test_a_constructor_takes_what_it_took(name: str) -> None:
    file = ROOT / file_of(name)
    written = ast.parse(with_constructors(file.read_text(encoding="utf-8"), partial(inherited, file)))
    for node in written.body:
        if isinstance(node, ast.ClassDef) and is_record(node):
            taken = signature(getattr(import_module(name), node.name)).parameters.values()
            usual = [each.name for each in taken if each.default is not each.empty]
            assert arguments(node) == ([each.name for each in taken], usual)


def arguments(node: ast.ClassDef) -> tuple[list[str], list[str]]:
    """Return the arguments of a class's constructor, and those that have a default."""
    for each in node.body:
        if isinstance(each, ast.FunctionDef) and each.name == "__init__":
            placed, named = each.args.args[1:], each.args.kwonlyargs
            usual = placed[len(placed) - len(each.args.defaults) :]
            usual += [one for one, default in zip(named, each.args.kw_defaults, strict=True) if default]
            return [one.arg for one in placed + named], [one.arg for one in usual]
    return [], []


def test_where_there_is_no_compiler_that_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("compiling.KEPT", tmp_path / "kept")
    monkeypatch.setattr("compiling.COMPILER", ("-c", "raise SystemExit('no compiler')"))
    with pytest.raises(CannotCompile, match="no compiler"):
        compiled(tmp_path / "program")
    assert not (tmp_path / "program").exists()


def test_a_compiler_is_told_what_it_was_told_before_and_more(tmp_path, monkeypatch) -> None:
    monkeypatch.setenv("CFLAGS", "-march=native")
    assert flags()["CFLAGS"].split()[0] == "-march=native" and "-ffp-contract=off" in flags()["CFLAGS"]
    monkeypatch.setattr("compiling.KEPT", tmp_path / "kept")
    monkeypatch.setattr("compiling.COMPILER", ("-c", "import os; raise SystemExit(os.environ['CFLAGS'])"))
    with pytest.raises(CannotCompile, match=r"-march=native .*-ffp-contract=off"):
        compiled(tmp_path / "program")


def test_two_that_want_the_same_at_once_compile_it_once(tmp_path, monkeypatch) -> None:
    once = (
        "import os, time; print('compiled', file=open('../../told', 'a')); time.sleep(0.5); os.mkdir('build')"
    )
    monkeypatch.setattr("compiling.KEPT", tmp_path / "kept")
    monkeypatch.setattr("compiling.COMPILER", ("-c", once))
    with ThreadPoolExecutor() as threads:
        list(threads.map(compiled, (tmp_path / "one", tmp_path / "other")))
    assert (tmp_path / "told").read_text(encoding="utf-8") == "compiled\n"
    assert (tmp_path / "one" / "game").is_dir() and (tmp_path / "other" / "game").is_dir()

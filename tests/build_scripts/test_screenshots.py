"""Every game has its picture."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

from game.catalog import GAMES

ROOT = Path(__file__).resolve().parents[2]


def script(name: str) -> ModuleType:
    """A script as a module."""
    found = importlib.util.spec_from_file_location(name, ROOT / "build_scripts" / f"{name}.py")
    assert found is not None and found.loader is not None
    module = importlib.util.module_from_spec(found)
    sys.modules[name] = module
    found.loader.exec_module(module)
    return module


def test_every_page_of_rules_has_a_game_with_a_picture() -> None:
    pictures = script("screenshots").PICTURES
    shown = {game.page for game in GAMES.values() if any(name.startswith(game.id) for name in pictures)}
    assert shown == {game.page for game in GAMES.values()}

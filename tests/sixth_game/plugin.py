"""Puts the sixth game into the catalog before any test is collected: ``python -m pytest -p tests.sixth_game.plugin``.

Its map and its page of rules lie beside it; the assets folder is lent to it, with these two added.
"""

import os
import shutil
import tempfile
from pathlib import Path

import pytest

import engine.assets
from game.catalog import GAMES
from tests.sixth_game.whist import WHIST

HERE = Path(__file__).resolve().parent / "whist"


def assets_with_the_sixth_game(root: Path, own: Path) -> None:
    """Lay links to every file of the assets into a folder, and the game's own files among them."""
    shutil.copytree(own, root, copy_function=lambda source, target: Path(target).symlink_to(source))
    (root / "tables" / f"{WHIST.map}.tmx").symlink_to(HERE / "whist.tmx")
    (root / "rules" / f"{WHIST.page}.md").symlink_to(HERE / "whist.md")


def install(folder: Path) -> None:
    """Put the game into the catalog, and its files among the assets in a folder, while this process runs."""
    root = folder / "assets"
    assets_with_the_sixth_game(root, engine.assets.default_root())
    engine.assets.default_root = lambda: root
    GAMES[WHIST.id] = WHIST


@pytest.hookimpl(tryfirst=True)
def pytest_load_initial_conftests(early_config: pytest.Config) -> None:
    """Before anything is imported; programs that tests start are the one with the sixth game, too."""
    folder = tempfile.TemporaryDirectory()
    early_config.add_cleanup(folder.cleanup)
    install(Path(folder.name))
    os.environ["BRIMSTONE_PROGRAM"] = "tests.sixth_game"

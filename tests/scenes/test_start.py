"""What is imported before the menu is on the screen, in a process of its own."""

import os
import subprocess
import sys
from datetime import datetime
from pathlib import Path

import pytest

from saves.models import Settings
from saves.settings import write_settings
from saves.store import Store
from tests.saves.matches import begun, play_on

ROOT = Path(__file__).resolve().parents[2]
LOOK = """
import os, sys
import brimstone, scenes.main
from engine.app import App
draw = App.draw
def drawn(app):
    draw(app)
    print("imported", *sys.modules)
    print("told", *(f"{name}={os.environ.get(name)}" for name in sorted(os.environ) if "SDL" in name or "PY" in name))
    app.quit()
App.draw = drawn
brimstone.main([])
"""
OURS = ("PYGAME", "PYDANTIC", "SDL")
LARGE = {"multiprocessing", "game.contract", "pytmx"}
"""What takes long to import, and nothing on the menu needs."""


TOLD = {
    "PYDANTIC_DISABLE_PLUGINS=__all__",
    "PYGAME_HIDE_SUPPORT_PROMPT=1",
    "SDL_VIDEO_X11_WMCLASS=brimstone",
    "SDL_VIDEO_WAYLAND_WMCLASS=brimstone",
}
"""What is told to those that Brimstone runs on: to look for nothing, to say nothing, and whose window it is."""


def imported(data: Path) -> set[str]:
    """The modules that are there when the menu has been drawn for the first time, after all has been told."""
    unseen = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "XDG_DATA_HOME": str(data)}
    run = subprocess.run(
        [sys.executable, "-c", LOOK],
        cwd=ROOT,
        env={name: value for name, value in os.environ.items() if not name.startswith(OURS)} | unseen,
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    there, told = run.stdout.splitlines()
    assert set(told.split()) >= TOLD
    return set(there.split())


def played_before(data: Path) -> None:
    """Somebody has been here, and left a match."""
    write_settings(data / "brimstone", Settings(muted=True, known=("devil",)))
    store = Store(data / "brimstone")
    store.list_running(datetime.now())
    saved = begun(store, now=datetime.now())
    play_on(saved, 3)
    store.save(saved, datetime.now())
    store.close(saved.id)
    store.index.write()


@pytest.mark.parametrize("before", [lambda data: None, played_before], ids=["first", "usual"])
def test_the_menu_waits_for_no_game(tmp_path: Path, before) -> None:
    before(tmp_path)
    there = imported(tmp_path)
    assert "scenes.menu" in there
    assert not there & LARGE
    assert not {name for name in there if name.startswith("game.") and name.endswith((".rules", ".words"))}

"""Opening: what happens before the menu is on the screen, and while somebody reads it."""

import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from engine.app import App
from game.catalog import GAMES
from game.minds.thinker import Thinker
from saves.index import Index
from saves.settings import Settings, write_settings
from saves.store import Store
from scenes import main
from scenes.desk import Desk
from scenes.menu import Menu
from scenes.message import Message
from tests import ROOT
from tests.saves.matches import begun, play_on


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Provide the data folder of somebody who was here before."""
    for name, value in {"SDL_VIDEODRIVER": "dummy", "XDG_DATA_HOME": str(tmp_path)}.items():
        monkeypatch.setenv(name, value)
    found = main.data_folder()
    write_settings(found, Settings(window=(1400, 800), text_size=1.5, muted=True))
    return found


@dataclass
class Opened:
    """A run of the program: what it was opened with, and how often it stopped thinking."""

    apps: list[App] = field(default_factory=list)
    desks: list[Desk] = field(default_factory=list)
    menu: tuple[object, ...] = ()
    """The arguments that the menu is made with."""
    stops: int = 0


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> Iterator[Opened]:
    """Note what is run; it is left at once."""
    noted = Opened()

    def run(app: App, menu: Menu) -> None:
        app.stack.push(menu)
        noted.apps.append(app)
        assert noted.desks[-1].thinker is not None, "somebody thinks"

    def desk(*given: Any) -> Desk:
        noted.desks.append(Desk(*given))
        return noted.desks[-1]

    def menu(*given: Any) -> Menu:
        noted.menu = given
        return Menu(*given)

    def stop(thinker: Thinker) -> None:
        noted.stops += 1

    monkeypatch.setattr(App, "run", run)
    monkeypatch.setattr(Thinker, "stop", stop)
    monkeypatch.setattr(main, "Desk", desk)
    monkeypatch.setattr(main, "Menu", menu)
    yield noted
    for app in noted.apps:
        app.stack.clear()


def test_the_program_opens_as_it_was_left(folder, opened, monkeypatch) -> None:
    asked: list[str] = []
    for kind, name in ((Store, "tidy"), (Index, "write")):
        monkeypatch.setattr(kind, name, lambda _, name=name: asked.append(name))
    assert main.play() == 0
    (app,), (desk,) = opened.apps, opened.desks
    assert (app.surface.get_size(), app.text_size, app.sound.muted) == ((1400, 800), 1.5, True)
    assert desk.folder == folder and desk.troubles == []
    assert asked == ["tidy", "write"] and opened.stops == 1
    assert opened.menu == (desk, main.load_ahead, GAMES.is_there)
    app.on_error(ValueError("stumbled"))
    assert isinstance(app.stack.top, Message) and "stumbled" in main.log_of(folder).read_text("utf-8")


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
"""Modules that take long to import and that nothing on the menu needs."""


TOLD = {
    "PYDANTIC_DISABLE_PLUGINS=__all__",
    "PYGAME_HIDE_SUPPORT_PROMPT=1",
    "SDL_VIDEO_X11_WMCLASS=brimstone",
    "SDL_VIDEO_WAYLAND_WMCLASS=brimstone",
}
"""Environment variables for the libraries: look for no plugins, print nothing, and name the window."""


def imported(data: Path) -> set[str]:
    """Return the modules that are there when the menu has been drawn for the first time, after all has been told."""
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
    """Save a match that somebody left."""
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


LOADED = """
import gc, sys, threading
from scenes.main import load_ahead
usual = sys.getswitchinterval()
load_ahead()
for thread in threading.enumerate():
    if thread is not threading.current_thread():
        thread.join()
assert sys.getswitchinterval() == usual
assert gc.get_freeze_count()
print(*sys.modules)
"""
ELSEWHERE = "scenes.self_test"
"""Is no page: the program tries itself without a window."""


def test_everything_is_imported_ahead() -> None:
    told = subprocess.run(
        [sys.executable, "-c", LOADED], cwd=ROOT, capture_output=True, text=True, check=True
    )
    loaded = told.stdout.split()
    files = [path.relative_to(ROOT).with_suffix("") for path in (ROOT / "scenes").rglob("*.py")]
    ours = {".".join(path.parts).removesuffix(".__init__") for path in files}
    missing = [name for name in ours - set(loaded) if not name.startswith(ELSEWHERE)]
    assert not missing, f"PAGES in scenes/navigation.py leads to none of these: {missing}"
    games = {f"game.{path.parent.name}.game" for path in (ROOT / "game").glob("*/game.py")}
    assert games <= set(loaded)

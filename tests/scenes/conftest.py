"""The whole program on an invisible screen, with a separate data folder for each test."""

import os
from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path

import pygame
import pytest

from engine.app import App
from engine.window import WindowSettings, set_mode
from saves.settings import Speed
from tests.assets import all_assets
from tests.scenes.driver import Driver

NOW = datetime(2026, 3, 1, 20, 15)


@pytest.fixture(scope="module")
def shared_app() -> Iterator[App]:
    """Provide the app, created once for all tests of a module."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(os.environ, "SDL_VIDEODRIVER", "dummy")
        app = App("Brimstone", WindowSettings(), all_assets())
        yield app
        app.stack.clear()


@pytest.fixture
def brimstone(
    shared_app: App, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Callable[..., Driver]]:
    """Start the program: ``brimstone(size=..., **settings)``, with animation off unless ``speed`` says otherwise.

    Each start within a test replaces the previous one and uses the same data folder.
    """
    home = tmp_path / "home"
    home.mkdir()
    monkeypatch.setenv("HOME", str(home))

    def start(size: tuple[int, int] = (1280, 720), **settings: object) -> Driver:
        reset(shared_app, size)
        return Driver(tmp_path / "data", size, {"speed": Speed.OFF, **settings}, lambda: NOW, shared_app)

    yield start
    shared_app.stack.clear()


@pytest.fixture
def documents(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Provide the folder that the program suggests for files."""
    folder = tmp_path / "documents"
    folder.mkdir()
    monkeypatch.setattr("scenes.files.folders", lambda: (folder, folder))
    return folder


def reset(app: App, size: tuple[int, int]) -> None:
    """Reset the app to its initial state, without scenes or errors, at this size in pixels."""
    app.stack.clear()
    app.on_error, app.fullscreen = None, False
    app.window_size, app.surface = size, set_mode(size, False)
    app.assets.troubles.clear()
    app.sound.hidden = False
    pygame.event.clear()

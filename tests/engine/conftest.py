"""A window that nobody sees."""

import os
from collections.abc import Iterator

import pytest

from engine.app import App
from engine.assets import Assets, default_root
from engine.window import WindowSettings


@pytest.fixture
def app(monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    """Provide an app on SDL's dummy screen."""
    monkeypatch.setitem(os.environ, "SDL_VIDEODRIVER", "dummy")
    app = App("test", WindowSettings((1280, 720)), Assets(default_root()))
    yield app
    app.stack.clear()

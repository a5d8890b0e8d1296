"""A whole Brimstone on a screen that nobody sees, with its own data folder."""

import os
from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path

import pytest

from tests.scenes.driver import Driver

NOW = datetime(2026, 3, 1, 20, 15)


@pytest.fixture
def brimstone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Driver]]:
    """Starts the program: ``brimstone(size=..., **settings)``; each start ends the one before,
    and finds the same data folder."""
    monkeypatch.setitem(os.environ, "SDL_VIDEODRIVER", "dummy")
    started: list[Driver] = []

    def start(size: tuple[int, int] = (1280, 720), **settings: object) -> Driver:
        for earlier in started:
            earlier.app.stack.clear()
        driver = Driver(tmp_path / "data", size, settings, lambda: NOW)
        started.append(driver)
        return driver

    yield start
    for driver in started:
        driver.app.stack.clear()

"""A lesson in a real window, from the menu's Play to a real deal, by mouse and by keys.

A twin that nobody sees goes the same way: it knows where things are, and the hands do all that it does.
"""

import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.catalog import GAMES
from saves.models import Pace, Settings, Speed
from saves.settings import read_settings, write_settings
from scenes.lesson.scene import LessonScene
from tests.scenes.conftest import NOW
from tests.scenes.driver import Driver, whole
from tests.scenes.taught import by_keys, by_mouse, spoken_to
from tests.window.screen import SIZE, Hands, virtual_screen

CHOSEN = {"speed": Speed.OFF, "pace": Pace.NONE, "known": ()}
SEEN = 0.4
"""Seconds until a page has been seen."""
KEYS = {pygame.K_TAB: "Tab", pygame.K_RETURN: "Return", pygame.K_BACKSPACE: "BackSpace"}


class Twin(Driver):
    """A driver whose hands work a real window as well."""

    def __init__(self, folder: Path, hands: Hands) -> None:
        self.hands = hands
        super().__init__(folder, SIZE, CHOSEN, lambda: NOW)

    def click(self, at: tuple[float, float]) -> None:
        """Click in both."""
        super().click(at)
        self.hands.click(whole(at))

    def key(self, code: int, mod: int = 0) -> None:
        """Press a key in both."""
        super().key(code, mod)
        self.hands.keys(KEYS.get(code, pygame.key.name(code)))


@pytest.fixture
def twin(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Twin]:
    """The program in a window, started by somebody who knows no game, and its twin."""
    monkeypatch.setitem(os.environ, "SDL_VIDEODRIVER", "dummy")
    data = tmp_path / "brimstone"
    write_settings(data, Settings(**CHOSEN))
    with virtual_screen() as display:
        seen = {**os.environ, "DISPLAY": display, "XDG_DATA_HOME": str(tmp_path)}
        del seen["SDL_VIDEODRIVER"]
        hands = Hands(data, seen)
        twin = Twin(tmp_path / "twin", hands)
        yield twin
        twin.app.stack.clear()
        if hands.program.poll() is None:
            hands.kill()


@pytest.mark.parametrize("way", [by_mouse, by_keys])
def test_a_lesson_from_the_menu_to_a_real_deal(
    twin: Twin, tmp_path: Path, way: Callable[[Driver, LessonScene], None]
) -> None:
    game = next(iter(GAMES.values()))
    key = f"{game.id}/{game.lessons[0].id}"

    def reached() -> int:
        return read_settings(tmp_path / "brimstone", NOW)[0].lessons.get(key, 0)

    twin.click_button("Play")
    time.sleep(SEEN)
    twin.click_button("Show me")
    time.sleep(SEEN)
    scene = twin.top
    assert isinstance(scene, LessonScene)
    while spoken_to(twin, scene):
        twin.hands.wait(lambda: reached() == scene.play.number)
        time.sleep(SEEN)
        way(twin, scene)
    twin.hands.wait(lambda: reached() == len(game.lessons[0].steps))
    time.sleep(SEEN)
    twin.click_button("Deal a real one")
    twin.hands.wait(lambda: [match.game.id for match in twin.hands.matches()] == [game.id])

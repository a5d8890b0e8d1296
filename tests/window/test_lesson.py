"""A lesson in a real window, from the menu's Play to a real deal, by mouse and by keys."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.catalog import GAMES
from saves.models import Pace, Speed
from saves.settings import read_settings
from scenes.lesson.scene import LessonScene
from tests import labels
from tests.scenes.conftest import NOW
from tests.scenes.taught import by_keys, by_mouse, spoken_to
from tests.window.twin import Twin, twins

pytestmark = pytest.mark.slow

CHOSEN = {"speed": Speed.OFF, "pace": Pace.NONE, "known": ()}


@pytest.fixture
def twin(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Twin]:
    """Provide the program in a window, started by somebody who knows no game, and its twin."""
    monkeypatch.setitem(os.environ, "SDL_VIDEODRIVER", "dummy")
    with twins(tmp_path, CHOSEN) as twin:
        yield twin


@pytest.mark.parametrize("way", [by_mouse, by_keys])
def test_a_lesson_from_the_menu_to_a_real_deal(twin, tmp_path, way) -> None:
    game = next(iter(GAMES.values()))
    key = f"{game.id}/{game.lessons[0].id}"

    def reached() -> int:
        return read_settings(tmp_path / "brimstone", NOW)[0].lessons.get(key, 0)

    twin.click_button(labels.MENU_ANGEL)
    twin.look()
    twin.click_button(labels.LEARN)
    twin.look()
    scene = twin.top
    assert isinstance(scene, LessonScene)
    while spoken_to(twin, scene):
        twin.hands.wait(lambda: reached() == scene.session.number)
        twin.look()
        way(twin, scene)
    twin.hands.wait(lambda: reached() == len(game.lessons[0].steps))
    twin.look()
    twin.click_button(labels.PLAY_FOR_REAL)
    twin.hands.wait(lambda: [match.game.id for match in twin.hands.matches()] == [game.id])

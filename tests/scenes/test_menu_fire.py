"""The menu's fire: embers while it opens and where the pointer stirs them, then a page that lies still."""

from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from engine.app import App
from game.catalog import GAMES
from saves.models import Speed
from scenes.cover_drawing import drawing
from scenes.cover_shapes import Wanted


def frames_in(driver, turns: int) -> int:
    """Return how many frames are drawn over some turns of the loop."""
    before = driver.app.frames
    driver.turn(turns)
    return driver.app.frames - before


def test_embers_glow_while_the_menu_opens_and_then_nothing_is_drawn(brimstone) -> None:
    driver = brimstone(speed=Speed.NORMAL)
    assert frames_in(driver, 60) > 50
    driver.turn(400)
    assert frames_in(driver, 120) == 0


def test_a_pointer_near_the_fire_stirs_embers_that_lie_still_again(brimstone) -> None:
    driver = brimstone((1280, 720), speed=Speed.NORMAL)
    driver.turn(460)
    for x in range(200, 800, 40):
        driver.app.pump(
            [pygame.event.Event(pygame.MOUSEMOTION, pos=(x, 690), rel=(40, 0), buttons=(0, 0, 0))], 16
        )
    assert frames_in(driver, 30) > 25
    driver.turn(200)
    assert frames_in(driver, 60) == 0


def test_without_motion_no_ember_rises(brimstone) -> None:
    driver = brimstone()
    driver.turn(60)
    assert frames_in(driver, 60) == 0


def test_the_menu_opens_before_its_cards_are_drawn_and_draws_them_once(
    brimstone, shared_app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []

    def counted(cover: pygame.Surface, wanted: Wanted, *how: Any) -> Iterator[None]:
        drawn.append(wanted.sign.id)
        yield from drawing(cover, wanted, *how)

    monkeypatch.setattr("scenes.cover_drawing.drawing", counted)
    before = shared_app.frames
    driver = brimstone()
    assert driver.app.frames == before + 1 and not drawn
    driver.turn(60)
    assert sorted(drawn) == sorted(GAMES)
    driver.top.resume()
    driver.turn(60)
    assert len(drawn) == len(GAMES)

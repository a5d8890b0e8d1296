"""The menu's fire: embers while it opens and where the pointer stirs them, then a page that lies still."""

import pygame

from game.catalog import GAMES
from saves.models import Speed


def frames_in(driver, turns: int) -> int:
    """Frames drawn over some turns of the loop."""
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
    driver = brimstone(speed=Speed.OFF)
    driver.turn(60)
    assert frames_in(driver, 60) == 0


def test_the_menu_opens_before_its_cards_are_drawn_and_draws_them_once(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF)
    assert driver.app.frames == 1 and driver.top._covers.busy
    driver.turn(60)
    assert not driver.top._covers.busy
    drawn = {id(cover) for cover in driver.top._covers._drawn.values()}
    assert len(drawn) == len(GAMES)
    driver.top.resume()
    assert {id(cover) for cover in driver.top._covers._drawn.values()} == drawn
    assert not driver.top._covers.busy

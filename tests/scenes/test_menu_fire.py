"""The menu's fire: embers while it opens and where the pointer stirs them, then a page that lies still."""

import pygame

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
    driver.turn(2)
    assert frames_in(driver, 60) == 0

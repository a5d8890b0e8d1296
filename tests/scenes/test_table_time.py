"""Waits at the table last what they should, to one frame, with no event arriving."""

import pygame
import pytest

from saves.models import Pace, Speed
from scenes.self_test.driver import FRAME
from scenes.table.controller import PAUSES
from scenes.table.scene import TableScene
from scenes.table.states import Accounting, HandingOn, Waiting
from scenes.table.talk.messages import NOTICE, SPEECH
from scenes.table_pages import Curtain
from tests.scenes.driver import Driver, pressed

STEPS = (FRAME, 180, 1000)
"""Milliseconds between two looks: as it should be, on a slow machine, on one that sleeps in between."""


def passes_until(driver: Driver, condition, step: int) -> int:
    """Milliseconds of the app's time until something holds, with nothing pressed."""
    passed = 0
    while not condition():
        driver.app.pump([], step)
        passed += step
        assert passed < 100_000, "it never happened"
    return passed


@pytest.mark.parametrize("step", STEPS)
@pytest.mark.parametrize("pace", [Pace.SLOW, Pace.NORMAL, Pace.FAST])
def test_an_opponent_takes_its_pause_and_no_longer(brimstone, pace: Pace, step: int) -> None:
    driver = brimstone(speed=Speed.OFF, pace=pace, banter=False)
    table = driver.sit("imp imp")
    count = len(table.session.match.log)
    passes_until(driver, lambda: isinstance(table.phase, Waiting), 1)
    took = passes_until(driver, lambda: len(table.session.match.log) > count, step)
    assert PAUSES[pace] <= took < PAUSES[pace] + step


def test_how_fast_cards_travel_says_nothing_of_how_long_opponents_take(brimstone) -> None:
    for speed in Speed:
        driver = brimstone(speed=speed, pace=Pace.FAST, banter=False)
        table = driver.sit("imp imp")
        driver.until(lambda table=table: isinstance(table.phase, Waiting))
        count = len(table.session.match.log)
        took = passes_until(
            driver, lambda table=table, count=count: len(table.session.match.log) > count, FRAME
        )
        assert abs(took - PAUSES[Pace.FAST]) <= FRAME


@pytest.mark.parametrize("press", ["click", "enter", "space"])
def test_a_click_or_a_key_hurries_a_pause(brimstone, press: str) -> None:
    driver = brimstone(speed=Speed.OFF, pace=Pace.SLOW, banter=False)
    table = driver.sit("imp imp")
    driver.until(lambda: isinstance(table.phase, Waiting))
    driver.see()
    count = len(table.session.match.log)
    if press == "click":
        driver.click((20, 400))
    else:
        driver.key({"enter": pygame.K_RETURN, "space": pygame.K_SPACE}[press])
    driver.turn()
    assert len(table.session.match.log) == count + 1


@pytest.mark.parametrize("step", STEPS)
def test_a_notice_stays_as_long_as_it_should(brimstone, step: int) -> None:
    driver = brimstone(speed=Speed.OFF)
    driver.sit("person imp")
    table = driver.my_turn()
    table.say("Nothing in particular.")
    assert NOTICE <= passes_until(driver, lambda: not table.notice, step) < NOTICE + step


@pytest.mark.parametrize("step", STEPS)
def test_what_is_said_stays_as_long_as_it_should(brimstone, step: int) -> None:
    driver = brimstone(speed=Speed.OFF)
    driver.sit("person imp")
    table = driver.my_turn()
    table.controller.messages.speak(1, "Well then.")
    assert (
        SPEECH <= passes_until(driver, lambda: table.controller.messages.speech is None, step) < SPEECH + step
    )


def first_turn_over(driver: Driver) -> TableScene:
    """A table of two people at which the first has played and is to hand the machine on."""
    table = driver.sit("person person")
    driver.until(lambda: isinstance(driver.top, Curtain))
    driver.key(pygame.K_RETURN)
    viewer = table.session.viewer
    while not isinstance(table.phase, HandingOn):
        if table.pointer.picker is not None and not table.moving:
            driver.do(table.pointer.picker.choices[0][1])
        driver.turn()
    assert table.session.viewer == viewer
    return table


def test_a_second_enter_does_not_lift_the_curtain_before_it_could_be_seen(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF)
    table = first_turn_over(driver)
    viewer = table.session.viewer
    enter = pressed(pygame.K_RETURN)
    while not isinstance(driver.top, Curtain):
        driver.app.pump(enter, FRAME)
    for _ in range(10):
        driver.app.pump(enter, FRAME)
        assert isinstance(driver.top, Curtain)
    driver.see()
    driver.app.pump(enter, FRAME)
    assert driver.table.session.viewer == 1 - viewer


def test_what_a_turn_showed_stays_until_its_person_hands_the_machine_on(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF)
    table = first_turn_over(driver)
    viewer = table.session.viewer
    enter = pressed(pygame.K_RETURN)
    driver.app.pump(enter, FRAME)
    assert isinstance(table.phase, HandingOn), "Enter was pressed before the turn's end could be seen"
    for _ in range(1000):
        driver.turn()
    assert driver.top is table and table.session.viewer == viewer
    assert all(sprite.face_up for sprite in table.board.hand())
    driver.key(pygame.K_p)
    assert isinstance(driver.top, Curtain)


@pytest.mark.parametrize("speed", [Speed.OFF, Speed.NORMAL])
def test_a_deals_end_lies_open_until_the_person_goes_on(brimstone, speed: Speed) -> None:
    driver = brimstone(speed=speed)
    table = driver.sit("person imp", "devil", 3)
    while not isinstance(table.phase, Accounting):
        if table.pointer.picker is not None and not table.moving:
            driver.do(table.pointer.picker.choices[0][1])
        driver.turn()
    for _ in range(1000):
        driver.turn()
    assert driver.top is table
    hands = [place for place, where in enumerate(table.board.places) if where.kind.name == "hand"]
    assert all(sprite.face_up for place in hands for sprite in table.board.piles[place])
    driver.click(table.frame.button_for("G").rect.center)
    assert driver.top is table and not isinstance(table.phase, Accounting), "no page lies between two deals"

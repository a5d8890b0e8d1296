"""Asked for a hint, a table always says what can be done: where there is no choice, and when a turn comes."""

import pygame

from saves.models import Speed
from scenes.table.frame import Tool
from scenes.table.phases import Deciding
from scenes.table.scene import TableScene
from tests.scenes.driver import Driver


def to_a_turn(driver: Driver, forced: bool) -> TableScene:
    for _ in range(200):
        table = driver.my_turn()
        if (len(table.play.view.legal) == 1) == forced:
            return table
        driver.do(table.play.view.legal[0])
    raise AssertionError("no such turn came")


def test_where_only_one_thing_can_be_done_a_hint_names_it_and_enter_does_it(brimstone) -> None:
    driver = brimstone(speed=Speed.OFF, banter=False)
    driver.sit("person imp", "hell", 3)
    table = to_a_turn(driver, forced=True)
    count, hints = len(table.play.match.log), table.play.saved.hints
    driver.key(pygame.K_h)
    assert "nothing else can be done here" in table.notice
    driver.key(pygame.K_RETURN)
    assert len(table.play.match.log) > count and table.play.saved.hints == hints


def test_what_a_button_could_not_do_before_a_turn_is_not_said_in_it(brimstone) -> None:
    driver = brimstone(speed=Speed.FAST, banter=False)
    driver.sit("person imp", "hell", 3)
    table = driver.top
    driver.key(pygame.K_h)
    assert table.notice == Tool.HINT.hindrance
    driver.until(lambda: isinstance(table.phase, Deciding))
    assert table.notice != Tool.HINT.hindrance

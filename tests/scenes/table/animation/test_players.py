"""Players behind the table blink, where things may move and somebody looks."""

from random import Random

import pygame

from saves.models import Pace, Speed
from scenes.table.animation.players import LATEST, SHUT, Blinking


def test_eyes_close_for_a_moment_and_open_again() -> None:
    blinking, shut = Blinking((1, 2), Random(3)), []
    for _ in range(2000):
        blinking.update(16)
        shut.append(blinking.shut)
    assert set(shut) == {None, 1, 2}
    assert shut.count(None) > 0.9 * len(shut), "eyes are open most of the time"
    assert "".join("x" if each is None else "-" for each in shut).count("x-") >= 5


def seen(driver) -> set[int | None]:
    """Return whose eyes were closed at a table in a while."""
    table = driver.sit("person fiend imp")
    driver.my_turn()
    found = set()
    for _ in range(round(2 * (LATEST + SHUT) / 16)):
        driver.turn()
        found.add(table.controller.table_view.painter.shut)
    return found


def test_those_behind_the_table_blink_and_the_viewer_does_not(brimstone) -> None:
    found = seen(brimstone(speed=Speed.NORMAL, pace=Pace.SLOW, banter=False))
    assert found > {None} and 0 not in found


def test_nobody_blinks_where_nothing_may_move(brimstone) -> None:
    assert seen(brimstone(speed=Speed.OFF, pace=Pace.SLOW, banter=False)) == {None}


def test_nobody_blinks_while_the_window_is_left_alone(brimstone) -> None:
    driver = brimstone(speed=Speed.NORMAL, pace=Pace.SLOW, banter=False)
    driver.turn(1, pygame.event.Event(pygame.WINDOWFOCUSLOST))
    assert seen(driver) == {None}

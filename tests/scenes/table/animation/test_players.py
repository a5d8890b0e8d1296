"""Players behind the table blink, where things may move and somebody looks."""

import pygame

from saves.models import Pace, Speed
from scenes.table.animation.players import LATEST, SHUT


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

"""The menu's fire burns while somebody looks, and the page is complete as it opens."""

import pygame

from saves.models import Speed
from scenes.menu import rooms_folder
from tests.scenes.driver import Driver


def frames_in(driver: Driver, turns: int) -> int:
    """Return how many frames are drawn over some turns of the loop."""
    before = driver.app.frames
    driver.turn(turns)
    return driver.app.frames - before


def drawn_in(driver: Driver) -> None:
    """Wait until the room is drawn in full."""
    driver.until(lambda: driver.top.drawn_in)
    driver.turn(2)


def kept_rooms() -> set[tuple[str, int]]:
    """Return the rooms kept on disk: a name, and a number that changes when a room is written again."""
    return {(file.name, file.stat().st_ino) for file in rooms_folder().iterdir()}


def test_the_fire_flickers_while_the_window_has_the_keyboard(brimstone) -> None:
    driver = brimstone(speed=Speed.NORMAL)
    drawn_in(driver)
    assert 5 < frames_in(driver, 60) < 20
    driver.turn(1, pygame.event.Event(pygame.WINDOWFOCUSLOST))
    driver.turn(30)
    assert frames_in(driver, 60) == 0
    driver.turn(1, pygame.event.Event(pygame.WINDOWFOCUSGAINED))
    assert frames_in(driver, 60) > 5


def test_without_motion_no_fire_flickers(brimstone) -> None:
    driver = brimstone()
    drawn_in(driver)
    driver.turn(10)
    assert frames_in(driver, 60) == 0


def test_the_room_is_drawn_once_and_kept_for_the_next_start(brimstone) -> None:
    driver = brimstone((900, 610))
    drawn_in(driver)
    before, kept = driver.frame(), kept_rooms()
    assert kept, "no room is kept"
    again = brimstone((900, 610))
    assert again.frame() == before
    drawn_in(again)
    assert kept_rooms() == kept, "it was drawn again"

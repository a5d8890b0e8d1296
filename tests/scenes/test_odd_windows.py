"""A window of any size that a person can make is drawn, and goes on at its usual size afterwards."""

import pygame
import pytest

from tests.scenes.driver import Driver
from tests.scenes.every_page import pages_of_one_game

ODD = [(5, 600), (1280, 5), (1, 1), (300, 200), (4000, 200)]


def make(driver: Driver, size: tuple[int, int]) -> None:
    """Give the window another size, as a hand on its frame does."""
    pygame.display.set_mode(size, pygame.RESIZABLE)
    driver.turn(2, pygame.event.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1]))


@pytest.mark.parametrize("size", ODD, ids=str)
def test_every_page_is_laid_out_in_a_window_of_any_size(brimstone, size: tuple[int, int]) -> None:
    driver = brimstone()
    for make_page in pages_of_one_game(driver.desk).values():
        driver.app.stack.push(page := make_page())
        make(driver, size)
        frames = driver.app.frames
        driver.app.draw()
        assert driver.app.frames == frames + 1
        make(driver, (1280, 720))
        assert driver.top is page and driver.app.surface is pygame.display.get_surface()
        driver.app.stack.pop()


@pytest.mark.parametrize("size", ODD, ids=str)
def test_a_table_is_laid_out_in_a_window_of_any_size_and_played_on(brimstone, size: tuple[int, int]) -> None:
    driver = brimstone()
    driver.sit()
    driver.my_turn()
    make(driver, size)
    driver.turn(5)
    make(driver, (1280, 720))
    before = driver.table.session.match.log[:]
    driver.do(driver.my_turn().pointer.picker.choices[0][1])
    assert len(driver.table.session.match.log) > len(before)

"""Memory and files are given back: many visits to a page cost no more than a few."""

import os
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from engine.assets import Assets, default_root
from engine.text_wrapping import wrapped
from engine.theme import Typeface
from engine.ui.page import Page
from game.catalog import GAMES
from scenes.rules_page import RulesPage
from tests.scenes.driver import Driver
from tests.scenes.every_page import every_page

PROC = Path("/proc/self/statm")
VISITS = 40
MOST_GROWTH = 8.0
"""Megabytes that these visits may add; without collecting it is a hundred and more."""

pytestmark = pytest.mark.skipif(not PROC.exists(), reason="the system does not tell what a process takes")


def megabytes() -> float:
    return int(PROC.read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


def open_files() -> int:
    return len(os.listdir("/proc/self/fd"))


def visit(driver: Driver, make: Callable[[], Page]) -> None:
    driver.app.stack.push(make())
    driver.turn(2)
    driver.app.stack.pop()
    driver.turn()


@pytest.mark.parametrize("name", ["rules evil", "setup evil"])
def test_many_visits_to_a_page_give_everything_back(brimstone, name: str) -> None:
    driver = brimstone()
    make = every_page(driver.desk)[name]
    for _ in range(10):
        visit(driver, make)
    before, files = megabytes(), open_files()
    for _ in range(VISITS):
        visit(driver, make)
    assert open_files() == files
    assert megabytes() - before < MOST_GROWTH


def test_a_window_of_many_sizes_keeps_few_typefaces_open(brimstone) -> None:
    driver = brimstone()
    driver.app.stack.push(RulesPage(driver.desk, GAMES["evil"]))
    driver.turn()
    before = open_files()
    for step in range(40):
        driver.resize((800 + 48 * step, 450 + 27 * step))
    assert open_files() <= before + 64


def test_lines_that_were_broken_keep_no_typeface_open() -> None:
    file, before = Assets(default_root()).font_file(Typeface.TEXT), open_files()
    for size in range(10, 60):
        wrapped("Nobody has won yet.", pygame.font.Font(file, size), 80)
    assert open_files() == before

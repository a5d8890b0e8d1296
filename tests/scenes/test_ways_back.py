"""Esc acts on nothing: from every page it goes back to where one came from, whichever way one came."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import date
from typing import Any

import pygame
import pytest

from game.catalog import GAMES
from game.level import Level
from scenes.end_page import EndPage
from scenes.lesson.pages import FirstPage
from scenes.lesson.scene import LessonScene
from scenes.menu import Menu
from scenes.navigation import open_table
from scenes.setup import Setup
from scenes.table.scene import TableScene
from tests import labels
from tests.scenes.by_hand import seated, sit
from tests.scenes.conftest import NOW
from tests.scenes.driver import Driver
from tests.scenes.lived_in import settle_in
from tests.scenes.test_descent import finished

ONWARD = ("Quit", "Play", "Continue", "Next lesson: ", labels.WRITE)
"""Buttons that end the program, deal, continue, or write the file that was asked about."""
ASKING = ("Question", "GiveUpPage", "PlayedPage")
"""What is answered there is done."""
MOST = 14
"""Ways from one page that are tried: of calendars and lists of deals the first are like all others."""


Place = tuple[int, str]


def standing(driver: Driver) -> Place:
    """Return how many scenes lie one on the other, and what the one on top is."""
    return len(driver.app.stack), type(driver.top).__name__


def named(driver: Driver) -> list[str]:
    """Return the ways from the page on top."""
    form = driver.top.form
    names = [control.name for control in form.controls] + [short.name for short in form.shortcuts]
    return [name for name in dict.fromkeys(names) if name and not name.startswith(ONWARD)]


def press(driver: Driver, name: str) -> None:
    """Do what bears a name on the page on top."""

    def there() -> list[Any]:
        form = driver.top.form
        return [each for each in (*form.controls, *form.shortcuts) if each.name == name]

    driver.until(lambda: bool(there()), 200)
    there()[0].press()
    driver.turn(2)


def begins(driver: Driver) -> bool:
    """True if a table or a lesson began: it is left by its menu, or once it was asked."""
    return isinstance(driver.top, TableScene | LessonScene)


Root = Callable[[Driver], None]


def wrong_ways(driver: Driver, root: Root, first: list[str], *, deep: bool) -> Iterator[str]:
    """Yield ways from which Esc does not lead back.

    They begin where a first path leads from a root, and if ``deep`` at all pages beyond.
    """
    unseen = [first]
    seen = set(ASKING)

    def go(path: list[str]) -> list[Place]:
        """Follow a path from the menu; return every place on it, the last one last."""
        driver.app.stack.clear()
        driver.app.stack.push(Menu(driver.desk))
        driver.turn(2)
        places = [standing(driver)]
        root(driver)
        places.append(standing(driver))
        for name in path:
            press(driver, name)
            places.append(standing(driver))
        return places

    while unseen:
        path = unseen.pop(0)
        places = go(path)
        here = places[-1]
        if here[1] in seen:
            continue
        seen.add(here[1])
        for name in named(driver)[:MOST]:
            if name not in named(driver):
                go(path)
            press(driver, name)
            there = standing(driver)
            if not begins(driver) and there not in places:
                if deep and there[1] not in seen:
                    unseen.append([*path, name])
                driver.key(pygame.K_ESCAPE)
                driver.turn(2)
                if standing(driver) != here:
                    yield f"{path}, {name}: {there}, Esc: {standing(driver)}"
            if standing(driver) != here:
                go(path)


def paused(driver: Driver) -> None:
    driver.sit("person imp")
    driver.my_turn()
    driver.key(pygame.K_ESCAPE)


def so_far(driver: Driver) -> None:
    driver.sit("person imp")
    driver.my_turn()
    driver.key(pygame.K_s)


def at_the_end(driver: Driver, day: date | None = None) -> None:
    driver.sit("person imp")
    saved = driver.table.session.saved
    driver.app.stack.pop()
    open_table(driver.desk, replace(saved, match=finished(saved.match, won=True), day=day))
    driver.until(lambda: isinstance(driver.top, EndPage), 600)


def at_the_end_of_a_deal_of_the_day(driver: Driver) -> None:
    at_the_end(driver, NOW.date())


ROOTS: dict[str, tuple[Root, bool, *tuple[str, ...]]] = {
    "the menu": (lambda driver: None, True),
    "the menu, nothing known": (lambda driver: None, False),
    "a game, nothing known": (lambda driver: None, False, labels.PLAY),
    "the menu of a table": (paused, False),
    "the score so far": (so_far, False),
    "the end of a match": (at_the_end, False),
    "the end of a deal of the day": (at_the_end_of_a_deal_of_the_day, False),
    "the score of it": (at_the_end_of_a_deal_of_the_day, False, "Score"),
}


@pytest.mark.parametrize("root", ROOTS)
def test_escape_leads_from_every_page_to_where_one_came_from(brimstone, root: str) -> None:
    begin, deep, *path = ROOTS[root]
    driver = brimstone(known=() if "nothing" in root else tuple(GAMES))
    if deep:
        settle_in(driver.desk)
    wrong = list(wrong_ways(driver, begin, path, deep=deep))
    assert not wrong, "\n".join(wrong)


def test_whoever_looks_at_a_game_never_known_comes_back_to_the_table_as_it_was_set_up(brimstone) -> None:
    driver = brimstone(known=())
    press(driver, labels.SET_UP)
    page = driver.top
    assert isinstance(page, Setup)
    before = seated(page)
    sit(driver, 1, Level.ARCHDEVIL)
    seats = seated(page)
    assert seats != before
    driver.click_button(labels.DEAL)
    assert isinstance(driver.top, FirstPage)
    driver.key(pygame.K_ESCAPE)
    assert driver.top is page and seated(page) == seats

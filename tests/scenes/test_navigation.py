"""Buttons and letters lead to their pages, and Esc leads back from every page to where one came from."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import date
from typing import Any

import pygame
import pytest

from game.catalog import GAMES, find
from game.level import Level
from saves.models import DescentMatch, Player
from scenes.calendar_page import CalendarPage
from scenes.descent.page import DescentPage
from scenes.desk import Desk
from scenes.lesson.scene import LessonScene
from scenes.matches.page import MatchesPage
from scenes.menu import Menu
from scenes.message import Message
from scenes.navigation import Next, open_table, show_calendar, show_descent, show_matches
from scenes.new_match import fresh_match
from scenes.records_page import RecordsPage
from scenes.replay.page import ReplayPage
from scenes.rules_page import RulesPage
from scenes.settings_page import SettingsPage
from scenes.setup import Setup
from scenes.shelf import OtherGames
from scenes.table.scene import TableScene
from tests import labels
from tests.scenes.conftest import NOW
from tests.scenes.driver import Driver
from tests.scenes.great_moments import over
from tests.scenes.lived_in import settle_in

BENEATH: dict[type, Callable[[Desk], None]] = {
    Menu: lambda desk: None,
    MatchesPage: show_matches,
    CalendarPage: show_calendar,
    DescentPage: show_descent,
}
PLAYERS = (Player(name="Mara", level=None), Player(name="Pip", level=Level.IMP))
NIGHT = DescentMatch(table=0, night="x")


@pytest.mark.parametrize(
    ("label", "page"),
    [
        (labels.MATCHES, MatchesPage),
        (labels.RECORDS, RecordsPage),
        (labels.DESCENT, DescentPage),
        (labels.SETTINGS, SettingsPage),
        (labels.RULES, RulesPage),
        (labels.SET_UP_ANGEL, Setup),
        (labels.MENU_ANGEL, TableScene),
    ],
)
def test_escape_leads_back_from_every_page_of_the_menu(brimstone, label: str, page: type) -> None:
    driver: Driver = brimstone()
    click_named(driver, label)
    assert type(driver.top) is page
    driver.key(pygame.K_ESCAPE)
    if page is TableScene:
        driver.click_button(labels.LEAVE_THE_TABLE)
    assert type(driver.top) is Menu


def test_escape_asks_before_the_program_ends(brimstone) -> None:
    driver: Driver = brimstone()
    driver.key(pygame.K_ESCAPE)
    assert type(driver.top) is Message
    driver.key(pygame.K_ESCAPE)
    assert type(driver.top) is Menu
    click_named(driver, "Quit")
    assert not driver.app.stack, "the program goes on"


@pytest.mark.parametrize("beneath", [Menu, MatchesPage, CalendarPage])
@pytest.mark.parametrize(
    ("chosen", "page"),
    [
        (Next.REMATCH, TableScene),
        (Next.HARDER, TableScene),
        (Next.ANOTHER, OtherGames),
        (Next.WATCH, ReplayPage),
        (Next.MATCHES, MatchesPage),
        (Next.DAYS, CalendarPage),
        (Next.MENU, None),
    ],
)
def test_after_a_match_each_way_on_leads_to_its_page(brimstone, beneath, chosen, page) -> None:
    driver: Driver = brimstone()
    leave_with(driver, beneath, chosen)
    assert type(driver.top) is (page or beneath)
    if isinstance(driver.top, TableScene):
        opponent = driver.top.session.saved.players[1].level
        assert opponent is (Level.FIEND if chosen is Next.HARDER else Level.IMP)


@pytest.mark.parametrize("beneath", [Menu, DescentPage])
@pytest.mark.parametrize(
    ("descent", "chosen", "page"),
    [
        (DescentMatch(table=2), Next.REMATCH, TableScene),
        (DescentMatch(table=2), Next.DESCENT, DescentPage),
        (DescentMatch(table=2), Next.NEXT_TABLE, DescentPage),
        (DescentMatch(table=2), Next.MATCHES, MatchesPage),
        (NIGHT, Next.REMATCH, DescentPage),
        (NIGHT, Next.DESCENT, DescentPage),
        (NIGHT, Next.NEXT_TABLE, TableScene),
        (NIGHT, Next.MATCHES, MatchesPage),
    ],
)
def test_each_way_on_from_a_table_of_the_descent(brimstone, beneath, descent, chosen, page) -> None:
    driver: Driver = brimstone()
    leave_with(driver, beneath, chosen, descent)
    assert type(driver.top) is page
    if beneath is Menu and page is DescentPage:
        driver.key(pygame.K_ESCAPE)
        assert isinstance(driver.top, Menu), "a match that is over is not come back to"
    if isinstance(driver.top, TableScene):
        assert driver.top.session.saved.descent is not None, "the match does not count for the Descent"


def click_named(driver: Driver, name: str) -> None:
    """Click the first control of the page on top that has this name or label."""
    controls = driver.top.form.controls
    found = next(each for each in controls if name in (each.name, getattr(each, "text", None)))
    driver.click(found.rect.center)


def leave_with(driver: Driver, beneath: type, chosen: Next, descent: DescentMatch | None = None) -> None:
    """Play at a table that was opened from some page, and go on from it in a chosen way."""
    desk, game = driver.desk, find("devil")
    BENEATH[beneath](desk)
    begun = fresh_match(desk, game, game.options(), PLAYERS, 5)
    open_table(desk, replace(begun, descent=descent))
    desk.app.stack.pop(chosen)


ONWARD = ("Quit", "Play", "Continue", labels.NEW_MATCH, "Next lesson: ", labels.SAVE)
"""Buttons that end the program, deal, continue, or write the file that was asked about."""
ASKING = ("Message",)
"""Pages that ask something; the answer is carried out."""
MOST = 14
"""Ways from one page that are tried: of calendars and lists of deals the first are like all others."""


Place = tuple[int, str]


def standing(driver: Driver) -> Place:
    """Return the number of scenes on the stack, and the one on top."""
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
    over(driver, replace(saved, day=day), won=True)


def at_the_end_of_a_deal_of_the_day(driver: Driver) -> None:
    at_the_end(driver, NOW.date())


ROOTS: dict[str, tuple[Root, bool, *tuple[str, ...]]] = {
    "the menu": (lambda driver: None, True),
    "the menu, nothing known": (lambda driver: None, False),
    "a game, nothing known": (lambda driver: None, False, labels.MENU_ANGEL),
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

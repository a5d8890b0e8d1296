"""Buttons and letters lead to their pages, and back to the page they came from."""

from collections.abc import Callable
from dataclasses import replace

import pygame
import pytest

from game.catalog import find
from game.level import Level
from saves.models import Player, Station
from scenes.calendar_page import CalendarPage
from scenes.descent.page import DescentPage
from scenes.desk import Desk
from scenes.matches.page import MatchesPage
from scenes.menu import Menu
from scenes.message import Question
from scenes.navigation import open_table, show_calendar, show_descent, show_matches
from scenes.new_match import fresh_match
from scenes.records.page import RecordsPage
from scenes.replay.page import ReplayPage
from scenes.rules_page import RulesPage
from scenes.scoreboard import Next, Scoreboard
from scenes.settings_page import SettingsPage
from scenes.setup import Setup
from scenes.shelf import OtherGames
from scenes.table.scene import TableScene
from scenes.table_pages import Pause
from tests import labels
from tests.scenes.driver import Driver

BENEATH: dict[type, Callable[[Desk], None]] = {
    Menu: lambda desk: None,
    MatchesPage: show_matches,
    CalendarPage: show_calendar,
    DescentPage: show_descent,
}
PLAYERS = (Player(name="Mara", level=None), Player(name="Pip", level=Level.IMP))
NIGHT = Station(table=0, night="x")


@pytest.mark.parametrize(
    ("label", "page"),
    [
        (labels.MATCHES, MatchesPage),
        (labels.RECORDS, RecordsPage),
        (labels.DESCENT, DescentPage),
        (labels.SETTINGS, SettingsPage),
        (labels.RULES, RulesPage),
        (labels.SET_UP, Setup),
        (labels.PLAY, TableScene),
    ],
)
def test_a_button_of_the_menu_opens_its_page_and_escape_comes_back(brimstone, label: str, page: type) -> None:
    driver: Driver = brimstone()
    click_named(driver, label)
    assert type(driver.top) is page
    driver.key(pygame.K_ESCAPE)
    if page is TableScene:
        driver.click_button(labels.SAVE_AND_QUIT)
    assert type(driver.top) is Menu


def test_quit_ends_the_program_and_escape_asks_first(brimstone) -> None:
    driver: Driver = brimstone()
    driver.key(pygame.K_ESCAPE)
    assert type(driver.top) is Question
    driver.key(pygame.K_ESCAPE)
    assert type(driver.top) is Menu
    click_named(driver, "Quit")
    assert not driver.app.stack, "the program goes on"


@pytest.mark.parametrize(("key", "page"), [("r", RulesPage), ("s", Scoreboard), ("escape", Pause)])
def test_a_letter_at_the_table_opens_its_page_over_the_table(brimstone, key: str, page: type) -> None:
    driver: Driver = brimstone()
    driver.sit("person imp")
    table = driver.my_turn()
    driver.key(pygame.key.key_code(key))
    assert type(driver.top) is page
    driver.key(pygame.K_ESCAPE)
    assert driver.top is table


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
def test_after_a_match_each_way_on_leads_to_its_page(
    brimstone, beneath: type, chosen: Next, page: type | None
) -> None:
    driver: Driver = brimstone()
    leave_with(driver, beneath, chosen)
    assert type(driver.top) is (page or beneath)
    if isinstance(driver.top, TableScene):
        opponent = driver.top.session.saved.players[1].level
        assert opponent is (Level.FIEND if chosen is Next.HARDER else Level.IMP)


@pytest.mark.parametrize("beneath", [Menu, DescentPage])
@pytest.mark.parametrize(
    ("station", "chosen", "page"),
    [
        (Station(table=2), Next.REMATCH, TableScene),
        (Station(table=2), Next.DESCENT, DescentPage),
        (Station(table=2), Next.NEXT_TABLE, DescentPage),
        (Station(table=2), Next.MATCHES, MatchesPage),
        (NIGHT, Next.REMATCH, DescentPage),
        (NIGHT, Next.DESCENT, DescentPage),
        (NIGHT, Next.NEXT_TABLE, TableScene),
        (NIGHT, Next.MATCHES, MatchesPage),
    ],
)
def test_after_a_table_of_the_descent_each_way_on_leads_to_its_page(
    brimstone, beneath: type, station: Station, chosen: Next, page: type
) -> None:
    driver: Driver = brimstone()
    leave_with(driver, beneath, chosen, station)
    assert type(driver.top) is page
    if isinstance(driver.top, TableScene):
        assert driver.top.session.saved.descent is not None, "the match does not count for the Descent"


def click_named(driver: Driver, name: str) -> None:
    """Click the first control of the page on top that has this name or label."""
    controls = driver.top.form.controls
    found = next(each for each in controls if name in (each.name, getattr(each, "text", None)))
    driver.click(found.rect.center)


def leave_with(driver: Driver, beneath: type, chosen: Next, station: Station | None = None) -> None:
    """Play at a table that was opened from some page, and go on from it in a chosen way."""
    desk, game = driver.desk, find("devil")
    BENEATH[beneath](desk)
    begun = fresh_match(desk, game, game.options(), PLAYERS, 5)
    open_table(desk, replace(begun, descent=station))
    desk.app.stack.pop(chosen)

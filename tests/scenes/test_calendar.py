"""The calendar: today's deal is a key away, each day is played once for the record, and shows how it went."""

from datetime import timedelta

import pygame

from engine.ui.page import Page
from game.catalog import GAMES
from scenes.calendar_page import CalendarPage
from scenes.lesson.introduction import FirstPage
from scenes.message import Message
from scenes.navigation import show_calendar
from scenes.replay.page import ReplayPage
from scenes.table.scene import TableScene
from tests import labels
from tests.scenes.conftest import NOW
from tests.scenes.driver import Driver, finish
from tests.scenes.great_moments import over
from tests.scenes.written import written


def calendar(driver: Driver) -> CalendarPage:
    """Open the calendar at the game that is played here."""
    show_calendar(driver.desk)
    driver.turn(2)
    page = driver.top
    assert isinstance(page, CalendarPage)
    page.form.choices[0].choose(list(GAMES).index("devil"))
    return page


def names(page: Page) -> list[str]:
    """Return the names of all controls."""
    return [control.name for control in page.form.controls]


def test_a_daily_deal_of_an_unknown_game_starts_with_its_introduction(brimstone) -> None:
    driver = brimstone(known=())
    calendar(driver)
    driver.key(pygame.K_RETURN)
    assert isinstance(driver.top, FirstPage)
    driver.click_button(labels.PLAY)
    assert driver.table.session.saved.day == NOW.date()
    assert driver.desk.settings.known == ("devil",)


def todays(driver: Driver) -> tuple[CalendarPage, str]:
    """Play today's deal; return the calendar, and what it then says of the day."""
    page = calendar(driver)
    driver.key(pygame.K_RETURN)
    finish(driver)
    (told,) = [told for told in ("1 · today, won", "1 · today, lost") if told in names(page)]
    return page, told


def test_a_day_that_was_played_says_how_it_went(brimstone) -> None:
    driver = brimstone()
    page, told = todays(driver)
    won = f"You've won {int(told.endswith('won'))} of 1."
    assert won in written(page)
    (today,) = [each.tip for each in page.form.controls if each.name == told]
    assert today.startswith(f"Devil, Sunday 1 March 2026. You {told.split()[-1]}. Final score: you ")
    driver.desk.now = lambda: NOW + timedelta(days=40)
    page.resume()
    assert won in written(page) and "April 2026" in written(page), "it is another day now"


def test_a_day_that_is_played_again_keeps_its_first_result(brimstone) -> None:
    driver = brimstone()
    page, told = todays(driver)
    driver.key(pygame.K_RETURN)
    assert isinstance(driver.top, Message)
    driver.click_button(labels.REPLAY)
    assert isinstance(driver.top, ReplayPage)
    driver.key(pygame.K_ESCAPE)
    assert driver.top is page
    driver.key(pygame.K_RETURN)
    driver.click_button(labels.PLAY_AGAIN)
    assert isinstance(driver.top, TableScene) and driver.table.session.saved.branched
    finish(driver)
    assert told in names(page)


def test_the_end_of_a_daily_deal_leads_to_the_calendar(brimstone) -> None:
    driver = brimstone()
    calendar(driver)
    driver.key(pygame.K_RETURN)
    saved = driver.table.session.saved
    driver.app.stack.pop()
    driver.key(pygame.K_ESCAPE)
    told = names(over(driver, saved, won=True))
    assert {labels.CALENDAR, labels.PLAY_AGAIN} <= {*told} and labels.HARDER_MATCH not in told
    driver.click_button(labels.CALENDAR)
    driver.turn(2)
    assert isinstance(driver.top, CalendarPage)


def test_days_played_one_after_the_other_are_counted(brimstone) -> None:
    driver = brimstone()
    for ago in (1, 0):
        driver.desk.now = lambda ago=ago: NOW - timedelta(days=ago)
        page = calendar(driver)
        driver.key(pygame.K_RETURN)
        finish(driver)
    assert "2 days in a row!" in written(page)
    assert "Today's pick: " in written(page)

"""What brings one back stands on the menu: today's deal, with its game and how it went, and the records."""

from dataclasses import replace
from datetime import timedelta

import pygame
import pytest

from game.catalog import GAMES
from saves.days import game_of_day
from scenes.calendar_page import CalendarPage
from scenes.records.page import RecordsPage
from tests.scenes.conftest import NOW
from tests.scenes.driver import Driver
from tests.scenes.test_days import finish
from tests.scenes.written import written

TODAYS = game_of_day(NOW.date())


def on_menu(driver: Driver) -> str:
    driver.turn(3)
    return next(each.lines[1][0] for each in driver.top.form.controls if each.name == "Today's deal")


def test_the_games_take_turns_day_by_day() -> None:
    days = [NOW.date() + timedelta(days=ahead) for ahead in range(len(GAMES))]
    assert sorted(game_of_day(day).id for day in days) == sorted(GAMES)


def test_todays_deal_is_two_keys_from_the_menu_which_tells_how_it_went(brimstone) -> None:
    driver = brimstone()
    assert on_menu(driver) == TODAYS.title
    driver.key(pygame.K_y)
    assert isinstance(driver.top, CalendarPage)
    driver.key(pygame.K_RETURN)
    saved = driver.table.session.saved
    assert (saved.day, saved.match.game.id) == (NOW.date(), TODAYS.id)
    driver.app.stack.pop()
    driver.app.stack.pop()
    assert on_menu(driver) == f"{TODAYS.title} · started"
    driver.key(pygame.K_y)
    driver.turn(2)
    driver.key(pygame.K_RETURN)
    finish(driver)
    driver.app.stack.pop()
    assert on_menu(driver).endswith(("· won", "· lost"))
    driver.desk.now = lambda: NOW + timedelta(days=1)
    driver.top.resume()
    assert on_menu(driver) == game_of_day(driver.desk.now().date()).title


def test_records_are_a_key_from_the_menu(brimstone) -> None:
    driver = brimstone()
    driver.key(pygame.K_e)
    assert isinstance(driver.top, RecordsPage)


@pytest.mark.parametrize("text_size", [1.0, 1.3])
def test_a_game_of_a_long_name_has_its_deal_on_the_menu_within_its_room(
    brimstone, monkeypatch: pytest.MonkeyPatch, text_size: float
) -> None:
    long = replace(TODAYS, title="The Great Game of Coals and Embers at Midnight")
    monkeypatch.setattr("scenes.menu.game_of_day", lambda day: long)
    driver = brimstone(text_size=text_size)
    buttons = [each.rect for each in driver.top.form.controls]
    assert "Today's deal" in written(driver.top) or long.title in written(driver.top)
    assert all(rect.collidelistall(buttons) == [index] for index, rect in enumerate(buttons))

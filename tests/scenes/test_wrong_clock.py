"""A board without a battery starts in 1970, and some clocks run ahead: neither costs a move or brings a page down."""

import time
from datetime import datetime, timedelta
from pathlib import Path
from zipfile import ZipFile

import pygame
import pytest

from engine.ui.page import Page
from saves.folder import files_named
from saves.match_file import parsed
from scenes.files import FilePage
from scenes.message import Message
from scenes.navigation import show_matches, show_records
from scenes.table.scene import TableScene
from tests import labels
from tests.scenes.conftest import NOW
from tests.scenes.driver import Driver
from tests.scenes.every_page import every_page

pytestmark = pytest.mark.usefixtures("documents")


def on_disk(driver: Driver) -> int:
    """Return how many actions the file of the one running match holds."""
    (path,) = files_named(driver.desk.store.running, ".json")
    return len(parsed(path.read_bytes()).match.log)


def move(driver: Driver) -> None:
    table = driver.my_turn()
    driver.do(table.session.view.legal[0])


@pytest.mark.parametrize("year", [1970, 1979, 9999])
def test_a_match_is_begun_played_and_continued_whatever_the_clock_says(brimstone, year: int) -> None:
    driver = brimstone()
    driver.desk.now = lambda: datetime(year, 1, 1, 0, 0, 13)
    table = driver.sit()
    move(driver)
    acted = list(table.session.match.log)
    assert not table.notice and on_disk(driver) == len(acted) > 0
    driver = brimstone()
    assert isinstance(driver.top, Page)
    driver.click_button(labels.CONTINUE_DEVIL)
    driver.turn(3)
    assert driver.table.session.match.log[: len(acted)] == acted


def test_a_clock_that_falls_back_in_mid_match_costs_no_move(brimstone) -> None:
    driver = brimstone()
    table = driver.sit()
    move(driver)
    driver.desk.now = lambda: datetime(1970, 1, 1, 0, 0, 13)
    move(driver)
    assert not table.notice and on_disk(driver) == len(table.session.match.log)
    driver.desk.now = lambda: NOW + timedelta(minutes=5)
    driver.my_turn()
    assert on_disk(driver) == len(table.session.match.log)


def test_the_match_played_last_is_the_one_to_continue(brimstone) -> None:
    driver = brimstone()
    for minute, game in ((5, "devil"), (9, "hell")):
        driver.desk.now = lambda minute=minute: datetime(1970, 1, 1, 0, minute)
        driver.sit("person imp", game)
        driver.app.stack.pop()
    driver.turn(3)
    driver.click_button(labels.CONTINUE_HELL)
    assert isinstance(driver.top, TableScene)


@pytest.mark.parametrize("year", [1970, 9999])
def test_matches_records_and_reports_do_without_a_clock(
    brimstone, documents: Path, monkeypatch, year: int
) -> None:
    shown = datetime(year, 1, 1, 0, 0, 13)
    driver = brimstone()
    driver.desk.now = lambda: shown
    if year == 1970:
        monkeypatch.setattr(time, "time", lambda: 13.0)
    driver.sit("person imp")
    driver.app.stack.pop()
    show_matches(driver.desk)
    driver.turn(3)
    driver.click_button(labels.EXPORT)
    driver.click_button(labels.WRITE)
    driver.click_button(labels.CONCEDE)
    driver.click_button(labels.CONCEDE_LOST)
    driver.key(pygame.K_ESCAPE)
    show_records(driver.desk)
    driver.turn(3)
    driver.click_button(labels.RESET_RECORDS)
    driver.click_button(labels.CONFIRM_RESET)
    assert driver.desk.settings.records_since is not None
    driver.key(pygame.K_ESCAPE)
    driver.app.stack.push(every_page(driver.desk)["settings"]())
    driver.turn(2)
    driver.key(pygame.K_b)
    assert isinstance(driver.top, FilePage)
    driver.click_button(labels.WRITE)
    assert isinstance(driver.top, Message)
    with ZipFile(next(documents.glob("*.zip"))) as report:
        assert report.testzip() is None and f"{year}-01-01T00:00:13" in report.read("versions.txt").decode()

"""Matches where the disk is full or the folder is taken away: a sentence each, and on it goes."""

from collections.abc import Callable
from pathlib import Path
from shutil import rmtree

import pygame
import pytest

from saves.store import DELETED
from scenes.matches.page import MatchesPage
from scenes.navigation import show_matches, show_records
from scenes.replay.page import ReplayPage
from scenes.table.scene import TableScene
from scenes.table.session import UNSAVED
from tests import labels
from tests.full_disk import full_disk
from tests.scenes.by_hand import typed
from tests.scenes.driver import Driver
from tests.scenes.table.test_session import GAMES, free_table, play_turns, where
from tests.scenes.test_matches import games, headers, some
from tests.scenes.written import written

NO_ROOM = "The disk is full"
GONE = "That match is gone"

pytestmark = pytest.mark.usefixtures("documents")


def rename(driver: Driver) -> None:
    driver.click_button(labels.RENAME)
    typed(driver, "The long one")
    driver.click_button(labels.CONFIRM_NAME)


def give_up(driver: Driver) -> None:
    driver.click_button(labels.CONCEDE)
    driver.click_button(labels.CONCEDE_LOST)


def export(driver: Driver) -> None:
    driver.click_button(labels.EXPORT)
    driver.click_button(labels.WRITE)


def test_on_a_full_disk_nothing_that_was_kept_is_lost(brimstone, documents: Path) -> None:
    driver = brimstone()
    page = some(driver)
    before = headers(driver)
    acts: list[Callable[[Driver], None]] = [rename, give_up, export]
    with full_disk():
        for act in acts:
            act(driver)
            assert NO_ROOM in written(driver.top), act
            if driver.top is not page:
                driver.key(pygame.K_ESCAPE)
        assert headers(driver) == before and not list(documents.iterdir())
        driver.click_button(labels.DELETE)
        assert "is in the bin" in written(page), "to move a file takes no room"
        driver.key(pygame.K_u)
    driver.turn(2)
    assert headers(driver) == before
    rename(driver)
    assert "Renamed." in written(page)


def test_on_a_full_disk_moves_go_back_and_forth_and_a_report_says_why_it_is_not_written(brimstone) -> None:
    driver = brimstone()
    table = free_table(driver, GAMES["devil"])
    before = play_turns(driver, 2)[-1]
    end = where(driver)
    with full_disk():
        driver.key(pygame.K_u)
        driver.turn()
        assert where(driver) == before and NO_ROOM in table.notice and UNSAVED in table.notice
        driver.key(pygame.K_y)
        assert where(driver) == end
        driver.key(pygame.K_ESCAPE)
        driver.key(pygame.K_b)
        driver.click_button(labels.WRITE)
        assert NO_ROOM in written(driver.top)
        driver.key(pygame.K_ESCAPE)
        driver.key(pygame.K_ESCAPE)
    driver.key(pygame.K_u)
    (header,) = driver.desk.store.list_running(driver.desk.now()).headers
    assert driver.desk.store.read(header).match.digest() == before[0], "with room again all is saved"


@pytest.mark.parametrize("act", [rename, give_up, export, *(labels.DELETE, "Watch", "Continue")])
def test_where_the_folder_was_taken_away_the_match_is_told_to_be_gone(brimstone, act) -> None:
    driver = brimstone()
    page = some(driver)
    rmtree(driver.desk.folder)
    driver.click_button(act) if isinstance(act, str) else act(driver)
    driver.turn()
    assert GONE in written(driver.top) or "Its file isn't there" in written(driver.top)
    if driver.top is not page:
        driver.key(pygame.K_ESCAPE)
    driver.turn(3)
    assert driver.top is page and games(page) == [], "the list is looked through anew"


def test_where_the_folder_was_taken_away_play_and_replay_go_on_in_a_new_one(brimstone) -> None:
    driver = brimstone()
    some(driver)
    driver.key(pygame.K_w)
    assert isinstance(driver.top, ReplayPage)
    rmtree(driver.desk.folder)
    driver.click_button(labels.PLAY_ON)
    driver.turn(3)
    assert isinstance(driver.top, TableScene)
    (header,) = driver.desk.store.list_running(driver.desk.now()).headers
    assert header.branched
    rmtree(driver.desk.folder)
    driver.key(pygame.K_s)
    driver.key(pygame.K_f)
    driver.turn(2)
    assert driver.top.found == []


def test_without_a_match_every_page_says_so(brimstone) -> None:
    driver = brimstone()
    show_matches(driver.desk)
    driver.turn(2)
    page = driver.top
    assert isinstance(page, MatchesPage)
    driver.app.draw()
    assert page.ink is not None
    assert any("No matches yet" in text.words for text in page.ink.texts)
    for name in ("Continue", "Watch", "Rename", labels.CONCEDE, "Export", labels.DELETE):
        driver.click_button(name)
        assert driver.top is page
    show_records(driver.desk)
    driver.turn(2)
    driver.app.draw()
    assert any("Finish a match" in text.words for text in driver.top.ink.texts)


def test_at_a_table_whose_matches_are_deleted_one_sentence_says_what_is_left(brimstone) -> None:
    driver = brimstone()
    driver.sit("person imp", seed=5)
    driver.app.stack.pop()
    table = driver.sit()
    driver.desk.store.list_running(driver.desk.now())
    driver.my_turn()
    rmtree(driver.desk.store.running)
    driver.do(table.session.view.legal[0])
    driver.turn()
    assert table.notice == f"{DELETED} 1 other match is gone, none is left."
    (header,) = driver.desk.store.list_running(driver.desk.now()).headers
    assert header.id == table.session.saved.id
    driver.my_turn()
    driver.do(table.session.view.legal[0])
    assert driver.desk.troubles == []

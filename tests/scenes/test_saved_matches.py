"""Saved matches at the menu: the one just left comes first, and trouble with one file is that file's alone."""

from collections.abc import Callable
from datetime import datetime, timedelta
from pathlib import Path
from shutil import rmtree

import pygame
import pytest

from engine.ui.page import Page
from game.catalog import GAMES
from saves.descent import tables
from saves.managing import export
from saves.match_file import parsed
from saves.store import DELETED, IN_USE, Store
from scenes.descent.progress import begin_at
from scenes.matches.page import MatchesPage
from scenes.menu import Menu
from scenes.message import Message
from scenes.navigation import open_table, show_matches, show_records
from scenes.replay.page import ReplayPage
from scenes.table.scene import TableScene
from scenes.table.session import UNSAVED
from tests import labels
from tests.full_disk import full_disk
from tests.saves.matches import all_headers, begun, play_on
from tests.scenes.by_hand import typed
from tests.scenes.conftest import NOW
from tests.scenes.driver import Driver, free_table, notice, play_turns, where
from tests.scenes.lived_in import games, headers, some
from tests.scenes.written import written


def told(driver: Driver) -> str:
    """Return everything that stands on the menu, or on a question over it."""
    assert isinstance(driver.top, Menu | Message)
    return driver.words()


def leave(driver: Driver) -> None:
    """Go back to the menu."""
    while not isinstance(driver.top, Menu):
        driver.app.stack.pop()
    driver.turn()


def test_a_descent_match_on_the_menu_names_its_table(brimstone) -> None:
    driver = brimstone()
    saved = begin_at(driver.desk, tables()[0], 1)
    open_table(driver.desk, saved)
    leave(driver)
    assert saved.title.startswith("The Descent: ")
    assert saved.title in told(driver)


def test_a_match_open_in_another_program_is_left_alone(brimstone) -> None:
    driver = brimstone()
    driver.sit()
    leave(driver)
    other = Store(driver.desk.folder)
    (header,) = other.list_running(NOW).headers
    assert other.open(header, NOW).saved is not None
    driver.click_button(labels.CONTINUE_DEVIL)
    assert isinstance(driver.top, Menu)
    assert IN_USE in told(driver)
    other.close(header.id)
    driver.click_button(labels.CONTINUE_DEVIL)
    driver.my_turn()


@pytest.mark.parametrize("folder", ["running", "finished"])
def test_a_match_that_cannot_be_used_is_told_of_on_the_menu(brimstone, folder: str) -> None:
    driver = brimstone()
    ruined = getattr(driver.desk.store, folder).path("ruined")
    ruined.parent.mkdir(parents=True, exist_ok=True)
    ruined.write_text("ruined", encoding="utf-8")
    driver.top.resume()
    driver.turn(2)
    assert "can't be opened" in told(driver)


def given(tmp_path: Path, actions: int) -> Path:
    """Return an exported match of somebody else, of that many actions."""
    there = Store(tmp_path / "there")
    saved = begun(there)
    play_on(saved, actions)
    there.save(saved, NOW)
    there.close(saved.id)
    (header,) = all_headers(there)
    export(there, header, tmp_path / "given.brimstone")
    return tmp_path / "given.brimstone"


def drop(driver: Driver, path: Path) -> None:
    driver.turn(1, pygame.event.Event(pygame.DROPFILE, file=str(path)))
    driver.turn(2)


def test_a_running_match_from_a_file_is_played_on(brimstone, tmp_path: Path) -> None:
    driver = brimstone()
    drop(driver, given(tmp_path, 3))
    assert driver.table.session.saved.imported and len(driver.table.session.match.log) >= 3
    leave(driver)
    assert len(driver.desk.store.list_running(NOW).headers) == 1


def test_a_dropped_finished_match_is_imported_once(brimstone, tmp_path: Path) -> None:
    file = given(tmp_path, 10_000)
    driver = brimstone()
    for _ in range(2):
        drop(driver, file)
        assert isinstance(driver.top, ReplayPage)
        leave(driver)
    assert len(driver.desk.store.finished.listing(NOW).headers) == 1


NO_ROOM = "The disk is full"
GONE = "That match is gone"

pytestmark = pytest.mark.usefixtures("documents")


def rename(driver: Driver) -> None:
    driver.click_button(labels.RENAME)
    typed(driver, "The long one")
    driver.click_button(labels.CONFIRM_RENAME)


def give_up(driver: Driver) -> None:
    driver.click_button(labels.CONCEDE)
    driver.click_button(labels.CONCEDE_LOST)


def export_there(driver: Driver) -> None:
    driver.click_button(labels.EXPORT)
    driver.click_button(labels.SAVE)


def test_a_full_disk_loses_nothing_that_was_saved(brimstone, documents: Path) -> None:
    driver = brimstone()
    page = some(driver)
    before = headers(driver)
    acts: list[Callable[[Driver], None]] = [rename, give_up, export_there]
    with full_disk():
        for act in acts:
            act(driver)
            assert NO_ROOM in driver.words(), act
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


def test_undo_works_on_a_full_disk(brimstone) -> None:
    driver = brimstone()
    table = free_table(driver, GAMES["devil"])
    before = play_turns(driver, 2)[-1]
    end = where(driver)
    with full_disk():
        driver.key(pygame.K_u)
        driver.turn()
        assert where(driver) == before and NO_ROOM in notice(table) and UNSAVED in notice(table)
        driver.key(pygame.K_y)
        assert where(driver) == end
    driver.key(pygame.K_u)
    (header,) = driver.desk.store.list_running(driver.desk.now()).headers
    assert driver.desk.store.read(header).match.digest() == before[0], "with room again all is saved"


def test_a_report_on_a_full_disk_says_why_it_fails(brimstone) -> None:
    driver = brimstone()
    driver.sit()
    driver.my_turn()
    driver.key(pygame.K_ESCAPE)
    driver.key(pygame.K_b)
    with full_disk():
        driver.click_button(labels.SAVE)
        assert NO_ROOM in driver.words()


@pytest.mark.parametrize("act", [rename, give_up, export_there, *(labels.DELETE, "Replay", "Continue")])
def test_a_match_in_a_removed_folder_is_reported_gone(brimstone, act) -> None:
    driver = brimstone()
    page = some(driver)
    rmtree(driver.desk.folder)
    driver.click_button(act) if isinstance(act, str) else act(driver)
    driver.turn()
    assert GONE in driver.words() or "Its file isn't there" in driver.words()
    if driver.top is not page:
        driver.key(pygame.K_ESCAPE)
    driver.turn(3)
    assert driver.top is page and games(page) == [], "the list wasn't read again"


def test_play_continues_after_the_folder_is_removed(brimstone) -> None:
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
    assert driver.top.job.found == []


def test_without_a_match_every_page_says_so(brimstone) -> None:
    driver = brimstone()
    show_matches(driver.desk)
    driver.turn(2)
    page = driver.top
    assert isinstance(page, MatchesPage)
    driver.app.draw()
    assert "No matches yet" in driver.words()
    assert not {"Continue", "Replay", "Rename", "Export"} & {each.name for each in page.form.controls}
    show_records(driver.desk)
    driver.turn(2)
    assert "Finish a match" in driver.words()
    driver.key(pygame.K_RETURN)
    assert isinstance(driver.top, TableScene)


def test_a_table_whose_matches_were_deleted_says_so(brimstone) -> None:
    driver = brimstone()
    driver.sit("person imp", seed=5)
    driver.app.stack.pop()
    table = driver.sit()
    driver.desk.store.list_running(driver.desk.now())
    driver.my_turn()
    rmtree(driver.desk.store.running.folder)
    driver.do(table.session.view.legal[0])
    driver.turn()
    assert notice(table) == DELETED
    (header,) = driver.desk.store.list_running(driver.desk.now()).headers
    assert header.id == table.session.saved.id
    driver.my_turn()
    driver.do(table.session.view.legal[0])
    assert driver.desk.troubles == []


def on_disk(driver: Driver) -> int:
    """Return the number of actions in the file of the one running match."""
    (path,) = driver.desk.store.running.folder.glob("*.json")
    return len(parsed(path.read_bytes()).match.log)


def move(driver: Driver) -> None:
    table = driver.my_turn()
    driver.do(table.session.view.legal[0])


@pytest.mark.parametrize("year", [1970, 1979, 9999])
def test_a_match_can_be_played_under_any_clock(brimstone, year: int) -> None:
    driver = brimstone()
    driver.desk.now = lambda: datetime(year, 1, 1, 0, 0, 13)
    table = driver.sit()
    move(driver)
    acted = list(table.session.match.log)
    assert not notice(table) and on_disk(driver) == len(acted) > 0
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
    assert not notice(table) and on_disk(driver) == len(table.session.match.log)
    driver.desk.now = lambda: NOW + timedelta(minutes=5)
    driver.my_turn()
    assert on_disk(driver) == len(table.session.match.log)

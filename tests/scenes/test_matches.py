"""The page of all matches: found, continued, named, thrown away and back, given up, handed on, by mouse and keys."""

from pathlib import Path

import pygame
import pytest

from saves.index import IndexEntry
from saves.models import GivenUp
from scenes.files import ImportPage, SavePage
from scenes.matches.filters import Filter, Order, Status, filtered
from scenes.matches.page import MatchesPage
from scenes.message import Message
from scenes.table.scene import TableScene
from tests import labels
from tests.read_only import read_only
from tests.scenes.by_hand import step_to, typed
from tests.scenes.driver import Driver
from tests.scenes.lived_in import games, headers, some
from tests.scenes.written import written


def look_for(driver: Driver, status: Status) -> None:
    """Step on to where matches are looked for."""
    step_to(driver, status.value, [each.value for each in Status])


def test_enter_goes_on_with_the_match_that_arrows_chose(brimstone) -> None:
    driver = brimstone()
    page = some(driver)
    assert games(page) == ["devil", "hell", "angel", "jokers"]
    driver.key(pygame.K_DOWN)
    driver.key(pygame.K_RETURN)
    assert driver.table.session.match.game.id == "hell"
    assert len(driver.table.session.match.log) == 20


def test_the_list_leads_back_to_the_table_it_was_opened_from(brimstone) -> None:
    driver = brimstone()
    driver.sit()
    driver.my_turn()
    driver.key(pygame.K_ESCAPE)
    driver.turn(30)
    driver.click_button(labels.MATCHES)
    assert isinstance(driver.top, MatchesPage)
    driver.turn(30)
    driver.key(pygame.K_RETURN)
    assert isinstance(driver.top, TableScene)
    driver.my_turn()
    driver.key(pygame.K_ESCAPE)
    driver.click_button(labels.MATCHES)
    assert isinstance(driver.top, MatchesPage)
    assert len(driver.app.stack) == 2, "the list lies over itself"
    driver.key(pygame.K_ESCAPE)
    assert isinstance(driver.app.stack.below, TableScene), "back to the menu of the table"


def test_a_finished_match_can_only_be_viewed(brimstone) -> None:
    driver = brimstone()
    page = some(driver)
    look_for(driver, Status.FINISHED)
    assert labels.CONTINUE not in {each.name for each in page.form.controls}
    driver.click_button(labels.REPLAY)
    driver.key(pygame.K_ESCAPE)
    assert driver.app.stack.top is page
    driver.key(pygame.K_RETURN)
    assert driver.app.stack.top is not page


def entry(game: str, days: int, *names: str, title: str = "") -> IndexEntry:
    return IndexEntry(game, (0, 0, 0), -days, days, game, title, names, False, "")


RUNNING = [
    entry("devil", 1, "mara", "pip"),
    entry("hell", 2, "otto", title="the long night"),
    entry("jokers", 4, "mara"),
]
FINISHED, BIN = [entry("angel", 3, "mara", "vera")], [entry("evil", 9, "mara")]
LISTS = {Status.ALL: RUNNING + FINISHED, Status.RUNNING: RUNNING, Status.FINISHED: FINISHED, Status.BIN: BIN}


@pytest.mark.parametrize(
    ("wanted", "expected"),
    [
        (Filter(), ["devil", "hell", "angel", "jokers"]),
        (Filter(status=Status.RUNNING), ["devil", "hell", "jokers"]),
        (Filter(status=Status.FINISHED), ["angel"]),
        (Filter(status=Status.BIN), ["evil"]),
        (Filter(game="jokers"), ["jokers"]),
        (Filter(words="OTTO"), ["hell"]),
        (Filter(words="night long"), ["hell"]),
        (Filter(words="night mara"), []),
        (Filter(order=Order.OLDEST), ["jokers", "angel", "hell", "devil"]),
        (Filter(order=Order.BEGUN), ["jokers", "angel", "hell", "devil"]),
        (Filter(order=Order.GAME), ["angel", "devil", "jokers", "hell"]),
        (Filter(order=Order.NAME), ["hell", "jokers", "devil", "angel"]),
    ],
)
def test_a_list_shows_the_matches_asked_for(wanted, expected) -> None:
    assert [entry.game for entry in filtered(LISTS, wanted)] == expected


def test_typing_searches_at_once(brimstone) -> None:
    driver = brimstone()
    page = some(driver)
    driver.click(page.form.entries[0].rect.center)
    typed(driver, "otto")
    assert games(page) == ["hell"]
    assert "1 match" in written(page)


def test_a_deleted_match_is_restored_with_one_click(brimstone) -> None:
    driver = brimstone()
    page = some(driver)
    driver.click_button(labels.DELETE)
    assert games(page) == ["hell", "angel", "jokers"] and "Devil is in the bin." in written(page)
    driver.click_button(labels.UNDO)
    assert games(page) == ["devil", "hell", "angel", "jokers"]
    driver.click(page.list.rect_of(2).center)
    driver.click_button(labels.DELETE)
    assert "Angel is in the bin and no longer counts." in written(page)


def test_the_bin_gives_matches_back_until_it_is_emptied(brimstone) -> None:
    driver = brimstone()
    page = some(driver)
    driver.click_button(labels.DELETE)
    driver.click_button(labels.DELETE)
    look_for(driver, Status.BIN)
    assert games(page) == ["devil", "hell"]
    driver.click_button(labels.RESTORE)
    assert games(page) == ["hell"] and "devil" in headers(driver)
    driver.click_button(labels.EMPTY_BIN)
    driver.click_button(labels.CONFIRM_EMPTY_BIN)
    assert games(page) == [] and "hell" not in headers(driver)
    assert not list((driver.desk.folder / "bin").glob("*.json*"))


def test_a_match_conceded_in_the_list_counts_as_chosen(brimstone) -> None:
    driver = brimstone()
    page = some(driver)
    driver.click_button(labels.CONCEDE)
    assert isinstance(driver.top, Message)
    driver.key(pygame.K_ESCAPE)
    assert headers(driver)["devil"].given_up is None
    driver.click_button(labels.CONCEDE)
    driver.click_button(labels.CONCEDE_LOST)
    assert headers(driver)["devil"].given_up is GivenUp.LOST
    assert driver.top is page


def exported(driver: Driver) -> MatchesPage:
    """Export the first match of the list, and return the page."""
    page = some(driver)
    driver.key(pygame.K_x)
    assert isinstance(driver.top, SavePage)
    driver.click_button(labels.SAVE)
    assert driver.top is page
    return page


def test_an_export_asks_before_it_replaces_a_file(brimstone, documents: Path) -> None:
    driver = brimstone()
    page = exported(driver)
    driver.key(pygame.K_x)
    driver.click_button(labels.SAVE)
    assert driver.top is not page, "it writes over a file unasked"
    driver.click_button(labels.REPLACE)
    assert driver.top is page and len(list(documents.iterdir())) == 1


def test_an_exported_match_is_imported_from_the_list(brimstone, documents: Path) -> None:
    driver = brimstone()
    page = exported(driver)
    (file,) = documents.iterdir()
    assert file.name in written(page)
    driver.click_button(labels.DELETE)
    look_for(driver, Status.BIN)
    driver.click_button(labels.EMPTY_BIN)
    driver.click_button(labels.CONFIRM_EMPTY_BIN)
    look_for(driver, Status.ALL)
    driver.click_button(labels.IMPORT)
    assert isinstance(driver.top, ImportPage)
    driver.click_button(file.name)
    assert driver.top is page
    assert headers(driver)["devil"].imported


def test_a_foreign_file_that_is_dropped_is_told_of_in_a_sentence(brimstone, tmp_path: Path) -> None:
    driver = brimstone()
    page = some(driver)
    file = tmp_path / "foreign.brimstone"
    for foreign in (b"", b"holiday", b'{"header": {"format": 3}}', bytes(range(256))):
        file.write_bytes(foreign)
        driver.turn(1, pygame.event.Event(pygame.DROPFILE, file=str(file)))
        assert "foreign.brimstone can't be imported" in written(page)
        assert file.read_bytes() == foreign
    driver.turn(1, pygame.event.Event(pygame.DROPFILE, file=str(tmp_path / "gone")))
    assert "There's no file called gone." in written(page)


def test_a_read_only_folder_loses_nothing_to_any_action(brimstone) -> None:
    driver = brimstone()
    page = some(driver)
    driver.click_button(labels.DELETE)
    look_for(driver, Status.ALL)
    before = headers(driver)
    (driver.desk.store.running.folder / "ruined.json").write_text("ruined", encoding="utf-8")
    with read_only(driver.desk.folder):
        driver.click_button(labels.DELETE)
        assert "Read-only" in written(page) and "ruined.json can't be set aside" in written(page)
        for act in (labels.DELETE, labels.UNDO):
            driver.click_button(act)
            assert "can't save" in written(page) and "ruined" not in written(page)
        look_for(driver, Status.BIN)
        driver.click_button(labels.EMPTY_BIN)
        driver.click_button(labels.CONFIRM_EMPTY_BIN)
        assert "can't be deleted" in written(page) and games(page) == ["devil"]
        driver.click_button(labels.RESTORE)
        assert "can't save" in written(page) and games(page) == ["devil"]
    assert headers(driver) == before

"""The session: undo and redo, and nothing on screen that the viewer may not know."""

from dataclasses import replace
from datetime import timedelta
from random import Random

import pygame
import pytest

from game.catalog import GAMES
from game.contract import AnyGame
from game.match import Match
from saves.saved_match import SavedMatch
from saves.settings import Banter
from saves.store import Store
from scenes.menu import Menu
from scenes.navigation import open_table
from scenes.table.pages import Curtain, Pause
from scenes.table.scene import TableScene
from scenes.table.session import session_of
from scenes.table.view.view_model import Tool
from tests import labels
from tests.each import each_game
from tests.scenes.conftest import NOW
from tests.scenes.driver import Driver, free_table, logged, notice, play_turns, where


@each_game
def test_unlimited_undo_is_taken_back_by_redo(brimstone, game: AnyGame) -> None:
    driver = brimstone()
    free_table(driver, game)
    positions = play_turns(driver, 4)
    end, log = where(driver), list(driver.table.session.match.log)
    back = [end]
    while driver.table.session.can_undo and len(back) < 9:
        driver.key(pygame.K_u)
        back.append(where(driver))
    assert back[-1][1] == positions[0][1] and set(back[1:]) <= {*positions}
    assert driver.table.session.saved.undone == sum(entry.seat == 0 for entry in log[positions[0][1] :])
    forth = [where(driver)]
    while driver.table.session.can_redo:
        driver.key(pygame.K_y)
        forth.append(where(driver))
    assert forth == back[::-1] and driver.table.session.match.log == log


@each_game
def test_the_same_moves_after_undo_get_the_same_answers(brimstone, game: AnyGame) -> None:
    driver = brimstone()
    free_table(driver, game)
    play_turns(driver, 2)
    log = list(driver.table.session.match.log)
    driver.key(pygame.K_u)
    driver.key(pygame.K_u)
    again = driver.my_turn().session
    first = len(again.match.log)
    while len(again.match.log) < len(log):
        acted = log[len(again.match.log)]
        if acted.seat == 0:
            driver.my_turn().controller.act(0, acted.action)
        driver.turn()
        if driver.waits_for_enter:
            driver.key(pygame.K_RETURN)
    assert first < len(log) and again.match.log[: len(log)] == log


def test_a_new_move_clears_redo(brimstone) -> None:
    driver = brimstone()
    table = free_table(driver, GAMES["angel"])
    play_turns(driver, 2)
    driver.key(pygame.K_u)
    assert table.session.can_redo
    assert not table.controller.messages.effects, "what happened since has not happened"
    table.controller.act(0, driver.my_turn().phase.view.legal[0])
    assert not table.session.can_redo
    driver.my_turn()
    redo = next(button for button in table.buttons if button.does is Tool.REDO)
    assert not redo.live
    driver.key(pygame.K_y)
    assert notice(table) == Tool.REDO.why_grey


def test_redo_survives_a_restart(brimstone) -> None:
    driver = brimstone()
    free_table(driver, GAMES["hell"])
    play_turns(driver, 2)
    end = where(driver)
    driver.key(pygame.K_u)
    assert where(driver) != end
    driver.desk.store.close(driver.table.session.saved.id)
    again = brimstone()
    assert isinstance(again.top, Menu)
    again.click_button(labels.CONTINUE_HELL)
    again.my_turn()
    again.key(pygame.K_y)
    assert where(again) == end
    (header,) = Store(again.desk.folder).list_running(again.desk.now()).headers
    assert header.free_undo and header.undone == 1
    assert header.actions == len(again.table.session.match.log), "what was done again is not on the disk"


def test_undo_is_saved(brimstone) -> None:
    driver = brimstone()
    table = driver.sit("person imp", "jokers", 8)
    while not table.session.can_undo:
        driver.do(driver.my_turn().session.view.legal[0])
    driver.app.stack.pop()
    open_table(driver.desk, table.session.saved)
    table = driver.my_turn()
    assert table.session.can_undo, "a match that is continued offers what it did before"
    count = len(table.session.match.log)
    driver.key(pygame.K_u)
    (header,) = driver.desk.store.list_running(driver.desk.now()).headers
    assert header.actions == len(table.session.match.log) == count - 1


def hidden_swapped(saved: SavedMatch, viewer: int | None, seed: int) -> SavedMatch:
    """Return a match after the same actions, with everything that the viewer cannot see dealt again."""
    match = saved.match
    imagined = match.game.determinize(match.view(viewer), Random(seed))
    imagined.table.events = match.position().table.events
    return replace(saved, match=match.taken_up(len(match.log), imagined, Match))


def seen_at(driver: Driver, saved: SavedMatch) -> bytes:
    """Return the frame of a table with a saved match, once the person is to move."""
    driver.app.stack.push(TableScene(driver.desk, session_of(driver.desk, replace(saved, id="looked at"))))
    driver.my_turn()
    driver.turn(2)
    frame = driver.frame()
    driver.app.stack.pop()
    return frame


@pytest.mark.parametrize("seats", ["person fiend", "person imp fiend imp", "person " + "imp " * 7])
def test_hidden_cards_change_no_pixel(brimstone, seats: str) -> None:
    driver = brimstone(banter=Banter.OFF)
    driver.sit(seats, target=500)
    for turn in range(6):
        table = driver.my_turn()
        saved, viewer = table.session.saved, table.session.viewer
        frame, dealt = seen_at(driver, saved), saved.match.digest()
        for seed in range(3):
            swapped = hidden_swapped(saved, viewer, seed)
            assert swapped.match.view(viewer) == saved.match.view(viewer)
            assert swapped.match.digest() != dealt
            assert seen_at(driver, swapped) == frame
        driver.do(table.pointer.picker.choices[turn % len(table.pointer.picker.choices)][1])


def test_the_log_forgets_what_only_the_other_person_saw(brimstone) -> None:
    driver = brimstone()
    driver.sit("person person")
    driver.until(lambda: isinstance(driver.top, Curtain))
    drawn = set[str]()
    for _ in range(12):
        table = driver.my_turn()
        other = table.session.names[1 - table.session.viewer]
        drawn |= {line.replace(other, "Ada") for line in logged(table) if line.startswith(f"{other} draws ")}
        driver.do(table.pointer.picker.choices[0][1])
        driver.turn(2)
    assert drawn == {"Ada draws a card."}


def test_a_match_can_be_left_from_behind_the_curtain(brimstone) -> None:
    driver = brimstone()
    driver.sit("person person")
    driver.until(lambda: isinstance(driver.top, Curtain))
    for _ in range(2):
        driver.key(pygame.K_ESCAPE)
        assert isinstance(driver.top, Pause) and isinstance(driver.app.stack.below, Curtain)
        driver.key(pygame.K_ESCAPE)
        assert isinstance(driver.top, Curtain)
    driver.key(pygame.K_ESCAPE)
    driver.click_button(labels.LEAVE_THE_TABLE)
    driver.click_button(labels.CONTINUE_DEVIL)
    driver.until(lambda: isinstance(driver.top, Curtain))


def test_time_at_the_table_is_counted_without_long_pauses(brimstone) -> None:
    driver = brimstone()
    table = driver.sit()
    seconds = iter([10.0, 20.0, 100_000.0])
    driver.desk.now = lambda: NOW + timedelta(seconds=next(seconds))
    for _ in range(3):
        table.session.save()
    assert table.session.saved.seconds == 10 + 10 + 180

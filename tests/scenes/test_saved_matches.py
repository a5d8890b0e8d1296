"""Saved matches at the menu: the one just left comes first, and trouble with one file is that file's alone."""

from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pygame

from engine.app import App, Scene
from saves.descent import spots
from saves.housekeeping import export
from saves.settings import NAME, read_settings
from saves.store import IN_USE, Store
from scenes.descent.progress import begin_at
from scenes.main import explain
from scenes.menu import Menu
from scenes.message import Message, Question
from scenes.navigation import open_table
from scenes.replay.page import ReplayPage
from scenes.table.states import Looking
from tests import labels
from tests.saves.matches import begun, play_on
from tests.scenes.conftest import NOW
from tests.scenes.driver import Driver
from tests.scenes.written import written


def told(driver: Driver) -> str:
    """Return everything that stands on the menu, or on a question over it."""
    assert isinstance(driver.top, Menu | Question)
    return written(driver.top)


def leave(driver: Driver) -> None:
    """Go back to the menu."""
    while not isinstance(driver.top, Menu):
        driver.app.stack.pop()
    driver.turn()


def test_continue_offers_the_match_just_left(brimstone) -> None:
    driver = brimstone()
    minutes = iter(range(1000))
    driver.desk.now = lambda: NOW + timedelta(minutes=next(minutes))
    for game in ("devil", "angel", "evil"):
        seats = {"angel": "person imp imp imp", "evil": "person imp"}.get(game, "person imp")
        driver.sit(seats, game)
        leave(driver)
    assert "Continue Evil Deal" in told(driver)


def test_a_descent_match_on_the_menu_names_its_table(brimstone) -> None:
    driver = brimstone()
    saved = begin_at(driver.desk, spots()[0], 1)
    open_table(driver.desk, saved)
    leave(driver)
    assert saved.title.startswith("The Descent: ")
    assert saved.title in told(driver)


def test_ruined_settings_do_not_hide_the_saved_matches(brimstone, tmp_path: Path) -> None:
    driver = brimstone()
    driver.sit()
    (driver.desk.folder / NAME).write_text("ruined", encoding="utf-8")
    settings, trouble = read_settings(driver.desk.folder, NOW)
    again = brimstone()
    again.desk.settings = settings
    again.desk.report(trouble)
    again.app.stack.pop()
    again.app.stack.push(Menu(again.desk))
    assert "Continue Devil" in told(again)
    assert "settings couldn't be read" in told(again)


def test_a_match_played_in_another_program_can_be_looked_at_and_not_played(brimstone) -> None:
    driver = brimstone()
    driver.sit()
    leave(driver)
    other = Store(driver.desk.folder)
    (header,) = other.list_running(NOW).headers
    assert other.open(header, NOW).saved is not None
    driver.click_button(labels.CONTINUE_DEVIL)
    assert isinstance(driver.top, Question)
    assert IN_USE in told(driver)
    file, _ = other.paths(header.id)
    before = file.read_bytes()
    driver.click_button(labels.LOOK)
    driver.until(lambda: isinstance(driver.table.phase, Looking))
    assert "You can look, but not play." in driver.table.frame.prompt.words
    assert driver.table.pointer.picker is None and not driver.table.session.can_undo
    driver.turn(400)
    assert isinstance(driver.table.phase, Looking)
    driver.app.stack.pop()
    assert file.read_bytes() == before
    other.close(header.id)
    driver.click_button(labels.CONTINUE_DEVIL)
    driver.my_turn()


def test_hints_and_moves_taken_back_are_still_counted_after_a_start(brimstone) -> None:
    driver = brimstone()
    table = driver.sit()
    saved = replace(table.session.saved, undone=3, hints=2)
    driver.desk.store.save(saved, NOW)
    driver.desk.store.close(saved.id)
    (header,) = driver.desk.store.list_running(NOW).headers
    again = driver.desk.store.read(header)
    assert (again.undone, again.hints) == (3, 2)


class Stubborn(Scene):
    """Raises whatever is done with it."""

    def enter(self, app: App) -> None:
        self.app = app

    def leave(self) -> None:
        raise OSError("no room")

    def draw(self, surface: pygame.Surface) -> None:
        raise OSError("no room")


def test_a_scene_that_stumbles_again_as_it_is_left_does_not_end_the_program(brimstone, monkeypatch) -> None:
    driver = brimstone()
    monkeypatch.setattr(driver.app, "on_error", lambda error: explain(driver.desk, error))
    driver.app.stack.push(Stubborn())
    driver.app.stack.push(Stubborn())
    driver.turn()
    assert isinstance(driver.top, Message)
    assert "no room" in (driver.desk.folder / "brimstone.log").read_text(encoding="utf-8")
    driver.key(pygame.K_ESCAPE)
    assert isinstance(driver.top, Menu)


def test_the_window_is_remembered_within_bounds(brimstone, monkeypatch) -> None:
    driver = brimstone()
    monkeypatch.setattr(driver.app, "window_size", (16_000, 12))
    driver.desk.remember_window()
    assert driver.desk.settings.window == (7680, 240)
    assert read_settings(driver.desk.folder, NOW) == (driver.desk.settings, "")


def test_a_finished_match_that_cannot_be_used_is_told_of_on_the_menu(brimstone) -> None:
    driver = brimstone()
    ruined = driver.desk.store.finished / "ruined.json"
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
    (header,) = there.list_running(NOW).headers + there.list_finished(NOW).headers
    export(there, header, tmp_path / "given.brimstone")
    return tmp_path / "given.brimstone"


def drop(driver: Driver, path: Path) -> None:
    driver.turn(1, pygame.event.Event(pygame.DROPFILE, file=str(path)))
    driver.turn(2)


def test_a_file_of_a_running_match_is_imported_and_played_on(brimstone, tmp_path: Path) -> None:
    driver = brimstone()
    drop(driver, given(tmp_path, 3))
    assert driver.table.session.saved.imported and len(driver.table.session.match.log) >= 3
    leave(driver)
    assert len(driver.desk.store.list_running(NOW).headers) == 1


def test_a_file_of_a_finished_match_is_watched_and_no_second_copy_is_made(brimstone, tmp_path: Path) -> None:
    file = given(tmp_path, 10_000)
    driver = brimstone()
    for _ in range(2):
        drop(driver, file)
        assert isinstance(driver.top, ReplayPage)
        leave(driver)
    assert len(driver.desk.store.list_finished(NOW).headers) == 1


def test_a_file_that_is_no_match_gets_a_sentence(brimstone, tmp_path: Path) -> None:
    (tmp_path / "song.brimstone").write_text("la la")
    driver = brimstone()
    for name, why in (("song.brimstone", "can't be imported"), ("gone.brimstone", "There's no file")):
        drop(driver, tmp_path / name)
        assert isinstance(driver.top, Message) and why in written(driver.top)
        driver.key(pygame.K_ESCAPE)
        assert isinstance(driver.top, Menu)

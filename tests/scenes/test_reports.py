"""A report is written where the person says; errors are logged and told."""

import os
from pathlib import Path
from zipfile import ZipFile

import pygame
import pytest

from engine.app import App, Scene
from game.catalog import GAMES
from saves.match_file import parsed
from scenes.desk import LARGEST_LOG, log_error
from scenes.files import SavePage
from scenes.main import tell_error
from scenes.menu import Menu
from scenes.message import Message
from scenes.settings_page import SettingsPage
from scenes.setup import Setup
from scenes.table.pages import Pause
from tests import labels
from tests.full_disk import full_disk
from tests.scenes.by_hand import type_over
from tests.scenes.driver import Driver
from tests.scenes.written import says
from tests.scenes.written import written as all_written

pytestmark = pytest.mark.usefixtures("documents")


def written(driver: Driver, folder: Path) -> dict[str, str]:
    """Write the report that is asked about, and return what it holds."""
    assert isinstance(driver.top, SavePage)
    driver.click_button(labels.SAVE)
    assert isinstance(driver.top, Message) and says(driver.top, str(folder))
    driver.key(pygame.K_RETURN)
    (file,) = folder.iterdir()
    with ZipFile(file) as report:
        return {name: report.read(name).decode() for name in report.namelist()}


def test_a_report_from_the_table_holds_the_current_match(brimstone, documents: Path) -> None:
    driver = brimstone()
    table = driver.sit()
    driver.my_turn()
    driver.key(pygame.K_ESCAPE)
    driver.key(pygame.K_b)
    held = written(driver, documents)
    assert len(parsed(held["match.brimstone"].encode()).match.log) == len(table.session.match.log)
    assert isinstance(driver.top, Pause)
    driver.key(pygame.K_ESCAPE)
    assert driver.top is table


def test_a_report_from_the_settings_holds_the_last_match(brimstone, documents: Path) -> None:
    driver = brimstone()
    table = driver.sit()
    driver.app.stack.pop()
    driver.app.stack.push(SettingsPage(driver.desk))
    driver.key(pygame.K_b)
    assert table.session.saved.id in written(driver, documents)["match.brimstone"]
    assert isinstance(driver.top, SettingsPage)


def test_an_error_in_a_game_is_told_only_in_its_report(brimstone, monkeypatch, documents: Path) -> None:
    driver = brimstone()
    monkeypatch.setattr(driver.app, "on_error", lambda error: tell_error(driver.desk, error))
    driver.app.stack.push(Setup(driver.desk, GAMES["devil"]))
    monkeypatch.setattr("scenes.setup.Match", lambda *_: int("the table tipped over"))
    driver.click_button(labels.PLAY)
    assert "Brimstone hit a bug." in driver.words() and "tipped" not in driver.words()
    driver.click_button("Report a bug")
    assert "the table tipped over" in written(driver, documents)["trouble.txt"]


@pytest.mark.parametrize("name", ["W" * 300, "/dev/null/report.zip", "/"])
def test_an_impossible_place_for_a_report_is_refused_with_a_reason(brimstone, name: str) -> None:
    driver = brimstone()
    driver.app.stack.push(SettingsPage(driver.desk))
    driver.key(pygame.K_b)
    page = driver.top
    type_over(driver, page.form.entries[0], name)
    driver.key(pygame.K_RETURN)
    words = all_written(driver.top)
    assert "can't" in words or "already exists" in words


def test_a_full_disk_does_not_stop_the_error_log(tmp_path: Path) -> None:
    with full_disk(16):
        log_error(tmp_path, ValueError("x" * 1000))
    assert (tmp_path / "brimstone.log").stat().st_size <= 16


@pytest.mark.parametrize("what", ["pipe", "device", "folder"])
def test_a_log_that_is_no_plain_file_is_left_alone(tmp_path: Path, what: str) -> None:
    log = tmp_path / "brimstone.log"
    match what:
        case "pipe":
            os.mkfifo(log)
        case "device":
            log.symlink_to("/dev/full")
        case _:
            log.mkdir()
    before = log.lstat().st_mode
    log_error(tmp_path, ValueError("no"))
    assert log.lstat().st_mode == before, "it is still what it was"


def test_the_log_does_not_grow_for_ever(tmp_path: Path) -> None:
    log_error(tmp_path, ValueError("x" * LARGEST_LOG))
    log_error(tmp_path, ValueError("second"))
    assert (tmp_path / "brimstone.log").stat().st_size < 1000
    assert (tmp_path / "brimstone.log.previous").stat().st_size > LARGEST_LOG


class Stubborn(Scene):
    """A scene that raises on every event."""

    def enter(self, app: App) -> None:
        self.app = app

    def leave(self) -> None:
        raise OSError("no room")

    def draw(self, surface: pygame.Surface) -> None:
        raise OSError("no room")


def test_a_scene_that_fails_again_while_closing_does_not_end_the_program(brimstone, monkeypatch) -> None:
    driver = brimstone()
    monkeypatch.setattr(driver.app, "on_error", lambda error: tell_error(driver.desk, error))
    driver.app.stack.push(Stubborn())
    driver.app.stack.push(Stubborn())
    driver.turn()
    assert isinstance(driver.top, Message)
    assert "no room" in (driver.desk.folder / "brimstone.log").read_text(encoding="utf-8")
    driver.key(pygame.K_ESCAPE)
    assert isinstance(driver.top, Menu)

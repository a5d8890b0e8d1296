"""Show the program's own pages for the files of a folder, without a screen."""

import os
from datetime import datetime
from pathlib import Path
from types import TracebackType

from saves.settings import read_settings
from saves.store import Store


class HeadlessProgram:
    """A program that shows one folder after another."""

    def __init__(self, folder: Path) -> None:
        os.environ["SDL_VIDEODRIVER"] = "dummy"
        os.environ["SDL_AUDIODRIVER"] = "dummy"
        from saves.settings import Speed
        from tests.scenes.driver import Driver

        self._driver = Driver(folder, (1024, 768), {"speed": Speed.OFF, "muted": True}, datetime.now)

    def __enter__(self) -> "HeadlessProgram":
        return self

    def __exit__(self, kind: type | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self._driver.app.stack.clear()
        self._driver.desk.thinker.stop()

    def show_matches(self, folder: Path) -> None:
        """Show the menu, and each match that can be continued at its table."""
        from scenes.menu import Menu
        from scenes.navigation import open_table

        driver, desk = self._driver, self._driver.desk
        desk.store = Store(folder)
        desk.troubles.clear()
        driver.app.stack.push(Menu(desk))
        driver.turn(2)
        for header in desk.store.list_running(desk.now()).headers:
            opened = desk.store.open(header, desk.now())
            if opened.saved is not None:
                open_table(desk, opened.saved)
                driver.turn(3)
            self._back_to_the_menu()
        self._back_to_the_menu()

    def show_settings(self, folder: Path) -> None:
        """Show the menu and the settings page with the settings in a folder."""
        from scenes.menu import Menu
        from scenes.settings_page import SettingsPage

        driver, desk = self._driver, self._driver.desk
        desk.settings, trouble = read_settings(folder, desk.now())
        desk.troubles[:] = [trouble] if trouble else []
        desk.apply()
        for page in (Menu(desk), SettingsPage(desk)):
            driver.app.stack.push(page)
            driver.turn(2)
        self._back_to_the_menu()

    def _back_to_the_menu(self) -> None:
        while len(self._driver.app.stack) > 1:
            self._driver.app.stack.pop()

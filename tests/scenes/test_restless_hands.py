"""Clicking, dragging and typing at random breaks nothing."""

from collections.abc import Callable
from random import Random

import pygame
import pytest

from game.catalog import GAMES
from saves.models import Header, Speed
from scenes.menu import Menu
from scenes.table.scene import TableScene
from tests.conformance.tables import Setting, samples
from tests.scenes.driver import Driver, left_strip

DEEDS = 40
"""Things the hands do at one table."""
KEYS = [
    *(pygame.K_TAB, pygame.K_TAB, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_RETURN),
    *(pygame.K_SPACE, pygame.K_ESCAPE, pygame.K_HOME, pygame.K_END, pygame.K_PAGEDOWN, pygame.K_BACKSPACE),
    *map(ord, "lorsmiunygpex"),
]
FIRST = [next(setting for setting in samples() if setting.game is game) for game in GAMES.values()]
OTHERS = [setting for setting in samples() if setting not in FIRST]
MOST_PAGES = 6
"""Pages over a table that are left again before hands give up."""


class RestlessHands:
    """Hands at a table that do this and that."""

    def __init__(self, driver: Driver, random: Random) -> None:
        self.driver, self.random = driver, random
        self.deeds: list[Callable[[TableScene], None]] = [
            *[self.act] * 4,
            *[self.click] * 3,
            *[self.press_a_key] * 4,
            self.drag,
            self.press_a_button,
            self.turn_the_wheel,
            self.resize,
        ]

    def somewhere(self, table: TableScene) -> tuple[float, float]:
        """Return a card's place, a pile's or any point."""
        visible = table.board.visible()
        if visible and self.random.random() < 0.6:
            return left_strip(self.random.choice(visible))
        width, height = self.driver.app.surface.get_size()
        return self.random.uniform(0, width - 1), self.random.uniform(0, height - 1)

    def act(self, table: TableScene) -> None:
        """Do something that is allowed, if it is somebody's turn here."""
        picker = table.pointer.picker
        if picker is not None and picker.view.legal and not table.moving:
            self.driver.do(self.random.choice(picker.view.legal))

    def click(self, table: TableScene) -> None:
        """Click somewhere."""
        self.driver.click(self.somewhere(table))

    def drag(self, table: TableScene) -> None:
        """Drag from somewhere to somewhere."""
        self.driver.drag(self.somewhere(table), self.somewhere(table))

    def press_a_key(self, table: TableScene) -> None:
        """Press a key that means something at a table or over it."""
        self.driver.key(self.random.choice(KEYS))

    def press_a_button(self, table: TableScene) -> None:
        """Click a button of the table."""
        buttons = [button for button in table.buttons if button.hotkey != "H"]
        if buttons:
            self.driver.click(self.random.choice(buttons).rect.center)

    def turn_the_wheel(self, table: TableScene) -> None:
        """Turn the wheel somewhere."""
        self.driver.move(self.somewhere(table))
        self.driver.turn(1, pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=self.random.choice((-1, 1))))

    def resize(self, table: TableScene) -> None:
        """Give the window another size."""
        pygame.display.set_mode(self.random.choice(((1280, 720), (1024, 768), (1600, 900))))
        self.driver.turn(1, pygame.event.Event(pygame.WINDOWSIZECHANGED))


def back_at_a_table(driver: Driver) -> TableScene | None:
    """Leave the pages over a table; return it, or None where the way led to the menu."""
    for _ in range(MOST_PAGES):
        if isinstance(driver.top, TableScene):
            return driver.top
        if isinstance(driver.top, Menu):
            return None
        driver.key(
            pygame.K_RETURN if driver.waits_for_enter and not driver.top.form.controls else pygame.K_ESCAPE
        )
        if not driver.app.stack:
            return None
    return None


@pytest.mark.parametrize("speed", [Speed.OFF, pytest.param(Speed.NORMAL, marks=pytest.mark.slow)])
@pytest.mark.parametrize(
    "setting", [*FIRST, *(pytest.param(each, marks=pytest.mark.slow) for each in OTHERS)], ids=str
)
def test_hands_that_never_rest_leave_the_table_as_the_match_on_disk(
    brimstone, setting: Setting, speed: Speed
) -> None:
    driver: Driver = brimstone(speed=speed)
    random = Random(f"{setting}")
    hands = RestlessHands(driver, random)
    table: TableScene | None = None
    for number in range(DEEDS):
        table = back_at_a_table(driver) if driver.app.stack else None
        if table is None:
            if not driver.app.stack:
                driver.app.stack.push(Menu(driver.desk))
            table = driver.sit(setting.players, setting.game.id, number, **setting.options.model_dump())
        random.choice(hands.deeds)(table)
        for _ in range(random.randrange(4)):
            if driver.app.stack:
                driver.turn()
    table = back_at_a_table(driver) if driver.app.stack else None
    if table is None or table.session.match.to_move is None:
        return
    table = driver.my_turn()
    assert table.board.matches(table.session.view), "the table shows other cards than the match has"
    saved = driver.desk.store.read(next(h for h in headers(driver) if h.id == table.session.saved.id))
    assert saved.match.log == table.session.match.log, "what was played is not on disk"


def headers(driver: Driver) -> list[Header]:
    """Return the headers of every match on disk."""
    store, now = driver.desk.store, driver.desk.now()
    return [*store.list_running(now).headers, *store.list_finished(now).headers]

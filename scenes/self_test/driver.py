"""Drives the real scenes with real events, one turn of the loop at a time, in the self-test and in tests."""

from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pygame

from engine.app import App
from saves.models import Settings
from saves.store import Store
from scenes.desk import Desk
from scenes.menu import Menu
from scenes.table.scene import TableScene
from scenes.table.states import Accounting, HandingOn

FRAME = 16
"""Milliseconds of a turn of the loop."""
WAITING = 48
"""Milliseconds of a turn while one only waits: as on a slow machine, a frame in three is drawn."""
PATIENCE = 90.0
"""Seconds to wait at most. What has not come by then hangs, even on a busy machine."""


class NeverHappened(Exception):
    """Something that was waited for did not happen."""


def let_go(code: int) -> pygame.event.Event:
    """Return the event of a key that comes up."""
    return pygame.event.Event(pygame.KEYUP, key=code, mod=0)


class Driver:
    """The program, opened at its menu in a folder of its own, and somebody with a keyboard."""

    def __init__(
        self, app: App, folder: Path, settings: Settings, now: Callable[[], datetime] = datetime.now
    ) -> None:
        self.app = app
        self.desk = Desk(app, folder, Store(folder), settings, now)
        self.desk.apply()
        app.stack.push(Menu(self.desk))
        self.turn()

    @property
    def top(self) -> Any:
        """The scene that is seen."""
        return self.app.stack.top

    @property
    def table(self) -> TableScene:
        """The table, which must be on top."""
        assert isinstance(self.top, TableScene), self.top
        return self.top

    def turn(self, count: int = 1, *events: pygame.event.Event) -> None:
        """Let some turns of the loop pass; the events come in the first, once what came up last was taken in.

        Keys come up again at once.
        """
        if events:
            self.see()
        ups = [let_go(each.key) for each in events if each.type == pygame.KEYDOWN]
        self.app.pump([*pygame.event.get(), *events, *ups], FRAME)
        for _ in range(count - 1):
            if not self.app.stack:
                return
            self.app.pump(pygame.event.get(), FRAME)

    def see(self) -> None:
        """Take in what has just come up, as people do before they press anything."""
        while self.app.stack and not self.app.attentive:
            self.turn()

    def key(self, code: int, mod: int = 0) -> None:
        """Press a key."""
        self.turn(1, pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode=""))

    def until(self, condition: Callable[[], bool], most: int = 4000) -> None:
        """Let time pass until something holds; turns in which others still think are not counted.

        Raises:
            NeverHappened: when it does not.
        """
        turns, end = 0, monotonic() + PATIENCE
        while turns < most and monotonic() < end:
            if condition():
                return
            self.app.pump(pygame.event.get(), WAITING)
            if self.desk.thinker.busy:
                sleep(0.005)
            else:
                turns += 1
        raise NeverHappened("It never happened.")

    def my_turn(self) -> TableScene:
        """Wait until the person at the table is to move, going on past scoreboards."""

        def ready() -> bool:
            if self.waits_for_enter:
                self.key(pygame.K_RETURN)
                return False
            return self.top.pointer.picker is not None and not self.top.moving

        self.until(ready)
        return self.table

    @property
    def waits_for_enter(self) -> bool:
        """True if Enter leads on: from a page, a deal's end that lies open, or to the curtain."""
        return not isinstance(self.top, TableScene) or isinstance(self.top.phase, Accounting | HandingOn)

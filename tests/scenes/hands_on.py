"""Works a page or a table with real keys and clicks, and tells what came of it line by line."""

import re
from collections.abc import Callable
from dataclasses import asdict
from difflib import unified_diff
from random import Random
from typing import Any
from zlib import crc32

import pygame
import pytest

from engine.sound import Channel
from scenes.menu import Menu
from tests.scenes.drawn import paper, shown, take_notes
from tests.scenes.driver import Driver

CLOCKS = ("scenes.piecemeal", "scenes.covers", "scenes.matches.pictures")
"""Who works for so long and no longer: what is done in a turn is not left to how fast the machine is."""


def stand_still(monkeypatch: pytest.MonkeyPatch) -> None:
    """Chance and the clock are out of it: what is done alike is drawn alike."""
    for name in CLOCKS:
        monkeypatch.setattr(f"{name}.perf_counter", lambda: 0.0)
    for name in ("scenes.table.talk", "scenes.table.play", "scenes.ascent", "engine.embers"):
        monkeypatch.setattr(f"{name}.Random", lambda *seed: Random(*seed or (7,)))
    monkeypatch.setattr("engine.app.set_mode", lambda size, _: paper(size))
    monkeypatch.setattr("scenes.start.randbits", Random(7).getrandbits)
    ticks = iter(range(0, 10**9, 1000))
    monkeypatch.setattr(pygame.time, "get_ticks", lambda: next(ticks))


COPIED = "DEVIL-4"
"""What lies on the clipboard at first, whatever was copied before."""
BRIEF = 1
"""Lines told of what came up: it is kept for itself."""


class Hands:
    """Works what is on top, and writes down what changes: the screen, what is heard, settings and files."""

    def __init__(
        self, start: Callable[..., Driver], monkeypatch: pytest.MonkeyPatch, **settings: Any
    ) -> None:
        take_notes(monkeypatch)
        stand_still(monkeypatch)
        self.driver = driver = start(**settings)
        pygame.scrap.put_text(COPIED)
        monkeypatch.setenv("HOME", str(driver.desk.folder))
        driver.app.surface = paper(driver.app.surface.get_size())
        pygame.mouse.set_pos((2, 2))
        self.lines: list[str] = []
        self._seen: list[str] = []
        self._state = self._told_state()
        self._heard: list[str] = []
        self._on_disk: list[str] = []
        play, loop = driver.app.sound.play, driver.app.sound.loop

        def heard(name: str, channel: Channel, *more: Any, **most: Any) -> Any:
            self._heard.append(f"heard: {name} {' '.join(map(str, (*more, *most.values())))}".rstrip())
            return play(name, channel, *more, **most)

        def looped(name: str, *more: Any) -> Any:
            self._heard.append(f"heard on and on: {name}")
            return loop(name, *more)

        monkeypatch.setattr(driver.app.sound, "play", heard)
        monkeypatch.setattr(driver.app.sound, "loop", looped)

    def open(self, name: str, scene: Any) -> None:
        """Put something on top, and tell all that is seen."""
        self.driver.app.stack.push(scene, self._given)
        self.driver.turn()
        self._heard.clear()
        self._state = self._told_state()
        self._seen = shown(self.driver)
        self.say(f"== {name}", *self._seen)

    def _given(self, result: Any) -> None:
        told = "what is to be done" if callable(result) else re.sub(r" object at \w+", "", str(result))
        self.say(f"gives back: {told}")

    def open_again(self, scene: Any) -> None:
        """Put something on top that was seen before."""
        lines = len(self.lines)
        self.open("", scene)
        del self.lines[lines:]

    def say(self, *lines: str) -> None:
        """Write lines down."""
        self.lines += [line.replace(str(self.driver.desk.folder), "FOLDER") for line in lines]

    def tell(self, done: str, brief: bool = False) -> None:
        """Write down what is another now that something was done; briefly what came up instead."""
        lines, top = shown(self.driver), self.driver.top
        if brief:
            told = [line for line in lines if line.startswith(("label", "button"))]
            self.say(f"-- {done}", *self._heard, f"up comes: {type(top).__name__}")
            self.say(*([] if isinstance(top, Menu) else told[:BRIEF]))
        changes = [
            line
            for line in unified_diff(self._seen, lines, lineterm="", n=0)
            if line[:2] not in ("--", "++", "@@")
        ]
        self._seen = lines
        state = self._told_state()
        if not brief:
            self.say(f"-- {done}", *self._heard, *changes)
        self.say(*(f"{name}: {value}" for name, value in state.items() if self._state.get(name) != value))
        self._state = state
        self._heard.clear()

    def add_up(self, done: str) -> None:
        """The same as a number of lines and their sum, and what stands on the disk of each match."""
        count = len(self.lines)
        self.tell(done)
        told = "\n".join(self.lines[count:])
        del self.lines[count:]
        self.say(f"{crc32(told.encode()):08x} {done}", *self._matches())

    def heard(self) -> list[str]:
        """What was heard since this was asked last."""
        heard = self._heard[:]
        self._heard.clear()
        return heard

    def _matches(self) -> list[str]:
        """How far the matches on the disk have come, where that is another than it was."""
        store, now = self.driver.desk.store, self.driver.desk.now()
        headers = (*store.look(now).headers, *store.look_at_finished(now).headers)
        told = [
            f"  {each.game} {each.actions} actions, {each.undone} undone, {each.hints} hints, {each.totals}"
            for each in headers
        ]
        fresh = [line for line in told if line not in self._on_disk]
        self._on_disk = told
        return fresh

    def _told_state(self) -> dict[str, str]:
        """What is kept: settings and how many files."""
        desk = self.driver.desk
        counts = sorted(
            str(path.relative_to(desk.folder).parent) for path in desk.folder.rglob("*") if path.is_file()
        )
        return {
            **{f"setting {name}": str(value) for name, value in asdict(desk.settings).items()},
            "files": ", ".join(f"{name} {counts.count(name)}" for name in dict.fromkeys(counts)),
            "troubles": str(desk.troubles),
            "muted": str(desk.app.sound.muted),
        }

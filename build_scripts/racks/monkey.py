"""Random hands at the whole program: every page, tables of every game, windows of every size."""

import os
import re
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from random import Random
from typing import Any

import pygame

from game.catalog import GAMES
from game.events import Moved, Shown
from racks.rack import Rack

EVENTS_A_TRIAL = 500
NAMED_KEYS = (
    "RETURN RETURN SPACE ESCAPE TAB TAB LEFT RIGHT UP DOWN PAGEUP PAGEDOWN HOME END BACKSPACE DELETE F11"
)
LETTERS = "abcdeghiklmnopqrstuwxyz120"
KEYS = tuple(getattr(pygame, f"K_{name}") for name in (*re.findall(r"\w+", NAMED_KEYS), *LETTERS))
TYPED = ("a", "Ж", "7", "<", "\u200b", "\u3164", "é", "\u202e", "&", "'")
SIZES = ((800, 600), (1024, 768), (1280, 720), (1366, 768), (1920, 1080), (2560, 1080), (640, 480))
OPPONENTS = ("person", "imp", "imp", "fiend")


def monkey(rack: Rack) -> None:
    """So many events a trial, at a program that goes on until it stumbles."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    hands, events, matches = Hands(rack), 0, 0
    for random in rack.trials():
        with rack.no_traceback("the program"):
            hands.sit(random)
            while hands.sent < EVENTS_A_TRIAL:
                hands.do_something(random)
            events += hands.sent
            hands.check()
            matches += 1
        if rack.failures and hands.stumbled(len(rack.failures)):
            hands = Hands(rack)
    hands.end()
    rack.facts.append(f"{events:,} events, {matches:,} matches begun, {hands.finished()} finished")


class Hands:
    """A program, and somebody at it who knows no rule."""

    def __init__(self, rack: Rack) -> None:
        from saves.models import Pace, Speed
        from tests.scenes.driver import Driver

        self._rack = rack
        self._failures = len(rack.failures)
        self._waiting: list[pygame.event.Event] = []
        """Events that come in one turn of the loop, as they do on a busy machine."""
        self.sent = 0
        """Events in this trial."""
        settings: dict[str, Any] = {"speed": Speed.OFF, "pace": Pace.NONE, "muted": True, "think": 0.1}
        self._driver = Driver(rack.folder, (1280, 720), settings, datetime.now)

    def stumbled(self, failures: int) -> bool:
        """Whether something went wrong since this program began; it is ended then."""
        if failures == self._failures:
            return False
        self.end()
        return True

    def end(self) -> None:
        """Close the program."""
        self._driver.app.stack.clear()
        self._driver.desk.thinker.stop()

    def finished(self) -> int:
        """Matches that were played to their end."""
        return len(self._driver.desk.store.look_at_finished(datetime.now()).headers)

    def sit(self, random: Random) -> None:
        """Back to the menu, and down at a new table."""
        self.sent = 0
        self._ensure_running()
        while len(self._driver.app.stack) > 1:
            self._driver.app.stack.pop()
        game = random.choice(list(GAMES.values()))
        seats = [random.choice(OPPONENTS) for _ in range(random.choice(game.seats))]
        self._driver.sit(" ".join(seats), game.id, random.getrandbits(40))

    def do_something(self, random: Random) -> None:
        """One event, and now and then a legal action or another page."""
        self._ensure_running()
        ways: tuple[tuple[int, Callable[[Random], None]], ...] = (
            (30, self._click),
            (12, self._move),
            (30, self._key),
            (6, self._drag),
            (4, self._wheel),
            (4, self._type),
            (2, self._resize),
            (2, self._page),
            (40, self._play),
            (10, self._wait),
        )
        weights = [weight for weight, _ in ways]
        random.choices(ways, weights)[0][1](random)
        if random.random() < 0.5:
            self._turn(1)

    def check(self) -> None:
        """No sprite at the table knows a card that the viewer was never shown."""
        from scenes.table.scene import TableScene

        table = self._driver.top if self._driver.app.stack else None
        if not isinstance(table, TableScene):
            return
        told = table.play.match.history(table.play.viewer)
        known = {event.card for event in told if isinstance(event, Moved)}
        known |= {card for event in told if isinstance(event, Shown) for card in event.cards}
        known |= {card for pile in table.play.view.piles for card in pile}
        shown = {sprite.card for pile in table.board.piles for sprite in pile}
        if hidden := shown - known - {None}:
            self._rack.fail(f"cards are shown that nobody has seen: {sorted(hidden)}")

    def _ensure_running(self) -> None:
        """A program that was quit is started again."""
        if not self._driver.app.stack:
            from scenes.menu import Menu

            self._driver.app.stack.push(Menu(self._driver.desk))

    def _spot(self, random: Random) -> tuple[int, int]:
        """Anywhere, but mostly on something that can be pressed."""
        width, height = self._driver.app.surface.get_size()
        targets = self._targets()
        if targets and random.random() < 0.7:
            rect = random.choice(targets)
            return int(rect.left + random.random() * rect.width), int(
                rect.top + random.random() * rect.height
            )
        return random.randrange(width), random.randrange(height)

    def _targets(self) -> list[pygame.Rect]:
        top = self._driver.top
        if hasattr(top, "form"):
            return [control.element.rect for control in top.form.controls]
        buttons = [button.rect for button in getattr(top, "buttons", ())]
        sprites = [sprite for pile in top.board.piles for sprite in pile] if hasattr(top, "board") else []
        return buttons + [pygame.Rect(sprite.x - 20, sprite.y - 20, 40, 40) for sprite in sprites[-30:]]

    def _click(self, random: Random) -> None:
        spot = self._spot(random)
        button = random.choice((1, 1, 1, 1, 1, 3, 2))
        self._send(pygame.MOUSEMOTION, pos=spot, rel=(1, 1), buttons=(0, 0, 0))
        for _ in range(random.choice((1, 1, 1, 2))):
            self._send(pygame.MOUSEBUTTONDOWN, pos=spot, button=button)
            if random.random() < 0.95:
                self._send(pygame.MOUSEBUTTONUP, pos=spot, button=button)

    def _move(self, random: Random) -> None:
        self._send(
            pygame.MOUSEMOTION,
            pos=self._spot(random),
            rel=(3, 2),
            buttons=random.choice(((0, 0, 0), (1, 0, 0))),
        )

    def _drag(self, random: Random) -> None:
        self._send(pygame.MOUSEBUTTONDOWN, pos=self._spot(random), button=1)
        for _ in range(random.randint(1, 3)):
            self._send(pygame.MOUSEMOTION, pos=self._spot(random), rel=(9, 9), buttons=(1, 0, 0))
        self._send(pygame.MOUSEBUTTONUP, pos=self._spot(random), button=1)

    def _key(self, random: Random) -> None:
        key = random.choice(KEYS)
        mod = random.choice((0, 0, 0, pygame.KMOD_SHIFT, pygame.KMOD_CTRL, pygame.KMOD_ALT))
        self._send(pygame.KEYDOWN, key=key, mod=mod, unicode="")
        self._send(pygame.KEYUP, key=key, mod=mod, unicode="")

    def _wheel(self, random: Random) -> None:
        self._send(pygame.MOUSEWHEEL, x=0, y=random.choice((-3, -1, 1, 5)))

    def _type(self, random: Random) -> None:
        self._send(pygame.TEXTINPUT, text=random.choice(TYPED))

    def _resize(self, random: Random) -> None:
        app = self._driver.app
        if app.fullscreen:
            app.toggle_fullscreen()
        size = random.choice(SIZES)
        app.surface = pygame.display.set_mode(size, pygame.RESIZABLE)
        self._send(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1])

    def _page(self, random: Random) -> None:
        """A page that may be opened from anywhere."""
        from tests.scenes.every_page import every_page

        if len(self._driver.app.stack) < 6:
            pages = every_page(self._driver.desk)
            name = random.choice(
                [each for each in pages if not each.startswith(("score", "curtain", "pause"))]
            )
            self._driver.app.stack.push(pages[name]())
        self._turn(1)

    def _play(self, random: Random) -> None:
        """A legal action at the table, or whatever leads on."""
        from scenes.table.scene import TableScene

        self._turn(1)
        self._ensure_running()
        table = self._driver.top
        if isinstance(table, TableScene) and not table.moving and table.pointer.picker is not None:
            table.pointer.let_go()
            with suppress(StopIteration):  # the button may be hidden behind what the monkey has opened
                self._driver.do(random.choice(table.pointer.picker.choices)[1])
        else:
            self._send(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="")

    def _wait(self, random: Random) -> None:
        self._turn(random.randint(1, 20))

    def _send(self, kind: int, **values: Any) -> None:
        self._waiting.append(pygame.event.Event(kind, **values))

    def _turn(self, count: int) -> None:
        """Let the program have what waits, and some turns of its loop."""
        events, self._waiting = self._waiting, []
        self.sent += len(events)
        self._driver.turn(count, *events)

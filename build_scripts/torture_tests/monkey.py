"""Use the whole program at random: every page, tables of every game, windows of every size."""

import gc
import os
import re
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from random import Random
from typing import Any

import pygame

from game.catalog import GAMES
from game.level import Level
from game.match import Match
from game.table import Moved, Shown
from tests.conformance.tables import at_random
from torture_tests.run import Run

EVENTS_A_TRIAL = 500
WITH_PEOPLE = 0.9
"""Share of tables with at least one person; the others may have opponents only."""
LAST_ACTIONS = 12
"""The most actions left in a match that starts near its end."""
MOST_WAITED = 25
"""The most turns of the loop to wait for a table to ask for something."""
INPUT_DELAY_TURNS = 17
"""Turns of the loop in which a new scene takes no keys yet."""
LONG_RUN = 30.0
"""Seconds after which a run must have finished a match and carried out a legal action."""
NAMED_KEYS = (
    "RETURN RETURN SPACE ESCAPE TAB TAB LEFT RIGHT UP DOWN PAGEUP PAGEDOWN HOME END BACKSPACE DELETE F11"
)
LETTERS = "abcdeghiklmnopqrstuwxyz120"
KEYS = tuple(getattr(pygame, f"K_{name}") for name in (*re.findall(r"\w+", NAMED_KEYS), *LETTERS))
TYPED = ("a", "Ж", "7", "<", "\u200b", "\u3164", "é", "\u202e", "&", "'")
SIZES = ((800, 600), (1024, 768), (1280, 720), (1366, 768), (1920, 1080), (2560, 1080), (640, 480))
OPPONENTS = (None, Level.IMP, Level.IMP, Level.FIEND)
"""The levels of seats; None is a person."""


def monkey(run: Run) -> None:
    """Send events to a program, a number per trial, and restart it after a failure."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    player, events = Monkey(run), 0
    for random in run.trials():
        failures = len(run.failures)
        with run.no_traceback("the program"):
            player.sit(random, near_end=run.number % 2 == 0)
            while player.sent < EVENTS_A_TRIAL:
                player.do_something(random)
            player.check()
        events += player.sent
        player.sent = 0
        if len(run.failures) > failures:
            player.start_again()
    player.end()
    long = min(run.seconds, run.lasted) >= LONG_RUN
    run.did(events, "events")
    run.did(player.acted, "legal actions", needed=long)
    run.did(player.begun, "matches begun")
    run.did(player.finished(), "matches finished", needed=long)


class Monkey:
    """A program, and a person who plays it at random."""

    def __init__(self, run: Run) -> None:
        self._run = run
        self.sent = 0
        """Events in this trial."""
        self.acted = 0
        """Legal actions carried out."""
        self.begun = 0
        """Matches started."""
        self._start()

    def _start(self) -> None:
        """Start the program, with imports excluded from garbage collection as in a real run."""
        from engine.app import freeze_imports
        from saves.settings import Pace, Speed
        from tests.scenes.driver import Driver

        gc.collect()
        freeze_imports()
        self._settings: dict[str, Any] = {"speed": Speed.OFF, "pace": Pace.NONE, "think": 0.1}
        self._driver = Driver(self._run.folder, (1280, 720), {**self._settings, "muted": True}, datetime.now)
        self._match = ""
        """The id of the last match started."""
        self._waiting: list[pygame.event.Event] = []
        """Events for the next turn of the loop, which come together as on a busy machine."""

    def start_again(self) -> None:
        """End a program after a failure, and start another."""
        self.end()
        self._start()

    def end(self) -> None:
        """Close the program."""
        self._driver.app.stack.clear()
        self._driver.desk.stop_thinking()

    def finished(self) -> int:
        """Return the number of matches played to their end, without conceded ones."""
        store = self._driver.desk.store
        drawers = store.finished.listing(datetime.now()), store.bin.listing(datetime.now())
        return sum(header.over and header.given_up is None for drawer in drawers for header in drawer.headers)

    def sit(self, random: Random, *, near_end: bool) -> None:
        """Go back to the menu, and start a match from the beginning or near its end."""
        from saves.models import Player
        from scenes.navigation import open_table
        from scenes.table.scene import TableScene

        self._ensure_running()
        while len(self._driver.app.stack) > 1:
            self._driver.app.stack.pop()
        desk = self._driver.desk
        desk.change(replace(desk.settings, **self._settings))
        game = random.choice(list(GAMES.values()))
        levels = [random.choice(OPPONENTS) for _ in range(random.choice(game.seats))]
        if random.random() < WITH_PEOPLE:
            levels[random.randrange(len(levels))] = None
        players = tuple(Player(name=f"P{seat}", level=level) for seat, level in enumerate(levels))
        match = Match(game, game.options(), len(players), random.getrandbits(40))
        if near_end:
            match = _played_on(match, random)
        saved = desk.store.begin(match, players, desk.now())
        open_table(desk, saved)
        self._match = saved.id
        seed = random.getrandbits(40)
        if isinstance(table := self._driver.top, TableScene):  # the curtain may cover it
            table.session.random.seed(seed)
        self.begun += 1

    def do_something(self, random: Random) -> None:
        """Do a legal action half of the time, and otherwise click, press keys or open a page."""
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
            (100, self._play),
            (10, self._wait),
        )
        weights = [weight for weight, _ in ways]
        random.choices(ways, weights)[0][1](random)
        if random.random() < 0.5:
            self._turn(1)

    def check(self) -> None:
        """Check that no sprite at the table knows a card that the viewer was never shown."""
        from scenes.table.scene import TableScene

        table = self._driver.top if self._driver.app.stack else None
        if not isinstance(table, TableScene):
            return
        told = table.session.match.history(table.session.viewer)
        known = {event.card for event in told if isinstance(event, Moved)}
        known |= {card for event in told if isinstance(event, Shown) for card in event.cards}
        known |= {card for pile in table.session.view.piles for card in pile}
        shown = {sprite.card for pile in table.board.piles for sprite in pile if sprite.card is not None}
        if hidden := shown - known:
            self._run.fail(f"cards are shown that nobody has seen: {sorted(hidden)}")

    def _ensure_running(self) -> None:
        """Open the menu again if the program has quit."""
        if not self._driver.app.stack:
            from scenes.menu import Menu

            self._driver.app.stack.push(Menu(self._driver.desk))

    def _spot(self, random: Random) -> tuple[int, int]:
        """Return a random point, usually on something that can be pressed."""
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
            return [control.rect for control in top.form.controls]
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
        """Open a page that can be opened from anywhere."""
        from tests.scenes.every_page import every_page

        if len(self._driver.app.stack) < 6:
            pages = every_page(self._driver.desk)
            name = random.choice(
                [each for each in pages if not each.startswith(("score", "curtain", "pause"))]
            )
            self._driver.app.stack.push(pages[name]())
        self._turn(1)

    def _play(self, random: Random) -> None:
        """Carry out a legal action at the table, or press the key that continues or goes back."""
        from scenes.table.scene import TableScene

        self._let_others_act()
        self._ensure_running()
        table = self._driver.top
        if isinstance(table, TableScene) and not table.controller.moving and table.pointer.picker.choices:
            table.pointer.clear()
            before = len(table.session.match.log)
            with suppress(StopIteration):  # the button may be covered by a page
                self._driver.do(random.choice(table.pointer.picker.choices)[1])
            self.sent += 1
            self.acted += len(table.session.match.log) > before
        elif self._nothing_left() and random.random() < 0.3:
            self.sit(random, near_end=random.random() < 0.5)
        else:
            leads_back = not isinstance(table, TableScene) and random.random() < 0.4
            key = pygame.K_ESCAPE if leads_back else pygame.K_RETURN
            self._turn(INPUT_DELAY_TURNS)
            self._send(pygame.KEYDOWN, key=key, mod=0, unicode="")

    def _let_others_act(self) -> None:
        """Wait a little while cards move or an opponent has to act."""
        from scenes.table.phases import ShowingVerdict

        self._turn(1)
        for _ in range(MOST_WAITED):
            if not self._driver.app.stack or self._driver.waits_for_enter:
                return
            table = self._driver.table
            asks = table.pointer.picker.choices and not table.controller.moving
            if asks or isinstance(table.phase, ShowingVerdict):
                return
            self._turn(1)

    def _nothing_left(self) -> bool:
        """True if the last match started was left or is over."""
        store = self._driver.desk.store
        _, finished = store.paths(self._match)
        return not store.locks.holds(self._match) or finished.is_file()

    def _wait(self, random: Random) -> None:
        self._turn(random.randint(1, 20))

    def _send(self, kind: int, **values: Any) -> None:
        self._waiting.append(pygame.event.Event(kind, **values))

    def _turn(self, count: int) -> None:
        """Pass the waiting events to the program, and run some turns of its loop."""
        events, self._waiting = self._waiting, []
        self.sent += len(events)
        self._driver.turn(count, *events)


def _played_on(match: Match, random: Random) -> Match:
    """Return a match a few actions before its end."""
    while match.to_move is not None:
        at_random(match, random)
    return match.undone(random.randint(1, min(LAST_ACTIONS, len(match.log))))

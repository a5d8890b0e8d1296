"""The self-test, ``brimstone self-test``: try every part of the program once, without a window.

``Driver`` plays the real scenes with real events, here and in the tests.
"""

import os
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import datetime
from functools import partial
from math import inf
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import monotonic, perf_counter, sleep
from typing import Any

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from engine.app import App
from engine.assets import Assets, MissingAsset, default_root
from engine.sound import DamagedSound, loaded
from engine.theme import Typeface
from engine.window import WindowSettings
from game.catalog import GAMES
from game.contract import AnyGame
from game.contract.rules import Action, View
from game.level import Level
from game.match import Match
from game.minds.thinker import Thinker
from saves.models import Player
from saves.settings import Pace, Settings, Speed
from saves.store import Store
from scenes.desk import Desk
from scenes.end_page import EndPage
from scenes.menu import Menu
from scenes.navigation import continue_match, open_table, show_descent
from scenes.new_match import fresh_match
from scenes.rules_text import read_rules
from scenes.table.phases import DealOver, PassingOn
from scenes.table.scene import TableScene
from scenes.table.session import Session
from scenes.table.view.table_layout import map_for

FRAME = 16
"""Milliseconds of a turn of the loop."""
WAITING_FRAME = 48
"""Milliseconds of a turn while waiting: as on a slow machine, one frame in three is drawn."""
PATIENCE = 90.0
"""The longest wait in seconds. Anything slower hangs, even on a busy machine."""
DUMMY_DRIVER = "dummy"
"""The name of SDL's drivers without a screen or a sound device."""
SEARCH_TIME = 0.1
"""Seconds of search for an action."""
Check = Callable[[Assets], str]
"""A check: it returns its result in words, or raises."""
LIST = "FILES.txt"
"""The list of every file that belongs to the program."""
PICTURE_HEIGHT = 120
"""Height at which pictures are drawn, in pixels."""
SAMPLE = "Brimstone ♠♥♦♣ 123"
WINDOW = (1280, 720)
SEED = 7
ACTIONS_SHOWN, ACTIONS_LEFT = 12, 4
"""The person's actions before the match is played ahead without a table, and the actions left after that."""


class NeverHappened(Exception):
    """Raised when something that a driver waits for doesn't happen."""


def key_up(code: int) -> pygame.event.Event:
    """Return the event of a released key."""
    return pygame.event.Event(pygame.KEYUP, key=code, mod=0)


class Driver:
    """The program, opened at its menu in a folder of its own and controlled by events."""

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
        """The scene on top."""
        return self.app.stack.top

    @property
    def table(self) -> TableScene:
        """The table, which must be on top."""
        assert isinstance(self.top, TableScene), self.top
        return self.top

    def turn(self, count: int = 1, *events: pygame.event.Event) -> None:
        """Run some turns of the loop, with the events in the first, once the scene takes input.

        Keys are released at once.
        """
        if events:
            self.see()
        ups = [key_up(each.key) for each in events if each.type == pygame.KEYDOWN]
        self.app.pump([*pygame.event.get(), *events, *ups], FRAME)
        for _ in range(count - 1):
            if not self.app.stack:
                return
            self.app.pump(pygame.event.get(), FRAME)

    def see(self) -> None:
        """Run turns until the scene takes input, as people look before they press anything."""
        while self.app.stack and not self.app.takes_input:
            self.turn()

    def key(self, code: int, mod: int = 0) -> None:
        """Press a key."""
        self.turn(1, pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode=""))

    def until(
        self, condition: Callable[[], bool], most: int = 4000, otherwise: str = "It never happened."
    ) -> None:
        """Run turns until a condition holds, or raise NeverHappened; turns of thinking don't count."""
        turns, end = 0, monotonic() + PATIENCE
        while turns < most and monotonic() < end:
            if condition():
                return
            self.app.pump(pygame.event.get(), WAITING_FRAME)
            if self.desk.thinker.busy:
                sleep(0.005)
            else:
                turns += 1
        raise NeverHappened(otherwise)

    @property
    def waits_for_enter(self) -> bool:
        """True if Enter leads on: from a page, from a deal's end, or to the curtain."""
        return not isinstance(self.top, TableScene) or isinstance(self.top.phase, DealOver | PassingOn)


class Wrong(Exception):
    """A check that failed; the text says why."""


def self_test(tell: Callable[[str], None]) -> int:
    """Run every check without window or sound; return the exit status: 0, or 1 if any failed."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = DUMMY_DRIVER
    began, failed = perf_counter(), 0
    for name, check in checks():
        try:
            tell(f"ok      {name}: {check(Assets(default_root(), *GAMES.asset_folders))}")
        except Exception as trouble:  # any error at all is a failed check
            failed += 1
            tell(f"FAILED  {name}: {trouble or type(trouble).__name__}")
    seconds = perf_counter() - began
    tell(f"{f'{failed} failed' if failed else 'All is well'}, in {seconds:.1f} seconds.")
    return 1 if failed else 0


def checks() -> Iterator[tuple[str, Check]]:
    """Yield every check with its name."""
    yield "pictures", _opened(lambda player: pictures(player.app.assets))
    yield "maps", maps
    yield "rules", rules
    yield "typefaces", _opened(lambda player: typefaces(player.app.assets))
    yield "sounds", sounds
    for game in GAMES.values():
        yield game.title, _opened(partial(SelfPlayer.play, game=game))
    yield "the Descent", _opened(SelfPlayer.see_descent)
    yield "thinking", _thinking


def _opened(attempt: "Callable[[SelfPlayer], str]") -> Check:
    """Return a check of the running program, in a temporary folder."""

    def check(assets: Assets) -> str:
        with TemporaryDirectory(prefix="brimstone-self-test-") as folder:
            player = SelfPlayer(assets, Path(folder))
            try:
                return attempt(player)
            finally:
                player.app.stack.clear()
                player.app.sound.stop()
                player.desk.stop_thinking()

    return check


def _thinking(_: Assets) -> str:
    """Ask the search process for the first action of each game."""
    thinker = Thinker(monotonic, patience=PATIENCE)
    try:
        visits = sum(_asked(thinker, game) for game in GAMES.values())
    finally:
        thinker.stop()
    return f"a worker tried {visits} moves"


def _asked(thinker: Thinker, game: AnyGame) -> int:
    match = Match(game, game.options(), game.seats[0], SEED)
    seat = match.to_move
    if seat is None:
        raise Wrong(f"{game.title} waits for no player.")
    ticket = thinker.ask(game, match.view(seat), SEARCH_TIME, SEED)
    while (weighed := ticket.poll()) is None:
        sleep(0.005)
    if not {option.action for option in weighed} <= set(match.legal(seat)):
        raise Wrong(f"The worker chose an illegal move at {game.title}.")
    return sum(option.visits for option in weighed)


def pictures(assets: Assets) -> str:
    """Draw every picture."""
    return f"{_each(assets, '.svg', lambda path: _draw(assets, path))} drawn"


def _draw(assets: Assets, path: str) -> None:
    drawn = assets.picture(path, round(PICTURE_HEIGHT * assets.aspect(path)), PICTURE_HEIGHT)
    if assets.troubles:
        raise Wrong(assets.troubles[0])
    if not drawn.get_bounding_rect().height:
        raise Wrong(f"{path} is empty.")


def maps(assets: Assets) -> str:
    """Read the map of every table, at its fewest and most seats."""
    count = _each(assets, ".tmx", lambda path: None)
    for game in GAMES.values():
        for seats in (game.seats[0], game.seats[-1]):
            map_for(assets, game.info.map, game.places(game.options(), seats))
    return f"{count} read"


def rules(assets: Assets) -> str:
    """Read the rules of every game."""
    for game in GAMES.values():
        if not read_rules(assets.read_text(f"rules/{game.info.page}.md")).parts:
            raise Wrong(f"There are no rules in rules/{game.info.page}.md.")
    return f"{_each(assets, '.md', lambda path: None)} pages read"


def typefaces(assets: Assets) -> str:
    """Render a line in every typeface."""
    _each(assets, ".otf", lambda path: None)
    for typeface in Typeface:
        line = assets.font(typeface, 40).render(SAMPLE, True, "white")
        if assets.troubles:
            raise Wrong(assets.troubles[0])
        if not line.get_bounding_rect().width:
            raise Wrong(f"{typeface.value} writes nothing.")
    return f"{len(Typeface)} tried"


def sounds(assets: Assets) -> str:
    """Load every sound into a silent mixer."""
    pygame.mixer.init()
    try:
        return f"{_each(assets, '.wav', lambda path: _load(assets, path))} loaded"
    finally:
        pygame.mixer.quit()


def _load(assets: Assets, path: str) -> None:
    try:
        heard = loaded(assets.path(path))
    except DamagedSound as damaged:
        raise Wrong(str(damaged)) from damaged
    if not any(heard.get_raw()):
        raise Wrong(f"{path} is silent.")


def _each(assets: Assets, ending: str, attempt: Callable[[str], None]) -> int:
    """Try every file with an ending; return the number of files."""
    failed: list[str] = []
    listed = [path for path in assets.read_text(LIST).splitlines() if path.endswith(ending)]
    for path in listed:
        try:
            assets.path(path)
            attempt(path)
        except (MissingAsset, Wrong) as trouble:
            assets.troubles.clear()
            failed.append(str(trouble))
        except pygame.error as trouble:
            failed.append(f"{path}: {trouble}.")
    if failed or not listed:
        more = f" {len(failed)} of {len(listed)} failed." if len(failed) > 1 else ""
        raise Wrong(f"{failed[0] if failed else f'{LIST} names no {ending}.'}{more}")
    return len(listed)


class SelfPlayer(Driver):
    """The program playing by itself: matches through the real scenes, saved and reopened."""

    def __init__(self, assets: Assets, folder: Path) -> None:
        self._random = Random(SEED)
        settings = Settings(speed=Speed.OFF, pace=Pace.NONE, known=tuple(GAMES))
        super().__init__(App("Brimstone", WindowSettings(WINDOW), assets), folder, settings)

    def turn(self, count: int = 1, *events: pygame.event.Event) -> None:
        """Run some turns; anything the program would report to the player is an error."""
        super().turn(count, *events)
        self.desk.report_missing()
        if self.desk.troubles:
            raise Wrong(" ".join(self.desk.troubles))

    def play(self, game: AnyGame) -> str:
        """Play a match with the fewest seats: begin it, reopen it from its file, play to its last page."""
        others = [Player(name=f"Imp {seat}", level=Level.IMP) for seat in range(1, game.seats[0])]
        players = (Player(name="You", level=None), *others)
        open_table(self.desk, fresh_match(self.desk, game, game.options(), players, SEED))
        begun = self._played(ACTIONS_SHOWN)
        self.app.stack.pop()
        self._resume()
        if self.table.session.match.digest() != begun.match.digest():
            raise Wrong("A match that was saved and opened again isn't the same.")
        self._play_ahead()
        log = self._played().match.log
        self.until(self._came_to_the_end, otherwise="The match doesn't reach its last page.")
        return f"a match of {len(log)} actions, {self.app.frames} frames"

    def see_descent(self) -> str:
        """Open the map of the Descent."""
        show_descent(self.desk)
        self.turn()
        return "the map of the Descent is shown"

    def _played(self, most: float = inf) -> Session:
        """Play on at the table, for some actions of the person or until the match is over."""
        acted = 0
        while acted < most and self._goes_on():
            table = self._shown_table()
            table.commit(self._chosen(table.session.game, table.session.view))
            acted += 1
        return self._shown_table().session

    def _play_ahead(self) -> None:
        """Close a match, play it nearly to its end without the table, and reopen it."""
        session = self.table.session
        self.app.stack.pop()
        match = session.match.undone(0)
        while match.to_move is not None:
            match.play(match.to_move, self._chosen(match.game, match.view(match.to_move)))
        left = min(ACTIONS_LEFT, len(match.log) - len(session.match.log))
        self.desk.store.save(replace(session.saved, match=match.undone(left)), self.desk.now())
        self._resume()

    def _resume(self) -> None:
        """Reopen the only running match from its file."""
        (header,) = self.desk.store.list_running(self.desk.now()).headers
        continue_match(self.desk, header)
        self._shown_table()

    def _shown_table(self) -> TableScene:
        if not isinstance(self.top, TableScene):
            self.turn()
            raise Wrong("The table can't be shown.")
        return self.table

    def _chosen(self, game: AnyGame, view: View) -> Action:
        """Return a Fiend's action."""
        action: Action | None = game.search.policies[Level.FIEND](view, self._random)
        if action is None:
            raise Wrong("A Fiend finds no move.")
        return action

    def _goes_on(self) -> bool:
        """Wait until the person can act; return False if the match is over."""
        self.until(self._can_act_or_is_over, otherwise="The table waits for no player.")
        return self.table.session.match.to_move is not None

    def _can_act_or_is_over(self) -> bool:
        if self.waits_for_enter:
            self.key(pygame.K_RETURN)
            return False
        over = self.table.session.match.to_move is None
        return over or (self.table.pointer.deciding and not self.table.controller.moving)

    def _came_to_the_end(self) -> bool:
        if isinstance(self.top, EndPage):
            self.turn()
            return True
        self.key(pygame.K_RETURN)
        return False

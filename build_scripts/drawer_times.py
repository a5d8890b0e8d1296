"""How long the menu takes to look for matches where thousands are kept."""

import os
import statistics
import time
from collections.abc import Callable
from datetime import datetime, timedelta
from pathlib import Path
from random import Random

from engine.memory import settle
from game.catalog import GAMES
from game.level import Level
from game.match import Match
from saves.models import Player
from saves.saved_match import SavedMatch
from saves.store import Store

REPEATS = 15
NOW = datetime(2026, 3, 1, 20, 15)


def drawer_times(folder: Path, finished: int, running: int) -> str:
    """Fill a folder with matches, then look into it as the menu does."""
    store = Store(folder)
    _fill(store, store.finished, _played("over", 10_000), finished)
    _fill(store, store.running, _played("runs", 60), running)
    (header, *_) = store.list_running(NOW).headers
    lines = [
        f"{finished} finished and {running} running matches, milliseconds of one core:",
        _timed("the menu is opened", _menu(folder), settle),
        _timed("the page of matches is opened, for the first time since the start", _page(folder)),
        _timed("a frame of it as it scrolls", _scrolling(folder)),
        _timed("the running matches are listed", lambda: store.list_running(NOW)),
        _timed("the finished ones are listed", lambda: store.list_finished(NOW)),
        _timed("a match of 60 actions is opened", lambda: store.open(header, NOW)),
    ]
    return "\n".join(lines)


def _played(name: str, most: int) -> SavedMatch:
    game = next(game for game in GAMES.values() if 4 in game.seats)
    match, random = Match(game, game.options(), 4, 7), Random(7)
    while (seat := match.to_move) is not None and len(match.log) < most:
        moves = match.legal(seat)
        match.play(seat, moves[int(random.random() * len(moves))])
    players = (Player(name="Mara", level=None), *(Player(name=name, level=Level.IMP) for name in "ABC"))
    return SavedMatch(name, match, players, NOW)


def _fill(store: Store, folder: Path, saved: SavedMatch, count: int) -> None:
    """One match saved, and its file copied under other names."""
    store.save(saved, NOW)
    text = (folder / f"{saved.id}.json").read_text(encoding="utf-8")
    for number in range(1, count):
        name = f"{NOW + timedelta(minutes=number):%Y%m%d-%H%M%S}-{saved.id}"
        (folder / f"{name}.json").write_text(text, encoding="utf-8")


def _menu(folder: Path) -> Callable[[], None]:
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    from scenes.menu import Menu
    from tests.scenes.driver import Driver

    driver = Driver(folder, (1280, 720), {}, datetime.now)

    def opened() -> None:
        driver.app.stack.push(Menu(driver.desk))
        driver.turn()

    return opened


def _page(folder: Path) -> Callable[[], None]:
    from scenes.navigation import show_matches
    from tests.scenes.driver import Driver

    driver = Driver(folder, (1920, 1080), {}, datetime.now)

    def opened() -> None:
        driver.desk.store = Store(folder)
        show_matches(driver.desk)
        driver.app.draw()

    return opened


def _scrolling(folder: Path) -> Callable[[], None]:
    import pygame

    from scenes.navigation import show_matches
    from tests.scenes.driver import Driver

    driver = Driver(folder, (1920, 1080), {}, datetime.now)
    show_matches(driver.desk)
    driver.turn(60)
    wheel = pygame.event.Event(pygame.MOUSEWHEEL, y=-2, x=0)

    def scrolled() -> None:
        driver.app.pump([wheel], 16)

    return scrolled


def _timed(what: str, action: Callable[[], object], before: Callable[[], None] = lambda: None) -> str:
    """Time an action; what comes ``before`` each is not counted."""
    taken = []
    for _ in range(REPEATS):
        before()
        start = time.process_time()
        action()
        taken.append((time.process_time() - start) * 1000)
    return f"  {what}: median {statistics.median(taken):.1f}, slowest {max(taken):.1f}"

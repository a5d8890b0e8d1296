"""The time to list many matches, to open long ones and to jump around in their replays."""

import tempfile
import time
from collections.abc import Callable
from datetime import datetime, timedelta
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from bench import hidden_driver, spread, timed
from game.catalog import GAMES
from game.contract import AnyGame
from game.level import Level
from game.match import Match
from tests.conformance.tables import at_random

if TYPE_CHECKING:
    from saves.saved_match import SavedMatch

NOW = datetime(2026, 3, 1, 20, 15)
SEEDS = 6
"""Random matches, of which the longest is opened."""
JUMPS = 60


def saves(matches: int, actions: int) -> None:
    """List many matches, with and without the index, then open long ones and jump around in their replays."""
    from saves.store import Store

    with tempfile.TemporaryDirectory() as data:
        folder = Path(data)
        _fill(folder, matches)
        print(f"{matches} finished matches")
        print(f"  listed from their files: {timed(lambda: Store(folder).finished.listing(NOW), 1)}")
        store = Store(folder)
        store.finished.listing(NOW)
        store.index.write()
        entries = timed(lambda: list(Store(folder).finished.entries(NOW, print)))
        print(f"  listed by the index after a start: {entries}")
        print(f"  with all headers: {timed(lambda: Store(folder).finished.listing(NOW))}")
        print(f"  listed again: {timed(lambda: store.finished.listing(NOW))}")
        print(f"  the page of matches, after a start: {timed(_matches_page(folder))}")
    for game in GAMES.values():
        with tempfile.TemporaryDirectory() as data:
            _open(Path(data), game, actions)


def _fill(folder: Path, count: int) -> None:
    """Save a match, and copy its file under other names."""
    from saves.store import Store

    store, game = Store(folder), next(iter(GAMES.values()))
    saved = longest_match(game, 100_000, 1, {})
    store.save(saved, NOW)
    text = store.paths(saved.id)[1].read_text(encoding="utf-8")
    for number in range(1, count):
        name = f"{NOW + timedelta(minutes=number):%Y%m%d-%H%M%S}-over"
        (store.finished.folder / f"{name}.json").write_text(text, encoding="utf-8")


def _matches_page(folder: Path) -> Callable[[], None]:
    from saves.store import Store

    driver = hidden_driver(folder)
    from scenes.navigation import show_matches

    def opened() -> None:
        driver.desk.store = Store(folder)
        show_matches(driver.desk)
        driver.app.draw()

    return opened


def _open(folder: Path, game: AnyGame, actions: int) -> None:
    driver = hidden_driver(folder)
    from scenes.navigation import watch
    from scenes.replay.page import ReplayPage

    target = game.options.model_json_schema()["properties"].get("target")
    longest = {} if target is None else {"target": target["maximum"]}
    store, saved = driver.desk.store, longest_match(game, actions, SEEDS, longest)
    store.save(saved, NOW)
    (header,) = store.list_running(NOW).headers + store.finished.listing(NOW).headers

    def opened() -> None:
        assert store.open(header, NOW).saved is not None
        store.close(header.id)

    print(f"{game.title}, {header.actions} actions\n  opened: {timed(opened)}")
    watch(driver.desk, header)
    page, random, jumps = driver.top, Random(3), []
    assert isinstance(page, ReplayPage)
    for _ in range(JUMPS):
        begun = time.process_time()
        page.playback.go_to(random.randrange(header.actions + 1))
        driver.app.draw()
        jumps.append((time.process_time() - begun) * 1000)
    print(f"  another moment of its replay: {spread(jumps)}")
    driver.app.stack.clear()


def longest_match(game: AnyGame, actions: int, seeds: int, options: dict[str, int]) -> "SavedMatch":
    """Return the longest of a few random matches, cut off after a number of actions."""
    from saves.models import Player
    from saves.saved_match import SavedMatch

    def played(seed: int) -> Match:
        match, random = Match(game, game.options(**options), game.seats[0], seed), Random(seed)
        while match.to_move is not None and len(match.log) < actions:
            at_random(match, random)
        return match

    match = max(map(played, range(seeds)), key=lambda match: len(match.log))
    others = (Player(name=f"Imp {seat}", level=Level.IMP) for seat in range(1, match.seats))
    return SavedMatch("long", match, (Player(name="Mara", level=None), *others), NOW)

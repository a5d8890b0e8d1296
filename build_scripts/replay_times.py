"""How long a replay takes to show another moment of a long match."""

import os
import statistics
import time
from datetime import datetime
from pathlib import Path
from random import Random

from open_times import NOW, longest_match

from game.catalog import GAMES
from game.contract import AnyGame

JUMPS = 60
WARM = 12
"""Jumps that are not counted: pictures of cards are drawn in them for the first time."""


def replay_times(folder: Path, actions: int) -> str:
    """Jump about in the longest match that random play makes of each game, up to so many actions."""
    lines = [f"another moment of a match at 1920 x 1080, milliseconds of one core, {JUMPS} jumps:"]
    return "\n".join([*lines, *(_jumps(folder / game.id, game, actions) for game in GAMES.values())])


def _jumps(folder: Path, game: AnyGame, actions: int) -> str:
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    from scenes.navigation import watch
    from tests.scenes.driver import Driver

    driver, saved = Driver(folder, (1920, 1080), {}, datetime.now), longest_match(game, actions)
    driver.desk.store.save(saved, NOW)
    store = driver.desk.store
    (header,) = store.list_running(NOW).headers + store.list_finished(NOW).headers
    opened = time.process_time()
    watch(driver.desk, header)
    opened = time.process_time() - opened
    taken, random, page = [], Random(3), driver.top
    for _ in range(WARM + JUMPS):
        start = time.process_time()
        page.playback.go_to(random.randrange(header.actions + 1))
        driver.app.draw()
        taken.append((time.process_time() - start) * 1000)
    driver.app.stack.clear()
    return (
        f"  {game.title}, {header.actions} actions: median {statistics.median(taken[WARM:]):.1f}, "
        f"slowest {max(taken[WARM:]):.1f}, the first {max(taken[:WARM]):.1f}; opened in {opened * 1000:.0f}"
    )

"""Benchmarks of speed and memory, one module each; this one has what they share."""

import math
import os
import sys
import time
from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from game.contract import AnyGame

if TYPE_CHECKING:
    from tests.scenes.driver import Driver

FULL_HD = (1920, 1080)


def spread(times: Sequence[float]) -> str:
    """Return the median, the 99th percentile and the maximum as text."""
    ordered = sorted(times)
    most = ordered[math.ceil(len(ordered) * 0.99) - 1]
    return f"median {median(ordered):.1f}, 99 % under {most:.1f}, slowest {ordered[-1]:.1f}"


def timed(action: Callable[[], object], repeats: int = 7) -> str:
    """Return the median and the longest time of an action as text."""
    taken = []
    for _ in range(repeats):
        start = time.process_time()
        action()
        taken.append((time.process_time() - start) * 1000)
    return f"median {median(taken):.1f} ms, slowest {max(taken):.1f}"


def hidden_driver(folder: Path, size: tuple[int, int] = FULL_HD, **settings: object) -> "Driver":
    """Start the program without a screen, on a data folder."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    # SDL would treat the signal that ends a process as a closed window, which ends the program.
    os.environ["SDL_NO_SIGNAL_HANDLERS"] = "1"
    from engine.app import collect_garbage, freeze_imports
    from tests.scenes.driver import Driver

    driver = Driver(folder, size, settings, datetime.now)
    collect_garbage()
    freeze_imports()  # as the program does after showing the menu
    return driver


def go_home(driver: "Driver") -> None:
    """Go back to the menu, even if the last click quit the program."""
    from scenes.menu import Menu

    while len(driver.app.stack) > 1:
        driver.app.stack.pop()
    if not driver.app.stack:
        driver.app.stack.push(Menu(driver.desk))
    driver.turn()


def full_table(game: AnyGame) -> str:
    """Return a person and as many Imps as there are seats, as ``Driver.sit`` reads them."""
    return " ".join(["person", *["imp"] * (game.seats[-1] - 1)])

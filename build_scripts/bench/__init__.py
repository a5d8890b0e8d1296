"""Measures of speed and memory, a module for each; here is what they share."""

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
    """Return median, 99th percentile and maximum in words."""
    ordered = sorted(times)
    most = ordered[math.ceil(len(ordered) * 0.99) - 1]
    return f"median {median(ordered):.1f}, 99 % under {most:.1f}, slowest {ordered[-1]:.1f}"


def timed(action: Callable[[], object], repeats: int = 7) -> str:
    """Return how long an action takes."""
    taken = []
    for _ in range(repeats):
        start = time.process_time()
        action()
        taken.append((time.process_time() - start) * 1000)
    return f"median {median(taken):.1f} ms, slowest {max(taken):.1f}"


def hidden_driver(folder: Path, size: tuple[int, int] = FULL_HD, **settings: object) -> "Driver":
    """Return the program without a screen, over a data folder."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    # SDL takes the signal that ends a process for a closed window, and no page would be left.
    os.environ["SDL_NO_SIGNAL_HANDLERS"] = "1"
    from engine.app import collect_garbage, freeze_imports
    from tests.scenes.driver import Driver

    driver = Driver(folder, size, settings, datetime.now)
    collect_garbage()
    freeze_imports()  # as the program does once its menu was seen
    return driver


def go_home(driver: "Driver") -> None:
    """Go back to the menu, even if the last click ended the program."""
    from scenes.menu import Menu

    while len(driver.app.stack) > 1:
        driver.app.stack.pop()
    if not driver.app.stack:
        driver.app.stack.push(Menu(driver.desk))
    driver.turn()


def full_table(game: AnyGame) -> str:
    """Return a person and as many Imps as can sit down."""
    return " ".join(["person", *["imp"] * (game.seats[-1] - 1)])

"""How what takes time grows: with seats, cards in a hand, pixels, and the time there is to think."""

import os
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from random import Random
from typing import Any

from mind_rates import measure
from rule_rates import actions, imagined

from game.catalog import GAMES
from game.contract import AnyGame

ROOT = Path(__file__).resolve().parent.parent
SIZES = ((1280, 720), (1920, 1080), (2560, 1440))
BUDGETS = (0.05, 0.1, 0.25, 0.5, 1.0)
QUESTIONS = 4
FRAMES = 300
"""Turns of the loop at each table: five seconds."""
POSITIONS = 4000
FEWEST = 30
"""Positions with so many cards in the hand, of which a figure is worth telling."""
LARGEST = 24
"""Cards in a hand that are still told of."""


def by_seats(seconds: float) -> list[dict[str, Any]]:
    """Random actions, and views imagined, a second of a core, at every number of seats."""
    return [
        {"game": game.id, "seats": seats, "actions": actions(game, seats, seconds),
         "imagined": imagined(game, seats, seconds)}
        for game in GAMES.values()
        for seats in game.seats
    ]  # fmt: skip


def by_hand() -> list[dict[str, Any]]:
    """Microseconds of a core for what is legal and for a view, by the cards in the hand that is to move."""
    return [each for game in GAMES.values() for each in _hands(game)]


def _hands(game: AnyGame) -> Iterator[dict[str, Any]]:
    random, seats = Random(5).random, game.seats[0]
    places = game.places(game.options(), seats)
    hands = {place.seat: index for index, place in enumerate(places) if place.kind.name == "hand"}
    spent: dict[int, list[float]] = defaultdict(list)
    state, seed = game.deal(game.options(), seats, 0), 0
    for _ in range(POSITIONS):
        seat = game.to_move(state)
        if seat is None:
            seed += 1
            state = game.deal(game.options(), seats, seed)
            continue
        state.table.events = None
        start = time.thread_time()
        moves = game.legal(state, seat)
        game.view(state, seat)
        taken = time.thread_time() - start
        if seat in hands:
            spent[len(state.table.piles[hands[seat]])].append(taken * 1e6)
        game.apply(state, seat, moves[int(random() * len(moves))])
    for cards, times in sorted(spent.items()):
        if len(times) >= FEWEST and 0 < cards <= LARGEST:
            yield {"game": game.id, "cards": cards, "microseconds": sorted(times)[len(times) // 2]}


def by_budget() -> list[dict[str, Any]]:
    """Iterations in one answer of the Archdevil, by the seconds it has."""
    return [
        {
            "game": game.id,
            "budget": budget,
            "iterations": measure(game, budget, QUESTIONS).iterations * budget,
        }
        for game in GAMES.values()
        for budget in BUDGETS
    ]


def by_pixels() -> list[dict[str, Any]]:
    """Milliseconds of a core for a frame of each game's fullest table, by the pixels of the window."""
    return [
        {"game": game.id, "pixels": size[0] * size[1], **_frames(game, game.seats[-1], size)}
        for game in GAMES.values()
        for size in SIZES
    ]


def frames_by_seats() -> list[dict[str, Any]]:
    """The same by seats, at 1920 x 1080."""
    return [
        {"game": game.id, "seats": seats, **_frames(game, seats, (1920, 1080))}
        for game in GAMES.values()
        for seats in sorted({game.seats[0], game.seats[len(game.seats) // 2], game.seats[-1]})
    ]


def _frames(game: AnyGame, seats: int, size: tuple[int, int]) -> dict[str, float]:
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    from engine.memory import settle
    from tests.scenes.driver import Driver

    taken = []
    with tempfile.TemporaryDirectory() as data:
        driver = Driver(Path(data) / "data", size, {}, datetime.now)
        settle()
        table = driver.sit(" ".join(["person", *["imp"] * (seats - 1)]), game.id)
        for _ in range(FRAMES):
            drawn = driver.app.frames
            if (picker := table.pointer.picker) is not None and not table.moving:
                table.hands.commit(picker.choices[-1][1])
            start = time.thread_time()
            driver.turn()
            if driver.app.frames > drawn:
                taken.append((time.thread_time() - start) * 1000)
            if driver.top is not table:
                break
            driver.app.spare(time.perf_counter() + 0.004)
        driver.app.stack.clear()
    taken.sort()
    return {"median": taken[len(taken) // 2], "p99": taken[int(len(taken) * 0.99)]}


RESIDENT = """
def resident():
    with open("/proc/self/statm") as told:
        return int(told.read().split()[1]) * 4096 / 1e6
"""
BARE = f"""{RESIDENT}
import sys
import pygame
pygame.display.init(); pygame.display.set_mode((1280, 720)); pygame.display.flip()
print("told", sys.argv[2], resident())
"""
STEPS = f"""{RESIDENT}
import sys
print("told Python", resident())
import pygame
print("told pygame", resident())
from engine.assets import Assets, default_root
from engine.window import WindowSettings, open_window
open_window("Brimstone", WindowSettings(), Assets(default_root())); pygame.display.flip()
print("told its window", resident())
import scenes.main
print("told what the menu is made of", resident())
import pydantic, pydantic.main, pydantic._internal._generate_schema
print("told pydantic", resident())
from game.catalog import GAMES
for name in GAMES: GAMES[name]
print("told the rules and words of all games", resident())
import scenes.navigation
print("told all other pages", resident())
import time
from datetime import datetime
from pathlib import Path
from engine.memory import trim
from tests.scenes.driver import Driver
driver = Driver(Path(sys.argv[1]), (1280, 720), dict(), datetime.now)
driver.turn(120)
trim()
print("told the menu, drawn", resident())
"""


def memory() -> dict[str, float]:
    """Megabytes of a bare window, and along a start to the menu (Linux: read from /proc); on a screen."""
    found: dict[str, float] = {}
    usual = {**os.environ, "SDL_AUDIODRIVER": "dummy", "PYTHONPATH": str(ROOT)}
    usual["PYDANTIC_DISABLE_PLUGINS"] = "__all__"
    plain = {**usual, "SDL_FRAMEBUFFER_ACCELERATION": "0"}
    with tempfile.TemporaryDirectory() as data:
        for code, name, environment in ((BARE, "bare", usual), (BARE, "plain", plain), (STEPS, "", usual)):
            command = [sys.executable, "-c", code, data, name]
            run = subprocess.run(
                command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True, timeout=120
            )
            for line in run.stdout.splitlines():
                if line.startswith("told "):
                    name, _, value = line.removeprefix("told ").rpartition(" ")
                    found[name] = float(value)
    return found

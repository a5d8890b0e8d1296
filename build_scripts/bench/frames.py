"""The time per frame while cards move, and the share of a core that a table at rest takes."""

import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from bench import full_table, hidden_driver, spread
from game.catalog import GAMES, find
from game.contract import AnyGame

if TYPE_CHECKING:
    from scenes.table.scene import TableScene
    from tests.scenes.driver import Driver

TURNS = 900
"""Turns of the loop at each table, which take fifteen seconds."""
MOMENT = 300
"""Turns of the loop after a great moment starts."""
IDLE = 10
"""Seconds for which a table is left at rest."""


def frames(turns: int) -> None:
    """Measure frames of a deal of each game and of great moments, then a table at rest."""
    from moment_strips import GREAT

    from tests.scenes.driver import Driver
    from tests.scenes.great_moments import happens

    for game in GAMES.values():
        _print_frames(game.title, game, turns, partial(Driver.sit, players=full_table(game), game=game.id))
    for name, great in GREAT.items():
        game = find(great.game)
        begin = partial(happens, game=game.id, seats=game.seats[-1], wanted=great.wanted)
        _print_frames(name, game, MOMENT, begin)
    with tempfile.TemporaryDirectory() as data:
        print(f"at rest: {_idle(Path(data)):.2%} of a core")


def _print_frames(name: str, game: AnyGame, turns: int, begin: Callable[["Driver"], "TableScene"]) -> None:
    with tempfile.TemporaryDirectory() as data:
        taken = _frames(Path(data), turns, begin)
    print(f"{name}, {game.seats[-1]} seats: {spread(taken)}")


def _frames(data: Path, turns: int, begin: Callable[["Driver"], "TableScene"]) -> list[float]:
    driver = hidden_driver(data)
    table = begin(driver)
    taken = []
    while table.prepare():
        pass
    for _ in range(turns):
        drawn = driver.app.frames
        if (choices := table.pointer.picker.choices) and not table.controller.moving:
            table.commit(choices[-1][1])
        begun = time.thread_time()
        driver.turn()
        if driver.app.frames > drawn:
            taken.append((time.thread_time() - begun) * 1000)
        if driver.top is not table:
            break
        driver.app.run_chores(time.perf_counter() + 0.01)
    driver.app.stack.clear()
    return taken


def _idle(data: Path) -> float:
    import pygame

    from saves.settings import Banter, Speed

    driver = hidden_driver(data, (1280, 720), speed=Speed.OFF, muted=True, banter=Banter.OFF)
    driver.sit("person fiend")
    driver.my_turn()
    clock, begun, end = pygame.time.Clock(), time.process_time(), time.monotonic() + IDLE
    while time.monotonic() < end:
        driver.app.tick(clock)
    return (time.process_time() - begun) / IDLE

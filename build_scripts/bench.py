"""Measures what a player would notice, and what a search lives on. It judges nothing.

Usage: python build_scripts/bench.py rules | frames | start | idle
    rules    random play, clones, and views imagined, a second, for each game on one core
    frames   milliseconds a frame takes while a deal is shown, at 1080p without a screen
    start    seconds until the menu's first frame, beside a bare pygame window (needs a screen)
    idle     share of one core while nothing moves (needs a screen)
"""

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

SECONDS = 1.0
"""How long each figure is measured."""
REPEATS = 3
"""The best of so many runs counts: the others were disturbed."""


def best(run: Callable[[], float]) -> float:
    """The best of several runs of something that returns a rate."""
    return max(run() for _ in range(REPEATS))


def rules() -> None:
    """Rates for each game, at its fewest and most seats."""
    from game.catalog import GAMES

    print(f"{'game':<12}{'seats':>6}{'actions/s':>12}{'clones/s':>12}{'views imagined/s':>18}")
    for game in GAMES.values():
        for seats in sorted({game.seats[0], game.seats[-1]}):
            actions = best(lambda game=game, seats=seats: _actions(game, seats))
            clones = best(lambda game=game, seats=seats: _clones(game, seats))
            imagined = best(lambda game=game, seats=seats: _imagined(game, seats))
            print(f"{game.id:<12}{seats:>6}{actions:>12,.0f}{clones:>12,.0f}{imagined:>18,.0f}")
    uno = _uno()
    print(f"RLCard's UNO in the same run: {uno:,.0f} actions/s" if uno else "RLCard is not installed.")


def _actions(game, seats: int) -> float:
    """Random play with nobody listening, dealing included."""
    random = Random(1).random
    done, match = 0, 0
    to_move, legal, apply = game.to_move, game.legal, game.apply
    start = time.perf_counter()
    while time.perf_counter() - start < SECONDS:
        state = game.deal(game.options(), seats, match)
        state.table.events = None
        match += 1
        while (seat := to_move(state)) is not None:
            moves = legal(state, seat)
            apply(state, seat, moves[int(random() * len(moves))])
            done += 1
    return done / (time.perf_counter() - start)


def _clones(game, seats: int) -> float:
    state = game.deal(game.options(), seats, 1)
    start = time.perf_counter()
    done = 0
    while time.perf_counter() - start < SECONDS / 2:
        for _ in range(1000):
            state.clone()
        done += 1000
    return done / (time.perf_counter() - start)


def _imagined(game, seats: int) -> float:
    """A view and a state imagined from it, for each position of random play."""
    random = Random(1)
    spent, done, match = 0.0, 0, 0
    state = game.deal(game.options(), seats, 0)
    while spent < SECONDS / 2:
        seat = game.to_move(state)
        if seat is None:
            match += 1
            state = game.deal(game.options(), seats, match)
            continue
        state.table.events = None
        start = time.perf_counter()
        game.imagine(game.view(state, seat), random)
        spent += time.perf_counter() - start
        done += 1
        moves = game.legal(state, seat)
        game.apply(state, seat, moves[int(random.random() * len(moves))])
    return done / spent


def _uno() -> float:
    """Random play of RLCard's UNO game class, or 0 where it is not installed."""
    try:
        from rlcard.games.uno import Game
    except ImportError:
        return 0.0
    done, random = 0, Random(1).random
    start = time.perf_counter()
    while time.perf_counter() - start < SECONDS:
        game = Game()
        game.init_game()
        while not game.is_over():
            moves = game.get_legal_actions()
            game.step(moves[int(random() * len(moves))])
            done += 1
    return done / (time.perf_counter() - start)


def frames() -> None:
    """Frame times while an eight-seat deal is shown."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    from datetime import datetime

    from tests.scenes.driver import Driver

    with tempfile.TemporaryDirectory() as data:
        driver = Driver(Path(data) / "data", (1920, 1080), {}, datetime.now)
        table = driver.sit("person fiend imp fiend imp fiend imp fiend")
        taken = []
        while table.moving:
            start = time.perf_counter()
            driver.turn()
            taken.append((time.perf_counter() - start) * 1000)
    taken.sort()
    print(
        f"{len(taken)} frames of a deal to eight: median {statistics.median(taken):.2f} ms, "
        f"95 % under {taken[int(len(taken) * 0.95)]:.2f} ms, slowest {taken[-1]:.2f} ms"
    )


BARE = """
import time; start = time.perf_counter()
import pygame
pygame.display.init(); pygame.display.set_mode((1280, 720)); pygame.display.flip()
print(time.perf_counter() - start)
"""

MENU = """
import time; start = time.perf_counter()
import scenes.main as program
from engine.app import App
draw = App.draw
def drawn(app):
    draw(app); print(time.perf_counter() - start); app.quit()
App.draw = drawn
program.play()
"""


def start() -> None:
    """Seconds from the interpreter's first line to the first frame."""
    with tempfile.TemporaryDirectory() as data:
        environment = {**os.environ, "XDG_DATA_HOME": data, "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
        for name, code in (("bare pygame window", BARE), ("Brimstone's menu", MENU)):
            taken = []
            for _ in range(7):
                run = subprocess.run(
                    [sys.executable, "-c", code],
                    cwd=ROOT,
                    env=environment,
                    capture_output=True,
                    text=True,
                    check=True,
                )
                taken.append(float(run.stdout.split()[-1]))
            print(f"{name}: median {statistics.median(taken) * 1000:.0f} ms, best {min(taken) * 1000:.0f} ms")


IDLE = """
import sys, threading, time, os, resource
from pathlib import Path
sys.path.insert(0, os.getcwd())
from tests.scenes.driver import Driver
from datetime import datetime
from saves.models import Speed
driver = Driver(Path(sys.argv[1]), (1280, 720), {"speed": Speed.OFF, "muted": True}, datetime.now)
driver.sit("person fiend")
driver.my_turn()
driver.turn(5)
used = lambda: sum(resource.getrusage(resource.RUSAGE_SELF)[:2])
before, frames = used(), driver.app.frames
def end():
    import pygame
    print(used() - before, driver.app.frames - frames, flush=True)
    os._exit(0)
threading.Timer(10, end).start()
import pygame
clock = pygame.time.Clock()
while True:
    events = driver.app._wait()
    clock.tick(60)
    driver.app.pump(events, clock.get_time())
"""


def idle() -> None:
    """The share of a core that a table takes while the person thinks, over ten seconds."""
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-c", IDLE, data]
        run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    seconds, drawn = run.stdout.split()[-2:]
    print(f"at the table, nothing moving: {float(seconds) / 10:.2%} of a core, {drawn} frames in 10 s")


MODES = {"rules": rules, "frames": frames, "start": start, "idle": idle}

if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1] not in MODES:
        print(__doc__)
        sys.exit(2)
    MODES[sys.argv[1]]()

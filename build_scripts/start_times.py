"""What a start takes until the menu's first frame, and until a key is answered, beside a bare window."""

import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from game.catalog import GAMES
from game.level import Level
from game.match import Match
from saves.models import Player, Settings
from saves.settings import write_settings
from saves.store import Store

ROOT = Path(__file__).resolve().parent.parent
RUNS = 9
"""Starts of each program, in turn."""

BARE = """
import time; start = time.perf_counter()
import pygame
pygame.display.init(); pygame.display.set_mode((1280, 720)); pygame.display.flip()
print("told", time.perf_counter() - start, time.process_time(), flush=True)
"""

PLAIN = """
import os; os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"
"""
"""Before a window whose frames go to an X server from memory, as ours do: without OpenGL."""

MENU = """
import time; start = time.perf_counter()
import gc; gc.disable()
import brimstone as program
import pygame
from engine.app import App
draw, frames = App.draw, []
def drawn(app):
    draw(app)
    frames.append((time.perf_counter() - start, time.process_time()))
    if len(frames) == 1:
        key = {"key": pygame.K_ESCAPE, "mod": 0, "unicode": "", "scancode": 0}
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key))
    elif len(app.stack) > 1:
        print("told", *frames[0], *frames[-1], flush=True)
        app.quit()
App.draw = drawn
program.main([])
"""
"""Its first act is what ``main`` does before it imports anything: what is imported here to look at it would
otherwise be searched for what can be given back, as it never is in a start."""


@dataclass(frozen=True, slots=True)
class Start:
    """How long one start took, in milliseconds by the clock and of a core, until each thing was seen."""

    clock: tuple[float, ...]
    core: tuple[float, ...]


def start_times() -> dict[str, list[Start]]:
    """Starts of a bare window, of the menu for the first time, and with a match to go on with, in turn."""
    with tempfile.TemporaryDirectory() as first, tempfile.TemporaryDirectory() as usual:
        _play_a_little(Path(usual) / "brimstone")
        programs = {
            "a bare pygame window": (BARE, first),
            "the same without OpenGL": (PLAIN + BARE, first),
            "the menu, for the first time": (MENU, first),
            "the menu, with a match to go on with": (MENU, usual),
        }
        commands = {name: ([sys.executable, "-c", code], data) for name, (code, data) in programs.items()}
        return in_turn(commands)


def in_turn(programs: dict[str, tuple[list[str], str]]) -> dict[str, list[Start]]:
    """Start programs that tell when they were seen, each over its data folder, one after the other."""
    taken: dict[str, list[Start]] = {name: [] for name in programs}
    for _ in range(RUNS):
        for name, (command, data) in programs.items():
            taken[name].append(started(command, data))
    return taken


def started(command: Sequence[str], data: str) -> Start:
    """Start a program that tells when it was seen, over a data folder."""
    environment = {**os.environ, "XDG_DATA_HOME": data, "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    run = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True, timeout=60
    )
    (told,) = [line for line in run.stdout.splitlines() if line.startswith("told ")]
    times = [float(each) * 1000 for each in told.split()[1:]]
    return Start(tuple(times[::2]), tuple(times[1::2]))


def as_text(taken: dict[str, list[Start]]) -> str:
    """The times of each program, and how many times those of the first."""
    lines, bare = [], _typical(taken[next(iter(taken))], 0)
    for name, starts in taken.items():
        for seen, what in enumerate(("first frame", "a key is answered")[: len(starts[0].core)]):
            clock, core = _typical(starts, seen)
            lines.append(
                f"{name}, {what}: {clock:.0f} ms ({clock / bare[0]:.2f} x), "
                f"of a core {core:.0f} ms ({core / bare[1]:.2f} x)"
            )
    return "\n".join(lines)


def _typical(starts: Sequence[Start], seen: int) -> tuple[float, float]:
    """Medians by the clock and of a core."""
    return (
        statistics.median(start.clock[seen] for start in starts),
        statistics.median(start.core[seen] for start in starts),
    )


def _play_a_little(folder: Path) -> None:
    """A data folder of somebody who has played: settings, and a match that was left in peace."""
    store, now, game = Store(folder), datetime.now(), next(iter(GAMES.values()))
    store.list_running(now)
    match = Match(game, game.options(), game.seats[-1], 1)
    people = [Player(name="Mara", level=None)]
    people += [Player(name=f"Imp {seat}", level=Level.IMP) for seat in range(1, match.seats)]
    saved = store.begin(match, tuple(people), now)
    for _ in range(20):
        assert match.to_move is not None
        match.play(match.to_move, match.legal(match.to_move)[0])
    store.save(saved, now)
    store.close(saved.id)
    store.index.write()
    write_settings(folder, Settings(known=(game.id,), card_volume=0.7))

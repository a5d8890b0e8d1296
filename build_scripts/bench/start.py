"""The time until the menu's first frame, compared with a bare pygame window."""

import os
import subprocess
import sys
import tempfile
from statistics import median

from bench import ROOT

STARTS = 9
BARE = """
import time; start = time.perf_counter()
import pygame
pygame.display.init(); pygame.display.set_mode((1280, 720)); pygame.display.flip()
print("told", time.perf_counter() - start, time.thread_time(), flush=True)
"""
MENU = """
import time; start = time.perf_counter()
import brimstone as program
from engine.app import App
draw = App.draw
def drawn(app):
    draw(app)
    print("told", time.perf_counter() - start, time.thread_time(), flush=True)
    app.quit()
App.draw = drawn
program.main([])
"""


def start() -> None:
    """Start a bare window and the menu in turn, several times."""
    taken: dict[str, list[tuple[float, float]]] = {}
    with tempfile.TemporaryDirectory() as data:
        _started(MENU, data)  # compiles all modules, as an installation does
        for _ in range(STARTS):
            for name, code in (("a bare pygame window", BARE), ("the menu", MENU)):
                taken.setdefault(name, []).append(_started(code, data))
    for name, times in taken.items():
        clock, core = (median(each[which] for each in times) for which in (0, 1))
        print(f"{name}: {clock:.0f} ms by the clock, {core:.0f} ms of a core")


def _started(code: str, data: str) -> tuple[float, float]:
    run = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env={
            **os.environ,
            "XDG_DATA_HOME": data,
            "SDL_FRAMEBUFFER_ACCELERATION": "0",  # without OpenGL, like the program
            "PYTHONDONTWRITEBYTECODE": "",
            "PYTHONPYCACHEPREFIX": data,
        },
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    told = next((line for line in run.stdout.splitlines() if line.startswith("told ")), None)
    if told is None:
        raise SystemExit(f"No window opened. Try SDL_VIDEODRIVER=dummy. {run.stderr.strip()}")
    clock, core = (float(each) * 1000 for each in told.split()[1:])
    return clock, core

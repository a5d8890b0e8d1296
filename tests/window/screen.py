"""A real window on a virtual screen, and a pair of hands made of xdotool.

The hands are told nothing by the program: they look at the saved match, which is on disk after every
action, and work out for themselves where its cards lie.
"""

import os
import struct
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from datetime import datetime
from pathlib import Path

import pygame

from game.match import Match
from game.sentences import Cast
from saves.models import Header
from saves.store import Store
from scenes.table.picker import Picker
from scenes.table.view.board import Board, usual_sorting
from scenes.table.view.table_layout import map_for
from tests import ROOT
from tests.assets import all_assets

SIZE = (1280, 720)
SCREEN = "Xvfb_screen0"
"""The file in which an X server keeps what it shows."""
PATIENCE = 90.0
"""Seconds to wait for something that must happen."""


@contextmanager
def virtual_screen(frames: Path | None = None) -> Iterator[str]:
    """Yield an X server of our own, which keeps what it shows in a folder if told to; gives its display."""
    read, write = os.pipe()
    kept = ["-fbdir", str(frames)] if frames else []
    # On a busy machine a key may seem held down: without auto-repeat (-r) it is still pressed once.
    screen = ["-screen", "0", "1280x720x24", "-nolisten", "tcp", "-noreset", "-r", *kept]
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), *screen], pass_fds=[write], stderr=subprocess.DEVNULL
    )
    os.close(write)
    try:
        with os.fdopen(read) as told:
            yield f":{told.readline().strip()}"
    finally:
        server.terminate()
        server.wait()


def seen_now(frames: Path) -> pygame.Surface:
    """Return the screen's pixels, from the X server's own memory (an XWD file of 32-bit pixels)."""
    raw = (frames / SCREEN).read_bytes()
    header, width, height, line, colours = (
        struct.unpack_from(">I", raw, at)[0] for at in (0, 16, 20, 48, 76)
    )
    start = header + colours * 12
    rows = [raw[start + line * row : start + line * row + 4 * width] for row in range(height)]
    return pygame.image.frombytes(b"".join(rows), (width, height), "BGRA")


class Hands:
    """A player that starts the program in a data folder of its own and works its window."""

    def __init__(
        self,
        data: Path,
        environment: dict[str, str],
        command: Sequence[str] = (sys.executable, "-m", "brimstone"),
    ) -> None:
        self.environment = environment
        self.screen = {**os.environ, "DISPLAY": environment["DISPLAY"]}
        self.store = Store(data)
        self.command = command
        self.program = self.start()

    def start(self) -> "subprocess.Popen[bytes]":
        """Start the program, wait for its window, and as long again for its first page."""
        began = time.monotonic()
        program = subprocess.Popen(self.command, cwd=ROOT, env=self.environment)
        while len(self._windows()) < 2:
            assert program.poll() is None, "the program has ended"
            assert time.monotonic() < began + PATIENCE, "no window came up"
            time.sleep(0.05)
        time.sleep(max(0.8, time.monotonic() - began))
        return program

    def _windows(self) -> list[str]:
        words = ["xdotool", "search", "--onlyvisible", "--class", ".*"]
        return subprocess.run(words, env=self.screen, capture_output=True, text=True).stdout.split()

    def kill(self) -> None:
        """End the program without a warning."""
        self.program.kill()
        self.program.wait()

    def click(self, at: tuple[float, float]) -> None:
        """Move there and click."""
        self._do("mousemove", str(round(at[0])), str(round(at[1])), "sleep", "0.04", "click", "1")

    def point(self, at: tuple[float, float]) -> None:
        """Move the pointer there."""
        self._do("mousemove", str(round(at[0])), str(round(at[1])))

    def keys(self, *names: str) -> None:
        """Press keys one after another."""
        self._do("key", "--delay", "25", *names)

    def log_length(self) -> int:
        """Return the number of actions on disk, over all matches."""
        return sum(header.actions for header in (*self._headers(), *self._finished()))

    def matches(self) -> list[Match]:
        return [self.store.read(header).match for header in self._headers()]

    def ids(self) -> list[str]:
        """Return the ids of the unfinished matches."""
        return [header.id for header in self._headers()]

    def finished_ids(self) -> list[str]:
        return [header.id for header in self._finished()]

    def is_open(self, match_id: str) -> bool:
        """True if the program has a match on its table: it holds the lock file of the match.

        A lock taken here could tell the program at that moment that the match is in use elsewhere.
        """
        held = (each.readlink() for each in Path(f"/proc/{self.program.pid}/fd").iterdir())
        with suppress(FileNotFoundError):
            return any(each.name == f"{match_id}.lock" for each in held)
        return False

    def wait(self, condition: Callable[[], bool]) -> None:
        """Wait until something holds."""
        end = time.monotonic() + PATIENCE
        while not condition():
            assert time.monotonic() < end, "it never happened"
            assert self.program.poll() is None, "the program has ended"
            time.sleep(0.05)

    def finished(self) -> bool:
        """True if a finished match is on disk."""
        return bool(self._finished())

    def _headers(self) -> tuple[Header, ...]:
        return self.store.list_running(datetime.now()).headers

    def _finished(self) -> tuple[Header, ...]:
        return self.store.finished.listing(datetime.now()).headers

    def _do(self, *words: str) -> None:
        subprocess.run(
            ["xdotool", *words], env=self.screen, check=True, timeout=60, stdout=subprocess.DEVNULL
        )


def seen_by(match: Match, seat: int) -> tuple[Board, Picker]:
    """Return a person's board as it lies in the window, and a picker for what the person may do."""
    assets = all_assets()
    table_map = map_for(assets, match.game.info.map, match.places)
    board = Board(match, seat, table_map, assets, SIZE, usual_sorting(match))
    view = match.view(seat)
    board.reset(view, match.game.words.crossed(view))
    return board, Picker.of(match.game, view, match.deck, Cast(tuple("ABCDEFGH"), view.seat))

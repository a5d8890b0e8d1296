"""Every page and a table of every game come up in a real window."""

import os
import subprocess
import sys
from pathlib import Path

from game.catalog import GAMES
from tests import ROOT
from tests.window.screen import virtual_screen


def test_every_page_comes_up_in_a_real_window(tmp_path: Path) -> None:
    frames = tmp_path / "frames"
    frames.mkdir()
    with virtual_screen(frames) as display:
        environment = {**os.environ, "DISPLAY": display, "SDL_AUDIODRIVER": "dummy"}
        environment.pop("SDL_VIDEODRIVER", None)
        command = [sys.executable, "-m", "tests.window.show_pages", str(tmp_path / "data"), str(frames)]
        told = subprocess.run(
            command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=240, check=False
        )
    lines = [line for line in told.stdout.splitlines() if ": " in line]
    assert told.returncode == 0, told.stdout + told.stderr
    wrong = [line for line in lines if not line.endswith(": shown")]
    assert not wrong, "\n".join(wrong)
    assert sum(line.startswith("table ") for line in lines) == len(GAMES)

"""The packaged program, on a machine with nothing: no PATH, an empty home."""

import json
import os
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from game.catalog import GAMES
from saves.models import Pace, Settings, Speed
from saves.settings import write_settings
from tests.window.screen import ROOT, Hands, virtual_screen
from tests.window.test_window import by_keys, leave_by_keys, look_on, play_to_the_end

MOST = 70_000_000
"""Bytes that a package may have."""


def test_the_packaged_program_plays_a_match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(os.environ, "SDL_VIDEODRIVER", "dummy")
    home = tmp_path / "home"
    data = home / ".local" / "share" / "brimstone"
    write_settings(data, Settings(speed=Speed.OFF, pace=Pace.NONE, known=tuple(GAMES)))
    subprocess.run([sys.executable, str(ROOT / "build_scripts" / "package.py"), str(tmp_path)], check=True)
    program = tmp_path / "brimstone" / "brimstone"
    files = [file for file in program.parent.rglob("*") if file.is_file() and not file.is_symlink()]
    assert sum(file.stat().st_size for file in files) < MOST
    with virtual_screen() as display:
        bare = {"DISPLAY": display, "HOME": str(home), "PATH": "", "SDL_AUDIODRIVER": "dummy"}
        hands = Hands(data, bare, [str(program)])
        hands.keys("Tab", "Return")
        hands.wait(lambda: bool(hands.matches()))
        play_to_the_end(hands, by_keys, partial(look_on, hands), *2 * [lambda: hands.keys("Return")])
        leave_by_keys(hands)
        duel = [str(program), "arena", "devil", "--deals", "1", "--iterations", "5", "--json"]
        told = subprocess.run(duel, env=bare, capture_output=True, text=True, timeout=120, check=True).stdout
        assert {row["name"] for row in json.loads(told)["outcomes"]} == {"archdevil", "fiend"}

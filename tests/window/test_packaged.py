"""The packaged program, on a machine with nothing: no PATH, an empty home."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.catalog import GAMES
from saves.settings import Pace, Settings, Speed, write_settings
from tests import ROOT
from tests.window.screen import Hands, virtual_screen
from tests.window.test_window import PERSON, act_once, by_keys, quick_play_by_keys

MOST = 70_000_000
"""Bytes that a package may have."""


@pytest.mark.slow
def test_the_packaged_program_runs_on_a_bare_machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(os.environ, "SDL_VIDEODRIVER", "dummy")
    home = tmp_path / "home"
    data = home / ".local" / "share" / "brimstone"
    write_settings(data, Settings(speed=Speed.OFF, pace=Pace.NONE, known=tuple(GAMES)))
    apart = {"PYINSTALLER_CONFIG_DIR": str(tmp_path / "pyinstaller")}
    package = [sys.executable, str(ROOT / "build_scripts" / "package.py"), str(tmp_path)]
    subprocess.run(package, env={**os.environ, **apart}, check=True)
    program = tmp_path / "brimstone" / "brimstone"
    files = [file for file in program.parent.rglob("*") if file.is_file() and not file.is_symlink()]
    assert sum(file.stat().st_size for file in files) < MOST
    held = {file.name for file in (program.parent / "licences").iterdir()}
    assert {"brimstone.txt", "python.txt", "pygame-ce.txt", "native libraries.txt"} <= held
    nothing = {"HOME": "", "PATH": ""}
    tried = subprocess.run(
        [str(program), "self-test"], cwd=tmp_path, env=nothing, capture_output=True, text=True, timeout=240
    )
    assert tried.returncode == 0, tried.stdout + tried.stderr
    lines = tried.stdout.splitlines()
    assert len(lines) == len(GAMES) + 8 and lines[-1].startswith("All is well"), lines
    with virtual_screen() as display:
        bare = {"DISPLAY": display, "HOME": str(home), "PATH": "", "SDL_AUDIODRIVER": "dummy"}
        hands = Hands(data, bare, [str(program)])
        quick_play_by_keys(hands, "angel")
        hands.wait(lambda: hands.matches()[0].to_move == PERSON)
        act_once(hands, by_keys)
        hands.kill()
        duel = [str(program), "arena", "devil", "--deals", "1", "--iterations", "5", "--json"]
        told = subprocess.run(duel, env=bare, capture_output=True, text=True, timeout=120, check=True).stdout
        assert {row["name"] for row in json.loads(told)["outcomes"]} == {"archdevil", "fiend"}

"""Tests of a game from another package, with a map and a rules page, found by its entry point."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from coal_whist.game import WHIST

from tests import ROOT
from tests.sixth_game.plugin import install

FOLDERS = ("conformance", "game", "saves", "scenes")


def run(*arguments: str, path: Path = ROOT) -> subprocess.CompletedProcess[str]:
    """Run a Python module from the root, with packages from another folder."""
    quiet = {**os.environ, "PYGAME_HIDE_SUPPORT_PROMPT": "1", "PYTHONPATH": str(path)}
    return subprocess.run(
        [sys.executable, "-m", *arguments], cwd=ROOT, env=quiet, capture_output=True, text=True
    )


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_it_passes_every_test_that_every_game_passes() -> None:
    folders = [f"tests/{folder}" for folder in FOLDERS]
    options = ("-p", "tests.sixth_game.plugin", "-n0", "-v", "-p", "no:cacheprovider", "-k", WHIST.id)
    found = run("pytest", *options, *folders)
    assert found.returncode == 0, found.stdout[-4000:]
    passed = set(re.findall(r"^(tests/\S+?)::\S.* PASSED", found.stdout, re.MULTILINE))
    assert {
        "tests/conformance/test_every_game.py",
        "tests/conformance/test_clauses.py",
        "tests/game/minds/test_thinker.py",
        "tests/scenes/test_every_game.py",
    } <= passed


def test_its_opponents_meet_in_the_arena_on_all_cores(tmp_path: Path) -> None:
    asked = ("--seats", "archdevil,imp", "--deals", "2", "--iterations", "20", "--json")
    found = run("brimstone", "arena", "whist", *asked, path=install(tmp_path))
    assert found.returncode == 0, found.stderr
    assert {outcome["name"] for outcome in json.loads(found.stdout)["outcomes"]} == {"archdevil", "imp"}


def test_a_package_that_cannot_be_loaded_stops_no_other_game(tmp_path: Path) -> None:
    facts = tmp_path / "broken_game-1.0.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: broken-game\nVersion: 1.0\n")
    (facts / "entry_points.txt").write_text("[brimstone.games]\nbroken = no_such_module:GAME\n")
    found = run("brimstone", "simulate", "devil", "--matches", "1", "--json", path=tmp_path)
    assert found.returncode == 0 and json.loads(found.stdout)["matches"]
    assert found.stderr.startswith(
        "brimstone: The game 'broken' can't be loaded. Update or remove the package broken-game.\n"
    )

"""The sounds are even: alike in loudness by sort, never clipped, and loops go round without a click."""

import json
import subprocess
import sys
from typing import Any

import pytest

from tests import ROOT

SCRIPT = ROOT / "build_scripts" / "sound_levels.py"
LEVELS = {
    -23.0: ("card", "flip", "shuffle", "pile", "trick", "breath"),
    -20.0: (
        *("knock", "skip", "coin", "battle", "crack", "flare", "wings", "refuse", "turn", "bell", "count"),
        *("heart", "sink", "choir", "laugh"),
    ),
    -17.0: ("slam", "judgement", "win", "lose", "draw"),
    -30.0: ("touch", "page"),
}
"""dBFS of the loudest twentieth of a second, for each sort of sound."""
LOOP_LEVEL = -36.0


@pytest.fixture(scope="module")
def figures() -> list[dict[str, Any]]:
    """Provide the script's measurements of the committed sounds."""
    run = subprocess.run([sys.executable, SCRIPT, "--json"], capture_output=True, text=True, check=True)
    measured: list[dict[str, Any]] = json.loads(run.stdout)
    assert measured, "no sound was found"
    return measured


def test_every_sound_is_as_loud_as_its_sort(figures: list[dict[str, Any]]) -> None:
    wanted = {name: level for level, names in LEVELS.items() for name in names}
    for line in figures:
        if line["seam"] is None:
            assert abs(line["loudest"] - wanted[line["file"].split("_")[0]]) <= 1, line
        else:
            assert abs(line["whole"] - LOOP_LEVEL) <= 1, line


def test_sounds_begin_at_once_from_silence(figures: list[dict[str, Any]]) -> None:
    for line in figures:
        if line["seam"] is None:
            assert line["click"] <= 0.001, line
            assert line["waits"] <= 0.005, line
            assert line["lingers"] <= 0.05, line


def test_no_sound_comes_near_clipping(figures: list[dict[str, Any]]) -> None:
    assert max(line["peak"] for line in figures) <= -3.0


def test_loops_go_round_without_a_click(figures: list[dict[str, Any]]) -> None:
    loops = [line for line in figures if line["seam"] is not None]
    assert len(loops) == 6
    assert all(line["seam"] <= 1.0 for line in loops), loops

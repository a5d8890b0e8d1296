"""The measurements run and print what they measured; no figure is judged here."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


def bench(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the script as a person would."""
    script = str(ROOT / "build_scripts" / "bench.py")
    return subprocess.run([sys.executable, script, *arguments], capture_output=True, text=True, timeout=120)


@pytest.mark.slow
@pytest.mark.parametrize(
    "arguments",
    [
        ("minds", "--games", "devil", "--seconds", "0.02"),
        ("saves", "--matches", "3", "--actions", "40"),
        ("frames", "--turns", "3"),
        ("memory", "--matches", "1"),
    ],
    ids=lambda arguments: arguments[0],
)
def test_what_is_measured_is_printed(arguments: tuple[str, ...]) -> None:
    run = bench(*arguments)
    assert run.returncode == 0 and run.stdout, run.stderr

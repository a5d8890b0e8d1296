"""What is imported before the menu is on the screen, in a process of its own."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LOOK = """
import sys
import scenes.main
print(*sys.modules)
"""


def imported() -> set[str]:
    """The modules that are there when the program is ready to open its window."""
    run = subprocess.run(
        [sys.executable, "-c", LOOK], cwd=ROOT, capture_output=True, text=True, check=True, timeout=60
    )
    return set(run.stdout.split())


def test_the_menu_does_not_wait_for_the_rules_of_any_game() -> None:
    there = imported()
    assert not {
        name for name in there if name.startswith("game.") and name.endswith((".rules", ".words"))
    } - {
        "game.contract.rules",
        "game.contract.words",
    }
    assert "scenes.menu" in there

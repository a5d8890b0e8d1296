"""While somebody reads the menu all is imported that it leads to: no page waits for it."""

import subprocess
import sys
from pathlib import Path

LOADED = """
import gc, sys, threading
from scenes.main import load_ahead
usual = sys.getswitchinterval()
load_ahead()
for thread in threading.enumerate():
    if thread is not threading.current_thread():
        thread.join()
assert sys.getswitchinterval() == usual
assert gc.get_freeze_count()
print(*sys.modules)
"""
ROOT = Path(__file__).parents[2]
ELSEWHERE = "scenes.self_test"
"""Is no page: the program tries itself without a window."""


def test_all_pages_and_games_are_imported_ahead() -> None:
    told = subprocess.run(
        [sys.executable, "-c", LOADED], cwd=ROOT, capture_output=True, text=True, check=True
    )
    loaded = told.stdout.split()
    files = [path.relative_to(ROOT).with_suffix("") for path in (ROOT / "scenes").rglob("*.py")]
    ours = {".".join(path.parts).removesuffix(".__init__") for path in files}
    assert not [name for name in ours - set(loaded) if not name.startswith(ELSEWHERE)]
    games = {f"game.{path.parent.name}.game" for path in (ROOT / "game").glob("*/game.py")}
    assert games <= set(loaded)

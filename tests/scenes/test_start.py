"""What a start imports: the menu, and not what it leads to."""

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
STARTED = """
import json, os, sys
os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
import scenes.main as program
from engine.app import App
draw = App.draw
def drawn(app):
    draw(app)
    print(json.dumps(sorted(sys.modules)))
    app.quit()
App.draw = drawn
sys.exit(program.play())
"""
LATER = (
    "scenes.start",
    "scenes.setup",
    "scenes.settings_page",
    "scenes.rules_page",
    "scenes.table.scene",
    "scenes.lesson.scene",
    "scenes.descent.page",
    "scenes.matches.page",
    "scenes.replay.page",
    "scenes.records.page",
    "scenes.days.page",
    "scenes.report_page",
    "game.minds.arena",
    "game.simulate",
    "argparse",
    "concurrent.futures.process",
)


def test_the_menu_is_on_the_screen_before_what_it_leads_to_is_imported(tmp_path: Path) -> None:
    run = subprocess.run(
        [sys.executable, "-c", STARTED],
        cwd=ROOT,
        env={"XDG_DATA_HOME": str(tmp_path), "HOME": str(tmp_path), "PYGAME_HIDE_SUPPORT_PROMPT": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    loaded = set(json.loads(run.stdout.splitlines()[-1]))
    assert "scenes.menu" in loaded
    assert [name for name in LATER if name in loaded] == []


def test_what_is_to_be_imported_later_is_still_there() -> None:
    for name in LATER:
        file = ROOT / f"{name.replace('.', '/')}.py"
        assert file.is_file() or name.partition(".")[0] in sys.stdlib_module_names, name

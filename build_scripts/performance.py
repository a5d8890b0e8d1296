"""Measures how quick and how quiet the program is, and writes docs/performance.md with its plots.

Usage: python build_scripts/performance.py [--draw-only] [--only PART ...]
    --draw-only  write the page and the plots from docs/performance.json as it is
    --only       measure these alone: start, memory, open, packaged (two are built: minutes), click,
                 compiled (it is built: minutes), seats, hand, pixels, table, budget; the other figures stay
                 as they are

It needs a screen for starts and memory; everything else goes without. On a quiet machine it takes about ten
minutes.
"""

import argparse
import json
import os
import platform
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict
from datetime import date
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # each start would compile all of its modules anew

import growth
from click_times import as_plain, click_times
from open_times import open_times
from performance_page import page, plots
from start_times import start_times

DOCS = ROOT / "docs"
KEPT = DOCS / "performance.json"
PICTURES = DOCS / "pictures" / "performance"
SECONDS = 0.3
"""For each rate of the rules."""
TURNS = 4
"""Of both builds, where source and compiled are compared."""


def _starts() -> dict[str, list[dict[str, Any]]]:
    return {name: [asdict(each) for each in starts] for name, starts in start_times().items()}


def _packaged() -> dict[str, list[dict[str, Any]]]:
    from packaged_times import packaged_times

    return {name: [asdict(each) for each in starts] for name, starts in packaged_times().items()}


def _compiled() -> dict[str, Any]:
    from compiled_rates import compared

    load = round(os.getloadavg()[0], 1)
    return {"load": load, "rates": [asdict(each) for each in compared(TURNS)]}


def _unseen(measure: Callable[[Path], Any]) -> Any:
    """Measure in a folder of its own, without a screen."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    with tempfile.TemporaryDirectory() as folder:
        try:
            return measure(Path(folder))
        finally:
            del os.environ["SDL_VIDEODRIVER"]  # what comes next may have one


PARTS: dict[str, Callable[[], Any]] = {
    "start": _starts,
    "memory": growth.memory,
    "open": lambda: _unseen(lambda folder: [asdict(each) for each in open_times(folder)]),
    "packaged": _packaged,
    "click": lambda: _unseen(lambda folder: as_plain(click_times(folder))),
    "compiled": _compiled,
    "seats": lambda: growth.by_seats(SECONDS),
    "hand": growth.by_hand,
    "pixels": growth.by_pixels,
    "table": growth.frames_by_seats,
    "budget": growth.by_budget,
}
"""What is measured, in this order: starts first, while nothing else was done."""


def measured(wanted: Sequence[str], kept: dict[str, Any]) -> dict[str, Any]:
    """The figures that are wanted among those that are kept, with the day and the machine."""
    told: dict[str, Any] = kept | {
        "day": date.today().isoformat(),
        "machine": f"{os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}",
        "load": round(os.getloadavg()[0], 1),
    }
    for name in wanted:
        began = time.monotonic()
        told[name] = PARTS[name]()
        print(f"{name}: {time.monotonic() - began:.0f} s", file=sys.stderr, flush=True)
    return told


def main() -> None:
    """Measure, keep what was measured, and tell it."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--draw-only", action="store_true", help="from the figures that are kept")
    parser.add_argument(
        "--only", nargs="+", choices=PARTS, default=list(PARTS), help="leave the others alone"
    )
    asked = parser.parse_args()
    told = json.loads(KEPT.read_text(encoding="utf-8")) if KEPT.exists() else {}
    if not asked.draw_only:
        told = measured(asked.only, told)
        KEPT.write_text(json.dumps(told, separators=(",", ":")) + "\n", encoding="utf-8")
    PICTURES.mkdir(parents=True, exist_ok=True)
    for name, picture in plots(told).items():
        (PICTURES / f"{name}.svg").write_text(picture, encoding="utf-8")
    (DOCS / "performance.md").write_text(page(told), encoding="utf-8")


if __name__ == "__main__":
    main()

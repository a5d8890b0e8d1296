"""Measure speed and memory. It prints figures without judging them.

Usage: python build_scripts/bench start | frames | clicks | saves | minds | memory [options]
    start   time until the menu's first frame, compared with a bare pygame window
    frames  time per frame while a deal is dealt and played, for each game with all seats taken, and
            during each great moment; also the share of a core that a table at rest takes
    clicks  time from a press or a release until the screen changes, on every page and table
    saves   time to list many matches, to open long ones and to jump around in their replays
            [--matches N] [--actions N]
    minds   random actions, determinized views and search iterations per second, and the time of
            answers within a budget [--games ID ...] [--seconds S] [--json]
    memory  memory and open files at the menu, after every page, after a table of each game, and
            during a run of matches [--matches N] (Linux)

Times are milliseconds of processor time on one core unless stated otherwise. All but ``start`` run without a
screen; ``start`` uses a screen unless SDL_VIDEODRIVER=dummy is set.
"""

import argparse
import sys
from pathlib import Path

sys.path[0] = str(Path(__file__).resolve().parents[1])

from bench.clicks import clicks
from bench.frames import TURNS, frames
from bench.memory import memory
from bench.minds import minds
from bench.saves import saves
from bench.start import start


def main() -> None:
    """Run the benchmark on the command line."""
    parser = argparse.ArgumentParser(
        usage="bench MODE [options]", formatter_class=argparse.RawDescriptionHelpFormatter, epilog=__doc__
    )
    modes = parser.add_subparsers(dest="mode", required=True, metavar="MODE")
    modes.add_parser("start").set_defaults(measure=start)
    shown = modes.add_parser("frames")
    shown.set_defaults(measure=frames)
    shown.add_argument("--turns", type=int, default=TURNS, help="of the loop, at each table")
    modes.add_parser("clicks").set_defaults(measure=clicks)
    saved = modes.add_parser("saves")
    saved.set_defaults(measure=saves)
    saved.add_argument("--matches", type=int, default=5000)
    saved.add_argument("--actions", type=int, default=4000, help="of a match that is opened")
    thought = modes.add_parser("minds")
    thought.set_defaults(measure=minds)
    thought.add_argument("--games", nargs="+", metavar="ID", default=[])
    thought.add_argument("--seconds", type=float, default=1.0, help="for each figure")
    thought.add_argument("--json", action="store_true", dest="as_json")
    held = modes.add_parser("memory")
    held.set_defaults(measure=memory)
    held.add_argument("--matches", type=int, default=20)
    asked = vars(parser.parse_args())
    del asked["mode"]
    asked.pop("measure")(**asked)


if __name__ == "__main__":
    main()

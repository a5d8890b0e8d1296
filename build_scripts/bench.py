"""Measures what a player would notice, and what a search lives on. It judges nothing.

Usage: python build_scripts/bench.py rules | frames | start | packaged | click | open | idle | minds | memory
                                     | drawer | replay | compiled
    rules    random play, clones, and views imagined, a second, for each game on one core
             [--games ID ...] only these, [--seconds S] for each run, [--json] for programs
    frames   milliseconds of a core that a frame takes while a deal and the turns after it are shown,
             at 1080p without a screen: each game at its fullest table, one also while a process thinks;
             what is drawn ahead in the rest of a turn, when its frame is on the screen, is told apart
    start    milliseconds until the menu's first frame, and until it answers, beside a bare pygame window
             (needs a screen)
    packaged the same of packaged programs, which are built first: minutes  [--keep FOLDER]
    click    milliseconds from a press, and from letting go, to the first frame that looks otherwise: every
             page, and the table of every game
    open     milliseconds until a match is played again from its file, by its length
    idle     share of one core while nothing moves (needs a screen)
    drawer   milliseconds until the menu has looked for matches, beside 5,000 finished ones
    replay   milliseconds until another moment of a match of 4,000 actions is on the screen
    minds    iterations of the Archdevil a second, and how its answers keep to their time
    compiled random play, iterations and imagined views, as source and compiled by turns, in processor time;
             the games are compiled first: minutes  [--turns N]
    memory   memory and open files after visits to every page, a table of every game and many
             matches, at 1080p without a screen  [--visits N] [--matches N]
"""

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from click_times import as_text as clicks_told
from click_times import click_times
from drawer_times import drawer_times
from mind_rates import report
from open_times import LENGTHS, open_times
from open_times import as_text as openings_told
from packaged_times import packaged_times
from replay_times import replay_times
from rule_rates import Report, as_json, as_table, measured
from start_times import as_text, start_times

from engine.app import SPARE, App, Scene
from engine.memory import settle
from game.catalog import GAMES, UnknownGame, find
from game.contract import AnyGame

FRAMES = 900
"""Turns of the loop for each table of ``frames``: fifteen seconds."""


HARD = 8.0
"""Seconds after which a question that is still open is one that takes its time."""


def rules(games: list[str], seconds: float, shown: Callable[[Report], str]) -> None:
    """Rates for each game, at its fewest and most seats."""
    try:
        chosen = [find(name) for name in games or GAMES]
    except UnknownGame as unknown:
        sys.exit(str(unknown))
    print(shown(measured(chosen, seconds)))


def frames() -> None:
    """Frame times of each game at its fullest table, and of one while another process thinks."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    from game.match import Match
    from game.minds.thinker import Thinker

    for game in GAMES.values():
        _shown(game, "alone")
    thinker = Thinker(time.monotonic)
    for game in GAMES.values():
        match = Match(game, game.options(), game.seats[-1], 1)
        assert match.to_move is not None
        ticket = thinker.ask(game, match.view(match.to_move), 120.0, 1)
        time.sleep(HARD)
        if ticket.poll() is None:
            _shown(game, "while a process thinks")
            if ticket.poll() is not None:
                print("The process had its answer before the last of these frames.")
            break
        ticket.drop()
    thinker.stop()


def _shown(game: AnyGame, when: str) -> None:
    """Show a deal to as many as can sit down, and some turns of theirs; of the time of one core."""
    from tests.scenes.driver import Driver

    players = " ".join(["person", *("imp" for _ in range(1, game.seats[-1]))])
    with tempfile.TemporaryDirectory() as data:
        driver = Driver(Path(data) / "data", (1920, 1080), {}, datetime.now)
        settle()
        table = driver.sit(players, game.id)
        steps = _laid_out(table)
        taken, spare = [], []
        for _ in range(FRAMES):
            drawn = driver.app.frames
            if (picker := table.pointer.picker) is not None and not table.moving:
                table.hands.commit(picker.choices[-1][1])
            start = time.thread_time()
            driver.turn()
            if driver.app.frames > drawn:
                taken.append((time.thread_time() - start) * 1000)
            if driver.top is not table:
                break
            spare.append(_chores(driver.app, time.thread_time() - start))
        driver.app.stack.clear()
    taken.sort()
    parts = {"95 %": taken[int(len(taken) * 0.95)], "99 %": taken[int(len(taken) * 0.99)]}
    told = ", ".join(f"{part} under {limit:.2f} ms" for part, limit in parts.items())
    print(
        f"{game.title}, {game.seats[-1]} at the table, {when}: {len(taken)} frames, "
        f"median {statistics.median(taken):.2f} ms, {told}, slowest {taken[-1]:.2f} ms; "
        f"before them {sum(steps):.0f} ms of laying out, {max(steps):.1f} at the most, "
        f"after them {sum(spare):.0f} ms of chores, {max(spare):.1f} at the most"
    )


def _laid_out(table: Scene) -> list[float]:
    """What the loop does before a scene's first frame is drawn: milliseconds of each step."""
    steps, more = [], True
    while more:
        start = time.thread_time()
        more = table.lay_out()
        steps.append((time.thread_time() - start) * 1000)
    return steps


def _chores(app: App, used: float) -> float:
    """What the loop does with the rest of a turn of which so many seconds are used; in milliseconds."""
    start = time.thread_time()
    app.spare(time.perf_counter() + SPARE - used)
    return (time.thread_time() - start) * 1000


def start() -> None:
    """How long a start takes until the menu is seen, and answers."""
    print(as_text(start_times()))


def packaged(keep: Path | None) -> None:
    """The same of packaged programs."""
    print(as_text(packaged_times(keep)))


def click() -> None:
    """How long it takes to see that one has clicked."""
    with tempfile.TemporaryDirectory() as data:
        print(clicks_told(click_times(_unseen(data))))


def open_matches(lengths: list[int]) -> None:
    """How long it takes to open a match."""
    with tempfile.TemporaryDirectory() as data:
        print(openings_told(open_times(_unseen(data), lengths)))


def _unseen(folder: str) -> Path:
    """A folder, for what is measured without a screen."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    return Path(folder)


IDLE = """
import sys, time, os, resource
from pathlib import Path
sys.path.insert(0, os.getcwd())
from tests.scenes.driver import Driver
from datetime import datetime
from saves.models import Speed
still = {"speed": Speed.OFF, "muted": True, "banter": False}
driver = Driver(Path(sys.argv[1]), (1280, 720), still, datetime.now)
driver.sit("person fiend")
driver.my_turn()
driver.turn(5)
import pygame
clock = pygame.time.Clock()
def used(look, seconds=10):
    before, end = resource.getrusage(resource.RUSAGE_SELF), time.monotonic() + seconds
    while time.monotonic() < end:
        look()
    after = resource.getrusage(resource.RUSAGE_SELF)
    return sum(after[:2]) - sum(before[:2])
used(lambda: driver.app.look(clock), 2)
frames = driver.app.frames
table = used(lambda: driver.app.look(clock))
print(table, driver.app.frames - frames, used(lambda: (pygame.event.get(), clock.tick(60))), flush=True)
os._exit(0)
"""


def idle() -> None:
    """The share of a core that a table takes while the person thinks, over ten seconds."""
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-c", IDLE, data]
        run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    seconds, drawn, bare = run.stdout.split()[-3:]
    print(f"at the table, nothing moving: {float(seconds) / 10:.2%} of a core, {drawn} frames in 10 s")
    print(f"beside it, sixty bare looks a second: {float(bare) / 10:.2%}")


def minds(budget: float, questions: int) -> None:
    """Iterations a second of the Archdevil's search, and its answers against their budget."""
    report(budget, questions)


def compiled(turns: int) -> None:
    """How much faster the games are compiled."""
    from compiled_rates import as_table as told
    from compiled_rates import compared

    print("\n".join(told(compared(turns))))


def memory(visits: int, matches: int) -> None:
    """Memory and open files along a run (reads them from /proc, so on Linux)."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    from memory_use import report as tell_memory

    tell_memory(visits, matches)


def drawer(finished: int, running: int) -> None:
    """How long it takes to list matches, and to open one."""
    with tempfile.TemporaryDirectory() as data:
        print(drawer_times(Path(data), finished, running))


def replay(actions: int) -> None:
    """How long it takes to show another moment of a long match."""
    with tempfile.TemporaryDirectory() as data:
        print(replay_times(Path(data), actions))


MODES = {"rules": rules, "frames": frames, "start": start, "idle": idle, "minds": minds}
MODES |= {"memory": memory, "drawer": drawer, "replay": replay}
MODES |= {"packaged": packaged, "compiled": compiled, "click": click, "open": open_matches}


def _seconds(told: str) -> float:
    """A time from the command line."""
    if not (seconds := float(told)) > 0:
        raise argparse.ArgumentTypeError(f"a run takes more than 0 seconds, not {told}")
    return seconds


def main() -> None:
    """Run the mode that the command line asks for; its options are the mode's arguments."""
    parser = argparse.ArgumentParser(
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        usage="bench.py MODE [options]",
    )
    modes = parser.add_subparsers(required=True, metavar="MODE")
    parsers = {name: modes.add_parser(name) for name in MODES}
    for name, mode in MODES.items():
        parsers[name].set_defaults(mode=mode)
    parsers["rules"].add_argument("--games", nargs="+", default=[], metavar="ID", help="only these games")
    parsers["rules"].add_argument("--seconds", type=_seconds, default=1.0, help="length of each run")
    parsers["rules"].add_argument(
        "--json", dest="shown", action="store_const", const=as_json, default=as_table, help="for programs"
    )
    parsers["minds"].add_argument("--budget", type=_seconds, default=1.0, help="seconds for an answer")
    parsers["minds"].add_argument("--questions", type=int, default=20, help="answers for each game")
    parsers["compiled"].add_argument("--turns", type=int, default=3, help="of both, of which the best counts")
    parsers["memory"].add_argument("--visits", type=int, default=50, help="times each page is opened")
    parsers["memory"].add_argument("--matches", type=int, default=100, help="matches played")
    parsers["drawer"].add_argument("--finished", type=int, default=5000, help="finished matches")
    parsers["drawer"].add_argument("--running", type=int, default=20, help="running matches")
    parsers["replay"].add_argument("--actions", type=int, default=4000, help="of a match at the most")
    parsers["packaged"].add_argument("--keep", type=Path, help="where the programs are, or are put")
    parsers["open"].add_argument("--lengths", type=int, nargs="+", default=list(LENGTHS), help="in actions")
    arguments = vars(parser.parse_args())
    arguments.pop("mode")(**arguments)


if __name__ == "__main__":
    main()

"""Measure speed and memory. It prints figures and judges none.

Usage: python build_scripts/bench.py start | frames | clicks | saves | minds | memory [options]
    start   time until the menu's first frame, beside a bare pygame window
    frames  time of a frame while a deal is dealt and played, for each game at its fullest table,
            and through each great moment there, and the share of a core that a table at rest takes
    clicks  time from a press, and from letting go, until the screen changes: every page, every table
    saves   time to list many matches, to open long ones and to jump about in their replays
            [--matches N] [--actions N]
    minds   random actions, imagined views and iterations of the search a second, and how long answers
            take at a budget [--games ID ...] [--seconds S] [--compiled] [--json]
    memory  memory and open files at the menu, after every page, a table of each game, and along a run
            of matches [--matches N] (Linux)

Times are milliseconds of one core (processor time) unless they say otherwise. All but ``start`` run without
a screen; ``start`` uses the screen there is, and none with SDL_VIDEODRIVER=dummy.
"""

import argparse
import json
import math
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from datetime import datetime, timedelta
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from typing import TYPE_CHECKING, Any, Final, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
TREE: Final = "BRIMSTONE_TREE"
"""The variable that names a folder with compiled games, for a process that measures them."""
sys.path[:0] = [os.environ.get(TREE, str(ROOT)), str(ROOT)]
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from game.catalog import GAMES, UnknownGame, find
from game.contract import AnyGame
from game.level import Level
from game.match import Match
from game.minds.search import Iterations, Seconds, weigh
from game.random_play import play_at_random

if TYPE_CHECKING:
    from engine.app import App
    from saves.saved_match import SavedMatch
    from scenes.table.scene import TableScene
    from tests.scenes.driver import Driver

NOW = datetime(2026, 3, 1, 20, 15)
FULL_HD = (1920, 1080)
FRAME = 1000 / 60
"""Milliseconds from one frame to the next."""


def spread(times: Sequence[float]) -> str:
    """Return median, 99th percentile and maximum in words."""
    ordered = sorted(times)
    most = ordered[math.ceil(len(ordered) * 0.99) - 1]
    return f"median {median(ordered):.1f}, 99 % under {most:.1f}, slowest {ordered[-1]:.1f}"


def timed(action: Callable[[], object], repeats: int = 7) -> str:
    """Return how long an action takes."""
    taken = []
    for _ in range(repeats):
        start = time.process_time()
        action()
        taken.append((time.process_time() - start) * 1000)
    return f"median {median(taken):.1f} ms, slowest {max(taken):.1f}"


def hidden_driver(folder: Path, size: tuple[int, int] = FULL_HD, **settings: object) -> "Driver":
    """Return the program without a screen, over a data folder."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    # SDL takes the signal that ends a process for a closed window, and no page would be left.
    os.environ["SDL_NO_SIGNAL_HANDLERS"] = "1"
    from engine.memory import give_back, leave_alone
    from tests.scenes.driver import Driver

    driver = Driver(folder, size, settings, datetime.now)
    give_back()
    leave_alone()  # as the program does once its menu was seen
    return driver


def full_table(game: AnyGame, level: str = "imp") -> str:
    """Return a person and as many opponents as can sit down."""
    return " ".join(["person", *[level] * (game.seats[-1] - 1)])


# --- start --------------------------------------------------------------------------------------------------

STARTS = 9
BARE = """
import time; start = time.perf_counter()
import pygame
pygame.display.init(); pygame.display.set_mode((1280, 720)); pygame.display.flip()
print("told", time.perf_counter() - start, time.thread_time(), flush=True)
"""
MENU = """
import time; start = time.perf_counter()
import brimstone as program
from engine.app import App
draw = App.draw
def drawn(app):
    draw(app)
    print("told", time.perf_counter() - start, time.thread_time(), flush=True)
    app.quit()
App.draw = drawn
program.main([])
"""


def start() -> None:
    """Start a bare window and the menu by turns."""
    taken: dict[str, list[tuple[float, float]]] = {}
    with tempfile.TemporaryDirectory() as data:
        _started(MENU, data)  # from then on, every module is compiled, as after an installation
        for _ in range(STARTS):
            for name, code in (("a bare pygame window", BARE), ("the menu", MENU)):
                taken.setdefault(name, []).append(_started(code, data))
    for name, times in taken.items():
        clock, core = (median(each[which] for each in times) for which in (0, 1))
        print(f"{name}: {clock:.0f} ms by the clock, {core:.0f} ms of a core")


def _started(code: str, data: str) -> tuple[float, float]:
    run = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env={
            **os.environ,
            "XDG_DATA_HOME": data,
            "SDL_FRAMEBUFFER_ACCELERATION": "0",  # as the program has it: without OpenGL
            "PYTHONDONTWRITEBYTECODE": "",
            "PYTHONPYCACHEPREFIX": data,
        },
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    told = next((line for line in run.stdout.splitlines() if line.startswith("told ")), None)
    if told is None:
        raise SystemExit(f"No window opened. Try SDL_VIDEODRIVER=dummy. {run.stderr.strip()}")
    clock, core = (float(each) * 1000 for each in told.split()[1:])
    return clock, core


# --- frames -------------------------------------------------------------------------------------------------

TURNS = 900
"""Turns of the loop at each table: fifteen seconds."""
MOMENT = 300
"""Turns of the loop from a great moment on."""
IDLE = 10
"""Seconds for which a table is left alone."""


def frames(turns: int) -> None:
    """Show a deal and some turns of each game, great moments, then a table where nothing moves."""
    from moment_strips import GREAT

    from tests.scenes.driver import Driver
    from tests.scenes.great_moments import happens

    for game in GAMES.values():
        _print_frames(game.title, game, turns, partial(Driver.sit, players=full_table(game), game=game.id))
    for name, great in GREAT.items():
        game = find(great.game)
        begin = partial(happens, game=game.id, seats=game.seats[-1], wanted=great.wanted)
        _print_frames(name, game, MOMENT, begin)
    with tempfile.TemporaryDirectory() as data:
        print(f"at rest: {_idle(Path(data)):.2%} of a core")


def _print_frames(name: str, game: AnyGame, turns: int, begin: Callable[["Driver"], "TableScene"]) -> None:
    with tempfile.TemporaryDirectory() as data:
        taken = _frames(Path(data), turns, begin)
    print(f"{name}, {game.seats[-1]} seats: {spread(taken)}")


def _frames(data: Path, turns: int, begin: Callable[["Driver"], "TableScene"]) -> list[float]:
    driver = hidden_driver(data)
    table = begin(driver)
    taken = []
    while table.lay_out():
        pass
    for _ in range(turns):
        drawn = driver.app.frames
        if (picker := table.pointer.picker) is not None and not table.controller.moving:
            table.commit(picker.choices[-1][1])
        begun = time.thread_time()
        driver.turn()
        if driver.app.frames > drawn:
            taken.append((time.thread_time() - begun) * 1000)
        if driver.top is not table:
            break
        driver.app.spare(time.perf_counter() + 0.01)
    driver.app.stack.clear()
    return taken


def _idle(data: Path) -> float:
    import pygame

    from saves.models import Banter, Speed

    driver = hidden_driver(data, (1280, 720), speed=Speed.OFF, muted=True, banter=Banter.OFF)
    driver.sit("person fiend")
    driver.my_turn()
    clock, begun, end = pygame.time.Clock(), time.process_time(), time.monotonic() + IDLE
    while time.monotonic() < end:
        driver.app.look(clock)
    return (time.process_time() - begun) / IDLE


# --- clicks -------------------------------------------------------------------------------------------------

MOST_TURNS = 30
"""Turns of the loop in which the screen must have changed."""


class Answer(NamedTuple):
    """The milliseconds until a press or a release was answered."""

    first: float
    whole: float
    name: str


def clicks() -> None:
    """Press each kind of control on every page, and each button of every game's table."""
    with tempfile.TemporaryDirectory() as data:
        driver = hidden_driver(Path(data))
        answers = [*_page_clicks(driver), *_table_clicks(driver)]
        driver.app.stack.clear()
    first, whole = [each.first for each in answers], [each.whole for each in answers]
    late = [each for each in sorted(answers, reverse=True) if each.first > FRAME]
    print(f"{len(answers)} answers; until anything new is on the screen: {spread(first)}")
    print(f"until the whole frame is: {spread(whole)}")
    print(f"{len(late)} later than a frame", *(f"{each.first:.1f} {each.name}" for each in late), sep="\n  ")


def _page_clicks(driver: "Driver") -> Iterator[Answer]:
    from tests.scenes.every_page import every_page, one_of_each

    pages = every_page(driver.desk)
    for name in one_of_each(list(pages)):
        page = _opened(driver, pages[name])
        labels = list(dict.fromkeys(control.name for control in page.form.controls))
        for label in labels:
            page = _opened(driver, pages[name])
            control = next((each for each in page.form.controls if each.name == label), None)
            if control is not None and driver.app.surface.get_rect().contains(control.rect):
                yield from _click(driver, control.rect.center, f"{name}, {label}")


def _opened(driver: "Driver", make: Callable[[], Any]) -> Any:
    _home(driver)
    page = make()
    driver.app.stack.push(page)
    driver.see()
    return page


def _table_clicks(driver: "Driver") -> Iterator[Answer]:
    for game in GAMES.values():
        done: set[str] = set()
        while True:
            _home(driver)
            driver.sit(full_table(game), game.id)
            left = [each for each in driver.my_turn().buttons if each.label not in done]
            if not left:
                break
            done.add(left[0].label)
            driver.see()
            yield from _click(driver, left[0].rect.center, f"{game.title}, {left[0].label}")


def _home(driver: "Driver") -> None:
    """Go back to the menu, even if the last click ended the program."""
    from scenes.menu import Menu

    while len(driver.app.stack) > 1:
        driver.app.stack.pop()
    if not driver.app.stack:
        driver.app.stack.push(Menu(driver.desk))
    driver.turn()


def _click(driver: "Driver", at: tuple[int, int], name: str) -> Iterator[Answer]:
    import pygame

    driver.move(at)
    driver.turn(3)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        taken = _until_changed(driver.app, pygame.event.Event(kind, pos=at, button=1))
        if taken is not None:
            yield Answer(*taken, name)
        if not driver.app.stack:
            return


def _until_changed(app: "App", event: Any) -> tuple[float, float] | None:
    """Return the times until anything new is sent to the screen, and until the whole frame is.

    None where all stays as it is. What a turn does after its frame is shown is not counted.
    """
    import pygame

    before, spent, pending = app.surface.get_buffer().raw, 0.0, [event]
    update, flip = pygame.display.update, pygame.display.flip
    for _ in range(MOST_TURNS):
        begun, sent = time.thread_time(), list[float]()

        def updated(*parts: Any, sent: list[float] = sent) -> None:
            update(*parts)
            sent.append(time.thread_time())

        def flipped(sent: list[float] = sent) -> None:
            flip()
            sent.append(time.thread_time())

        pygame.display.update, pygame.display.flip = updated, flipped
        try:
            app.pump([*pygame.event.get(), *pending], 16)
        finally:
            pygame.display.update, pygame.display.flip = update, flip
        pending = []
        if not app.stack:
            return None
        if sent and app.surface.get_buffer().raw != before:
            return spent + (sent[0] - begun) * 1000, spent + (sent[-1] - begun) * 1000
        spent += (time.thread_time() - begun) * 1000
    return None


# --- saves --------------------------------------------------------------------------------------------------

SEEDS = 6
"""Matches of random play of which the longest is opened."""
JUMPS = 60


def saves(matches: int, actions: int) -> None:
    """List many matches, with and without the index, then open long ones and jump about in their replays."""
    from saves.store import Store

    with tempfile.TemporaryDirectory() as data:
        folder = Path(data)
        _fill(folder, matches)
        print(f"{matches} finished matches")
        print(f"  listed from their files: {timed(lambda: Store(folder).list_finished(NOW), 1)}")
        store = Store(folder)
        store.list_finished(NOW)
        store.index.write()
        entries = timed(lambda: list(Store(folder).finished_entries(NOW, print)))
        print(f"  listed by the index after a start: {entries}")
        print(f"  with all headers: {timed(lambda: Store(folder).list_finished(NOW))}")
        print(f"  listed again: {timed(lambda: store.list_finished(NOW))}")
        print(f"  the page of matches, after a start: {timed(_matches_page(folder))}")
    for game in GAMES.values():
        with tempfile.TemporaryDirectory() as data:
            _open(Path(data), game, actions)


def _fill(folder: Path, count: int) -> None:
    """Save one match, and copy its file under other names."""
    from saves.store import Store

    store, game = Store(folder), next(iter(GAMES.values()))
    saved = longest_match(game, 100_000, 1, {})
    store.save(saved, NOW)
    text = store.paths(saved.id)[1].read_text(encoding="utf-8")
    for number in range(1, count):
        name = f"{NOW + timedelta(minutes=number):%Y%m%d-%H%M%S}-over"
        (store.finished / f"{name}.json").write_text(text, encoding="utf-8")


def _matches_page(folder: Path) -> Callable[[], None]:
    from saves.store import Store

    driver = hidden_driver(folder)
    from scenes.navigation import show_matches

    def opened() -> None:
        driver.desk.store = Store(folder)
        show_matches(driver.desk)
        driver.app.draw()

    return opened


def _open(folder: Path, game: AnyGame, actions: int) -> None:
    driver = hidden_driver(folder)
    from scenes.navigation import watch
    from scenes.replay.page import ReplayPage

    longest = {"target": 5000} if "target" in game.options.model_fields else {}
    store, saved = driver.desk.store, longest_match(game, actions, SEEDS, longest)
    store.save(saved, NOW)
    (header,) = store.list_running(NOW).headers + store.list_finished(NOW).headers

    def opened() -> None:
        assert store.open(header, NOW).saved is not None
        store.close(header.id)

    print(f"{game.title}, {header.actions} actions\n  opened: {timed(opened)}")
    watch(driver.desk, header)
    page, random, jumps = driver.top, Random(3), []
    assert isinstance(page, ReplayPage)
    for _ in range(JUMPS):
        begun = time.process_time()
        page.playback.go_to(random.randrange(header.actions + 1))
        driver.app.draw()
        jumps.append((time.process_time() - begun) * 1000)
    print(f"  another moment of its replay: {spread(jumps)}")
    driver.app.stack.clear()


def longest_match(game: AnyGame, actions: int, seeds: int, options: dict[str, int]) -> "SavedMatch":
    """Return the longest of a few matches of random play, cut at a number of actions."""
    from saves.models import Player
    from saves.saved_match import SavedMatch

    def played(seed: int) -> Match:
        match, random = Match(game, game.options(**options), game.seats[0], seed), Random(seed)
        while (seat := match.to_move) is not None and len(match.log) < actions:
            moves = match.legal(seat)
            match.play(seat, moves[int(random.random() * len(moves))])
        return match

    match = max(map(played, range(seeds)), key=lambda match: len(match.log))
    others = (Player(name=f"Imp {seat}", level=Level.IMP) for seat in range(1, match.seats))
    return SavedMatch("long", match, (Player(name="Mara", level=None), *others), NOW)


# --- minds --------------------------------------------------------------------------------------------------

SEARCHED = 100
"""Iterations of a question whose rate is measured."""
WARM = 4
"""Questions that are not counted: tables of hands are filled by them."""
BUDGET, QUESTIONS = 1.0, 12
COLUMNS = ("actions", "imagined", "iterations")


def minds(games: list[str], seconds: float, compiled: bool, as_json: bool) -> None:
    """Measure rules and search of each game, at its fewest seats; imagining at the most."""
    try:
        chosen = [find(name) for name in games or GAMES]
    except UnknownGame as unknown:
        sys.exit(str(unknown))
    if compiled:
        _measure_compiled(sys.argv[1:])
        return
    rates = {}
    for game in chosen:
        rates[game.id] = {
            "actions": actions_rate(game, seconds),
            "imagined": imagined_rate(game, seconds),
            "iterations": iterations_rate(game, seconds),
            "slowest": slowest_answer(game, min(BUDGET, seconds), QUESTIONS),
        }
    if as_json:
        print(json.dumps(rates))
        return
    print(f"{'a second of a core':24}{'actions':>12}{'imagined':>12}{'iterations':>12}{'slowest answer':>18}")
    for name, rate in rates.items():
        cells = "".join(f"{rate[column]:12,.0f}" for column in COLUMNS)
        print(f"{GAMES.infos[name].title:24}{cells}{rate['slowest']:16.2f} s")


def _measure_compiled(arguments: list[str]) -> None:
    from compiling import compiled

    with tempfile.TemporaryDirectory() as folder:
        compiled(Path(folder))
        again = [each for each in arguments if each != "--compiled"]
        subprocess.run([sys.executable, __file__, *again], env={**os.environ, TREE: folder}, check=True)


def actions_rate(game: AnyGame, seconds: float) -> float:
    """Return random legal actions a second, dealing included, with nobody listening."""
    random, done, seed, begun = Random(1).random, 0, 0, time.thread_time()
    while (spent := time.thread_time() - begun) < seconds:
        state = game.deal(game.options(), game.seats[0], seed)
        state.table.events = None
        done, seed = done + play_at_random(game, state, random), seed + 1
    return done / spent


def imagined_rate(game: AnyGame, seconds: float) -> float:
    """Return how many views are taken and positions imagined from them a second, at the most seats."""
    random, spent, done = Random(1), 0.0, 0
    for match, seat in _positions(game, game.seats[-1]):
        begun = time.thread_time()
        game.determinize(match.view(seat), random)
        spent, done = spent + time.thread_time() - begun, done + 1
        if spent > seconds:
            break
    return done / spent


def iterations_rate(game: AnyGame, seconds: float) -> float:
    """Return iterations of the search a second."""
    made, spent = 0, 0.0
    for asked, (match, seat) in enumerate(_questions(game)):
        begun = time.thread_time()
        found = weigh(game, match.view(seat), Random(asked), Iterations(SEARCHED))
        if asked >= WARM:
            spent, made = spent + time.thread_time() - begun, made + sum(option.visits for option in found)
        if spent > seconds:
            break
    return made / spent


def slowest_answer(game: AnyGame, budget: float, questions: int) -> float:
    """Return the seconds of the slowest answer, of which each has this budget."""
    slowest = 0.0
    for asked, (match, seat) in enumerate(_questions(game)):
        if asked == questions:
            break
        begun = time.perf_counter()
        weigh(game, match.view(seat), Random(asked), Seconds(budget, time.perf_counter))
        slowest = max(slowest, time.perf_counter() - begun)
    return slowest


def _positions(game: AnyGame, seats: int) -> Iterator[tuple[Match, int]]:
    """Yield positions along random play, with the seat to move."""
    random, seed = Random(11), 11
    while True:
        match, seed = Match(game, game.options(), seats, seed), seed + 1
        while (seat := match.to_move) is not None:
            yield match, seat
            legal = match.legal(seat)
            match.play(seat, legal[int(random.random() * len(legal))])


def _questions(game: AnyGame) -> Iterator[tuple[Match, int]]:
    """Yield some positions with a choice."""
    for number, (match, seat) in enumerate(_positions(game, game.seats[0])):
        if number % 3 == 0 and len(match.legal(seat)) > 1:
            yield match, seat


# --- memory -------------------------------------------------------------------------------------------------

MOST_MATCH_TURNS = 400_000


def memory(matches: int) -> None:
    """Tell memory and open files along a run of the program."""
    from saves.models import Speed
    from tests.scenes.every_page import every_page

    def tell(when: str) -> None:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
        size, files = pages * os.sysconf("SC_PAGE_SIZE") / 1e6, len(os.listdir("/proc/self/fd"))
        print(f"{when}: {size:.0f} MB, {files} files open", flush=True)

    with tempfile.TemporaryDirectory() as data:
        driver = hidden_driver(Path(data), speed=Speed.OFF, muted=True)
        tell("at the menu")
        for make in every_page(driver.desk).values():
            driver.app.stack.push(make())
            driver.turn(2)
            _home(driver)
        tell("after every page")
        for game in GAMES.values():
            driver.sit(full_table(game), game.id)
            driver.my_turn()
            _home(driver)
        tell("after a table of every game")
        for count in range(1, matches + 1):
            _play(driver, list(GAMES.values())[count % len(GAMES)], count)
            if count == 1 or count % 10 == 0:
                tell(f"after {count} matches")


def _play(driver: "Driver", game: AnyGame, seed: int) -> None:
    """Watch a match among opponents from the first deal to the end."""
    import pygame

    table = driver.sit(" ".join(["imp"] * game.seats[0]), game.id, seed)
    for _ in range(MOST_MATCH_TURNS):
        if driver.app.stack.top is not table or table.session.match.to_move is None:
            break
        driver.key(pygame.K_SPACE)
    _home(driver)


def main() -> None:
    """Measure what the command line asks for."""
    parser = argparse.ArgumentParser(
        usage="bench.py MODE [options]", formatter_class=argparse.RawDescriptionHelpFormatter, epilog=__doc__
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
    thought.add_argument("--compiled", action="store_true", help="compile the games first: minutes")
    thought.add_argument("--json", action="store_true", dest="as_json")
    held = modes.add_parser("memory")
    held.set_defaults(measure=memory)
    held.add_argument("--matches", type=int, default=20)
    asked = vars(parser.parse_args())
    del asked["mode"]
    asked.pop("measure")(**asked)


if __name__ == "__main__":
    main()

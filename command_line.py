"""The command ``brimstone``: whole matches, duplicate deals, records and a self-test without the table."""

import argparse
import codecs
import json
import os
import signal
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import asdict
from datetime import datetime
from io import TextIOWrapper
from multiprocessing import active_children, get_context
from textwrap import shorten
from types import TracebackType
from typing import TYPE_CHECKING, Any, NoReturn, Self

from game.cards import SEED_BITS
from game.catalog import GAMES, UnknownGame, find, info_of
from game.contract import AnyGame
from game.contract.options import Options
from game.match import seats_refused
from game.minds.arena import (
    DealResult,
    Encounter,
    EntrantResult,
    Knowledge,
    Length,
    MatchResult,
    outcomes,
    play,
    simulate,
)
from game.minds.characters import AnyMind, UnknownMind, find_mind
from game.minds.search import Iterations, Seconds
from game.plain_data import BadOptions, read_options
from game.sentences import lasted, plural
from saves import VERSION
from saves.files import SaveFailed, data_folder, shown

if TYPE_CHECKING:
    from saves.records import Category, Record

TROUBLE = 2
"""Exit status after a refusal."""
PIPE_CLOSED = 141
"""Exit status where nobody reads on, as of other programs in a pipe."""
CLUSTER_ANSWERS, CLUSTER_TRIED = 4.0, 8.0
"""Seconds a Dask cluster has to answer, and seconds until the program that asks is stopped."""
MOST_COUNTED = 1_000_000
LONGEST_WORD, LONGEST_REFUSAL = 60, 500
"""Letters of a word from outside that are repeated, and of all that is said."""
PLAINER = {"±": "+/-", "…": "...", "–": "-", "·": "-", "×": "x", "‘": "'", "’": "'", "“": '"', "”": '"'}
"""Plain substitutes for a terminal that shows ASCII only."""


class BadCommand(ValueError):
    """A command line that cannot be read; its text says why."""


class _Parser(argparse.ArgumentParser):
    """A parser that refuses in one sentence."""

    def __init__(self, **named: Any) -> None:
        super().__init__(**{"allow_abbrev": False, **named})

    def print_help(self, file: object = None) -> None:
        """Print the help where the results go; what argparse prints may be lost without a word."""
        print(self.format_help(), end="")

    def error(self, message: str) -> NoReturn:
        raise BadCommand(f'{message.removeprefix("argument ")}. Run "{self.prog} --help" to see how.')


def run(arguments: Sequence[str]) -> int:
    """Run the command line; returns the exit status."""
    _use_plainer_letters()
    try:
        status = _run(arguments)
        if sys.stdout is not None:
            sys.stdout.flush()
        return status
    except BrokenPipeError:
        _drop_output()
        return PIPE_CLOSED
    except OSError as error:
        _drop_output()
        _refuse(f"The output can't be written ({error.strerror or error}).")
        return TROUBLE


def _run(arguments: Sequence[str] | None) -> int:
    for bad in GAMES.bad:
        _refuse(str(bad))
    try:
        asked = _parser().parse_args(arguments)
        status: int = asked.run(asked)
        return status
    except SystemExit as ended:  # after the help
        return int(ended.code or 0)
    except (UnknownGame, UnknownMind, SaveFailed, ValueError) as refusal:
        _refuse(str(refusal))
    except OSError:
        raise
    except Exception as error:
        from scenes.desk import log_error, log_of

        log_error(data_folder(), error)
        _refuse(f"Brimstone hit a bug. The details are in {shown(log_of(data_folder()))}.")
    return TROUBLE


def _refuse(sentence: str) -> None:
    """Say on one line why something is not done; what is long is cut."""
    words = (f"{word[:LONGEST_WORD]}…" if len(word) > LONGEST_WORD else word for word in sentence.split())
    _note(f"brimstone: {shorten(' '.join(words), LONGEST_REFUSAL, placeholder=' …')}")


def _note(line: str, end: str = "\n") -> None:
    """Print a line beside the results; where nobody can be told, they count all the same."""
    with suppress(OSError):
        print(line, end=end, file=sys.stderr, flush=True)


def _use_plainer_letters() -> None:
    """Have every terminal show what is printed, if need be in plainer letters."""

    def plainer(error: UnicodeError) -> tuple[str, int]:
        assert isinstance(error, UnicodeEncodeError)
        letter = error.object[error.start]
        return PLAINER.get(letter, letter.encode("ascii", "backslashreplace").decode()), error.start + 1

    codecs.register_error("plainer", plainer)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="plainer")


def _drop_output() -> None:
    """Discard output that was not printed yet: Python would print it as it ends."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="brimstone", description="A table for five devilish card games.")
    parser.set_defaults(run=_play, file="")
    parser.add_argument(
        "--version", action="store_const", dest="run", const=_tell_version, help="print the version"
    )
    commands = parser.add_subparsers(metavar="COMMAND")
    play = commands.add_parser("play", help="open the game (the default), or an exported match in it")
    play.add_argument("file", nargs="?", default="", help="an exported match")
    self_test = commands.add_parser("self-test", help="check every part of the program, without a window")
    self_test.set_defaults(run=_self_test)
    records = commands.add_parser("records", help="show your results in finished matches")
    records.set_defaults(run=_records)
    records.add_argument("--json", action="store_true", help="print the records as JSON")
    simulation = commands.add_parser("simulate", help="play whole matches without a window")
    simulation.set_defaults(run=_simulate)
    _add_common(simulation, "fiend,imp")
    count = _whole(1, MOST_COUNTED)
    simulation.add_argument(
        "--matches", type=count, default=100, metavar="N", help="how many matches (default 100)"
    )
    arena = commands.add_parser("arena", help="compare opponents over duplicate deals, on all cores")
    arena.set_defaults(run=_arena)
    _add_common(arena, "archdevil,fiend")
    arena.add_argument("--deals", type=count, default=50, metavar="N", help="number of deals (default 50)")
    arena.add_argument(
        "--think", type=_seconds, metavar="SECONDS", help="the archdevil's CPU time for each move"
    )
    arena.add_argument(
        "--iterations",
        type=count,
        metavar="N",
        help="the archdevil's iterations instead, for repeatable results",
    )
    arena.add_argument(
        "--matches",
        dest="length",
        action="store_const",
        const=Length.MATCH,
        default=Length.DEAL,
        help="play whole matches instead of single deals",
    )
    arena.add_argument(
        "--ceiling",
        dest="knowledge",
        action="store_const",
        const=Knowledge.HANDS,
        default=Knowledge.VIEW,
        help="let archdevils see every hand, to see how well they could play",
    )
    arena.add_argument("--jobs", type=count, metavar="N", help="number of processes (default: one per core)")
    arena.add_argument("--dask", metavar="ADDRESS", help="run on this Dask cluster")
    return parser


def _add_common(parser: argparse.ArgumentParser, seats: str) -> None:
    parser.add_argument("game", help=f"one of: {', '.join(GAMES)}")
    parser.add_argument(
        "--seed",
        type=_whole(0, (1 << SEED_BITS) - 1),
        default=1,
        metavar="S",
        help="seed of the first deal (default 1)",
    )
    parser.add_argument(
        "--seats",
        default=seats,
        help="opponents, one for each seat: imp, fiend, archdevil, random or a name, with commas between",
    )
    parser.add_argument(
        "--set", action="append", default=[], metavar="OPTION=VALUE", help="set a game option"
    )
    parser.add_argument("--json", action="store_true", help="print the results as JSON")


def _seconds(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0.01 <= value <= 600:
        raise argparse.ArgumentTypeError(f"{text!r} isn't a number of seconds from 0.01 to 600")
    return value


def _whole(least: int, most: int) -> Callable[[str], int]:
    """Return a reader of whole numbers within these bounds."""

    def read(text: str) -> int:
        if not text.isdecimal() or len(text) > len(str(most)) or not least <= int(text) <= most:
            raise argparse.ArgumentTypeError(f"{text!r} isn't a whole number from {least} to {most:,}")
        return int(text)

    return read


def _tell_version(_: argparse.Namespace) -> int:
    print(f"Brimstone {VERSION}")
    return 0


def _play(asked: argparse.Namespace) -> int:
    from scenes.main import play as open_table

    return open_table(asked.file)


def _self_test(_: argparse.Namespace) -> int:
    from scenes.self_test import self_test

    return self_test(lambda line: print(line, flush=True))


def _records(asked: argparse.Namespace) -> int:
    from saves.records import records
    from saves.settings import read_settings
    from saves.store import Store

    settings, trouble = read_settings(data_folder(), datetime.now())
    finished = Store(data_folder()).finished.listing(datetime.now())
    for each in filter(None, (trouble, *finished.troubles)):
        _note(f"brimstone: {each}")
    found = records(finished.headers, settings.records_since)
    print(_records_as_json(found) if asked.json else _records_as_text(found))
    return 0


def _records_as_text(records: "Mapping[Category, Record]") -> str:
    """Return a line for each category."""
    if not records:
        return "You haven't finished a match against the house yet."
    return "\n".join(_record_line(kind, records[kind]) for kind in sorted(records, key=_category_order))


def _records_as_json(records: "Mapping[Category, Record]") -> str:
    """Return the same for programs."""
    rows = [
        {"game": kind.game, "level": kind.level.value, "seats": kind.seats, **asdict(records[kind])}
        for kind in sorted(records, key=_category_order)
    ]
    return json.dumps({"records": rows}, indent=1)


def _category_order(kind: "Category") -> tuple[str, int, str]:
    return info_of(kind.game).title, kind.seats, kind.level.value


def _record_line(kind: "Category", record: "Record") -> str:
    game = info_of(kind.game)
    return (
        f"{game.title}, {kind.seats} players, {kind.level.value}: won {record.won} of {record.played}, "
        f"streak {record.streak} (best {record.longest_streak}), "
        f"average margin {record.mean_margin:.1f} {game.counts} ({record.worst} to {record.best}), "
        f"{lasted(record.seconds)}, {plural(record.hints, 'hint')}, {plural(record.undone, 'undo')}"
        + (f" (unlimited in {record.free_undo} of them)" if record.free_undo else "")
    )


def _read_match(asked: argparse.Namespace) -> tuple[AnyGame, tuple[str, ...], list[AnyMind], Options]:
    """Return the game, the names and minds of its players, and its options."""
    game = find(asked.game)
    names = tuple(name.strip() for name in asked.seats.split(","))
    if len(names) not in game.seats:
        raise BadOptions(seats_refused(game, len(names)))
    minds = [find_mind(game, name) for name in names]
    return game, names, minds, read_options(game, _assigned(asked.set))


def _simulate(asked: argparse.Namespace) -> int:
    game, names, minds, options = _read_match(asked)
    results: list[MatchResult] = []
    start = time.perf_counter()
    try:
        for result in simulate(game, options, minds, asked.seed, asked.matches):
            results.append(result)
            _progress(len(results), asked.matches)
    except KeyboardInterrupt:
        _note(f"\nStopped after {len(results)} of {plural(asked.matches, 'match', 'matches')}.")
    seconds = time.perf_counter() - start
    print(_as_json(game, options, names, results) if asked.json else _as_text(game, names, results))
    actions = sum(result.actions for result in results)
    _note(f"{actions} actions in {seconds:.1f} s: {actions / seconds:,.0f} a second.")
    return 0


def _arena(asked: argparse.Namespace) -> int:
    game, names, _, options = _read_match(asked)
    think = Seconds(asked.think or 1.0, time.thread_time)
    budget = Iterations(asked.iterations) if asked.iterations else think
    encounter = Encounter(game, options.model_dump(mode="json"), names, budget, asked.length, asked.knowledge)
    deals: list[DealResult] = []
    try:
        with _executor(asked.dask, asked.jobs) as executor:
            for deal in play(encounter, asked.deals, asked.seed, executor):
                deals.append(deal)
                _progress(len(deals), asked.deals * len(names))
    except KeyboardInterrupt:
        _note(f"\nStopped after {len(deals)} of {asked.deals * len(names)}.")
    told = outcomes(names, deals) if deals else []
    print(_arena_json(encounter, told) if asked.json else _arena_text(game, encounter, told))
    return 0


@contextmanager
def _executor(dask: str | None, jobs: int | None) -> Iterator[Executor]:
    """Yield this machine's cores, a number of them, or a Dask cluster, and close them afterwards."""
    if dask is None:
        with _Processes(jobs, mp_context=get_context("spawn"), initializer=_ignore_interrupts) as processes:
            yield processes
        return
    try:
        from distributed import Client
    except ImportError as missing:
        raise BadOptions('Dask isn\'t installed. Run python3 -m pip install "brimstone[dask]".') from missing
    if not _answers(dask):
        raise BadOptions(f"No Dask cluster answers at {dask!r}.")
    with Client(dask, timeout=CLUSTER_ANSWERS) as client, client.get_executor() as executor:
        if not client.scheduler_info()["workers"]:
            _note(f"brimstone: The cluster at {dask!r} has no workers yet. Waiting for one.")
        try:
            yield executor
        except Exception as error:
            raise BadOptions(f"The cluster at {dask!r} can't play ({error}).") from error


class _Processes(ProcessPoolExecutor):
    """Processes that an interrupt leaves alone, until this one stops them all.

    The handler of an interrupt only ends them. An exception raised there could leave a lock of the pool
    held for ever. Leaving the pool raises ``KeyboardInterrupt`` afterwards.
    """

    def __enter__(self) -> Self:
        self.stopped = False
        self.before = signal.signal(signal.SIGINT, self._stop)
        return super().__enter__()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> bool | None:
        if error:
            self._end_all()
        super().__exit__(kind, error, trace)
        signal.signal(signal.SIGINT, self.before)
        if self.stopped:
            raise KeyboardInterrupt from None
        return None

    def submit(self, *asked: Any, **named: Any) -> Future[Any]:
        with _interrupts_held():
            if self.stopped:
                raise KeyboardInterrupt
            return super().submit(*asked, **named)

    def _stop(self, *_: object) -> None:
        self.stopped = True
        self._end_all()

    def _end_all(self) -> None:
        for process in active_children():
            process.terminate()


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """Hold interrupts back, and let processes begin with that. Windows can't."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _ignore_interrupts() -> None:
    """Leave it to the parent process to end it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _answers(address: str) -> bool:
    """Return True if a Dask cluster is at an address.

    Another process asks: anything may listen there, and make a client wait for ever.
    """
    asking = get_context("spawn").Process(target=_ask_cluster, args=(address, CLUSTER_ANSWERS), daemon=True)
    asking.start()
    asking.join(CLUSTER_TRIED)
    found = asking.exitcode == 0
    asking.kill()
    return found


def _ask_cluster(address: str, seconds: float) -> None:
    """Connect to a Dask cluster and leave it again, without a word."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for output in (1, 2):
        os.dup2(nowhere, output)
    from distributed import Client

    Client(address, timeout=seconds).close()


def _arena_json(encounter: Encounter, told: list[EntrantResult]) -> str:
    budget = encounter.budget
    thinking = {"iterations": budget.count} if isinstance(budget, Iterations) else {"seconds": budget.limit}
    rows = [
        {name: None if value == float("inf") else value for name, value in asdict(outcome).items()}
        for outcome in told
    ]
    return json.dumps(
        {
            "game": encounter.game.id,
            "options": encounter.options,
            "budget": thinking,
            "played": encounter.length.value,
            "archdevils know": encounter.knowledge.value,
            "outcomes": rows,
        },
        indent=1,
    )


def _arena_text(game: AnyGame, encounter: Encounter, told: list[EntrantResult]) -> str:
    what = "matches" if encounter.length is Length.MATCH else "deals"
    if not told:
        return f"No {what} were finished."
    lines = [f"{game.title}: {told[0].deals} {what}, each from every seat, with 95% confidence"]
    if encounter.knowledge is Knowledge.HANDS:
        lines.append(f"  The archdevils know {encounter.knowledge.value}.")
    for outcome in told:
        share = f"{outcome.share:6.1%} ± {outcome.share_error:5.1%} of the {what}"
        margin = f"{outcome.margin:+8.1f} ± {outcome.margin_error:.1f} {game.info.counts} ahead"
        lines.append(f"  {outcome.name:<10} {share}   {margin}")
    return "\n".join(lines)


def _assigned(texts: Sequence[str]) -> Mapping[str, str]:
    """Return options by name, each of which may be set once."""
    options: dict[str, str] = {}
    for text in texts:
        name, equals, value = (part.strip() for part in text.partition("="))
        if not equals:
            raise BadOptions(f"Write options as NAME=VALUE, not {text!r}.")
        if name in options:
            raise BadOptions(f"The option {name!r} is set twice.")
        options[name] = value
    return options


def _progress(done: int, wanted: int) -> None:
    if sys.stderr is not None and sys.stderr.isatty():
        _note(f"\r{done} of {wanted}", end="\n" if done == wanted else "")


def _as_json(game: AnyGame, options: Options, names: Sequence[str], results: list[MatchResult]) -> str:
    told: dict[str, Any] = {
        "game": game.id,
        "rules_version": game.rules_version,
        "options": options.model_dump(mode="json"),
        "seats": names,
        "matches": [asdict(result) for result in results],
    }
    return json.dumps(told, indent=1)


def _as_text(game: AnyGame, names: Sequence[str], results: list[MatchResult]) -> str:
    if not results:
        return "No match was finished."
    lines = [f"{game.title}: {plural(len(results), 'match', 'matches')}"]
    for seat, name in enumerate(names):
        share = sum(1 / len(result.winners) for result in results if seat in result.winners) / len(results)
        mean = sum(result.totals[seat] for result in results) / len(results)
        lines.append(f"  seat {seat + 1}  {name:<8} wins {share:6.1%}   mean {mean:7.1f} {game.info.counts}")
    deals = sum(result.deals for result in results) / len(results)
    return "\n".join([*lines, f"  {deals:.1f} deals a match"])

"""The command ``brimstone``: whole matches, duplicate deals, records and a self-test without the table."""

import argparse
import json
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import asdict
from datetime import datetime
from multiprocessing import get_context
from typing import Any

from game.catalog import GAMES, UnknownGame, find
from game.choices import BadOptions, read_options
from game.contract import AnyGame
from game.contract.options import Options
from game.match import seats_refused
from game.minds.arena import Deal, Encounter, Knowledge, Length, Outcome, outcomes, play
from game.minds.levels import UnknownMind, find_mind
from game.minds.search import Iterations, Seconds
from game.simulate import Result, simulate
from saves.version import VERSION

TROUBLE = 2
"""Exit status after a refusal."""
CLUSTER_ANSWERS = 5.0
"""Seconds within which a Dask cluster has to answer."""


def run(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; returns the exit status."""
    parser = _parser()
    asked = parser.parse_args(arguments)
    try:
        status: int = asked.run(asked)
        return status
    except (UnknownGame, UnknownMind, BadOptions, ValueError) as refusal:
        print(f"brimstone: {refusal}", file=sys.stderr)
        return TROUBLE


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="brimstone", description="A table for five devilish card games.")
    parser.set_defaults(run=_play)
    parser.add_argument("--version", action="version", version=f"Brimstone {VERSION}")
    commands = parser.add_subparsers(metavar="COMMAND")
    commands.add_parser("play", help="open the game (the default)")
    tried = commands.add_parser("self-test", help="check every part of the program, without a window")
    tried.set_defaults(run=_self_test)
    kept = commands.add_parser("records", help="show your results in finished matches")
    kept.set_defaults(run=_records)
    kept.add_argument("--json", action="store_true", help="print the records as JSON")
    kept.add_argument(
        "--from-logs",
        action="store_true",
        help="replay every match first and correct wrong results",
    )
    runs = commands.add_parser("simulate", help="play whole matches without a window")
    runs.set_defaults(run=_simulate)
    _add_common(runs, "fiend,imp")
    runs.add_argument(
        "--matches", type=_count, default=100, metavar="N", help="how many matches (default 100)"
    )
    duels = commands.add_parser("arena", help="compare opponents over duplicate deals, on all cores")
    duels.set_defaults(run=_arena)
    _add_common(duels, "archdevil,fiend")
    duels.add_argument("--deals", type=_count, default=50, metavar="N", help="number of deals (default 50)")
    duels.add_argument(
        "--think", type=_seconds, metavar="SECONDS", help="the archdevil's CPU time for each move"
    )
    duels.add_argument(
        "--iterations",
        type=_count,
        metavar="N",
        help="the archdevil's iterations instead, for repeatable results",
    )
    duels.add_argument(
        "--matches",
        dest="length",
        action="store_const",
        const=Length.MATCH,
        default=Length.DEAL,
        help="play whole matches instead of single deals",
    )
    duels.add_argument(
        "--ceiling",
        dest="knowledge",
        action="store_const",
        const=Knowledge.TRUTH,
        default=Knowledge.VIEW,
        help="let archdevils see every card, to measure the ceiling",
    )
    duels.add_argument("--jobs", type=_count, metavar="N", help="number of processes (default: one per core)")
    duels.add_argument("--dask", metavar="ADDRESS", help="run on this Dask cluster")
    return parser


def _add_common(parser: argparse.ArgumentParser, seats: str) -> None:
    parser.add_argument("game", help=f"one of: {', '.join(GAMES)}")
    parser.add_argument(
        "--seed", type=_seed, default=1, metavar="S", help="seed of the first deal (default 1)"
    )
    parser.add_argument(
        "--seats", default=seats, help="an opponent for each seat: imp, fiend, archdevil or random"
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


def _count(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} isn't a whole number of 1 or more")
    return int(text)


def _seed(text: str) -> int:
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(f"{text!r} isn't a whole number of 0 or more")
    return int(text)


def _play(_: argparse.Namespace) -> int:
    from scenes.main import play as open_table

    return open_table()


def _self_test(_: argparse.Namespace) -> int:
    from scenes.self_test.run import self_test

    return self_test(lambda line: print(line, flush=True))


def _records(asked: argparse.Namespace) -> int:
    from saves.folder import data_folder
    from saves.records import records
    from saves.records_told import as_json, as_text, finished, rebuilt
    from saves.settings import read_settings
    from saves.store import Store

    settings, trouble = read_settings(data_folder(), datetime.now())
    store = Store(data_folder())
    headers, troubles = rebuilt(store) if asked.from_logs else finished(store)
    for each in [trouble, *troubles] if trouble else troubles:
        print(f"brimstone: {each}", file=sys.stderr)
    found = records(headers, settings.records_since)
    print(as_json(found) if asked.json else as_text(found))
    return 0


def _simulate(asked: argparse.Namespace) -> int:
    game = find(asked.game)
    names = [name.strip() for name in asked.seats.split(",")]
    if len(names) not in game.seats:
        raise BadOptions(seats_refused(game, len(names)))
    minds = [find_mind(game, name) for name in names]
    options = read_options(game, dict(_assigned(text) for text in asked.set))
    results: list[Result] = []
    start = time.perf_counter()
    try:
        for result in simulate(game, options, minds, asked.seed, asked.matches):
            results.append(result)
            _progress(len(results), asked.matches)
    except KeyboardInterrupt:
        print(
            f"\nStopped after {_matches(len(results))} of {asked.matches}.",
            file=sys.stderr,
        )
    seconds = time.perf_counter() - start
    print(_as_json(game, options, names, results) if asked.json else _as_text(game, names, results))
    actions = sum(result.actions for result in results)
    print(
        f"{actions} actions in {seconds:.1f} s: {actions / seconds:,.0f} a second.",
        file=sys.stderr,
    )
    return 0


def _arena(asked: argparse.Namespace) -> int:
    game = find(asked.game)
    names = tuple(name.strip() for name in asked.seats.split(","))
    if len(names) not in game.seats:
        raise BadOptions(seats_refused(game, len(names)))
    options = read_options(game, dict(_assigned(text) for text in asked.set))
    for name in names:
        find_mind(game, name)
    think = Seconds(asked.think or 1.0, time.thread_time)
    budget = Iterations(asked.iterations) if asked.iterations else think
    encounter = Encounter(game, options.model_dump(mode="json"), names, budget, asked.length, asked.knowledge)
    deals: list[Deal] = []
    with _executor(asked.dask, asked.jobs) as executor:
        try:
            for deal in play(encounter, asked.deals, asked.seed, executor):
                deals.append(deal)
                _progress(len(deals), asked.deals * len(names))
        except KeyboardInterrupt:
            executor.shutdown(wait=False, cancel_futures=True)
            print(f"\nStopped after {len(deals)} of {asked.deals * len(names)}.", file=sys.stderr)
    told = outcomes(names, deals) if deals else []
    print(_arena_json(encounter, told) if asked.json else _arena_text(game, encounter, told))
    return 0


@contextmanager
def _executor(dask: str | None, jobs: int | None) -> Iterator[Executor]:
    """Yield this machine's cores, a number of them, or a Dask cluster, and close them afterwards."""
    if dask is None:
        with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as processes:
            yield processes
        return
    try:
        from distributed import Client
    except ImportError as missing:
        raise BadOptions('Dask isn\'t installed. Run python3 -m pip install "brimstone[dask]".') from missing
    try:
        client = Client(dask, timeout=CLUSTER_ANSWERS)
    except (OSError, ValueError) as error:
        raise BadOptions(f"No Dask cluster answers at {dask!r}.") from error
    with client, client.get_executor() as executor:
        yield executor


def _arena_json(encounter: Encounter, told: list[Outcome]) -> str:
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


def _arena_text(game: AnyGame, encounter: Encounter, told: list[Outcome]) -> str:
    what = "matches" if encounter.length is Length.MATCH else "deals"
    if not told:
        return f"No {what} were finished."
    lines = [f"{game.title}: {told[0].deals} {what}, each from every seat, with 95% confidence"]
    if encounter.knowledge is Knowledge.TRUTH:
        lines.append(f"  The archdevils know {encounter.knowledge.value}.")
    for outcome in told:
        share = f"{outcome.share:6.1%} ± {outcome.share_error:5.1%} of the {what}"
        margin = f"{outcome.margin:+8.1f} ± {outcome.margin_error:.1f} {game.counts} ahead"
        lines.append(f"  {outcome.name:<10} {share}   {margin}")
    return "\n".join(lines)


def _matches(count: int) -> str:
    return "1 match" if count == 1 else f"{count} matches"


def _assigned(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals:
        raise BadOptions(f"Write options as NAME=VALUE, not {text!r}.")
    return name.strip(), value.strip()


def _progress(done: int, wanted: int) -> None:
    if sys.stderr.isatty():
        print(
            f"\r{done} of {wanted}",
            end="\n" if done == wanted else "",
            file=sys.stderr,
            flush=True,
        )


def _as_json(game: AnyGame, options: Options, names: list[str], results: list[Result]) -> str:
    told: dict[str, Any] = {
        "game": game.id,
        "rules_version": game.rules_version,
        "options": options.model_dump(mode="json"),
        "seats": names,
        "matches": [asdict(result) for result in results],
    }
    return json.dumps(told, indent=1)


def _as_text(game: AnyGame, names: list[str], results: list[Result]) -> str:
    if not results:
        return "No match was finished."
    lines = [f"{game.title}: {_matches(len(results))}"]
    for seat, name in enumerate(names):
        share = sum(1 / len(result.winners) for result in results if seat in result.winners) / len(results)
        mean = sum(result.totals[seat] for result in results) / len(results)
        lines.append(f"  seat {seat + 1}  {name:<8} wins {share:6.1%}   mean {mean:7.1f} {game.counts}")
    deals = sum(result.deals for result in results) / len(results)
    return "\n".join([*lines, f"  {deals:.1f} deals a match"])

"""The command ``brimstone``: the table, or whole matches without one."""

import argparse
import json
import sys
import time
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from game.catalog import GAMES, AnyGame, UnknownGame, find
from game.choices import BadOptions, read_options
from game.contract import Options
from game.match import seats_refused
from game.simulate import Result, UnknownMind, find_mind, simulate

TROUBLE = 2
"""Exit status after a refusal."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; returns the exit status."""
    parser = _parser()
    asked = parser.parse_args(arguments)
    try:
        if asked.command == "simulate":
            return _simulate(asked)
        return _play()
    except (UnknownGame, UnknownMind, BadOptions, ValueError) as refusal:
        print(f"brimstone: {refusal}", file=sys.stderr)
        return TROUBLE


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="brimstone", description="A table for five devilish card games.")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    commands.add_parser("play", help="open the table (what happens without a command, too)")
    runs = commands.add_parser("simulate", help="play whole matches without a window")
    runs.add_argument("game", help=f"one of: {', '.join(GAMES)}")
    runs.add_argument(
        "--matches",
        type=_count,
        default=100,
        metavar="N",
        help="how many (default 100)",
    )
    runs.add_argument(
        "--seed",
        type=_seed,
        default=1,
        metavar="S",
        help="seed of the first match (default 1)",
    )
    runs.add_argument(
        "--seats",
        default="fiend,imp",
        help="an opponent for each seat: imp, fiend or random",
    )
    runs.add_argument(
        "--set",
        action="append",
        default=[],
        metavar="OPTION=VALUE",
        help="an option of the game",
    )
    runs.add_argument("--json", action="store_true", help="print the results as JSON")
    return parser


def _count(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 1 up")
    return int(text)


def _seed(text: str) -> int:
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 0 up")
    return int(text)


def _play() -> int:
    from scenes.main import play

    return play()


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


def _matches(count: int) -> str:
    return "1 match" if count == 1 else f"{count} matches"


def _assigned(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals:
        raise BadOptions(f"Write an option as NAME=VALUE, not {text!r}.")
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


if __name__ == "__main__":
    sys.exit(main())

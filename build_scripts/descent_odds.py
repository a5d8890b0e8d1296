"""Measure the share of matches that an opponent in the person's place wins at each table of the Descent.

Usage: python build_scripts/descent_odds.py [--matches N] [--person LEVEL] [--seconds S] [--person-seconds S]
                                            [--seed N] [TITLE ...]
    Plays whole matches by the Descent's rules: the person in seat 0, the others at their levels, and a player
    who ties for first has won. TITLE is part of a table's title. Thinking time is processor time, so that a
    busy machine makes no difference; everything runs in one process. The 95% intervals are Wilson's.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from math import sqrt
from pathlib import Path
from time import process_time

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from game.contract import AnyGame
from game.contract.descent import CircleTable
from game.level import Level
from game.minds.arena import NORMAL_95, play_match
from game.minds.characters import AnyMind, find_mind, mind_of
from game.minds.search import Seconds
from saves.descent import circle_of, games

SEED = 20261122


def main() -> None:
    """Play, and print a line for each table."""
    asked = _asked()
    for game, table in tables(asked.titles):
        began = process_time()
        person = find_mind(game, asked.person, Seconds(asked.person_seconds, process_time))
        minds = seated(game, table, person, asked.seconds)
        results = (
            play_match(game, table.options, minds, asked.seed + match) for match in range(asked.matches)
        )
        won = sum(0 in result.winners for result in results)
        low, high = between(won, asked.matches)
        took = (process_time() - began) / asked.matches
        told = f"{won:3} of {asked.matches:3}  {low:4.0%} to {high:4.0%}  {took:6.1f} s a match"
        print(f"{game.title:18} {table.title:24} {asked.person:10} {told}", flush=True)


def seated(game: AnyGame, table: CircleTable, person: AnyMind, seconds: float) -> Sequence[AnyMind]:
    """Return the player of each seat at a table."""
    budget = Seconds(seconds, process_time)
    return [person, *(mind_of(game, each.level, budget) for each in table.opponents)]


def between(won: int, matches: int) -> tuple[float, float]:
    """Return the Wilson interval of the share of wins."""
    share, square = won / matches, NORMAL_95**2
    middle = share + square / (2 * matches)
    half = NORMAL_95 * sqrt(share * (1 - share) / matches + square / (4 * matches**2))
    whole = 1 + square / matches
    return max(0.0, (middle - half) / whole), min(1.0, (middle + half) / whole)


def tables(titles: Sequence[str]) -> Iterator[tuple[AnyGame, CircleTable]]:
    """Yield the tables whose titles contain one of ``titles``, each with its game; all tables without any."""
    for game in games():
        for table in (*circle_of(game).tables, circle_of(game).last):
            if not titles or any(title.lower() in table.title.lower() for title in titles):
                yield game, table


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="How often each table of the Descent is won.")
    parser.add_argument("--matches", type=int, default=20, help="at each table")
    levels = [level.value for level in Level]
    parser.add_argument("--person", choices=levels, default="archdevil", help="in the person's place")
    parser.add_argument("--seconds", type=float, default=1.0, help="an Archdevil thinks at the table")
    parser.add_argument("--person-seconds", type=float, default=0.1, help="one in the person's place thinks")
    parser.add_argument("--seed", type=int, default=SEED, help="of the first match; the next ones count up")
    parser.add_argument("titles", nargs="*", help="parts of the titles of tables; all where none is given")
    return parser.parse_args()


if __name__ == "__main__":
    main()

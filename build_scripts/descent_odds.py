"""How often each table of the Descent is won by an opponent who sits in the person's place.

Usage: python build_scripts/descent_odds.py [--matches N] [--iterations N] [--as fiend,archdevil] [TITLE ...]
    Plays duplicate matches, each from every seat, by a table's own options. TITLE is part of its title.
    Whoever meets equals only wins an equal share of them by symmetry.
"""

import argparse
import sys
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from game.contract import AnyGame
from game.contract.circle import CircleTable
from game.minds.arena import Encounter, Length, Outcome, outcomes, play
from game.minds.search import Iterations
from saves.descent import circle, games

SEED = 20261122


def main() -> None:
    """Play, and print a line for each table and each stand-in."""
    parser = argparse.ArgumentParser(description="How often each table of the Descent is won.")
    parser.add_argument("--matches", type=int, default=32, help="about how many at each table")
    parser.add_argument("--iterations", type=int, default=60, help="of an archdevil's search for an action")
    parser.add_argument("--as", dest="names", default="fiend,archdevil", help="who stands in")
    parser.add_argument("titles", nargs="*", help="parts of the titles of tables; all where none is given")
    asked = parser.parse_args()
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as executor:
        for game, table in _tables(asked.titles):
            for name in asked.names.split(","):
                told = odds(executor, game, table, name, asked.matches, asked.iterations)
                share = f"{told.share:5.0%} ± {told.share_error:4.0%}"
                print(f"{game.title:18} {table.title:24} {name:10} {share} of {told.deals}", flush=True)


def odds(
    executor: Executor, game: AnyGame, table: CircleTable, name: str, matches: int, iterations: int
) -> Outcome:
    """How an opponent did at a table, against those who sit there."""
    entrants = (name, *(each.level.value for each in table.opponents))
    options = table.options.model_dump(mode="json")
    encounter = Encounter(game, options, entrants, Iterations(iterations), Length.MATCH)
    deals = max(2, round(matches / len(entrants)))
    return outcomes(entrants, list(play(encounter, deals, SEED, executor)))[0]


def _tables(titles: list[str]) -> Iterator[tuple[AnyGame, CircleTable]]:
    for game in games():
        for table in (*circle(game).tables, circle(game).last):
            if not titles or any(title.lower() in table.title.lower() for title in titles):
                yield game, table


if __name__ == "__main__":
    main()

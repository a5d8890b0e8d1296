"""How much faster compiled games are: random play, the Archdevil's search, imagining; both builds by turns.

All are told in processor time, each in processes of its own that take turns, and the best of all turns
counts, so that other programs on the machine matter little.
"""

import json
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import thread_time
from typing import TypeAlias

ROOT = Path(__file__).resolve().parent.parent
TREE = Path(sys.argv[1]) if __name__ == "__main__" else ROOT
"""Whose games this process measures."""
sys.path.insert(0, str(TREE))

from rule_rates import actions, imagined

from game.catalog import GAMES
from game.contract import AnyGame
from game.match import Match
from game.minds.search import Iterations, weigh

SECONDS = 0.5
"""For each rate of a turn."""
SEARCHED = 100
"""Iterations for an answer; as many in both builds, so that both give the same answers."""
WARM = 4
"""Answers before it counts: tables of what hands count are filled by then."""


Told: TypeAlias = dict[str, dict[str, float]]
"""Rates of one build: by game, then by name."""


@dataclass(frozen=True)
class Compared:
    """What one game does in a second of processor time, as source and compiled."""

    game: str
    actions: tuple[float, float]
    """Random legal actions at the fewest seats, dealing included, with nobody listening."""
    iterations: tuple[float, float]
    """Of the Archdevil's search, at positions of random play at the fewest seats."""
    imagined: tuple[float, float]
    """Views taken and whole positions imagined from them, at the most seats."""


def compared(turns: int) -> list[Compared]:
    """Every game in both builds, which is compiled first: a minute and more.

    Raises:
        CannotCompile: when there is no compiler, or it refuses.
    """
    from compiling import compiled

    with TemporaryDirectory() as folder:
        compiled(Path(folder))
        told = [(_told_by(ROOT), _told_by(Path(folder))) for _ in range(turns)]
    source, made = ([turn[build] for turn in told] for build in (0, 1))
    rates = ("actions", "iterations", "imagined")
    return [
        Compared(game, *((_best(source, game, rate), _best(made, game, rate)) for rate in rates))
        for game in GAMES
    ]


def _told_by(tree: Path) -> Told:
    command = [sys.executable, __file__, str(tree)]
    run = subprocess.run(command, capture_output=True, text=True, check=True)
    told: Told = json.loads(run.stdout)
    return told


def _best(turns: list[Told], game: str, rate: str) -> float:
    return max(turn[game][rate] for turn in turns)


def iterations(game: AnyGame) -> float:
    """Iterations a second."""
    random, seed, answers, made, spent = Random(11), 11, 0, 0, 0.0
    match = Match(game, game.options(), game.seats[0], seed)
    while spent < SECONDS:
        if (seat := match.to_move) is None:
            seed += 1
            match = Match(game, game.options(), game.seats[0], seed)
            continue
        legal = match.legal(seat)
        if len(legal) > 1 and random.random() < 0.3:
            view, start = match.view(seat), thread_time()
            found = sum(option.visits for option in weigh(game, view, Random(answers), Iterations(SEARCHED)))
            if answers >= WARM:
                spent += thread_time() - start
                made += found
            answers += 1
        match.play(seat, legal[int(random.random() * len(legal))])
    return made / spent


def as_table(rates: list[Compared]) -> list[str]:
    """The rates in Markdown."""
    lines = [
        "| game | random actions/s | compiled | times | iterations/s | compiled | times "
        "| views imagined/s | compiled | times |",
        "| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |",
    ]
    for rate in rates:
        cells = [GAMES.infos[rate.game].title]
        for source, made in (rate.actions, rate.iterations, rate.imagined):
            cells += [f"{source:,.0f}", f"{made:,.0f}", f"{made / source:.1f}"]
        lines.append(f"| {' | '.join(cells)} |")
    return lines


if __name__ == "__main__":
    rates = {
        game.id: {
            "actions": actions(game, game.seats[0], SECONDS, thread_time),
            "iterations": iterations(game),
            "imagined": imagined(game, game.seats[-1], SECONDS, thread_time),
        }
        for game in GAMES.values()
    }
    print(json.dumps(rates))

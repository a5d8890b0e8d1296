"""How fast the Archdevil thinks: iterations a second, and how its answers keep to their budget."""

import time
from dataclasses import asdict, dataclass
from random import Random
from statistics import quantiles

from game.catalog import GAMES
from game.contract import AnyGame
from game.match import Match
from game.minds.search import Seconds, weigh


@dataclass(frozen=True)
class Rate:
    """One game at one budget, in seconds."""

    game: str
    seats: int
    iterations: float
    """A second, on one core."""
    budget: float
    median: float
    slow: float
    """Of 20 answers one takes longer."""


def measure(game: AnyGame, budget: float, questions: int) -> Rate:
    """Ask about positions along random play."""
    seats, random = game.seats[0], Random(11)
    match = Match(game, game.options(), seats, 11)
    times, made = [], 0
    while len(times) < questions:
        seat = match.to_move
        if seat is None:
            match = Match(game, game.options(), seats, random.getrandbits(30))
            continue
        legal = match.legal(seat)
        if len(legal) > 1 and random.random() < 0.3:
            view, start = match.view(seat), time.perf_counter()
            made += sum(
                option.visits for option in weigh(game, view, random, Seconds(budget, time.perf_counter))
            )
            times.append(time.perf_counter() - start)
        match.play(seat, legal[int(random.random() * len(legal))])
    cuts = quantiles(times, n=20)
    return Rate(game.id, seats, made / sum(times), budget, cuts[9], cuts[18])


def report(budget: float, questions: int) -> list[dict[str, object]]:
    """Every game, printed as it is measured."""
    print(f"{'game':<10} {'seats':>5} {'iterations/s':>13} {'budget s':>9} {'p50 s':>7} {'p95 s':>7}")
    rates = []
    for game in GAMES.values():
        rate = measure(game, budget, questions)
        print(
            f"{rate.game:<10} {rate.seats:>5} {rate.iterations:>13,.0f} {budget:>9.2f} "
            f"{rate.median:>7.3f} {rate.slow:>7.3f}"
        )
        rates.append(asdict(rate))
    return rates

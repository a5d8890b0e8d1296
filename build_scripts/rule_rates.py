"""How fast the rules are, game by game, on one core: what a search lives on."""

import json
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, dataclass
from random import Random

from game.contract import AnyGame
from game.random_play import play_at_random

REPEATS = 3
"""The best of so many runs counts: the others were disturbed."""
BATCH = 1000
"""Clones between two looks at the clock."""


@dataclass(frozen=True, slots=True)
class Rates:
    """What one game does in a second at one number of seats, with its default options."""

    game: str
    seats: int
    actions: float
    """Random legal actions, dealing included, with nobody listening."""
    clones: float
    imagined: float
    """Views taken and whole positions imagined from them, both together, along random play."""


@dataclass(frozen=True, slots=True)
class Report:
    """One measurement of several games, and of a known library's game beside them."""

    seconds: float
    games: tuple[Rates, ...]
    uno: float | None
    """Actions a second in RLCard's UNO, played the same way; None where RLCard is not installed."""


def measured(games: Iterable[AnyGame], seconds: float) -> Report:
    """Measure games at their fewest and their most seats, each figure for ``seconds`` and several times."""
    rates = tuple(rate for game in games for rate in _rates(game, seconds))
    return Report(seconds, rates, uno_actions(seconds))


def _rates(game: AnyGame, seconds: float) -> Iterator[Rates]:
    for seats in sorted({game.seats[0], game.seats[-1]}):
        yield Rates(
            game.id,
            seats,
            _best(actions, game, seats, seconds),
            _best(clones, game, seats, seconds),
            _best(imagined, game, seats, seconds),
        )


def _best(
    measure: Callable[[AnyGame, int, float], float], game: AnyGame, seats: int, seconds: float
) -> float:
    return max(measure(game, seats, seconds) for _ in range(REPEATS))


def actions(
    game: AnyGame, seats: int, seconds: float, clock: Callable[[], float] = time.perf_counter
) -> float:
    """Whole matches of random play, one after another."""
    random, options = Random(1).random, game.options()
    done, match = 0, 0
    start = clock()
    while (spent := clock() - start) < seconds:
        state = game.deal(options, seats, match)
        state.table.events = None
        match += 1
        done += play_at_random(game, state, random)
    return done / spent


def clones(game: AnyGame, seats: int, seconds: float) -> float:
    """Copies of a fresh position."""
    state = game.deal(game.options(), seats, 1)
    done = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        for _ in range(BATCH):
            state.clone()
        done += BATCH
    return done / spent


def imagined(
    game: AnyGame, seats: int, seconds: float, clock: Callable[[], float] = time.perf_counter
) -> float:
    """A view of the seat to move and a position imagined from it, for each position of random play."""
    random = Random(1)
    spent, done, match = 0.0, 0, 0
    state = game.deal(game.options(), seats, match)
    while spent < seconds:
        seat = game.to_move(state)
        if seat is None:
            match += 1
            state = game.deal(game.options(), seats, match)
            continue
        state.table.events = None
        start = clock()
        game.imagine(game.view(state, seat), random)
        spent += clock() - start
        done += 1
        moves = game.legal(state, seat)
        game.apply(state, seat, moves[int(random.random() * len(moves))])
    return done / spent


def uno_actions(seconds: float) -> float | None:
    """Random play of RLCard's UNO game class, or None where it is not installed."""
    try:
        from rlcard.games.uno import Game
    except ImportError:
        return None

    def run() -> float:
        random = Random(1).random
        done = 0
        start = time.perf_counter()
        while (spent := time.perf_counter() - start) < seconds:
            game = Game()
            game.init_game()
            while not game.is_over():
                moves = game.get_legal_actions()
                game.step(moves[int(random() * len(moves))])
                done += 1
        return done / spent

    return max(run() for _ in range(REPEATS))


def as_table(report: Report) -> str:
    """The report for people."""
    lines = [f"{'game':<12}{'seats':>6}{'actions/s':>12}{'clones/s':>12}{'views imagined/s':>18}"]
    lines += [
        f"{rate.game:<12}{rate.seats:>6}{rate.actions:>12,.0f}{rate.clones:>12,.0f}{rate.imagined:>18,.0f}"
        for rate in report.games
    ]
    known = "RLCard is not installed" if report.uno is None else f"RLCard's UNO: {report.uno:,.0f} actions/s"
    return "\n".join([*lines, f"{known}, best of {REPEATS} runs of {report.seconds:g} s each."])


def as_json(report: Report) -> str:
    """The report for programs."""
    return json.dumps(asdict(report))

"""The speed of rules and search."""

import json
import sys
import time
from collections.abc import Callable, Iterator
from random import Random

from game.catalog import GAMES, UnknownGame, find
from game.contract import AnyGame
from game.contract.rules import State
from game.match import Match
from game.minds.search import Iterations, Seconds, search
from tests.conformance.tables import at_random

SEARCHED = 100
"""Iterations of each search whose rate is measured."""
WARM = 4
"""Searches that aren't counted, because they fill the caches of hand rankings."""
BUDGET, QUESTIONS = 1.0, 12
COLUMNS = ("actions", "imagined", "iterations")


def minds(games: list[str], seconds: float, as_json: bool) -> None:
    """Measure rules and search of each game with the fewest seats, and determinization with the most."""
    try:
        chosen = [find(name) for name in games or GAMES]
    except UnknownGame as unknown:
        sys.exit(str(unknown))
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


def actions_rate(game: AnyGame, seconds: float) -> float:
    """Return random legal actions per second, including dealing but without recording events."""
    random, done, seed, begun = Random(1).random, 0, 0, time.thread_time()
    while (spent := time.thread_time() - begun) < seconds:
        state = game.deal(game.options(), game.seats[0], seed)
        state.table.events = None
        done, seed = done + play_at_random(game, state, random), seed + 1
    return done / spent


def play_at_random(game: AnyGame, state: State, number: Callable[[], float]) -> int:
    """Play a match to its end, choosing legal actions at random; return the number of actions.

    ``number`` returns numbers in [0, 1), one for each action.
    """
    to_move, legal, apply = game.to_move, game.legal, game.apply
    actions = 0
    while (seat := to_move(state)) is not None:
        moves = legal(state, seat)
        apply(state, seat, moves[int(number() * len(moves))])
        actions += 1
    return actions


def imagined_rate(game: AnyGame, seconds: float) -> float:
    """Return determinized views per second, with the most seats."""
    random, spent, done = Random(1), 0.0, 0
    for match, seat in _positions(game, game.seats[-1]):
        begun = time.thread_time()
        game.determinize(match.view(seat), random)
        spent, done = spent + time.thread_time() - begun, done + 1
        if spent > seconds:
            break
    return done / spent


def iterations_rate(game: AnyGame, seconds: float) -> float:
    """Return search iterations per second."""
    made, spent = 0, 0.0
    for asked, (match, seat) in enumerate(_questions(game)):
        begun = time.thread_time()
        found = search(game, match.view(seat), Random(asked), Iterations(SEARCHED))
        if asked >= WARM:
            spent, made = spent + time.thread_time() - begun, made + sum(option.visits for option in found)
        if spent > seconds:
            break
    return made / spent


def slowest_answer(game: AnyGame, budget: float, questions: int) -> float:
    """Return the time of the slowest of some answers, in seconds; each has ``budget`` seconds."""
    slowest = 0.0
    for asked, (match, seat) in enumerate(_questions(game)):
        if asked == questions:
            break
        begun = time.perf_counter()
        search(game, match.view(seat), Random(asked), Seconds(budget, time.perf_counter))
        slowest = max(slowest, time.perf_counter() - begun)
    return slowest


def _positions(game: AnyGame, seats: int) -> Iterator[tuple[Match, int]]:
    """Yield positions from random play, with the seat to move."""
    random, seed = Random(11), 11
    while True:
        match, seed = Match(game, game.options(), seats, seed), seed + 1
        while (seat := match.to_move) is not None:
            yield match, seat
            at_random(match, random)


def _questions(game: AnyGame) -> Iterator[tuple[Match, int]]:
    """Yield positions in which there is a choice."""
    for number, (match, seat) in enumerate(_positions(game, game.seats[0])):
        if number % 3 == 0 and len(match.legal(seat)) > 1:
            yield match, seat

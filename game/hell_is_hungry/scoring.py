"""Points, winners, and the chances to win a game (HH-17, HH-18)."""

from collections.abc import Sequence
from math import exp, sqrt
from typing import Final

from game.cards import Card, Seat
from game.contract.rules import Standing
from game.deal_cycle import standing_by
from game.hell_is_hungry.cards import OWNER, VALUE
from game.hell_is_hungry.grid import EMPTY_PILES
from game.hell_is_hungry.position import State
from game.info import ranked


def points(pile: Sequence[Card], seat: Seat) -> int:
    """Return the points of a pile, in which a seat's own cards do not count (HH-17)."""
    return sum(VALUE[card] for card in pile if OWNER[card] != seat)


def games_won(games: Sequence[Sequence[int]], seats: int) -> tuple[int, ...]:
    """Return the games that each seat has won; a tied game counts for each of the tied."""
    return tuple(sum(game[seat] == max(game) for game in games) for seat in range(seats))


def decided(games: Sequence[Sequence[int]], seats: int, most: int) -> bool:
    """True if all games are played, or one seat alone has won more than half of them (HH-18)."""
    won = games_won(games, seats)
    return len(games) >= most or (max(won) > most // 2 and won.count(max(won)) == 1)


def standing(state: State) -> Standing:
    """Return points and winners: most points of one game, or most games of several (HH-17, HH-18)."""
    counted = state.totals if state.games == 1 else games_won(state.deals, state.grid.seats)
    return standing_by(state, ranked(counted, low_wins=False))


def outlook(state: State) -> tuple[int, ...]:
    """Return the score of each seat if the game were over now (HH-17)."""
    piles = state.table.piles
    return tuple(points(piles[place], seat) for seat, place in enumerate(state.grid.points))


TURN_SWING: Final = 14.0
"""The points that one more turn puts at stake, as the scale of a logistic distribution.

Among Fiends the lead of one seat over another changes by 26 points a turn (a standard deviation, the same
between two and among four), and over more turns by the square root of their number. 26 * sqrt(3) / pi = 14.
"""
TURNS_A_SOUL: Final = 1.5
"""The turns that a game takes for each soul on the three piles that are emptied first."""
SHARED: Final = 0.5
"""The part of a win that a tie is worth, so that a seat fights on rather than tie."""
FOR_THE_LEAD: Final = 0.1
"""The weight of the lead, so that a game that is won or lost is still played well."""
LEAD_SWING: Final = 40.0
"""The lead in points at which a game is worth 0.73."""


def worth(state: State, points: Sequence[int]) -> list[float]:
    """Return the value of a game with these points to each seat, from 0 to 1."""
    over = state.deals[-1:] == (tuple(points),)
    won = _shares(points) if over else chances(points, turns_left(state))
    total, others = sum(points), len(points) - 1
    leads = [got - (total - got) / others for got in points]
    return [
        (1 - FOR_THE_LEAD) * chance + FOR_THE_LEAD / (1 + exp(-lead / LEAD_SWING))
        for chance, lead in zip(won, leads, strict=True)
    ]


def chances(points: Sequence[int], turns: float) -> list[float]:
    """Return each seat's chance to win a game with these scores and this many turns left."""
    most, swing = max(points), TURN_SWING * sqrt(turns)
    weights = [exp((got - most) / swing) for got in points]
    total = sum(weights)
    return [weight / total for weight in weights]


def turns_left(state: State) -> float:
    """Return the turns that a game between Fiends takes until three piles are empty (HH-16)."""
    piles, grid = state.table.piles, state.grid
    heights = sorted(len(piles[cell]) + len(piles[below]) for cell, below in enumerate(grid.beneath))
    return 1 + TURNS_A_SOUL * sum(heights[:EMPTY_PILES])


def _shares(points: Sequence[int]) -> list[float]:
    """Return the share of the win that a finished game brings each seat (HH-17)."""
    most, best = max(points), points.count(max(points))
    prize = 1.0 if best == 1 else SHARED / best
    return [prize if got == most else 0.0 for got in points]

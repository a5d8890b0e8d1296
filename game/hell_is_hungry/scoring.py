"""The points, the winners, and the chances to win a game (HH-17, HH-18)."""

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
    """Return the points of a pile, without the seat's own cards (HH-17)."""
    return sum(VALUE[card] for card in pile if OWNER[card] != seat)


def games_won(games: Sequence[Sequence[int]], seats: int) -> tuple[int, ...]:
    """Return the number of games each seat has won; a tie counts for every winner."""
    return tuple(sum(game[seat] == max(game) for game in games) for seat in range(seats))


def decided(games: Sequence[Sequence[int]], seats: int, most: int) -> bool:
    """True if all games are played, or one seat alone has won more than half of them (HH-18)."""
    won = games_won(games, seats)
    return len(games) >= most or (max(won) > most // 2 and won.count(max(won)) == 1)


def standing(state: State) -> Standing:
    """Return the ranking: by points in one game, or by games won in several (HH-17, HH-18)."""
    counted = state.totals if state.games == 1 else games_won(state.deals, state.grid.seats)
    return standing_by(state, ranked(counted, low_wins=False))


def outlook(state: State) -> tuple[int, ...]:
    """Return each seat's score if the game ended now (HH-17)."""
    piles = state.table.piles
    return tuple(points(piles[place], seat) for seat, place in enumerate(state.grid.points))


TURN_SWING: Final = 14.0
"""The scale, in points, of the logistic distribution of a lead's change in one turn.

Among Fiends the standard deviation is 26 points, for two seats as for four, and it grows with the square root
of the number of turns. 26 * sqrt(3) / pi = 14.
"""
TURNS_A_SOUL: Final = 1.5
"""The turns a game takes for each soul in the three lowest piles."""
SHARED: Final = 0.5
"""The share of a win that a tie is worth, less than 1 so that a seat plays to win."""
FOR_THE_LEAD: Final = 0.1
"""The weight of the lead against the win, so that decided games are still played well."""
LEAD_SWING: Final = 40.0
"""The scale, in points, on which a lead has value: a lead of this size is worth 0.73."""


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
    """Return the estimated turns until three piles are empty, between Fiends (HH-16)."""
    piles, grid = state.table.piles, state.grid
    heights = sorted(len(piles[cell]) + len(piles[below]) for cell, below in enumerate(grid.beneath))
    return 1 + TURNS_A_SOUL * sum(heights[:EMPTY_PILES])


def _shares(points: Sequence[int]) -> list[float]:
    """Return each seat's share of the win in a finished game (HH-17)."""
    most, best = max(points), points.count(max(points))
    prize = 1.0 if best == 1 else SHARED / best
    return [prize if got == most else 0.0 for got in points]

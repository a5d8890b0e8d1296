"""What a deal that a search played on is worth to each seat."""

from collections.abc import Sequence
from math import exp

from game.contract import AnyGame
from game.contract.rules import State
from game.contract.search import Outcomes


def outcomes(game: AnyGame, state: State, deals: int) -> Outcomes:
    """What the deal brought each seat, or how likely it may bring what."""
    if len(state.deals) > deals:
        return [(1.0, state.deals[-1])]
    seats = len(game.standing(state).totals)
    return game.search.outcomes(state) or [(1.0, game.search.outlook(state) or (0,) * seats)]


def leads_of(game: AnyGame, gained: Sequence[int]) -> list[float]:
    """For each seat its points ahead of the mean of the others; more is better."""
    total, others = sum(gained), len(gained) - 1
    sign = -1 if game.low_wins else 1
    return [sign * (got - (total - got) / others) for got in gained]


def rewards_of(game: AnyGame, state: State, points: Sequence[int]) -> list[float]:
    """For each seat, from 0 to 1: what the deal is worth, or else its lead; a match that is won is 1."""
    if game.search.worth is not None:
        return list(game.search.worth(state, points))
    leads = leads_of(game, points)
    winners = game.standing(state).winners
    if winners:
        return [(seat in winners) / len(winners) for seat in range(len(leads))]
    return [1 / (1 + exp(-lead / game.search.swing)) for lead in leads]

"""The points of hands, and the winners (JD-23, JD-24)."""

from typing import Final

from game.contract.rules import Standing
from game.deal_cycle import standing_by
from game.info import ranked
from game.jokers_of_death.cards import hand_points
from game.jokers_of_death.position import State

TARGET: Final = 105
DEAL_LIMIT: Final = 200
"""The number of deals after which the match ends (JD-31)."""


def standing(state: State) -> Standing:
    """Return the ranking by points, with those for piles given up (JD-30); the fewest win (JD-24)."""
    totals = tuple(map(int.__add__, state.totals, state.prices)) if any(state.prices) else state.totals
    return standing_by(state, ranked(totals, low_wins=True), totals)


def outlook(state: State) -> tuple[int, ...]:
    """Return each seat's points if the deal ended now (JD-23); a picked-up pile counts too (JD-30)."""
    piles, rules = state.table.piles, state.rules
    points = [hand_points(piles[hand], rules.facts) for hand in rules.hands]
    points[state.turn] += hand_points(piles[rules.taken_up], rules.facts)
    return tuple(points)


def is_decided(state: State) -> bool:
    """True if one seat alone has the most points, and enough (JD-24), or if all deals are played (JD-31)."""
    highest = max(state.totals)
    return (highest >= TARGET and state.totals.count(highest) == 1) or len(state.deals) >= DEAL_LIMIT

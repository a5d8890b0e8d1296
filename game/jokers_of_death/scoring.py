"""What hands count, and who has won (JD-23, JD-24)."""

from typing import Final

from game.contract.rules import Standing, ranked
from game.jokers_of_death.cards import hand_points
from game.jokers_of_death.phases import Over
from game.jokers_of_death.state import State

TARGET: Final = 105
DEAL_LIMIT: Final = 200
"""JD-31: after so many deals the match ends as it stands."""


def standing(state: State) -> Standing:
    """Points so far; the fewest win (JD-24)."""
    ranks = ranked(state.totals, low_wins=True)
    over = type(state.phase) is Over
    winners = tuple(seat for seat in range(state.rules.seats) if over and ranks[seat] == 1)
    return Standing(state.totals, state.deals, ranks, winners)


def outlook(state: State) -> tuple[int, ...]:
    """What each seat would score if play stopped now (JD-23); a pile being shed counts too (JD-30)."""
    piles, rules = state.table.piles, state.rules
    points = [hand_points(piles[rules.hands + seat], rules.facts) for seat in range(rules.seats)]
    points[state.turn] += hand_points(piles[rules.taken], rules.facts)
    return tuple(points)


def is_decided(state: State) -> bool:
    """JD-24, JD-31: somebody has reached the target and alone has the most, or all deals are played."""
    highest = max(state.totals)
    return (highest >= TARGET and state.totals.count(highest) == 1) or len(state.deals) >= DEAL_LIMIT

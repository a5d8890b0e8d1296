"""The halves of a deal of Evil Deal, and what one that is over may bring, for the search."""

from functools import cache
from typing import Final

from game.cards import Seat
from game.contract.search import Outcomes
from game.evil_deal.position import State
from game.evil_deal.scoring import HALF_TRICKS, points

SECOND_HALF: Final[tuple[float, ...]] = (0.08, 0.21, 0.34, 0.27, 0.10)
"""How likely the dealer takes 0 to 4 tricks of the second half: of 6,000 deals between Fiends. It hardly
depends on the first half."""


def part(state: State) -> int:
    """Which half of which deal is being played: the second is played with cards nobody has seen before."""
    return 2 * len(state.deals) + state.half


def outcomes(state: State) -> Outcomes:
    """What each seat may be paid after a first half, whatever the second brings."""
    return _outcomes(state.tricks[state.dealer], state.dealer, state.side_by_side) if state.half else ()


@cache
def _outcomes(first: int, dealer: Seat, side_by_side: tuple[bool, bool]) -> Outcomes:
    found = []
    for more, likely in enumerate(SECOND_HALF):
        dealers, others = first + more, 2 * HALF_TRICKS - first - more
        tricks = (dealers, others) if dealer == 0 else (others, dealers)
        found.append((likely, points(tricks, dealer, side_by_side)))
    return tuple(found)

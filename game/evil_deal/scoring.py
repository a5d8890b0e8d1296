"""What the tricks of a deal are worth."""

from functools import cache
from typing import Final

from game.cards import Seat
from game.contract.rules import Standing
from game.contract.search import Outcomes
from game.deal_cycle import standing_by
from game.evil_deal.position import State
from game.ranking import ranked

TARGET: Final = 666
"""ED-15: who has this much has won."""
BONUS: Final = 66
"""ED-14: for each trick above four, to a seat that chose no trump."""
BONUS_ABOVE: Final = 4
DEALER_POINTS: Final[tuple[int, ...]] = (0, 0, 0, 0, 0, 66, 111, 222, 333)
OTHER_POINTS: Final[tuple[int, ...]] = (0, 0, 0, 0, 66, 111, 222, 333, 666)
"""Points for 0 to 8 tricks."""
HALF_TRICKS: Final = 4
SECOND_HALF: Final[tuple[float, ...]] = (0.08, 0.21, 0.34, 0.27, 0.10)
"""How likely the dealer takes 0 to 4 tricks of the second half: of 6,000 deals between Fiends. It hardly
depends on the first half."""


def points(tricks: tuple[int, int], dealer: Seat, side_by_side: tuple[bool, bool]) -> tuple[int, int]:
    """What a deal pays each seat: by the table, and ED-14 for whoever laid its trump cards side by side.

    Exactly one seat is paid, and at least 66: the dealer from five tricks on, or else the other, who then
    has four.
    """
    return (
        _paid(tricks[0], dealer == 0, side_by_side[0]),
        _paid(tricks[1], dealer == 1, side_by_side[1]),
    )


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


def _paid(taken: int, deals: bool, no_trump: bool) -> int:
    table = (DEALER_POINTS if deals else OTHER_POINTS)[taken]
    return table + BONUS * max(0, taken - BONUS_ABOVE) if no_trump else table


def standing(state: State) -> Standing:
    """Points; the winner's lead is what the match is worth (ED-15)."""
    return standing_by(state, ranked(state.totals, low_wins=False))

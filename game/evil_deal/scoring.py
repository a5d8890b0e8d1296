"""What the tricks of a deal are worth."""

from typing import Final

from game.cards import Seat
from game.contract.rules import Standing
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
"""Points for 0 to 8 tricks, to the dealer and to the other seat."""
HALF_TRICKS: Final = 4
"""Tricks of each half of a deal."""


def points(tricks: tuple[int, int], dealer: Seat, side_by_side: tuple[bool, bool]) -> tuple[int, int]:
    """What a deal pays each seat: by the table, and ED-14 for whoever laid its trump cards side by side.

    Exactly one seat is paid, and at least 66: the dealer from five tricks on, or else the other, who then
    has four.
    """
    return (
        _paid(tricks[0], dealer == 0, side_by_side[0]),
        _paid(tricks[1], dealer == 1, side_by_side[1]),
    )


def _paid(taken: int, deals: bool, no_trump: bool) -> int:
    table = (DEALER_POINTS if deals else OTHER_POINTS)[taken]
    return table + BONUS * max(0, taken - BONUS_ABOVE) if no_trump else table


def standing(state: State) -> Standing:
    """Points; the winner's lead is what the match is worth (ED-15)."""
    return standing_by(state, ranked(state.totals, low_wins=False))

"""The points of hands of Devil, their multipliers, and the winner (DV-9, DV-11 to DV-13, DV-16 to DV-20)."""

from collections.abc import Sequence
from typing import Final

from game.cards import Card, Seat
from game.contract.rules import Standing
from game.deal_cycle import standing_by
from game.devil.cards import POINTS, RANK, Rank
from game.devil.position import State
from game.info import ranked

SPECIALS: Final = (Rank.SPECIAL_1, Rank.SPECIAL_4)
MULTIPLIER_OF_CARD: Final = tuple(2 if rank in SPECIALS else 1 for rank in RANK)
"""The multiplier of a hand for each card in it (DV-19)."""
MULTIPLIER_OF_GOING_OUT: Final = {Rank.SPECIAL_1: 4, Rank.SPECIAL_4: 2, Rank.ONIFUDA: 2}
"""The multiplier of the other hands if a player goes out on one of these (DV-13, DV-16)."""
MULTIPLIER_OF_ENDING: Final = {Rank.SPECIAL_1: 2, Rank.SPECIAL_4: 1, Rank.ONIFUDA: 2}
"""The multiplier of the other hands if one of these ends the deal early (DV-11, DV-12, DV-16)."""


def hand_points(hand: Sequence[Card]) -> int:
    """Return the points of a hand, doubled for each Special in it (DV-18, DV-19)."""
    points = 0
    doubled = 1
    for card in hand:
        points += POINTS[card]
        doubled *= MULTIPLIER_OF_CARD[card]
    return points * doubled


def multipliers_when_stopped(seats: int) -> list[int]:
    """Return the multiplier of each hand in a deal without a winner: 1 (DV-9)."""
    return [1] * seats


def multipliers_when_gone_out(seats: int, winner: Seat, last: Card) -> list[int]:
    """Return each hand's multiplier after a player goes out on a card (DV-13)."""
    times = MULTIPLIER_OF_GOING_OUT.get(RANK[last], 1)
    return [1 if seat == winner else times for seat in range(seats)]


def multipliers_when_ended(seats: int, winner: Seat, last: Card) -> list[int]:
    """Return each hand's multiplier after a player ends the deal early.

    A Special 1 or the Onifuda doubles every hand (DV-11, DV-16), a Special 4 only that player's (DV-12).
    """
    times = MULTIPLIER_OF_ENDING[RANK[last]]
    return [2 if seat == winner else times for seat in range(seats)]


def is_decided(state: State) -> bool:
    """True if anyone has reached the target (DV-20)."""
    return max(state.totals) >= state.target


def standing(state: State) -> Standing:
    """Return the ranking by points; the fewest win (DV-20)."""
    return standing_by(state, ranked(state.totals, low_wins=True))

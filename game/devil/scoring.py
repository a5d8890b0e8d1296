"""What hands count at Devil, how often, and who has won (DV-9, DV-11 to DV-13, DV-16, DV-18 to DV-20)."""

from collections.abc import Sequence
from typing import Final

from game.cards import Card, Seat
from game.contract.rules import Standing
from game.deal_cycle import standing_by
from game.devil.cards import POINTS, RANK, Rank
from game.devil.position import State
from game.ranking import ranked

SPECIALS: Final = (Rank.SPECIAL_1, Rank.SPECIAL_4)
DOUBLED: Final = tuple(2 if rank in SPECIALS else 1 for rank in RANK)
"""DV-19: how often a hand counts for having a card."""
GOING_OUT: Final = {Rank.SPECIAL_1: 4, Rank.SPECIAL_4: 2, Rank.ONIFUDA: 2}
"""DV-13, DV-16: how often the others count when one of these is the last card."""
ENDING: Final = {Rank.SPECIAL_1: 2, Rank.SPECIAL_4: 1, Rank.ONIFUDA: 2}
"""DV-11, DV-12, DV-16: how often the others count where one of these ends the deal before the last card."""


def hand_points(hand: Sequence[Card]) -> int:
    """DV-18, DV-19: what a hand counts, doubled for each Special in it."""
    points = 0
    doubled = 1
    for card in hand:
        points += POINTS[card]
        doubled *= DOUBLED[card]
    return points * doubled


def counts_stopped(seats: int) -> list[int]:
    """DV-9: with no winner every hand counts as it is."""
    return [1] * seats


def counts_gone_out(seats: int, winner: Seat, last: Card) -> list[int]:
    """DV-13: the last card laid decides how often the others count."""
    times = GOING_OUT.get(RANK[last], 1)
    return [1 if seat == winner else times for seat in range(seats)]


def counts_ended(seats: int, winner: Seat, last: Card) -> list[int]:
    """DV-11, DV-16: a Special 1 or the Onifuda doubles every hand. DV-12: a Special 4 only the ender's."""
    times = ENDING[RANK[last]]
    return [2 if seat == winner else times for seat in range(seats)]


def is_decided(state: State) -> bool:
    """DV-20: somebody has reached the target."""
    return max(state.totals) >= state.target


def standing(state: State) -> Standing:
    """Points so far; the fewest win (DV-20)."""
    return standing_by(state, ranked(state.totals, low_wins=True))

"""What a deal of Angel does to the credits, when they end the match, and who has won (AN-17 to AN-22)."""

from collections.abc import Sequence
from enum import Enum
from typing import Final

from game.angel.position import State
from game.cards import Seat
from game.contract.rules import Standing
from game.deal_cycle import standing_by
from game.ranking import ranked

START_CREDITS: Final = 5
ANGEL_CREDITS: Final = 10
DEVIL_CREDITS: Final = 0
DEAL_LIMIT: Final = 200
"""AN-22: after so many deals the match ends as it stands."""


class Ending(Enum):
    """Why a match is over, by the clause that says so."""

    ANGEL = "AN-20"
    DEVIL = "AN-21"
    LAST_DEAL = "AN-22"


def changes(scores: list[int], caller: Seat | None) -> tuple[int, ...]:
    """AN-17 to AN-19: what each seat's credits change by, from what the hands count."""
    ordered = sorted(scores)
    most, least = ordered[-1], ordered[0]
    gained = [1 if score == most else 0 for score in scores]
    if caller is not None and scores[caller] < most:
        gained[caller] = -1
    elif least < ordered[1]:
        gained[scores.index(least)] = -1
    return tuple(gained)


def ending(totals: Sequence[int], deals: int) -> Ending | None:
    """Why the match is over after this many deals; None while it goes on. An Angel comes first (AN-20)."""
    ordered = sorted(totals)
    if ordered[-1] >= ANGEL_CREDITS:
        return Ending.ANGEL
    if ordered[0] <= DEVIL_CREDITS:
        return Ending.DEVIL
    return Ending.LAST_DEAL if deals >= DEAL_LIMIT else None


def standing(state: State) -> Standing:
    """Credits, the most first. Nobody can have more than an Angel, so Angels come first (AN-20 to AN-22)."""
    return standing_by(state, ranked(state.totals, low_wins=False))

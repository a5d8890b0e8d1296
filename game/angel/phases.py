"""The phases of a deal of Angel, its turns, and the turn in which Judgement Day opens (AN-10)."""

from dataclasses import dataclass
from typing import Final, TypeAlias

from game.angel.cards import CARDS
from game.deal_cycle import Over

SEATS: Final = 4
"""AN-1: the number of players."""
DEALT: Final = 5
"""AN-4: cards dealt to each seat."""
TURNS: Final = CARDS - DEALT * SEATS
"""AN-11: cards in the draw pile at first, and so the most turns of a deal."""


@dataclass(frozen=True, slots=True)
class TurningUp:
    """The seat to move flips one of its unseen cards."""


@dataclass(frozen=True, slots=True)
class Playing:
    """The seat to move discards, or calls."""


Phase: TypeAlias = TurningUp | Playing | Over

TURNING_UP: Final = TurningUp()
PLAYING: Final = Playing()


def turns_taken(stock: int) -> int:
    """Return the turns that all seats have taken, from the cards left in the draw pile: each draws one."""
    return TURNS - stock


def own_turn(turns: int) -> int:
    """Return which of its own turns, from 1, the seat to move is in: seats take turns in order."""
    return turns // SEATS + 1


def is_open(opens: int, turns: int) -> bool:
    """AN-10: True if the seat to move may call, where a seat may from its turn ``opens`` on."""
    return own_turn(turns) >= opens

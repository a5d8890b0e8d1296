"""The count of turns in a deal of Angel, and the turn in which Judgement Day opens (AN-10)."""

from typing import Final

from game.angel.cards import CARDS
from game.angel.places import SEATS

DEALT: Final = 5
"""Cards that each seat is dealt (AN-4)."""
TURNS: Final = CARDS - DEALT * SEATS
"""AN-11: cards in the play pile at first, and so the most turns of a deal."""


def turns_taken(stock: int) -> int:
    """Return how many turns all seats have taken, from the cards left in the play pile: each draws one."""
    return TURNS - stock


def own_turn(turns: int) -> int:
    """Return which of its own turns, from 1, the seat to move is in: seats take turns in order."""
    return turns // SEATS + 1


def is_open(opens: int, turns: int) -> bool:
    """AN-10: True if the seat to move may call, where a seat may from its turn ``opens`` on."""
    return own_turn(turns) >= opens

"""The phases of a deal of Devil: the decision of the seat to move."""

from dataclasses import dataclass
from typing import Final, TypeAlias

from game.cards import Card
from game.deal_cycle import Over
from game.devil.cards import DECK_440


@dataclass(frozen=True, slots=True)
class Playing:
    """The seat to move plays a card or draws."""


@dataclass(frozen=True, slots=True)
class Choosing:
    """The seat to move has played a Special, and ends the deal or goes on."""

    special: Card


Phase: TypeAlias = Playing | Choosing | Over

PLAYING: Final = Playing()
CHOOSING: Final = tuple(Choosing(card) for card in range(len(DECK_440)))
"""By the Special that was played."""

"""The phases of Coal Whist: each is a decision of the seat to move."""

from dataclasses import dataclass
from typing import Final, TypeAlias

from game.cards import Card
from game.deal_cycle import Over


@dataclass(frozen=True, slots=True)
class Leading:
    """The seat to move leads to a trick."""


@dataclass(frozen=True, slots=True)
class Following:
    """The seat to move adds to a trick that this card was led to."""

    led: Card


Phase: TypeAlias = Leading | Following | Over

LEADING: Final = Leading()

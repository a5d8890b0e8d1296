"""What a seat may do in Devil."""

from dataclasses import dataclass

from game.cards import Card
from game.contract.rules import Action


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """Lay this card on the discard pile (DV-7)."""

    card: Card


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """Draw one card, because nothing fits (DV-8)."""


@dataclass(frozen=True, slots=True)
class EndDeal(Action):
    """After a Special: end the deal here (DV-11, DV-12)."""


@dataclass(frozen=True, slots=True)
class GoOn(Action):
    """After a Special: let the next seat draw and be skipped (DV-11, DV-12)."""

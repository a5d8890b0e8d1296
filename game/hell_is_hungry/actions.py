"""What a seat may do in Hell is Hungry!"""

from dataclasses import dataclass

from game.cards import Card
from game.contract.rules import Action


@dataclass(frozen=True, slots=True)
class Swap(Action):
    """Exchange a hand card for the top of the own purgatory (HH-5)."""

    card: Card


@dataclass(frozen=True, slots=True)
class KeepHand(Action):
    """Swap nothing (HH-5)."""


@dataclass(frozen=True, slots=True)
class PlaceReaper(Action):
    """Stand on a pile (HH-6)."""

    cell: int


@dataclass(frozen=True, slots=True)
class Attack(Action):
    """Battle for a pile (HH-7, HH-14)."""

    cell: int


@dataclass(frozen=True, slots=True)
class EndTurn(Action):
    """Battle for nothing, or no more (HH-7)."""


@dataclass(frozen=True, slots=True)
class Pay(Action):
    """Discard this card to the own purgatory, to attack a protected pile (HH-14)."""

    card: Card


@dataclass(frozen=True, slots=True)
class Play(Action):
    """Play one card, or two that are summed (HH-8)."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Play nothing this time (HH-12)."""


@dataclass(frozen=True, slots=True)
class TakeSoul(Action):
    """The soul won goes to the points (HH-13)."""


@dataclass(frozen=True, slots=True)
class SendToPurgatory(Action):
    """The soul won goes to the own purgatory (HH-13)."""

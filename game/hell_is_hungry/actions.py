"""The actions of Hell is Hungry!, each made once."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from game.cards import Card
from game.contract.rules import Action
from game.hell_is_hungry.cards import ALL_CARDS
from game.hell_is_hungry.grid import MOST_CELLS


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


HellAction: TypeAlias = (
    Swap | KeepHand | PlaceReaper | Attack | EndTurn | Pay | Play | Pass | TakeSoul | SendToPurgatory
)

SWAP: Final = tuple(Swap(card) for card in range(ALL_CARDS))
PAY: Final = tuple(Pay(card) for card in range(ALL_CARDS))
PLACE: Final = tuple(PlaceReaper(cell) for cell in range(MOST_CELLS))
ATTACK: Final = tuple(Attack(cell) for cell in range(MOST_CELLS))
KEEP: Final = KeepHand()
END_TURN: Final = EndTurn()
PASS: Final = Pass()
CLAIMS: Final[Sequence[HellAction]] = (TakeSoul(), SendToPurgatory())

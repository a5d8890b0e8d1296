"""The actions of Hell is Hungry!, as shared instances."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from game.cards import Card
from game.contract.rules import Action
from game.hell_is_hungry.cards import ALL_CARDS
from game.hell_is_hungry.grid import MOST_CELLS


@dataclass(frozen=True, slots=True)
class Swap(Action):
    """A swap of a hand card for the top of the seat's purgatory (HH-5)."""

    card: Card


@dataclass(frozen=True, slots=True)
class KeepHand(Action):
    """No swap (HH-5)."""


@dataclass(frozen=True, slots=True)
class PlaceReaper(Action):
    """A move of the reaper to a pile (HH-6)."""

    cell: int


@dataclass(frozen=True, slots=True)
class Attack(Action):
    """The start of a battle for a pile (HH-7, HH-14)."""

    cell: int


@dataclass(frozen=True, slots=True)
class EndTurn(Action):
    """The end of a turn without a battle (HH-7)."""


@dataclass(frozen=True, slots=True)
class Pay(Action):
    """A card discarded to the seat's purgatory to attack a protected pile (HH-14)."""

    card: Card


@dataclass(frozen=True, slots=True)
class Play(Action):
    """A play of one card, or of two cards added together (HH-8)."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """A pass in a battle (HH-12)."""


@dataclass(frozen=True, slots=True)
class TakeSoul(Action):
    """The choice to move the won soul to the points pile (HH-13)."""


@dataclass(frozen=True, slots=True)
class SendToPurgatory(Action):
    """The choice to move the won soul to the seat's purgatory (HH-13)."""


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

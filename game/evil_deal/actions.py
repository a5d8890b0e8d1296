"""The actions of Evil Deal."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from game.cards import Card
from game.contract.rules import Action
from game.evil_deal.cards import CARDS


@dataclass(frozen=True, slots=True)
class TakeStack(Action):
    """Take up one of the two unseen stacks as the first hand (ED-3)."""

    number: int


@dataclass(frozen=True, slots=True)
class Cross(Action):
    """Lay the trump cards as a cross, this one on top: it is the first half's (ED-4)."""

    first: Card


@dataclass(frozen=True, slots=True)
class SideBySide(Action):
    """Lay two trump cards of a suit side by side, this one for the first half: no trump at all (ED-5)."""

    first: Card


@dataclass(frozen=True, slots=True)
class PlayCard(Action):
    """Lead a card, or answer the one led (ED-10)."""

    card: Card


@dataclass(frozen=True, slots=True)
class Bury(Action):
    """Discard a card unseen between the halves (ED-13)."""

    card: Card


EvilAction: TypeAlias = TakeStack | Cross | SideBySide | PlayCard | Bury

TAKE_STACK: Final[Sequence[EvilAction]] = (TakeStack(0), TakeStack(1))
CROSS: Final = tuple(Cross(card) for card in range(CARDS))
SIDE_BY_SIDE: Final = tuple(SideBySide(card) for card in range(CARDS))
PLAY: Final = tuple(PlayCard(card) for card in range(CARDS))
BURY: Final = tuple(Bury(card) for card in range(CARDS))

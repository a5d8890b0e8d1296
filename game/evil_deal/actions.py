"""The actions of Evil Deal."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from game.cards import Card
from game.contract.rules import Action
from game.evil_deal.cards import CARDS


@dataclass(frozen=True, slots=True)
class TakeStack(Action):
    """A pick of one of the two unseen stacks as the first hand (ED-3)."""

    number: int


@dataclass(frozen=True, slots=True)
class Cross(Action):
    """The trump cards in a cross, with the first half's card on top (ED-4)."""

    first: Card


@dataclass(frozen=True, slots=True)
class SideBySide(Action):
    """Two trump cards of one suit side by side, for no trump; ``first`` is for the first half (ED-5)."""

    first: Card


@dataclass(frozen=True, slots=True)
class PlayCard(Action):
    """A card to lead, or to answer the led one (ED-10)."""

    card: Card


@dataclass(frozen=True, slots=True)
class Bury(Action):
    """A face-down discard between the halves (ED-13)."""

    card: Card


EvilAction: TypeAlias = TakeStack | Cross | SideBySide | PlayCard | Bury

TAKE_STACK: Final[Sequence[EvilAction]] = (TakeStack(0), TakeStack(1))
CROSS: Final = tuple(Cross(card) for card in range(CARDS))
SIDE_BY_SIDE: Final = tuple(SideBySide(card) for card in range(CARDS))
PLAY: Final = tuple(PlayCard(card) for card in range(CARDS))
BURY: Final = tuple(Bury(card) for card in range(CARDS))

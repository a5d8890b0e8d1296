"""The actions of Devil."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from game.cards import Card
from game.contract.rules import Action
from game.devil.cards import DECK_440


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """A play of a card on the discard pile (DV-7)."""

    card: Card


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """A draw of one card when nothing fits (DV-8)."""


@dataclass(frozen=True, slots=True)
class EndDeal(Action):
    """The end of the deal, after a Special (DV-11, DV-12)."""


@dataclass(frozen=True, slots=True)
class GoOn(Action):
    """The deal goes on after a Special: the next seat draws and is skipped (DV-11, DV-12)."""


DevilAction: TypeAlias = Discard | Draw | EndDeal | GoOn

DISCARD: Final = tuple(Discard(card) for card in range(len(DECK_440)))
DRAW: Final[Sequence[DevilAction]] = (Draw(),)
CHOICES: Final[Sequence[DevilAction]] = (EndDeal(), GoOn())

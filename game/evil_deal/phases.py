"""The phases of Evil Deal: each is a decision of the seat to move."""

from dataclasses import dataclass
from typing import Final, TypeAlias

from game.cards import Card
from game.deal_cycle import Over
from game.evil_deal.actions import Cross, SideBySide
from game.evil_deal.cards import CARDS


@dataclass(frozen=True, slots=True)
class Picking:
    """The seat to move takes up one of its stacks (ED-3)."""


@dataclass(frozen=True, slots=True)
class Naming:
    """The seat to move lays its trump cards (ED-4)."""

    theirs: Cross | SideBySide | None = None
    """The other seat's trump cards, if it has laid them."""


@dataclass(frozen=True, slots=True)
class Leading:
    """The seat to move leads an exchange (ED-11)."""


@dataclass(frozen=True, slots=True)
class Following:
    """The seat to move answers the card led (ED-10)."""

    led: Card


@dataclass(frozen=True, slots=True)
class Burying:
    """The seat to move discards one card unseen (ED-13)."""


Phase: TypeAlias = Picking | Naming | Leading | Following | Burying | Over

PICKING: Final = Picking()
NAMING: Final = Naming()
LEADING: Final = Leading()
FOLLOWING: Final = tuple(Following(card) for card in range(CARDS))
BURYING: Final = Burying()

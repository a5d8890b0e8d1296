"""The phases of Hell is Hungry!: the decisions of the seat to move, as values."""

from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

from game.cards import Card, Seat
from game.deal_cycle import Over
from game.hell_is_hungry.battle import Top


@dataclass(frozen=True, slots=True)
class Swapping:
    """A choice of the active seat: swap a card with its purgatory, or not."""


@dataclass(frozen=True, slots=True)
class Placing:
    """A choice of the active seat: where its reaper stands."""


@dataclass(frozen=True, slots=True)
class Choosing:
    """A choice of the active seat: a battle for an adjacent pile, or the end of its turn."""


@dataclass(frozen=True, slots=True)
class Paying:
    """A choice of the active seat: the card that pays for its attack on a protected pile."""

    cell: int
    defender: Seat


class Battling(NamedTuple):
    """A battle in which the seat to move plays or passes; a tuple, because each play makes a new one."""

    cell: int
    defender: Seat | None
    outside: int
    """A bit for each seat with no part in it: all but attacker and defender of a protected pile (HH-14)."""
    top: Top
    last: Seat | None = None
    """The seat that played last; None: nobody has yet, and the seat to move must open."""
    passed: int = 0
    """A bit for each seat whose pass holds: since the last play, or for the battle by older rules (HH-12)."""
    plays: tuple[tuple[Seat, tuple[Card, ...]], ...] = ()
    """Every play in order, with the seat that made it."""


@dataclass(frozen=True, slots=True)
class Claiming:
    """A choice of the winner of a battle: where the soul goes."""

    cell: int


Phase: TypeAlias = Swapping | Placing | Choosing | Paying | Battling | Claiming | Over

SWAPPING: Final = Swapping()
PLACING: Final = Placing()
CHOOSING: Final = Choosing()

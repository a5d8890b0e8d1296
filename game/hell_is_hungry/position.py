"""A position in a match of Hell is Hungry!: its phases and its state. ``grid`` has its piles."""

from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

from game.cards import Card, Seat
from game.deal_cycle import Over
from game.hell_is_hungry.battle import Top
from game.hell_is_hungry.grid import Grid
from game.hell_is_hungry.options import Passing
from game.table import Table


@dataclass(frozen=True, slots=True)
class Swapping:
    """The active seat swaps a card with its purgatory, or not."""


@dataclass(frozen=True, slots=True)
class Placing:
    """The active seat places its reaper."""


@dataclass(frozen=True, slots=True)
class Choosing:
    """The active seat starts a battle for an adjacent pile or ends its turn."""


@dataclass(frozen=True, slots=True)
class Paying:
    """The active seat picks a card to pay for its attack on a protected pile."""

    cell: int
    defender: Seat


class Battling(NamedTuple):
    """The seat to move plays or passes in a battle. A tuple, since each play creates a new one."""

    cell: int
    defender: Seat | None
    outside: int
    """The seats outside the battle, as bits: for a protected pile, all but attacker and defender (HH-14)."""
    top: Top
    last: Seat | None = None
    """The seat that played last; None before the first play, which the seat to move must make."""
    passed: int = 0
    """The seats that have passed since the last play, or in the battle by older rules, as bits (HH-12)."""
    plays: tuple[tuple[Seat, tuple[Card, ...]], ...] = ()
    """Every play in order, with the seat that made it."""


@dataclass(frozen=True, slots=True)
class Claiming:
    """The winner of a battle chooses a pile for the soul."""

    cell: int


Phase: TypeAlias = Swapping | Placing | Choosing | Paying | Battling | Claiming | Over

SWAPPING: Final = Swapping()
PLACING: Final = Placing()
CHOOSING: Final = Choosing()


@dataclass(slots=True, kw_only=True)
class State:
    """A position in a match of Hell is Hungry!; its grid has the indexes of its piles."""

    table: Table
    grid: Grid
    games: int
    """The most games in the match: 1, 3 or 5."""
    passing: Passing
    seed: int
    shuffles: int = 0
    dealer: Seat = 0
    """The seat that went first in this game."""
    active: Seat = 0
    """The seat whose turn it is; others may decide in its battle."""
    turn: Seat = 0
    """The seat to move."""
    phase: Phase
    reapers: tuple[int | None, ...]
    """The pile under each seat's reaper; None if it is off the grid."""
    quiet: int = 0
    known: tuple[frozenset[Card], ...]
    """The cards in each seat's hand that all players saw it take from its purgatory."""
    totals: tuple[int, ...]
    deals: tuple[tuple[int, ...], ...] = ()
    """The points of each finished game, by seat."""

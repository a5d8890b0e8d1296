"""A position in a match of Hell is Hungry!: its phases and its state. ``grid`` has the places."""

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


@dataclass(slots=True, kw_only=True)
class State:
    """A position in a match of Hell is Hungry!; its grid lists where the cards lie."""

    table: Table
    grid: Grid
    games: int
    """The most games that are played: 1, 3 or 5."""
    passing: Passing
    seed: int
    shuffles: int = 0
    dealer: Seat = 0
    """The seat that began this game."""
    active: Seat = 0
    """The seat whose turn it is on the grid."""
    turn: Seat = 0
    """The seat that has a decision to make."""
    phase: Phase
    reapers: tuple[int | None, ...]
    """The pile each reaper stands on; None: off the grid."""
    quiet: int = 0
    known: tuple[frozenset[Card], ...]
    """For each seat, hand cards that everybody saw it take from its purgatory."""
    totals: tuple[int, ...]
    deals: tuple[tuple[int, ...], ...] = ()
    """The points of each game that is over."""

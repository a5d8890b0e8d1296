"""A position in a match of Coal Whist: its piles, phases and state."""

from dataclasses import dataclass
from functools import cache
from typing import Final, TypeAlias

from coal_whist.options import WhistOptions
from game.cards import Card, Seat
from game.deal_cycle import Over
from game.table import PileKind, Place, Sight, Table


@dataclass(frozen=True, slots=True)
class Leading:
    """The seat to move leads to a trick."""


@dataclass(frozen=True, slots=True)
class Following:
    """The seat to move follows this led card."""

    led: Card


Phase: TypeAlias = Leading | Following | Over

LEADING: Final = Leading()
STOCK: Final = 0
TRUMP: Final = 1
FIRST: Final = 2
"""The place of seat 0's hand; next are the other hands, the cards of the trick, and the tricks won."""

HAND_KIND: Final = PileKind("hand", Sight.OWNER)
TRICK_KIND: Final = PileKind("trick", Sight.EVERYBODY)
WON_KIND: Final = PileKind("won", Sight.EVERYBODY)


def hand(seat: Seat) -> int:
    """Return the place of a seat's hand."""
    return FIRST + seat


def in_trick(seats: int, seat: Seat) -> int:
    """Return the place of a seat's card in the trick."""
    return FIRST + seats + seat


def won(seats: int, seat: Seat) -> int:
    """Return the place of the tricks that a seat has won."""
    return FIRST + 2 * seats + seat


@cache
def places(seats: int) -> tuple[Place, ...]:
    """Return every place at a table with a number of seats."""
    kinds = (HAND_KIND, TRICK_KIND, WON_KIND)
    own = tuple(Place(kind, seat) for kind in kinds for seat in range(seats))
    return (Place(PileKind("stock", Sight.NOBODY)), Place(PileKind("trump", Sight.EVERYBODY)), *own)


@dataclass(slots=True, kw_only=True)
class State:
    """A position in a match of Coal Whist."""

    table: Table
    options: WhistOptions
    seed: int
    shuffles: int
    dealer: Seat
    turn: Seat
    phase: Phase
    lacks: tuple[int, ...]
    """The cards that each seat's hand has shown to lack, as a bit mask (CW-5)."""
    totals: tuple[int, ...]
    deals: tuple[tuple[int, ...], ...]

    @property
    def seats(self) -> int:
        """The number of players."""
        return len(self.totals)

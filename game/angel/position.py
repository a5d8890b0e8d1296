"""A position in a match of Angel: its piles, phases and state."""

from dataclasses import dataclass
from typing import Final, TypeAlias

from game.angel.cards import CARDS
from game.cards import Seat
from game.deal_cycle import Over
from game.table import PileKind, Place, Sight, Table

SEATS: Final = 4
"""The number of players (AN-1)."""
DEALT: Final = 5
"""Cards dealt to each seat (AN-4)."""
TURNS: Final = CARDS - DEALT * SEATS
"""Cards in the draw pile at the start, and so the most turns in a deal (AN-11)."""


@dataclass(frozen=True, slots=True)
class TurningUp:
    """The seat to move flips one of its unseen cards."""


@dataclass(frozen=True, slots=True)
class Playing:
    """The seat to move discards or calls."""


Phase: TypeAlias = TurningUp | Playing | Over

TURNING_UP: Final = TurningUp()
PLAYING: Final = Playing()


def turns_taken(stock: int) -> int:
    """Return the turns that all seats have taken, from the cards left in the draw pile: one per turn."""
    return TURNS - stock


def own_turn(turns: int) -> int:
    """Return the number, from 1, of the current turn of the seat to move."""
    return turns // SEATS + 1


def is_open(opens: int, turns: int) -> bool:
    """True if the seat to move has reached its turn ``opens``, and so may call (AN-10)."""
    return own_turn(turns) >= opens


STOCK: Final = 0
TRASH: Final = 1
HANDS: Final = tuple(range(2, 2 + SEATS))
"""The place of each seat's hand."""
UNSEEN: Final = tuple(range(2 + SEATS, 2 + 2 * SEATS))
"""The place of each seat's cards before anybody, even that seat, has looked at them."""

STOCK_KIND: Final = PileKind("stock", Sight.NOBODY)
TRASH_KIND: Final = PileKind("trash", Sight.EVERYBODY)
HAND_KIND: Final = PileKind("hand", Sight.OWNER, counted=False)
UNSEEN_KIND: Final = PileKind("unseen", Sight.NOBODY)

PLACES: Final = (
    Place(STOCK_KIND),
    Place(TRASH_KIND),
    *(Place(HAND_KIND, seat) for seat in range(SEATS)),
    *(Place(UNSEEN_KIND, seat) for seat in range(SEATS)),
)


def kind_of(place: int) -> PileKind:
    """Return the kind of pile at a place."""
    return PLACES[place].kind


def seat_of(place: int) -> Seat | None:
    """Return the seat that owns a place; None if it is shared."""
    return PLACES[place].seat


@dataclass(slots=True, kw_only=True)
class State:
    """A position in a match of Angel."""

    table: Table
    bonuses: tuple[int, ...]
    """Points for each combination, by its index in ``scoring``."""
    opens: int
    """The number of a seat's first turn in which it may call Judgement Day (AN-10)."""
    target: int
    """The credits that win the match (AN-20)."""
    seed: int
    shuffles: int = 0
    dealer: Seat = 0
    turn: Seat = 0
    phase: Phase
    totals: tuple[int, ...]
    """The credits of each seat."""
    deals: tuple[tuple[int, ...], ...] = ()

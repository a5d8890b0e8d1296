"""A position in a match of Angel: the places of its cards, and whose decision is pending."""

from dataclasses import dataclass
from functools import cache
from typing import Final, TypeAlias

from game.cards import Card, Seat
from game.table import PileKind, Place, Sight, Table

SEATS: Final = 4
STOCK: Final = 0
TRASH: Final = 1
HANDS: Final = 2
"""Place index of seat 0's hand."""
UNSEEN: Final = HANDS + SEATS
"""Place index of seat 0's cards while nobody, seat 0 included, has looked at them."""

STOCK_KIND: Final = PileKind("stock", Sight.NOBODY)
TRASH_KIND: Final = PileKind("trash", Sight.EVERYBODY)
HAND_KIND: Final = PileKind("hand", Sight.OWNER)
UNSEEN_KIND: Final = PileKind("unseen", Sight.NOBODY)


@dataclass(frozen=True, slots=True)
class TurningUp:
    """The seat to move turns up one of its unseen cards; ``discards`` are those turned up so far."""

    discards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Playing:
    """The seat to move discards, or calls."""


@dataclass(frozen=True, slots=True)
class Over:
    """The match is over."""


Phase: TypeAlias = TurningUp | Playing | Over

PLAYING: Final = Playing()
OVER: Final = Over()


class State:
    """A position in a match of Angel."""

    __slots__ = ("bonuses", "dealer", "deals", "phase", "seed", "shuffles", "table", "totals", "turn")

    def __init__(
        self,
        table: Table,
        bonuses: tuple[int, ...],
        seed: int,
        shuffles: int,
        dealer: Seat,
        turn: Seat,
        phase: Phase,
        totals: tuple[int, ...],
        deals: tuple[tuple[int, ...], ...],
    ) -> None:
        self.table = table
        self.bonuses = bonuses
        """Points for each combination, in the order of ``scoring``."""
        self.seed = seed
        self.shuffles = shuffles
        self.dealer = dealer
        self.turn = turn
        self.phase = phase
        self.totals = totals
        self.deals = deals

    def clone(self) -> "State":
        """A copy to play on; nobody listens to it."""
        return State(
            self.table.clone(),
            self.bonuses,
            self.seed,
            self.shuffles,
            self.dealer,
            self.turn,
            self.phase,
            self.totals,
            self.deals,
        )


@cache
def places() -> tuple[Place, ...]:
    """The play pile, the trash, four hands and four places for unseen cards."""
    seats = range(SEATS)
    hands = tuple(Place(HAND_KIND, seat) for seat in seats)
    return (Place(STOCK_KIND), Place(TRASH_KIND), *hands, *(Place(UNSEEN_KIND, seat) for seat in seats))

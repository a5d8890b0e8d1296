"""A position in a match of Devil: the places of its cards, and whose decision is pending."""

from dataclasses import dataclass
from functools import cache
from typing import Final, TypeAlias

from game.cards import Card, Seat
from game.devil.cards import DECK_440
from game.table import PileKind, Place, Sight, Table
from game.unseen import Groups

STOCK: Final = 0
DISCARDS: Final = 1
HANDS: Final = 2
"""Place index of seat 0's hand; seat s holds HANDS + s."""

STOCK_KIND: Final = PileKind("stock", Sight.NOBODY)
DISCARD_KIND: Final = PileKind("discard", Sight.EVERYBODY)
HAND_KIND: Final = PileKind("hand", Sight.OWNER)


@dataclass(frozen=True, slots=True)
class Playing:
    """The seat to move discards or draws."""


@dataclass(frozen=True, slots=True)
class Choosing:
    """The seat to move has laid a Special and ends the deal or goes on."""

    special: Card


@dataclass(frozen=True, slots=True)
class Over:
    """The match is over."""


Phase: TypeAlias = Playing | Choosing | Over

PLAYING: Final = Playing()
OVER: Final = Over()
CHOOSING: Final = tuple(Choosing(card) for card in range(len(DECK_440)))


class State:
    """A position in a match of Devil."""

    __slots__ = (
        "cards",
        "dealer",
        "deals",
        "idle",
        "known",
        "phase",
        "seats",
        "seed",
        "shuffles",
        "table",
        "target",
        "totals",
        "turn",
        "turns",
    )

    def __init__(
        self,
        table: Table,
        seats: int,
        cards: int,
        target: int,
        seed: int,
        shuffles: int,
        dealer: Seat,
        turn: Seat,
        turns: int,
        idle: int,
        phase: Phase,
        known: list[Groups],
        totals: tuple[int, ...],
        deals: tuple[tuple[int, ...], ...],
    ) -> None:
        self.table = table
        self.seats = seats
        self.cards = cards
        """How many cards of the 440 deck are in play: 40 or 56."""
        self.target = target
        self.seed = seed
        self.shuffles = shuffles
        self.dealer = dealer
        self.turn = turn
        self.turns = turns
        """Turns taken in this deal."""
        self.idle = idle
        """Turns in a row in which nothing could be discarded or drawn (DV-9)."""
        self.phase = phase
        self.known = known
        """What everybody knows of each hand."""
        self.totals = totals
        self.deals = deals

    def clone(self) -> "State":
        """A copy to play on; nobody listens to it."""
        return State(
            self.table.clone(),
            self.seats,
            self.cards,
            self.target,
            self.seed,
            self.shuffles,
            self.dealer,
            self.turn,
            self.turns,
            self.idle,
            self.phase,
            self.known[:],
            self.totals,
            self.deals,
        )


@cache
def places(seats: int) -> tuple[Place, ...]:
    """The places of a table: the stock, the discards, and a hand for each seat."""
    return (
        Place(STOCK_KIND),
        Place(DISCARD_KIND),
        *(Place(HAND_KIND, seat) for seat in range(seats)),
    )

"""A position in a match of Devil: its piles, phases and state."""

from dataclasses import dataclass, field
from functools import cache
from typing import Final, TypeAlias

from game.cards import Card, Seat
from game.deal_cycle import Over
from game.devil.cards import DECK_440
from game.hidden_cards import Groups
from game.table import PileKind, Place, Sight, Table


@dataclass(frozen=True, slots=True)
class Playing:
    """The seat to move plays a card or draws."""


@dataclass(frozen=True, slots=True)
class Choosing:
    """The seat to move has played a Special and either ends the deal or goes on."""

    special: Card


Phase: TypeAlias = Playing | Choosing | Over

PLAYING: Final = Playing()
CHOOSING: Final = tuple(Choosing(card) for card in range(len(DECK_440)))

STOCK: Final = 0
DISCARDS: Final = 1
MOST_SEATS: Final = 8
HANDS: Final = tuple(range(2, 2 + MOST_SEATS))

STOCK_KIND: Final = PileKind("stock", Sight.NOBODY)
DISCARD_KIND: Final = PileKind("discard", Sight.EVERYBODY)
HAND_KIND: Final = PileKind("hand", Sight.OWNER)


@cache
def places(seats: int) -> tuple[Place, ...]:
    """Return the places of a table, in the order of their indexes."""
    hands = (Place(HAND_KIND, seat) for seat in range(seats))
    return (Place(STOCK_KIND), Place(DISCARD_KIND), *hands)


def holder(place: int) -> Seat | None:
    """Return the seat whose hand is at a place; None for any other pile."""
    return place - HANDS[0] if place >= HANDS[0] else None


@dataclass(frozen=True, slots=True)
class Play:
    """A card that a seat played from its hand, perhaps over others that fitted."""

    seat: Seat
    top: Card
    """The top of the discard pile before the play."""
    card: Card
    kept: int
    """The number of cards left in the hand after the play."""


@dataclass(slots=True, kw_only=True)
class State:
    """A position in a match of Devil."""

    table: Table
    seats: int
    cards: int
    """The number of cards in play, the first of the 440 deck: 40 or 56."""
    target: int
    seed: int
    shuffles: int = 0
    dealer: Seat = 0
    turn: Seat = 0
    turns: int = 0
    idle: int = 0
    """Turns in a row without a card to play or draw (DV-9)."""
    phase: Phase
    known: list[Groups] = field(default_factory=list)
    """Public knowledge of each hand."""
    totals: tuple[int, ...]
    deals: tuple[tuple[int, ...], ...] = ()
    plays: list[Play] = field(default_factory=list, compare=False)
    """The plays from hands in this deal, in order, as evidence about hands; no rule depends on them."""

    @property
    def larger(self) -> bool:
        """True if Devil 440 is played, with its Onifuda and its other Specials."""
        return self.cards == len(DECK_440)

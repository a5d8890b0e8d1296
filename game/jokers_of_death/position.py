"""A position in a match of Jokers of Death: its phases, piles, rules and state."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final, Self, TypeAlias

from game.cards import Card, Seat
from game.deal_cycle import Over
from game.hidden_cards import Groups
from game.jokers_of_death.actions import JokersAction
from game.jokers_of_death.cards import (
    EIGHT,
    FACES,
    FOURS_OF_SPADES,
    JACK,
    JOKERS,
    KING,
    MOST_PILES,
    RANK,
    SETS,
    TWOS,
    Facts,
    Kinds,
)
from game.table import PileKind, Place, Sight, Table


@dataclass(frozen=True, slots=True)
class Attack:
    """The cards to answer on a pile: their number, and the seat that played the last."""

    count: int
    by: Seat

    def answered(self, seat: Seat) -> Self:
        """Return the attack on the next seat after this one has answered."""
        return type(self)(self.count + 1, seat)


@dataclass(frozen=True, slots=True)
class Twos(Attack):
    """Twos to answer (JD-10)."""

    @property
    def cost(self) -> int:
        """The number of cards to draw instead of an answer (JD-11)."""
        return 2 * self.count

    def answers(self, _seat: Seat) -> Kinds:
        """Return the kinds that can answer (JD-10)."""
        return TWOS


@dataclass(frozen=True, slots=True)
class Fours(Attack):
    """Fours of spades to answer (JD-13)."""

    @property
    def cost(self) -> int:
        """The number of cards to draw instead of an answer (JD-13)."""
        return 4 * self.count**2

    @property
    def killing_cost(self) -> int:
        """The number of cards to draw for killing the pile (JD-14)."""
        return 4 * (self.count - 1) ** 2

    def answers(self, seat: Seat) -> Kinds:
        """Return the kinds that can answer; a joker can't on the seat's own 4♠ (JD-13, JD-16)."""
        return FOURS_OF_SPADES if self.by == seat else FOURS_OF_SPADES | JOKERS


Debt: TypeAlias = Twos | Fours


@dataclass(frozen=True, slots=True)
class Playing:
    """A turn of playing on the owed piles; ``fresh`` until its first action."""

    owed: int
    """The piles still to play on, as bits."""
    fresh: bool


@dataclass(frozen=True, slots=True)
class Covering:
    """A jack or king on this pile needs a cover at once; the ``owed`` piles come afterwards."""

    pile: int
    owed: int


@dataclass(frozen=True, slots=True)
class Answering:
    """A turn of answering attacks on the owed piles; ``penalty`` is the cards to draw already."""

    owed: int
    penalty: int


@dataclass(frozen=True, slots=True)
class Shedding:
    """A turn of shedding the pile picked up from this place."""

    pile: int


@dataclass(frozen=True, slots=True)
class Reversing:
    """A choice after a ten: reverse the direction of play, or keep it."""


@dataclass(frozen=True, slots=True)
class Naming:
    """A choice of suit for this pile; ``after`` is the next phase."""

    pile: int
    after: "Playing | Shedding"


@dataclass(frozen=True, slots=True)
class Knocking:
    """A choice with one card in hand: knock, or not; ``after`` is the next phase."""

    after: "Playing | Covering | Answering | Naming"


Phase: TypeAlias = Playing | Covering | Answering | Shedding | Reversing | Naming | Knocking | Over


FRESH: Final = tuple(Playing(owed, True) for owed in SETS)
"""A turn before its first action, by the piles owed."""
BUSY: Final = tuple(Playing(owed, False) for owed in SETS)
"""A turn that has begun, by the piles still owed."""
DONE: Final = BUSY[0]
"""A turn in which no pile is owed any more."""
ANSWERING: Final = tuple(Answering(owed, 0) for owed in SETS)
"""A turn that starts with attacks to answer, by their piles."""
REVERSING: Final = Reversing()

_ALL_PILES: Final = range(MOST_PILES)
_GOING_ON: Final = tuple(BUSY for _ in _ALL_PILES)
_COVERING: Final = tuple(tuple(Covering(pile, owed) for owed in SETS) for pile in _ALL_PILES)
_NAMING: Final = tuple(tuple(Naming(pile, after) for after in BUSY) for pile in _ALL_PILES)

Following: TypeAlias = tuple[tuple[Playing | Covering | Naming, ...], ...]


def _following(rank: int) -> Following:
    return _COVERING if rank in (JACK, KING) else _NAMING if rank == EIGHT else _GOING_ON


FOLLOWING: Final = tuple(_following(RANK[kind]) for kind in range(FACES))
"""The phase after a play from the hand, by kind, pile and the piles still owed (JD-17, JD-20)."""

STOCK: Final = 0
PILES: Final = tuple(range(1, 1 + MOST_PILES))
"""The place of each discard pile; the places after them depend on the number of piles (see ``Rules``)."""

STOCK_KIND: Final = PileKind("stock", Sight.NOBODY)
PILE_KIND: Final = PileKind("pile", Sight.EVERYBODY)
DEAD_KIND: Final = PileKind("dead", Sight.EVERYBODY)
TAKEN_KIND: Final = PileKind("taken up", Sight.EVERYBODY)
HAND_KIND: Final = PileKind("hand", Sight.OWNER)


def places_for(piles: int, seats: int) -> tuple[Place, ...]:
    """Return the places of a table, in the order of their indexes."""
    return (
        Place(STOCK_KIND),
        *(Place(PILE_KIND, number=pile) for pile in range(piles)),
        Place(DEAD_KIND),
        Place(TAKEN_KIND),
        *(Place(HAND_KIND, seat) for seat in range(seats)),
    )


Known: TypeAlias = tuple[Groups, ...]
"""Descriptions of a hidden hand, at least one of which is true."""
Effect: TypeAlias = Callable[["State", Seat, int], None]
"""The effect of a card played from a seat's hand on a pile."""
Opening: TypeAlias = Callable[["State"], Sequence[JokersAction]]
"""The actions that a variant adds at the start of a turn with nothing to answer."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """The fixed facts of a match, from the base game and its variants."""

    seats: int
    piles: int
    facts: Facts
    effects: tuple[tuple[Effect, ...], ...]
    openings: tuple[Opening, ...]
    dead: int
    """The place of the cards of killed piles."""
    taken_up: int
    """The place of a picked-up pile."""
    hands: tuple[int, ...]
    all_piles: int
    places: tuple[Place, ...]

    def pile_at(self, place: int) -> int | None:
        """Return the discard pile at a place; None for other places."""
        return self.places[place].number if self.places[place].kind is PILE_KIND else None

    def holder(self, place: int) -> Seat | None:
        """Return the seat whose hand is at a place; None for other places."""
        return self.places[place].seat


@dataclass(slots=True, kw_only=True)
class State:
    """A position in a match of Jokers of Death. Sets of seats and of piles are bit masks."""

    table: Table
    rules: Rules
    seed: int
    shuffles: int = 0
    dealer: Seat = 0
    turn: Seat = 0
    turns: int = 0
    idle: int = 0
    """Turns in a row without a play from the hand while the stock was empty (JD-6)."""
    direction: int = -1
    """The direction of play: +1 clockwise, -1 anticlockwise."""
    phase: Phase
    live: int
    """The piles that are not killed."""
    debts: tuple[Debt | None, ...] = ()
    """The attack to answer on each pile, if any."""
    named: tuple[int | None, ...] = ()
    """The suit named for each pile, if any (JD-17)."""
    knocked: int = 0
    """The seats that have knocked and not been cancelled."""
    may_knock: int = 0
    """The seats that were passed a one-card hand and may still knock, in any seat's turn (JD-25)."""
    aces: int = 0
    """The number of aces played this turn (JD-19)."""
    ten_played: bool = False
    """True if a ten was played this turn (JD-18)."""
    hand_played: bool = False
    """True if a card was played from the hand this turn (JD-6)."""
    drawn: int = field(default=0, compare=False)
    """The number of cards drawn this turn since the last play (JD-5), for texts only: not in fingerprints."""
    known: list[Known] = field(default_factory=list)
    """The descriptions of each seat's hand, without its publicly known cards."""
    open_cards: list[frozenset[Card]] = field(default_factory=list)
    """The cards in each seat's hand that all players saw it pick up (JD-30)."""
    secrets: tuple[tuple[frozenset[Card], ...], ...] = ()
    """``secrets[seat][other]``: the cards that only ``seat`` knows in another's hand (JD-25)."""
    prices: tuple[int, ...]
    """The points of each seat for piles given up in this deal (JD-30)."""
    totals: tuple[int, ...]
    deals: tuple[tuple[int, ...], ...] = ()

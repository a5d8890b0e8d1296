"""A position in a match of Jokers of Death: its phases, its places, its fixed rules, its state."""

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
    """Cards to be answered on a pile: their number, and the seat that played the last."""

    count: int
    by: Seat

    def answered(self, seat: Seat) -> Self:
        """Return the debt for the next seat once this one has answered."""
        return type(self)(self.count + 1, seat)


@dataclass(frozen=True, slots=True)
class Twos(Attack):
    """Twos to be answered (JD-10)."""

    @property
    def cost(self) -> int:
        """Return the cards that it costs not to answer (JD-11)."""
        return 2 * self.count

    def answers(self, _seat: Seat) -> Kinds:
        """Return the kinds that answer (JD-10)."""
        return TWOS


@dataclass(frozen=True, slots=True)
class Fours(Attack):
    """Fours of spades to be answered (JD-13)."""

    @property
    def cost(self) -> int:
        """Return the cards that it costs not to answer (JD-13)."""
        return 4 * self.count**2

    @property
    def killing_cost(self) -> int:
        """Return the cards that it costs to kill the pile (JD-14)."""
        return 4 * (self.count - 1) ** 2

    def answers(self, seat: Seat) -> Kinds:
        """Return the kinds that answer, a joker never on the seat's own 4♠ (JD-13, JD-16)."""
        return FOURS_OF_SPADES if self.by == seat else FOURS_OF_SPADES | JOKERS


Debt: TypeAlias = Twos | Fours


@dataclass(frozen=True, slots=True)
class Playing:
    """A turn of playing on the owed piles; ``fresh`` while nothing has been done in it."""

    owed: int
    """A bit for each pile."""
    fresh: bool


@dataclass(frozen=True, slots=True)
class Covering:
    """A jack or king on this pile needs another card at once; ``owed`` piles come after."""

    pile: int
    owed: int


@dataclass(frozen=True, slots=True)
class Answering:
    """A turn of answering twos and fours of spades; ``penalty`` is owed already."""

    owed: int
    penalty: int


@dataclass(frozen=True, slots=True)
class Shedding:
    """A turn of playing off the pile that was picked up from this place."""

    pile: int


@dataclass(frozen=True, slots=True)
class Reversing:
    """A choice after a ten: reverse the direction, or keep it."""


@dataclass(frozen=True, slots=True)
class Naming:
    """A choice of suit for this pile; then comes ``after``."""

    pile: int
    after: "Playing | Shedding"


@dataclass(frozen=True, slots=True)
class Knocking:
    """A choice with one card in hand: knock, or not; then comes ``after``."""

    after: "Playing | Covering | Answering | Naming"


Phase: TypeAlias = Playing | Covering | Answering | Shedding | Reversing | Naming | Knocking | Over


FRESH: Final = tuple(Playing(owed, True) for owed in SETS)
"""A turn in which nothing has been done yet, by the piles owed."""
BUSY: Final = tuple(Playing(owed, False) for owed in SETS)
"""A turn that has begun, by the piles still owed."""
DONE: Final = BUSY[0]
"""A turn in which nothing more is owed."""
ANSWERING: Final = tuple(Answering(owed, 0) for owed in SETS)
"""A turn that begins with something to answer, by the piles where it is."""
REVERSING: Final = Reversing()

_ALL_PILES: Final = range(MOST_PILES)
_GOING_ON: Final = tuple(BUSY for _ in _ALL_PILES)
_COVERING: Final = tuple(tuple(Covering(pile, owed) for owed in SETS) for pile in _ALL_PILES)
_NAMING: Final = tuple(tuple(Naming(pile, after) for after in BUSY) for pile in _ALL_PILES)

Following: TypeAlias = tuple[tuple[Playing | Covering | Naming, ...], ...]


def _following(rank: int) -> Following:
    return _COVERING if rank in (JACK, KING) else _NAMING if rank == EIGHT else _GOING_ON


FOLLOWING: Final = tuple(_following(RANK[kind]) for kind in range(FACES))
"""The phase after a card from the hand, by its kind, its pile and the piles still owed (JD-17, JD-20)."""

STOCK: Final = 0
PILES: Final = tuple(range(1, 1 + MOST_PILES))
"""Place index of each discard pile; where the others lie depends on how many piles there are (``Rules``)."""

STOCK_KIND: Final = PileKind("stock", Sight.NOBODY)
PILE_KIND: Final = PileKind("pile", Sight.EVERYBODY)
DEAD_KIND: Final = PileKind("dead", Sight.EVERYBODY)
TAKEN_KIND: Final = PileKind("taken up", Sight.EVERYBODY)
HAND_KIND: Final = PileKind("hand", Sight.OWNER)


def places_for(piles: int, seats: int) -> tuple[Place, ...]:
    """Return the places of a table, by index."""
    return (
        Place(STOCK_KIND),
        *(Place(PILE_KIND, number=pile) for pile in range(piles)),
        Place(DEAD_KIND),
        Place(TAKEN_KIND),
        *(Place(HAND_KIND, seat) for seat in range(seats)),
    )


Known: TypeAlias = tuple[Groups, ...]
"""Descriptions of a hidden hand, one of which is true."""
Effect: TypeAlias = Callable[["State", Seat, int], None]
"""The effect of a card from a seat's hand on a pile."""
Opening: TypeAlias = Callable[["State"], Sequence[JokersAction]]
"""The actions that a variant adds at the start of a turn with nothing to answer."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """The fixed facts of a match: the base game with its variants."""

    seats: int
    piles: int
    facts: Facts
    effects: tuple[tuple[Effect, ...], ...]
    openings: tuple[Opening, ...]
    dead: int
    """Place index of killed piles' cards."""
    taken_up: int
    """Place index of a pile that is taken up."""
    hands: tuple[int, ...]
    all_piles: int
    places: tuple[Place, ...]

    def pile_at(self, place: int) -> int | None:
        """Return the discard pile at a place index, if there is one."""
        return self.places[place].number if self.places[place].kind is PILE_KIND else None

    def holder(self, place: int) -> Seat | None:
        """Return the seat whose hand lies at a place index, if one does."""
        return self.places[place].seat


@dataclass(slots=True, kw_only=True)
class State:
    """A position in a match of Jokers of Death. Sets of seats and of piles are ints, a bit for each."""

    table: Table
    rules: Rules
    seed: int
    shuffles: int = 0
    dealer: Seat = 0
    turn: Seat = 0
    turns: int = 0
    idle: int = 0
    """Turns in a row without a card from a hand while the stock was empty (JD-6)."""
    direction: int = -1
    """+1 clockwise, -1 anticlockwise."""
    phase: Phase
    live: int
    """The piles that are not killed."""
    debts: tuple[Debt | None, ...] = ()
    """By pile: the 2s or 4♠s to be answered there."""
    named: tuple[int | None, ...] = ()
    """By pile: the suit named on its eight (JD-17)."""
    knocked: int = 0
    """The seats whose knock stands."""
    may_knock: int = 0
    """The seats that were given a one-card hand and may still knock, in anybody's turn (JD-25)."""
    aces: int = 0
    """Aces played this turn (JD-19)."""
    ten_played: bool = False
    """True if a ten was played this turn (JD-18)."""
    hand_played: bool = False
    """True if a card was played from the hand this turn (JD-6)."""
    drawn: int = field(default=0, compare=False)
    """Cards drawn this turn since the last one was played (JD-5): for words, and in no fingerprint."""
    known: list[Known] = field(default_factory=list)
    """By seat, the descriptions of the hand cards that are not open."""
    open_cards: list[frozenset[Card]] = field(default_factory=list)
    """By seat: the hand cards that everybody has seen go there (JD-30)."""
    secrets: tuple[tuple[frozenset[Card], ...], ...] = ()
    """``secrets[seat][other]``: cards this seat alone knows in another's hand (JD-25), if any are."""
    prices: tuple[int, ...]
    """By seat: points for piles given up in this deal (JD-30)."""
    totals: tuple[int, ...]
    deals: tuple[tuple[int, ...], ...] = ()

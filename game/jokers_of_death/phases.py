"""The phases of Jokers of Death as values; those that come often are made once."""

from dataclasses import dataclass
from typing import Final, TypeAlias

from game.cards import Seat
from game.deal_cycle import Over
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
    Kinds,
)


@dataclass(frozen=True, slots=True)
class Twos:
    """Twos to be answered on a pile: their number, and the seat that played the last (JD-10)."""

    count: int
    by: Seat

    @property
    def cost(self) -> int:
        """Return the cards that it costs not to answer (JD-11)."""
        return 2 * self.count

    def answers(self, _seat: Seat) -> Kinds:
        """Return the kinds that answer (JD-10)."""
        return TWOS

    def answered(self, seat: Seat) -> "Twos":
        """Return the debt for the next seat once this one has answered."""
        return Twos(self.count + 1, seat)


@dataclass(frozen=True, slots=True)
class Fours:
    """Fours of spades to be answered on a pile: their number, and the seat that played the last (JD-13)."""

    count: int
    by: Seat

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

    def answered(self, seat: Seat) -> "Fours":
        """Return the debt for the next seat once this one has answered."""
        return Fours(self.count + 1, seat)


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

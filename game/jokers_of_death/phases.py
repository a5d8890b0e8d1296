"""What the seat to move at Jokers of Death has to decide, as values; those that come often are made once."""

from dataclasses import dataclass
from typing import Final, TypeAlias

from game.cards import Seat

MOST_PILES: Final = 5


@dataclass(frozen=True, slots=True)
class Debt:
    """A 2 or 4♠ still to be answered: how many in a row, and who played the last."""

    fours: bool
    count: int
    by: Seat

    @property
    def cost(self) -> int:
        """JD-11, JD-13: the cards it costs not to answer."""
        return 4 * self.count**2 if self.fours else 2 * self.count


@dataclass(frozen=True, slots=True)
class Playing:
    """The seat to move plays on the piles it owes; ``fresh`` while it has done nothing yet this turn."""

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
    """The seat to move answers twos and fours of spades, or takes; ``penalty`` is owed already."""

    owed: int
    penalty: int


@dataclass(frozen=True, slots=True)
class Shedding:
    """The seat to move sheds the pile it has taken up from this place."""

    pile: int


@dataclass(frozen=True, slots=True)
class Reversing:
    """The seat to move has played a ten, and says whether the direction turns."""


@dataclass(frozen=True, slots=True)
class Naming:
    """The seat to move names a suit for this pile; then comes ``after``."""

    pile: int
    after: "Playing | Covering | Answering | Shedding | Reversing"


@dataclass(frozen=True, slots=True)
class Knocking:
    """The seat to move has one card and knocks or not; then comes ``after``."""

    after: "Playing | Covering | Answering | Shedding | Reversing | Naming"


@dataclass(frozen=True, slots=True)
class Over:
    """The match is over."""


Phase: TypeAlias = Playing | Covering | Answering | Shedding | Reversing | Naming | Knocking | Over
Turning: TypeAlias = Playing | Covering | Answering | Shedding | Reversing


OWED: Final = range(1 << MOST_PILES)
"""Every set of piles there is, a bit for each pile."""
FRESH: Final = tuple(Playing(owed, True) for owed in OWED)
"""A turn in which nothing has been done yet, by the piles owed."""
BUSY: Final = tuple(Playing(owed, False) for owed in OWED)
"""A turn that has begun, by the piles still owed."""
COVERING: Final = tuple(tuple(Covering(pile, owed) for owed in OWED) for pile in range(MOST_PILES))
"""By the pile to cover, then by the piles still owed."""
NAMING: Final = tuple(tuple(Naming(pile, after) for after in BUSY) for pile in range(MOST_PILES))
"""An eight from the hand: by its pile, then by the piles still owed."""
ANSWERING: Final = tuple(Answering(owed, 0) for owed in OWED)
"""A turn that begins with something to answer, by the piles where it is."""
REVERSING: Final = Reversing()
OVER: Final = Over()

"""A position in a match of Evil Deal: its piles, phases, trumps and state."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from game.cards import Card, Seat
from game.deal_cycle import Over
from game.evil_deal.actions import Cross, SideBySide
from game.evil_deal.cards import CARDS
from game.french import SUIT, Trump
from game.table import PileKind, Place, Sight, Table


@dataclass(frozen=True, slots=True)
class Picking:
    """The seat to move picks one of its stacks (ED-3)."""


@dataclass(frozen=True, slots=True)
class Naming:
    """The seat to move places its trump cards (ED-4)."""

    theirs: Cross | SideBySide | None = None
    """The other seat's choice of trumps, if it has made it."""


@dataclass(frozen=True, slots=True)
class Leading:
    """The seat to move leads an exchange (ED-11)."""


@dataclass(frozen=True, slots=True)
class Following:
    """The seat to move answers the led card (ED-10)."""

    led: Card


@dataclass(frozen=True, slots=True)
class Burying:
    """The seat to move discards one card face down (ED-13)."""


Phase: TypeAlias = Picking | Naming | Leading | Following | Burying | Over

PICKING: Final = Picking()
NAMING: Final = Naming()
LEADING: Final = Leading()
FOLLOWING: Final = tuple(Following(card) for card in range(CARDS))
BURYING: Final = Burying()

SEATS: Final = 2
STOCK_KIND: Final = PileKind("stock", Sight.NOBODY)
HAND_KIND: Final = PileKind("hand", Sight.OWNER)
STACK_KIND: Final = PileKind("stack", Sight.NOBODY)
TRUMP_KIND: Final = PileKind("trump", Sight.EVERYBODY)
TRICK_KIND: Final = PileKind("trick", Sight.EVERYBODY)
TAKEN_KIND: Final = PileKind("taken", Sight.NOBODY)
"""The tricks a seat has taken: played face up, but not shown again (ED-12)."""
BURIED_KIND: Final = PileKind("buried", Sight.OWNER)
"""The card discarded between the halves, seen only by its player (ED-13)."""
STOCK: Final = 0
"""The place of the cards before they are dealt."""
HANDS: Final[tuple[int, ...]] = (1, 2)
"""The place of each seat's hand; the places below are by seat too."""
STACKS: Final[tuple[tuple[int, ...], ...]] = ((3, 4), (5, 6))
"""The places of each seat's two stacks (ED-1)."""
TRUMPS: Final[tuple[int, ...]] = (7, 8)
TRICKS: Final[tuple[int, ...]] = (9, 10)
"""The places of the cards each seat has played to the current trick, in order."""
TAKEN: Final[tuple[int, ...]] = (11, 12)
BURIED: Final[tuple[int, ...]] = (13, 14)
PLACES: Final = (
    Place(STOCK_KIND),
    *(Place(HAND_KIND, seat) for seat in range(SEATS)),
    *(Place(STACK_KIND, seat, number) for seat in range(SEATS) for number in range(2)),
    *(Place(TRUMP_KIND, seat) for seat in range(SEATS)),
    *(Place(TRICK_KIND, seat) for seat in range(SEATS)),
    *(Place(TAKEN_KIND, seat) for seat in range(SEATS)),
    *(Place(BURIED_KIND, seat) for seat in range(SEATS)),
)
EXCHANGES: Final = 3
"""A trick is three exchanges of one card each (ED-9)."""
CARDS_IN_TRICK: Final = 2 * EXCHANGES
Trumps: TypeAlias = tuple[tuple[Trump, ...], ...]
"""The trump of the tricks that each seat opens, by seat and half."""
NO_TRUMPS: Final[Trumps] = ((None, None), (None, None))


def kind_of(place: int) -> PileKind:
    """Return the kind of pile at a place."""
    return PLACES[place].kind


def seat_of(place: int) -> Seat | None:
    """Return the seat that owns a place; None for the stock."""
    return PLACES[place].seat


def suits_named(choice: Cross | SideBySide, cards: Sequence[Card]) -> tuple[Trump, Trump]:
    """Return the suits chosen for the two halves (ED-4); None for both if side by side (ED-5)."""
    if type(choice) is SideBySide:
        return None, None
    second = cards[0] if cards[1] == choice.first else cards[1]
    return SUIT[choice.first], SUIT[second]


def trumps_of(one: tuple[Trump, Trump], other: tuple[Trump, Trump]) -> Trumps:
    """Return the trumps once both have named their suits.

    The same suit for the same half is no trump for both (ED-6). Cards side by side name no suit, so the other
    seat's trumps stand (ED-7).
    """
    first = one[0] == other[0]
    second = one[1] == other[1]
    return (
        (None if first else one[0], None if second else one[1]),
        (None if first else other[0], None if second else other[1]),
    )


@dataclass(slots=True, kw_only=True)
class State:
    """A position in a match of Evil Deal; the piles of its table are in the order of ``PLACES``."""

    table: Table
    seed: int
    shuffles: int = 0
    dealer: Seat = 0
    turn: Seat = 0
    phase: Phase
    half: int = 0
    """0 in the first half of a deal, 1 in the second."""
    exchange: int = 0
    """The number of exchanges finished in this trick."""
    opener: Seat = 0
    """The seat that opened the trick or will open the next; its trump applies (ED-9)."""
    firsts: tuple[Card, ...] = ()
    """Each seat's trump card for the first half; empty until both have chosen."""
    side_by_side: tuple[bool, bool] = (False, False)
    """True for each seat that chose no trump for both halves (ED-5)."""
    trumps: Trumps = NO_TRUMPS
    tricks: tuple[int, int] = (0, 0)
    void: tuple[int, int] = (0, 0)
    """The suits that each seat's current hand has shown to lack, as bits (ED-10)."""
    last: Seat | None = None
    """The seat that took the last trick; None once the next one is opened (ED-12)."""
    games: int
    """The number of games in the match (ED-16)."""
    played: int = 0
    """The number of games finished."""
    head_start: int
    """The points with which both seats start each game (ED-17)."""
    accounts: tuple[int, int] = (0, 0)
    """The sum of each seat's winning margins, in a series (ED-16)."""
    totals: tuple[int, ...]
    """The points of each seat in the current game."""
    deals: tuple[tuple[int, ...], ...] = ()
    course: tuple[tuple[int, ...], ...]
    """In a series, each seat's account plus points, before the first deal and after each."""

"""The events of Evil Deal, other than card moves."""

from dataclasses import dataclass

from game.cards import Card, Seat
from game.table import Event, Moved


@dataclass(frozen=True, slots=True)
class Lot(Event):
    """A seat is drawn by lot to deal first (ED-2)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class StackTaken(Event):
    """A seat picks one of its two unseen stacks (ED-3)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TrumpsPlaced(Event):
    """A seat has placed its trump cards (ED-4, ED-5)."""

    seat: Seat
    first: Card
    second: Card
    side_by_side: bool


@dataclass(frozen=True, slots=True)
class TrumpsClash(Event):
    """Both seats picked this suit for these halves (0, 1 or both), so these have no trump (ED-6)."""

    halves: tuple[int, ...]
    suit: int


@dataclass(frozen=True, slots=True)
class Led(Moved):
    """A card is led and starts an exchange (ED-9)."""


@dataclass(frozen=True, slots=True)
class ExchangeWon(Event):
    """A seat wins an exchange with this card; ``trumped`` if by a trump on another suit (ED-11)."""

    seat: Seat
    card: Card
    trumped: bool


@dataclass(frozen=True, slots=True)
class TrickTaken(Event):
    """A seat takes a trick; ``tricks`` is the number that each seat has taken in this deal (ED-12)."""

    seat: Seat
    tricks: tuple[int, int]


@dataclass(frozen=True, slots=True)
class SecondHalf(Event):
    """Both seats pick up their second stacks (ED-13)."""

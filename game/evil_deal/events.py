"""The events of Evil Deal besides cards that move."""

from dataclasses import dataclass

from game.cards import Card, Seat
from game.events import Event, Moved


@dataclass(frozen=True, slots=True)
class Lot(Event):
    """The lot fell on this seat to deal first (ED-2)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class StackTaken(Event):
    """A seat takes up one of its two unseen stacks (ED-3)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TrumpsLaid(Event):
    """A seat has laid its trump cards (ED-4, ED-5)."""

    seat: Seat
    first: Card
    second: Card
    side_by_side: bool


@dataclass(frozen=True, slots=True)
class TrumpsClash(Event):
    """Both seats named this suit for these halves, of 0 and 1: nobody has a trump in them (ED-6)."""

    halves: tuple[int, ...]
    suit: int


@dataclass(frozen=True, slots=True)
class Led(Moved):
    """A card was led: it opens an exchange (ED-9)."""


@dataclass(frozen=True, slots=True)
class ExchangeWon(Event):
    """A seat won an exchange with this card, over a card of another suit where it trumped (ED-11)."""

    seat: Seat
    card: Card
    trumped: bool


@dataclass(frozen=True, slots=True)
class TrickTaken(Event):
    """A seat took a trick; ``tricks`` is the number that each seat has taken of the eight (ED-12)."""

    seat: Seat
    tricks: tuple[int, int]


@dataclass(frozen=True, slots=True)
class SecondHalf(Event):
    """The second stacks are opened (ED-13)."""

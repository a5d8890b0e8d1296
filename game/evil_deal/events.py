"""What happens in Evil Deal beyond cards that move."""

from dataclasses import dataclass

from game.cards import Card, Seat
from game.events import Event


@dataclass(frozen=True, slots=True)
class TrumpsLaid(Event):
    """A seat has laid its trump cards (ED-4, ED-5)."""

    seat: Seat
    first: Card
    second: Card
    side_by_side: bool


@dataclass(frozen=True, slots=True)
class ExchangeWon(Event):
    """A seat won an exchange (ED-11)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TrickTaken(Event):
    """A seat took a trick; ``tricks`` is what each seat has taken of the eight (ED-12)."""

    seat: Seat
    tricks: tuple[int, int]


@dataclass(frozen=True, slots=True)
class SecondHalf(Event):
    """The second stacks are opened (ED-13)."""

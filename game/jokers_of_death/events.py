"""What happens in Jokers of Death beyond cards that move."""

from dataclasses import dataclass

from game.cards import Seat
from game.events import Event


@dataclass(frozen=True, slots=True)
class SuitNamed(Event):
    """A suit was named for a pile (JD-17)."""

    seat: Seat
    pile: int
    suit: int


@dataclass(frozen=True, slots=True)
class Reversed(Event):
    """The direction of play was turned round (JD-18)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SeatsSkipped(Event):
    """So many seats are skipped (JD-19)."""

    count: int


@dataclass(frozen=True, slots=True)
class Knocked(Event):
    """A seat knocked (JD-7)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PileKilled(Event):
    """A joker killed a pile (JD-13)."""

    seat: Seat
    pile: int


@dataclass(frozen=True, slots=True)
class PenaltyTaken(Event):
    """A seat took cards for what it did not answer (JD-11), as many as the stock had (JD-12)."""

    seat: Seat
    owed: int
    count: int


@dataclass(frozen=True, slots=True)
class HandsSwitched(Event):
    """Every hand went to the next seat (JD-25)."""


@dataclass(frozen=True, slots=True)
class AcesCleared(Event):
    """Three aces: what lay beneath them went back into the stock (JD-27)."""


@dataclass(frozen=True, slots=True)
class GaveUp(Event):
    """A seat gave up a taken-up pile, at this price (JD-30)."""

    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class WentOut(Event):
    """A seat that had knocked played its last card (JD-8)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class JokersShown(Event):
    """A seat showed its jokers (JD-22)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PlayStopped(Event):
    """Nobody could go on (JD-6)."""

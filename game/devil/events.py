"""What happens in Devil beyond cards that move."""

from dataclasses import dataclass

from game.cards import Card, Seat
from game.events import Event


@dataclass(frozen=True, slots=True)
class Lot(Event):
    """A seat drew this card to find the first dealer (DV-4)."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Buried(Event):
    """The card turned up to begin with went back into the stock (DV-6)."""

    card: Card


@dataclass(frozen=True, slots=True)
class Skipped(Event):
    """A seat loses its turn to a card that another has laid (DV-10 to DV-12)."""

    seat: Seat
    by: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class MadeToDraw(Event):
    """A seat had to draw so many cards, for the Special that another went on with (DV-11, DV-12)."""

    seat: Seat
    by: Seat
    count: int


@dataclass(frozen=True, slots=True)
class LaidAtOnce(Event):
    """The card that a seat has drawn fits, and is laid (DV-8)."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class NothingToDraw(Event):
    """A seat could neither discard nor draw (DV-9)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DealWon(Event):
    """A seat ended the deal; ``card`` is the one it did it with."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class DealBlocked(Event):
    """A deal ended with no winner: nobody could discard or draw (DV-9)."""


@dataclass(frozen=True, slots=True)
class TurnsUsedUp(Event):
    """A deal ended with no winner: it had run all its turns (DV-9)."""

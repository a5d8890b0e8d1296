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
    """A seat loses its turn (DV-10 to DV-12)."""

    seat: Seat


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

"""The events of Devil, other than card moves."""

from dataclasses import dataclass

from game.cards import Card, Seat
from game.table import Event


@dataclass(frozen=True, slots=True)
class Lot(Event):
    """A seat cuts this card for the first dealer (DV-4)."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class LotsTied(Event):
    """These seats tied for the lowest number and cut again (DV-4)."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Buried(Event):
    """An Onifuda turned up as the first discard goes back into the draw pile (DV-6)."""

    card: Card


@dataclass(frozen=True, slots=True)
class Skipped(Event):
    """A seat misses its turn because of another's card (DV-10 to DV-12)."""

    seat: Seat
    by: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class MadeToDraw(Event):
    """A seat draws cards because another played a Special and went on (DV-11, DV-12)."""

    seat: Seat
    by: Seat
    count: int


@dataclass(frozen=True, slots=True)
class PlayedAtOnce(Event):
    """A drawn card fits and is played at once (DV-8)."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Reshuffled(Event):
    """The discards below the top card become the draw pile (DV-9)."""


@dataclass(frozen=True, slots=True)
class NothingToDraw(Event):
    """A seat can neither play nor draw (DV-9)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DealWon(Event):
    """A seat wins the deal by ending it with a card (DV-11 to DV-13, DV-16, DV-17)."""

    seat: Seat
    card: Card
    out: bool
    """True if it was the seat's last card."""


@dataclass(frozen=True, slots=True)
class DealBlocked(Event):
    """A deal ends without a winner: nobody can play or draw (DV-9)."""


@dataclass(frozen=True, slots=True)
class TurnsUsedUp(Event):
    """A deal ends without a winner after all its turns (DV-9)."""

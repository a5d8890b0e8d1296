"""The events of Devil beside cards that move."""

from dataclasses import dataclass

from game.cards import Card, Seat
from game.events import Event


@dataclass(frozen=True, slots=True)
class Lot(Event):
    """A seat cuts this card for the first dealer (DV-4)."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class LotsTied(Event):
    """These seats cut the lowest number, and cut again (DV-4)."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Buried(Event):
    """The card turned up at first goes back into the draw pile (DV-6)."""

    card: Card


@dataclass(frozen=True, slots=True)
class Skipped(Event):
    """A seat loses its turn to another's card (DV-10 to DV-12)."""

    seat: Seat
    by: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class MadeToDraw(Event):
    """A seat draws cards for the Special that another went on with (DV-11, DV-12)."""

    seat: Seat
    by: Seat
    count: int


@dataclass(frozen=True, slots=True)
class LaidAtOnce(Event):
    """A card that a seat has drawn fits, and is played at once (DV-8)."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Reshuffled(Event):
    """The discards below the top one become the draw pile (DV-9)."""


@dataclass(frozen=True, slots=True)
class NothingToDraw(Event):
    """A seat can neither play nor draw (DV-9)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DealWon(Event):
    """A seat ends the deal with a card (DV-11 to DV-13, DV-16, DV-17)."""

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

"""Events of Jokers of Death beyond cards that move."""

from dataclasses import dataclass

from game.cards import Card, Seat
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
    direction: int
    """The new one: +1 clockwise, -1 anticlockwise."""


@dataclass(frozen=True, slots=True)
class SeatsSkipped(Event):
    """Aces skip these seats, in the order of play (JD-19)."""

    seats: tuple[Seat, ...]
    by: Seat


@dataclass(frozen=True, slots=True)
class Knocked(Event):
    """A seat knocked (JD-7)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class WentOnWithoutKnocking(Event):
    """A seat with one card did not knock (JD-7)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class KnockLost(Event):
    """A seat's knock stands no more, because its hand has grown (JD-7)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A seat could neither play nor draw a card (JD-6)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class LeftUncovered(Event):
    """A seat could neither cover its jack or king nor draw (JD-20)."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class ToAnswer(Event):
    """A turn begins with 2s or 4♠s to be answered, or cards to be drawn (JD-10, JD-13)."""

    seat: Seat
    by: Seat
    owed: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class PileKilled(Event):
    """A joker killed a pile (JD-13)."""

    seat: Seat
    pile: int
    card: Card


@dataclass(frozen=True, slots=True)
class PenaltyTaken(Event):
    """A seat drew the penalty for unanswered attacks (JD-11), as far as the stock went (JD-12)."""

    seat: Seat
    owed: int
    count: int


@dataclass(frozen=True, slots=True)
class HandsSwitched(Event):
    """Every hand went to the next seat (JD-25)."""

    direction: int


@dataclass(frozen=True, slots=True)
class AcesCleared(Event):
    """Three aces sent the cards beneath them back into the stock (JD-27)."""


@dataclass(frozen=True, slots=True)
class PileTakenUp(Event):
    """A seat picked up a pile (JD-28)."""

    seat: Seat
    pile: int
    count: int


@dataclass(frozen=True, slots=True)
class CardShed(Event):
    """A seat played a picked-up card on another pile (JD-28)."""

    seat: Seat
    card: Card
    pile: int


@dataclass(frozen=True, slots=True)
class GaveUp(Event):
    """A seat gave up a pile, kept the rest of its cards and paid their points (JD-30)."""

    seat: Seat
    count: int
    points: int


@dataclass(frozen=True, slots=True)
class WentOut(Event):
    """A seat that had knocked played its last card (JD-8)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class JokersShown(Event):
    """A seat showed its jokers (JD-22)."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class NobodyPlayed(Event):
    """Play stops, as no seat played a card with the stock empty (JD-6)."""


@dataclass(frozen=True, slots=True)
class TurnsRanOut(Event):
    """Play stops at the most turns of a deal (JD-6)."""

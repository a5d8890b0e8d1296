"""The events of Jokers of Death, other than card moves."""

from dataclasses import dataclass

from game.cards import Card, Seat
from game.table import Event


@dataclass(frozen=True, slots=True)
class SuitNamed(Event):
    """A seat names a suit for a pile (JD-17)."""

    seat: Seat
    pile: int
    suit: int


@dataclass(frozen=True, slots=True)
class Reversed(Event):
    """A seat reverses the direction of play (JD-18)."""

    seat: Seat
    direction: int
    """The new direction: +1 clockwise, -1 anticlockwise."""


@dataclass(frozen=True, slots=True)
class SeatsSkipped(Event):
    """Aces skip these seats, in turn order (JD-19)."""

    seats: tuple[Seat, ...]
    by: Seat


@dataclass(frozen=True, slots=True)
class Knocked(Event):
    """A seat knocks (JD-7)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class WentOnWithoutKnocking(Event):
    """A seat with one card chooses not to knock (JD-7)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class KnockLost(Event):
    """A seat's knock is cancelled because its hand has grown (JD-7)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A seat can neither play nor draw a card (JD-6)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class LeftUncovered(Event):
    """A seat can neither cover its jack or king nor draw (JD-20)."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class ToAnswer(Event):
    """A turn starts with 2s or 4♠s to answer or draw for (JD-10, JD-13)."""

    seat: Seat
    by: Seat
    owed: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class PileKilled(Event):
    """A seat kills a pile with a joker (JD-13)."""

    seat: Seat
    pile: int
    card: Card


@dataclass(frozen=True, slots=True)
class PenaltyTaken(Event):
    """A seat draws the penalty for unanswered attacks (JD-11), as far as the stock allows (JD-12)."""

    seat: Seat
    owed: int
    count: int


@dataclass(frozen=True, slots=True)
class HandsSwitched(Event):
    """Every hand is passed to the next seat (JD-25)."""

    direction: int


@dataclass(frozen=True, slots=True)
class AcesCleared(Event):
    """The cards under three aces go back into the stock (JD-27)."""


@dataclass(frozen=True, slots=True)
class PileTakenUp(Event):
    """A seat picks up a pile (JD-28)."""

    seat: Seat
    pile: int
    count: int


@dataclass(frozen=True, slots=True)
class CardShed(Event):
    """A seat plays a picked-up card on another pile (JD-28)."""

    seat: Seat
    card: Card
    pile: int


@dataclass(frozen=True, slots=True)
class GaveUp(Event):
    """A seat gives up a pile, keeps the rest of its cards and pays their points (JD-30)."""

    seat: Seat
    count: int
    points: int


@dataclass(frozen=True, slots=True)
class WentOut(Event):
    """A seat that has knocked plays its last card (JD-8)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class JokersShown(Event):
    """A seat shows its jokers (JD-22)."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class NobodyPlayed(Event):
    """The deal ends because no seat played a card with the stock empty (JD-6)."""


@dataclass(frozen=True, slots=True)
class TurnsRanOut(Event):
    """The deal ends after the most turns allowed (JD-6)."""

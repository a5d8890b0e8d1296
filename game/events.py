"""Events at a table, as frozen values, from which the log and the animations are made."""

from dataclasses import dataclass

from game.cards import Card, Seat


@dataclass(frozen=True, slots=True)
class Event:
    """The base class of events. An event is public unless it overrides ``masked``."""

    def masked(self, seat: Seat | None) -> "Event":
        """Return the event as a seat may know it."""
        return self


@dataclass(frozen=True, slots=True)
class Moved(Event):
    """A card moved from one place index to another; None stands for a hidden card."""

    card: Card | None
    source: int
    target: int


@dataclass(frozen=True, slots=True)
class Shuffled(Event):
    """The pile in a place was shuffled."""

    place: int


@dataclass(frozen=True, slots=True)
class Shown(Event):
    """The cards of a place were shown to all seats without being moved."""

    place: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class DealStarted(Event):
    """A deal begins; ``number`` counts from 1."""

    number: int
    dealer: Seat


@dataclass(frozen=True, slots=True)
class TurnStarted(Event):
    """A seat's turn begins."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DealEnded(Event):
    """A deal was scored, with each seat's points and new total."""

    points: tuple[int, ...]
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """A seat won one game of the match; ``number`` counts from 1, and ``points`` is the margin."""

    number: int
    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    """The match is over, with one winner or several."""

    winners: tuple[Seat, ...]

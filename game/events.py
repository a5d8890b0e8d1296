"""Events at a table, as frozen values. The log and the animations are made of them."""

from dataclasses import dataclass

from game.cards import Card, Seat


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened. Public as it stands, unless ``masked`` says otherwise."""

    def masked(self, seat: Seat | None) -> "Event":
        """Return the event as a seat may know it."""
        return self


@dataclass(frozen=True, slots=True)
class Moved(Event):
    """A card went from one place (an index) to another; None stands for a face not seen."""

    card: Card | None
    source: int
    target: int


@dataclass(frozen=True, slots=True)
class Shuffled(Event):
    """The pile in a place was shuffled. Its order is nobody's knowledge."""

    place: int


@dataclass(frozen=True, slots=True)
class Shown(Event):
    """The cards of a place were shown to everybody, without being moved."""

    place: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class DealStarted(Event):
    """A deal begins; ``number`` counts from 1."""

    number: int
    dealer: Seat


@dataclass(frozen=True, slots=True)
class TurnStarted(Event):
    """It is this seat's turn."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DealEnded(Event):
    """A deal was scored: the change of each seat's score, and the scores now."""

    points: tuple[int, ...]
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """A seat wins a game of a match of several: its number from 1, and by how many points."""

    number: int
    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    """The match is over; several winners share it."""

    winners: tuple[Seat, ...]

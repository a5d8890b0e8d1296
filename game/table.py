"""The table: piles of cards in places, their secrecy, all moves of cards, and the events of a deal."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Final, TypeVarTuple

from game.cards import Card, Seat

Facts = TypeVarTuple("Facts")


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


class Sight(Enum):
    """The seats that may see the cards of a kind of pile."""

    EVERYBODY = auto()
    OWNER = auto()
    NOBODY = auto()


_EVERYBODY: Final = Sight.EVERYBODY
_OWNER: Final = Sight.OWNER
"""Members looked up once, because enum access is slow and every view needs them for each pile."""


@dataclass(frozen=True, slots=True)
class PileKind:
    """A kind of pile of a game, where its secrecy is declared."""

    name: str
    """The name in table maps, such as ``hand`` or ``discard``."""
    sight: Sight
    counted: bool = field(default=True, compare=False)
    """True if the number of its cards is worth showing; False if all hands have the same number."""


@dataclass(frozen=True, slots=True)
class Place:
    """A place on the table for a pile: its kind, owner and number."""

    kind: PileKind
    seat: Seat | None = None
    number: int = 0
    """The number among several piles of the kind of a table or seat."""
    back: str = ""
    """The back of hidden cards here, if the table has several decks; see ``Deck.backs``."""


_HIDDEN: list[tuple[None, ...]] = [(None,) * count for count in range(400)]


def sees(place: Place, seat: Seat | None) -> bool:
    """True if a seat, or a bystander for None, sees the cards in a place."""
    sight = place.kind.sight
    return sight is _EVERYBODY or (sight is _OWNER and seat is not None and place.seat == seat)


def masked(
    piles: Iterable[list[Card]], places: Iterable[Place], seat: Seat | None
) -> tuple[tuple[Card | None, ...], ...]:
    """Return the piles as a seat sees them, from the bottom up, with None for a hidden card."""
    seen: list[tuple[Card | None, ...]] = []
    for pile, place in zip(piles, places, strict=True):
        sight = place.kind.sight
        if not pile or sight is _EVERYBODY or (sight is _OWNER and seat is not None and place.seat == seat):
            seen.append(tuple(pile))
        else:
            seen.append(_HIDDEN[len(pile)])
    return tuple(seen)


class Table:
    """The piles by place index, from the bottom up, and the events recorded on them.

    ``events`` is None if they aren't recorded, as in a search.
    """

    __slots__ = ("events", "piles", "places")

    def __init__(
        self, places: tuple[Place, ...], piles: list[list[Card]], events: list[Event] | None = None
    ) -> None:
        self.places = places
        self.piles = piles
        self.events = events

    def move(self, card: Card, source: int, target: int, event: type[Moved] = Moved) -> None:
        """Move a card on top of another place, with its kind of event.

        Cards only move by this method and the next three.
        """
        pile = self.piles[source]
        if pile and pile[-1] == card:
            pile.pop()
        else:
            pile.remove(card)
        self.piles[target].append(card)
        if self.events is not None:
            self.events.append(event(card, source, target))

    def move_top(self, source: int, target: int) -> Card:
        """Move the top card of a place on top of another and return it; raise IndexError if there is none."""
        card = self.piles[source].pop()
        self.piles[target].append(card)
        if self.events is not None:
            self.events.append(Moved(card, source, target))
        return card

    def deal(self, source: int, targets: list[int]) -> None:
        """Deal the top card of a place to each of the targets in turn; raise IndexError if too few."""
        piles, events = self.piles, self.events
        pile = piles[source]
        for target in targets:
            card = pile.pop()
            piles[target].append(card)
            if events is not None:
                events.append(Moved(card, source, target))

    def move_all(self, source: int, target: int) -> None:
        """Move all cards of a place on top of another, from the bottom up."""
        pile = self.piles[source]
        self.piles[target] += pile
        if self.events is not None:
            self.events += [Moved(card, source, target) for card in pile]
        pile.clear()

    def record(self, kind: Callable[[*Facts], Event], *facts: *Facts) -> None:
        """Make and record an event, if events are recorded: ``record(TurnStarted, seat)``."""
        if self.events is not None:
            self.events.append(kind(*facts))

    def clone(self) -> "Table":
        """Return a copy with its own piles, which records no events."""
        return Table(self.places, list(map(list.copy, self.piles)))


def mask(event: Event, places: tuple[Place, ...], seat: Seat | None) -> Event:
    """Return an event as a seat, or a bystander for None, may know it.

    A moved card is visible if the seat sees its source or its target.
    """
    if isinstance(event, Moved):
        open_here = sees(places[event.source], seat) or sees(places[event.target], seat)
        return event if open_here else Moved(None, event.source, event.target)
    return event.masked(seat)

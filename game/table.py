"""The table: piles of cards in places, who may see them, and the one way a card travels."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Final, TypeVarTuple

from game.cards import Card, Seat
from game.events import Event, Moved

Facts = TypeVarTuple("Facts")


class Sight(Enum):
    """The sight of a kind of pile: the seats that may see its faces."""

    EVERYBODY = auto()
    OWNER = auto()
    NOBODY = auto()


_EVERYBODY: Final = Sight.EVERYBODY
_OWNER: Final = Sight.OWNER
"""Looked up once: a member of an enum is slow to reach, and views ask for every pile."""


@dataclass(frozen=True, slots=True)
class PileKind:
    """A kind of pile of one game, with its secrecy declared here and nowhere else."""

    name: str
    """The kind as the table map spells it, such as ``hand`` or ``discard``."""
    sight: Sight
    counted: bool = field(default=True, compare=False)
    """True if the number of its cards tells something: not where every hand holds as many."""


@dataclass(frozen=True, slots=True)
class Place:
    """One spot on the table: a kind of pile, whose it is, and which of several."""

    kind: PileKind
    seat: Seat | None = None
    number: int = 0
    """Its number, where a table (or a seat) has several piles of the kind."""
    back: str = ""
    """The back of cards that lie hidden here, where a table has several decks; see ``Deck.backs``."""


_HIDDEN: list[tuple[None, ...]] = [(None,) * count for count in range(400)]


def sees(place: Place, seat: Seat | None) -> bool:
    """True if a seat (None: a bystander) sees every face in a place."""
    sight = place.kind.sight
    return sight is _EVERYBODY or (sight is _OWNER and seat is not None and place.seat == seat)


def masked(
    piles: Iterable[list[Card]], places: Iterable[Place], seat: Seat | None
) -> tuple[tuple[Card | None, ...], ...]:
    """Return the piles as a seat sees them, bottom first: None stands for a card whose face is hidden."""
    seen: list[tuple[Card | None, ...]] = []
    for pile, place in zip(piles, places, strict=True):
        sight = place.kind.sight
        if not pile or sight is _EVERYBODY or (sight is _OWNER and seat is not None and place.seat == seat):
            seen.append(tuple(pile))
        else:
            seen.append(_HIDDEN[len(pile)])
    return tuple(seen)


class Table:
    """Piles by place index, bottom card first, and the record of what happens to them.

    ``events`` collects what happens, in order; it is None when nobody listens, as in a search.
    """

    __slots__ = ("events", "piles", "places")

    def __init__(
        self, places: tuple[Place, ...], piles: list[list[Card]], events: list[Event] | None = None
    ) -> None:
        self.places = places
        self.piles = piles
        self.events = events

    def move(self, card: Card, source: int, target: int) -> None:
        """Take a card from one place and lay it on top of another. Only this and the next three move any."""
        pile = self.piles[source]
        if pile and pile[-1] == card:
            pile.pop()
        else:
            pile.remove(card)
        self.piles[target].append(card)
        if self.events is not None:
            self.events.append(Moved(card, source, target))

    def move_top(self, source: int, target: int) -> Card:
        """Take the top card of one place and lay it on top of another; raise IndexError if there is none."""
        card = self.piles[source].pop()
        self.piles[target].append(card)
        if self.events is not None:
            self.events.append(Moved(card, source, target))
        return card

    def deal(self, source: int, targets: list[int]) -> None:
        """Lay the top card of one place on each of some others in turn; raise IndexError if too few."""
        piles, events = self.piles, self.events
        pile = piles[source]
        for target in targets:
            card = pile.pop()
            piles[target].append(card)
            if events is not None:
                events.append(Moved(card, source, target))

    def move_all(self, source: int, target: int) -> None:
        """Take all cards of one place and lay them on another, the bottom one first."""
        pile = self.piles[source]
        self.piles[target] += pile
        if self.events is not None:
            self.events += [Moved(card, source, target) for card in pile]
        pile.clear()

    def record(self, kind: Callable[[*Facts], Event], *facts: *Facts) -> None:
        """Record another event, made only when somebody listens: ``record(TurnStarted, seat)``."""
        if self.events is not None:
            self.events.append(kind(*facts))

    def clone(self) -> "Table":
        """Return a copy whose piles can be changed freely; nobody listens to it."""
        return Table(self.places, list(map(list.copy, self.piles)))


def mask(event: Event, places: tuple[Place, ...], seat: Seat | None) -> Event:
    """Return an event as a seat may know it (None: a bystander).

    A moved card shows its face when either end of the move admits the seat.
    """
    if isinstance(event, Moved):
        open_here = sees(places[event.source], seat) or sees(places[event.target], seat)
        return event if open_here else Moved(None, event.source, event.target)
    return event.masked(seat)

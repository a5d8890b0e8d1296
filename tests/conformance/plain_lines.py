"""A match in plain lines: what is dealt, what each seat does, what follows, and the scores."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import fields
from itertools import groupby
from textwrap import wrap

from game.cards import Card, Seat
from game.contract.options import Options
from game.contract.rules import Action
from game.match import Match
from game.table import DealEnded, Event, Moved, Shuffled, TurnStarted

SILENT = (TurnStarted, Shuffled)
"""Events that a reader infers from the next line."""
CARDS = {"card", "first", "second", "cards"}
"""Fields of actions and events that name cards, alone or as a tuple."""
SEATS = {"seat", "by", "dealer", "defender"}
MOST_SHOWN = 16
"""Cards of a pile that are written out; of a larger one the number is enough."""
WIDTH = 120
"""Letters of a line."""


class Scribe:
    """A writer of one match, who calls its seats by name."""

    def __init__(self, match: Match, names: tuple[str, ...]) -> None:
        self.match, self.names, self.deck = match, names, match.deck

    def place(self, index: int) -> str:
        """Return a place's kind, its number where there are several, and whose it is."""
        place = self.match.places[index]
        several = sum((each.kind, each.seat) == (place.kind, place.seat) for each in self.match.places) > 1
        number = f" {place.number + 1}" if several else ""
        return f"{place.kind.name}{number}{'' if place.seat is None else f' of {self.names[place.seat]}'}"

    def cards(self, cards: Iterable[Card]) -> str:
        """Return cards as a sentence writes them."""
        return " ".join(self.deck.text(card) for card in cards)

    def piles(self) -> Iterator[str]:
        """Yield a line for each pile with cards."""
        for place, pile in enumerate(self.match.position().table.piles):
            if pile:
                cards = (
                    f"{len(pile)} cards"
                    if len(pile) > MOST_SHOWN and not self.is_hand(place)
                    else self.cards(pile)
                )
                yield f"  {self.place(place)}: {cards}"

    def is_hand(self, place: int) -> bool:
        """True if the cards there are in a seat's hand."""
        return self.match.places[place].kind.name == "hand"

    def play(self, seat: Seat, action: Action) -> Iterator[str]:
        """Carry out an action and yield it, with what follows, on as many lines as that takes."""
        action_told = f"{self.names[seat]}: {self.told(action)}"
        yield from self.lines([action_told, *self.events(self.match.play(seat, action))])

    def lines(self, parts: Iterable[str]) -> list[str]:
        """Return parts of a line, broken where it gets too long."""
        return wrap(" | ".join(parts), WIDTH, subsequent_indent="    ", break_on_hyphens=False)

    def events(self, events: Sequence[Event]) -> Iterator[str]:
        """Yield events in their order, up to the next deal; cards that travel the same way are told together."""
        ends = (index for index, event in enumerate(events) if isinstance(event, DealEnded))
        heard = [event for event in events[: next(ends, len(events)) + 1] if not isinstance(event, SILENT)]

        def way(event: Event) -> tuple[int, int] | None:
            return (event.source, event.target) if isinstance(event, Moved) else None

        for travelled, together in groupby(heard, way):
            if travelled is None:
                yield from map(self.told, together)
            else:
                moved = [self.deck.text(event.card) for event in together if isinstance(event, Moved)]
                cards = " ".join(moved) if len(moved) <= MOST_SHOWN else f"{len(moved)} cards"
                yield f"{cards} → {self.place(travelled[1])}"

    def told(self, value: Action | Event) -> str:
        """Return an action or an event: its name, then its fields."""
        parts = [self._field(field.name, getattr(value, field.name)) for field in fields(value)]
        name = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", type(value).__name__).lower()
        return " ".join([name, *filter(None, parts)])

    def _field(self, name: str, value: object) -> str:
        if value is None or value is False or value == ():
            return ""
        if isinstance(value, tuple) and name in CARDS:
            return self.cards(value)
        if isinstance(value, int) and name in CARDS - {"cards"}:
            return self.deck.text(value)
        if isinstance(value, int) and name in SEATS:
            return self.names[value] if name == "seat" else f"{name} {self.names[value]}"
        if isinstance(value, tuple):
            return f"{name} {' '.join(map(str, value))}"
        return name if value is True else f"{name} {value}"


def differing(options: Options) -> str:
    """Return the options that are not as they come, so that a new option changes no line."""
    usual = type(options)()
    told = options.model_dump().items()
    return (
        ", ".join(f"{name} {value}" for name, value in told if value != getattr(usual, name))
        or "as they come"
    )

"""Where to jump to in a match: its deals, and its great moments."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from game.contract.rules import View
from game.events import DealStarted, Event, MatchEnded
from game.past import Past
from game.sentences import Cast


@dataclass(frozen=True, slots=True)
class Mark:
    """Something to jump to: after how many actions, and what it is."""

    count: int
    words: str
    deal: bool
    """Whether a deal begins there; else it is a great moment."""


def marks_of(past: Past, cast: Cast, seat: int | None) -> Iterator[Mark | None]:
    """Each mark along a match as a seat saw it; None after each action that has none, to let others work."""
    yield Mark(0, "Deal 1", deal=True)
    match = past.at(0)
    for number, entry in enumerate(past.whole.log):
        match.play(entry.seat, entry.action)
        events = past.whole.happened(seat, number)
        for event in events:
            if isinstance(event, DealStarted):
                yield Mark(number + 1, f"Deal {event.number}", deal=True)
        moments = [event for event in events if not isinstance(event, DealStarted)]
        words = _great(match.game.words, moments, match.view(seat), cast) if moments else ""
        yield Mark(number + 1, words, deal=False) if words else None


def _great(words: Any, events: list[Event], view: View, cast: Cast) -> str:
    """What is said across the table of the greatest of some events."""
    for event in events:
        if isinstance(event, MatchEnded):
            told = words.narrate(event, view, cast)
            return "" if told is None else told.words
        moment = words.moment(event, view, cast)
        if moment is not None and moment.words and moment.place is None:
            return str(moment.words)
    return ""

"""The log in words: what happened, told once and briefly."""

from collections.abc import Callable, Sequence

from game.contract.rules import View
from game.events import DealStarted, Event, Moved, TurnStarted
from game.table import Place


class Story:
    """Sentences of a match as one viewer saw it. A deal is told in a line, not card by card."""

    def __init__(self, places: Sequence[Place], words: Callable[[Event, View], str]) -> None:
        self.lines: list[str] = []
        self.deals: set[int] = set()
        """Which of the lines begin a deal, counted from 0."""
        self._places = places
        self._words = words
        self._dealing = False

    def hear(self, event: Event, view: View) -> str:
        """Add an event's sentence as it is told from a view, if it is worth one; returns it."""
        if isinstance(event, DealStarted):
            self._dealing = True
        elif isinstance(event, TurnStarted):
            self._dealing = False
        dealt = self._dealing and isinstance(event, Moved) and self._places[event.target].seat is not None
        words = "" if dealt else self._words(event, view)
        if words:
            if isinstance(event, DealStarted):
                self.deals.add(len(self.lines))
            self.lines.append(words)
        return words

    def hear_all(self, events: Sequence[Event], view: View) -> "Story":
        """Add many events; returns the story itself."""
        for event in events:
            self.hear(event, view)
        return self

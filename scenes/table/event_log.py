"""The event log: past events in sentences, each told once."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from game.cards import Seat
from game.contract.rules import View
from game.contract.words import LogLine
from game.events import DealEnded, DealStarted, Event, Moved, TurnStarted
from game.sentences import in_a_row
from game.table import Place


@dataclass(frozen=True, slots=True)
class _Entry:
    """A line of the log."""

    line: LogLine
    begins_deal: bool
    event: int | None
    """The number of its event in the running deal; None where it is about no event."""


class EventLog:
    """The event log of a match as one viewer saw it. A deal is told in a line, not card by card.

    ``may_tell`` says which events of a running deal may still be told.
    """

    def __init__(
        self,
        places: Sequence[Place],
        words: Callable[[Event, View], LogLine | None],
        may_tell: Callable[[Sequence[Event]], Sequence[bool]],
    ) -> None:
        self._places = places
        self._words = words
        self._may_tell = may_tell
        self._dealing = False
        self._entries: list[_Entry] = []
        self._running: list[Event] = []
        """Events of the deal that isn't over."""
        self._over = 0
        """Entries of deals that are over: these are told whole."""

    def __len__(self) -> int:
        """Return how many sentences there are, those included that are told no more."""
        return len(self._entries)

    @property
    def lines(self) -> list[LogLine]:
        """Return the lines that may be told now."""
        return self.since(0)

    @property
    def sentences(self) -> list[str]:
        """Return what the log tells now, in words."""
        return [line.words for line, _ in self.told]

    @property
    def told(self) -> list[tuple[LogLine, bool]]:
        """Return what the log tells now: lines, several alike in one, and which of them begin a deal."""
        told: list[tuple[LogLine, bool]] = []
        for line, run in groupby(self._entries_shown(0), key=lambda entry: entry.line):
            begins = [entry.begins_deal for entry in run]
            times = 1 if line.repeated else len(begins)
            told += [(line.times(len(begins)), begins[0])] * times
        return told

    def since(self, mark: int) -> list[LogLine]:
        """Return the lines that may be told now, without the first ``mark`` of all there are."""
        return [entry.line for entry in self._entries_shown(mark)]

    def add(self, event: Event, view: View) -> LogLine | None:
        """Add an event's line as it is told from a view, if it is worth one; return it."""
        if isinstance(event, DealStarted):
            self._dealing = True
            self._begin_deal()
        elif isinstance(event, TurnStarted):
            self._dealing = False
        self._running.append(event)
        dealt = self._dealing and isinstance(event, Moved) and self._places[event.target].seat is not None
        line = None if dealt else self._words(event, view)
        if line is not None:
            begins = isinstance(event, DealStarted)
            self._entries.append(_Entry(line, begins, len(self._running) - 1))
        if isinstance(event, DealEnded):
            self._begin_deal()
        return line

    def add_all(self, events: Sequence[Event], view: View) -> "EventLog":
        """Add many events; return the log itself."""
        for event in events:
            self.add(event, view)
        return self

    def add_line(self, line: LogLine) -> None:
        """Add a line that is about no event."""
        self._entries.append(_Entry(line, False, None))

    def _begin_deal(self) -> None:
        """Begin the next deal: everything logged so far may be told."""
        self._running.clear()
        self._over = len(self._entries)

    def _entries_shown(self, mark: int) -> list[_Entry]:
        """Return the entries that may be told now, from the one with this number on."""
        may_tell = self._may_tell(self._running)
        running = self._entries[max(mark, self._over) :]
        return [
            *self._entries[mark : self._over],
            *(entry for entry in running if entry.event is None or may_tell[entry.event]),
        ]


def summaries(lines: Sequence[LogLine], you: Seat | None) -> list[str]:
    """Return all that happened, then the same without what is longest ago, the fullest first.

    What was done to ``you`` is told as long as anything is.
    """
    versions = []
    for start, line in enumerate(lines):
        if not start or line != lines[start - 1]:
            kept = [*(earlier for earlier in lines[:start] if you in earlier.hits), *lines[start:]]
            versions.append(" ".join(_sentences(kept)))
    return versions


def _sentences(lines: Sequence[LogLine]) -> Iterator[str]:
    """Yield a sentence for each line, or one for all that a player does in a row."""
    for who, same in groupby(lines, key=lambda line: line.who):
        said: list[str] = []
        before: LogLine | None = None
        for line, run in groupby(same):
            count = len(list(run))
            named = before is not None and line.card is not None and line.card == before.card
            told = line.with_it if named and line.with_it else line.said
            if before is not None and before.also:
                told = line.also or told
            said += [line.times(count).said] if count > 1 and line.repeated else [told] * count
            before = line
        yield from [in_a_row(who, said)] if who else said

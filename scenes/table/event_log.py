"""The event log: past events in sentences."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby, takewhile
from operator import itemgetter

from game.cards import Seat
from game.contract.rules import View
from game.contract.words import LogLine
from game.sentences import in_a_row, listed
from game.table import DealEnded, DealStarted, Event, Moved, Place, TurnStarted


@dataclass(frozen=True, slots=True)
class _Entry:
    """An entry of the log."""

    line: LogLine
    begins_deal: bool
    event: int | None
    """The index of its event in the running deal, or None if it is about no event."""


class EventLog:
    """The event log of a match as one viewer saw it. Dealing the cards takes one line.

    ``may_tell`` returns, for each event of a running deal, if it may still be shown.
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
        self.dealing = False
        """True from the start of a deal to its first turn."""
        self._entries: list[_Entry] = []
        self._running: list[Event] = []
        """The events of the deal in progress."""
        self._deal_start = 0
        """The number of entries about finished deals, all of which may be shown."""

    def __len__(self) -> int:
        """Return the number of entries, including those that may no longer be shown."""
        return len(self._entries)

    @property
    def lines(self) -> list[LogLine]:
        """Return the lines that may be shown now."""
        return self.since(0)

    @property
    def sentences(self) -> list[str]:
        """Return the lines that may be shown now as sentences, with repeated ones merged."""
        return [line.words for line, _ in self.merged]

    @property
    def merged(self) -> list[tuple[LogLine, bool]]:
        """Return the lines that may be shown now, with repeated ones merged, and if each begins a deal."""
        told: list[tuple[LogLine, bool]] = []
        entries = self._entries_shown(0)
        lines = _with_another([entry.line for entry in entries])
        for line, run in groupby(zip(lines, entries, strict=True), key=lambda each: each[0]):
            begins = [entry.begins_deal for _, entry in run]
            times = 1 if line.repeated else len(begins)
            told += [(line.times(len(begins)), begins[0])] * times
        return told

    def since(self, mark: int) -> list[LogLine]:
        """Return the lines that may be shown now, skipping the first ``mark`` entries."""
        return [entry.line for entry in self._entries_shown(mark)]

    def add(self, event: Event, view: View) -> LogLine | None:
        """Add the line for an event in a view, if it has one; return it."""
        if isinstance(event, DealStarted):
            self.dealing = True
            self._begin_deal()
        elif isinstance(event, TurnStarted):
            self.dealing = False
        self._running.append(event)
        dealt = self.dealing and isinstance(event, Moved) and self._places[event.target].seat is not None
        line = None if dealt else self._words(event, view)
        if line is not None:
            begins = isinstance(event, DealStarted)
            if line.instead and self._entries and self._entries[-1].line.card == line.card:
                self._entries.pop()
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
        """Begin the next deal: all earlier entries may be shown."""
        self._running.clear()
        self._deal_start = len(self._entries)

    def _entries_shown(self, mark: int) -> list[_Entry]:
        """Return the entries that may be shown now, from index ``mark`` on."""
        may_tell = self._may_tell(self._running)
        running = self._entries[max(mark, self._deal_start) :]
        return [
            *self._entries[mark : self._deal_start],
            *(entry for entry in running if entry.event is None or may_tell[entry.event]),
        ]


def _with_another(lines: Sequence[LogLine]) -> list[LogLine]:
    """Return lines in which a card that looks like the one before is called "another"."""
    told: list[LogLine] = []
    before: LogLine | None = None
    for line in lines:
        told.append(line.after(before))
        before = line if line.what else before
    return told


def latest(lines: Sequence[LogLine]) -> str:
    """Return the last line in words, with the number of times it was repeated."""
    alike = takewhile(lambda line: line == lines[-1], reversed(lines))
    return lines[-1].times(len(list(alike))).words if lines else ""


def summaries(lines: Sequence[LogLine], you: Seat | None) -> list[str]:
    """Return ever shorter summaries of these lines, each leaving out more of the oldest turns.

    Each version is also given without the places that cards went to. What was done to ``you`` is never left
    out, but told once if it was done in several of those turns. Dots stand for turns left out after it.
    """
    versions: dict[str, None] = {}
    for start in _turns(lines):
        hits = list(dict.fromkeys(earlier for earlier in lines[:start] if you in earlier.hits))
        parts = [hits, lines[start:]] if hits and lines[start - 1] not in hits else [[*hits, *lines[start:]]]
        for told in (parts, [[line.anywhere for line in part] for part in parts]):
            versions[" … ".join(" ".join(_sentences(part)) for part in told)] = None
    return list(versions)


def _turns(lines: Sequence[LogLine]) -> Iterator[int]:
    """Yield the index of each turn's first line. Lines about nobody belong to the player before."""
    before: Seat | None = None
    for start, line in enumerate(lines):
        if not start or line.seat not in (None, before):
            yield start
        before = before if line.seat is None else line.seat


def _by_place(things: Sequence[tuple[str, str]]) -> str:
    """List things with their places, naming a place once for neighbours that went there."""
    places = groupby(things, key=itemgetter(1))
    return listed([f"{listed([what for what, _ in there])}{where}" for where, there in places])


def _sentences(lines: Sequence[LogLine]) -> Iterator[str]:
    """Yield a sentence for each run of lines about one player."""
    for who, same in groupby(_with_another(lines), key=lambda line: line.who):
        said: list[tuple[str, list[tuple[str, str]]]] = []
        before: LogLine | None = None
        for line, run in groupby(same):
            count = len(list(run))
            named = before is not None and line.card is not None and line.card == before.card
            if line.repeated and count > 1:
                said.append(("", [(line.times(count).said, "")]))
            elif named and line.with_it:
                said.append(("", [(line.with_it, "")]))
            elif line.aside and said and said[-1][0]:
                what, where = said[-1][1].pop()
                said[-1][1].append((f"{what} ({line.aside})", where))
            elif not line.verb:
                said += [("", [(line.said, "")])] * count
            else:
                if not said or said[-1][0] != line.verb:
                    said.append((line.verb, []))
                said[-1][1].extend([(line.what, line.where)] * count)
            before = line
        told = [f"{verb} {_by_place(each)}" if verb else _by_place(each) for verb, each in said]
        yield from [in_a_row(who, told)] if who else told

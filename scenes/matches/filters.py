"""The matches that the list shows: which ones, and in what order."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path

from engine.jobs import Job
from game.catalog import GAMES
from saves.index import IndexEntry
from scenes.desk import Desk


class Heap(Enum):
    """Which matches are looked at."""

    ALL = "All matches"
    RUNNING = "In progress"
    FINISHED = "Finished"
    BIN = "Bin"


class Order(Enum):
    """The order of the list."""

    LATEST = "Last played"
    OLDEST = "Oldest first"
    BEGUN = "Last started"
    GAME = "By game"
    NAME = "By name"


@dataclass(slots=True)
class Heaps:
    """Every entry there is, by where its match lies."""

    running: list[IndexEntry] = field(default_factory=list)
    finished: list[IndexEntry] = field(default_factory=list)
    binned: list[IndexEntry] = field(default_factory=list)

    def of(self, heap: Heap) -> list[IndexEntry]:
        """Return the entries of a heap."""
        match heap:
            case Heap.RUNNING:
                return self.running
            case Heap.FINISHED:
                return self.finished
            case Heap.BIN:
                return self.binned
        return [*self.running, *self.finished]


@dataclass(frozen=True, slots=True)
class Wanted:
    """A filter of the list."""

    heap: Heap = Heap.ALL
    game: str = ""
    """The id of the one game that is looked for."""
    order: Order = Order.LATEST
    words: str = ""
    """Words that its title or somebody's name must hold."""


def sifted(heaps: Heaps, wanted: Wanted) -> list[IndexEntry]:
    """Return the matches that are wanted, in the order that is wanted."""
    words = wanted.words.casefold().split()
    found = [
        entry
        for entry in heaps.of(wanted.heap)
        if (not wanted.game or entry.game == wanted.game) and all(word in entry.words for word in words)
    ]
    return _ordered(found, wanted.order)


def counted(count: int) -> str:
    """Return so many matches, in words."""
    return f"{count:,} {'match' if count == 1 else 'matches'}"


def _ordered(entries: list[IndexEntry], order: Order) -> list[IndexEntry]:
    """Sort entries; where the order leaves it open, the match played last comes first."""
    entries.sort(key=lambda entry: entry.saved, reverse=order is not Order.OLDEST)
    match order:
        case Order.BEGUN:
            entries.sort(key=lambda entry: entry.started, reverse=True)
        case Order.GAME:
            places = {name: place for place, name in enumerate(GAMES)}
            entries.sort(key=lambda entry: places.get(entry.game, len(places)))
        case Order.NAME:
            entries.sort(key=_named)
    return entries


def _named(entry: IndexEntry) -> tuple[bool, Sequence[str]]:
    """Return the key that sorts titles first, then the names of who played."""
    title, _, names = entry.words.partition("\n")
    return not title, (title, names)


@dataclass(slots=True)
class Finding:
    """Every match that was found so far."""

    desk: Desk
    heaps: Heaps = field(default_factory=Heaps)
    _job: Job[tuple[IndexEntry, Path]] = field(default_factory=lambda: Job(()))

    @property
    def busy(self) -> bool:
        """True if there may be more."""
        return self._job.busy

    def begin(self) -> None:
        """Look for all of them anew."""
        self.heaps = Heaps()
        self._job = Job(self.desk.store.entries(self.desk.now(), self.desk.report))

    def go_on(self, seconds: float) -> None:
        """Look for so long, or until all are found."""
        store = self.desk.store
        heaps = {
            store.running: self.heaps.running,
            store.finished: self.heaps.finished,
            store.bin.folder: self.heaps.binned,
        }
        for entry, folder in self._job.work(seconds):
            heaps[folder].append(entry)

"""The matches that the list shows: which ones, and in what order."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import Enum

from game.catalog import GAMES
from saves.index import IndexEntry


class Status(Enum):
    """The status of the matches that are listed."""

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
class MatchLists:
    """Every entry there is, by where its match lies."""

    running: list[IndexEntry] = field(default_factory=list)
    finished: list[IndexEntry] = field(default_factory=list)
    binned: list[IndexEntry] = field(default_factory=list)

    def of(self, status: Status) -> list[IndexEntry]:
        """Return the entries of a status."""
        match status:
            case Status.RUNNING:
                return self.running
            case Status.FINISHED:
                return self.finished
            case Status.BIN:
                return self.binned
        return [*self.running, *self.finished]


@dataclass(frozen=True, slots=True)
class Filter:
    """A filter of the list."""

    status: Status = Status.ALL
    game: str = ""
    """The id of the one game that is looked for."""
    order: Order = Order.LATEST
    words: str = ""
    """Words that its title or somebody's name must hold."""


def filtered(lists: MatchLists, wanted: Filter) -> list[IndexEntry]:
    """Return the matches that are wanted, in the order that is wanted."""
    words = wanted.words.casefold().split()
    found = [
        entry
        for entry in lists.of(wanted.status)
        if (not wanted.game or entry.game == wanted.game) and all(word in entry.words for word in words)
    ]
    return _ordered(found, wanted.order)


def count_of_matches(count: int) -> str:
    """Return a number of matches in words."""
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

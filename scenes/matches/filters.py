"""The filters and the order of the list of matches."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from game.catalog import GAMES
from game.sentences import plural
from saves.index import IndexEntry


class Status(Enum):
    """The status of the matches in the list."""

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


MatchLists: TypeAlias = defaultdict[Status, list[IndexEntry]]
"""Entries by status; running and finished matches are also under ``Status.ALL``."""


@dataclass(frozen=True, slots=True)
class Filter:
    """The filter and the order of the list."""

    status: Status = Status.ALL
    game: str = ""
    """The id of the game to list; empty for all games."""
    order: Order = Order.LATEST
    words: str = ""
    """Words that a match's title or a player's name must contain."""


def filtered(lists: Mapping[Status, Sequence[IndexEntry]], wanted: Filter) -> list[IndexEntry]:
    """Return the matches that pass a filter, in its order."""
    words = wanted.words.casefold().split()
    found = [
        entry
        for entry in lists[wanted.status]
        if (not wanted.game or entry.game == wanted.game) and all(_mentions(entry, word) for word in words)
    ]
    return _ordered(found, wanted.order)


def count_of_matches(count: int) -> str:
    """Return a number of matches in words."""
    return plural(count, "match", "matches")


def _ordered(entries: list[IndexEntry], order: Order) -> list[IndexEntry]:
    """Sort entries; among equal ones, the match played last comes first."""
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
    """Return a key that sorts titles first, then players' names."""
    return not entry.title, (entry.title, *entry.names)


def _mentions(entry: IndexEntry, word: str) -> bool:
    """True if a word is in a match's title or in a player's name."""
    return any(word in each for each in (entry.title, *entry.names))

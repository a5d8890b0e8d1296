"""The index of match files: headers and great moments, cached between starts so that no file is opened.

The files themselves are authoritative. An entry is valid while its file keeps its inode, time and size. An
index that is damaged, of another version or missing is rebuilt from the files.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime
from functools import cache, cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeAlias

from pydantic import TypeAdapter

from saves.files import (
    ENDING,
    Report,
    SaveFailed,
    Stamp,
    Unreadable,
    checksum,
    read_plain,
    stamp_from,
    stamp_of,
    stats_of_matches,
    write_whole,
)
from saves.match_file import first_header
from saves.models import HEADER, Header
from saves.upgrade import FORMAT

if TYPE_CHECKING:
    from game.great_moments import Great

INDEX_FORMAT: Final = f"3-{FORMAT}"
"""Raised whenever entries or great moments are written or found differently."""
MOST_ENTRIES: Final = 20_000
"""The most entries cached between starts."""
LARGEST_INDEX: Final = 32_000_000
"""The largest index read, in bytes."""
NO_STAMP: Final[Stamp] = (0, 0, 0)
"""The stamp of a match with only a previous copy left. No file has it."""
REREADS_TO_WRITE: Final = 25
"""Files read again after which the index is written at once, not only when the program ends."""

Moments: TypeAlias = "tuple[Great, ...]"


@dataclass(frozen=True)
class IndexEntry:
    """A match file: the fields that lists sort and search by, and its header as JSON until it is needed."""

    id: str
    stamp: Stamp
    saved: float
    """Seconds since 1970, like ``started``."""
    started: float
    game: str
    title: str
    """Casefolded, like the names."""
    names: tuple[str, ...]
    """The players' names."""
    descends: bool
    """True if it was played on the Descent."""
    header_json: str
    moments_json: str = ""
    """Its great moments as JSON; empty until its log has been searched."""

    @cached_property
    def header(self) -> Header:
        """The whole header."""
        return HEADER.validate_json(self.header_json)

    @property
    def moments(self) -> Moments | None:
        """The great moments of the match, or None until its log has been searched."""
        return _moments().validate_json(self.moments_json) if self.moments_json else None


def entry_of(header: Header, stamp: Stamp) -> IndexEntry:
    """Return the entry of a match whose file has this stamp."""
    return IndexEntry(
        header.id,
        stamp,
        header.saved.timestamp(),
        header.started.timestamp(),
        header.game,
        header.title.casefold(),
        tuple(player.name.casefold() for player in header.players),
        header.descent is not None,
        HEADER.dump_json(header).decode(),
    )


@cache
def _moments() -> TypeAdapter[Moments]:
    from game.great_moments import Great  # it imports the rules of games, which a start doesn't need

    return TypeAdapter(tuple[Great, ...])


Folders: TypeAlias = dict[str, dict[str, IndexEntry]]
"""Entries by match id, by the name of their folder."""
_ROWS: Final = TypeAdapter(dict[str, list[IndexEntry]])


class Index:
    """The entries of all folders, in one file."""

    def __init__(self, path: Path) -> None:
        """Create an index that is cached between starts in the file ``path``."""
        self._path = path
        self._folders: Folders | None = None
        """None until it is needed."""
        self._unwritten = False

    def of(self, folder: str) -> dict[str, IndexEntry]:
        """Return the entries of a folder by match id; call ``mark_changed`` after changing them."""
        if self._folders is None:
            self._folders = _read(self._path)
        return self._folders.setdefault(folder, {})

    def mark_changed(self) -> None:
        """Note that entries have changed and must be written."""
        self._unwritten = True

    def store_moments(self, entry: IndexEntry, moments: Moments) -> None:
        """Store the great moments found in a match, unless its file has changed."""
        for entries in (self._folders or {}).values():
            if (known := entries.get(entry.id)) is not None and known.stamp == entry.stamp:
                entries[entry.id] = replace(known, moments_json=_moments().dump_json(moments).decode())
                self.mark_changed()

    def write(self) -> None:
        """Write the index if it has changed, with the last played matches first; ignore a full disk."""
        if not self._unwritten or self._folders is None:
            return
        rows = [(name, entry) for name, entries in self._folders.items() for entry in entries.values()]
        rows.sort(key=lambda row: row[1].saved, reverse=True)
        kept: dict[str, list[IndexEntry]] = {}
        for name, entry in rows[:MOST_ENTRIES]:
            kept.setdefault(name, []).append(entry)
        rows_json = _ROWS.dump_json(kept)
        with suppress(SaveFailed):
            write_whole(self._path, _head(rows_json) + rows_json)
            self._unwritten = False


def _read(path: Path) -> Folders:
    """Return the file's content, or nothing if it can't be used."""
    try:
        data = read_plain(path, LARGEST_INDEX)
        rows_json = data[data.index(b"\n") + 1 :]
        found = _ROWS.validate_json(rows_json) if data.startswith(_head(rows_json)) else {}
    except (OSError, ValueError):
        return {}
    return {name: {entry.id: entry for entry in entries} for name, entries in found.items()}


def _head(rows_json: bytes) -> bytes:
    return f"{INDEX_FORMAT} {checksum(rows_json)}\n".encode()


@dataclass(frozen=True, slots=True)
class Listing:
    """The headers of a folder, and messages about files that can't be used."""

    headers: tuple[Header, ...]
    """The match played last comes first."""
    troubles: tuple[str, ...]


class MatchFolder:
    """The match files of a folder, listed by the index; a file is read again only if it has changed."""

    def __init__(self, folder: Path, index: Index) -> None:
        self.folder = folder
        self._index = index
        self._reported: set[str] = set()
        """Messages about files that can't be used, to report each file only once."""

    def path(self, match_id: str) -> Path:
        """Return the path of a match's file."""
        return self.folder / (match_id + ENDING)

    def listing(self, now: datetime) -> Listing:
        """Return the headers of all its matches; files that can't be used are set aside."""
        troubles: list[str] = []
        entries = sorted(self.entries(now, troubles.append), key=lambda entry: entry.saved, reverse=True)
        return Listing(tuple(entry.header for entry in entries), tuple(troubles))

    def entries(self, now: datetime, report: Report) -> Iterator[IndexEntry]:
        """Yield an entry for each match, in no particular order."""
        known = self._known
        try:
            stats = stats_of_matches(self.folder)
        except Unreadable as trouble:
            report(f"Your saved matches can't be reached. {trouble}")
            return
        unread = 0
        for match_id, found in stats.items():
            entry = known.get(match_id)
            if entry is None or found is None or entry.stamp != stamp_from(found):
                unread += 1
                entry = self._read(match_id, now, report)
            if entry is not None:
                yield entry
        gone = known.keys() - stats.keys()
        for match_id in gone:
            del known[match_id]
        if unread or gone:
            self._index.mark_changed()
        if unread >= REREADS_TO_WRITE:
            self._index.write()

    def note(self, header: Header) -> None:
        """Add a match that was just written to the index, so that it needn't be read."""
        if (stamp := stamp_of(self.path(header.id))) is not None:
            self._known[header.id] = entry_of(header, stamp)
            self._index.mark_changed()

    @property
    def _known(self) -> dict[str, IndexEntry]:
        return self._index.of(self.folder.name)

    def _read(self, match_id: str, now: datetime, report: Report) -> IndexEntry | None:
        path, known = self.path(match_id), self._known
        known.pop(match_id, None)
        stamp = stamp_of(path)
        header = first_header(path, now, partial(self._report_once, report))
        if header is None:
            return None
        known[match_id] = entry_of(header, stamp or NO_STAMP)
        return known[match_id]

    def _report_once(self, report: Report, sentence: str) -> None:
        if sentence not in self._reported:
            self._reported.add(sentence)
            report(sentence)

"""All matches: a file each, written after every action and listed by their headers alone.

Running matches are in one folder, finished ones in another. A match is replayed only when it is opened, and
``saved_match`` and the rules of games are imported only then, because the menu doesn't need them.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from game.sentences import PlayerError
from saves.files import (
    Report,
    SaveFailed,
    Stamp,
    Unreadable,
    checksum,
    copies,
    move,
    read_plain,
    remove_leftovers,
    set_aside,
    shown,
    stamp_of,
    write,
)
from saves.index import Index, IndexEntry, Listing, MatchFolder
from saves.match_file import MatchFile, parsed, set_aside_sentence, text_of
from saves.models import Header, Player, clocked

if TYPE_CHECKING:
    from filelock import FileLock

    from game.match import Match
    from saves.saved_match import SavedMatch

LOCK_TIMEOUT = 0.1
"""Seconds to wait for a lock: another program may hold an abandoned one for a moment to remove it."""


class Locks:
    """The matches that this program is playing, each with a lock file."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._held: dict[str, FileLock] = {}

    def take(self, match_id: str) -> bool:
        """Lock a match; return False if another program has it. If locking fails, anyone may play."""
        if match_id in self._held:
            return True
        from filelock import FileLock, Timeout

        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            lock = FileLock(self._folder / f"{match_id}.lock")
            lock.acquire(timeout=LOCK_TIMEOUT, poll_interval=LOCK_TIMEOUT / 5)
        except Timeout:
            return False
        except (OSError, NotImplementedError):
            return True
        self._held[match_id] = lock
        return True

    def holds(self, match_id: str) -> bool:
        """True if this program has locked a match."""
        return match_id in self._held

    def release(self, match_id: str) -> None:
        """Unlock a match."""
        lock = self._held.pop(match_id, None)
        if lock is not None:
            with suppress(OSError):
                Path(lock.lock_file).unlink(missing_ok=True)
            with suppress(OSError):
                lock.release()

    def remove_abandoned(self) -> None:
        """Remove the locks that killed programs left behind."""
        with suppress(OSError):
            for left in self._folder.glob("*.lock"):
                if left.stem not in self._held and self.take(left.stem):
                    self.release(left.stem)


INDEX = "index.json"

GONE = "That match is gone. Its file isn't there any more."
IN_USE = "That match is open in another Brimstone window. Close it there to play it here."

DELETED = "This match's file was deleted while you played. It's been saved again."
CHANGED = "Something else changed this match's file. Your version is saved, and the other is kept as {name}."


class Gone(PlayerError):
    """A match whose file isn't there any more."""


@dataclass(frozen=True, slots=True)
class Opened:
    """A match to continue, or None, and messages about files that can't be used."""

    saved: SavedMatch | None
    troubles: tuple[str, ...]


class Store:
    """The folders of match files.

    Reading a match raises ``Gone`` if it is gone, another ``PlayerError`` if it can't be used.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.index = Index(folder / INDEX)
        self.running = MatchFolder(folder / "matches", self.index)
        self.finished = MatchFolder(folder / "finished", self.index)
        self.bin = MatchFolder(folder / "bin", self.index)
        """Deleted matches, until the bin is emptied."""
        self.locks = Locks(folder / "played-now")
        """Keeps other programs from playing the matches that are played here."""
        self._written: dict[str, tuple[Stamp | None, str]] = {}
        """The stamp and checksum of each file written for a match at a table."""

    def tidy(self) -> None:
        """Remove unfinished files and locks that killed programs left behind."""
        for folder in (self.folder, self.running.folder, self.finished.folder):
            remove_leftovers(folder)
        self.locks.remove_abandoned()

    def begin(self, match: Match, players: tuple[Player, ...], now: datetime) -> SavedMatch:
        """Return a new match, locked for this program; nothing is written yet."""
        from saves.saved_match import SavedMatch

        free = self.free_id(f"{now:%Y%m%d-%H%M%S-%f}-{match.game.id}")
        return SavedMatch(free, match, players, clocked(now))

    def save(self, saved: SavedMatch, now: datetime) -> str:
        """Write a match in its current state; once it is over, to the folder of finished matches.

        Return a message if its file was deleted or changed since it was last written, or an empty string.
        Raises ``SaveFailed`` if it can't be written; the last written state is kept.
        """
        from saves.saved_match import header_of

        header = header_of(saved, now)
        path, archived = self.paths(saved.id)
        if archived.is_file() and not path.exists():
            move(archived, self.running.folder)
        meanwhile = self._file_change(path, saved.id, now)
        text = text_of(header, saved.match, saved.ahead)
        write(path, text)
        self._written[saved.id] = stamp_of(path), checksum(text.encode())
        if header.over:
            move(path, self.finished.folder)
            del self._written[saved.id]
        (self.finished if header.over else self.running).note(header)
        return meanwhile

    def _file_change(self, path: Path, match_id: str, now: datetime) -> str:
        """Return a message if a match's file has changed since it was written; set the changed file aside."""
        if match_id not in self._written:
            return ""
        stamp, written = self._written[match_id]
        found = stamp_of(path)
        if found is None:
            return DELETED
        if found == stamp:
            return ""
        try:
            if checksum(read_plain(path)) == written:
                return ""
        except FileNotFoundError:  # a dangling link; writing to it reports that
            return ""
        except Unreadable:
            pass
        return CHANGED.format(name=shown(Path(set_aside(path, now).name)))

    def list_running(self, now: datetime) -> Listing:
        """Return every running match; files that can't be used are set aside and reported."""
        found = self.running.listing(now)
        running = (each for each in found.headers if not (each.over and self._move_if_finished(each)))
        return Listing(tuple(running), found.troubles)

    def entries(self, now: datetime, report: Report) -> Iterator[tuple[IndexEntry, MatchFolder]]:
        """Yield the entry of each match with its folder: running, then finished, then deleted ones."""
        for folder in (self.running, self.finished, self.bin):
            yield from ((entry, folder) for entry in folder.entries(now, report))

    def finished_state(self) -> int:
        """Return a number that changes with the files of finished matches; 0 without a folder."""
        try:
            return self.finished.folder.stat().st_mtime_ns
        except OSError:
            return 0

    def open(self, header: Header, now: datetime) -> Opened:
        """Lock a match and replay it to its last position; if its file is damaged, use the previous copy."""
        from saves.saved_match import load

        if not self.locks.take(header.id):
            return Opened(None, (IN_USE,))
        troubles: list[str] = []
        for path in self.paths(header.id):
            for source in copies(path):
                try:
                    return Opened(load(parsed(read_plain(source), header.id)), tuple(troubles))
                except FileNotFoundError:
                    continue
                except PlayerError as trouble:
                    troubles.append(set_aside_sentence(source, now, trouble))
        self.close(header.id)
        return Opened(None, tuple(troubles) or (GONE,))

    def close(self, match_id: str) -> None:
        """Unlock a match, so that other programs may play it."""
        self._written.pop(match_id, None)
        self.locks.release(match_id)

    def read(self, header: Header) -> SavedMatch:
        """Load a match for viewing only, without a lock; nothing is set aside."""
        from saves.saved_match import load

        return load(self.read_file(header))

    def read_file(self, header: Header) -> MatchFile:
        """Return the content of a match's file, even in the bin; it isn't replayed."""
        places = (*self.paths(header.id), self.bin.path(header.id))
        path = next((each for each in places if each.exists()), places[0])
        try:
            return parsed(read_plain(path), header.id)
        except FileNotFoundError as error:
            raise Gone("Its file isn't there any more.") from error

    def paths(self, match_id: str) -> tuple[Path, Path]:
        """Return the paths of a match while it runs and when it is finished."""
        return self.running.path(match_id), self.finished.path(match_id)

    def free_id(self, name: str) -> str:
        """Return an unused match id, based on a name, and lock it."""
        names = (name if count == 0 else f"{name}-{count}" for count in itertools.count())
        return next(each for each in names if not self.holds(each) and self.locks.take(each))

    def holds(self, match_id: str) -> bool:
        """True if there is a match with this id."""
        return any(each.exists() for path in self.paths(match_id) for each in copies(path))

    def _move_if_finished(self, header: Header) -> bool:
        """Move a match to the finished ones if its whole file says it is over; return True if so."""
        path, _ = self.paths(header.id)
        try:
            if parsed(read_plain(path), header.id).header.over:
                move(path, self.finished.folder)
                return True
        except SaveFailed:
            return True
        except (FileNotFoundError, PlayerError):
            pass
        return False

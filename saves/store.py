"""All matches: one file each, written after every action, listed by their headers alone.

Running matches lie in one folder, finished ones apart in another. A match is played again only when opened,
and what is needed for that is imported then: a menu lists matches without it.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from saves.claims import Claims
from saves.folder import (
    SaveFailed,
    Unreadable,
    checksum,
    copies,
    move,
    read_plain,
    set_aside,
    shown,
    sweep,
    write,
)
from saves.models import Header, Player, clocked
from saves.shelf import Drawer, Shelf
from saves.slips import Slip, Stamp, stamp_of

if TYPE_CHECKING:
    from game.match import Match
    from saves.album import Album
    from saves.match_file import MatchFile
    from saves.saved import SavedMatch

GONE = "That match is gone. Its file isn't there any more."
IN_USE = "That match is open in another Brimstone window. Leave it there to play it here."

DELETED = "This match's file was deleted while you played. It's saved again."
CHANGED = "Something changed this match's file. Yours is saved, and the other version is kept as {name}."


def _deleted(gone: int, left: int) -> str:
    """Say that the file of the match on the table was deleted, and how many others were, and were not."""
    if not gone:
        return DELETED
    lost = "1 other match is gone" if gone == 1 else f"{gone} other matches are gone"
    kept = "1 is left" if left == 1 else f"{left} are left" if left else "none is left"
    return f"{DELETED} {lost}, {kept}."


@dataclass(frozen=True, slots=True)
class Opened:
    """A match that can be gone on with, or None, and sentences about files that cannot be used."""

    saved: SavedMatch | None
    troubles: tuple[str, ...]


class Store:
    """The folders of match files."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.running = folder / "matches"
        self.finished = folder / "finished"
        self._running = Shelf(self.running, folder / "lists" / "matches")
        self._finished = Shelf(self.finished, folder / "lists" / "finished")
        self.bin = Shelf(folder / "bin", folder / "lists" / "bin")
        """Where matches that were thrown away lie until it is emptied."""
        self._claims = Claims(folder / "played-now")
        self._written: dict[str, tuple[Stamp | None, str]] = {}
        """The stamp and the checksum of each file that was written for a match on the table."""

    @cached_property
    def album(self) -> Album:
        """Great moments of finished matches."""
        from saves.album import Album

        return Album(self.folder / "lists" / "moments")

    def tidy(self) -> None:
        """Remove what killed programs left half written or locked."""
        sweep(self.folder)
        sweep(self.running)
        sweep(self.finished)
        sweep(self.folder / "lists")
        self._claims.sweep()

    def keep_lists(self) -> None:
        """Write down for the next start what is known of files: it need not read them then."""
        for shelf in (self._running, self._finished, self.bin):
            shelf.keep()

    def forget_lists(self) -> None:
        """Forget what is known of files without opening them: it is made again from the files."""
        for shelf in (self._running, self._finished, self.bin):
            shelf.forget()
        with suppress(OSError):
            (self.folder / "lists" / "moments").unlink(missing_ok=True)

    def begin(self, match: Match, players: tuple[Player, ...], now: datetime) -> SavedMatch:
        """A match that has just begun, claimed for this program; nothing is written yet."""
        from saves.saved import SavedMatch

        free = self.free_id(f"{now:%Y%m%d-%H%M%S-%f}-{match.game.id}")
        return SavedMatch(free, match, players, clocked(now))

    def save(self, saved: SavedMatch, now: datetime) -> str:
        """Write a match as it stands; a finished one goes to the others that are.

        Returns a sentence where its file was deleted or changed since it was last written, or nothing.

        Raises:
            SaveFailed: when it cannot be written; the last written state is still there.
        """
        from saves.match_file import text_of
        from saves.saved import header_of

        header = header_of(saved, now)
        path, archived = self.paths(saved.id)
        if archived.is_file() and not path.exists():
            move(archived, self.running)
        meanwhile = self._meanwhile(path, saved.id, now)
        text = text_of(header, saved.match, saved.ahead)
        write(path, text)
        self._written[saved.id] = stamp_of(path), checksum(text.encode())
        if header.over:
            move(path, self.finished)
            del self._written[saved.id]
        (self._finished if header.over else self._running).note(header)
        return meanwhile

    def _meanwhile(self, path: Path, match_id: str, now: datetime) -> str:
        """Tell what happened to a match's file since it was written; keep what stands in its place."""
        if match_id not in self._written:
            return ""
        stamp, written = self._written[match_id]
        found = stamp_of(path)
        if found is None:
            return _deleted(*self._running.others(match_id))
        if found == stamp:
            return ""
        try:
            if checksum(read_plain(path)) == written:
                return ""
        except FileNotFoundError:  # a link that leads nowhere: writing says so
            return ""
        except Unreadable:
            pass
        return CHANGED.format(name=shown(Path(set_aside(path, now).name)))

    def look(self, now: datetime) -> Drawer:
        """Every running match; a file that cannot be used is set aside with a sentence."""
        drawer = self._running.look(now)
        headers = tuple(header for header in drawer.headers if not (header.over and self._filed(header)))
        return Drawer(headers, drawer.troubles)

    def look_at_finished(self, now: datetime) -> Drawer:
        """Every finished match; a file that cannot be used is set aside with a sentence."""
        return self._finished.look(now)

    def turn_over_slips(self, now: datetime, tell: Callable[[str], None]) -> Iterator[tuple[Slip, Path]]:
        """A slip for each match, and the folder it lies in: the running ones, the finished ones, the bin."""
        for shelf in (self._running, self._finished, self.bin):
            yield from ((slip, shelf.folder) for slip in shelf.turn_over_slips(now, tell))

    def turn_over_descent(self, now: datetime, tell: Callable[[str], None]) -> Iterator[Header]:
        """The running and the finished matches of the Descent, one after the other, in no order."""
        for shelf in (self._running, self._finished):
            yield from (slip.header for slip in shelf.turn_over_slips(now, tell) if slip.descends)

    def finished_at(self) -> int:
        """A number that changes as finished matches come, go or are written anew; 0: there is no folder."""
        try:
            return self.finished.stat().st_mtime_ns
        except OSError:
            return 0

    def turn_over_finished_slips(self, now: datetime, tell: Callable[[str], None]) -> Iterator[Slip]:
        """A slip for each finished match, one at a time and in no order."""
        return self._finished.turn_over_slips(now, tell)

    def turn_over_finished(self, now: datetime, tell: Callable[[str], None]) -> Iterator[Header]:
        """The same a match at a time, for whoever cannot wait for thousands."""
        return self._finished.turn_over(now, tell)

    def open(self, header: Header, now: datetime) -> Opened:
        """Claim a match and play it again to where it was left; the previous copy of a file beyond use."""
        from saves.heading import UNUSABLE, set_aside_sentence
        from saves.saved import played_again

        if not self.claim(header.id):
            return Opened(None, (IN_USE,))
        troubles: list[str] = []
        for path in self.paths(header.id):
            for source in copies(path):
                try:
                    return Opened(played_again(source, header.id), tuple(troubles))
                except FileNotFoundError:
                    continue
                except UNUSABLE as trouble:
                    troubles.append(set_aside_sentence(source, now, trouble))
        self.close(header.id)
        return Opened(None, tuple(troubles) or (GONE,))

    def claim(self, match_id: str) -> bool:
        """Keep other programs on this folder from a match; False where one of them has it."""
        return self._claims.take(match_id)

    def plays(self, match_id: str) -> bool:
        """Whether this program has claimed a match."""
        return self._claims.holds(match_id)

    def close(self, match_id: str) -> None:
        """Let other programs on this folder play a match."""
        self._written.pop(match_id, None)
        self._claims.drop(match_id)

    def read(self, header: Header) -> SavedMatch:
        """A match as its file holds it now, to look at; nothing is set aside.

        Raises:
            FileNotFoundError: when it is gone.
            ValueError: with the reason, when it cannot be used.
        """
        from saves.replay import replayed_from
        from saves.saved import saved_in

        file = self.file(header)
        return saved_in(file, header.id, replayed_from(file))

    def file(self, header: Header) -> MatchFile:
        """The whole file of a match as it is now, though it were in the bin; it is not played.

        Raises:
            FileNotFoundError: when it is gone.
            ValueError: with the reason, when it cannot be used.
        """
        from saves.match_file import parsed

        places = (*self.paths(header.id), self.bin.path(header.id))
        path = min(places, key=lambda each: not each.exists())
        try:
            return parsed(read_plain(path), header.id)
        except FileNotFoundError as error:
            raise FileNotFoundError("Its file isn't there any more.") from error

    def reckoned(self, header: Header) -> Header:
        """A header with score, winners and counts as the log gives them when it is played again.

        Raises:
            FileNotFoundError: when the match is gone.
            ValueError: with the reason, when it cannot be used.
        """
        from saves.saved import header_of

        return header_of(self.read(header), header.saved)

    def paths(self, match_id: str) -> tuple[Path, Path]:
        """Where a match lies while it runs, and when it is finished."""
        return self._running.path(match_id), self._finished.path(match_id)

    def free_id(self, name: str) -> str:
        """A name like this one that no match has yet; it is claimed."""
        names = (name if count == 0 else f"{name}-{count}" for count in itertools.count())
        return next(each for each in names if not self.holds(each) and self.claim(each))

    def holds(self, match_id: str) -> bool:
        """Whether there is a match of this name."""
        return any(each.exists() for path in self.paths(match_id) for each in copies(path))

    def _filed(self, header: Header) -> bool:
        """Put a match whose whole file says that it is finished to the others; whether it does."""
        from saves.heading import UNUSABLE
        from saves.match_file import parsed

        path, _ = self.paths(header.id)
        try:
            if parsed(read_plain(path), header.id).header.over:
                move(path, self.finished)
                return True
        except SaveFailed:
            return True
        except (FileNotFoundError, *UNUSABLE):
            pass
        return False

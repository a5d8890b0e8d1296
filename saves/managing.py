"""Manage matches: rename, concede, move to the bin, restore, export and import.

Raises ``Refused`` for a match that is being played, gone or damaged, and ``SaveFailed`` if it can't be
written.
"""

import re
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from game.sentences import PlayerError
from saves.files import (
    SaveFailed,
    Unreadable,
    copies,
    delete,
    move,
    read_plain,
    stats_of_matches,
    write,
    write_whole,
)
from saves.match_file import MatchFile, parsed, with_header
from saves.models import GivenUp, Header, clocked
from saves.saved_match import header_of, match_in, saved_in
from saves.store import GONE, IN_USE, Store

ALREADY_HAVE = "You already have that match."
BEING_PLAYED = "You're playing that match. Leave the table first."
SAFE_ID = re.compile(
    r"(?!(?:con|prn|aux|nul|com\d|lpt\d)$)[a-z0-9_][a-z0-9_-]{0,79}", re.ASCII | re.IGNORECASE
)
"""File names that are safe on every system: no device names of Windows, and no leading hyphen."""


class Refused(PlayerError):
    """An action that isn't possible with a match."""


class AlreadyHere(Refused):
    """The imported match is already here, with the same content."""

    def __init__(self, header: Header) -> None:
        super().__init__(ALREADY_HAVE)
        self.header = header


def rename(store: Store, header: Header, title: str) -> None:
    """Give a match a title, or an empty one."""
    with _locked(store, header):
        path = _where(store, header)
        file = _file(path, header.id)
        named = replace(file.header, title=title)
        write(path, with_header(named, file))


def give_up(store: Store, header: Header, how: GivenUp, now: datetime) -> None:
    """End a running match early, without a winner, and move it to the finished ones."""
    with _locked(store, header):
        path, archived = store.paths(header.id)
        file = _file(path, header.id)
        if file.header.over:
            raise Refused("That match is already over.")
        ended = replace(file.header, over=True, given_up=how, saved=clocked(now))
        write(path, with_header(ended, file))
        move(path, archived.parent)


def move_to_bin(store: Store, header: Header) -> None:
    """Move a match to the bin."""
    with _locked(store, header):
        _move(_where(store, header), store.bin.folder)


def restore(store: Store, header: Header) -> None:
    """Move a match out of the bin."""
    if store.holds(header.id):
        raise Refused(ALREADY_HAVE)
    _move(store.bin.path(header.id), store.finished.folder if header.over else store.running.folder)


def empty_bin(store: Store) -> None:
    """Delete the matches in the bin for good. Nothing else deletes a match."""
    kept: SaveFailed | None = None
    try:
        binned = [store.bin.path(name) for name in stats_of_matches(store.bin.folder)]
    except Unreadable as trouble:
        raise Refused(f"The bin can't be emptied. {trouble}") from trouble
    for path in binned:
        try:
            delete(path)
        except SaveFailed as failed:
            kept = failed
    if kept is not None:
        raise kept


def export(store: Store, header: Header, target: Path) -> None:
    """Write a match into a file that another Brimstone can import."""
    file = _file(_where(store, header), header.id)
    write_whole(target, with_header(file.header, file).encode())


def import_match(store: Store, source: Path) -> Header:
    """Import a match from an exported file; it is replayed, and its header is computed again.

    Raises ``AlreadyHere`` if it is here already, ``Refused`` if the file is damaged or not a match.
    """
    try:
        file = parsed(read_plain(source))
        match = match_in(file)
    except FileNotFoundError as error:
        raise Refused(f"There's no file called {source.name}.") from error
    except PlayerError as error:
        raise Refused(f"{source.name} can't be imported. {error}") from error
    given = file.header.id
    own = given if SAFE_ID.fullmatch(given) else f"{file.header.started:%Y%m%d-%H%M%S-%f}-{file.header.game}"
    if (here := _same_here(store, own, file)) is not None:
        raise AlreadyHere(here)
    saved = replace(saved_in(file, match), id=store.free_id(own), imported=True)
    header = header_of(saved, file.header.saved)
    running, finished = store.paths(header.id)
    try:
        write(finished if header.over else running, with_header(header, file))
    finally:
        store.close(header.id)
    return header


def _same_here(store: Store, match_id: str, file: MatchFile) -> Header | None:
    """Return the header of the match with this id if its record is the same as in a file."""
    for path in store.paths(match_id):
        with suppress(FileNotFoundError, PlayerError):
            kept = parsed(read_plain(path), match_id)
            if kept.match == file.match:
                return kept.header
    return None


def _where(store: Store, header: Header) -> Path:
    running, finished = store.paths(header.id)
    return running if running.exists() else finished


def _move(path: Path, folder: Path) -> None:
    if not any(each.exists() for each in copies(path)):
        raise Refused(GONE)
    move(path, folder)


def _file(path: Path, match_id: str) -> MatchFile:
    try:
        return parsed(read_plain(path), match_id)
    except FileNotFoundError as error:
        raise Refused(GONE) from error
    except PlayerError as error:
        raise Refused(f"That match can't be opened. {error}") from error


@contextmanager
def _locked(store: Store, header: Header) -> Iterator[None]:
    if store.locks.holds(header.id):
        raise Refused(BEING_PLAYED)
    if not store.locks.take(header.id):
        raise Refused(IN_USE)
    try:
        yield
    finally:
        store.close(header.id)

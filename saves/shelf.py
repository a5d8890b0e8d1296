"""One folder of match files, listed by their headers; one is read again only where its file has changed."""

import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final, TypeAlias

from saves.folder import (
    SaveFailed,
    Unreadable,
    files_named,
    previous,
    read_plain,
    read_start,
    set_aside,
    shown,
)
from saves.match_file import LONGEST_HEADER, Damaged, header_in, parsed
from saves.models import Header
from saves.replay import BadMatch, game_of
from saves.upgrade import NewerFormat

ENDING: Final = ".json"
UNUSABLE: Final = (Damaged, NewerFormat, Unreadable, BadMatch)
"""Why a match file cannot be used; the text says it."""

Stamp: TypeAlias = tuple[int, int, int]
"""What changes whenever a file is written: its number on the disk, time and size."""


@dataclass(frozen=True, slots=True)
class Drawer:
    """What a look brought: headers, and sentences about files that cannot be used."""

    headers: tuple[Header, ...]
    """The match played last first."""
    troubles: tuple[str, ...]


class Shelf:
    """The match files of one folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._known: dict[str, tuple[Stamp, Header]] = {}

    def path(self, match_id: str) -> Path:
        """Where the file of a match is."""
        return self.folder / (match_id + ENDING)

    def look(self, now: datetime) -> Drawer:
        """The headers of all its matches; a file that cannot be used is set aside."""
        troubles: list[str] = []
        found = self.turn_over(now, troubles.append)
        headers = sorted(found, key=lambda header: header.saved, reverse=True)
        return Drawer(tuple(headers), tuple(troubles))

    def turn_over(self, now: datetime, tell: Callable[[str], None]) -> Iterator[Header]:
        """The headers one after the other, in no order; ``tell`` hears of files that cannot be used."""
        try:
            paths = files_named(self.folder, ENDING)
        except Unreadable as trouble:
            tell(f"The saved matches cannot be reached: {trouble}.")
            return
        for path in paths:
            header = self._header(path, now, tell)
            if header is not None:
                yield header

    def _header(self, path: Path, now: datetime, tell: Callable[[str], None]) -> Header | None:
        stamp = _stamp(path)
        known = self._known.get(path.name)
        if known is not None and known[0] == stamp:
            return known[1]
        header = _first_header(path, now, tell)
        if header is not None and stamp is not None:
            self._known[path.name] = (stamp, header)
        return header


def copies(path: Path) -> Iterator[Path]:
    """A file, then the copy before it."""
    yield path
    yield previous(path)


def set_aside_sentence(path: Path, now: datetime, trouble: Exception) -> str:
    """Put a file that cannot be used out of the way; what to tell the player about it."""
    try:
        aside = set_aside(path, now)
    except SaveFailed as failed:
        return f"A saved match could not be used: {trouble}. {failed}"
    return f"A saved match could not be used: {trouble}. It was kept as {shown(Path(aside.name))}."


def _stamp(path: Path) -> Stamp | None:
    try:
        found = os.lstat(path)
    except OSError:
        return None
    return found.st_ino, found.st_mtime_ns, found.st_size


def _first_header(path: Path, now: datetime, tell: Callable[[str], None]) -> Header | None:
    """The header of a match file, or of its previous copy where the file itself is beyond use."""
    for source in copies(path):
        try:
            header = header_in(read_start(source, LONGEST_HEADER), path.stem)
            header = header or parsed(read_plain(source), path.stem).header
            game_of(header)
            return header
        except FileNotFoundError:
            continue
        except UNUSABLE as trouble:
            tell(set_aside_sentence(source, now, trouble))
    return None

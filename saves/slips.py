"""What is known of a folder's match files without opening them, kept from one start to the next.

The files alone count. Each slip holds only as long as its file keeps its number on the disk, its time and its
size; a list that is damaged, of another form or too long is left aside, and written anew from the files.
"""

import json
import os
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, TypeAlias

from saves.folder import Unreadable, read_plain, stat_of, write_whole
from saves.models import Header
from saves.sealed import made, seal
from saves.upgrade import FORMAT

FORM: Final = f"3-{FORMAT}"
"""Of the list: another where slips or headers are told differently."""
MOST_KEPT: Final = 20_000
"""Slips that a list holds at the most."""
LARGEST_LIST: Final = 32_000_000
"""Bytes."""

Stamp: TypeAlias = tuple[int, int, int]
"""What changes whenever a file is written: its number on the disk, time and size."""
Row: TypeAlias = tuple[str, Stamp, float, float, str, str, bool]
"""All of a slip but its header, which stands below the rows in a line of its own: few are ever read."""


@dataclass(slots=True)
class Slip:
    """One match, as far as a list of them goes."""

    id: str
    stamp: Stamp
    saved: float
    """When it was played last, in seconds since 1970."""
    started: float
    game: str
    words: str
    """What it can be searched by, in small letters: its title, and the names of who played."""
    descends: bool
    """Whether it was played on the Descent."""
    told: bytes
    """Its header as JSON."""
    _header: Header | None = field(default=None, compare=False)

    @property
    def header(self) -> Header:
        """All that is told of it; it is read when somebody asks."""
        if self._header is None:
            self._header = made(Header, json.loads(self.told))
        return self._header


def slip_of(header: Header, stamp: Stamp) -> Slip:
    """What a list holds of a match whose file is at this stamp."""
    from saves.judge import json_of

    names = [header.title, *(player.name for player in header.players)]
    return Slip(
        header.id,
        stamp,
        header.saved.timestamp(),
        header.started.timestamp(),
        header.game,
        "\n".join(names).casefold(),
        header.descent is not None,
        json_of(header).encode(),
        header,
    )


def stamp_of(path: Path) -> Stamp | None:
    """The stamp of a file; None where there is none."""
    try:
        return stamp_from(stat_of(path))
    except OSError:
        return None


def stamp_from(found: os.stat_result) -> Stamp:
    """The stamp of a file that was looked at."""
    return found.st_ino, found.st_mtime_ns, found.st_size


def read_slips(path: Path) -> dict[str, Slip]:
    """The slips that were kept, by match; none where they cannot be used."""
    try:
        head, _, told = read_plain(path, LARGEST_LIST).partition(b"\n")
        if head.decode() != seal(FORM, told):
            return {}
        rows, *headers = told.split(b"\n")
        slips = zip(made(tuple[Row, ...], json.loads(rows)), headers, strict=True)
        return {row[0]: Slip(*row, header) for row, header in slips}
    except (OSError, ValueError, TypeError, Unreadable):
        return {}


def write_slips(path: Path, slips: Iterable[Slip]) -> None:
    """Keep slips for the next start, those of matches played last first; without room, go without."""
    kept = sorted(slips, key=lambda slip: slip.saved, reverse=True)[:MOST_KEPT]
    rows = json.dumps([_row(slip) for slip in kept], separators=(",", ":"))
    told = b"\n".join([rows.encode(), *(slip.told for slip in kept)])
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, seal(FORM, told).encode() + b"\n" + told)


def _row(slip: Slip) -> Row:
    return slip.id, slip.stamp, slip.saved, slip.started, slip.game, slip.words, slip.descends

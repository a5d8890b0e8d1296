"""Great moments of finished matches, found by playing their logs again, and kept so that this is done once.

As with slips the matches alone count: what is kept of a match holds as long as its file is the one it was
found in, and a list that is damaged, of another form or lost is made again from the files.
"""

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final, TypeAlias

from pydantic import ConfigDict, TypeAdapter

from game.great_moments import Great, great_moments
from game.sentences import Cast
from saves.folder import Unreadable, checksum, read_plain, write_alone
from saves.match_file import MatchFile
from saves.replay import playing
from saves.slips import LARGEST_LIST, MOST_KEPT, Slip, Stamp

FORM: Final = "2"
"""Of the list: raise it where moments are found or told differently."""

Moments: TypeAlias = tuple[Great, ...]
Row: TypeAlias = tuple[str, Stamp, Moments]
_ROWS: TypeAdapter[list[Row]] = TypeAdapter(list[Row], config=ConfigDict(defer_build=True))


class Album:
    """The great moments of matches, by match."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._kept: dict[str, tuple[Stamp, Moments]] | None = None
        self._new = False
        """Whether it holds anything that the list on the disk does not."""

    def of(self, slip: Slip) -> Moments | None:
        """What is known of a match; None where its log is to be played first."""
        stamp, moments = self._pages().get(slip.id, (None, ()))
        return moments if stamp == slip.stamp else None

    def keep(self, slip: Slip, moments: Moments) -> None:
        """Remember what was found in a match."""
        self._pages().pop(slip.id, None)
        self._pages()[slip.id] = (slip.stamp, moments)
        self._new = True

    def write(self) -> None:
        """Keep everything for the next start, the last found before all; without room, go without."""
        if not self._new:
            return
        rows = [(match_id, stamp, moments) for match_id, (stamp, moments) in self._pages().items()]
        told = _ROWS.dump_json(rows[-MOST_KEPT:])
        with suppress(OSError):
            self._path.parent.mkdir(parents=True, exist_ok=True)
            write_alone(self._path, f"{_head(told)}\n{told.decode()}")
            self._new = False

    def _pages(self) -> dict[str, tuple[Stamp, Moments]]:
        if self._kept is None:
            self._kept = {match_id: (stamp, moments) for match_id, stamp, moments in _read(self._path)}
        return self._kept


def moments_in(file: MatchFile) -> Iterator[Great | None]:
    """The great moments of a match's one person; None after each step of the work, to let others work.

    Raises:
        BadMatch: when its log cannot be played.
    """
    for match in playing(file):  # noqa: B007 the last one is the whole match
        yield None
    seat = next(seat for seat, player in enumerate(file.header.players) if player.level is None)
    names = tuple(player.name for player in file.header.players)
    yield from great_moments(match, seat, Cast(names, seat))


def _read(path: Path) -> list[Row]:
    try:
        head, _, told = read_plain(path, LARGEST_LIST).partition(b"\n")
        return _ROWS.validate_json(told) if head.decode() == _head(told) else []
    except (OSError, ValueError, Unreadable):
        return []


def _head(told: bytes) -> str:
    return f"{FORM} {checksum(told)}"

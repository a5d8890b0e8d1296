"""One folder of match files, listed by their headers; one is read again only where its file has changed."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Final

from saves.folder import Unreadable, stats_named
from saves.models import Header
from saves.slips import Slip, Stamp, read_slips, slip_of, stamp_from, stamp_of, write_slips

ENDING: Final = ".json"
UNSTAMPED: Final[Stamp] = (0, 0, 0)
"""Of a match whose previous copy alone is left: no file is ever so."""
WORTH_KEEPING: Final = 25
"""Files read anew after which the slips are written again; fewer wait until the program ends."""


@dataclass(frozen=True, slots=True)
class Drawer:
    """What a look brought: headers, and sentences about files that cannot be used."""

    headers: tuple[Header, ...]
    """The match played last first."""
    troubles: tuple[str, ...]


class Shelf:
    """The match files of one folder."""

    def __init__(self, folder: Path, kept: Path | None = None) -> None:
        """``kept`` is where slips are kept from one start to the next."""
        self.folder = folder
        self._kept = kept
        self._slips: dict[str, Slip] | None = None
        """By match; None before the first look."""
        self._unkept = False
        """Whether any came or went since they were written down."""
        self._told: set[str] = set()
        """What was said of files that cannot be used: one that cannot be set aside either is told of once."""

    def forget(self) -> None:
        """Forget every slip, here and where they were kept."""
        self._slips = {}
        if self._kept is not None:
            with suppress(OSError):
                self._kept.unlink(missing_ok=True)

    def path(self, match_id: str) -> Path:
        """Where the file of a match is."""
        return self.folder / (match_id + ENDING)

    def look(self, now: datetime) -> Drawer:
        """The headers of all its matches; a file that cannot be used is set aside."""
        troubles: list[str] = []
        headers = [slip.header for slip in self.slips(now, troubles.append)]
        return Drawer(tuple(headers), tuple(troubles))

    def slips(self, now: datetime, tell: Callable[[str], None]) -> list[Slip]:
        """A slip for each of its matches, the one played last first; ``tell`` as below."""
        return sorted(self.turn_over_slips(now, tell), key=lambda slip: slip.saved, reverse=True)

    def turn_over(self, now: datetime, tell: Callable[[str], None]) -> Iterator[Header]:
        """The headers one after the other, in no order; ``tell`` hears of files that cannot be used."""
        return (slip.header for slip in self.turn_over_slips(now, tell))

    def turn_over_slips(self, now: datetime, tell: Callable[[str], None]) -> Iterator[Slip]:
        """The same as slips: where they were kept, no file is opened."""
        known = self._known()
        try:
            stats = stats_named(self.folder, ENDING)
        except Unreadable as trouble:
            tell(f"Your saved matches can't be reached. {trouble}")
            return
        unread = 0
        for match_id, found in stats.items():
            slip = known.get(match_id)
            if slip is None or found is None or slip.stamp != stamp_from(found):
                unread += 1
                slip = self._read(match_id, now, tell)
            if slip is not None:
                yield slip
        for gone in known.keys() - stats.keys():
            del known[gone]
            self._unkept = True
        self._unkept |= unread > 0
        if unread >= WORTH_KEEPING:
            self.keep()

    def others(self, match_id: str) -> tuple[int, int]:
        """Return how many other matches are gone since the folder was listed, and how many are left."""
        with suppress(Unreadable):
            left = stats_named(self.folder, ENDING).keys() - {match_id}
            return len(self._known().keys() - left - {match_id}), len(left)
        return 0, 0

    def note(self, header: Header) -> None:
        """A match was written just now: nobody has to read it to list it."""
        if self._slips is not None and (stamp := stamp_of(self.path(header.id))) is not None:
            self._slips[header.id] = slip_of(header, stamp)
            self._unkept = True

    def keep(self) -> None:
        """Write the slips down for the next start, where any came or went."""
        if self._unkept and self._slips is not None and self._kept is not None:
            write_slips(self._kept, self._slips.values())
            self._unkept = False

    def _known(self) -> dict[str, Slip]:
        if self._slips is None:
            self._slips = read_slips(self._kept) if self._kept is not None else {}
        return self._slips

    def _read(self, match_id: str, now: datetime, tell: Callable[[str], None]) -> Slip | None:
        from saves.heading import first_header  # few starts have to read a file

        path, known = self.path(match_id), self._known()
        known.pop(match_id, None)
        stamp = stamp_of(path)
        header = first_header(path, now, partial(self._tell_once, tell))
        if header is None:
            return None
        slip = slip_of(header, stamp or UNSTAMPED)
        known[match_id] = slip
        return slip

    def _tell_once(self, tell: Callable[[str], None], sentence: str) -> None:
        if sentence not in self._told:
            self._told.add(sentence)
            tell(sentence)

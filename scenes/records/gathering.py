"""Gathers great moments from finished matches, a little in each turn of the loop."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import datetime
from typing import Final

from game.great_moments import Great, Kind
from saves.album import moments_in
from saves.models import GivenUp
from saves.records import circle_of
from saves.slips import Slip
from scenes.desk import Desk
from scenes.piecemeal import Reading

AT_ONCE: Final = 8
"""Steps between looks at the clock."""
BEST: Final = 3
"""Moments of a kind that are shown."""


@dataclass(frozen=True, slots=True)
class Found:
    """A great moment, and the match it is in."""

    slip: Slip
    great: Great


@dataclass(slots=True)
class Gathering:
    """Every great moment that was found so far in matches that count."""

    desk: Desk
    found: list[Found] = field(default_factory=list)
    left: int = 0
    """Matches that were not looked through yet, once they are known."""
    reading: Reading[None] = field(default_factory=lambda: Reading(iter(())))

    @property
    def busy(self) -> bool:
        """Whether there may be more."""
        return self.reading.busy

    def begin(self, since: datetime | None) -> None:
        """Gather them from matches that ended after a moment; those played last first."""
        self.reading = Reading(self._look(since), AT_ONCE)
        self.reading.first()
        self._keep()

    def go_on(self) -> None:
        """Look on for a little."""
        self.reading.later()
        self._keep()

    def _keep(self) -> None:
        if not self.busy:
            self.desk.store.album.write()

    def best(self, game: str, kind: Kind) -> list[Found]:
        """The greatest of a kind in a game, the greatest first; of equal ones the last played."""
        of_kind = [each for each in self.found if each.great.kind is kind and each.slip.game == game]
        return sorted(of_kind, key=lambda each: (each.great.size, each.slip.saved), reverse=True)[:BEST]

    def _look(self, since: datetime | None) -> Iterator[None]:
        slips: list[Slip] = []
        for slip in self.desk.store.turn_over_finished_slips(self.desk.now(), self.desk.report):
            if _counts(slip, since):
                slips.append(slip)
            yield None
        slips.sort(key=lambda slip: slip.saved)
        while slips:
            self.left = len(slips)
            yield from self._look_through(slips.pop())

    def _look_through(self, slip: Slip) -> Iterator[None]:
        """Add the moments of a match: those that are known, or else those in its log."""
        album = self.desk.store.album
        moments = album.of(slip)
        if moments is None:
            found: list[Great] = []
            try:
                for great in moments_in(self.desk.store.file(slip.header)):
                    found += [great] if great is not None else []
                    yield None
            except FileNotFoundError:
                return
            except ValueError:  # its rules are others now, or it is damaged: opening it says so
                found.clear()
            moments = tuple(found)
            album.keep(slip, moments)
        self.found += [Found(slip, great) for great in moments]
        yield None


def _counts(slip: Slip, since: datetime | None) -> bool:
    header = slip.header
    over = circle_of(header) is not None and header.given_up is not GivenUp.LOST
    return over and (since is None or header.saved > since)

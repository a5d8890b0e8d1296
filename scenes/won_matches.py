"""The games won, the progress on the Descent and today's daily deals, read from finished matches."""

from dataclasses import dataclass, field
from datetime import datetime, time
from typing import Final

from engine.stepwise import Job
from saves.descent import WayDown, is_won, tables, way_down
from saves.index import IndexEntry
from saves.models import Header, clocked
from scenes.desk import Desk

BRIEFLY: Final = 0.002
"""Seconds spent on finished matches in each turn of the loop: the menu has a fire to draw."""


@dataclass(slots=True)
class WonMatches:
    """The games that were won, once all finished matches are read."""

    desk: Desk
    games: frozenset[str] = frozenset()
    way: WayDown = field(default_factory=lambda: way_down(()))
    """The progress on the Descent."""
    todays: tuple[Header, ...] = ()
    """Today's daily deals."""
    _games: set[str] = field(default_factory=set)
    _descended: list[Header] = field(default_factory=list)
    _of_a_day: list[Header] = field(default_factory=list)
    """Today's daily deals found so far by the current reading."""
    _begun_at: int | None = None
    """The state of the folder when the current reading began."""
    _all_at: int | None = None
    """The state of the folder at the last complete reading."""
    _job: Job[IndexEntry] | None = None

    def look(self) -> None:
        """Begin a new reading if matches have been added or removed."""
        self._begun_at = self.desk.store.finished_at()
        if self._begun_at != self._all_at:
            self._games, self._descended, self._of_a_day = set(), [], []
            self._job = Job(self.desk.store.finished.entries(self.desk.now(), self.desk.report))

    def work(self) -> bool:
        """Read some more matches; return True once all are read and the results have changed."""
        if self._job is None:
            return False
        midnight = clocked(datetime.combine(self.desk.now(), time())).timestamp()
        for entry in self._job.work(BRIEFLY):
            if entry.descends:
                self._descended.append(entry.header)
            if entry.saved >= midnight and entry.header.day is not None:
                self._of_a_day.append(entry.header)
            if entry.game not in self._games and is_won(entry.header):
                self._games.add(entry.game)
        if self._job.busy:
            return False
        self._job, self._all_at = None, self._begun_at
        before = self.games, self.way, self.todays
        self.games, self.way = frozenset(self._games), way_down(self._descended)
        self.todays = tuple(self._of_a_day)
        return (self.games, self.way, self.todays) != before


def how_far(way: WayDown) -> str:
    """Return the number of tables of the Descent that are won, in words."""
    return f"{way.done} of {len(tables())} tables won"

"""Matches won, and those played today: thousands of finished matches are read once, a few a look."""

from dataclasses import dataclass, field
from datetime import datetime, time
from typing import Final

from engine.stepwise import Job
from saves.descent import WayDown, is_won, tables, way_down
from saves.index import IndexEntry
from saves.models import Header, clocked
from scenes.desk import Desk

BRIEFLY: Final = 0.002
"""Seconds in each turn of the loop that go into finished matches: the menu has a fire to draw."""


@dataclass(slots=True)
class WonMatches:
    """The games that were won, as far as all finished matches were looked at."""

    desk: Desk
    games: frozenset[str] = frozenset()
    way: WayDown = field(default_factory=lambda: way_down(()))
    """The way down the Descent that they opened."""
    todays: tuple[Header, ...] = ()
    """Those of today that were deals of a day."""
    _games: set[str] = field(default_factory=set)
    _descended: list[Header] = field(default_factory=list)
    _of_a_day: list[Header] = field(default_factory=list)
    """The same as far as all are looked at once more."""
    _begun_at: int | None = None
    """The state of the folder when it was last looked into."""
    _all_at: int | None = None
    """The state of the folder when all in it had been seen."""
    _job: Job[IndexEntry] | None = None

    def look(self) -> None:
        """Look again where matches have come or gone."""
        self._begun_at = self.desk.store.finished_at()
        if self._begun_at != self._all_at:
            self._games, self._descended, self._of_a_day = set(), [], []
            self._job = Job(self.desk.store.finished.entries(self.desk.now(), self.desk.report))

    def work(self) -> bool:
        """Look at some more; return True once all were seen and more or less was won than was known."""
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
    """Return how many tables of the Descent are won, in words."""
    return f"{way.done} of {len(tables())} tables won"

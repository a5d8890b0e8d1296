"""The games won, the progress on the Descent and today's daily deals, read from finished matches."""

from dataclasses import dataclass, field
from datetime import datetime, time
from typing import Final

from engine.stepwise import Job
from saves.descent import Progress, is_won, progress_of, tables
from saves.index import IndexEntry
from saves.models import Header, clocked
from scenes.desk import Desk

READING_TIME: Final = 0.002
"""Seconds spent on finished matches in each turn of the loop: the menu has a fire to draw."""


@dataclass(slots=True)
class WonMatches:
    """The games that were won, once all finished matches are read."""

    desk: Desk
    games: frozenset[str] = frozenset()
    descent: Progress = field(default_factory=lambda: progress_of(()))
    """The progress on the Descent."""
    daily_deals: tuple[Header, ...] = ()
    """Today's daily deals."""
    _games: set[str] = field(default_factory=set)
    _descent_headers: list[Header] = field(default_factory=list)
    _daily_headers: list[Header] = field(default_factory=list)
    """Today's daily deals found so far by the current reading."""
    _folder_state: int | None = None
    """The state of the folder when the current reading began."""
    _read_state: int | None = None
    """The state of the folder at the last complete reading."""
    _job: Job[IndexEntry] | None = None

    def refresh(self) -> None:
        """Begin a new reading if matches have been added or removed."""
        self._folder_state = self.desk.store.finished_state()
        if self._folder_state != self._read_state:
            self._games, self._descent_headers, self._daily_headers = set(), [], []
            self._job = Job(self.desk.store.finished.entries(self.desk.now(), self.desk.report))

    def work(self) -> bool:
        """Read some more matches; return True once all are read and the results have changed."""
        if self._job is None:
            return False
        midnight = clocked(datetime.combine(self.desk.now(), time())).timestamp()
        for entry in self._job.work(READING_TIME):
            if entry.descends:
                self._descent_headers.append(entry.header)
            if entry.saved >= midnight and entry.header.day is not None:
                self._daily_headers.append(entry.header)
            if entry.game not in self._games and is_won(entry.header):
                self._games.add(entry.game)
        if self._job.busy:
            return False
        self._job, self._read_state = None, self._folder_state
        before = self.games, self.descent, self.daily_deals
        self.games, self.descent = frozenset(self._games), progress_of(self._descent_headers)
        self.daily_deals = tuple(self._daily_headers)
        return (self.games, self.descent, self.daily_deals) != before


def tables_won(descent: Progress) -> str:
    """Return the number of tables of the Descent that are won, in words."""
    return f"{descent.done} of {len(tables())} tables won"

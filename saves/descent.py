"""Progress on the Descent: the tables that are won and open, computed from matches alone.

A circle's tables open one after the other, the next circle when two tables of the one before are won, and the
last night when all are. Hints and undo count as at any table. A conceded match is lost, and one that was
imported or continued from a replay doesn't count. A player who ties for first has won. Unlimited undo is off.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime
from itertools import chain
from typing import TYPE_CHECKING, Final, NamedTuple

from game.catalog import GAMES
from game.info import TABLES
from saves.models import GivenUp, Header

if TYPE_CHECKING:
    from game.contract import AnyGame
    from game.contract.descent import Circle, CircleTable, Gift
    from saves.files import Report
    from saves.store import Store

LAST_NIGHT: Final = 0
"""The table number that stands for the last night."""
WINS_TO_UNLOCK: Final = 2
"""Tables of a circle that have to be won to open the next one."""


class TableId(NamedTuple):
    """A table of the Descent: the id of its game, and its number in the circle, from 1."""

    game: str
    number: int


NIGHT: Final = TableId("", LAST_NIGHT)
"""The last night, at which all games are played."""


@dataclass(frozen=True, slots=True)
class Night:
    """A last night: one match of each game that has a circle."""

    name: str
    played: tuple[Header, ...]
    """In the order in which they were started; the last may still be running."""

    @property
    def running(self) -> Header | None:
        """The match to continue, or None."""
        return next((header for header in self.played if not header.over), None)

    @property
    def won(self) -> int:
        """The number of matches that the person has won."""
        return sum(is_won(header) for header in self.played)

    @property
    def lost(self) -> int:
        """The number of matches that the person has lost."""
        return sum(header.over for header in self.played) - self.won

    @property
    def to_come(self) -> tuple[AnyGame, ...]:
        """The games that haven't been started yet."""
        begun = {header.game for header in self.played}
        return tuple(game for game in games() if game.id not in begun)

    @property
    def over(self) -> bool:
        """True if every game has been played."""
        return self.running is None and not self.to_come

    @property
    def won_by_you(self) -> bool:
        """True if the person won more matches than they lost."""
        return self.over and self.won > self.lost


@dataclass(frozen=True, slots=True)
class Progress:
    """The progress on the Descent."""

    won: frozenset[TableId]
    tried: Mapping[TableId, int]
    """The number of matches finished at each table."""
    running: Mapping[TableId, Header]
    """The match to continue at a table: the one played last."""
    night: Night | None
    """The last night that was started last, or None."""

    def is_open(self, table: TableId) -> bool:
        """True if a table may be played."""
        if table == NIGHT:
            return all(self.won_of(game) == TABLES for game in circles())
        game, number = table
        if number > 1:
            return TableId(game, number - 1) in self.won
        above = circles().index(game) - 1
        return above < 0 or self.won_of(circles()[above]) >= WINS_TO_UNLOCK

    @property
    def done(self) -> int:
        """The number of tables that are won."""
        return sum(table in self.won for table in tables())

    def won_of(self, game: str) -> int:
        """Return the number of tables that are won in a game's circle."""
        return sum(TableId(game, number) in self.won for number in range(1, TABLES + 1))


def circles() -> tuple[str, ...]:
    """Return the ids of the games that have a circle, from the top down."""
    return tuple(info.id for info in GAMES.infos.values() if info.descends)


def games() -> tuple[AnyGame, ...]:
    """Return the games that have a circle, from the top down."""
    return tuple(GAMES[name] for name in circles())


def circle_of(game: AnyGame) -> Circle:
    """Return the circle of a game that has one."""
    assert game.circle is not None, f"{game.title} has no circle"
    return game.circle


def tables() -> tuple[TableId, ...]:
    """Return every table, from the top down."""
    return (*(TableId(name, number) for name in circles() for number in range(1, TABLES + 1)), NIGHT)


def table_at(table: TableId) -> CircleTable:
    """Return a table of a circle; its number may be LAST_NIGHT."""
    found = circle_of(GAMES[table.game])
    return found.last if table.number == LAST_NIGHT else found.tables[table.number - 1]


def unlocks() -> dict[Gift, TableId]:
    """Return all unlocks, with the table that has to be won for each."""
    given = {table: table_at(table).gift for table in tables() if table != NIGHT}
    return {gift: table for table, gift in given.items() if gift is not None} | {nights_gift(): NIGHT}


def nights_gift() -> Gift:
    """Return the unlock of the last night."""
    from game.contract.descent import Gift, GiftKind

    return Gift(GiftKind.BACK, "circles")


def counts_on_descent(header: Header) -> bool:
    """True if a match counts on the Descent."""
    return header.descent is not None and header.firsthand and not header.free_undo


def is_won(header: Header) -> bool:
    """True if a match was won by its one person."""
    from saves.records import counted_as  # a menu without finished matches doesn't need it

    found = counted_as(header)
    return found is not None and found.won


def progress_of(headers: Iterable[Header]) -> Progress:
    """Return the progress shown by some headers, ignoring matches outside the Descent."""
    known = circles()
    own = [header for header in headers if counts_on_descent(header) and header.game in known]
    own.sort(key=lambda header: header.started)
    nights = _nights(own)
    tried: dict[TableId, int] = {}
    running: dict[TableId, Header] = {}
    won = {NIGHT} if any(night.won_by_you for night in nights) else set()
    for header in own:
        assert header.descent is not None
        table = TableId(header.game, header.descent.table)
        if table.number == LAST_NIGHT:
            continue
        if not header.over:
            if table not in running or running[table].saved < header.saved:
                running[table] = header
            continue
        if header.given_up is not GivenUp.UNCOUNTED:
            tried[table] = tried.get(table, 0) + 1
        if is_won(header):
            won.add(table)
    return Progress(frozenset(won), tried, running, nights[-1] if nights else None)


def read_progress(store: Store, now: datetime, report: Report) -> Progress:
    """Return the progress shown by the saved matches."""
    played = chain(store.running.entries(now, report), store.finished.entries(now, report))
    return progress_of(entry.header for entry in played if entry.descends)


def _nights(own: Iterable[Header]) -> list[Night]:
    """Return the last nights in the order in which they were started."""
    matches: dict[str, list[Header]] = {}
    for header in own:
        if header.descent is not None and header.descent.table == LAST_NIGHT:
            matches.setdefault(header.descent.night, []).append(header)
    return [Night(name, tuple(played)) for name, played in matches.items()]

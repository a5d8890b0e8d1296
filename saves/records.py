"""How one person has done, reckoned from finished matches and from nothing else.

A match counts where one person played against opponents. What its header says was reckoned from its log when
it was written; ``Store.reckoned`` does it again.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime

from game.catalog import sign_of
from game.level import Level
from saves.models import GivenUp, Header, alone


@dataclass(frozen=True, slots=True)
class Circle:
    """What makes matches comparable: the game, the level of the strongest opponent, the number of seats."""

    game: str
    level: Level
    seats: int


@dataclass(frozen=True, slots=True)
class Result:
    """How one match ended for its person."""

    margin: int
    """How far ahead of the best opponent; below zero is behind, whether many or few points win."""
    won: bool
    """Alone or with others."""
    undone: int
    hints: int
    seconds: int = 0
    free_undo: bool = False
    """Whether moves could be taken back freely."""


@dataclass(frozen=True, slots=True)
class Counted:
    """A match that counts."""

    circle: Circle
    when: datetime
    """When it ended."""
    result: Result


@dataclass(frozen=True, slots=True)
class Record:
    """How a person has done in one circle."""

    played: int
    won: int
    streak: int
    """Matches won in a row up to the last one."""
    longest_streak: int
    best: int
    """The largest margin."""
    worst: int
    mean_margin: float
    undone: int
    """Actions taken back, over all matches."""
    hints: int
    seconds: int = 0
    """How long all of them were played."""
    free_undo: int = 0
    """Matches in which moves could be taken back freely."""


def records(headers: Iterable[Header], since: datetime | None = None) -> dict[Circle, Record]:
    """A record for each circle that a finished match was played in."""
    results: dict[Circle, list[Result]] = {}
    for match in counted(headers, since):
        results.setdefault(match.circle, []).append(match.result)
    return {circle: record_of(found) for circle, found in results.items()}


def counted(headers: Iterable[Header], since: datetime | None = None) -> list[Counted]:
    """The matches that count, of those that ended after a moment, the first one first."""
    placed = ((header, circle_of(header)) for header in headers if since is None or header.saved > since)
    found = [
        Counted(circle, header.saved, result_of(header)) for header, circle in placed if circle is not None
    ]
    return sorted(found, key=lambda match: match.when)


def circle_of(header: Header) -> Circle | None:
    """Where a match counts; None where it does not: unfinished, taken in, or not one against opponents."""
    levels = [player.level for player in header.players if player.level is not None]
    whole = header.over and bool(header.totals) and header.given_up is not GivenUp.UNCOUNTED
    if not (whole and header.firsthand) or not alone(player.level for player in header.players):
        return None
    return Circle(header.game, max(levels, key=_STRENGTH.__getitem__), len(header.players))


def result_of(header: Header) -> Result:
    """How a match ended for the one person who played it."""
    person = next(seat for seat, player in enumerate(header.players) if player.level is None)
    margin = margin_of(header, person)
    return Result(
        margin, person in header.winners, header.undone, header.hints, header.seconds, header.free_undo
    )


def margin_of(header: Header, seat: int) -> int:
    """How far ahead of the best of the others a seat is; there are others, and a score."""
    sign = -1 if sign_of(header.game).low_wins else 1
    others = [sign * total for other, total in enumerate(header.totals) if other != seat]
    return sign * header.totals[seat] - max(others)


def record_of(results: Sequence[Result]) -> Record:
    """The record that results make, the oldest first; there is at least one."""
    margins = [result.margin for result in results]
    streaks = [0]
    for result in results:
        streaks.append(streaks[-1] + 1 if result.won else 0)
    return Record(
        played=len(results),
        won=sum(result.won for result in results),
        streak=streaks[-1],
        longest_streak=max(streaks),
        best=max(margins),
        worst=min(margins),
        mean_margin=sum(margins) / len(margins),
        undone=sum(result.undone for result in results),
        hints=sum(result.hints for result in results),
        seconds=sum(result.seconds for result in results),
        free_undo=sum(result.free_undo for result in results),
    )


_STRENGTH = {level: place for place, level in enumerate(Level)}

"""Records: results against opponents, computed from finished matches alone.

A match counts if one person played it against opponents. Its header was computed from its log when it was
written.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime

from game.catalog import info_of
from game.level import Level
from saves.models import GivenUp, Header, is_solo


@dataclass(frozen=True, slots=True)
class Category:
    """A group of comparable matches: the same game, strongest opponent's level and number of seats."""

    game: str
    level: Level
    seats: int


@dataclass(frozen=True, slots=True)
class Counted:
    """A match that counts, with its result for the one person who played it."""

    header: Header
    category: Category
    margin: int
    """The lead over the best opponent; negative if behind, even if low scores win."""
    won: bool
    """True for a win alone or tied."""


@dataclass(frozen=True, slots=True)
class Record:
    """A person's record in one category."""

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
    hints: int
    seconds: int = 0
    free_undo: int = 0
    """Matches with unlimited undo."""


def records(headers: Iterable[Header], since: datetime | None = None) -> dict[Category, Record]:
    """Return the record for each category in which a finished match was played."""
    by_category: dict[Category, list[Counted]] = {}
    for match in counting(headers, since):
        by_category.setdefault(match.category, []).append(match)
    return {category: record_of(found) for category, found in by_category.items()}


def counting(headers: Iterable[Header], since: datetime | None = None) -> list[Counted]:
    """Return the matches that count, of those that ended after ``since``, oldest first."""
    found = (counted_as(header) for header in headers if since is None or header.saved > since)
    return sorted((match for match in found if match is not None), key=lambda match: match.header.saved)


def counted_as(header: Header) -> Counted | None:
    """Return a match with its result, or None if it is unfinished, imported or not against opponents."""
    levels = [player.level for player in header.players]
    whole = header.over and bool(header.totals) and header.given_up is not GivenUp.UNCOUNTED
    if not (whole and header.firsthand and is_solo(levels)):
        return None
    strongest, person = max(filter(None, levels), key=_STRENGTH.__getitem__), levels.index(None)
    category = Category(header.game, strongest, len(levels))
    won = header.given_up is None and person in header.winners
    return Counted(header, category, margin_of(header, person), won)


def margin_of(header: Header, seat: int) -> int:
    """Return the lead of a seat over the best other player; the match needs others and a score."""
    sign = -1 if info_of(header.game).low_wins else 1
    others = [sign * total for other, total in enumerate(header.totals) if other != seat]
    return sign * header.totals[seat] - max(others)


def record_of(matches: Sequence[Counted]) -> Record:
    """Return the record of at least one match, oldest first."""
    headers, margins = [match.header for match in matches], [match.margin for match in matches]
    streaks = [0]
    for match in matches:
        streaks.append(streaks[-1] + 1 if match.won else 0)
    return Record(
        played=len(matches),
        won=sum(match.won for match in matches),
        streak=streaks[-1],
        longest_streak=max(streaks),
        best=max(margins),
        worst=min(margins),
        mean_margin=sum(margins) / len(margins),
        undone=sum(header.undone for header in headers),
        hints=sum(header.hints for header in headers),
        seconds=sum(header.seconds for header in headers),
        free_undo=sum(header.free_undo for header in headers),
    )


_STRENGTH = {level: place for place, level in enumerate(Level)}

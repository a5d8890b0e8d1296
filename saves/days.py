"""The deal of the day: one per game and date, computed from these alone and so the same for everybody."""

from collections.abc import Iterable
from datetime import date, datetime, timedelta
from enum import Enum
from typing import TypeAlias

from game.cards import SEED_BITS
from game.catalog import GAMES
from game.info import GameInfo
from saves.models import Header
from saves.records import counted_as

GameDay: TypeAlias = tuple[str, date]
"""The id of a game, and a date."""


class DayOutcome(Enum):
    """The outcomes of the first match of a deal of the day."""

    STARTED = "started"
    WON = "won"
    LOST = "lost"
    PLAYED = "played"
    """Finished by several people, or by none, so that no single person won or lost."""


def seed_of_day(game: str, day: date) -> int:
    """Return the seed of a game's deal of a day."""
    from hashlib import blake2b  # it loads all of OpenSSL, which the menu doesn't need

    digest = blake2b(f"deal of the day, {game}, {day.isoformat()}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") >> (64 - SEED_BITS)


def dated(day: date) -> str:
    """Format a date, such as ``1 March 2026``."""
    return f"{day.day} {day:%B %Y}"


def describe_time(then: datetime, now: datetime) -> str:
    """Format a time relative to now, such as ``today at 20:15`` or ``1 March 2026 at 20:15``."""
    then = then.astimezone()
    days = (now.astimezone().date() - then.date()).days
    day = ("today", "yesterday")[days] if days in (0, 1) else dated(then)
    return f"{day} at {then:%H:%M}"


def game_of_day(day: date) -> GameInfo:
    """Return the game whose daily deal is on the menu; games take turns."""
    games = list(GAMES.infos.values())
    return games[day.toordinal() % len(games)]


def counted_matches(headers: Iterable[Header]) -> dict[GameDay, Header]:
    """Return the match that counts for each daily deal: the first started here with unknown cards."""
    found: dict[GameDay, Header] = {}
    for header in headers:
        if header.day is None or not header.firsthand:
            continue
        key = (header.game, header.day)
        if key not in found or header.started < found[key].started:
            found[key] = header
    return found


def daily_outcome(header: Header) -> DayOutcome:
    """Return the outcome of the match that counts for a daily deal."""
    if not header.over:
        return DayOutcome.STARTED
    if header.given_up is not None:
        return DayOutcome.LOST
    if (found := counted_as(header)) is None:
        return DayOutcome.PLAYED
    return DayOutcome.WON if found.won else DayOutcome.LOST


def days_in_a_row(days: Iterable[date], today: date) -> int:
    """Return the number of consecutive days played, up to today or yesterday."""
    played = set(days)
    last = today if today in played else today - timedelta(days=1)
    count = 0
    while last - timedelta(days=count) in played:
        count += 1
    return count

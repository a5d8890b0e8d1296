"""The players and the header of a match file, with every field typed and bounded by pydantic."""

import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass as plain_dataclass
from datetime import UTC, date, datetime
from enum import Enum
from functools import lru_cache
from typing import Annotated, Final

from pydantic import AfterValidator, ConfigDict, Field, TypeAdapter
from pydantic.dataclasses import dataclass

from game.info import TABLES
from game.level import Level

LONGEST_NAME = 16
LONGEST_TITLE = 40
BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and symbols that draw nothing."""
MARKUP = frozenset("<>")


@lru_cache(maxsize=4096)
def cleaned(name: str, longest: int = LONGEST_NAME) -> str:
    """Return a name without invisible characters and markup; it may be empty."""
    kept = "".join(letter for letter in unicodedata.normalize("NFC", name) if _shows(letter))
    words = " ".join(kept.split())[:longest].rstrip()
    return words if any(unicodedata.category(letter)[0] in "LNPS" for letter in words) else ""


def _shows(letter: str) -> bool:
    return letter not in BLANKS and letter not in MARKUP and (letter.isprintable() or letter == " ")


def visible(name: str) -> str:
    """Return a cleaned name; raise ValueError if it is empty."""
    if not (kept := cleaned(name)):
        raise ValueError("a name needs a letter that can be seen")
    return kept


AnyText = Annotated[str, Field(max_length=200)]
PlayerName = Annotated[AnyText, AfterValidator(visible)]
MaybeName = Annotated[AnyText, AfterValidator(cleaned)]
"""A name or an empty string."""
Title = Annotated[AnyText, AfterValidator(lambda title: cleaned(title, LONGEST_TITLE))]


MOST_SEATS = 16
LONGEST_CODE = 200
FIRST_YEAR, LAST_LEAP_YEAR = 1980, 8996
YEARS = range(FIRST_YEAR, 9000)
"""Years that every clock and time zone supports."""


def in_utc(time: datetime) -> datetime:
    """Return a time in UTC; one without a zone is local. Raise ValueError if it is out of range."""
    if time.year not in YEARS:
        raise ValueError("no such year")
    try:
        return time.astimezone(UTC)
    except (OverflowError, OSError) as error:
        raise ValueError("no such time") from error


def clocked(now: datetime) -> datetime:
    """Return the time in UTC, moved into the range of years that a file may have.

    The day and time of day are kept, so the match saved last is still found.
    """
    try:
        when = now.astimezone(UTC)
    except (OverflowError, OSError, ValueError):
        when = now.replace(tzinfo=UTC)
    if when.year in YEARS:
        return when
    return when.replace(year=FIRST_YEAR if when.year < FIRST_YEAR else LAST_LEAP_YEAR)


When = Annotated[datetime, AfterValidator(in_utc)]
GameId = Annotated[str, Field(max_length=60)]
Count = Annotated[int, Field(ge=0, le=10**9)]
Points = Annotated[int, Field(ge=-(10**9), le=10**9)]
STRICT: Final = ConfigDict(extra="forbid")
"""For records without extra fields."""


@dataclass(frozen=True, slots=True, kw_only=True, config=STRICT)
class Player:
    """The player of a seat."""

    name: PlayerName
    level: Level | None
    """The level of an opponent, or None for a person."""


def is_solo(levels: Iterable[Level | None]) -> bool:
    """True if the players are one person and at least one opponent."""
    sitting = list(levels)
    return len(sitting) > 1 and sitting.count(None) == 1


class GivenUp(Enum):
    """The ways a conceded match counts."""

    LOST = "lost"
    UNCOUNTED = "uncounted"


@dataclass(frozen=True, slots=True, kw_only=True, config=STRICT)
class DescentMatch:
    """The part of the Descent that a match belongs to: a table, or a last night."""

    table: Annotated[int, Field(ge=0, le=TABLES)]
    """The number of the table in its game's circle, from 1, or 0 on the last night."""
    night: Annotated[str, Field(max_length=200)] = ""
    """The id of the first match of that night."""


@plain_dataclass(frozen=True, slots=True, kw_only=True)
class MatchFacts:
    """The facts about a match that aren't in its log; its header has them too."""

    undone: Count = 0
    hints: Count = 0
    title: Title = ""
    imported: bool = False
    """True if it was imported from a file."""
    seconds: Count = 0
    """Seconds of play, without long pauses."""
    given_up: GivenUp | None = None
    """None for a match that wasn't given up."""
    day: date | None = None
    """The date of the daily deal, or None."""
    branched: bool = False
    """True if its cards were known: it continues a replay, or its daily deal was seen before."""
    descent: DescentMatch | None = None
    """None for a match outside the Descent."""
    free_undo: bool = False
    """True if undo and redo were unlimited."""

    @property
    def firsthand(self) -> bool:
        """True if it was started here with unknown cards. Only such matches count for records."""
        return not self.imported and not self.branched


@dataclass(frozen=True, slots=True, kw_only=True, config=STRICT)
class Header(MatchFacts):
    """A summary of a match for lists: the first line of its file, which can be read alone."""

    format: int
    id: Annotated[str, Field(max_length=200)]
    """The name of its file, without the suffix."""
    game: GameId
    rules_version: Count
    players: Annotated[tuple[Player, ...], Field(min_length=1, max_length=MOST_SEATS)]
    totals: Annotated[tuple[Points, ...], Field(max_length=MOST_SEATS)]
    """The score by seat; empty if an older format had none."""
    deals: Count
    actions: Count
    over: bool
    winners: Annotated[tuple[Count, ...], Field(max_length=MOST_SEATS)]
    started: When
    saved: When
    code: Annotated[str, Field(max_length=LONGEST_CODE)] = ""
    """The code of its deals; empty if an older format had none."""


HEADER: Final = TypeAdapter(Header)

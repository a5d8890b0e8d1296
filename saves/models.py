"""The header of a match file and the settings, every field typed and bounded: pydantic refuses all else."""

import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass as plain_dataclass
from dataclasses import field
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
    """Return a name without characters that are invisible or markup; it may be empty then."""
    kept = "".join(letter for letter in unicodedata.normalize("NFC", name) if _shows(letter))
    words = " ".join(kept.split())[:longest].rstrip()
    return words if any(unicodedata.category(letter)[0] in "LNPS" for letter in words) else ""


def _shows(letter: str) -> bool:
    return letter not in BLANKS and letter not in MARKUP and (letter.isprintable() or letter == " ")


def visible(name: str) -> str:
    """Return a name with something to see in it; raise ValueError when there is nothing."""
    if not (kept := cleaned(name)):
        raise ValueError("a name needs a letter that can be seen")
    return kept


AnyText = Annotated[str, Field(max_length=200)]
PlayerName = Annotated[AnyText, AfterValidator(visible)]
MaybeName = Annotated[AnyText, AfterValidator(cleaned)]
"""A name, or nothing."""
Title = Annotated[AnyText, AfterValidator(lambda title: cleaned(title, LONGEST_TITLE))]


MOST_SEATS = 16
LONGEST_CODE = 200
MOST_KNOWN = 200
"""Games and lessons of which it is kept that they are known."""
FIRST_YEAR, LAST_LEAP_YEAR = 1980, 8996
YEARS = range(FIRST_YEAR, 9000)
"""Years in which every clock and time zone can tell the time."""


def in_utc(time: datetime) -> datetime:
    """Return a time in UTC; one without a zone is local. Raise ValueError beyond what clocks can tell."""
    if time.year not in YEARS:
        raise ValueError("no such year")
    try:
        return time.astimezone(UTC)
    except (OverflowError, OSError) as error:
        raise ValueError("no such time") from error


def clocked(now: datetime) -> datetime:
    """Return what a clock shows in UTC; a year that no file may hold gives way to one that it may.

    Day and time of day stay, so that what was saved last is still found.
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
"""For records that may hold nothing else."""


@dataclass(frozen=True, slots=True, kw_only=True, config=STRICT)
class Player:
    """One seat's player."""

    name: PlayerName
    level: Level | None
    """The level of an opponent; None for a person."""


def is_solo(levels: Iterable[Level | None]) -> bool:
    """True if those who sit at a table are one person and at least one opponent."""
    sitting = list(levels)
    return len(sitting) > 1 and sitting.count(None) == 1


class GivenUp(Enum):
    """The ways a match counts that was given up before its end."""

    LOST = "lost"
    UNCOUNTED = "uncounted"


@dataclass(frozen=True, slots=True, kw_only=True, config=STRICT)
class DescentMatch:
    """The part of the Descent that a match is: a table, or one of a last night."""

    table: Annotated[int, Field(ge=0, le=TABLES)]
    """The number of the table in its game's circle, from 1; 0: on the last night."""
    night: Annotated[str, Field(max_length=200)] = ""
    """The name of the first match of that night."""


@plain_dataclass(frozen=True, slots=True, kw_only=True)
class MatchFacts:
    """The facts about a match that its log does not tell; its header has them, too."""

    undone: Count = 0
    hints: Count = 0
    title: Title = ""
    imported: bool = False
    """True if it was played elsewhere, and taken in."""
    seconds: Count = 0
    """Seconds it was played; long pauses are left out."""
    given_up: GivenUp | None = None
    """None for a match that was played on."""
    day: date | None = None
    """The date whose deal of the day it is."""
    branched: bool = False
    """True if it was played on from within a replay: its cards were known."""
    descent: DescentMatch | None = None
    """None for a match away from the Descent."""
    free_undo: bool = False
    """True if moves may be taken back as far as one likes, and done again."""

    @property
    def firsthand(self) -> bool:
        """True if it was begun here, with cards that nobody knew: only then may it count for anything."""
        return not self.imported and not self.branched


@dataclass(frozen=True, slots=True, kw_only=True, config=STRICT)
class Header(MatchFacts):
    """A summary of a match for lists: the first line of its file, which is read alone."""

    format: int
    id: Annotated[str, Field(max_length=200)]
    """The name of its file, without the ending."""
    game: GameId
    rules_version: Count
    players: Annotated[tuple[Player, ...], Field(min_length=1, max_length=MOST_SEATS)]
    totals: Annotated[tuple[Points, ...], Field(max_length=MOST_SEATS)]
    """The score by seat; empty where an older format did not say."""
    deals: Count
    actions: Count
    over: bool
    winners: Annotated[tuple[Count, ...], Field(max_length=MOST_SEATS)]
    started: When
    saved: When
    code: Annotated[str, Field(max_length=LONGEST_CODE)] = ""
    """The code of its deals; empty where an older format did not say."""


class Speed(Enum):
    """The speeds at which cards travel."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    OFF = "off"


class Banter(Enum):
    """The amounts opponents say."""

    OFF = "off"
    SOME = "some"
    MUCH = "much"


class Pace(Enum):
    """The times opponents take at the least."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    NONE = "none"


class HandOrder(Enum):
    """The ways a hand can be sorted."""

    SUIT = "by suit"
    RANK = "by rank"
    HAND = "by hand"


OptionName = Annotated[str, Field(max_length=60)]
TEXT_SIZES = (1.0, 1.25, 1.5)
"""The text sizes that pages have room for."""


def nearest_text_size(value: float) -> float:
    """Return the text size for one that an older version kept."""
    return min(TEXT_SIZES, key=lambda size: abs(size - value))


MOST_FACES = 100
"""People whose faces are remembered."""
NARROWEST, WIDEST = 320, 7680
LOWEST, HIGHEST = 240, 4320
"""Of a window worth remembering, in pixels."""
Width = Annotated[int, Field(ge=NARROWEST, le=WIDEST)]
LooksId = Annotated[str, Field(max_length=40)]
"""The id of a face, a card back or a felt."""
LessonId = Annotated[str, Field(max_length=120)]
Steps = Annotated[int, Field(ge=0, le=99)]
Height = Annotated[int, Field(ge=LOWEST, le=HIGHEST)]


def kept_size(size: tuple[int, int]) -> tuple[int, int]:
    """Return the size of a window as the settings keep it."""
    return min(max(size[0], NARROWEST), WIDEST), min(max(size[1], LOWEST), HIGHEST)


@dataclass(frozen=True, slots=True, kw_only=True, config=STRICT)
class LastTable:
    """The last players and options of a game: the next match of it starts from there."""

    players: Annotated[tuple[Player, ...], Field(min_length=1, max_length=MOST_SEATS)]
    options: Annotated[dict[OptionName, bool | int | OptionName], Field(max_length=60)] = field(
        default_factory=dict
    )
    free_undo: bool = False
    """True if moves could be taken back freely."""
    own: Annotated[tuple[Player, ...], Field(max_length=MOST_SEATS)] = ()
    """The last players who were none of those seated at once."""


@dataclass(frozen=True, slots=True, kw_only=True, config=ConfigDict(allow_inf_nan=False))
class Settings:
    """Everything the player has chosen, whatever the match."""

    speed: Speed = Speed.NORMAL
    pace: Pace = Pace.NORMAL
    text_size: Annotated[float, Field(ge=0.9, le=1.5), AfterValidator(nearest_text_size)] = 1.0
    card_size: Annotated[float, Field(ge=0.5, le=1.0)] = 1.0
    """The size of cards on the table, as a share of what there is room for."""
    card_volume: Annotated[float, Field(ge=0, le=1)] = 0.8
    table_volume: Annotated[float, Field(ge=0, le=1)] = 0.8
    room_volume: Annotated[float, Field(ge=0, le=1)] = 0.55
    """Of the fire and of the tone of a room."""
    muted: bool = False
    four_colours: bool = False
    """Diamonds in blue and clubs in green."""
    large_index: bool = False
    """Large ranks and suits in the corners of French cards."""
    back: LooksId = "own"
    """The id of the chosen card back; one that no longer exists is the game's own."""
    felt: LooksId = "own"
    """The id of the chosen felt; one that no longer exists is the table's own."""
    fullscreen: bool = False
    window: tuple[Width, Height] = (1280, 720)
    shake: bool = True
    """True if the table shakes at great moments."""
    flashes: bool = True
    """True if the room's light flashes then."""
    follow_system: bool = True
    """True if nothing moves where the system asks for less motion."""
    reduced_motion: bool = False
    """True if nothing moves, whatever the system asks for."""
    one_click: bool = False
    """True if one click plays a card that has but one place."""
    play_forced: bool = False
    """True if what is the only thing to do is done for a person."""
    forced_refused: bool = False
    """True if that was suggested at a table and refused."""
    one_click_refused: bool = False
    """True if one-click play was suggested at a table and refused."""
    always_knock: bool = False
    """True if a person's knocks are given for them, in a game that has any."""
    banter: Banter = Banter.SOME
    think: Annotated[float, Field(ge=0.1, le=30)] = 1.0
    """Seconds the Archdevil thinks about an action."""
    records_since: When | None = None
    """The time records were reset: matches that ended before do not count."""
    names: Annotated[tuple[MaybeName, ...], Field(max_length=MOST_SEATS)] = ()
    """The last names given to people, by seat."""
    faces: Annotated[dict[MaybeName, LooksId], Field(max_length=MOST_FACES)] = field(default_factory=dict)
    """The faces that people have chosen, by their names."""
    known: Annotated[tuple[GameId, ...], Field(max_length=MOST_KNOWN)] = ()
    """The games of which a hand was dealt."""
    lessons: Annotated[dict[LessonId, Steps], Field(max_length=MOST_KNOWN)] = field(default_factory=dict)
    """The number of steps done of each lesson, by game and lesson: ``devil/first``."""
    tables: Annotated[dict[GameId, LastTable], Field(max_length=MOST_KNOWN)] = field(default_factory=dict)
    orders: Annotated[dict[GameId, HandOrder], Field(max_length=MOST_KNOWN)] = field(default_factory=dict)
    """The last way of sorting a hand, by game; a game without one is not in it."""


HEADER: Final = TypeAdapter(Header)
SETTINGS: Final = TypeAdapter(Settings)

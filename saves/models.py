"""What a match file and the settings file hold, every field typed and bounded."""

from collections.abc import Iterable
from datetime import UTC, date, datetime
from enum import Enum
from typing import Annotated, Any

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field

from game.level import Level
from game.shuffle import SEED_BITS
from game.sign import TABLES
from saves.names import MaybeName, Name, Title

MOST_SEATS = 16
MOST_ACTIONS = 100_000
LONGEST_CODE = 200
MOST_KNOWN = 200
"""Games and lessons of which it is kept that they are known."""
YEARS = range(1980, 9000)
"""Years in which every clock and time zone can tell the time."""


def moment(time: datetime) -> datetime:
    """A time in UTC; one without a zone is taken for local time.

    Raises:
        ValueError: when it lies beyond what clocks can tell.
    """
    if time.year not in YEARS:
        raise ValueError("no such year")
    try:
        return time.astimezone(UTC)
    except (OverflowError, OSError) as error:
        raise ValueError("no such time") from error


When = Annotated[datetime, AfterValidator(moment)]
GameId = Annotated[str, Field(max_length=60)]
Count = Annotated[int, Field(ge=0, le=10**9)]
Points = Annotated[int, Field(ge=-(10**9), le=10**9)]
Seed = Annotated[int, Field(ge=0, lt=1 << SEED_BITS)]


class Player(BaseModel):
    """One seat's player."""

    model_config = ConfigDict(frozen=True, extra="forbid", defer_build=True)

    name: Name
    level: Level | None
    """How well an opponent plays; None for a person."""


def alone(levels: Iterable[Level | None]) -> bool:
    """Whether those who sit at a table are one person and at least one opponent."""
    sitting = list(levels)
    return len(sitting) > 1 and sitting.count(None) == 1


class GivenUp(Enum):
    """How a match counts that was given up before its end."""

    LOST = "lost"
    UNCOUNTED = "uncounted"


class Station(BaseModel):
    """Where on the Descent a match was played."""

    model_config = ConfigDict(frozen=True, extra="forbid", defer_build=True)

    table: int = Field(ge=0, le=TABLES)
    """Which of the three in its game's circle, from 1; 0: on the last night."""
    night: str = Field("", max_length=200)
    """The name of the first match of that night."""


class Header(BaseModel):
    """What a list shows of a match: it stands on the first line of its file and is read alone."""

    model_config = ConfigDict(frozen=True, extra="forbid", defer_build=True)

    format: int
    id: str = Field(max_length=200)
    """The name of its file, without the ending."""
    game: str = Field(max_length=60)
    rules_version: Count
    players: tuple[Player, ...] = Field(min_length=1, max_length=MOST_SEATS)
    totals: tuple[Points, ...] = Field(max_length=MOST_SEATS)
    """The score by seat; empty where an older format did not say."""
    deals: Count
    """How many deals are finished."""
    actions: Count
    over: bool
    winners: tuple[Count, ...] = Field(max_length=MOST_SEATS)
    undone: Count
    """How many actions were taken back in this match."""
    hints: Count
    """How many hints were asked for in this match."""
    started: When
    saved: When
    title: Title = ""
    """What its player calls the match."""
    imported: bool = False
    """Whether it was played elsewhere, and taken in."""
    seconds: Count = 0
    """How long it was played; long pauses are left out."""
    given_up: GivenUp | None = None
    """None for a match that was played on."""
    day: date | None = None
    """The date whose deal of the day it is."""
    branched: bool = False
    """Whether it was played on from within a replay: its cards were known."""
    descent: Station | None = None
    """None for a match away from the Descent."""
    code: str = Field("", max_length=LONGEST_CODE)
    """The code of its deals; empty where an older format did not say."""
    free_undo: bool = False
    """Whether moves may be taken back as far as one likes, and done again."""


class LoggedAction(BaseModel):
    """One line of a match's log."""

    model_config = ConfigDict(frozen=True, extra="forbid", defer_build=True)

    seat: int = Field(ge=0, lt=MOST_SEATS)
    action: dict[str, Any]


class Record(BaseModel):
    """The rest of a match file: all that is needed to play the match again to the same card."""

    model_config = ConfigDict(frozen=True, extra="forbid", defer_build=True)

    options: dict[str, Any]
    seed: Seed
    log: tuple[LoggedAction, ...] = Field(max_length=MOST_ACTIONS)
    fingerprints: tuple[str, ...] = Field(max_length=MOST_ACTIONS)
    """Of the whole position, every few actions and at the end; empty where an older format had none."""
    ahead: tuple[LoggedAction, ...] = Field((), max_length=MOST_ACTIONS)
    """What was taken back and may be done again, the next first."""


class Speed(Enum):
    """How fast cards travel."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    OFF = "off"


class Banter(Enum):
    """How much opponents say."""

    OFF = "off"
    SOME = "some"
    MUCH = "much"


def talkative(told: object) -> object:
    """How much opponents say, from what older settings told: whether they do."""
    return {True: Banter.SOME, False: Banter.OFF}[told] if isinstance(told, bool) else told


class Pace(Enum):
    """How long opponents take at the least."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    NONE = "none"


MOST_FACES = 100
"""People whose faces are remembered."""
NARROWEST, WIDEST = 320, 7680
LOWEST, HIGHEST = 240, 4320
"""Of a window worth remembering, in pixels."""
Width = Annotated[int, Field(ge=NARROWEST, le=WIDEST)]
Height = Annotated[int, Field(ge=LOWEST, le=HIGHEST)]


def kept_size(size: tuple[int, int]) -> tuple[int, int]:
    """The size of a window as the settings keep it."""
    return min(max(size[0], NARROWEST), WIDEST), min(max(size[1], LOWEST), HIGHEST)


class LastTable(BaseModel):
    """Who played a game last, and by which options: the next match of it starts from there."""

    model_config = ConfigDict(frozen=True, extra="forbid", defer_build=True)

    players: tuple[Player, ...] = Field(min_length=1, max_length=MOST_SEATS)
    options: dict[Annotated[str, Field(max_length=60)], bool | int | Annotated[str, Field(max_length=60)]] = (
        Field({}, max_length=60)
    )
    free_undo: bool = False
    """Whether moves could be taken back freely."""


class Settings(BaseModel):
    """What the player has chosen once and for all."""

    model_config = ConfigDict(frozen=True, allow_inf_nan=False, defer_build=True)

    speed: Speed = Speed.NORMAL
    pace: Pace = Pace.NORMAL
    text_size: float = Field(1.0, ge=0.8, le=1.6)
    card_size: float = Field(1.0, ge=0.5, le=1.0)
    """How large cards lie on the table, as a share of what there is room for."""
    card_volume: float = Field(0.8, ge=0, le=1)
    table_volume: float = Field(0.8, ge=0, le=1)
    room_volume: float = Field(0.55, ge=0, le=1)
    """Of the fire and of the tone of a room."""
    muted: bool = False
    four_colours: bool = False
    """Diamonds in blue and clubs in green."""
    large_index: bool = False
    """Large ranks and suits in the corners of French cards."""
    back: str = Field("own", max_length=40)
    """The id of the card back that is liked; one that no longer exists is the game's own."""
    felt: str = Field("own", max_length=40)
    """The id of the felt that is liked; likewise."""
    fullscreen: bool = False
    window: tuple[Width, Height] = (1280, 720)
    follow_system: bool = True
    """Whether nothing moves where the system asks for less motion."""
    one_click: bool = False
    """Whether one click plays a card that has but one place."""
    play_forced: bool = False
    """Whether what is the only thing to do is done for a person."""
    forced_refused: bool = False
    """Whether that was offered at a table and refused."""
    always_knock: bool = False
    """Whether a person's knocks are given for them, in a game that has any."""
    banter: Annotated[Banter, BeforeValidator(talkative)] = Banter.SOME
    """How much opponents say."""
    think: float = Field(1.0, ge=0.1, le=30)
    """Seconds the Archdevil thinks about an action."""
    records_since: When | None = None
    """When records began anew: matches that ended before do not count."""
    names: tuple[MaybeName, ...] = Field((), max_length=MOST_SEATS)
    """The last names given to people, by seat."""
    faces: dict[MaybeName, Annotated[str, Field(max_length=40)]] = Field({}, max_length=MOST_FACES)
    """The faces that people have chosen, by their names."""
    known: tuple[GameId, ...] = Field((), max_length=MOST_KNOWN)
    """The games of which a hand was dealt."""
    lessons: dict[Annotated[str, Field(max_length=120)], Annotated[int, Field(ge=0, le=99)]] = Field(
        {}, max_length=MOST_KNOWN
    )
    """How many steps were done of each lesson, by game and lesson: ``devil/first``."""
    tables: dict[GameId, LastTable] = Field({}, max_length=MOST_KNOWN)
    """The last table of each game."""

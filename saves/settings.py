"""The settings and their file, read at the start and written after each change."""

import json
from dataclasses import field
from datetime import datetime
from enum import Enum
from pathlib import Path
from typing import Annotated, Any, Final

from pydantic import AfterValidator, ConfigDict, Field, TypeAdapter, ValidationError
from pydantic.dataclasses import dataclass

from game.sentences import listed
from saves.files import SaveFailed, previous, read_plain, set_aside, write
from saves.models import MOST_SEATS, STRICT, GameId, MaybeName, Player, When

NAME = "settings.json"
LARGEST_SETTINGS = 100_000
"""The largest settings file read, in bytes."""
MOST_KNOWN = 200
"""The most games, and lessons, that are remembered."""


class Speed(Enum):
    """The speeds of card animation."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    OFF = "off"


class Banter(Enum):
    """The amounts of table talk."""

    OFF = "off"
    SOME = "some"
    MUCH = "much"


class Pace(Enum):
    """The least time that opponents take over a move."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    NONE = "none"


class HandOrder(Enum):
    """The orders in which a hand can be sorted."""

    SUIT = "by suit"
    RANK = "by rank"
    HAND = "by hand"


OptionName = Annotated[str, Field(max_length=60)]
TEXT_SIZES = (1.0, 1.25, 1.5)
"""The text sizes that pages have room for."""


def nearest_text_size(value: float) -> float:
    """Return the supported text size nearest to one from an older version."""
    return min(TEXT_SIZES, key=lambda size: abs(size - value))


MOST_FACES = 100
"""The most people whose faces are remembered."""
NARROWEST, WIDEST = 320, 7680
LOWEST, HIGHEST = 240, 4320
"""Pixels across and down of the smallest and the largest window that is remembered."""
Width = Annotated[int, Field(ge=NARROWEST, le=WIDEST)]
Height = Annotated[int, Field(ge=LOWEST, le=HIGHEST)]
LooksId = Annotated[str, Field(max_length=40)]
"""The id of a face, a card back or a felt."""
LessonId = Annotated[str, Field(max_length=120)]
Steps = Annotated[int, Field(ge=0, le=99)]


def kept_size(size: tuple[int, int]) -> tuple[int, int]:
    """Return a window's size within the limits of the settings."""
    return min(max(size[0], NARROWEST), WIDEST), min(max(size[1], LOWEST), HIGHEST)


@dataclass(frozen=True, slots=True, kw_only=True, config=STRICT)
class LastTable:
    """The last players and options of a game, which its next match starts with."""

    players: Annotated[tuple[Player, ...], Field(min_length=1, max_length=MOST_SEATS)]
    options: Annotated[dict[OptionName, bool | int | OptionName], Field(max_length=60)] = field(
        default_factory=dict
    )
    free_undo: bool = False
    """True if undo was unlimited."""
    own: Annotated[tuple[Player, ...], Field(max_length=MOST_SEATS)] = ()
    """The last players who were not a quick setup."""


@dataclass(frozen=True, slots=True, kw_only=True, config=ConfigDict(allow_inf_nan=False))
class Settings:
    """The settings of the whole program."""

    speed: Speed = Speed.NORMAL
    pace: Pace = Pace.NORMAL
    text_size: Annotated[float, Field(ge=0.9, le=1.5), AfterValidator(nearest_text_size)] = 1.0
    card_size: Annotated[float, Field(ge=0.5, le=1.0)] = 1.0
    """The size of cards on the table, as a share of the largest that fits."""
    card_volume: Annotated[float, Field(ge=0, le=1)] = 0.8
    table_volume: Annotated[float, Field(ge=0, le=1)] = 0.8
    room_volume: Annotated[float, Field(ge=0, le=1)] = 0.55
    """The volume of the room's loops, such as its fire."""
    muted: bool = False
    four_colours: bool = False
    """Diamonds in blue and clubs in green."""
    large_index: bool = False
    """Large ranks and suits in the corners of French cards."""
    back: LooksId = "own"
    """The id of the chosen card back; an unknown one means the game's own."""
    felt: LooksId = "own"
    """The id of the chosen felt; an unknown one means the table's own."""
    fullscreen: bool = False
    window: tuple[Width, Height] = (1280, 720)
    shake: bool = True
    """True if the table shakes at great moments."""
    flashes: bool = True
    """True if the room's light flashes at great moments."""
    follow_system: bool = True
    """True if reduced motion follows the system's setting."""
    reduced_motion: bool = False
    """True if motion is always reduced."""
    one_click: bool = False
    """True if a single click plays a card with only one place to go."""
    play_forced: bool = False
    """True if forced moves are played automatically."""
    always_knock: bool = False
    """True if a person's knocks are given automatically, in games that have them."""
    banter: Banter = Banter.SOME
    think: Annotated[float, Field(ge=0.1, le=30)] = 1.0
    """Seconds the Archdevil thinks about an action."""
    records_since: When | None = None
    """The time of the last reset of records; matches that ended before it don't count."""
    names: Annotated[tuple[MaybeName, ...], Field(max_length=MOST_SEATS)] = ()
    """The last names given to people, by seat."""
    faces: Annotated[dict[MaybeName, LooksId], Field(max_length=MOST_FACES)] = field(default_factory=dict)
    """The faces that people have chosen, by name."""
    known: Annotated[tuple[GameId, ...], Field(max_length=MOST_KNOWN)] = ()
    """The games that have been dealt at least once."""
    lessons: Annotated[dict[LessonId, Steps], Field(max_length=MOST_KNOWN)] = field(default_factory=dict)
    """The number of completed steps of each lesson, by game and lesson, such as ``devil/first``."""
    tables: Annotated[dict[GameId, LastTable], Field(max_length=MOST_KNOWN)] = field(default_factory=dict)
    orders: Annotated[dict[GameId, HandOrder], Field(max_length=MOST_KNOWN)] = field(default_factory=dict)
    """The last order that a hand was sorted in, by game."""


SETTINGS: Final = TypeAdapter(Settings)


def read_settings(folder: Path, now: datetime) -> tuple[Settings, str]:
    """Return the settings, and a message about any that couldn't be used.

    A damaged file is set aside and its previous copy read. An invalid setting gets its default.
    """
    path, troubles = folder / NAME, ""
    for source in (path, previous(path)):
        try:
            found = json.loads(read_plain(source, LARGEST_SETTINGS))
            if not isinstance(found, dict):
                raise ValueError("it holds no settings")
        except FileNotFoundError:
            continue
        except (ValueError, RecursionError):
            troubles += f"{_set_aside(source, now)} "
            continue
        settings, bad = _usable(found)
        if bad:
            troubles += f"{_repaired(source, settings, bad, now)} "
        return settings, troubles.strip()
    return Settings(), troubles.strip()


def write_settings(folder: Path, settings: Settings) -> None:
    """Write the settings; raise SaveFailed if they can't be written."""
    write(folder / NAME, SETTINGS.dump_json(settings, indent=1).decode())


def _usable(found: dict[str, Any]) -> tuple[Settings, list[str]]:
    """Return the settings in a file, and the names of those that are out of bounds or of the wrong type."""
    try:
        return SETTINGS.validate_python(found), []
    except ValidationError as error:
        bad = sorted({str(fault["loc"][0]) for fault in error.errors() if fault["loc"]})
        good = {name: value for name, value in found.items() if name not in bad}
        return SETTINGS.validate_python(good), bad


def _repaired(source: Path, settings: Settings, bad: list[str], now: datetime) -> str:
    """Set the old file aside, and write the settings now in use."""
    names = listed([name.replace("_", " ") for name in bad])
    what = f"These settings couldn't be read and are back to default: {names}."
    try:
        aside = set_aside(source, now)
        write_settings(source.parent, settings)
    except SaveFailed as failed:
        return f"{what} {failed}"
    return f"{what} The old file is kept as {aside.name}."


def _set_aside(path: Path, now: datetime) -> str:
    copied = path.name == NAME and previous(path).exists()
    try:
        aside = set_aside(path, now)
    except SaveFailed as failed:
        return f"Your settings couldn't be read. {failed}"
    if copied:
        return f"Your settings couldn't be read, so the last copy is used. The file is kept as {aside.name}."
    return f"Your settings couldn't be read, so they're back to default. The file is kept as {aside.name}."

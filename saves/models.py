"""What a match file and the settings file hold."""

from datetime import datetime
from enum import Enum
from typing import Any

from pydantic import BaseModel, ConfigDict, Field

MATCH_FORMAT = 1
"""Raised whenever the shape of a match file changes; older files are upgraded step by step."""


class Kind(Enum):
    """Who sits in a seat: a person, or an opponent of some level."""

    PERSON = "person"
    IMP = "imp"
    FIEND = "fiend"
    ARCHDEVIL = "archdevil"


class Player(BaseModel):
    """One seat's player."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    name: str = Field(min_length=1, max_length=16)
    kind: Kind


class LoggedAction(BaseModel):
    """One line of a match's log."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    seat: int
    action: dict[str, Any]


class SavedMatch(BaseModel):
    """A match as it is kept: everything needed to play it again to the same card."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    format: int
    game: str
    rules_version: int
    options: dict[str, Any]
    players: tuple[Player, ...]
    seed: int
    log: tuple[LoggedAction, ...]
    digest: str
    """The fingerprint of the last position: tells a damaged log."""
    undone: int = 0
    """How many actions were taken back in this match."""
    hints: int = 0
    """How many hints were asked for in this match."""
    over: bool
    started: datetime
    saved: datetime


class Speed(Enum):
    """How fast cards travel."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    OFF = "off"


class Pace(Enum):
    """How long opponents take at the least."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    NONE = "none"


class Settings(BaseModel):
    """What the player has chosen once and for all."""

    model_config = ConfigDict(frozen=True)

    speed: Speed = Speed.NORMAL
    pace: Pace = Pace.NORMAL
    text_size: float = Field(1.0, ge=0.8, le=1.6)
    card_volume: float = Field(0.8, ge=0, le=1)
    table_volume: float = Field(0.8, ge=0, le=1)
    room_volume: float = Field(0.55, ge=0, le=1)
    """Of the fire and of the tone of a room."""
    muted: bool = False
    four_colours: bool = False
    """Diamonds in blue and clubs in green."""
    large_index: bool = False
    """Large ranks and suits in the corners of French cards."""
    fullscreen: bool = False
    window: tuple[int, int] = (1280, 720)
    banter: bool = True
    """Whether opponents say something now and then."""
    think: float = Field(1.0, ge=0.1, le=30)
    """Seconds the Archdevil thinks about an action."""
    names: tuple[str, ...] = ()
    """The last names given to people, by seat."""

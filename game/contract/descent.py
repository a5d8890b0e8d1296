"""A game's part in the campaign, the Descent: three tables on the way down and one for the last night."""

from dataclasses import dataclass
from enum import Enum

from game.contract.options import Options
from game.level import Level


class GiftKind(Enum):
    """A kind of prize for winning at a table."""

    BACK = "card back"
    FELT = "tabletop"
    FACE = "face"


@dataclass(frozen=True, slots=True)
class Gift:
    """A prize, won at one table only."""

    kind: GiftKind
    id: str
    """The id of the card back, tabletop or face."""


@dataclass(frozen=True, slots=True)
class Opponent:
    """An opponent at a table of the Descent, whose face depends on the name."""

    name: str
    level: Level


@dataclass(frozen=True, slots=True)
class CircleTable:
    """A table of the Descent, with fixed options and opponents."""

    title: str
    story: str
    opponents: tuple[Opponent, ...]
    """The opponents from seat 1 on; the person has seat 0. The first one's face marks the table."""
    options: Options
    minutes: tuple[int, int]
    """The usual duration of a match for one person in minutes: at least, and at most."""
    house_rule: str = ""
    gift: Gift | None = None


@dataclass(frozen=True, slots=True)
class Circle:
    """A game's part in the Descent."""

    title: str
    tables: tuple[CircleTable, CircleTable, CircleTable]
    last: CircleTable
    """The table for the last night, which has no prize of its own."""


def at_level(level: Level, *names: str) -> tuple[Opponent, ...]:
    """Return opponents of one level."""
    return tuple(Opponent(name, level) for name in names)

"""A game's part in the campaign, the Descent: three tables on the way down, and one for the last night."""

from dataclasses import dataclass
from enum import Enum

from game.contract.options import Options
from game.level import Level


class GiftKind(Enum):
    """The kinds of prizes that a table may give."""

    BACK = "card back"
    FELT = "tabletop"
    FACE = "face"


@dataclass(frozen=True, slots=True)
class Gift:
    """A prize that only one table gives."""

    kind: GiftKind
    id: str
    """The id of a back, a table top or a face."""


@dataclass(frozen=True, slots=True)
class Opponent:
    """A player at a table of the Descent; the face goes by the name."""

    name: str
    level: Level


@dataclass(frozen=True, slots=True)
class CircleTable:
    """A table of the Descent; nothing about it can be chosen."""

    title: str
    story: str
    opponents: tuple[Opponent, ...]
    """From seat 1 on; the person sits in seat 0. The first of them stands for the table on the map."""
    options: Options
    minutes: tuple[int, int]
    """The least and the most that most matches take one person."""
    house_rule: str = ""
    gift: Gift | None = None


@dataclass(frozen=True, slots=True)
class Circle:
    """The part of a game in the Descent."""

    title: str
    tables: tuple[CircleTable, CircleTable, CircleTable]
    last: CircleTable
    """The table of the last night; it gives nothing by itself."""


def at_level(level: Level, *names: str) -> tuple[Opponent, ...]:
    """Return opponents of one level."""
    return tuple(Opponent(name, level) for name in names)

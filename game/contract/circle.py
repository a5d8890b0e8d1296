"""A game's circle of the Descent: three tables on the way down, and one for the last night."""

from dataclasses import dataclass
from enum import Enum

from game.contract.options import Options
from game.level import Level


class GiftKind(Enum):
    """What a table may give to whoever wins it."""

    BACK = "card back"
    FELT = "table top"
    FACE = "face"


@dataclass(frozen=True, slots=True)
class Gift:
    """Something that only one table gives."""

    kind: GiftKind
    id: str
    """By which backs, table tops and faces are known where they are chosen."""


@dataclass(frozen=True, slots=True)
class Opponent:
    """Somebody who sits at a table of the Descent; the face goes by the name."""

    name: str
    level: Level


@dataclass(frozen=True, slots=True)
class CircleTable:
    """A table as the house has laid it: nothing about it can be chosen."""

    title: str
    story: str
    """A line about where one has come to."""
    opponents: tuple[Opponent, ...]
    """From seat 1 on; the person sits in seat 0. The first of them stands for the table on the map."""
    options: Options
    minutes: tuple[int, int]
    """From how many to how many most matches take one person."""
    house_rule: str = ""
    """What is played otherwise than usual, in a sentence."""
    gift: Gift | None = None


@dataclass(frozen=True, slots=True)
class Circle:
    """What a game brings to the Descent."""

    title: str
    tables: tuple[CircleTable, CircleTable, CircleTable]
    last: CircleTable
    """At which it is played on the last night; it gives nothing by itself."""


def seated(level: Level, *names: str) -> tuple[Opponent, ...]:
    """Opponents of one level."""
    return tuple(Opponent(name, level) for name in names)

"""The levels and styles of opponents."""

from dataclasses import dataclass
from enum import Enum


class Level(Enum):
    """A level of opponents, weakest first."""

    IMP = "imp"
    FIEND = "fiend"
    ARCHDEVIL = "archdevil"
    """Not a policy of any game: the search that all games share."""


@dataclass(frozen=True, slots=True)
class Style:
    """An opponent's style, each setting from -1 to 1; at 0 a policy is as it was tuned."""

    nerve: float = 0.0
    """Above 0 takes chances and calls early, below 0 waits to be sure."""
    spite: float = 0.0
    """Above 0 hurts others, the leader first; below 0 leaves them alone."""
    thrift: float = 0.0
    """Above 0 saves good cards for later, below 0 spends them for a big win."""


PLAIN = Style()

"""Levels and styles of opponents."""

from dataclasses import dataclass
from enum import Enum


class Level(Enum):
    """A level of opponents, weakest first."""

    IMP = "imp"
    FIEND = "fiend"
    ARCHDEVIL = "archdevil"
    """The level of the search that all games share."""


@dataclass(frozen=True, slots=True)
class Style:
    """An opponent's style, with settings from -1 to 1; 0 leaves a policy as it is."""

    nerve: float = 0.0
    """The boldness: above 0 takes chances and calls early, below 0 waits to be sure."""
    spite: float = 0.0
    """The hostility: above 0 hurts others, the leader first; below 0 leaves them alone."""
    thrift: float = 0.0
    """The thrift: above 0 saves good cards for later, below 0 spends them for a big win."""


PLAIN = Style()

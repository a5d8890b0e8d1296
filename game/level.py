"""The levels of opponents."""

from enum import Enum


class Level(Enum):
    """A level of opponents, weakest first."""

    IMP = "imp"
    FIEND = "fiend"
    ARCHDEVIL = "archdevil"
    """Not a policy of any game: the search that all games share."""

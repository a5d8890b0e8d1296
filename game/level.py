"""How well opponents play."""

from enum import Enum


class Level(Enum):
    """How well an opponent plays, weakest first."""

    IMP = "imp"
    FIEND = "fiend"
    ARCHDEVIL = "archdevil"
    """Not a policy of any game: the search that all games share."""

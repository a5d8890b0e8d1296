"""The options of Evil Deal (ED-16, ED-17)."""

from enum import Enum

from pydantic import Field

from game.contract.options import Options

MOST_TO_BEGIN_WITH = 600
"""The most starting points: fewer than win a game, and the least a deal pays then wins it (ED-15)."""


class Length(Enum):
    """The number of games in a match; all of them are played (ED-16)."""

    ONE = "one game"
    THREE = "three games"
    FIVE = "five games"

    @property
    def count(self) -> int:
        """Return the number of games."""
        return {Length.ONE: 1, Length.THREE: 3, Length.FIVE: 5}[self]


class EvilDealOptions(Options):
    """The options of Evil Deal."""

    games: Length = Field(
        Length.ONE,
        title="Length",
        description="In a longer match, each game's winner scores the margin, and the higher total wins.",
    )
    head_start: int = Field(
        0,
        ge=0,
        le=MOST_TO_BEGIN_WITH,
        title="Starting points",
        description="You both start each game with this many points. 222 makes a game about a third shorter.",
    )

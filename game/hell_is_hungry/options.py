"""The options of Hell is Hungry! (HH-7, HH-12, HH-18)."""

from enum import Enum

from pydantic import Field

from game.contract.options import Options, retired


class Length(Enum):
    """The number of games in a match."""

    ONE = "one game"
    THREE = "best of three"
    FIVE = "best of five"

    @property
    def count(self) -> int:
        """The most games played."""
        return {Length.ONE: 1, Length.THREE: 3, Length.FIVE: 5}[self]


class Passing(Enum):
    """The duration of a pass in a battle (HH-12)."""

    ONE_TURN = "one turn"
    WHOLE_BATTLE = "the whole battle"


class HellOptions(Options):
    """The options of Hell is Hungry!"""

    diagonals: bool = Field(
        False,
        title="Diagonal fights",
        description="Piles that touch at a corner count as next to each other.",
    )
    games: Length = Field(Length.ONE, title="Length", description="One game, or the best of three or five.")
    passing: Passing = retired(Passing.ONE_TURN, title="Passing", description="How long a pass lasts.")

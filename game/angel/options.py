"""The options of Angel: the bonus table (AN-13)."""

from pydantic import Field

from game.contract.options import Options

LARGEST = 500


class AngelOptions(Options):
    """Points for each combination; a hand counts the best one it holds."""

    pair: int = Field(20, ge=0, le=LARGEST, title="Pair", description="Two cards of a rank.")
    two_pairs: int = Field(40, ge=0, le=LARGEST, title="Two pairs", description="Twice two of a rank.")
    three: int = Field(50, ge=0, le=LARGEST, title="Three of a kind", description="Three of a rank.")
    sequence: int = Field(
        50, ge=0, le=LARGEST, title="Sequence", description="Four ranks in a row, of any suits."
    )
    flush: int = Field(50, ge=0, le=LARGEST, title="Flush", description="Four cards of a suit.")
    sequence_flush: int = Field(
        100, ge=0, le=LARGEST, title="Sequence and flush", description="Four ranks in a row in one suit."
    )
    four: int = Field(100, ge=0, le=LARGEST, title="Four of a kind", description="All four of a rank.")

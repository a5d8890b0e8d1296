"""The options of Angel: the turn that opens a call (AN-10), the bonuses (AN-13) and the length (AN-20)."""

from pydantic import Field

from game.contract.options import Options
from game.sentences import ordinal

LARGEST = 500
LATEST = 3
"""The latest turn of a seat that the options allow to open Judgement Day."""
FEWEST, MOST = 7, 10
"""The credits that win a short match, and a long one."""
NTH = {1: "first", 2: "second", 3: "third"}
"""The turns that may open a call, as a sentence writes them."""


class AngelOptions(Options):
    """The credits that win, the turn that opens a call, and the bonuses; only a hand's best one counts."""

    target: int = Field(
        MOST,
        ge=FEWEST,
        le=MOST,
        title="Credits to win",
        description="First to 10 takes about 20 deals. First to 7 takes about 4.",
        json_schema_extra={"words": {str(each): f"First to {each}" for each in range(FEWEST, MOST + 1)}},
    )
    opens: int = Field(
        LATEST,
        ge=1,
        le=LATEST,
        title="Judgement Day",
        description="The first turn on which you can call it.",
        json_schema_extra={"words": {str(turn): f"From the {ordinal(turn)} turn" for turn in NTH}},
    )
    pair: int = Field(20, ge=0, le=LARGEST, title="Pair", description="Two cards of the same rank.")
    two_pairs: int = Field(
        40, ge=0, le=LARGEST, title="Two pair", description="Two cards of one rank, two of another."
    )
    three: int = Field(
        50, ge=0, le=LARGEST, title="Three of a kind", description="Three cards of the same rank."
    )
    sequence: int = Field(
        50, ge=0, le=LARGEST, title="Straight", description="Four in a row. Suits don't matter."
    )
    flush: int = Field(50, ge=0, le=LARGEST, title="Flush", description="Four cards of the same suit.")
    sequence_flush: int = Field(
        100, ge=0, le=LARGEST, title="Straight flush", description="Four in a row, all of one suit."
    )
    four: int = Field(100, ge=0, le=LARGEST, title="Four of a kind", description="Four of the same rank.")

"""The options of Evil Deal: none in its rules, and one by a rule of the house."""

from pydantic import Field

from game.contract.options import Options

MOST_TO_BEGIN_WITH = 600
"""So that the least a deal pays ends the match, and no match is won before it begins (ED-15)."""


class EvilDealOptions(Options):
    """Options of Evil Deal."""

    head_start: int = Field(
        0,
        ge=0,
        le=MOST_TO_BEGIN_WITH,
        title="Head start",
        description=(
            "Points that both players begin with. The rules know none; the house may give some for a shorter "
            "match: 222 take a third off."
        ),
    )

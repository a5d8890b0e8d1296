"""The options of Jokers of Death: how many decks, and the four variants (JD-1, JD-25 to JD-28)."""

from pydantic import Field, model_validator

from game.contract.options import Options
from game.jokers_of_death.cards import MOST_DECKS

FIVE_PILE_DECKS = 4
DECKS = range(1, MOST_DECKS + 1)
"""Numbers of decks that may be asked for."""


class JokersOptions(Options):
    """Options of Jokers of Death."""

    decks: int = Field(
        0,
        ge=0,
        le=MOST_DECKS,
        title="Decks",
        description="As usual: two, three or four by the number of players.",
        json_schema_extra={"words": {"0": "As usual", **{str(count): str(count) for count in DECKS}}},
    )
    switching: bool = Field(
        False,
        title="Hand switching",
        description="The three of diamonds passes every hand on.",
    )
    five_piles: bool = Field(
        False, title="Five piles", description="Four players, four decks, four jokers and five piles."
    )
    aces: bool = Field(
        False, title="Aces", description="With two decks, three aces send the piles back into the stock."
    )
    free_pile: bool = Field(
        False, title="Free discard pile", description="A pile may be taken up and shed on the others."
    )

    @model_validator(mode="after")
    def _sensible(self) -> "JokersOptions":
        if self.five_piles and self.aces:
            raise ValueError("Aces is a game of three piles: choose either Aces or Five piles.")
        if self.five_piles and self.decks not in (0, FIVE_PILE_DECKS):
            raise ValueError("Five piles is played with four decks.")
        if self.aces and self.decks not in (0, 2):
            raise ValueError("Aces is played with two decks.")
        return self

"""The options of Jokers of Death: the number of decks and the four variants (JD-1, JD-25 to JD-28)."""

from pydantic import Field, model_validator

from game.contract.options import Options
from game.jokers_of_death.cards import MOST_DECKS
from game.sentences import PlayerError

FIVE_PILE_DECKS = 4
DECKS = range(1, MOST_DECKS + 1)


class JokersOptions(Options):
    """The options of Jokers of Death."""

    decks: int = Field(
        0,
        ge=0,
        le=MOST_DECKS,
        title="Decks",
        description="Two to four, depending on the number of players.",
        json_schema_extra={"words": {"0": "Standard", **{str(count): str(count) for count in DECKS}}},
    )
    switching: bool = Field(
        False,
        title="Hand switching",
        description="After a 3♦, everyone passes their hand to the next player.",
    )
    five_piles: bool = Field(
        False,
        title="Five piles",
        description="Four players, four decks, four jokers and five piles.",
    )
    aces: bool = Field(
        False,
        title="Three aces",
        description="When all three piles show an ace, the cards under them go back into the draw pile.",
    )
    free_pile: bool = Field(
        False,
        title="Pick up a pile",
        description="You can start a turn by picking up a pile, to play its cards on the others.",
    )

    @model_validator(mode="after")
    def _sensible(self) -> "JokersOptions":
        if self.five_piles and self.aces:
            raise PlayerError("Play Three aces or Five piles, not both.")
        if self.five_piles and self.decks not in (0, FIVE_PILE_DECKS):
            raise PlayerError("Five piles needs four decks.")
        if self.aces and self.decks not in (0, 2):
            raise PlayerError("Three aces needs two decks.")
        return self

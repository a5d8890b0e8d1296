"""The options of Coal Whist."""

from pydantic import Field

from game.contract.options import Options


class WhistOptions(Options):
    """The options of Coal Whist."""

    cards: int = Field(5, ge=3, le=9, title="Cards", description="Cards in a hand.")
    deals: int = Field(3, ge=1, le=9, title="Deals", description="Deals in a match.")
    sweep: bool = Field(True, title="Sweep", description="All tricks of a deal pay as many again.")

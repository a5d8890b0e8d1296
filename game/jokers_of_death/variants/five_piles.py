"""Five piles for four players, with four decks and four jokers (JD-26)."""

from typing import Final

from game.jokers_of_death.variants.variant import Variant

FIVE_PILES: Final = Variant(
    seats=range(4, 5),
    seats_refused="Five piles needs exactly four players.",
    decks=4,
    jokers=4,
    piles=5,
)

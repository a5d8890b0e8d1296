"""Where cards lie at Jokers of Death: the stock, the discard piles, what is out of play, and the hands."""

from typing import Final

from game.table import PileKind, Place, Sight

MOST_PILES: Final = 5
STOCK: Final = 0
PILES: Final = tuple(range(1, 1 + MOST_PILES))
"""Place index of each discard pile; where the others lie depends on how many piles there are (``Rules``)."""
SETS: Final = range(1 << MOST_PILES)
"""Every set of piles there is, a bit for each pile."""
PILES_IN: Final = tuple(tuple(pile for pile in range(MOST_PILES) if piles >> pile & 1) for piles in SETS)
"""The piles of each set."""

STOCK_KIND: Final = PileKind("stock", Sight.NOBODY)
PILE_KIND: Final = PileKind("pile", Sight.EVERYBODY)
DEAD_KIND: Final = PileKind("dead", Sight.EVERYBODY)
TAKEN_KIND: Final = PileKind("taken up", Sight.EVERYBODY)
HAND_KIND: Final = PileKind("hand", Sight.OWNER)


def places_for(piles: int, seats: int) -> tuple[Place, ...]:
    """The places of a table, by index."""
    return (
        Place(STOCK_KIND),
        *(Place(PILE_KIND, number=pile) for pile in range(piles)),
        Place(DEAD_KIND),
        Place(TAKEN_KIND),
        *(Place(HAND_KIND, seat) for seat in range(seats)),
    )

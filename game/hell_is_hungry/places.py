"""Where cards lie at Hell is Hungry!, and who may look at them (HH-2)."""

from typing import Final

from game.hell_is_hungry.cards import SOUL_BACK, own_back
from game.table import PileKind, Place, Sight

SOUL_KIND: Final = PileKind("soul", Sight.EVERYBODY)
BENEATH_KIND: Final = PileKind("beneath", Sight.NOBODY)
UNUSED_KIND: Final = PileKind("unused", Sight.NOBODY)
LANE_KIND: Final = PileKind("lane", Sight.EVERYBODY)
"""What one seat has played in the running battle."""
DECK_KIND: Final = PileKind("deck", Sight.NOBODY)
HAND_KIND: Final = PileKind("hand", Sight.OWNER)
POINTS_KIND: Final = PileKind("points", Sight.EVERYBODY)
PURGATORY_KIND: Final = PileKind("purgatory", Sight.EVERYBODY)


def places(seats: int, cells: int) -> tuple[Place, ...]:
    """The places of a table with so many piles of souls, in the order in which ``Grid`` lists them."""
    each = range(seats)
    return (
        *(Place(SOUL_KIND, number=cell) for cell in range(cells)),
        *(Place(BENEATH_KIND, number=cell, back=SOUL_BACK) for cell in range(cells)),
        Place(UNUSED_KIND, back=SOUL_BACK),
        *(Place(LANE_KIND, number=seat) for seat in each),
        *(Place(DECK_KIND, seat, back=own_back(seat)) for seat in each),
        *(Place(HAND_KIND, seat, back=own_back(seat)) for seat in each),
        *(Place(POINTS_KIND, seat) for seat in each),
        *(Place(PURGATORY_KIND, seat) for seat in each),
    )

"""The places of an Evil Deal table and who may look at them."""

from typing import Final

from game.table import PileKind, Place, Sight

HANDS: Final = 0
"""Place index of seat 0's hand; seat s holds HANDS + s."""
STACKS: Final = 2
"""Place index of seat 0's first stack; each seat has two (ED-1)."""
TRUMPS: Final = 6
TRICK: Final = 8
"""Place index of what seat 0 has played of the running trick, an exchange after another."""
TAKEN: Final = 10
BURIED: Final = 12
STOCK: Final = 14
"""Where the cards lie before they are dealt."""
PILES: Final = 15

HAND_KIND: Final = PileKind("hand", Sight.OWNER)
STACK_KIND: Final = PileKind("stack", Sight.NOBODY)
TRUMP_KIND: Final = PileKind("trump", Sight.EVERYBODY)
TRICK_KIND: Final = PileKind("trick", Sight.EVERYBODY)
TAKEN_KIND: Final = PileKind("taken", Sight.NOBODY)
"""Played in the open, but nobody looks at it again (ED-12)."""
BURIED_KIND: Final = PileKind("buried", Sight.OWNER)
"""Seen by whoever discarded it and by nobody else (ED-13)."""
STOCK_KIND: Final = PileKind("stock", Sight.NOBODY)

PLACES: Final = (
    *(Place(HAND_KIND, seat) for seat in range(2)),
    *(Place(STACK_KIND, seat, number) for seat in range(2) for number in range(2)),
    *(Place(TRUMP_KIND, seat) for seat in range(2)),
    *(Place(TRICK_KIND, seat) for seat in range(2)),
    *(Place(TAKEN_KIND, seat) for seat in range(2)),
    *(Place(BURIED_KIND, seat) for seat in range(2)),
    Place(STOCK_KIND),
)

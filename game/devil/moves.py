"""The legal actions of Devil."""

from collections.abc import Sequence
from typing import Final, TypeAlias

from game.cards import Seat
from game.devil.actions import Discard, Draw, EndDeal, GoOn
from game.devil.cards import DECK_440, FITS, KIND
from game.devil.phases import Choosing, Playing
from game.devil.position import DISCARDS, HANDS, State

DevilAction: TypeAlias = Discard | Draw | EndDeal | GoOn

DISCARD: Final = tuple(Discard(card) for card in range(len(DECK_440)))
DRAW: Final[Sequence[DevilAction]] = (Draw(),)
CHOICES: Final[Sequence[DevilAction]] = (EndDeal(), GoOn())
"""After a Special (DV-11, DV-12)."""


def legal(state: State, seat: Seat) -> Sequence[DevilAction]:
    """Return the cards that fit, one action a face, or a draw when nothing does (DV-7, DV-8)."""
    if seat != state.turn or type(state.phase) is not Playing:
        return CHOICES if seat == state.turn and type(state.phase) is Choosing else ()
    piles = state.table.piles
    fits = FITS[piles[DISCARDS][-1]]
    moves: list[DevilAction] = []
    listed = 0
    for card in piles[HANDS[seat]]:
        if fits[card] and not listed & KIND[card]:
            listed |= KIND[card]
            moves.append(DISCARD[card])
    return moves or DRAW

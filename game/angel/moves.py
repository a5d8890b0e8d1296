"""The legal actions of Angel."""

from collections.abc import Sequence
from typing import Final, TypeAlias

from game.angel.actions import CallJudgementDay, Discard, DiscardUnseen
from game.angel.cards import CARDS, DEVIL
from game.angel.phases import DEALT, Playing, is_open, turns_taken
from game.angel.position import HANDS, STOCK, State
from game.cards import Seat
from game.deal_cycle import Over

AngelAction: TypeAlias = DiscardUnseen | Discard | CallJudgementDay

DISCARD: Final = tuple(Discard(card) for card in range(CARDS))
FLIP: Final[Sequence[AngelAction]] = tuple(DiscardUnseen(slot) for slot in range(DEALT))
CALL: Final = CallJudgementDay()


def legal(state: State, seat: Seat) -> Sequence[AngelAction]:
    """Return the flips (AN-5), or every discard but the Devil (AN-9) and a call once it is open (AN-10)."""
    if seat != state.turn or type(state.phase) is Over:
        return ()
    if type(state.phase) is not Playing:
        return FLIP
    piles = state.table.piles
    moves: list[AngelAction] = [DISCARD[card] for card in piles[HANDS[seat]] if card != DEVIL]
    if is_open(state.opens, turns_taken(len(piles[STOCK]))):
        moves.append(CALL)
    return moves

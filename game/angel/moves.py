"""What a seat at Angel may do."""

from collections.abc import Sequence
from typing import Final, TypeAlias

from game.angel.actions import CallJudgementDay, Discard, DiscardUnseen
from game.angel.cards import CARDS, DEVIL
from game.angel.phases import Playing
from game.angel.places import HANDS, STOCK
from game.angel.position import State
from game.angel.turns import DEALT, is_open, turns_taken
from game.cards import Seat
from game.deal_cycle import Over

AngelAction: TypeAlias = DiscardUnseen | Discard | CallJudgementDay

DISCARD: Final = tuple(Discard(card) for card in range(CARDS))
TURN_UP: Final[Sequence[AngelAction]] = tuple(DiscardUnseen(slot) for slot in range(DEALT))
CALL: Final = CallJudgementDay()


def legal(state: State, seat: Seat) -> Sequence[AngelAction]:
    """Turn up a card (AN-5); discard any but the Devil (AN-9), or call once that is open (AN-10)."""
    if seat != state.turn or type(state.phase) is Over:
        return ()
    if type(state.phase) is not Playing:
        return TURN_UP
    piles = state.table.piles
    moves: list[AngelAction] = [DISCARD[card] for card in piles[HANDS[seat]] if card != DEVIL]
    if is_open(state.opens, turns_taken(len(piles[STOCK]))):
        moves.append(CALL)
    return moves

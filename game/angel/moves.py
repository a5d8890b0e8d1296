"""What a seat at Angel may do."""

from collections.abc import Sequence
from typing import Final, TypeAlias

from game.angel.actions import CallJudgementDay, Discard, DiscardUnseen
from game.angel.cards import CARDS, DEVIL
from game.angel.phases import Playing
from game.angel.places import HANDS
from game.angel.position import State
from game.cards import Seat
from game.deal_cycle import Over

DEALT: Final = 5
"""Cards that each seat is dealt (AN-4)."""

AngelAction: TypeAlias = DiscardUnseen | Discard | CallJudgementDay

DISCARD: Final = tuple(Discard(card) for card in range(CARDS))
TURN_UP: Final[Sequence[AngelAction]] = tuple(DiscardUnseen(slot) for slot in range(DEALT))
CALL: Final = CallJudgementDay()


def legal(state: State, seat: Seat) -> Sequence[AngelAction]:
    """Turn up a card (AN-5); discard any but the Devil (AN-9), or call (AN-10)."""
    if seat != state.turn or type(state.phase) is Over:
        return ()
    if type(state.phase) is not Playing:
        return TURN_UP
    moves: list[AngelAction] = [DISCARD[card] for card in state.table.piles[HANDS[seat]] if card != DEVIL]
    moves.append(CALL)
    return moves

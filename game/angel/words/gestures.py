"""How an action is done on the table of Angel."""

from game.angel.actions import CallJudgementDay, Discard, DiscardUnseen
from game.angel.moves import AngelAction
from game.angel.places import TRASH, unseen
from game.angel.view import AngelView
from game.contract.table import Carry, Gesture, Press, Touch

CONFIRM = "This ends the deal at once. If another hand is better, it gains a credit and you alone lose one."


def gesture(view: AngelView, action: AngelAction) -> Gesture:
    """A back chosen, a card carried to the trash, or the call."""
    match action:
        case DiscardUnseen(slot=slot):
            return Touch(unseen(view.to_move or 0), slot)
        case Discard(card=card):
            return Carry((card,), TRASH)
        case CallJudgementDay():
            return Press("Judgement Day", "J", CONFIRM)

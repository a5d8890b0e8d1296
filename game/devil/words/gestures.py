"""How an action is done on the table of Devil."""

from game.contract.table import Carry, Gesture, Press, Touch
from game.devil.actions import Discard, Draw, EndDeal, GoOn
from game.devil.moves import DevilAction
from game.devil.places import DISCARDS, STOCK
from game.devil.view import DevilView


def gesture(view: DevilView, action: DevilAction) -> Gesture:
    """A card carried to the discards, a click on the stock, or a button."""
    match action:
        case Discard(card=card):
            return Carry((card,), DISCARDS)
        case Draw():
            return Touch(STOCK)
        case EndDeal():
            return Press("End the deal", "E")
        case GoOn():
            return Press("Go on", "G")

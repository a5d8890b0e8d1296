"""How each action is done at Hell is Hungry!: cards carried, piles touched, the rest by buttons."""

from game.contract.table import Carry, Gesture, Press, Touch
from game.hell_is_hungry.actions import (
    Attack,
    EndTurn,
    KeepHand,
    Pass,
    Pay,
    PlaceReaper,
    Play,
    SendToPurgatory,
    Swap,
    TakeSoul,
)
from game.hell_is_hungry.moves import HellAction
from game.hell_is_hungry.view import HellView


def gesture(view: HellView, action: HellAction) -> Gesture:
    """How an action is done: cards carried, piles touched, the rest by buttons."""
    grid, seat = view.grid, view.to_move or 0
    match action:
        case Play(cards=cards):
            return Carry(cards, grid.lanes[seat])
        case Swap(card=card) | Pay(card=card):
            return Carry((card,), grid.purgatories[seat])
        case PlaceReaper(cell=cell) | Attack(cell=cell):
            return Touch(cell)
        case KeepHand():
            return Press("Keep the hand", "K")
        case EndTurn():
            return Press("End the turn", "E")
        case Pass():
            return Press("Pass", "P")
        case TakeSoul():
            return Press("Take the soul", "T")
        case SendToPurgatory():
            return Press("Send it to purgatory", "G")

"""How each action is done at Evil Deal: a stack clicked, trump cards laid by buttons, cards carried."""

from game.cards import Card
from game.contract.table import Carry, Gesture, Press, Touch
from game.evil_deal.actions import Bury, Cross, PlayCard, SideBySide, TakeStack
from game.evil_deal.cards import DECK
from game.evil_deal.moves import EvilAction
from game.evil_deal.places import BURIED, STACKS, TRICKS
from game.evil_deal.view import EvilDealView


def gesture(view: EvilDealView, action: EvilAction) -> Gesture:
    """How an action is done: a stack clicked, trump cards laid by buttons, cards carried."""
    match action:
        case TakeStack(number=number):
            return Touch(STACKS[view.to_move or 0][number])
        case Cross(first=first):
            return Press(f"{DECK.text(first)} for the first half", "A" if _lower(view, first) else "B")
        case SideBySide(first=first):
            return Press(f"No trump, {DECK.text(first)} first", "C" if _lower(view, first) else "D")
        case PlayCard(card=card):
            return Carry((card,), TRICKS[view.to_move or 0])
        case Bury(card=card):
            return Carry((card,), BURIED[view.to_move or 0])


def _lower(view: EvilDealView, first: Card) -> bool:
    """Whether this is the one of the two trump cards that is listed first."""
    return first == min(view.trump_cards(view.to_move or 0))

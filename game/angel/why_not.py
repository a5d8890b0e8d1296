"""Why something may not be done at Angel, in words."""

from game.angel.cards import DECK, DEVIL
from game.angel.rules import HANDS, STOCK, TRASH, UNSEEN, TurningUp
from game.angel.view import AngelView
from game.contract import Carry, Gesture, Press, Refusal, Touch


def why_not(view: AngelView, gesture: Gesture) -> Refusal:
    """The clause that forbids what a person tried, and a sentence with the cards in it."""
    if view.to_move is None:
        return Refusal("AN-20", "The match is over.")
    if isinstance(view.phase, TurningUp):
        return _turning_up_refused(view, gesture)
    if view.to_move != view.seat:
        return Refusal("AN-8", "It is another player's turn; play goes counter-clockwise.")
    match gesture:
        case Carry(cards=(card,), place=place) if place == TRASH and card in view.piles[HANDS + view.to_move]:
            return Refusal(
                "AN-9", f"{DECK.text(card)[:1].upper()}{DECK.text(card)[1:]} can never be discarded."
            )
        case Carry(cards=cards) if DEVIL in cards:
            return Refusal("AN-9", "The Devil stays where it is until the deal is over.")
        case Touch(place=place) | Carry(place=place) if place == STOCK:
            return Refusal("AN-8", "First discard a card; the next one then comes by itself.")
        case Touch(place=place) if place == TRASH:
            return Refusal("AN-7", "What lies on the trash stays out until the next deal.")
        case Press():
            return Refusal("AN-10", "That cannot be called now.")
        case _:
            return Refusal("AN-8", "Lay one card from this hand on the trash, or call Judgement Day.")


def _turning_up_refused(view: AngelView, gesture: Gesture) -> Refusal:
    if view.seat is None or view.to_move != view.seat:
        return Refusal("AN-5", "Cards are turned up clockwise from the dealer's left; it is another's turn.")
    if isinstance(gesture, Press):
        return Refusal("AN-10", "Judgement Day can be called from the first turn on, not before.")
    if isinstance(gesture, Touch) and gesture.place != UNSEEN + view.seat:
        return Refusal("AN-5", "Turn up one of the five cards in front of this seat.")
    return Refusal("AN-4", "Nobody looks at the five cards: choose one of the backs, and it is turned up.")

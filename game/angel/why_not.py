"""Why something may not be done at Angel, in words."""

from game.angel.cards import DECK, DEVIL
from game.angel.phases import TurningUp
from game.angel.places import STOCK, TRASH, hand, unseen
from game.angel.scoring import ending
from game.angel.view import AngelView
from game.cards import Card, Seat
from game.contract.rules import Refusal
from game.contract.table import Carry, Gesture, Press, Touch
from game.sentences import listed, opening


def why_not(view: AngelView, gesture: Gesture) -> Refusal:
    """The clause that forbids what a person tried, and a sentence with the cards in it."""
    why = ending(view.standing.totals, len(view.standing.deals))
    if why is not None:
        return Refusal(why.value, "The match is over.")
    if isinstance(view.phase, TurningUp):
        return _turning_up_refused(view, gesture)
    if view.seat is None or view.to_move != view.seat:
        return _out_of_turn(gesture)
    match gesture:
        case Carry(cards=cards, place=place):
            return _carry_refused(view, view.seat, cards, place)
        case Touch(place=place) if place == STOCK:
            return Refusal("AN-8", "First discard a card; the next one then comes by itself.")
        case Touch(place=place) if place == TRASH:
            return Refusal("AN-7", "What lies on the trash stays out until the next deal.")
        case _:
            return Refusal("AN-8", "Lay one card from this hand on the trash, or call Judgement Day.")


def _turning_up_refused(view: AngelView, gesture: Gesture) -> Refusal:
    if isinstance(gesture, Press):
        return Refusal("AN-10", "Judgement Day can be called from the first turn on, not before.")
    if view.seat is None or view.to_move != view.seat:
        return Refusal("AN-5", "Cards are turned up clockwise from the dealer's left; it is another's turn.")
    if isinstance(gesture, Touch) and gesture.place != unseen(view.seat):
        return Refusal("AN-5", "Turn up one of the five cards in front of this seat.")
    return Refusal("AN-4", "Nobody looks at the five cards: choose one of the backs, and it is turned up.")


def _out_of_turn(gesture: Gesture) -> Refusal:
    if isinstance(gesture, Press):
        return Refusal("AN-10", "Judgement Day is called in one's own turn, instead of discarding.")
    return Refusal("AN-8", "It is another player's turn; play goes counter-clockwise.")


def _carry_refused(view: AngelView, seat: Seat, cards: tuple[Card, ...], place: int) -> Refusal:
    for card in cards:
        if card in view.piles[TRASH]:
            return Refusal("AN-7", f"{_name(card)} stays on the trash until the next deal.")
        if card not in view.piles[hand(seat)]:
            return Refusal("AN-8", "Only a card from the hand whose turn it is can be discarded.")
    if DEVIL in cards:
        return Refusal(
            "AN-9", "The Devil can never be discarded: it stays in this hand until the deal is over."
        )
    if place != TRASH:
        return Refusal("AN-8", f"{_name(cards[0])} can only be laid on the trash.")
    return Refusal(
        "AN-8", f"Only one card is discarded in a turn, not {listed(list(map(DECK.text, cards)))}."
    )


def _name(card: Card) -> str:
    """A card at the start of a sentence."""
    return opening(DECK.text(card))

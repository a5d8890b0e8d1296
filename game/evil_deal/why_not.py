"""Why something may not be done at Evil Deal, in words."""

from game.cards import Card
from game.contract import Carry, Gesture, Press, Refusal, Touch
from game.evil_deal.cards import DECK, SUIT
from game.evil_deal.rules import (
    BURIED,
    HANDS,
    STACKS,
    TAKEN,
    TRICK,
    TRUMPS,
    Burying,
    Following,
    Naming,
    Picking,
)
from game.evil_deal.view import EvilDealView
from game.french import SUITS


def why_not(view: EvilDealView, gesture: Gesture) -> Refusal:
    """The clause that forbids what a person tried, and a sentence with the cards in it."""
    if view.to_move is None:
        return Refusal("ED-15", "The match is over: somebody has reached 666.")
    if isinstance(gesture, Touch | Carry) and TAKEN <= gesture.place < BURIED:
        return Refusal("ED-12", "Tricks that were taken are not looked at again.")
    if view.to_move != view.seat:
        return Refusal("ED-11", "It is the other player's turn.")
    match view.phase:
        case Picking():
            return Refusal("ED-3", "First take up one of the two unseen stacks in front of this seat.")
        case Naming():
            return Refusal("ED-4", "First say which of the two trump cards rules which half.")
        case Burying():
            return _bury_refused(view, gesture)
        case _:
            return _play_refused(view, gesture)


def _bury_refused(view: EvilDealView, gesture: Gesture) -> Refusal:
    match gesture:
        case Carry(cards=(card,)) if view.seat is not None and card == view.firsts[view.seat]:
            return Refusal("ED-13", f"{DECK.text(card)} has just been taken up and stays in the hand.")
        case _:
            return Refusal("ED-13", "First lay one card of the new hand aside, unseen by the other player.")


def _play_refused(view: EvilDealView, gesture: Gesture) -> Refusal:
    match gesture:
        case Carry(cards=(card,), place=place) if (
            place == TRICK and card in view.piles[HANDS + (view.seat or 0)]
        ):
            return _must_follow(view, card)
        case Carry(cards=cards) if len(cards) > 1:
            return Refusal("ED-9", "An exchange is one card from each player.")
        case Touch(place=place) | Carry(place=place) if STACKS <= place < TRUMPS:
            return Refusal("ED-3", "The other stack stays unseen until the second half.")
        case Touch(place=place) | Carry(place=place) if TRUMPS <= place < TRICK:
            return Refusal("ED-13", "Trump cards stay on the table; the second half's is never played.")
        case Press():
            return Refusal("ED-4", "The trumps are named already.")
        case _:
            return Refusal("ED-9", "Play one card from this hand to the trick.")


def _must_follow(view: EvilDealView, card: Card) -> Refusal:
    assert isinstance(view.phase, Following)
    led = SUITS[SUIT[view.phase.led]]
    return Refusal(
        "ED-10",
        f"{DECK.text(card)} does not follow suit: this hand holds {led.name.lower()}, and must play one.",
    )

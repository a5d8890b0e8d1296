"""Refusals at Coal Whist."""

from coal_whist.cards import DECK, SUIT
from coal_whist.position import Following, hand, in_trick
from coal_whist.view import WhistView
from game.contract.rules import Refusal
from game.contract.table import Carry, Gesture
from game.deal_cycle import Over
from game.sentences import opening


def why_not(view: WhistView, gesture: Gesture) -> Refusal:
    """Return the clause that forbids what a person tried, and a sentence with the cards in it."""
    if isinstance(view.phase, Over):
        return Refusal("CW-8", "The match is over.")
    if view.seat is None or view.seat != view.to_move:
        return Refusal("CW-4", "It is another player's turn.")
    if not isinstance(gesture, Carry):
        return Refusal("CW-4", "Lay one card from this hand into the trick.")
    held = view.piles[hand(view.seat)]
    if len(gesture.cards) != 1 or gesture.cards[0] not in held:
        return Refusal("CW-4", "Lay one card into the trick, and from this hand.")
    card = gesture.cards[0]
    name = opening(DECK.text(card))
    if isinstance(view.phase, Following) and SUIT[card] != SUIT[view.phase.led]:
        return Refusal("CW-5", f"{name} does not follow {DECK.text(view.phase.led)}, and this hand can.")
    if gesture.place != in_trick(view.seats, view.seat):
        return Refusal("CW-4", f"{name} can only be laid into the trick.")
    return Refusal("CW-4", f"{name} cannot be played now.")

"""Texts for Angel's actions: gestures, orders, previews, and refusals (``why_not``)."""

from dataclasses import replace
from typing import Final

from game.angel.actions import CALL, AngelAction, CallJudgementDay, Discard, DiscardUnseen
from game.angel.cards import DEVIL
from game.angel.options import NTH
from game.angel.position import HANDS, STOCK, TRASH, UNSEEN, Playing, TurningUp, own_turn, turns_taken
from game.angel.scoring import score
from game.angel.view import AngelView
from game.angel.words.naming import in_order, the
from game.cards import Card, Seat
from game.contract.rules import Refusal
from game.contract.table import Carry, Closed, Gesture, Press, Touch
from game.sentences import MATCH_OVER, Cast, any_of, capitalised, listed, ordinal

JUDGEMENT_DAY: Final = Press("Judgement Day", "J", yes="Call it", no="Not yet")


def gesture(view: AngelView, action: AngelAction) -> Gesture:
    """Return the gesture of an action: a click on a back, a drag to the discard pile, or a button."""
    match action:
        case DiscardUnseen(slot=slot):
            return Touch(UNSEEN[view.mover], slot)
        case Discard(card=card):
            return Carry((card,), TRASH)
        case CallJudgementDay():
            return replace(JUDGEMENT_DAY, confirm=f"This ends the deal. {_dare(view)}")


def closed(view: AngelView) -> list[Closed]:
    """Return the disabled button of a call that isn't open yet (AN-10)."""
    if not isinstance(view.phase, Playing) or not view.legal or CALL in view.legal:
        return []
    now = ordinal(own_turn(turns_taken(len(view.piles[STOCK]))))
    return [Closed(JUDGEMENT_DAY, f"Not until your {ordinal(view.opens)}\u00a0turn. This is your {now}.")]


def order(_view: AngelView, action: AngelAction) -> str:
    """Return an action as an order."""
    match action:
        case DiscardUnseen():
            return "flip any card"
        case Discard(card=card):
            return f"throw away {the(card)}"
        case CallJudgementDay():
            return "call Judgement Day"


def either(_view: AngelView, first: AngelAction, second: AngelAction) -> str:
    """Return two discards as one order."""
    if isinstance(first, Discard) and isinstance(second, Discard):
        return f"throw away {the(first.card)} or {the(second.card)}"
    return ""


def preview(view: AngelView, action: AngelAction, _cast: Cast) -> str:
    """Return the hand an action would keep or call with; face-down cards are all the same."""
    match action:
        case DiscardUnseen():
            return ""
        case Discard(card=card):
            if len(view.piles[STOCK]) <= 1:
                return "You'll draw the last card, and the deal ends."
            kept = in_order(other for other in view.hand if other != card)
            return f"You'd keep {listed([the(other) for other in kept])}."
        case CallJudgementDay():
            return _dare(view)


def _dare(view: AngelView) -> str:
    """Return the gain and the risk of a call."""
    points = score(view.hand, view.bonuses)
    return f"If your {points} is best, you win a credit. If it's beaten, only you lose a credit."


def why_not(view: AngelView, gesture: Gesture) -> Refusal:
    """Return the clause that forbids an attempt, and a sentence with the cards in it."""
    if view.ending is not None:
        return Refusal(view.ending.value, MATCH_OVER)
    if isinstance(view.phase, TurningUp):
        if isinstance(gesture, Press):
            return _not_open(view)
        if view.seat is None or view.to_move != view.seat:
            return Refusal("AN-5", "Not your turn yet.")
        if isinstance(gesture, Touch) and gesture.place != UNSEEN[view.seat]:
            return Refusal("AN-5", "That's not yours. Flip one of your own.")
        return Refusal("AN-4", "No peeking. Click one of your five cards to flip it.")
    if view.seat is None or view.to_move != view.seat:
        if isinstance(gesture, Press):
            return Refusal("AN-10", "Not your turn yet. You can only call on your own turn.")
        return Refusal("AN-8", "Not your turn yet.")
    match gesture:
        case Press() if CALL not in view.legal:
            return _not_open(view)
        case Carry(cards=cards, place=place):
            return _carry_refused(view, view.seat, cards, place)
        case Touch(place=place) if place == STOCK:
            return Refusal("AN-8", "Throw a card away first. Then you draw.")
        case Touch(place=place) if place == TRASH:
            return Refusal("AN-7", "Those cards are out of the deal. Throw away one of yours.")
        case _ if CALL in view.legal:
            return Refusal("AN-8", "Throw one of your cards away, or call Judgement Day.")
    return Refusal("AN-8", "Throw one of your cards away.")


def _not_open(view: AngelView) -> Refusal:
    """Refuse a call before the turn that opens it (AN-10)."""
    return Refusal("AN-10", f"You can't call Judgement Day until your {NTH[view.opens]} turn.")


def _carry_refused(view: AngelView, seat: Seat, cards: tuple[Card, ...], place: int) -> Refusal:
    for card in cards:
        if card in view.piles[TRASH]:
            return Refusal("AN-7", f"{capitalised(the(card))} is out until the next deal.")
        if card not in view.piles[HANDS[seat]]:
            return Refusal("AN-8", "You can only throw away your own cards.")
    if DEVIL in cards:
        return Refusal("AN-9", "You can't throw the Devil away. Pick another card.")
    if place != TRASH:
        return Refusal("AN-8", "A card you throw away goes on the discard pile.")
    return Refusal("AN-8", f"Only one card can go. Pick {any_of(list(map(the, cards)))}.")

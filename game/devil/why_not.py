"""Refusals of Devil: the clause that forbids a gesture, in a sentence."""

from game.cards import Card, Seat
from game.contract.rules import Refusal
from game.contract.table import Carry, Gesture, Touch
from game.devil.actions import Discard
from game.devil.cards import BLANK, DECK_440, points_of, your
from game.devil.position import DISCARDS, STOCK, Choosing, hand
from game.devil.view import DevilView
from game.sentences import any_of, opening


def why_not(view: DevilView, gesture: Gesture) -> Refusal:
    """Return the clause that forbids an attempt, and a sentence with the cards in it."""
    if view.to_move is None:
        return Refusal("DV-20", "The match is over.")
    if view.to_move != view.seat:
        return Refusal("DV-7", "Not your turn yet.")
    if isinstance(view.phase, Choosing):
        clause = "DV-11" if points_of(DECK_440.faces[view.phase.special]) == 1 else "DV-12"
        return Refusal(clause, "Not yet. End the deal or keep going first.")
    match gesture:
        case Carry(cards=(card,), place=place):
            return _discard_refused(view, view.to_move, card, place)
        case Carry():
            return Refusal("DV-7", "That's too many. Play one card.")
        case Touch(place=place) if place == STOCK:
            fitting = _fitting(view)
            if len(fitting) == 1:
                return Refusal("DV-7", f"You can't draw. {opening(fitting[0])} fits, so play it.")
            return Refusal("DV-7", f"You can't draw. Play {any_of(fitting)}.")
        case _:
            return _neither(view)


def _neither(view: DevilView) -> Refusal:
    """Name the possible actions, after an attempt that is no play at all."""
    if _fitting(view):
        return Refusal("DV-7", "Play a card from your hand on the discard pile.")
    return Refusal("DV-8" if view.drawable else "DV-9", f"Nothing adds up. {_instead(view)}")


def _instead(view: DevilView) -> str:
    """Return what to do where no card of the hand fits (DV-8, DV-9)."""
    return "Click the draw pile." if view.drawable else "Click the draw pile to pass."


def _discard_refused(view: DevilView, seat: Seat, card: Card, place: int) -> Refusal:
    if card not in view.piles[hand(seat)]:
        return Refusal("DV-7", "You can only play cards from your hand.")
    if place != DISCARDS:
        return Refusal("DV-7", "It can't go there. Play it on the discard pile.")
    return _misfit(view, card, view.top)


def _misfit(view: DevilView, card: Card, top: Card) -> Refusal:
    """Return why a card does not fit on the top of the discard pile, and what to do (DV-7, DV-8, DV-15)."""
    face, below, fitting = DECK_440.faces[card], DECK_440.faces[top], _fitting(view)
    if BLANK in (face, below):
        instead = f"Play {any_of(fitting)}." if fitting else _instead(view)
        return Refusal("DV-15", f"A blank and a Special can't touch. {instead}")
    number, under = points_of(face), points_of(below)
    instead = "It must end in 5 or 9." if fitting else f"Nothing adds up. {_instead(view)}"
    return Refusal("DV-7", f"{under} + {number} is {under + number}. {instead}")


def _fitting(view: DevilView) -> list[str]:
    """Return the different cards of this hand that fit."""
    cards = [action.card for action in view.legal if isinstance(action, Discard)]
    return [your(face) for face in dict.fromkeys(DECK_440.faces[card] for card in cards)]

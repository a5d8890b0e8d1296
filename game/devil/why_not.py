"""Why a card may not be laid at Devil, in words."""

from game.cards import Card, Seat
from game.contract.rules import Refusal
from game.contract.table import Carry, Gesture, Touch
from game.devil.actions import Discard
from game.devil.cards import BLANK, DECK_440, points_of
from game.devil.phases import Choosing
from game.devil.places import DISCARDS, STOCK, hand
from game.devil.view import DevilView
from game.devil.words.naming import a_card, drawable
from game.sentences import listed, opening


def why_not(view: DevilView, gesture: Gesture) -> Refusal:
    """The clause that forbids what a person tried, and a sentence with the cards in it."""
    if view.to_move is None:
        return Refusal("DV-20", "The match is over: a total has reached the target.")
    if view.to_move != view.seat:
        return Refusal(
            "DV-7",
            "It is another player's turn: wait until play comes round to this hand.",
        )
    if isinstance(view.phase, Choosing):
        special = DECK_440.faces[view.phase.special]
        clause = "DV-11" if points_of(special) == 1 else "DV-12"
        return Refusal(clause, f"First choose: end the deal with the {special.text}, or go on.")
    match gesture:
        case Carry(cards=(card,), place=place):
            return _discard_refused(view, view.to_move, card, place)
        case Carry():
            return Refusal("DV-7", "One card is laid in a turn.")
        case Touch(place=place) if place == STOCK:
            return _draw_refused(view)
        case _:
            return _neither(view)


def _neither(view: DevilView) -> Refusal:
    """For an attempt that is no play at all: what there is to do."""
    if _fitting(view):
        return Refusal("DV-7", "Lay a card from this hand on the discard pile.")
    if drawable(view):
        return Refusal("DV-8", "Nothing fits: click the stock to draw a card.")
    return Refusal("DV-9", "Nothing fits: click the stock to pass, for it is used up.")


def _discard_refused(view: DevilView, seat: Seat, card: Card, place: int) -> Refusal:
    if card not in view.piles[hand(seat)]:
        return Refusal("DV-7", "Only a card from the hand whose turn it is can be laid.")
    if place != DISCARDS:
        return Refusal("DV-7", "Cards are laid on the discard pile.")
    top = view.piles[DISCARDS][-1]
    assert top is not None
    return Refusal(*misfit(card, top))


def misfit(card: Card, top: Card) -> tuple[str, str]:
    """The clause and the sentence for a card that does not fit the top of the discard pile."""
    face, below = DECK_440.faces[card], DECK_440.faces[top]
    if BLANK in (face, below):
        return "DV-15", "A blank and a Special may not touch, either way round."
    number, under = points_of(face), points_of(below)
    return "DV-7", f"{number} + {under} makes {number + under}; the sum must end in 5 or 9."


def _fitting(view: DevilView) -> list[str]:
    """The different faces in this hand that fit, with their articles."""
    return [a_card(action.card) for action in view.legal if isinstance(action, Discard)]


def _draw_refused(view: DevilView) -> Refusal:
    fitting = _fitting(view)
    fits = "fits" if len(fitting) == 1 else "fit"
    return Refusal("DV-7", f"{opening(listed(fitting))} {fits}, and who can discard must.")

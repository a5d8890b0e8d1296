"""What Devil asks for, and the clause that matters most."""

from game.devil.actions import Discard, Draw
from game.devil.cards import BLANK, DECK_440, RANK, Rank
from game.devil.moves import DevilAction
from game.devil.phases import Choosing
from game.devil.places import hand
from game.devil.view import DevilView
from game.devil.words.naming import a, a_card, any_of, drawable, fitting, special_of, top_of
from game.sentences import Cast

_OF_CARD = {
    Rank.TEN: "DV-10",
    Rank.SPECIAL_1: "DV-11",
    Rank.SPECIAL_4: "DV-12",
    Rank.BLANK: "DV-15",
    Rank.ONIFUDA: "DV-16",
}
"""What a card does, by its rank; any other is only laid."""


def prompt(view: DevilView, cast: Cast) -> str:
    """Whose turn it is and what is wanted."""
    seat = view.to_move
    if seat is None:
        return cast.after(view.standing.winners)
    if isinstance(view.phase, Choosing):
        special = DECK_440.text(view.phase.special)
        return f"{cast.does(seat, 'chooses')}: end the deal with the {special}, or go on?"
    if seat != view.seat:
        return f"{cast.does(seat, 'is', 'are')} to play."
    if any(isinstance(action, Draw) for action in view.legal):
        return f"{cast.turn(seat)}: nothing fits {a_card(top_of(view))}. {_instead(view)}"
    return f"{cast.turn(seat)}: lay {_wanted(view)}."


def clause(view: DevilView) -> str:
    """The clause that matters most now."""
    if isinstance(view.phase, Choosing):
        return "DV-11" if special_of(view.phase) is Rank.SPECIAL_1 else "DV-12"
    if any(isinstance(action, Draw) for action in view.legal):
        return "DV-8" if drawable(view) else "DV-9"
    return "DV-20" if view.to_move is None else "DV-7"


def clause_of(view: DevilView, action: DevilAction) -> str:
    """The clause of what an action does."""
    return _OF_CARD.get(RANK[action.card], "DV-7") if isinstance(action, Discard) else clause(view)


def _instead(view: DevilView) -> str:
    return "Draw a card." if drawable(view) else "Pass: there is nothing to draw."


def _wanted(view: DevilView) -> str:
    top = DECK_440.faces[top_of(view)]
    if top is BLANK:
        return "anything but a Special on the blank"
    assert view.seat is not None
    held = {DECK_440.faces[card] for card in view.piles[hand(view.seat)] if card is not None}
    wanted = [a(face) for face in fitting(view) if face in held]
    return f"{any_of(wanted)} on the {top.text}: the sum ends in 5 or 9"

"""What Devil asks for, and the clause that matters most."""

from game.cards import Seat
from game.devil.actions import Discard, Draw
from game.devil.cards import BLANK, DECK_440, ONIFUDA, RANK, Rank
from game.devil.moves import DevilAction
from game.devil.phases import Choosing
from game.devil.places import hand
from game.devil.view import DevilView
from game.devil.words.naming import drawable, fitting, special_of, summed, top_of
from game.sentences import Cast, any_of

_OF_CARD = {
    Rank.TEN: "DV-10",
    Rank.SPECIAL_1: "DV-11",
    Rank.SPECIAL_4: "DV-12",
    Rank.BLANK: "DV-15",
    Rank.ONIFUDA: "DV-16",
}
"""The clause of what a card does, by its rank; a plain one is only played."""


def prompt(view: DevilView, cast: Cast) -> str:
    """Return what the seat to move can do."""
    seat = view.to_move
    if seat is None:
        return cast.after(view.standing.winners)
    if seat != view.seat:
        return _others(view, seat, cast)
    if isinstance(view.phase, Choosing):
        return cast.ask(seat, "End the deal, or keep going?")
    if any(isinstance(action, Draw) for action in view.legal):
        return cast.ask(seat, _stuck(view))
    return cast.ask(seat, _playable(view, seat))


def _others(view: DevilView, seat: Seat, cast: Cast) -> str:
    if isinstance(view.phase, Choosing):
        return f"{cast.names[seat]} can end the deal."
    return f"{cast.names[seat]}'s move."


def _stuck(view: DevilView) -> str:
    """DV-8, DV-9."""
    if drawable(view):
        return "Nothing adds up. Draw a card."
    return "Nothing adds up, and there's nothing to draw. Pass."


def _playable(view: DevilView, seat: Seat) -> str:
    """DV-7, DV-15, DV-16: the cards of the hand that fit."""
    top = top_of(view)
    cards = {DECK_440.faces[card]: card for card in view.piles[hand(seat)] if card is not None}
    playable = [face for face in fitting(view) if face in cards]
    yours = ["the Onifuda" if face is ONIFUDA else f"your {face.text}" for face in playable]
    if len(playable) == 1:
        return f"Play {yours[0]}: {_lowered(summed(cards[playable[0]], top))}."
    if DECK_440.faces[top] is BLANK:
        return "Play anything but a Special on the blank."
    return f"Play {any_of(yours)} on the {DECK_440.text(top)}."


def _lowered(words: str) -> str:
    """Return words as they go on after a colon."""
    return words[:1].lower() + words[1:]


def clause(view: DevilView) -> str:
    """Return the clause that matters most now."""
    if isinstance(view.phase, Choosing):
        return "DV-11" if special_of(view.phase) is Rank.SPECIAL_1 else "DV-12"
    if any(isinstance(action, Draw) for action in view.legal):
        return "DV-8" if drawable(view) else "DV-9"
    return "DV-20" if view.to_move is None else "DV-7"


def clause_of(view: DevilView, action: DevilAction) -> str:
    """Return the clause of what an action does."""
    return _OF_CARD.get(RANK[action.card], "DV-7") if isinstance(action, Discard) else clause(view)

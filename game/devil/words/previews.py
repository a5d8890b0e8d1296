"""What would follow from an action at Devil, in a few words."""

from game.cards import Card
from game.devil.actions import Discard, Draw, EndDeal, GoOn
from game.devil.cards import BLANK, DECK_440, DRAWS, ONIFUDA, RANK, Rank, points_of
from game.devil.moves import DevilAction
from game.devil.phases import Choosing
from game.devil.places import STOCK
from game.devil.scoring import GOING_OUT, hand_points
from game.devil.view import DevilView
from game.devil.words.naming import drawable, held, special_of, top_of
from game.sentences import plural


def preview(view: DevilView, action: DevilAction) -> str:
    """The sum a card would make and what it does, or what a choice would cost."""
    match action:
        case Discard(card=card):
            return f"{_sum(view, card)}{_effect(view, card)}"
        case EndDeal():
            return _ending(view)
        case GoOn():
            return _going_on(view)
        case Draw():
            return _drawing(view)


def _sum(view: DevilView, card: Card) -> str:
    face, below = DECK_440.faces[card], DECK_440.faces[top_of(view)]
    if face is ONIFUDA:
        return "Goes on anything"
    if BLANK in (face, below):
        return "A blank fits any number"
    number, under = points_of(face), points_of(below)
    return f"{under} + {number} = {under + number}"


def _effect(view: DevilView, card: Card) -> str:
    """DV-10 to DV-13, DV-16, DV-17: what laying a card does besides."""
    assert view.to_move is not None
    rank = RANK[card]
    if rank is Rank.ONIFUDA:
        return ": the deal ends, and every hand counts double"
    if len(held(view, view.to_move)) == 1:
        times = GOING_OUT.get(rank)
        return f": the last card, the deal ends{f' and the others count × {times}' if times else ''}"
    if rank is Rank.TEN:
        return f"; {_next(view)} skipped"
    return "; then end the deal or go on" if DRAWS[card] else ""


def _next(view: DevilView) -> str:
    """DV-14: with two at the table whoever skips plays again."""
    return "play again, the other is" if view.seats == 2 else "the next player is"


def _ending(view: DevilView) -> str:
    assert isinstance(view.phase, Choosing) and view.to_move is not None
    own = hand_points(held(view, view.to_move))
    others = "theirs count double too" if special_of(view.phase) is Rank.SPECIAL_1 else "theirs count once"
    return f"This hand counts {own} × 2 = {own * 2}; {others}"


def _going_on(view: DevilView) -> str:
    """DV-9, DV-11, DV-12: only what there is can be drawn."""
    assert isinstance(view.phase, Choosing)
    count = min(DRAWS[view.phase.special], drawable(view))
    drawn = f"draws {count}" if count else "finds nothing to draw"
    return f"The next player {drawn} and is skipped"


def _drawing(view: DevilView) -> str:
    """DV-8, DV-9."""
    if not drawable(view):
        return "Pass: there is nothing to draw"
    if view.piles[STOCK]:
        return "Draw one: if it fits it is laid at once, else your turn is over"
    beneath = plural(drawable(view), "discard")
    return f"Shuffle {beneath} into a new stock and draw one: if it fits it is laid at once"

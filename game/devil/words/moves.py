"""Texts for Devil's actions: gestures, orders, previews, and refusals (``why_not``)."""

from statistics import fmean
from typing import Final

from game.cards import Card, Seat
from game.contract.rules import Refusal
from game.contract.table import Carry, Gesture, Press, Touch
from game.devil.actions import DevilAction, Discard, Draw, EndDeal, GoOn
from game.devil.cards import BLANK, DECK_440, DRAWS, FITS, ONIFUDA, RANK, Rank, points_of
from game.devil.position import DISCARDS, HANDS, STOCK, Choosing
from game.devil.scoring import MULTIPLIER_OF_GOING_OUT, SPECIALS, hand_points
from game.devil.view import DevilView
from game.devil.words.naming import needs, summed, the, your
from game.sentences import MATCH_OVER, RARE, Cast, any_of, capitalised, how_often, plural

DRAW: Final = Touch(STOCK, key="D")
"""The click that draws a card."""


def gesture(_view: DevilView, action: DevilAction) -> Gesture:
    """Return the gesture of an action: a drag to the discard pile, a click, or a button."""
    match action:
        case Discard(card=card):
            return Carry((card,), DISCARDS)
        case Draw():
            return DRAW
        case EndDeal():
            return Press("End the deal", "E")
        case GoOn():
            return Press("Keep going", "K")


def order(view: DevilView, action: DevilAction) -> str:
    """Return an action as an order."""
    match action:
        case Discard(card=card):
            return f"play {the(DECK_440.faces[card], view.hand)}"
        case Draw():
            return "draw a card" if view.drawable else "pass"
        case EndDeal():
            return "end the deal"
        case GoOn():
            return "keep going"


def either(view: DevilView, first: DevilAction, second: DevilAction) -> str:
    """Return two cards to play as one order."""
    if isinstance(first, Discard) and isinstance(second, Discard):
        one, other = (the(DECK_440.faces[each.card], view.hand) for each in (first, second))
        return f"play {one} or {other}"
    return ""


def preview(view: DevilView, action: DevilAction, cast: Cast) -> str:
    """Return a card's sum and effect, or the points of a choice."""
    match action:
        case Discard(card=card):
            fits = "It fits here" if DECK_440.faces[card] is BLANK else summed(card, view.top)
            return f"{fits}. {_effect(view, card, cast)}"
        case EndDeal():
            assert isinstance(view.phase, Choosing)
            every, score = RANK[view.phase.special] is Rank.SPECIAL_1, hand_points(view.hand) * 2
            match sum(RANK[card] in SPECIALS for card in view.hand):
                case 0:
                    doubled = "Every hand counts double." if every else "Only your own hand counts double."
                case 1 if every:
                    doubled = "Every hand counts double, and your Special doubles yours again."
                case 1:
                    doubled = "Your own hand counts double, and your Special doubles it again."
                case _:
                    doubled = "Your Specials multiply your hand, and ending the deal doubles it again."
            return f"{doubled} You score {score}."
        case GoOn():
            assert isinstance(view.phase, Choosing)
            count = min(DRAWS[view.phase.special], view.drawable)
            if not count:
                return _skips(view, cast)
            return cast.tell(
                _next(view),
                f"You draw {plural(count, 'card')} and miss a turn.",
                f"{{name}} draws {plural(count, 'card')} and misses a turn.",
            )
        case Draw():
            if not view.drawable:
                return "Pass. There's nothing to draw."
            if not view.piles[STOCK]:
                return "Shuffle the discards and draw."
            chance = fmean(FITS[view.top][card] for card in view.hidden)
            if chance <= RARE:
                return "The card is unlikely to fit. If it does, you play it at once."
            return f"The card will fit {how_often(chance)}. Then you play it at once."


def _next(view: DevilView) -> Seat:
    """Return the seat after the one to move (DV-7)."""
    assert view.to_move is not None
    return (view.to_move + 1) % view.seats


def _skips(view: DevilView, cast: Cast) -> str:
    return cast.tell(_next(view), "You miss a turn.", "{name} misses a turn.")


_TIMES = {2: "double", 4: "four times"}


def _effect(view: DevilView, card: Card, cast: Cast) -> str:
    """Describe the effect of playing a card (DV-10 to DV-14, DV-16, DV-17)."""
    rank = RANK[card]
    if DECK_440.faces[card] is ONIFUDA:
        return "The deal ends, and every hand counts double."
    if len(view.hand) == 1:
        times = _TIMES.get(MULTIPLIER_OF_GOING_OUT.get(rank, 1))
        if times is None:
            return "That's your last card. You go out!"
        if view.seats > 2:
            return f"That's your last card. You go out, and all the other hands count {times}!"
        return f"That's your last card. You go out, and {cast.names[_next(view)]}'s hand counts {times}!"
    if rank is Rank.TEN:
        return "You play again." if view.seats == 2 else _skips(view, cast)
    if DRAWS[card]:
        return "Then you can end the deal or keep going."
    return f"Then {cast.names[_next(view)]} {needs(card, view.fitting_on(card))}."


def why_not(view: DevilView, gesture: Gesture) -> Refusal:
    """Return the clause that forbids an attempt, and a sentence with the cards in it."""
    if view.to_move is None:
        return Refusal("DV-20", MATCH_OVER)
    if view.to_move != view.seat:
        return Refusal("DV-7", "Not your turn yet.")
    if isinstance(view.phase, Choosing):
        clause = "DV-11" if points_of(DECK_440.faces[view.phase.special]) == 1 else "DV-12"
        return Refusal(clause, "First choose End the deal or Keep going.")
    match gesture:
        case Carry(cards=(card,), place=place):
            if card not in view.piles[HANDS[view.to_move]]:
                return Refusal("DV-7", "You can only play cards from your hand.")
            if place != DISCARDS:
                return Refusal("DV-7", "That card can't go there. Play it on the discard pile.")
            face, below, fitting = DECK_440.faces[card], DECK_440.faces[view.top], _fitting(view)
            if BLANK in (face, below):
                instead = f"Play {any_of(fitting)}." if fitting else _instead(view)
                which = "a blank can't go on a Special" if face is BLANK else "a Special can't go on a blank"
                return Refusal("DV-15", f"{capitalised(which)}. {instead}")
            number, under = points_of(face), points_of(below)
            instead = "It must end in 5 or 9." if fitting else _instead(view)
            return Refusal("DV-7", f"{under} + {number} = {under + number}. {instead}")
        case Carry():
            return Refusal("DV-7", "Only one card at a time.")
        case Touch(place=place) if place == STOCK and (fitting := _fitting(view)):
            if len(fitting) == 1:
                return Refusal("DV-7", f"You can't draw. {capitalised(fitting[0])} fits, so play it.")
            return Refusal("DV-7", f"You can't draw. You have to play {any_of(fitting)}.")
        case _:
            if _fitting(view):
                return Refusal("DV-7", "Play a card from your hand on the discard pile.")
            return Refusal("DV-8" if view.drawable else "DV-9", _instead(view))


def _instead(view: DevilView) -> str:
    """Return the instruction for a hand in which nothing fits (DV-8, DV-9)."""
    if view.drawable:
        return "Nothing fits, so draw a card."
    return "Nothing fits, and there's nothing to draw. Click the draw pile to pass."


def _fitting(view: DevilView) -> list[str]:
    """Return the distinct cards of the hand that fit, as words."""
    held = {DECK_440.faces[card] for card in view.hand}
    return [your(face, view.hand) for face in view.fitting if face in held]

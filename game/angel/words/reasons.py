"""Why a seat at Angel should do something, in words for a hint."""

from math import ceil
from statistics import fmean

from game.angel.actions import CallJudgementDay, Discard, DiscardUnseen
from game.angel.combinations import score
from game.angel.moves import AngelAction
from game.angel.places import STOCK
from game.angel.policy import draws_after, enough, own
from game.angel.view import AngelView
from game.cards import Card
from game.sentences import plural

GIVEN_UP = 5
"""How much less a hand has to count on average after a discard for a call to be worth a word."""


def reason(view: AngelView, action: AngelAction) -> str:
    """What speaks for an action, as the end of a sentence; nothing where little does."""
    match action:
        case DiscardUnseen():
            return "nobody has seen any of them, so each is as good"
        case Discard(card=card):
            return _why_discard(view, card)
        case CallJudgementDay():
            return _why_call(view)


def _why_discard(view: AngelView, card: Card) -> str:
    """What comes of it, and where that is less than what is given up, why not call instead (AN-10)."""
    counts = draws_after(view, own(view), [card])[card]
    best = max(counts)
    chance = counts.count(best) / len(counts)
    usual = f"{fmean(counts):.0f} on average"
    at_best = f"at best {best} (a chance of {chance:.0%})"
    counted, wanted = score(own(view), view.bonuses), ceil(enough(view))
    less = fmean(counts) + GIVEN_UP <= counted < wanted
    why = f"; {counted} is too little to call, {wanted} would do" if less else ""
    return f"discard it, and with the next card the hand counts {usual}, {at_best}{why}"


def _why_call(view: AngelView) -> str:
    """What a hand has to count rises as the play pile goes down: the others improve too."""
    counted, wanted = score(own(view), view.bonuses), ceil(enough(view))
    if counted < wanted:
        return ""
    left = plural(len(view.piles[STOCK]), "card")
    return f"it counts {counted}, and with {left} to come {wanted} is enough for a call"

"""Why a seat at Angel should do something, in words for a hint."""

from math import ceil
from statistics import fmean

from game.angel.actions import CallJudgementDay, Discard, DiscardUnseen
from game.angel.combinations import score
from game.angel.moves import AngelAction
from game.angel.places import STOCK
from game.angel.policy import draws_after, enough, own, unseen_cards
from game.angel.view import AngelView
from game.angel.words.hopes import hope, told
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
    """What to hope for, and where more is given up than comes on average, why not call instead (AN-10)."""
    counts = draws_after(view, own(view), [card])[card]
    usual = f"{fmean(counts):.0f} on average"
    counted, wanted = score(own(view), view.bonuses), ceil(enough(view))
    less = fmean(counts) + GIVEN_UP <= counted < wanted
    why = f"; it counts {counted} now, and experienced players call with {wanted} or more" if less else ""
    unseen = sorted(unseen_cards(view))
    hoped = hope([other for other in own(view) if other != card], unseen, view.bonuses)
    if hoped is None:
        return f"discard it, and with the next card the hand counts {usual}{why}"
    chance = len(hoped.cards) / len(unseen)
    hopes = f"{told(hoped, unseen)} (a chance of {chance:.0%})"
    return f"discard it and hope for {hopes}; all in all the hand counts {usual}{why}"


def _why_call(view: AngelView) -> str:
    """What a hand has to count rises as the play pile goes down: the others improve too (AN-10)."""
    counted, wanted = score(own(view), view.bonuses), ceil(enough(view))
    if counted < wanted:
        return ""
    left = plural(len(view.piles[STOCK]), "card")
    return f"it counts {counted}; with {left} left in the play pile experienced players call from {wanted} up"

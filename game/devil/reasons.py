"""Why the Fiend plays Devil as it does, in words for a hint."""

from dataclasses import astuple
from statistics import fmean

from game.cards import Card
from game.devil.actions import Discard, EndDeal, GoOn
from game.devil.cards import FACTS, Rank
from game.devil.policy import merits, own
from game.devil.rules import DevilAction, hand_points
from game.devil.state import Choosing
from game.devil.view import DevilView
from game.sentences import plural


def reason(view: DevilView, action: DevilAction) -> str:
    """What speaks for an action that the policy would choose."""
    match action:
        case EndDeal():
            return f"your hand{_doubled(view)} counts less than the others are likely to hold"
        case GoOn():
            return (
                f"your hand{_doubled(view)} would not count clearly less than the others are likely to hold"
            )
        case Discard(card=card):
            return _why_lay(view, card)
        case _:
            return "nothing fits"


def _doubled(view: DevilView) -> str:
    """A Special 4 doubles the ender's hand alone (DV-12), a Special 1 every hand (DV-11)."""
    alone = isinstance(view.phase, Choosing) and FACTS.rank[view.phase.special] is Rank.SPECIAL_4
    return ", doubled," if alone else ""


def _why_lay(view: DevilView, card: Card) -> str:
    """The merit in which the card is furthest ahead of the others that fit."""
    rest = [other for other in own(view) if other != card]
    if FACTS.rank[card] is Rank.ONIFUDA:
        lightest = merits(view, card).total > 0
        return (
            "it ends the deal, and your hand is likely to be the lightest"
            if lightest
            else "nothing else fits"
        )
    if not rest:
        return "it is your last card"
    others = [other.card for other in view.legal if isinstance(other, Discard) and other.card != card]
    if not others:
        return "nothing else fits"
    usual = [fmean(merit) for merit in zip(*(astuple(merits(view, other)) for other in others), strict=True)]
    apart = [mine - other for mine, other in zip(astuple(merits(view, card)), usual, strict=True)]
    follow = sum(FACTS.fits[card][other] for other in rest)
    words = (
        f"it takes {plural(hand_points([*rest, card]) - hand_points(rest), 'point')} out of your hand",
        f"{plural(follow, 'card')} of yours can go on it",
        "the next player is skipped",
        "the next player can seldom follow it",
    )
    return words[apart.index(max(apart))]

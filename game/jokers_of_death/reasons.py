"""Why the Fiend plays Jokers of Death as it does, in words for a hint."""

from dataclasses import astuple
from statistics import fmean

from game.french import SUITS
from game.jokers_of_death.actions import (
    Draw,
    KeepDirection,
    Knock,
    NameSuit,
    Play,
    Reverse,
    ShowJokers,
    Take,
)
from game.jokers_of_death.cards import ACE, EIGHT, POINTS, RANK, SUIT, TWO
from game.jokers_of_death.choices import JokersAction
from game.jokers_of_death.phases import Answering, Shedding
from game.jokers_of_death.policy import merits, neighbours, own
from game.jokers_of_death.view import JokersView
from game.sentences import plural


def reason(view: JokersView, action: JokersAction) -> str:
    """What speaks for an action that the policy would choose."""
    match action:
        case Knock():
            return "only a hand that has knocked can go out"
        case NameSuit(suit=suit):
            return f"of no suit do you hold more than of {SUITS[suit].name.lower()}"
        case Reverse() | KeepDirection():
            return _why_this_way(view)
        case ShowJokers():
            return "every other hand is likely to be dearer than yours"
        case Take():
            return "nothing you hold answers it"
        case Draw():
            return "nothing fits"
        case Play():
            return _why_play(view, action)
        case _:
            return "there is nothing better to do"


def _why_this_way(view: JokersView) -> str:
    """What the policy looks at: the hands on either side."""
    if view.seats == 2:
        return "with two at the table it makes no difference"
    after, before = neighbours(view)
    if after == before:
        return "both neighbours hold equally many cards"
    return "so the neighbour with fewer cards is not the next to play"


def _why_play(view: JokersView, action: Play) -> str:
    kind = view.rules.facts.kind[action.card]
    if isinstance(view.phase, Shedding):
        return "what is shed does not come into your hand"
    if isinstance(view.phase, Answering):
        return "it passes on what you would have to take"
    others = [other for other in view.legal if isinstance(other, Play) and other != action]
    if RANK[kind] == EIGHT or not others:
        return "nothing else fits so well"
    usual = [fmean(merit) for merit in zip(*(astuple(merits(view, other)) for other in others), strict=True)]
    apart = [mine - other for mine, other in zip(astuple(merits(view, action)), usual, strict=True)]
    same = sum(SUIT[view.rules.facts.kind[card]] == SUIT[kind] for card in own(view)) - 1
    words = (
        f"it takes {plural(POINTS[kind], 'point')} out of your hand",
        "it troubles the others" if RANK[kind] in (TWO, ACE) else "it gives up less than the others would",
        f"you hold {same} more of its suit",
        "it would do less on the other piles",
    )
    return words[apart.index(max(apart))]

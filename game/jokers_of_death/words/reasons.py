"""Why the Fiend plays Jokers of Death as it does, in words for a hint."""

from statistics import fmean

from game.jokers_of_death.actions import (
    Draw,
    GiveUp,
    JokersAction,
    KeepDirection,
    Knock,
    NameSuit,
    Play,
    Reverse,
    ShowJokers,
    Stop,
    Take,
)
from game.jokers_of_death.cards import (
    ACE,
    EIGHT,
    FOUR_OF_SPADES,
    JACK,
    JOKER,
    KING,
    POINTS,
    RANK,
    SUIT,
    TWO,
    hand_points,
)
from game.jokers_of_death.phases import Answering, Fours, Shedding
from game.jokers_of_death.places import STOCK
from game.jokers_of_death.policy import USUAL_POINTS, fewest_cards, merits, nameable, next_to_play
from game.jokers_of_death.view import JokersView
from game.jokers_of_death.words.names import SUIT_NAMES, debt_on, last_card_waits, own, taken_up
from game.sentences import plural

EITHER_WAY = "either way the same player is next"
NOTHING_APART = "nothing sets it apart from the others"
HITS = "whoever plays next has to answer it"
COVERED_RANKS = (JACK, KING)
EXACT = 9
"""Digits after the point to which merits are compared: a mean of equals may differ from them in the last."""


def reason(view: JokersView, action: JokersAction) -> str:
    """What speaks for an action, or nothing."""
    lays = any(isinstance(other, Play) for other in view.legal)
    match action:
        case Knock() if last_card_waits(view):
            return "it costs nothing, but the card you draw ends it"
        case Knock():
            return "only a hand that has knocked can go out"
        case NameSuit(suit=suit):
            return _why_suit(view, suit)
        case Reverse() | KeepDirection():
            return _why_this_way(view, action)
        case ShowJokers():
            points = hand_points(own(view), view.rules.facts)
            fewest = fewest_cards(view)
            count = "counts" if fewest == 1 else "count"
            usual = round(fewest * USUAL_POINTS)
            return f"your hand counts {points}, and {plural(fewest, 'card')} {count} about {usual} on average"
        case Stop():
            return "nothing can be laid or drawn"
        case Play():
            return _why_play(view, action)
        case Take() if lays:
            return "what answers it stays in your hand for a later one that may cost more"
        case _:
            return "" if lays else _why_no_card(view, action)


def _why_no_card(view: JokersView, action: JokersAction) -> str:
    """Where nothing can be laid."""
    match action:
        case Draw():
            return "nothing you hold fits" if own(view) else "you hold no card"
        case Take():
            return "nothing you hold answers what is open"
        case GiveUp():
            return "nothing more can be laid"
        case _:
            return ""


def _why_suit(view: JokersView, suit: int) -> str:
    """What the policy counts: the cards that could follow, without the eights."""
    counts = [0] * len(SUIT_NAMES)
    for card in nameable(view):
        counts[SUIT[view.rules.facts.kind[card]] or 0] += 1
    if counts[suit] < max(counts):
        return ""
    if not max(counts):
        return "nothing but 8s is left to lay" if taken_up(view) else "you hold nothing but 8s and jokers"
    where = "are more left to lay" if taken_up(view) else "do you hold more"
    return f"8s apart, of no suit {where} than of {SUIT_NAMES[suit]}"


def _why_this_way(view: JokersView, action: JokersAction) -> str:
    """What the policy looks at: the hand of whoever plays next, aces counted (JD-19)."""
    turned = isinstance(action, Reverse)
    mine = next_to_play(view, -view.direction if turned else view.direction)
    other = next_to_play(view, view.direction if turned else -view.direction)
    if mine == other:
        return EITHER_WAY
    count, instead = (len(view.piles[view.rules.hands[seat]]) for seat in (mine, other))
    if count == instead:
        return f"whoever plays next holds {plural(count, 'card')} either way"
    return f"whoever plays next then holds {plural(count, 'card')}, not {instead}" if count > instead else ""


def _why_play(view: JokersView, action: Play) -> str:
    if isinstance(view.phase, Shedding):
        return "what is laid does not come into your hand"
    if isinstance(view.phase, Answering):
        return _why_answer(view, action)
    others = [other for other in view.legal if isinstance(other, Play) and other != action]
    if not others:
        return "nothing else fits" + (", and drawing adds cards" if Draw() in view.legal else "")
    if _rank(view, action) == EIGHT:
        return _why_eight(view, others)
    others = [other for other in others if _rank(view, other) != EIGHT]
    if not others:
        return "it saves an 8"
    rivals = [merits(view, other) for other in others]
    usual = [fmean(merit) for merit in zip(*rivals, strict=True)]
    mine = merits(view, action)
    apart = [round(merit - other, EXACT) for merit, other in zip(mine, usual, strict=True)]
    most = max(apart)
    if most > 0:
        return _words_for(view, action, others, apart.index(most))
    if view.rules.facts.kind[action.card] == FOUR_OF_SPADES:
        return HITS
    return NOTHING_APART if mine.total == max(rival.total for rival in rivals) else ""


def _words_for(view: JokersView, action: Play, others: list[Play], merit: int) -> str:
    """The words for one of the four merits, in which this card is better than the others are on average.

    Eights are not among the others: nearly every card is better kept than they.
    """
    kind = view.rules.facts.kind[action.card]
    same = sum(SUIT[view.rules.facts.kind[card]] == SUIT[kind] for card in own(view)) - 1
    return (
        f"it takes {plural(POINTS[kind], 'point')} out of your hand",
        _why_effect(view, kind, same, others),
        f"you hold {same} more of its suit",
        "fewer of the other piles show its suit",
    )[merit]


def _why_effect(view: JokersView, kind: int, same: int, others: list[Play]) -> str:
    """What it does, or what the others would ask for."""
    if RANK[kind] == TWO:
        return HITS
    if RANK[kind] == ACE:
        return "it skips a player"
    if RANK[kind] not in COVERED_RANKS and any(_rank(view, other) in COVERED_RANKS for other in others):
        return "it needs no cover"
    return f"{plural(same, 'card')} of its suit in your hand can follow on it"


def _why_eight(view: JokersView, others: list[Play]) -> str:
    ranks = {_rank(view, other) for other in others}
    if ranks == {EIGHT}:
        return "only 8s fit"
    return "all else that fits needs a cover" if ranks <= {EIGHT, *COVERED_RANKS} else ""


def _why_answer(view: JokersView, action: Play) -> str:
    """JD-10, JD-13: what an answer spares its player, as far as the stock would have given it."""
    debt = debt_on(view, action.pile)
    if view.rules.facts.kind[action.card] == JOKER:
        assert isinstance(debt, Fours)
        return f"it kills the pile, and you owe {debt.killing_cost} instead of {debt.cost}"
    if not view.piles[STOCK]:
        return "it is a card less in your hand"
    return f"it passes on the {debt.cost} you would owe there"


def _rank(view: JokersView, action: Play) -> int:
    return RANK[view.rules.facts.kind[action.card]]

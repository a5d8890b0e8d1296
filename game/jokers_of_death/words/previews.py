"""What would follow from an action at Jokers of Death, in a few words."""

from game.jokers_of_death.actions import (
    Draw,
    GiveUp,
    GoOnWithoutKnocking,
    KeepDirection,
    Knock,
    NameSuit,
    Play,
    Reverse,
    ShowJokers,
    Stop,
    Take,
    TakeUp,
)
from game.jokers_of_death.cards import (
    ACE,
    EIGHT,
    FOUR_OF_SPADES,
    JACK,
    JOKER,
    KING,
    RANK,
    SUIT,
    TEN,
    THREE_OF_DIAMONDS,
    TWO,
    hand_points,
)
from game.jokers_of_death.choices import JokersAction
from game.jokers_of_death.phases import Answering, Debt, Shedding
from game.jokers_of_death.state import PILES, STOCK
from game.jokers_of_death.view import JokersView
from game.jokers_of_death.words.names import (
    SUIT_NAMES,
    debt_on,
    owed_cards,
    own,
    pile_name,
    taken_up,
    taking,
    text,
    top,
)
from game.jokers_of_death.words.narration import WAYS
from game.sentences import opening, plural

NO_EFFECT = frozenset((ACE, TWO, TEN, JACK, KING))
"""Ranks that do something from a hand and nothing from a taken-up pile (JD-28)."""


def preview(view: JokersView, action: JokersAction) -> str:
    """What would follow from an action."""
    match action:
        case Play():
            return _play(view, action)
        case Draw():
            return f"Draw a card; {plural(len(view.piles[STOCK]), 'card')} left"
        case Stop():
            return "Nothing fits and nothing is left to draw" if own(view) else "Nothing is left to draw"
        case Take():
            return f"{opening(taking(view, owed_cards(view)))}; your turn ends"
        case TakeUp(pile=pile):
            return f"Take up {plural(len(view.piles[PILES + pile]), 'card')} to lay on the other piles"
        case GiveUp():
            rest = taken_up(view)
            price = hand_points(rest, view.rules.facts)
            cards = plural(len(rest), "card")
            return f"{cards} into your hand, {plural(price, 'point')} on your score; your turn ends"
        case _:
            return _decision(view, action)


def _decision(view: JokersView, action: JokersAction) -> str:
    match action:
        case NameSuit(suit=suit):
            return f"Only {SUIT_NAMES[suit]} or an 8 may follow there"
        case Knock():
            return "This card may then go out"
        case GoOnWithoutKnocking():
            return "This card cannot go out"
        case ShowJokers():
            points = hand_points([*own(view), *_shed_by_me(view)], view.rules.facts)
            return f"Every hand counts now, yours {points}"
        case Reverse() | KeepDirection():
            turned = -view.direction if isinstance(action, Reverse) else view.direction
            return f"Play runs {WAYS[turned]}"
        case _:
            return ""


def _shed_by_me(view: JokersView) -> list[int]:
    return taken_up(view) if view.seat == view.to_move else []


def _play(view: JokersView, action: Play) -> str:
    """A card and its pile, then all that comes of it."""
    words = f"{opening(text(view, action.card))} on {pile_name(view, action.pile)}"
    if _goes_out(view):
        return f"{words}; you go out"
    parts = [words, _effect(view, action), _left_over(view, action)]
    return "; ".join(part for part in parts if part)


def _sheds(view: JokersView) -> bool:
    return isinstance(view.phase, Shedding)


def _goes_out(view: JokersView) -> bool:
    """JD-8"""
    return not _sheds(view) and len(own(view)) == 1 and bool(view.knocked >> (view.seat or 0) & 1)


def _left_over(view: JokersView, action: Play) -> str:
    """JD-7, JD-9: what a hand that is nearly empty comes to; a new hand is not foreseen (JD-25)."""
    kind = view.rules.facts.kind[action.card]
    if _sheds(view) or (kind == THREE_OF_DIAMONDS and view.rules.switching):
        return ""
    left = len(own(view)) - 1
    if left == 1:
        return "then one card is left"
    return "no card left, but no knock: you are not out" if left == 0 else ""


def _effect(view: JokersView, action: Play) -> str:
    """What the card does, where it does anything (JD-10 to JD-21, JD-25, JD-27, JD-28)."""
    kind = view.rules.facts.kind[action.card]
    rank = RANK[kind]
    if rank == EIGHT:
        return "you name a suit"
    if _sheds(view):
        return "without effect" if rank in NO_EFFECT or kind == FOUR_OF_SPADES else ""
    if isinstance(view.phase, Answering):
        return _answer_effect(debt_on(view, action.pile), kind)
    if kind == FOUR_OF_SPADES or rank == TWO:
        cost = Debt(kind == FOUR_OF_SPADES, 1, view.seat or 0).cost
        return f"whoever plays next answers, or owes {cost}"
    if rank == ACE:
        return "one more seat is skipped" + _aces_clear(view, action.pile)
    if rank == TEN:
        return "you may turn the direction when your turn ends"
    if kind == THREE_OF_DIAMONDS and view.rules.switching:
        return "every hand passes on"
    return _cover_effect(view, action) if rank in (JACK, KING) else ""


def _answer_effect(debt: Debt, kind: int) -> str:
    if kind == JOKER:
        price = 4 * (debt.count - 1) ** 2
        return f"the pile is killed, and you owe {price}" if price else "the pile is killed"
    passed_on = Debt(debt.fours, debt.count + 1, debt.by)
    return f"whoever plays next answers, or owes {passed_on.cost}"


def _aces_clear(view: JokersView, pile: int) -> str:
    """JD-27"""
    if not view.rules.aces or view.live != view.rules.everything:
        return ""
    tops = [top(view, other) for other in range(view.rules.piles) if other != pile]
    if all(card is not None and RANK[view.rules.facts.kind[card]] == ACE for card in tops):
        return "; the piles go back into the stock"
    return ""


def _cover_effect(view: JokersView, action: Play) -> str:
    """JD-20"""
    kinds = [view.rules.facts.kind[card] for card in own(view) if card != action.card]
    suit = SUIT[view.rules.facts.kind[action.card]]
    if not view.piles[STOCK] and not any(SUIT[kind] == suit or RANK[kind] == EIGHT for kind in kinds):
        return "nothing is left to cover it, so it stays"
    return "then cover it"

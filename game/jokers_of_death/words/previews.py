"""What would follow from an action at Jokers of Death, in a few words."""

from collections.abc import Mapping
from typing import Final

from game.jokers_of_death.actions import (
    Draw,
    GiveUp,
    GoOnWithoutKnocking,
    JokersAction,
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
from game.jokers_of_death.cards import ACE, COVERING, EIGHT, JACK, JOKER, KING, RANK, hand_points
from game.jokers_of_death.phases import Answering, Debt, Fours, Shedding, Twos
from game.jokers_of_death.places import PILES, STOCK
from game.jokers_of_death.playing import offer_reversal, open_four, open_two, skip_a_seat
from game.jokers_of_death.position import Effect
from game.jokers_of_death.variants.aces import clear_aces
from game.jokers_of_death.variants.hand_switching import switch_hands
from game.jokers_of_death.view import JokersView
from game.jokers_of_death.words.names import (
    SUIT_NAMES,
    debt_on,
    last_card_waits,
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

SIDES: Final = {1: "left", -1: "right"}
"""Where whoever sits next is, by direction."""
EFFECT_WORDS: Final[Mapping[Effect, str]] = {
    open_two: f"whoever plays next answers, or owes {Twos(1, 0).cost}",
    open_four: f"whoever plays next answers, or owes {Fours(1, 0).cost}",
    skip_a_seat: "a player is skipped when the turn ends",
    offer_reversal: "you may turn the direction when your turn ends",
    switch_hands: "every hand passes on",
    clear_aces: "the piles go back into the stock",
}
"""What a card from the hand does."""


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
            return f"Take up {plural(len(view.piles[PILES[pile]]), 'card')} to lay on the other piles"
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
        case Knock() if last_card_waits(view):
            return "Tells all that one card is left; the card you draw ends it"
        case Knock():
            return "Tells all that one card is left; while you hold just it, laying it ends the deal"
        case GoOnWithoutKnocking() if last_card_waits(view):
            return "You draw and play on"
        case GoOnWithoutKnocking():
            then = "would draw and play on" if view.piles[STOCK] else "then hold none"
            return f"Laying this card does not end the deal: you {then}"
        case ShowJokers():
            points = hand_points([*own(view), *_shed_by_me(view)], view.rules.facts)
            return f"Every hand counts now, yours {points}"
        case Reverse() | KeepDirection():
            turned = -view.direction if isinstance(action, Reverse) else view.direction
            return f"Play runs {WAYS[turned]}" + (f", to your {SIDES[turned]}" if view.seats > 2 else "")
        case _:
            return ""


def _shed_by_me(view: JokersView) -> list[int]:
    return taken_up(view) if view.seat == view.to_move else []


def _play(view: JokersView, action: Play) -> str:
    """A card and its pile, then all that comes of it."""
    words = f"{opening(text(view, action.card))} on {pile_name(view, action.pile)}"
    if _goes_out(view):
        return f"{words}; you go out"
    parts = [words, *_what_it_does(view, action), _left_over(view, action)]
    return "; ".join(part for part in parts if part)


def _sheds(view: JokersView) -> bool:
    return isinstance(view.phase, Shedding)


def _goes_out(view: JokersView) -> bool:
    """JD-8"""
    return not _sheds(view) and len(own(view)) == 1 and bool(view.knocked >> (view.seat or 0) & 1)


def _left_over(view: JokersView, action: Play) -> str:
    """JD-7, JD-9: what a hand that is nearly empty comes to; a new hand is not foreseen (JD-25)."""
    if _sheds(view) or switch_hands in _effects(view, action):
        return ""
    left = len(own(view)) - 1
    if left == 1:
        return "then one card is left"
    return "no card left, but no knock: you are not out" if left == 0 else ""


def _effects(view: JokersView, action: Play) -> tuple[Effect, ...]:
    return view.rules.effects[view.rules.facts.kind[action.card]]


def _what_it_does(view: JokersView, action: Play) -> list[str]:
    """What the card does, where it does anything (JD-10 to JD-21, JD-25, JD-27, JD-28)."""
    kind = view.rules.facts.kind[action.card]
    rank = RANK[kind]
    if rank == EIGHT:
        return ["you name a suit"]
    if _sheds(view):
        return ["without effect"] if _effects(view, action) or rank in (JACK, KING) else []
    if isinstance(view.phase, Answering):
        ends = ["your turn ends"] if view.phase.owed == 1 << action.pile else []
        return [_answer_effect(debt_on(view, action.pile), kind), *ends]
    if rank in (JACK, KING):
        return [_cover_effect(view, action)]
    done = [
        effect
        for effect in _effects(view, action)
        if effect is not clear_aces or _three_aces(view, action.pile)
    ]
    return [EFFECT_WORDS[effect] for effect in done]


def _answer_effect(debt: Debt, kind: int) -> str:
    if kind != JOKER:
        return f"whoever plays next answers, or owes {debt.answered(debt.by).cost}"
    assert isinstance(debt, Fours)
    price = debt.killing_cost
    return f"the pile is killed, and you owe {price}" if price else "the pile is killed"


def _three_aces(view: JokersView, pile: int) -> bool:
    """JD-27: whether an ace on this pile makes the third."""
    tops = [top(view, other) for other in range(view.rules.piles) if other != pile]
    aces = all(card is not None and RANK[view.rules.facts.kind[card]] == ACE for card in tops)
    return aces and view.live == view.rules.all_piles


def _cover_effect(view: JokersView, action: Play) -> str:
    """JD-20"""
    covers = COVERING[view.rules.facts.kind[action.card]]
    rest = [card for card in own(view) if card != action.card]
    if view.piles[STOCK] or any(view.rules.facts.bit[card] & covers for card in rest):
        return "then it needs another card on it at once"
    return "nothing is left to cover it, so it stays"

"""Why something may not be done at Jokers of Death, in words."""

from game.cards import Card
from game.contract.rules import Refusal
from game.contract.table import Carry, Gesture, Press, Touch
from game.jokers_of_death.cards import EIGHT, JOKER, RANK
from game.jokers_of_death.phases import (
    Answering,
    Covering,
    Fours,
    Knocking,
    Naming,
    Playing,
    Reversing,
    Shedding,
)
from game.jokers_of_death.places import STOCK
from game.jokers_of_death.scoring import TARGET
from game.jokers_of_death.view import JokersView
from game.jokers_of_death.words.names import (
    SUIT_NAMES,
    cover_words,
    debt_on,
    own,
    pile_name,
    taken_up,
    text,
    top,
)


def why_not(view: JokersView, gesture: Gesture) -> Refusal:
    """The clause that forbids what a person tried, and a sentence with the cards in it."""
    if view.to_move is None:
        return _over(view)
    if view.to_move != view.seat:
        return Refusal("JD-3", "It is another player's turn.")
    match view.phase:
        case Knocking():
            return Refusal("JD-7", "One card is left: first knock, or go on without knocking.")
        case Naming(pile=pile):
            return Refusal("JD-17", f"First name a suit for {pile_name(view, pile)}.")
        case Reversing():
            return Refusal("JD-18", "First say whether the direction of play turns.")
        case Shedding(pile=place):
            return _shed_refused(view, place, gesture)
        case Answering(owed=owed):
            return _answer_refused(view, owed, gesture)
        case Covering(pile=pile):
            return _cover_refused(view, pile, gesture)
        case Playing(owed=owed):
            return _play_refused(view, owed, gesture)
        case _:
            return _over(view)


def _over(view: JokersView) -> Refusal:
    """JD-24, JD-31"""
    highest = max(view.standing.totals)
    if highest >= TARGET and view.standing.totals.count(highest) == 1:
        return Refusal("JD-24", f"The match is over: the highest total, {highest}, has reached {TARGET}.")
    return Refusal("JD-31", f"The match is over: {len(view.standing.deals)} deals are played.")


def _pile(view: JokersView, gesture: Gesture) -> int | None:
    """The discard pile a gesture is about."""
    return None if isinstance(gesture, Press) else view.rules.pile_at(gesture.place)


def _killed(view: JokersView, pile: int | None) -> Refusal | None:
    if pile is None or view.live >> pile & 1:
        return None
    return Refusal("JD-13", "That pile was killed by a joker.")


def _play_refused(view: JokersView, owed: int, gesture: Gesture) -> Refusal:
    pile = _pile(view, gesture)
    match gesture:
        case Touch(place=place) if place == STOCK:
            return _draw_refused(view)
        case Carry(cards=(_, _, *_)):
            return Refusal("JD-4", "One card at a time goes on a pile.")
        case Carry(cards=(card,)) if card not in own(view):
            return Refusal("JD-4", "Only cards from your hand can be laid.")
        case Carry(cards=(card,)) if pile is not None:
            return _card_refused(view, owed, card, pile)
        case Carry():
            return Refusal("JD-4", "Cards are laid on the piles in the middle.")
        case Touch() if pile is not None:
            return _touch_refused(view, owed, pile)
        case _:
            return Refusal("JD-4", "Lay one card on each live pile.")


def _draw_refused(view: JokersView) -> Refusal:
    if not view.piles[STOCK]:
        return Refusal("JD-6", "The stock is empty.")
    return Refusal(
        "JD-5", "Something you hold fits on each pile that still wants a card: draw only where nothing does."
    )


def _touch_refused(view: JokersView, owed: int, pile: int) -> Refusal:
    """A pile clicked without a card: to look at it, or to take it up (JD-28)."""
    if killed := _killed(view, pile):
        return killed
    if not view.rules.openings or top(view, pile) is None:
        return _served(view, pile) if not owed >> pile & 1 else Refusal("JD-4", "Choose a card to lay there.")
    assert isinstance(view.phase, Playing)
    if not view.phase.fresh:
        return Refusal("JD-28", "A pile may be taken up only at the start of a turn, before all else.")
    return Refusal("JD-28", "A pile may be taken up only while another pile lies there to take its cards.")


def _served(view: JokersView, pile: int) -> Refusal:
    return Refusal("JD-4", f"{pile_name(view, pile)} was laid there this turn: that pile has had its card.")


def _card_refused(view: JokersView, owed: int, card: Card, pile: int) -> Refusal:
    kind = view.rules.facts.kind[card]
    lying = top(view, pile)
    if killed := _killed(view, pile):
        return killed
    if kind == JOKER and lying is not None:
        return Refusal(
            "JD-16", "A joker goes only on a 4♠ that the player before has laid, and nobody paid for."
        )
    if not owed >> pile & 1:
        return _served(view, pile)
    if lying is None:
        return Refusal("JD-29", "Any card but a joker goes on the empty place.")
    if (named := view.named[pile]) is not None:
        suit = SUIT_NAMES[named]
        return Refusal("JD-17", f"{text(view, card)} does not go there: {suit} were named, or another 8.")
    return Refusal("JD-4", f"{text(view, card)} matches {text(view, lying)} neither in suit nor in rank.")


def _cover_refused(view: JokersView, pile: int, gesture: Gesture) -> Refusal:
    bare = text(view, top(view, pile))
    if isinstance(gesture, Touch) and gesture.place == STOCK:
        return Refusal("JD-20", f"The stock is empty: cover {bare} with {cover_words(view, pile)}.")
    if isinstance(gesture, Carry) and _pile(view, gesture) == pile and set(gesture.cards) <= set(own(view)):
        if len(gesture.cards) > 1:
            return Refusal("JD-20", f"One card at a time covers {bare}.")
        card = text(view, gesture.cards[0])
        return Refusal("JD-20", f"{card} cannot cover {bare}: it takes {cover_words(view, pile)}.")
    return Refusal("JD-20", f"First cover {bare} with {cover_words(view, pile)}.")


def _answer_refused(view: JokersView, owed: int, gesture: Gesture) -> Refusal:
    pile = _pile(view, gesture)
    if isinstance(gesture, Touch) and gesture.place == STOCK:
        return Refusal("JD-11", "What is owed is taken all at once, by the button.")
    if killed := _killed(view, pile):
        return killed
    if pile is None or not owed >> pile & 1:
        open_here = pile is not None and view.debts[pile] is not None
        if open_here:
            return Refusal("JD-11", "You have answered there; the next player has to now.")
        return Refusal("JD-11", "This turn only answers: nothing goes where there is no 2 or 4♠ to answer.")
    debt = debt_on(view, pile)
    if isinstance(gesture, Carry) and gesture.cards[0] in own(view):
        kind = view.rules.facts.kind[gesture.cards[0]]
        if kind == JOKER and isinstance(debt, Fours):
            return Refusal("JD-16", "A joker never goes on your own 4♠: lay another 4♠, or take.")
        if RANK[kind] == EIGHT:
            return Refusal("JD-17", "An 8 does not answer a 2 or a 4♠.")
    if isinstance(debt, Fours):
        cards = "a 4♠ answers your own 4♠" if debt.by == view.seat else "a 4♠ or a joker answers here"
        return Refusal("JD-13", f"Only {cards}; if not, you owe {debt.cost}.")
    return Refusal("JD-10", f"Only a 2 answers here; if not, you owe {debt.cost}.")


def _shed_refused(view: JokersView, place: int, gesture: Gesture) -> Refusal:
    """JD-28: what was taken up comes first, on the other piles, a card at a time."""
    pile = _pile(view, gesture)
    match gesture:
        case Touch(place=touched) if touched == STOCK:
            return Refusal("JD-28", "Nothing is drawn until the pile that was taken up is laid, or given up.")
        case Carry(cards=cards) if not set(cards) <= set(taken_up(view)):
            return Refusal("JD-28", "Your hand waits until the pile that was taken up is laid, or given up.")
        case Carry(cards=(_, _, *_)):
            return Refusal("JD-28", "The cards taken up are laid one at a time.")
        case Carry(cards=(card,)) if pile is not None:
            return _shed_card_refused(view, place, card, pile)
        case _:
            return Refusal("JD-28", "Lay the cards taken up on the other piles, or give up.")


def _shed_card_refused(view: JokersView, place: int, card: Card, pile: int) -> Refusal:
    if killed := _killed(view, pile):
        return killed
    if pile == place:
        return Refusal("JD-28", "The cards taken up go on the other piles, not back on their place.")
    lying = top(view, pile)
    if lying is None:
        return Refusal("JD-28", "The cards taken up go on piles, not on an empty place.")
    if (named := view.named[pile]) is not None:
        suit = SUIT_NAMES[named]
        return Refusal("JD-17", f"{text(view, card)} does not go there: {suit} were named, or another 8.")
    return Refusal("JD-28", f"{text(view, card)} matches {text(view, lying)} neither in suit nor in rank.")

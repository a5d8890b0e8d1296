"""Refusals at Jokers of Death."""

from game.cards import Card
from game.contract.rules import Refusal
from game.contract.table import Carry, Gesture, Press, Touch
from game.french import SUITS
from game.jokers_of_death.cards import EIGHT, JOKER, PILES_IN, RANK
from game.jokers_of_death.position import (
    STOCK,
    Answering,
    Covering,
    Fours,
    Knocking,
    Naming,
    Playing,
    Reversing,
    Shedding,
)
from game.jokers_of_death.scoring import TARGET
from game.jokers_of_death.view import JokersView
from game.jokers_of_death.words.naming import (
    A_SUIT,
    covering,
    debt_on,
    matching,
    own,
    picked_up,
    pile_name,
    the,
    to_draw,
    top,
)
from game.sentences import opening


def why_not(view: JokersView, gesture: Gesture) -> Refusal:
    """Return the clause that forbids an attempt, and a sentence with the cards in it."""
    if view.to_move is None:
        return _over(view)
    if view.to_move != view.seat:
        return Refusal("JD-3", "Not your turn yet.")
    match view.phase:
        case Knocking():
            return Refusal("JD-7", "First choose Knock or Don't knock.")
        case Naming(pile=pile):
            return Refusal("JD-17", f"First name a suit for {pile_name(view, pile)}.")
        case Reversing():
            return Refusal("JD-18", "First choose which way play goes.")
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
    """Return the reason for which the match is over (JD-24, JD-31)."""
    highest = max(view.standing.totals)
    if highest >= TARGET and view.standing.totals.count(highest) == 1:
        return Refusal("JD-24", "The match is over.")
    return Refusal("JD-31", f"The match is over after {len(view.standing.deals)} deals.")


def _pile(view: JokersView, gesture: Gesture) -> int | None:
    """Return the discard pile a gesture is about."""
    return None if isinstance(gesture, Press) else view.rules.pile_at(gesture.place)


def _killed(view: JokersView, pile: int | None) -> Refusal | None:
    if pile is None or view.live >> pile & 1:
        return None
    return Refusal("JD-13", "A joker killed that pile. Play on another.")


def _play_refused(view: JokersView, owed: int, gesture: Gesture) -> Refusal:
    pile = _pile(view, gesture)
    match gesture:
        case Touch(place=place) if place == STOCK:
            return _draw_refused(view, owed)
        case Carry(cards=(_, _, *_)):
            return Refusal("JD-4", "Play one card at a time.")
        case Carry(cards=(card,)) if card not in own(view):
            return Refusal("JD-4", "You can only play cards from your hand.")
        case Carry(cards=(card,)) if pile is not None:
            return _card_refused(view, owed, card, pile)
        case Carry():
            return Refusal("JD-4", "Play it on one of the piles in the middle.")
        case Touch() if pile is not None:
            return _touch_refused(view, owed, pile)
        case _:
            return Refusal("JD-4", "Play a card on one of the piles.")


def _draw_refused(view: JokersView, owed: int) -> Refusal:
    if not view.piles[STOCK]:
        return Refusal("JD-6", "The draw pile is empty.")
    if len(PILES_IN[owed]) == 1:
        return Refusal("JD-5", "You can't draw. You have a card that fits.")
    return Refusal("JD-5", "You can't draw. You have a card for each pile.")


def _touch_refused(view: JokersView, owed: int, pile: int) -> Refusal:
    """Tell of a pile clicked without a card: to play there, or to pick it up (JD-28)."""
    if killed := _killed(view, pile):
        return killed
    if not view.rules.openings or top(view, pile) is None:
        return _done() if not owed >> pile & 1 else Refusal("JD-4", "Pick a card first, then the pile.")
    assert isinstance(view.phase, Playing)
    if not view.phase.fresh:
        return Refusal("JD-28", "You can only pick up a pile at the start of your turn.")
    return Refusal("JD-28", "You can't pick up the only pile.")


def _done() -> Refusal:
    return Refusal("JD-4", "That pile's done for this turn. Play on another.")


def _card_refused(view: JokersView, owed: int, card: Card, pile: int) -> Refusal:
    kind, below = view.rules.facts.kind[card], top(view, pile)
    if killed := _killed(view, pile):
        return killed
    if kind == JOKER and below is not None:
        return Refusal("JD-16", "A joker only goes on a 4♠ that was just played at you.")
    if not owed >> pile & 1:
        return _done()
    if below is None:
        return Refusal("JD-29", "A joker can't start a pile. Play any other card.")
    return _misfit(view, "JD-4", card, pile)


def _misfit(view: JokersView, clause: str, card: Card, pile: int) -> Refusal:
    """Tell why a card does not fit on a pile (JD-4, JD-17, JD-28)."""
    if (named := view.named[pile]) is not None:
        suit = SUITS[named].name.capitalize()
        return Refusal("JD-17", f"{suit} were named. Play {A_SUIT[named]} or an 8 there.")
    misfit = f"{opening(the(view, card))} doesn't go on {the(view, top(view, pile))}."
    return Refusal(clause, f"{misfit} Play {matching(view, pile)}.")


def _cover_refused(view: JokersView, pile: int, gesture: Gesture) -> Refusal:
    bare, cover = the(view, top(view, pile)), covering(view, top(view, pile))
    if isinstance(gesture, Touch) and gesture.place == STOCK:
        return Refusal("JD-20", f"The draw pile is empty. Cover {bare} with {cover}.")
    if isinstance(gesture, Carry) and _pile(view, gesture) == pile and set(gesture.cards) <= set(own(view)):
        if len(gesture.cards) > 1:
            return Refusal("JD-20", "Play one card at a time.")
        card = opening(the(view, gesture.cards[0]))
        return Refusal("JD-20", f"{card} can't cover {bare}. Play {cover}.")
    return Refusal("JD-20", f"First cover {bare} with {cover}.")


def _answer_refused(view: JokersView, owed: int, gesture: Gesture) -> Refusal:
    pile = _pile(view, gesture)
    if isinstance(gesture, Touch) and gesture.place == STOCK:
        return Refusal("JD-11", f"You draw them all at once. {_to_draw_them(view)}")
    if killed := _killed(view, pile):
        return killed
    if pile is None or not owed >> pile & 1:
        if pile is not None and view.debts[pile] is not None:
            return Refusal("JD-11", "You've answered that one. It's up to the next player.")
        return Refusal("JD-11", "This turn you can only answer. Play on the pile that hit you.")
    debt, instead = debt_on(view, pile), _instead(view)
    if isinstance(gesture, Carry) and gesture.cards[0] in own(view):
        kind = view.rules.facts.kind[gesture.cards[0]]
        if kind == JOKER and isinstance(debt, Fours):
            return Refusal("JD-16", f"A joker can't go on your own 4♠. Play another 4♠, or {instead}.")
        if RANK[kind] == EIGHT:
            return Refusal("JD-17", f"An 8 won't help. {_answers(view, pile)}, or {instead}.")
    return Refusal("JD-13" if isinstance(debt, Fours) else "JD-10", f"{_answers(view, pile)}, or {instead}.")


def _to_draw_them(view: JokersView) -> str:
    return f"Press Draw {to_draw(view)}." if to_draw(view) else "Press End turn."


def _instead(view: JokersView) -> str:
    return f"draw {to_draw(view)}" if to_draw(view) else "end your turn"


def _answers(view: JokersView, pile: int) -> str:
    debt = debt_on(view, pile)
    if not isinstance(debt, Fours):
        return "Play another 2 there"
    return "Play another 4♠ there" if debt.by == view.seat else "Play another 4♠ or a joker there"


def _shed_refused(view: JokersView, place: int, gesture: Gesture) -> Refusal:
    """Refuse what does not play the picked-up cards, one at a time, on the other piles (JD-28)."""
    pile = _pile(view, gesture)
    match gesture:
        case Touch(place=touched) if touched == STOCK:
            return Refusal("JD-28", "You can't draw now. Play the pile you picked up, or give up.")
        case Carry(cards=cards) if not set(cards) <= set(picked_up(view)):
            return Refusal("JD-28", "Your hand has to wait. First play the pile you picked up.")
        case Carry(cards=(_, _, *_)):
            return Refusal("JD-28", "Play one card at a time.")
        case Carry(cards=(card,)) if pile is not None:
            return _shed_card_refused(view, place, card, pile)
        case _:
            return Refusal("JD-28", "Play the cards you picked up on the other piles, or give up.")


def _shed_card_refused(view: JokersView, place: int, card: Card, pile: int) -> Refusal:
    if killed := _killed(view, pile):
        return killed
    if pile == place or top(view, pile) is None:
        return Refusal("JD-28", "It can't go on an empty pile. Play it on another.")
    return _misfit(view, "JD-28", card, pile)

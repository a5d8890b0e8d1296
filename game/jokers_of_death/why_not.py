"""Why something may not be done at Jokers of Death, in words."""

from game.cards import Card, Seat
from game.contract.rules import Refusal
from game.contract.table import Carry, Gesture, Press, Touch
from game.french import SUITS
from game.jokers_of_death.cards import EIGHT, JOKER, RANK, deck
from game.jokers_of_death.phases import (
    Answering,
    Covering,
    Knocking,
    Naming,
    Playing,
    Reversing,
    Shedding,
)
from game.jokers_of_death.state import PILES, STOCK
from game.jokers_of_death.view import JokersView


def why_not(view: JokersView, gesture: Gesture) -> Refusal:
    """The clause that forbids what a person tried, and a sentence with the cards in it."""
    if view.to_move is None:
        return Refusal("JD-24", "The match is over: somebody has reached 105.")
    if view.to_move != view.seat:
        return Refusal("JD-3", "It is another player's turn.")
    match view.phase:
        case Knocking():
            return Refusal("JD-7", "One card is left: first knock, or go on without knocking.")
        case Naming():
            return Refusal("JD-17", "First name the suit for the eight.")
        case Reversing():
            return Refusal("JD-18", "First say whether the direction turns.")
        case Shedding(pile=place):
            return _shed_refused(view, place, gesture)
        case Answering(owed=owed):
            return _answer_refused(view, owed, gesture)
        case Covering(pile=pile):
            return _cover_refused(view, pile, gesture)
        case Playing(owed=owed):
            return _play_refused(view, view.to_move, owed, gesture)
        case _:
            return Refusal("JD-24", "The match is over.")


def text(view: JokersView, card: Card | None) -> str:
    """How a sentence writes a card of this match."""
    known = view.rules.facts
    return deck((known.cards - known.jokers) // 52, known.jokers).text(card)


def _pile(view: JokersView, gesture: Gesture) -> int | None:
    """The discard pile a gesture is about."""
    if isinstance(gesture, Press) or not PILES <= gesture.place < PILES + view.rules.piles:
        return None
    return gesture.place - PILES


def _play_refused(view: JokersView, seat: Seat, owed: int, gesture: Gesture) -> Refusal:
    pile = _pile(view, gesture)
    match gesture:
        case Touch(place=place) if place == STOCK:
            return Refusal("JD-5", "A card may be drawn only while some pile you owe has none that fits it.")
        case Carry(cards=(_, _, *_)):
            return Refusal("JD-4", "One card goes on each pile.")
        case Carry(cards=(card,)) if pile is not None:
            return _card_refused(view, seat, owed, card, pile)
        case Touch() if pile is not None:
            return Refusal("JD-4", "Lay a card from this hand on that pile.")
        case Press():
            return Refusal("JD-4", "There is still a pile to play on.")
        case _:
            return Refusal("JD-4", "Play one card on each live pile.")


def _card_refused(view: JokersView, seat: Seat, owed: int, card: Card, pile: int) -> Refusal:
    kind = view.rules.facts.kind[card]
    if card not in view.piles[view.rules.hands + seat]:
        return Refusal("JD-4", "Only a card from the hand whose turn it is can be played.")
    if not view.live >> pile & 1:
        return Refusal("JD-13", "That pile was killed by a joker.")
    if kind == JOKER:
        return Refusal("JD-16", "A joker goes only on a 4♠ that the player before has just laid.")
    if not owed >> pile & 1:
        return Refusal("JD-4", "That pile has had its card this turn.")
    if view.called[pile] >= 0:
        suit = SUITS[view.called[pile]].name.lower()
        return Refusal("JD-17", f"{text(view, card)} does not go there: {suit} were named, or another 8.")
    if not view.piles[PILES + pile]:
        return Refusal("JD-29", "Any card but a joker goes on the empty place.")
    top = text(view, view.piles[PILES + pile][-1])
    return Refusal("JD-4", f"{text(view, card)} matches {top} neither in suit nor in rank.")


def _cover_refused(view: JokersView, pile: int, gesture: Gesture) -> Refusal:
    top = view.piles[PILES + pile][-1]
    if isinstance(gesture, Carry) and _pile(view, gesture) == pile:
        cards = " and ".join(text(view, card) for card in gesture.cards)
        return Refusal("JD-20", f"{cards} cannot cover {text(view, top)}: it takes its suit, or an 8.")
    return Refusal("JD-20", f"First cover {text(view, top)} with a card of its suit, or an 8.")


def _answer_refused(view: JokersView, owed: int, gesture: Gesture) -> Refusal:
    pile = _pile(view, gesture)
    if isinstance(gesture, Touch) and gesture.place == STOCK:
        return Refusal("JD-11", "Take what is owed by its button, once all answers are given.")
    if pile is None or not owed >> pile & 1:
        return Refusal("JD-10", "Only what is open can be answered this turn; nothing goes on another pile.")
    debt = view.debts[pile]
    assert debt is not None
    if isinstance(gesture, Carry):
        kind = view.rules.facts.kind[gesture.cards[0]]
        if kind == JOKER and debt.fours:
            return Refusal("JD-16", "A joker never goes on one's own 4♠.")
        if RANK[kind] == EIGHT:
            return Refusal("JD-17", "An 8 does not answer a 2 or a 4♠.")
    if debt.fours:
        return Refusal("JD-13", f"Only a 4♠ or a joker answers here, or take {debt.cost}.")
    return Refusal("JD-10", f"Only a 2 answers here, or take {debt.cost}.")


def _shed_refused(view: JokersView, place: int, gesture: Gesture) -> Refusal:
    pile = _pile(view, gesture)
    if isinstance(gesture, Carry) and gesture.cards[0] not in view.piles[view.rules.taken]:
        return Refusal("JD-28", "First shed the pile that was taken up; the hand waits meanwhile.")
    if pile == place:
        return Refusal("JD-28", "The pile that was taken up goes on the others, not back on its place.")
    return Refusal("JD-28", "That does not match: lay it where suit or rank agree, or give up.")

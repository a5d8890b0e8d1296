"""Refusals at Evil Deal."""

from game.contract.rules import Refusal
from game.contract.table import Carry, Gesture, Press, Touch
from game.evil_deal.actions import PlayCard
from game.evil_deal.position import (
    BURIED_KIND,
    HANDS,
    STACK_KIND,
    TAKEN_KIND,
    TRICK_KIND,
    TRICKS,
    TRUMP_KIND,
    Burying,
    Following,
    Leading,
    Naming,
    Picking,
    kind_of,
)
from game.evil_deal.view import EvilDealView
from game.evil_deal.words.naming import one_of, suit_name, the
from game.french import SUIT
from game.table import PileKind


def why_not(view: EvilDealView, gesture: Gesture) -> Refusal:
    """Return the clause that forbids an attempt, and a sentence or two with the cards in it."""
    if view.to_move is None:
        return Refusal("ED-15" if view.games == 1 else "ED-16", "The match is over.")
    touched = _touched(view, gesture)
    if touched is TAKEN_KIND:
        return Refusal("ED-12", "You can only look at the last trick.")
    if view.to_move != view.seat:
        return _out_of_turn(view)
    match view.phase:
        case Picking():
            return _picking_refused(touched)
        case Naming():
            return _naming_refused(view, gesture, touched)
        case Burying():
            return _throw_refused(view, gesture, touched)
        case _:
            return _play_refused(view, gesture, touched)


def _touched(view: EvilDealView, gesture: Gesture) -> PileKind | None:
    """Return the kind of pile that was touched or taken from; of a hidden card, of where it went."""
    match gesture:
        case Touch(place=place):
            return kind_of(place)
        case Carry(cards=cards, place=place):
            lies = (index for index, pile in enumerate(view.piles) if cards[0] in pile)
            return kind_of(next(lies, place))
        case _:
            return None


def _out_of_turn(view: EvilDealView) -> Refusal:
    """Tell whose turn it is by what: the clause says why."""
    match view.phase:
        case Picking():
            return Refusal("ED-3", "Not your turn yet. The dealer picks a stack second.")
        case Naming():
            return Refusal("ED-4", "Not your turn yet. The dealer picks trumps second.")
        case Burying():
            return Refusal("ED-13", "Not your turn yet. First you both throw a card away.")
        case Following():
            return Refusal("ED-9", "Not your turn yet. Your opponent has to play a card first.")
        case _ if view.exchange:
            return Refusal("ED-11", "Not your turn yet. The winner of the last card leads.")
        case _ if sum(view.tricks) % 4:
            return Refusal("ED-12", "Not your turn yet. The winner of the last trick leads.")
        case _ if view.half:
            return Refusal("ED-8", "Not your turn yet. The dealer leads the second half.")
        case _:
            return Refusal("ED-8", "Not your turn yet. The player who didn't deal leads the first half.")


def _picking_refused(touched: PileKind | None) -> Refusal:
    if touched is TRUMP_KIND:
        return Refusal("ED-3", "Trumps come later. Pick a stack first.")
    if touched is STACK_KIND:
        return Refusal("ED-3", "That's not your stack. Pick one on your side.")
    return Refusal("ED-3", "Pick one of your two stacks first.")


def _naming_refused(view: EvilDealView, gesture: Gesture, touched: PileKind | None) -> Refusal:
    assert view.seat is not None
    one, other = view.trump_cards(view.seat)
    if isinstance(gesture, Press) and SUIT[one] != SUIT[other]:
        return Refusal("ED-5", "No trump needs two trump cards of one suit. Pick your trump.")
    if touched is STACK_KIND:
        return _stack_refused()
    return Refusal("ED-4", "First pick your trump for this half.")


def _throw_refused(view: EvilDealView, gesture: Gesture, touched: PileKind | None) -> Refusal:
    assert view.seat is not None
    match gesture:
        case Carry(cards=(card,)) if card == view.firsts[view.seat]:
            return Refusal("ED-13", f"You can't throw {the(card)} away. Pick another card.")
        case Carry(cards=cards) if len(cards) > 1:
            return Refusal("ED-13", "Throw away just one card.")
        case _ if touched is TRUMP_KIND:
            return _trump_card_refused(view)
        case _:
            return Refusal("ED-13", "Throw one card away first. Drag it to your discard pile.")


def _play_refused(view: EvilDealView, gesture: Gesture, touched: PileKind | None) -> Refusal:
    assert view.seat is not None
    match gesture:
        case Carry(cards=cards) if len(cards) > 1:
            return Refusal("ED-9", "Play one card at a time.")
        case Carry(cards=(card,)) if card in view.piles[HANDS[view.seat]]:
            return _wrong_place() if PlayCard(card) in view.legal else _must_follow(view)
        case Touch(place=place) if place == TRICKS[view.seat]:
            return Refusal("ED-9", "Pick a card from your hand first, then click here.")
        case Press():
            return Refusal("ED-4", "Your trumps are picked. They stay as they are.")
        case _:
            return _not_a_hand(view, touched)


def _not_a_hand(view: EvilDealView, touched: PileKind | None) -> Refusal:
    if touched is STACK_KIND and view.half == 0:
        return _stack_refused()
    if touched is TRUMP_KIND:
        return _trump_card_refused(view)
    if touched is TRICK_KIND:
        return Refusal("ED-12", "Those are played. Play a card from your hand.")
    if touched is BURIED_KIND:
        return Refusal("ED-13", "That card is out of the deal. Play from your hand.")
    return _must_play(view)


def _must_play(view: EvilDealView) -> Refusal:
    if isinstance(view.phase, Leading):
        return Refusal("ED-11", "You lead. Drag a card from your hand to the middle.")
    assert isinstance(view.phase, Following)
    return Refusal("ED-10", f"Answer {the(view.phase.led)}. Drag a card from your hand to the middle.")


def _must_follow(view: EvilDealView) -> Refusal:
    """ED-10: refuse a card of another suit than the led one."""
    assert isinstance(view.phase, Following)
    suit = SUIT[view.phase.led]
    if len(view.legal) == 1:
        return Refusal("ED-10", f"You have a {one_of(suit)}, so you must play it.")
    return Refusal("ED-10", f"You have {suit_name(suit)}, so you must play one.")


def _wrong_place() -> Refusal:
    return Refusal("ED-9", "Play it to your side of the middle.")


def _stack_refused() -> Refusal:
    return Refusal("ED-3", "Those cards are for the second half. Nobody looks at them yet.")


def _trump_card_refused(view: EvilDealView) -> Refusal:
    if view.half == 0:
        return Refusal("ED-13", "You pick up your first trump card after this half. Play from your hand.")
    return Refusal("ED-13", "Your second trump card stays on the table. Play from your hand.")

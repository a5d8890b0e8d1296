"""Actions of Evil Deal: their gestures, previews and reasons."""

from typing import TypeAlias

from game.cards import Card
from game.contract.table import Carry, Gesture, Press, Touch
from game.evil_deal.actions import Bury, Cross, PlayCard, SideBySide, TakeStack
from game.evil_deal.cards import DECK
from game.evil_deal.moves import EvilAction
from game.evil_deal.phases import Following, Naming
from game.evil_deal.places import BURIED, STACKS, TRICKS
from game.evil_deal.policy import LAST
from game.evil_deal.scoring import BONUS
from game.evil_deal.tricks import suits_named, trumps_of
from game.evil_deal.view import EvilDealView
from game.evil_deal.words.naming import HALVES, NUMBERED, suit_name, the
from game.evil_deal.words.picks import (
    AllAlike,
    PickReason,
    sentence_of_pick,
    why_cross,
    why_no_trump,
    why_throw,
)
from game.evil_deal.words.plays import PlayReason, sentence_of_play, why_play
from game.french import SUIT
from game.french_tricks import Trump, beats
from game.sentences import Cast, listed, opening


def gesture(view: EvilDealView, action: EvilAction) -> Gesture:
    """Return how an action is done: a stack clicked, trumps picked by buttons, cards carried."""
    match action:
        case TakeStack(number=number):
            return Touch(STACKS[view.to_move or 0][number])
        case Cross(first=first):
            return Press(_label(view, first), "1" if _lower(view, first) else "2")
        case SideBySide(first=first):
            return Press(f"No trump, keep {DECK.text(first)}", "3" if _lower(view, first) else "4")
        case PlayCard(card=card):
            return Carry((card,), TRICKS[view.to_move or 0])
        case Bury(card=card):
            return Carry((card,), BURIED[view.to_move or 0])


def _label(view: EvilDealView, first: Card) -> str:
    """Return the suit that is trump first; of two cards of one suit, the one to be picked up too (ED-13)."""
    suit = opening(suit_name(SUIT[first]))
    return f"{suit}, keep {DECK.text(first)}" if _of_one_suit(view) else f"{suit} first"


def _of_one_suit(view: EvilDealView) -> bool:
    return len({SUIT[card] for card in view.trump_cards(view.to_move or 0)}) == 1


def _lower(view: EvilDealView, first: Card) -> bool:
    """Return True for the one of the two trump cards that is listed first."""
    return first == min(view.trump_cards(view.to_move or 0))


def order(view: EvilDealView, action: EvilAction) -> str:
    """Return an action as an order."""
    match action:
        case TakeStack():
            return "pick either stack"
        case Cross(first=first):
            suit = suit_name(SUIT[first])
            if _of_one_suit(view):
                return f"make {suit} trump and keep {the(first)}"
            return f"make {suit} your first trump"
        case SideBySide(first=first):
            return f"play no trump and keep {the(first)}"
        case Bury(card=card):
            return f"throw {the(card)} away"
        case PlayCard(card=card):
            return f"play {the(card)}" if isinstance(view.phase, Following) else f"lead {the(card)}"


def preview(view: EvilDealView, action: EvilAction) -> str:
    """Return what would follow from an action."""
    match action:
        case TakeStack():
            return "You play this one now. The other waits for the second half."
        case Cross(first=first):
            return _crossing(view, action, first)
        case SideBySide(first=first):
            return f"{BONUS} extra for each trick after your fourth. {_joins(first)}"
        case Bury():
            return "It's out of the deal, and only you know."
        case PlayCard(card=card):
            return _answering(view, card) if isinstance(view.phase, Following) else _leading(view)


def _crossing(view: EvilDealView, action: Cross, first: Card) -> str:
    """ED-4, ED-6, ED-13: what would be trump in each half, and whether the dealer can still change that."""
    assert isinstance(view.phase, Naming) and view.to_move is not None
    mine = suits_named(action, view.trump_cards(view.to_move))
    theirs, cards = view.phase.theirs, view.trump_cards(1 - view.to_move)
    later = _joins(first)
    if theirs is not None:
        first_half, second_half = trumps_of(mine, suits_named(theirs, cards))[0]
        return f"{_halves(mine, (first_half, second_half))}. {later}"
    dealers = dict.fromkeys(SUIT[card] for card in cards)
    at_risk = [suit_name(suit) for suit in dict.fromkeys(mine) if suit is not None and suit in dealers]
    if not at_risk:
        return f"{_halves(mine, mine)}. {later}"
    if mine[0] == mine[1]:
        return f"{_halves(mine, mine)}, unless the dealer cancels them. {later}"
    return f"{_halves(mine, mine)}. The dealer can still cancel {listed(at_risk)}."


def _joins(first: Card) -> str:
    """ED-13."""
    return f"{opening(the(first))} joins your second hand."


def _halves(named: tuple[Trump, Trump], left: tuple[Trump, Trump]) -> str:
    """Return what would rule both halves, as a sentence without its full stop."""
    assert named[0] is not None and named[1] is not None
    first, second = opening(suit_name(named[0])), suit_name(named[1])
    same = named[0] == named[1]
    if left == named:
        return f"{first} are trump in both halves" if same else f"{first} are trump now, {second} later"
    if left == (None, None):
        return f"{first} cancel out in both halves" if same else "Both suits cancel out, so nothing is trump"
    if same:
        return f"{first} cancel out in the {HALVES[int(left[0] is not None)]}"
    if left[0] is None:
        return f"{first} cancel out now, {second} are trump later"
    return f"{first} are trump now, {second} cancel out later"


def _leading(view: EvilDealView) -> str:
    """ED-11, ED-12."""
    if view.exchange == LAST:
        return "If it wins, the trick is yours."
    return f"If it wins, you lead the {NUMBERED[view.exchange + 1]}."


def _answering(view: EvilDealView, card: Card) -> str:
    """ED-11, ED-12."""
    assert isinstance(view.phase, Following)
    led, last = view.phase.led, view.exchange == LAST
    if not beats(card, led, view.trump):
        return (
            "It loses, and your opponent takes the trick."
            if last
            else "It loses, and your opponent leads next."
        )
    wins = "trumps" if SUIT[card] != SUIT[led] else "beats"
    if last:
        return f"It {wins} {the(led)} and takes the trick."
    return f"It {wins} {the(led)}, and you lead next."


Reason: TypeAlias = PickReason | PlayReason


def why(view: EvilDealView, action: EvilAction) -> Reason | None:
    """Return what speaks for an action; None where little does."""
    match action:
        case PlayCard(card=card):
            return why_play(view, card)
        case _:
            return _why_pick(view, action)


def _why_pick(view: EvilDealView, action: TakeStack | Cross | SideBySide | Bury) -> PickReason | None:
    match action:
        case TakeStack():
            return AllAlike()
        case SideBySide(first=first):
            return why_no_trump(view, first)
        case Cross(first=first):
            return why_cross(view, action, first)
        case Bury(card=card):
            return why_throw(view, card)


def reason(view: EvilDealView, action: EvilAction, _cast: Cast) -> str:
    """Return why to do an action, in one sentence; empty where little speaks for it."""
    if isinstance(action, PlayCard):
        played = why_play(view, action.card)
        return "" if played is None else sentence_of_play(played)
    found = _why_pick(view, action)
    return "" if found is None else sentence_of_pick(found)

"""Prompts, gestures, orders and previews of Evil Deal."""

from collections.abc import Sequence

from game.cards import Card, Seat
from game.contract.table import Carry, Gesture, Press, Touch
from game.evil_deal.actions import Bury, Cross, EvilAction, PlayCard, SideBySide, TakeStack
from game.evil_deal.cards import DECK
from game.evil_deal.policy import LAST
from game.evil_deal.position import (
    BURIED,
    STACKS,
    TRICKS,
    Burying,
    Following,
    Leading,
    Naming,
    Picking,
    suits_named,
    trumps_of,
)
from game.evil_deal.scoring import BONUS
from game.evil_deal.view import EvilDealView
from game.evil_deal.words.log import match_won
from game.evil_deal.words.naming import HALVES, NUMBERED, one_of, suit_name, the
from game.french import SUIT, Trump, beats
from game.sentences import Cast, listed, opening


def prompt(view: EvilDealView, cast: Cast) -> str:
    """Return the prompt for the seat to move."""
    seat = view.to_move
    if seat is None:
        return match_won(view, view.standing.winners, cast)
    if seat != view.seat:
        return _others(view, cast.names[seat])
    return cast.ask(seat, _asked(view, seat, cast))


def _others(view: EvilDealView, name: str) -> str:
    match view.phase:
        case Picking():
            return f"{name} is picking a stack."
        case Naming():
            return f"{name} is picking trumps."
        case Burying():
            return f"{name} is throwing a card away."
        case _:
            return f"{name}'s move."


def _asked(view: EvilDealView, seat: Seat, cast: Cast) -> str:
    match view.phase:
        case Picking():
            return "Pick one of your stacks for the first half."
        case Naming():
            return _trumps(view, seat)
        case Burying():
            return f"Throw one card away. {cast.names[1 - seat]} won't see it."
        case Following(led=led):
            return _answer(view, led)
        case _:
            return _lead(view)


def _trumps(view: EvilDealView, seat: Seat) -> str:
    """ED-4, ED-5: ask for a choice of trumps."""
    one, other = sorted(view.trump_cards(seat))
    if SUIT[one] == SUIT[other]:
        return f"Play with {suit_name(SUIT[one])} as trump, or no trump? You keep one card for later."
    return f"Choose your trump for this half, {suit_name(SUIT[one])} or {suit_name(SUIT[other])}."


def _lead(view: EvilDealView) -> str:
    """ED-9, ED-11, ED-12: ask for a lead."""
    if view.exchange == LAST:
        return "Lead the last card. Whoever wins it takes the trick."
    if view.exchange:
        return "You won that one. Lead the 2nd card."
    if view.trump is None:
        return "Lead a card. Nothing is trump."
    return f"Lead a card. {opening(suit_name(view.trump))} are trump."


def _answer(view: EvilDealView, led: Card) -> str:
    """ED-10 to ED-12: ask for an answer to the led card."""
    cards = [action.card for action in view.legal if isinstance(action, PlayCard)]
    suit, last = SUIT[led], view.exchange == LAST
    wins = [beats(card, led, view.trump) for card in cards]
    if SUIT[cards[0]] != suit:
        return _without_it(suit, wins, last)
    if len(cards) == 1:
        return f"Play {the(cards[0])}. It's your only {one_of(suit)}."
    if all(wins):
        return f"Play a {one_of(suit)}. They all beat {the(led)}."
    if not any(wins):
        return f"Play a {one_of(suit)}. You can't beat {the(led)}."
    if last:
        return f"Last card of the trick. Beat {the(led)} and it's yours."
    return f"Beat {the(led)}, or play a low {one_of(suit)}."


def _without_it(suit: int, wins: Sequence[bool], last: bool) -> str:
    """ED-10, ED-11: say that any card goes, and that only a trump wins."""
    if not any(wins):
        return f"You have no {suit_name(suit)} and can't win. Play anything."
    has_none = f"You have no {suit_name(suit)}."
    if last:
        return f"{has_none} Trump it and the trick is yours."
    if all(wins):
        return f"{has_none} Trump it."
    return f"{has_none} Trump it, or throw something away."


def clause(view: EvilDealView) -> str:
    """Return the clause that matters most now."""
    match view.phase:
        case Picking():
            return "ED-3"
        case Naming():
            one, other = view.trump_cards(view.to_move or 0)
            return "ED-5" if SUIT[one] == SUIT[other] else "ED-4"
        case Burying():
            return "ED-13"
        case Following():
            return "ED-10"
        case Leading():
            return "ED-9" if view.exchange == 0 else "ED-11"
        case _:
            return "ED-15" if view.games == 1 else "ED-16"


def clause_of(view: EvilDealView, action: EvilAction) -> str:
    """Return the clause that rules an action."""
    match action:
        case Cross():
            return "ED-4"
        case SideBySide():
            return "ED-5"
    return clause(view)


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
    """Return the consequence of an action."""
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
    """ED-4, ED-6, ED-13: name the trump in each half after this choice, and the dealer's say in it."""
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
    """ED-13: say which trump card joins the second hand."""
    return f"You'll pick up {the(first)} later."


def _halves(named: tuple[Trump, Trump], left: tuple[Trump, Trump]) -> str:
    """Return the trumps of both halves, as a sentence without its full stop."""
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
    """ED-11, ED-12: say what a lead may win."""
    if view.exchange == LAST:
        return "If it wins, the trick is yours."
    return f"If it wins, you lead the {NUMBERED[view.exchange + 1]}."


def _answering(view: EvilDealView, card: Card) -> str:
    """ED-11, ED-12: say what an answer wins or loses."""
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

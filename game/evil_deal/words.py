"""How Evil Deal speaks on the table."""

from game.contract import Carry, Gesture, Press, Touch, Words
from game.events import DealEnded, DealStarted, Event, MatchEnded, Moved
from game.evil_deal.actions import Bury, Cross, PlayCard, SideBySide, TakeStack
from game.evil_deal.cards import DECK
from game.evil_deal.events import ExchangeWon, SecondHalf, TrickTaken, TrumpsLaid
from game.evil_deal.rules import (
    BURIED,
    HANDS,
    STACKS,
    TAKEN,
    TRICK,
    TRUMPS,
    Burying,
    EvilAction,
    Following,
    Leading,
    Naming,
    Picking,
    beats,
    named,
    trump,
)
from game.evil_deal.view import EvilDealView
from game.french import SUITS
from game.words import Cast, listed


def gesture(view: EvilDealView, action: EvilAction) -> Gesture:
    """How an action is done: a stack clicked, trumps named by buttons, cards carried."""
    match action:
        case TakeStack(number=number):
            return Touch(STACKS + 2 * (view.to_move or 0) + number)
        case Cross(first=first):
            return Press(f"{DECK.text(first)} rules the first half", _key(view, first))
        case SideBySide(first=first):
            return Press(
                f"No trump; {DECK.text(first)} comes first", "C" if _key(view, first) == "A" else "D"
            )
        case PlayCard(card=card):
            return Carry((card,), TRICK)
        case Bury(card=card):
            return Carry((card,), BURIED + (view.to_move or 0))


def _key(view: EvilDealView, first: int) -> str:
    """A or B: the first or second trump card of the seat to move."""
    return "A" if view.piles[TRUMPS + (view.to_move or 0)][0] == first else "B"


def prompt(view: EvilDealView, cast: Cast) -> str:
    """Whose turn it is and what is wanted."""
    seat = view.to_move
    if seat is None:
        ahead = abs(view.standing.totals[0] - view.standing.totals[1])
        winner = view.standing.winners[0]
        return f"{cast.does(winner, 'wins')} the match by {ahead} points."
    whose = "Your turn" if seat == cast.you else f"{cast.whose(seat)} turn"
    return f"{whose}: {_wanted(view)}."


def _wanted(view: EvilDealView) -> str:
    match view.phase:
        case Picking():
            return "take up one of the two stacks"
        case Naming():
            return "say which trump card rules which half"
        case Burying():
            return "lay one card aside, unseen"
        case Following(led=led):
            return f"answer {DECK.text(led)}; trump is {_trump_words(view)}"
        case Leading():
            return f"lead exchange {view.exchange + 1} of 3; trump is {_trump_words(view)}"
        case _:
            return "wait"


def narrate(event: Event, view: EvilDealView, cast: Cast) -> str:
    """A sentence for the log; empty for what needs no words."""
    match event:
        case DealStarted(number=number, dealer=dealer):
            return f"Deal {number}: {cast.does(dealer, 'deals')}."
        case Moved(card=card, source=source, target=target) if target == TRICK:
            return f"{cast.does(source - HANDS, 'plays')} {DECK.text(card)}."
        case Moved(card=card, source=source, target=target) if BURIED <= target < BURIED + 2:
            return f"{cast.does(source - HANDS, 'lays')} {DECK.text(card)} aside."
        case TrumpsLaid(seat=seat, first=first, second=second, side_by_side=side_by_side):
            how = "side by side: no trump" if side_by_side else "as a cross"
            return f"{cast.does(seat, 'lays')} {DECK.text(first)} over {DECK.text(second)} {how}."
        case ExchangeWon(seat=seat):
            return f"{cast.does(seat, 'wins')} the exchange."
        case TrickTaken(seat=seat, tricks=tricks):
            return f"{cast.does(seat, 'takes')} the trick: {tricks[0]} to {tricks[1]}."
        case SecondHalf():
            return "The second stacks are opened."
        case DealEnded(points=points):
            return f"Points: {listed([f'{cast.names[seat]} +{got}' for seat, got in enumerate(points)])}."
        case MatchEnded(winners=winners):
            return f"{listed([cast.names[seat] for seat in winners])} won the match."
        case _:
            return ""


def preview(view: EvilDealView, action: EvilAction) -> str:
    """What would follow from an action."""
    match action:
        case TakeStack():
            return "Your first hand; the other stack is for the second half"
        case Cross(first=first):
            return f"{DECK.text(first)} joins your hand for the second half"
        case SideBySide():
            return "No trump in either half; 66 more for each trick above four"
        case Bury(card=card):
            return f"{DECK.text(card)} is out of the deal"
        case PlayCard(card=card):
            return _play_preview(view, card)


def caption(view: EvilDealView, place: int) -> str:
    """Tricks taken, and the trump of the running trick."""
    if TAKEN <= place < BURIED:
        return f"{view.tricks[place - TAKEN]} of 8 tricks"
    if place == TRICK and len(view.firsts) == 2:
        return f"Trump: {_trump_words(view)}"
    return ""


def clause(view: EvilDealView) -> str:
    """The clause that matters most now."""
    match view.phase:
        case Picking():
            return "ED-3"
        case Naming():
            return "ED-4"
        case Burying():
            return "ED-13"
        case Following():
            return "ED-10"
        case Leading():
            return "ED-9"
        case _:
            return "ED-15"


def trump_suit(view: EvilDealView) -> int | None:
    """The trump of the running trick, or None."""
    if len(view.firsts) < 2:
        return None
    return trump(named(view.firsts, view.piles), view.plain, view.opener, view.half)


def _trump_words(view: EvilDealView) -> str:
    suit = trump_suit(view)
    return "none" if suit is None else SUITS[suit].name.lower()


def _play_preview(view: EvilDealView, card: int) -> str:
    if isinstance(view.phase, Following):
        won = beats(card, view.phase.led, trump_suit(view))
        prize = "the trick" if view.exchange == 2 else "the exchange"
        return f"Takes {prize}" if won else f"Gives up {prize}"
    return f"Lead {DECK.text(card)}"


WORDS: Words[EvilDealView, EvilAction] = Words(
    gesture=gesture, prompt=prompt, narrate=narrate, preview=preview, caption=caption, clause=clause
)

"""Whose turn it is at Evil Deal, what is wanted, and the clause that matters most then."""

from game.cards import Seat
from game.evil_deal.actions import Cross, SideBySide
from game.evil_deal.cards import DECK
from game.evil_deal.moves import EvilAction
from game.evil_deal.phases import Burying, Following, Leading, Naming, Picking
from game.evil_deal.tricks import EXCHANGES
from game.evil_deal.view import EvilDealView
from game.evil_deal.words.naming import EXCHANGE_NAMES
from game.french import SUIT
from game.sentences import Cast


def prompt(view: EvilDealView, cast: Cast) -> str:
    """Whose turn it is and what is wanted."""
    seat = view.to_move
    if seat is None:
        return match_won(view, view.standing.winners[0], cast)
    return f"{cast.turn(seat)}: {_wanted(view)}."


def _wanted(view: EvilDealView) -> str:
    match view.phase:
        case Picking():
            return "pick one of the two unseen stacks"
        case Naming():
            one, other = view.trump_cards(view.to_move or 0)
            plain = ", or play without a trump" if SUIT[one] == SUIT[other] else ""
            return f"say which trump card rules which half{plain}"
        case Burying():
            return "discard one card, unseen by the other player"
        case Following(led=led):
            return f"answer {DECK.text(led)}, {_exchange(view)}"
        case _:
            return f"lead {_exchange(view)}"


def _exchange(view: EvilDealView) -> str:
    prize = ", for the trick" if view.exchange == EXCHANGES - 1 else ""
    return f"the {EXCHANGE_NAMES[view.exchange]} exchange{prize}"


def match_won(view: EvilDealView, winner: Seat, cast: Cast) -> str:
    """ED-15: by how much, too."""
    ahead = view.standing.totals[winner] - view.standing.totals[1 - winner]
    return f"{cast.does(winner, 'wins')} the match by {ahead} points."


def clause(view: EvilDealView) -> str:
    """The clause that matters most now."""
    match view.phase:
        case Picking():
            return "ED-3"
        case Naming():
            seat = view.to_move or 0
            one, other = view.trump_cards(seat)
            return "ED-5" if SUIT[one] == SUIT[other] else "ED-4"
        case Burying():
            return "ED-13"
        case Following():
            return "ED-10"
        case Leading():
            return "ED-9" if view.exchange == 0 else "ED-11"
        case _:
            return "ED-15"


def clause_of(view: EvilDealView, action: EvilAction) -> str:
    """The clause of what an action does."""
    match action:
        case Cross():
            return "ED-4"
        case SideBySide():
            return "ED-5"
    return clause(view)

"""Whose turn it is at Hell is Hungry!, what is wanted, and the clause that matters most then."""

from game.cards import Seat
from game.hell_is_hungry.actions import Attack, Pass
from game.hell_is_hungry.battle import Need, Top
from game.hell_is_hungry.cards import VALUE, VALUE_OF_ORDER
from game.hell_is_hungry.moves import END_TURN, PASS, HellAction
from game.hell_is_hungry.phases import Battling, Choosing, Claiming, Paying, Placing, Swapping
from game.hell_is_hungry.view import HellView
from game.hell_is_hungry.words.naming import COURT, the
from game.sentences import Cast


def prompt(view: HellView, cast: Cast) -> str:
    """Whose turn it is and what is wanted."""
    seat = view.to_move
    if seat is None:
        return cast.after(view.standing.winners)
    return f"{_whose(view, seat, cast)}: {_wanted(view)}."


def _whose(view: HellView, seat: Seat, cast: Cast) -> str:
    """Whose turn it is, or whose answer in a battle of another's turn: turns are counted (HH-12, HH-16)."""
    if seat == view.active or not isinstance(view.phase, Battling):
        return cast.turn(seat)
    return "Your answer" if seat == cast.you else f"{cast.names[seat]}'s answer"


def _wanted(view: HellView) -> str:
    match view.phase:
        case Swapping():
            offered = view.piles[view.grid.purgatories[view.active]][-1]
            return f"swap a card for {the(offered)} in purgatory, or keep the hand"
        case Placing() if not view.piles[view.grid.hands[view.active]]:
            return "no cards are left to fight with, so place the reaper and end the turn"
        case Placing():
            return "place the reaper on a pile of souls"
        case Choosing() if view.legal == (END_TURN,):
            return "no pile beside the reaper can be fought for, so end the turn"
        case Choosing():
            return "battle for an adjacent pile, or end the turn"
        case Paying(cell=cell):
            return f"pay with a card worth {VALUE[view.soul(cell)]} or more{_and_keep_one(view, cell)}"
        case Battling(top=top, last=None):
            return f"open with {needed(top)}"
        case Battling(top=top) if view.legal == (PASS,):
            return f"it takes {needed(top)}, which this hand has not, so pass"
        case Battling(top=top, defender=defender, cell=cell) if defender == view.to_move:
            return f"defend pile {cell + 1} with {needed(top)}, or pass"
        case Battling(top=top, cell=cell):
            return f"fight for pile {cell + 1} with {needed(top)}, or pass"
        case Claiming(cell=cell):
            return f"take {the(view.piles[cell][-1])}, or send it to purgatory"
        case _:
            return "wait"


def _and_keep_one(view: HellView, cell: int) -> str:
    """HH-14: where some card is worth enough, but needed to open with."""
    worth = VALUE[view.soul(cell)]
    enough = sum(VALUE[card] >= worth for card in view.hand(view.active)) > len(view.legal) > 0
    return ", and keep what opens" if enough else ""


def needed(top: Top) -> str:
    """What beats the top: HH-9 to HH-11."""
    match top.need:
        case Need.A_TWO:
            return "a single 2 on the joker"
        case Need.TWO_TWOS:
            return "two 2s"
        case Need.TWO_CARDS:
            return "two cards that make more than 4"
        case _:
            return f"more than {top.value}{_or_court(top)}"


def _or_court(top: Top) -> str:
    if top.order is None:
        return ""
    equals = [
        name for order, name in COURT.items() if top.order < order and VALUE_OF_ORDER[order] == top.value
    ]
    return f", or a single {' or '.join(equals)}" if equals else ""


def clause(view: HellView) -> str:
    """The clause that matters most now."""
    match view.phase:
        case Swapping():
            return "HH-5"
        case Placing():
            return "HH-6"
        case Choosing():
            return "HH-7"
        case Paying():
            return "HH-14"
        case Battling(top=top):
            special = {Need.A_TWO: "HH-10", Need.TWO_TWOS: "HH-11", Need.TWO_CARDS: "HH-11"}
            return special.get(top.need, "HH-9")
        case Claiming():
            return "HH-13"
        case _:
            return "HH-16"


def clause_of(view: HellView, action: HellAction) -> str:
    """The clause of what an action does."""
    match action:
        case Attack(cell=cell) if cell in view.reapers:
            return "HH-14"
        case Pass():
            return "HH-12"
    return clause(view)

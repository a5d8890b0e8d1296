"""Prompts of Hell is Hungry!, and the clause that matters most."""

from typing import Final

from game.cards import Seat
from game.hell_is_hungry.actions import Attack, Pass
from game.hell_is_hungry.battle import Need, top_of
from game.hell_is_hungry.cards import TEN, VALUE
from game.hell_is_hungry.moves import PASS, HellAction
from game.hell_is_hungry.phases import Battling, Choosing, Claiming, Paying, Placing, Swapping
from game.hell_is_hungry.view import HellView
from game.hell_is_hungry.words.naming import can_attack, offered, the
from game.sentences import Cast

ANSWER: Final = {
    Need.HIGHER: "Beat {top}, or pass.",
    Need.A_TWO: "Only a single 2 beats a joker. Play it, or pass.",
    Need.TWO_TWOS: "Only two 2s beat that. Play them, or pass.",
    Need.TWO_CARDS: "Play two cards that make 5 or more, or pass.",
}
_START: Final = {
    Need.HIGHER: "You play first. Beat {top}.",
    Need.A_TWO: "You play first. Only a single 2 beats a joker.",
}
_STUCK: Final = {
    Need.HIGHER: "You can't beat {top}. Pass.",
    Need.A_TWO: "You have no 2 for the joker. Pass.",
    Need.TWO_TWOS: "You don't have two 2s. Pass.",
    Need.TWO_CARDS: "No two of your cards make 5 or more. Pass.",
}
_OTHERS: Final = {
    Need.HIGHER: "{name} can beat {top} or pass.",
    Need.A_TWO: "{name} can play a single 2 or pass.",
    Need.TWO_TWOS: "{name} can play two 2s or pass.",
    Need.TWO_CARDS: "{name} needs two cards that make 5 or more.",
}
_TIES: Final = {
    TEN: "A jack, queen or king on its own breaks the tie.",
    TEN + 1: "A queen or king on its own breaks the tie.",
    TEN + 2: "A king on its own breaks the tie.",
}
"""HH-9: what else beats a single card worth 10, by its place in the order."""


def prompt(view: HellView, cast: Cast) -> str:
    """Return what the seat to move can do."""
    seat = view.to_move
    if seat is None:
        return cast.after(view.standing.winners)
    if seat != view.seat:
        return _others(view, cast.names[seat])
    if isinstance(view.phase, Battling):
        return cast.ask(seat, _in_battle(view, view.phase, seat))
    return cast.ask(seat, _wanted(view))


def _others(view: HellView, name: str) -> str:
    match view.phase:
        case Swapping():
            return f"{name} can swap a card."
        case Placing():
            return f"{name} is choosing where to stand."
        case Choosing():
            return f"{name} can start a battle."
        case Paying():
            return f"{name} is paying for the attack."
        case Battling(last=None):
            return f"{name} plays first."
        case Battling(top=top):
            return _OTHERS[top.need].format(name=name, top=top.value)
        case _:
            return f"{name} won, and is choosing where the soul goes."


def _in_battle(view: HellView, phase: Battling, seat: Seat) -> str:
    """Return what the next play takes (HH-9 to HH-12)."""
    top = phase.top
    if view.legal == (PASS,):
        return _STUCK[top.need].format(top=top.value)
    told = (_START if phase.last is None else ANSWER)[top.need].format(top=top.value)
    if top.order in _TIES:
        return f"{told} {_TIES[top.order]}"
    return f"Defend your pile! {told}" if seat == phase.defender and top.need is Need.HIGHER else told


def _wanted(view: HellView) -> str:
    match view.phase:
        case Swapping():
            return f"Swap a card for {the(offered(view))}, or keep your hand."
        case Placing() if not view.hand(view.active):
            return "You have no cards. Pick a pile to stand on."
        case Placing():
            return "Stand on a pile. You'll guard it and fight for its neighbours."
        case Choosing() if not can_attack(view):
            return "There's nothing you can fight for here. End your turn."
        case Choosing():
            return "Fight for a pile next to yours, or end your turn."
        case Paying(cell=cell):
            return _price(view, cell)
        case Claiming(cell=cell):
            return f"Take {the(view.soul(cell))}, or send it to purgatory."
        case _:
            return ""


def _price(view: HellView, cell: int) -> str:
    """HH-14: what an attack costs, and that some card is needed to start with."""
    soul = view.soul(cell)
    worth = VALUE[soul]
    if top_of((soul,)).need is Need.A_TWO:
        return "Pay with a joker. Your 2 will beat the soul."
    enough = sum(VALUE[card] >= worth for card in view.hand(view.active))
    if enough > len(view.legal):
        return f"Pay with {worth} or more. Keep what beats {the(soul)}."
    return f"Pay with a card worth {worth} or more."


def clause(view: HellView) -> str:
    """Return the clause that matters most now."""
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
    """Return the clause of what an action does."""
    match action:
        case Attack(cell=cell) if cell in view.reapers:
            return "HH-14"
        case Pass():
            return "HH-12"
    return clause(view)

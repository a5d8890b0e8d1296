"""Actions of Hell is Hungry!: their gestures and previews."""

from collections.abc import Sequence
from typing import Final

from game.cards import Card
from game.contract.table import Carry, Gesture, Press, Touch
from game.hell_is_hungry.actions import (
    Attack,
    EndTurn,
    HellAction,
    KeepHand,
    Pass,
    Pay,
    PlaceReaper,
    Play,
    SendToPurgatory,
    Swap,
    TakeSoul,
)
from game.hell_is_hungry.battle import Need, Top, top_of
from game.hell_is_hungry.cards import ORDER, OWNER, VALUE
from game.hell_is_hungry.options import Passing
from game.hell_is_hungry.position import Battling, Claiming
from game.hell_is_hungry.rules import QUIET_ROUNDS
from game.hell_is_hungry.view import HellView
from game.hell_is_hungry.words.naming import a_rank, ends_game, named, offered, the, total
from game.sentences import opening


def gesture(view: HellView, action: HellAction) -> Gesture:
    """Return how an action is done: cards carried, piles clicked, the rest by buttons."""
    grid, seat = view.grid, view.to_move or 0
    match action:
        case Play(cards=cards):
            return Carry(cards, grid.lanes[seat])
        case Swap(card=card) | Pay(card=card):
            return Carry((card,), grid.purgatories[seat])
        case PlaceReaper(cell=cell) | Attack(cell=cell):
            return Touch(cell)
        case KeepHand():
            return Press("Keep hand", "K")
        case EndTurn():
            return Press("End turn", "E")
        case Pass():
            return Press("Pass", "P")
        case TakeSoul():
            return Press("Take it", "T")
        case SendToPurgatory():
            return Press("To purgatory", "A")


def order(view: HellView, action: HellAction) -> str:
    """Return an action as an order."""
    match action:
        case Play(cards=cards):
            return f"play {named(cards)}"
        case Swap(card=card):
            return f"swap {named((card,))} for {the(offered(view))}"
        case KeepHand():
            return "keep your hand"
        case PlaceReaper(cell=cell):
            return f"{'stay' if view.reapers[view.active] == cell else 'stand'} on pile {cell + 1}"
        case Attack(cell=cell):
            return f"{'attack' if cell in view.reapers else 'fight for'} pile {cell + 1}"
        case EndTurn():
            return "end your turn"
        case Pay(card=card):
            return f"pay with {named((card,))}"
        case Pass():
            return "pass"
        case TakeSoul():
            return "take the soul"
        case SendToPurgatory():
            return "send the soul to purgatory"


def preview(view: HellView, action: HellAction) -> str:
    """Return the cost, gain or effect of an action."""
    match action:
        case Play(cards=cards):
            return _playing(view, cards)
        case Swap(card=card):
            return f"Give {the(card)}, get {the(offered(view))}."
        case KeepHand():
            return "No swap this turn."
        case PlaceReaper(cell=cell):
            return f"You'll guard {the(view.soul(cell))}. It's worth {VALUE[view.soul(cell)]}."
        case Attack(cell=cell) if cell in view.reapers:
            return _attacking(view, cell)
        case Attack(cell=cell):
            return f"Fight for {VALUE[view.soul(cell)]} points."
        case EndTurn() if view.quiet + 1 >= QUIET_ROUNDS * view.seats:
            return "That ends the game. Nobody has fought for two rounds."
        case EndTurn():
            return "No battle this turn."
        case Pay():
            return "It goes to your purgatory. Then you play first."
        case Pass():
            return _passing(view)
        case TakeSoul() | SendToPurgatory():
            return _claiming(view, action)


def _attacking(view: HellView, cell: int) -> str:
    """Return the cost and the prize of an attack on a protected pile (HH-14, HH-15)."""
    worth = VALUE[view.soul(cell)]
    both = bool(view.piles[view.grid.beneath[cell]])
    wins = "Win, and you get both souls." if both else f"Win, and you get its {worth} points."
    return f"It costs a card worth {worth} or more. {wins}"


_ONLY: Final = {
    Need.HIGHER: "",
    Need.A_TWO: "Only a single 2 beats it.",
    Need.TWO_TWOS: "Only two 2s beat that.",
    Need.TWO_CARDS: "Only two cards that make 5 or more beat them.",
}
"""The plays that beat a play, where a higher value is not enough (HH-10, HH-11)."""


def _playing(view: HellView, cards: Sequence[Card]) -> str:
    """Return the sum of a play, and what it asks of the next or gives away."""
    assert isinstance(view.phase, Battling)
    top = view.phase.top
    only = _ONLY[top_of(cards, top).need]
    if not only and any(OWNER[card] is None for card in cards):
        only = "The winner gets this soul's points too."
    return " ".join(filter(None, (_beating(top, cards), only)))


def _beating(top: Top, cards: Sequence[Card]) -> str:
    """Return how a play beats the top: by its sum, by rank (HH-9), or as a 2 (HH-10, HH-11)."""
    made = total(cards)
    if top.need is Need.A_TWO:
        return "A 2 beats a joker."
    if top.need is Need.TWO_TWOS:
        return f"Two 2s beat {top.value}."
    if len(cards) > 1:
        return f"{VALUE[cards[0]]} + {VALUE[cards[1]]} = {made}. That beats {top.value}."
    if top.order is not None and made == top.value:
        return f"{opening(a_rank(ORDER[cards[0]]))} beats {a_rank(top.order)}."
    return f"{made} beats {top.value}."


def _passing(view: HellView) -> str:
    """Return the result of a pass (HH-12, HH-15)."""
    assert isinstance(view.phase, Battling)
    if view.phase.defender == view.to_move:
        return "You lose. Your reaper leaves until your next turn."
    if _ends_battle(view, view.phase):
        return "That ends the battle. The last to play wins it."
    if view.passing is Passing.WHOLE_BATTLE:
        return "You won't play again in this battle."
    return "If anyone plays after you, you get another turn."


def _ends_battle(view: HellView, phase: Battling) -> bool:
    """True if everybody else has passed since the last play, or has no cards (HH-12)."""
    others = (seat for seat in range(view.seats) if seat not in (phase.last, view.to_move))
    silent = phase.passed | phase.outside
    return all(silent >> seat & 1 or not view.piles[view.grid.hands[seat]] for seat in others)


def _claiming(view: HellView, action: TakeSoul | SendToPurgatory) -> str:
    """Return the result of taking the soul or sending it to purgatory (HH-13, HH-16)."""
    assert isinstance(view.phase, Claiming)
    ends = " The game ends." if ends_game(view) else ""
    if isinstance(action, TakeSoul):
        return f"{VALUE[view.soul(view.phase.cell)]} points for you.{ends}"
    if ends:
        return f"No points.{ends}"
    pile = view.piles[view.grid.purgatories[view.to_move or 0]]
    covers = f" It covers {the(pile[-1])}." if pile else ""
    return f"No points. Swap it in next turn.{covers}"

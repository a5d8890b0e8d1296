"""Twos and fours of spades: answered, and what is owed for them taken (JD-10 to JD-16)."""

from game.cards import Card, Seat
from game.jokers_of_death.cards import JOKER
from game.jokers_of_death.events import PileKilled
from game.jokers_of_death.phases import Answering, Fours
from game.jokers_of_death.places import PILES, PILES_IN
from game.jokers_of_death.playing import lay, owe
from game.jokers_of_death.position import State
from game.jokers_of_death.turns import ask_to_knock, pay


def answer(state: State, seat: Seat, card: Card, pile: int) -> None:
    """JD-10 to JD-16: a two on a two, a four of spades on its like, or a joker, which kills the pile."""
    phase, debt = state.phase, state.debts[pile]
    assert isinstance(phase, Answering) and debt is not None
    if lay(state, seat, card, pile):
        return
    penalty = phase.penalty
    if state.rules.facts.kind[card] == JOKER:
        assert isinstance(debt, Fours)
        penalty += debt.killing_cost
        _kill(state, seat, pile)
    else:
        owe(state, pile, debt.answered(seat))
    ask_to_knock(state, seat, Answering(phase.owed & ~(1 << pile), penalty))


def _kill(state: State, seat: Seat, pile: int) -> None:
    """JD-13: the pile leaves the table for the deal."""
    owe(state, pile, None)
    state.live &= ~(1 << pile)
    state.table.record(PileKilled, seat, pile)
    state.table.move_all(PILES[pile], state.rules.dead)


def take(state: State, seat: Seat) -> None:
    """JD-11, JD-12: everything unanswered is paid at once; those piles are ordinary again."""
    phase = state.phase
    assert isinstance(phase, Answering)
    penalty = phase.penalty
    for pile in PILES_IN[phase.owed]:
        debt = state.debts[pile]
        assert debt is not None
        penalty += debt.cost
        owe(state, pile, None)
    pay(state, seat, penalty)

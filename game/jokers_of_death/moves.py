"""The legal actions of Jokers of Death."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from game.cards import Seat
from game.deal_cycle import Over
from game.jokers_of_death.actions import (
    DRAW,
    KNOCK,
    KNOCK_OR_NOT,
    SHOW,
    STOP,
    SUITS_TO_NAME,
    TAKE,
    WAYS_TO_TURN,
    JokersAction,
    add_plays,
)
from game.jokers_of_death.cards import JOKERS, PILES_IN, Held, cover_wanted, held_of, jokers_in, wanted
from game.jokers_of_death.phases import (
    Answering,
    Covering,
    Knocking,
    Naming,
    Phase,
    Playing,
    Reversing,
    Shedding,
)
from game.jokers_of_death.position import PILES, STOCK, State
from game.jokers_of_death.variants import moves_shedding


def legal(state: State, seat: Seat) -> Sequence[JokersAction]:
    """Return the legal actions of a seat, a few of them out of turn (JD-22, JD-25)."""
    phase = state.phase
    if type(phase) is Over:
        return ()
    rules = state.rules
    hand = state.table.piles[rules.hands[seat]]
    held = held_of(hand, rules.facts)
    moves: list[JokersAction] = []
    if seat == state.turn:
        _MOVES[type(phase)](state, moves, held, phase)
    if state.may_knock >> seat & 1:
        moves.append(KNOCK)
    if held[0] & JOKERS and jokers_in(hand, rules.facts) >= 2:
        moves.append(SHOW)
    return moves


def _playing(state: State, moves: list[JokersAction], held: Held, phase: Playing) -> None:
    """Add plays, a draw while some owed pile has no card that fits, or else a stop (JD-4 to JD-6).

    A hand that was emptied without a knock can only draw, or pass when there is nothing to draw (JD-9).
    """
    piles, named, facts = state.table.piles, state.named, state.rules.facts
    lacking = False
    for pile in PILES_IN[phase.owed]:
        fitting = wanted(facts, piles[PILES[pile]], named[pile])
        if held[0] & fitting:
            add_plays(moves, held, fitting, pile)
        else:
            lacking = True
    if lacking and piles[STOCK]:
        moves.append(DRAW)
    elif not moves:
        moves.append(STOP)
    if phase.fresh:
        for opening in state.rules.openings:
            moves += opening(state)


def _covering(state: State, moves: list[JokersAction], held: Held, phase: Covering) -> None:
    """Add covers, and a draw even for a seat that could cover (JD-20)."""
    piles = state.table.piles
    covers = cover_wanted(state.rules.facts, piles[PILES[phase.pile]])
    add_plays(moves, held, covers, phase.pile)
    if piles[STOCK]:
        moves.append(DRAW)


def _answering(state: State, moves: list[JokersAction], held: Held, phase: Answering) -> None:
    """Add answers, pile by pile, and the penalty (JD-10 to JD-16)."""
    for pile in PILES_IN[phase.owed]:
        debt = state.debts[pile]
        assert debt is not None
        add_plays(moves, held, debt.answers(state.turn), pile)
    moves.append(TAKE)


def _naming(_state: State, moves: list[JokersAction], _held: Held, _phase: Naming) -> None:
    """Add the suits (JD-17)."""
    moves += SUITS_TO_NAME


def _reversing(_state: State, moves: list[JokersAction], _held: Held, _phase: Reversing) -> None:
    """Add both directions (JD-18)."""
    moves += WAYS_TO_TURN


def _knocking(_state: State, moves: list[JokersAction], _held: Held, _phase: Knocking) -> None:
    """Add to knock or not (JD-7)."""
    moves += KNOCK_OR_NOT


_MOVES: Final[dict[type[Phase], Callable[[State, list[JokersAction], Held, Any], None]]] = {
    Playing: _playing,
    Covering: _covering,
    Answering: _answering,
    Shedding: moves_shedding,
    Naming: _naming,
    Reversing: _reversing,
    Knocking: _knocking,
}

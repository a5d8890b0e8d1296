"""Playing a card and what it does, drawing one, and knocking (JD-4 to JD-9, JD-17 to JD-21)."""

from collections.abc import Mapping
from typing import Final

from game.cards import Card, Seat
from game.jokers_of_death.cards import ACE, FACES, FOUR_OF_SPADES, RANK, TEN, TWO, wanted
from game.jokers_of_death.events import Knocked, Passed, SuitNamed, WentOnWithoutKnocking, WentOut
from game.jokers_of_death.hands import leave_hand, shows_lack, shows_lack_for_one, take_card
from game.jokers_of_death.phases import (
    BUSY,
    DONE,
    FOLLOWING,
    Covering,
    Debt,
    Fours,
    Knocking,
    Naming,
    Playing,
    Twos,
)
from game.jokers_of_death.places import PILES, PILES_IN
from game.jokers_of_death.position import Effect, State
from game.jokers_of_death.turns import ask_to_knock, go_on, stop_play


def play(state: State, seat: Seat, card: Card, pile: int) -> None:
    """JD-4, JD-20: a card from the hand on a pile, with all it does (JD-21)."""
    phase = state.phase
    assert type(phase) is Playing or type(phase) is Covering
    if lay(state, seat, card, pile):
        return
    kind = state.rules.facts.kind[card]
    for effect in state.rules.effects[kind]:
        effect(state, seat, pile)
    ask_to_knock(state, seat, FOLLOWING[kind][pile][phase.owed & ~(1 << pile)])


def lay(state: State, seat: Seat, card: Card, pile: int) -> bool:
    """Lay a card from a hand on a pile; whether that ended the deal (JD-8)."""
    table, hand = state.table, state.rules.hands[seat]
    table.move(card, hand, PILES[pile])
    leave_hand(state, seat, card)
    state.hand_played = True
    state.may_knock &= ~(1 << seat)
    if state.named[pile] is not None:
        name(state, pile, None)
    if table.piles[hand] or not state.knocked >> seat & 1:
        return False
    state.table.record(WentOut, seat)
    stop_play(state)
    return True


def name(state: State, pile: int, suit: int | None) -> None:
    """What suit a pile asks for from now on, or none."""
    state.named = state.named[:pile] + (suit,) + state.named[pile + 1 :]


def owe(state: State, pile: int, debt: Debt | None) -> None:
    """What has to be answered on a pile from now on, or nothing."""
    state.debts = state.debts[:pile] + (debt,) + state.debts[pile + 1 :]


def open_two(state: State, seat: Seat, pile: int) -> None:
    """JD-10, JD-12: a 2 is to be answered; the count starts at one."""
    owe(state, pile, Twos(1, seat))


def open_four(state: State, seat: Seat, pile: int) -> None:
    """JD-12, JD-13: a 4♠ is to be answered; the count starts at one."""
    owe(state, pile, Fours(1, seat))


def skip_a_seat(state: State, _seat: Seat, _pile: int) -> None:
    """JD-19: an ace skips one seat more."""
    state.aces += 1


def offer_reversal(state: State, _seat: Seat, _pile: int) -> None:
    """JD-18: who plays a ten chooses the direction when the turn ends."""
    state.ten_played = True


EFFECTS: Final[Mapping[int, Effect]] = {
    **{kind: open_two for kind in range(FACES) if RANK[kind] == TWO},
    **{kind: skip_a_seat for kind in range(FACES) if RANK[kind] == ACE},
    **{kind: offer_reversal for kind in range(FACES) if RANK[kind] == TEN},
    FOUR_OF_SPADES: open_four,
}
"""By kind: what a card does in every game; what eights, jacks and kings ask for stands in ``FOLLOWING``."""


def draw(state: State, seat: Seat) -> None:
    """JD-5: drawing shows that for one of the owed piles no card in the hand fits it."""
    phase = state.phase
    if type(phase) is Playing:
        shows_lack_for_one(state, seat, phase.owed)
        phase = BUSY[phase.owed]
    assert type(phase) is Playing or type(phase) is Covering
    take_card(state, seat)
    ask_to_knock(state, seat, phase)


def stop(state: State, seat: Seat) -> None:
    """JD-6: nothing fits any owed pile, and there is nothing to draw."""
    phase = state.phase
    assert isinstance(phase, Playing)
    fitting = 0
    for pile in PILES_IN[phase.owed]:
        fitting |= wanted(state.rules.facts, state.table.piles[PILES[pile]], state.named[pile])
    shows_lack(state, seat, fitting)
    state.table.record(Passed, seat)
    go_on(state, seat, DONE)


def name_suit(state: State, seat: Seat, suit: int) -> None:
    """JD-17: the next card on that pile is of this suit, or an eight."""
    phase = state.phase
    assert isinstance(phase, Naming)
    name(state, phase.pile, suit)
    state.table.record(SuitNamed, seat, phase.pile, suit)
    go_on(state, seat, phase.after)


def knock(state: State, seat: Seat) -> None:
    """JD-7: a knock stands while the hand stays that one card."""
    state.knocked |= 1 << seat
    state.may_knock &= ~(1 << seat)
    state.table.record(Knocked, seat)
    if seat == state.turn and isinstance(state.phase, Knocking):
        go_on(state, seat, state.phase.after)


def go_on_without_knocking(state: State, seat: Seat) -> None:
    """JD-7: forgetting is part of the game."""
    phase = state.phase
    assert isinstance(phase, Knocking)
    state.table.record(WentOnWithoutKnocking, seat)
    go_on(state, seat, phase.after)

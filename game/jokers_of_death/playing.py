"""Playing a card and all it does, and drawing one (JD-4 to JD-9, JD-17 to JD-21)."""

from game.cards import Card, Seat
from game.jokers_of_death.cards import (
    ACE,
    EIGHT,
    FOUR_OF_SPADES,
    JACK,
    KING,
    RANK,
    TEN,
    THREE_OF_DIAMONDS,
    TWO,
)
from game.jokers_of_death.events import Knocked, SuitNamed, WentOut
from game.jokers_of_death.fitting import PILES_IN, wanted
from game.jokers_of_death.hands import leave_hand, shows_lack, shows_lack_for_one, take_card
from game.jokers_of_death.phases import BUSY, COVERING, NAMING, Covering, Debt, Knocking, Naming, Playing
from game.jokers_of_death.state import PILES, State
from game.jokers_of_death.turns import after, go_on, score, turn_complete
from game.jokers_of_death.variants import clear_aces, switch_hands


def play(state: State, seat: Seat, card: Card, pile: int) -> None:
    """JD-4, JD-20: a card from the hand on a pile, with all it does (JD-21)."""
    phase = state.phase
    assert type(phase) is Playing or type(phase) is Covering
    rest = phase.owed & ~(1 << pile)
    if lay(state, seat, card, pile):
        return
    kind = state.rules.facts.kind[card]
    rank = RANK[kind]
    if kind == FOUR_OF_SPADES or rank == TWO:
        owe(state, pile, Debt(kind == FOUR_OF_SPADES, 1, seat))
    elif rank == ACE:
        state.aces += 1
    elif rank == TEN:
        state.tens = True
    if kind == THREE_OF_DIAMONDS and state.rules.switching:
        switch_hands(state)
    if state.rules.aces and rank == ACE:
        clear_aces(state)
    if rank in (JACK, KING):
        after(state, seat, COVERING[pile][rest])
    elif rank == EIGHT:
        after(state, seat, NAMING[pile][rest])
    else:
        after(state, seat, BUSY[rest])


def lay(state: State, seat: Seat, card: Card, pile: int) -> bool:
    """Lay a card from a hand on a pile; whether that ended the deal (JD-8)."""
    table, rules = state.table, state.rules
    table.move(card, rules.hands + seat, PILES + pile)
    leave_hand(state, seat, card)
    state.played = True
    state.given &= ~(1 << seat)
    if state.called[pile] >= 0:
        state.called = (*state.called[:pile], -1, *state.called[pile + 1 :])
    if table.piles[rules.hands + seat] or not state.knocked >> seat & 1:
        return False
    if table.events is not None:
        table.tell(WentOut(seat))
    score(state)
    return True


def owe(state: State, pile: int, debt: Debt | None) -> None:
    """What has to be answered on a pile from now on, or nothing."""
    state.debts = (*state.debts[:pile], debt, *state.debts[pile + 1 :])


def draw(state: State, seat: Seat) -> None:
    """JD-5: drawing shows that for one of the owed piles no card in the hand fits it."""
    phase = state.phase
    if isinstance(phase, Playing):
        shows_lack_for_one(state, seat, phase.owed)
        phase = BUSY[phase.owed]
    take_card(state, seat)
    after(state, seat, phase)


def stop(state: State, seat: Seat) -> None:
    """JD-6: nothing fits any owed pile, and there is nothing to draw."""
    phase = state.phase
    assert isinstance(phase, Playing)
    fitting = 0
    for pile in PILES_IN[phase.owed]:
        fitting |= wanted(state.rules.facts, state.table.piles[PILES + pile], state.called[pile])
    shows_lack(state, seat, fitting)
    turn_complete(state)


def name_suit(state: State, seat: Seat, suit: int) -> None:
    """JD-17: the next card on that pile is of this suit, or an eight."""
    phase = state.phase
    assert isinstance(phase, Naming)
    state.called = (*state.called[: phase.pile], suit, *state.called[phase.pile + 1 :])
    if state.table.events is not None:
        state.table.tell(SuitNamed(seat, phase.pile, suit))
    go_on(state, seat, phase.after)


def knock(state: State, seat: Seat) -> None:
    """JD-7: a knock stands while the hand stays that one card."""
    state.knocked |= 1 << seat
    state.given &= ~(1 << seat)
    if state.table.events is not None:
        state.table.tell(Knocked(seat))
    if seat == state.turn and isinstance(state.phase, Knocking):
        go_on(state, seat, state.phase.after)

"""How a deal of Jokers of Death begins, goes from turn to turn, and ends."""

from typing import Final

from game.cards import Card, Seat
from game.deal_cycle import (
    OVER,
    announce_turn,
    begin_deal,
    end_match,
    gather,
    score_deal,
    show_hands,
    shuffle_pile,
)
from game.jokers_of_death.cards import cover_wanted
from game.jokers_of_death.events import NobodyPlayed, SeatsSkipped, ToAnswer, TurnsRanOut
from game.jokers_of_death.hands import in_no_hand, shows_lack, take_penalty, take_what_is_left
from game.jokers_of_death.knowledge import dealt
from game.jokers_of_death.phases import (
    ANSWERING,
    BUSY,
    DONE,
    FRESH,
    REVERSING,
    Answering,
    Covering,
    Knocking,
    Naming,
    Playing,
    Shedding,
)
from game.jokers_of_death.places import PILES, STOCK
from game.jokers_of_death.position import State
from game.jokers_of_death.scoring import is_decided, outlook, standing

HAND_SIZE: Final = 20
TURN_LIMIT: Final = 2000
"""JD-6: a deal that has run this many turns stops."""


def start_deal(state: State) -> None:
    """JD-2, JD-3: twenty cards each, the piles turned up without effect, the dealer's right begins."""
    rules = state.rules
    begin_deal(state)
    shuffle_pile(state, STOCK)
    order = [(state.dealer - step) % rules.seats for step in range(1, rules.seats + 1)]
    state.table.deal(STOCK, [rules.hands[seat] for seat in order] * HAND_SIZE)
    state.known = [dealt(HAND_SIZE)] * rules.seats
    for pile in range(rules.piles):
        _turn_up(state, PILES[pile])
    state.open_cards = [frozenset[Card]()] * rules.seats
    state.secrets = ()
    state.live = rules.all_piles
    state.debts = (None,) * rules.piles
    state.named = (None,) * rules.piles
    state.knocked = 0
    state.may_knock = 0
    state.idle = 0
    state.turns = 0
    state.direction = -1
    start_turn(state, order[0])


def _turn_up(state: State, place: int) -> None:
    """JD-2: a joker turned up is buried in the stock, and another card turned."""
    table = state.table
    table.move_top(STOCK, place)
    while table.piles[place][-1] < state.rules.facts.jokers:
        in_no_hand(state, table.piles[place])
        table.move_top(place, STOCK)
        shuffle_pile(state, STOCK)
        table.move_top(STOCK, place)


def start_turn(state: State, seat: Seat) -> None:
    """A turn answers what is open, or else plays on every live pile (JD-4, JD-10)."""
    state.turn = seat
    state.turns += 1
    state.aces = 0
    state.ten_played = False
    state.hand_played = False
    if state.idle >= state.rules.seats:
        state.table.record(NobodyPlayed)
        stop_play(state)
        return
    if state.turns > TURN_LIMIT:
        state.table.record(TurnsRanOut)
        stop_play(state)
        return
    announce_turn(state.table, seat)
    if any(state.debts):
        state.phase = ANSWERING[sum(1 << pile for pile, debt in enumerate(state.debts) if debt is not None)]
        if state.table.events is not None:
            _tell_what_is_to_answer(state)
    else:
        state.phase = FRESH[state.live]


def _tell_what_is_to_answer(state: State) -> None:
    """All that is open was left so by whoever had the last turn."""
    debts = [debt for debt in state.debts if debt is not None]
    state.table.record(ToAnswer, state.turn, debts[0].by, sum(debt.cost for debt in debts))


def ask_to_knock(state: State, seat: Seat, phase: Playing | Covering | Answering | Naming) -> None:
    """JD-7: with one card in hand a seat knocks or not before anything else happens."""
    if len(state.table.piles[state.rules.hands[seat]]) == 1:
        state.may_knock &= ~(1 << seat)
        state.phase = Knocking(phase)
    else:
        go_on(state, seat, phase)


def go_on(state: State, seat: Seat, phase: Playing | Covering | Answering | Naming | Shedding) -> None:
    """Into a phase, or past it where it leaves nothing to decide."""
    state.phase = phase
    if type(phase) is Playing:
        if not phase.owed:
            _turn_complete(state)
    elif type(phase) is Covering:
        if not state.table.piles[STOCK]:
            _go_on_uncovered(state, seat, phase)
    elif type(phase) is Answering:
        if not phase.owed:
            pay(state, seat, phase.penalty)
    elif type(phase) is Shedding and not state.table.piles[state.rules.taken_up]:
        state.phase = BUSY[state.live]


def _go_on_uncovered(state: State, seat: Seat, phase: Covering) -> None:
    """JD-20: with the stock empty, a jack or king that nothing in the hand covers is an ordinary top."""
    facts, piles = state.rules.facts, state.table.piles
    covers = cover_wanted(facts, piles[PILES[phase.pile]])
    if not any(facts.bit[card] & covers for card in piles[state.rules.hands[seat]]):
        shows_lack(state, seat, covers)
        go_on(state, seat, BUSY[phase.owed])


def pay(state: State, seat: Seat, owed: int) -> None:
    """JD-11: everything owed is taken at once, and the turn ends; one card reached so counts (JD-7)."""
    if take_penalty(state, seat, owed):
        ask_to_knock(state, seat, DONE)
    else:
        _turn_complete(state)


def _turn_complete(state: State) -> None:
    """JD-18: who has played a ten says whether the direction turns."""
    if state.ten_played:
        state.phase = REVERSING
    else:
        end_turn(state)


def end_turn(state: State) -> None:
    """JD-6, JD-19: on to the next seat, past one more for each ace."""
    seats = state.rules.seats
    if state.aces and state.table.events is not None:
        steps = range(1, 1 + state.aces)
        skipped = tuple((state.turn + state.direction * step) % seats for step in steps)
        state.table.record(SeatsSkipped, skipped, state.turn)
    state.idle = 0 if state.hand_played or state.table.piles[STOCK] else state.idle + 1
    start_turn(state, (state.turn + state.direction * (1 + state.aces)) % seats)


def stop_play(state: State) -> None:
    """Play stops (JD-6, JD-8, JD-22): all hands count, and another deal follows or not (JD-23, JD-24)."""
    rules = state.rules
    take_what_is_left(state, state.turn)
    show_hands(state.table, rules.hands)
    points = tuple(map(int.__add__, outlook(state), state.prices))
    state.prices = (0,) * rules.seats
    score_deal(state, points)
    if is_decided(state):
        state.phase = OVER
        end_match(state, standing(state).winners)
        return
    gather(state.table, STOCK)
    state.dealer = (state.dealer - 1) % rules.seats
    start_deal(state)

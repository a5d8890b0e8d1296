"""How a deal of Jokers of Death begins, goes from turn to turn, and ends."""

from typing import Final

from game.cards import Card, Seat
from game.events import DealEnded, DealStarted, Event, MatchEnded, Shown, Shuffled, TurnStarted
from game.jokers_of_death.events import NobodyPlayed, SeatsSkipped, TurnsRanOut
from game.jokers_of_death.fitting import cover_wanted, holds
from game.jokers_of_death.hands import in_no_hand, shows_lack, take_penalty, take_taken_up
from game.jokers_of_death.known import dealt
from game.jokers_of_death.phases import (
    ANSWERING,
    BUSY,
    FRESH,
    OVER,
    REVERSING,
    Answering,
    Covering,
    Knocking,
    Over,
    Phase,
    Playing,
    Shedding,
)
from game.jokers_of_death.scoring import is_decided, outlook, standing
from game.jokers_of_death.state import PILES, STOCK, State
from game.shuffle import shuffle

HAND_SIZE: Final = 20
TURN_LIMIT: Final = 2000
"""JD-6: a deal that has run this many turns stops."""


def start_deal(state: State) -> None:
    """JD-2, JD-3: twenty cards each, the piles turned up without effect, the dealer's right begins."""
    table, rules = state.table, state.rules
    if table.events is not None:
        table.tell(DealStarted(len(state.deals) + 1, state.dealer))
    shuffle_stock(state)
    hands = [rules.hands + (state.dealer - step) % rules.seats for step in range(1, rules.seats + 1)]
    for _ in range(HAND_SIZE):
        for hand in hands:
            table.move_top(STOCK, hand)
    state.known = [dealt(HAND_SIZE)] * rules.seats
    for pile in range(rules.piles):
        table.move_top(STOCK, PILES + pile)
        while table.piles[PILES + pile][-1] < rules.facts.jokers:
            in_no_hand(state, table.piles[PILES + pile])
            table.move_top(PILES + pile, STOCK)
            shuffle_stock(state)
            table.move_top(STOCK, PILES + pile)
    none = (frozenset[Card](),) * rules.seats
    state.open_hands = list(none)
    state.secrets = [none] * rules.seats
    state.live = rules.everything
    state.debts = (None,) * rules.piles
    state.called = (-1,) * rules.piles
    state.knocked = state.given = state.idle = state.turns = 0
    state.direction = -1
    start_turn(state, (state.dealer - 1) % rules.seats)


def shuffle_stock(state: State) -> None:
    """A new order for the stock, nobody's knowledge."""
    shuffle(state.table.piles[STOCK], state.seed, state.shuffles)
    state.shuffles += 1
    if state.table.events is not None:
        state.table.tell(Shuffled(STOCK))


def start_turn(state: State, seat: Seat) -> None:
    """A turn answers what is open, or else plays on every live pile (JD-4, JD-10)."""
    state.turn = seat
    state.turns += 1
    state.aces = 0
    state.tens = state.played = False
    if state.idle >= state.rules.seats:
        stop_play(state, NobodyPlayed())
        return
    if state.turns > TURN_LIMIT:
        stop_play(state, TurnsRanOut())
        return
    if state.table.events is not None:
        state.table.tell(TurnStarted(seat))
    if any(state.debts):
        owed = sum(1 << pile for pile, debt in enumerate(state.debts) if debt is not None)
        state.phase = ANSWERING[owed]
    else:
        state.phase = FRESH[state.live]


def stop_play(state: State, why: Event) -> None:
    """JD-6, JD-22: play stops before anybody is out, and every hand counts."""
    if state.table.events is not None:
        state.table.tell(why)
    score(state)


def after(state: State, seat: Seat, phase: Phase) -> None:
    """JD-7: with one card in hand a seat knocks or not before anything else happens."""
    if len(state.table.piles[state.rules.hands + seat]) == 1 and not state.knocked >> seat & 1:
        state.given &= ~(1 << seat)
        assert not isinstance(phase, Knocking | Over)
        state.phase = Knocking(phase)
    else:
        go_on(state, seat, phase)


def go_on(state: State, seat: Seat, phase: Phase) -> None:
    """Into a phase, or past it where it leaves nothing to decide."""
    state.phase = phase
    if type(phase) is Playing:
        if not phase.owed:
            turn_complete(state)
        return
    piles = state.table.piles
    if type(phase) is Covering:
        if not piles[STOCK]:
            _go_on_uncovered(state, seat, phase)
    elif type(phase) is Answering:
        if not phase.owed:
            pay(state, seat, phase.penalty)
    elif type(phase) is Shedding and not piles[state.rules.taken]:
        state.phase = BUSY[state.live]


def _go_on_uncovered(state: State, seat: Seat, phase: Covering) -> None:
    """JD-20: with the stock empty, a jack or king that nothing in the hand covers is an ordinary top."""
    known, piles = state.rules.facts, state.table.piles
    kinds = cover_wanted(known, piles[PILES + phase.pile])
    if not holds(known, piles[state.rules.hands + seat], kinds):
        shows_lack(state, seat, kinds)
        go_on(state, seat, BUSY[phase.owed])


def pay(state: State, seat: Seat, owed: int) -> None:
    """JD-11: everything owed is taken at once, and the turn ends; one card reached so counts (JD-7)."""
    if take_penalty(state, seat, owed):
        after(state, seat, BUSY[0])
    else:
        turn_complete(state)


def turn_complete(state: State) -> None:
    """JD-18: who has played a ten says whether the direction turns."""
    if state.tens:
        state.phase = REVERSING
    else:
        end_turn(state)


def end_turn(state: State) -> None:
    """JD-6, JD-19: on to the next seat, past one more for each ace."""
    order = [(state.turn + state.direction * step) % state.rules.seats for step in range(1, 2 + state.aces)]
    if state.aces and state.table.events is not None:
        state.table.tell(SeatsSkipped(tuple(order[:-1])))
    state.idle = 0 if state.played or state.table.piles[STOCK] else state.idle + 1
    start_turn(state, order[-1])


def score(state: State) -> None:
    """JD-23, JD-24: all hands count, and another deal follows unless the match is decided."""
    table, rules = state.table, state.rules
    seats = range(rules.seats)
    hands = [table.piles[rules.hands + seat] for seat in seats]
    take_taken_up(state, state.turn)
    gained = outlook(state)
    before = [sum(deal[seat] for deal in state.deals) for seat in seats]
    state.totals = tuple(map(int.__add__, state.totals, gained))
    points = tuple(total - earlier for total, earlier in zip(state.totals, before, strict=True))
    state.deals = (*state.deals, points)
    if table.events is not None:
        for seat in seats:
            table.tell(Shown(rules.hands + seat, tuple(hands[seat])))
        table.tell(DealEnded(points, state.totals))
    if is_decided(state):
        state.phase = OVER
        if table.events is not None:
            table.tell(MatchEnded(standing(state).winners))
        return
    for place in range(PILES, len(table.piles)):
        table.move_all(place, STOCK)
    state.dealer = (state.dealer - 1) % rules.seats
    start_deal(state)

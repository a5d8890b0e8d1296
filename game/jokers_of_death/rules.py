"""Jokers of Death, or Insane Eights: the rules.

Two to six players with twenty cards each shed them on three discard piles, one card on each live pile a turn,
matching suit or rank; eights go anywhere and name a suit. Who lacks a card for a pile draws. With one card
left a player must knock, or going out does not count.

A two, or the four of spades, must be answered by the next player in kind or paid for with cards from the
stock; a joker answers a four of spades and kills the pile. Tens may reverse the direction, aces skip seats, a
jack or king needs another card on it at once. Who holds two jokers may show them and stop the play.

What is left in a hand counts against it. When somebody reaches 105, the highest total loses, the least wins.
"""

from collections.abc import Callable
from typing import Final

from game.cards import Card, Seat
from game.deal_cycle import OVER, Over, drawn_by_lot
from game.jokers_of_death.actions import (
    Draw,
    GiveUp,
    GoOnWithoutKnocking,
    JokersAction,
    KeepDirection,
    Knock,
    NameSuit,
    Play,
    Reverse,
    ShowJokers,
    Stop,
    Take,
    TakeUp,
)
from game.jokers_of_death.answering import answer, take
from game.jokers_of_death.cards import jokers_in
from game.jokers_of_death.events import JokersShown, Reversed
from game.jokers_of_death.options import JokersOptions
from game.jokers_of_death.phases import Answering, Covering, Phase, Playing, Shedding
from game.jokers_of_death.playing import draw, go_on_without_knocking, knock, name_suit, play, stop
from game.jokers_of_death.position import State
from game.jokers_of_death.setup import rules_of
from game.jokers_of_death.turns import end_turn, start_deal, stop_play
from game.jokers_of_death.variants.free_pile import give_up, shed, take_up
from game.table import Table


def deal(options: JokersOptions, seats: int, seed: int) -> State:
    """The first position of a match; the first dealer is drawn by lot (JD-3).

    Raises:
        ValueError: when the variants cannot be played by so many seats.
    """
    rules = rules_of(options, seats)
    state = State(
        table=Table(rules.places, [list(range(rules.facts.cards)), *([] for _ in rules.places[1:])], []),
        rules=rules,
        seed=seed,
        shuffles=0,
        dealer=0,
        turn=0,
        turns=0,
        idle=0,
        direction=-1,
        phase=OVER,
        live=rules.all_piles,
        debts=(),
        named=(),
        knocked=0,
        may_knock=0,
        aces=0,
        ten_played=False,
        hand_played=False,
        known=[],
        open_cards=[],
        secrets=(),
        prices=(0,) * seats,
        totals=(0,) * seats,
        deals=(),
    )
    state.dealer = drawn_by_lot(state)
    start_deal(state)
    return state


def to_move(state: State) -> Seat | None:
    """Whose turn it is; None when the match is over."""
    return None if type(state.phase) is Over else state.turn


def apply(state: State, seat: Seat, action: JokersAction) -> None:
    """Carry out a legal action."""
    if type(action) is Play:
        _LAY[type(state.phase)](state, seat, action.card, action.pile)
    elif type(action) is Draw:
        draw(state, seat)
    else:
        _decide(state, seat, action)


def _decide(state: State, seat: Seat, action: JokersAction) -> None:
    """Everything but playing and drawing."""
    match action:
        case Stop():
            stop(state, seat)
        case Take():
            take(state, seat)
        case NameSuit(suit=suit):
            name_suit(state, seat, suit)
        case Reverse():
            _reverse(state, seat)
        case KeepDirection():
            end_turn(state)
        case Knock():
            knock(state, seat)
        case GoOnWithoutKnocking():
            go_on_without_knocking(state, seat)
        case ShowJokers():
            _show_jokers(state, seat)
        case TakeUp(pile=pile):
            take_up(state, pile)
        case GiveUp():
            give_up(state, seat)


def _reverse(state: State, seat: Seat) -> None:
    """JD-18, JD-19: the direction turns before seats are skipped."""
    state.direction = -state.direction
    state.table.record(Reversed, seat, state.direction)
    end_turn(state)


def _show_jokers(state: State, seat: Seat) -> None:
    """JD-22"""
    hand = state.table.piles[state.rules.hands[seat]]
    state.table.record(JokersShown, seat, jokers_in(hand, state.rules.facts))
    stop_play(state)


_LAY: Final[dict[type[Phase], Callable[[State, Seat, Card, int], None]]] = {
    Playing: play,
    Covering: play,
    Answering: answer,
    Shedding: shed,
}
"""By phase: what it is to play a card."""

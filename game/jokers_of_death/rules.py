"""Jokers of Death, or Insane Eights: the rules.

Two to six players with twenty cards each shed them on three discard piles, one card on each live pile a turn,
matching suit or rank; eights go anywhere and name a suit. Who lacks a card for a pile draws. With one card
left a player must knock, or going out does not count.

A two, or the four of spades, must be answered by the next player in kind or paid for with cards from the
stock; a joker answers a four of spades and kills the pile. Tens may reverse the direction, aces skip seats, a
jack or king needs another card on it at once. Who holds two jokers may show them and stop the play.

What is left in a hand counts against it. When somebody reaches 105, the highest total loses, the least wins.
"""

from game.cards import Card, Seat
from game.jokers_of_death.actions import (
    Draw,
    GiveUp,
    GoOnWithoutKnocking,
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
from game.jokers_of_death.choices import JokersAction, jokers_in
from game.jokers_of_death.events import JokersShown, Reversed
from game.jokers_of_death.known import NOTHING
from game.jokers_of_death.options import JokersOptions, decks_for
from game.jokers_of_death.owing import answer, take
from game.jokers_of_death.phases import OVER, Answering, Knocking, Over, Shedding
from game.jokers_of_death.playing import draw, knock, name_suit, play, stop
from game.jokers_of_death.state import Rules, State, rules_for
from game.jokers_of_death.turns import end_turn, go_on, score, start_deal
from game.jokers_of_death.variants import give_up, shed, take_up
from game.shuffle import shuffle
from game.table import Table


def rules_of(options: JokersOptions, seats: int) -> Rules:
    """What stays the same for a whole match.

    Raises:
        ValueError: when the variants cannot be played by so many seats.
    """
    return rules_for(
        seats,
        decks_for(options, seats),
        five=options.five_piles,
        switching=options.switching,
        aces=options.aces,
        free_pile=options.free_pile,
    )


def deal(options: JokersOptions, seats: int, seed: int) -> State:
    """The first position of a match; the first dealer is drawn by lot (JD-3).

    Raises:
        ValueError: when the variants cannot be played by so many seats.
    """
    rules = rules_of(options, seats)
    piles = rules.piles
    lots = list(range(seats))
    shuffle(lots, seed, 0)
    spots = rules.places
    lying: list[list[Card]] = [list(range(rules.facts.cards)), *([] for _ in spots[1:])]
    none = (frozenset[Card](),) * seats
    state = State(
        Table(spots, lying, []),
        rules,
        seed,
        1,
        lots[0],
        0,
        -1,
        OVER,
        0,
        (None,) * piles,
        (-1,) * piles,
        0,
        0,
        0,
        False,
        False,
        0,
        0,
        [NOTHING] * seats,
        list(none),
        [none] * seats,
        (0,) * seats,
        (),
    )
    start_deal(state)
    return state


def to_move(state: State) -> Seat | None:
    """Whose turn it is; None when the match is over."""
    return None if type(state.phase) is Over else state.turn


def apply(state: State, seat: Seat, action: JokersAction) -> None:
    """Carry out a legal action."""
    if type(action) is Play:
        if type(state.phase) is Shedding:
            shed(state, seat, action.card, action.pile)
        elif type(state.phase) is Answering:
            answer(state, seat, action.card, action.pile)
        else:
            play(state, seat, action.card, action.pile)
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
            state.direction = -state.direction
            if state.table.events is not None:
                state.table.tell(Reversed(seat, state.direction))
            end_turn(state)
        case KeepDirection():
            end_turn(state)
        case Knock():
            knock(state, seat)
        case GoOnWithoutKnocking():
            assert isinstance(state.phase, Knocking)
            go_on(state, seat, state.phase.after)
        case ShowJokers():
            if state.table.events is not None:
                held = state.table.piles[state.rules.hands + seat]
                state.table.tell(JokersShown(seat, jokers_in(held, state.rules.facts.jokers)))
            score(state)
        case TakeUp(pile=pile):
            take_up(state, pile)
        case GiveUp():
            give_up(state, seat)

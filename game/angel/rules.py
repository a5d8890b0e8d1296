"""Angel, or Afterlife: the rules.

Four players are dealt five unseen cards each and turn one up unseen; the lowest of these leads. Then
everybody looks at the four that remain. In turn, counter-clockwise, a player discards a card and draws
another, collecting high cards and one good combination. The Devil, once held, cannot be got rid of and
counts nothing; the Angel counts 15 and stands for any card a combination lacks.

The deal ends with the last card of the play pile, or when a player calls Judgement Day instead of
discarding. The best hand gains a credit and the worst loses one; a caller who is not the best loses one
alone. Five credits to start with; at ten a player is the Angel and wins, at none a player is the Devil and
the match is over.

Credits could go up and down for ever, so the match also ends after 200 deals. A deal is four cards turned
up and at most 22 turns: no match takes more than 5,200 actions.
"""

from collections.abc import Sequence
from typing import Final, TypeAlias

from game.angel.actions import CallJudgementDay, Discard, DiscardUnseen
from game.angel.cards import ANGEL, CARDS, DEVIL, VALUE
from game.angel.credits import ANGEL_CREDITS, START_CREDITS, changes, ending
from game.angel.events import GoesFirst, HandCounted, JudgementDay, LastCardDrawn
from game.angel.options import AngelOptions
from game.angel.scoring import NAMES, best, value
from game.angel.state import (
    HANDS,
    OVER,
    PLAYING,
    SEATS,
    STOCK,
    TRASH,
    UNSEEN,
    Over,
    Playing,
    State,
    TurningUp,
    places,
)
from game.cards import Card, Seat
from game.contract.rules import Standing, ranked
from game.events import DealEnded, DealStarted, MatchEnded, Shown, Shuffled, TurnStarted
from game.shuffle import shuffle
from game.table import Table

DEALT: Final = 5
TURNS: Final = CARDS - DEALT * SEATS
"""AN-11: cards in the play pile at first, and so the most turns of a deal."""

AngelAction: TypeAlias = DiscardUnseen | Discard | CallJudgementDay

DISCARD: Final = tuple(Discard(card) for card in range(CARDS))
TURN_UP: Final[Sequence[AngelAction]] = tuple(DiscardUnseen(slot) for slot in range(DEALT))
CALL: Final = CallJudgementDay()


def bonus_table(options: AngelOptions) -> tuple[int, ...]:
    """The bonuses in the order of ``scoring`` (AN-13)."""
    return (
        options.pair,
        options.two_pairs,
        options.three,
        options.sequence,
        options.flush,
        options.sequence_flush,
        options.four,
    )


def deal(options: AngelOptions, seats: int, seed: int) -> State:
    """The first position of a match: five credits each (AN-1), and a dealer drawn by lot (AN-3)."""
    piles = [list(range(CARDS)), *([] for _ in range(1 + 2 * SEATS))]
    credits = (START_CREDITS,) * SEATS
    lots = list(range(SEATS))
    shuffle(lots, seed, 0)
    table = Table(places(), piles, [])
    state = State(table, bonus_table(options), seed, 1, lots[0], 0, OVER, credits, ())
    _start_deal(state)
    return state


def to_move(state: State) -> Seat | None:
    """Whose turn it is; None when the match is over."""
    return None if type(state.phase) is Over else state.turn


def legal(state: State, seat: Seat) -> Sequence[AngelAction]:
    """What a seat may do: turn up a card (AN-5); discard any but the Devil (AN-9), or call (AN-10)."""
    if seat != state.turn or type(state.phase) is Over:
        return ()
    if type(state.phase) is not Playing:
        return TURN_UP
    moves: list[AngelAction] = [DISCARD[card] for card in state.table.piles[HANDS + seat] if card != DEVIL]
    moves.append(CALL)
    return moves


def apply(state: State, seat: Seat, action: AngelAction) -> None:
    """Carry out a legal action."""
    if type(action) is Discard:
        _discard(state, seat, action.card)
    elif type(action) is DiscardUnseen:
        _turn_up(state, seat, action.slot)
    else:
        if state.table.events is not None:
            state.table.tell(JudgementDay(seat))
        _settle(state, seat)


def standing(state: State) -> Standing:
    """Credits; the winners are the Angels (AN-20), or else whoever has the most (AN-21, AN-22)."""
    ranks = ranked(state.totals, low_wins=False)
    if type(state.phase) is not Over:
        return Standing(state.totals, state.deals, ranks, ())
    angels = tuple(seat for seat in range(SEATS) if state.totals[seat] >= ANGEL_CREDITS)
    richest = tuple(seat for seat in range(SEATS) if ranks[seat] == 1)
    return Standing(state.totals, state.deals, ranks, angels or richest)


def leader(discards: Sequence[Card], first: Seat) -> Seat:
    """AN-6: who goes first, from the cards turned up, the first of them by seat ``first``."""
    able = [index for index, card in enumerate(discards) if card not in (DEVIL, ANGEL)]
    lowest = min(able, key=lambda index: VALUE[discards[index]])
    return (first + lowest) % SEATS


def _start_deal(state: State) -> None:
    """AN-4: five unseen cards to each seat; the other 22 are the play pile."""
    table = state.table
    if table.events is not None:
        table.tell(DealStarted(len(state.deals) + 1, state.dealer))
    stock = table.piles[STOCK]
    shuffle(stock, state.seed, state.shuffles)
    state.shuffles += 1
    if table.events is not None:
        table.tell(Shuffled(STOCK))
    for _ in range(DEALT):
        for step in range(1, SEATS + 1):
            table.move_top(STOCK, UNSEEN + (state.dealer + step) % SEATS)
    state.turn = (state.dealer + 1) % SEATS
    state.phase = TurningUp(())
    if table.events is not None:
        table.tell(TurnStarted(state.turn))


def _turn_up(state: State, seat: Seat, slot: int) -> None:
    """AN-5 to AN-7: turned up clockwise; when all four lie there, hands are looked at."""
    table = state.table
    assert isinstance(state.phase, TurningUp)
    card = table.piles[UNSEEN + seat][slot]
    table.move(card, UNSEEN + seat, TRASH)
    discards = (*state.phase.discards, card)
    if len(discards) < SEATS:
        state.phase = TurningUp(discards)
        state.turn = (seat + 1) % SEATS
    else:
        for owner in range(SEATS):
            table.move_all(UNSEEN + owner, HANDS + owner)
        state.phase = PLAYING
        first = (state.dealer + 1) % SEATS
        state.turn = leader(discards, first)
        if table.events is not None:
            table.tell(GoesFirst(state.turn, discards[(state.turn - first) % SEATS]))
    if table.events is not None:
        table.tell(TurnStarted(state.turn))


def _discard(state: State, seat: Seat, card: Card) -> None:
    """AN-8, AN-11: a card down, a card up; the last card of the play pile ends the deal."""
    table = state.table
    table.move(card, HANDS + seat, TRASH)
    stock = table.piles[STOCK]
    table.move_top(STOCK, HANDS + seat)
    if not stock:
        if table.events is not None:
            table.tell(LastCardDrawn())
        _settle(state, None)
        return
    state.turn = (seat - 1) % SEATS
    if table.events is not None:
        table.tell(TurnStarted(state.turn))


def _settle(state: State, caller: Seat | None) -> None:
    """Count the hands, change the credits, and deal again unless the match is over (AN-20 to AN-22)."""
    table = state.table
    scores = []
    for seat in range(SEATS):
        hand = table.piles[HANDS + seat]
        bonus, which = best(hand, state.bonuses)
        scores.append(value(hand) + bonus)
        if table.events is not None:
            table.tell(Shown(HANDS + seat, tuple(hand)))
            table.tell(HandCounted(seat, value(hand), bonus, "" if which is None else NAMES[which]))
    change = changes(scores, caller)
    state.totals = tuple(map(int.__add__, state.totals, change))
    state.deals = (*state.deals, change)
    if table.events is not None:
        table.tell(DealEnded(change, state.totals))
    if ending(state.totals, len(state.deals)) is not None:
        state.phase = OVER
        if table.events is not None:
            table.tell(MatchEnded(standing(state).winners))
        return
    for place in range(TRASH, UNSEEN):
        table.move_all(place, STOCK)
    state.dealer = (state.dealer - 1) % SEATS
    _start_deal(state)

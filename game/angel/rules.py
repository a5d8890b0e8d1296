"""Angel, or Afterlife: the rules, clause by clause as in ``assets/rules/angel.md``.

Credits could go up and down forever, so the match also ends after 200 deals. A deal has four flips and at
most 22 turns, so no match takes more than 5,200 actions.
"""

from collections.abc import Sequence

from game import deal_cycle
from game.angel.actions import CALL, DISCARD, FLIP, AngelAction, Discard, DiscardUnseen
from game.angel.cards import ANGEL, CARDS, DEVIL, VALUE
from game.angel.events import GoesFirst, HandCounted, JudgementDay, LastCardDrawn
from game.angel.options import AngelOptions
from game.angel.position import (
    DEALT,
    HANDS,
    PLACES,
    PLAYING,
    SEATS,
    STOCK,
    TRASH,
    TURNING_UP,
    UNSEEN,
    Playing,
    State,
    is_open,
    turns_taken,
)
from game.angel.scoring import NAMES, START_CREDITS, Combination, best, changes, ending, standing, value
from game.cards import Card, Seat
from game.deal_cycle import OVER, Over
from game.table import Table


def bonus_table(options: AngelOptions) -> tuple[int, ...]:
    """Return the bonus of each combination (AN-13)."""
    bonuses = {
        Combination.PAIR: options.pair,
        Combination.TWO_PAIRS: options.two_pairs,
        Combination.THREE: options.three,
        Combination.STRAIGHT: options.sequence,
        Combination.FLUSH: options.flush,
        Combination.STRAIGHT_FLUSH: options.sequence_flush,
        Combination.FOUR: options.four,
    }
    return tuple(bonuses[each] for each in Combination)


def deal(options: AngelOptions, seats: int, seed: int) -> State:
    """Return the first position of a match: five credits each (AN-1) and a random dealer (AN-3)."""
    state = State(
        table=Table(PLACES, [list(range(CARDS)), *([] for _ in PLACES[1:])], []),
        bonuses=bonus_table(options),
        opens=options.opens,
        target=options.target,
        seed=seed,
        phase=PLAYING,
        totals=(START_CREDITS,) * SEATS,
    )
    state.dealer = deal_cycle.drawn_by_lot(state)
    _start_deal(state)
    return state


def to_move(state: State) -> Seat | None:
    """Return the seat to move; None when the match is over."""
    return None if type(state.phase) is Over else state.turn


def legal(state: State, seat: Seat) -> Sequence[AngelAction]:
    """Return the flips (AN-5), or every discard but the Devil (AN-9) and a call once it is open (AN-10)."""
    if seat != state.turn or type(state.phase) is Over:
        return ()
    if type(state.phase) is not Playing:
        return FLIP
    piles = state.table.piles
    moves: list[AngelAction] = [DISCARD[card] for card in piles[HANDS[seat]] if card != DEVIL]
    if is_open(state.opens, turns_taken(len(piles[STOCK]))):
        moves.append(CALL)
    return moves


def apply(state: State, seat: Seat, action: AngelAction) -> None:
    """Carry out a legal action."""
    if type(action) is Discard:
        _discard(state, seat, action.card)
    elif type(action) is DiscardUnseen:
        _flip(state, seat, action.slot)
    else:
        state.table.record(JudgementDay, seat)
        _settle(state, seat)


def leader(discards: Sequence[Card], first: Seat) -> Seat:
    """Return the seat that goes first, from the flipped cards in turn order from seat ``first`` (AN-6)."""
    lowest, least = 0, VALUE[ANGEL]
    for index, card in enumerate(discards):
        if card != DEVIL and VALUE[card] < least:
            lowest, least = index, VALUE[card]
    return (first + lowest) % SEATS


def _start_deal(state: State) -> None:
    """Deal five unseen cards to each seat; the other 22 are the draw pile (AN-4)."""
    deal_cycle.begin_deal(state)
    deal_cycle.shuffle_pile(state, STOCK)
    from_left = [UNSEEN[(state.dealer + step) % SEATS] for step in range(1, SEATS + 1)]
    state.table.deal(STOCK, from_left * DEALT)
    state.phase = TURNING_UP
    _start_turn(state, (state.dealer + 1) % SEATS)


def _start_turn(state: State, seat: Seat) -> None:
    state.turn = seat
    deal_cycle.announce_turn(state.table, seat)


def _flip(state: State, seat: Seat, slot: int) -> None:
    """Flip a card, and pass the turn clockwise until all four seats have flipped one (AN-5)."""
    table = state.table
    place = UNSEEN[seat]
    table.move(table.piles[place][slot], place, TRASH)
    if len(table.piles[TRASH]) < SEATS:
        _start_turn(state, (seat + 1) % SEATS)
    else:
        _look(state)


def _look(state: State) -> None:
    """Deal the unseen cards into the hands, and let the lowest flipped card go first (AN-6, AN-7)."""
    for seat in range(SEATS):
        state.table.move_all(UNSEEN[seat], HANDS[seat])
    flipped = state.table.piles[TRASH]
    state.phase = PLAYING
    first = (state.dealer + 1) % SEATS
    leads = leader(flipped, first)
    card = flipped[(leads - first) % SEATS]
    tied = [VALUE[each] for each in flipped].count(VALUE[card]) > 1
    state.table.record(GoesFirst, leads, card, tied)
    _start_turn(state, leads)


def _discard(state: State, seat: Seat, card: Card) -> None:
    """Discard a card and draw one; the last card of the draw pile ends the deal (AN-8, AN-11)."""
    table = state.table
    place = HANDS[seat]
    table.move(card, place, TRASH)
    table.move_top(STOCK, place)
    if table.piles[STOCK]:
        _start_turn(state, (seat - 1) % SEATS)
    else:
        table.record(LastCardDrawn)
        _settle(state, None)


def _settle(state: State, caller: Seat | None) -> None:
    """Count the hands, change the credits, and deal again unless the match is over (AN-20 to AN-22).

    The lowest hand is shown first and the caller's last.
    """
    counted = [_worth(state, seat)[0] for seat in range(SEATS)]
    if state.table.events is not None:
        for seat in sorted(range(SEATS), key=lambda seat: (seat == caller, counted[seat])):
            _show(state, seat)
    deal_cycle.score_deal(state, changes(counted, caller))
    if ending(state.totals, state.target, len(state.deals)) is not None:
        state.phase = OVER
        deal_cycle.end_match(state, standing(state).winners)
    else:
        deal_cycle.gather(state.table, STOCK)
        state.dealer = (state.dealer - 1) % SEATS
        _start_deal(state)


def _show(state: State, seat: Seat) -> None:
    """Show a hand to all seats, with its points (AN-12)."""
    deal_cycle.show_hands(state.table, (HANDS[seat],))
    _, cards, bonus, which = _worth(state, seat)
    state.table.record(HandCounted, seat, cards, bonus, "" if which is None else NAMES[which])


def _worth(state: State, seat: Seat) -> tuple[int, int, int, Combination | None]:
    """Return a hand's total, the points of its cards, its bonus, and the combination that gives the bonus."""
    held = state.table.piles[HANDS[seat]]
    cards = value(held)
    bonus, which = best(held, state.bonuses)
    return cards + bonus, cards, bonus, which

"""Devil, and Devil 440: the rules.

Two to eight players shed cards. The deck is kabufuda: numbers 1 to 10, with a Special 1 and a Special 4
(440 adds more ones, fours and tens, two blanks and the Onifuda).

The lowest card drawn by lot deals first; afterwards whoever won the last deal. Everybody gets four cards,
two at a time, and one card is turned up. In turn, from the dealer's left, a player lays a card whose sum
with the top of the discard pile ends in 5 or 9. Whoever can, must. Whoever cannot draws one card, which is
played at once if it fits. A used-up draw pile is made anew from the discards beneath the top.

A ten skips the next player. After a Special its player may end the deal, or else the next player draws
(one card for a Special 1, two for a Special 4) and is skipped. A blank counts as any number but touches no
Special; the Onifuda follows anything and ends the deal at once.

Cards left in a hand count against it: their numbers, 20 for a blank or the Onifuda, and everything doubled
for each Special among them and for the way the deal ended. When somebody reaches the target, the fewest
points win.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from game.cards import Card, Seat
from game.deal_cycle import (
    OVER,
    Over,
    announce_turn,
    begin_deal,
    end_match,
    gather,
    score_deal,
    show_hands,
    shuffle_pile,
)
from game.devil.actions import Discard, Draw, EndDeal
from game.devil.cards import DECK_440, DRAWS, FITS, FITTING, POINTS, RANK, STANDARD_DECK, Rank
from game.devil.events import (
    Buried,
    DealBlocked,
    DealWon,
    LaidAtOnce,
    Lot,
    MadeToDraw,
    NothingToDraw,
    Skipped,
    TurnsUsedUp,
)
from game.devil.moves import DevilAction
from game.devil.options import Devil440Options, DevilOptions
from game.devil.phases import CHOOSING, PLAYING
from game.devil.places import DISCARDS, HANDS, STOCK, hands, places
from game.devil.position import Laid, State
from game.devil.scoring import (
    counts_ended,
    counts_gone_out,
    counts_stopped,
    hand_points,
    is_decided,
    standing,
)
from game.table import Table
from game.unseen import drew, lacks, left_hand

HAND_SIZE: Final = 4
TURN_LIMIT: Final = 1000
"""DV-9: a deal that has run this many turns stops without a winner."""


def deal(options: DevilOptions | Devil440Options, seats: int, seed: int) -> State:
    """The first position of a match (DV-1 to DV-6)."""
    cards = len(DECK_440 if isinstance(options, Devil440Options) else STANDARD_DECK)
    state = State(
        table=Table(places(seats), [list(range(cards)), *([] for _ in range(seats + 1))], []),
        seats=seats,
        cards=cards,
        target=options.target,
        seed=seed,
        shuffles=0,
        dealer=0,
        turn=0,
        turns=0,
        idle=0,
        phase=PLAYING,
        known=[],
        totals=(0,) * seats,
        deals=(),
    )
    state.dealer = _first_dealer(state)
    _start_deal(state)
    return state


def to_move(state: State) -> Seat | None:
    """Whose turn it is; None when the match is over."""
    return None if type(state.phase) is Over else state.turn


def apply(state: State, seat: Seat, action: DevilAction) -> None:
    """Carry out a legal action."""
    if type(action) is Discard:
        _note_laid(state, seat, action.card)
        _discard(state, seat, action.card)
    elif type(action) is Draw:
        _draw(state, seat)
    elif type(action) is EndDeal:
        _end_on_top(state)
    else:
        _go_on(state)


def _first_dealer(state: State) -> Seat:
    """DV-4: the lowest number deals; ties draw again, and so does whoever draws no number."""
    drawing = list(range(state.seats))
    while len(drawing) > 1:
        shuffle_pile(state, STOCK)
        lots = iter(reversed(state.table.piles[STOCK]))
        numbers = {seat: _lot(state, seat, lots) for seat in drawing}
        lowest = min(numbers.values())
        drawing = [seat for seat in drawing if numbers[seat] == lowest]
    return drawing[0]


def _lot(state: State, seat: Seat, lots: Iterator[Card]) -> int:
    for card in lots:
        state.table.record(Lot, seat, card)
        if RANK[card] not in (Rank.BLANK, Rank.ONIFUDA):
            return POINTS[card]
    raise AssertionError("a deck has more numbers than seats")


def _start_deal(state: State) -> None:
    """DV-5: four cards each, two at a time, from the dealer's left, and one turned up."""
    begin_deal(state)
    shuffle_pile(state, STOCK)
    from_left = [HANDS[(state.dealer + step) % state.seats] for step in range(1, state.seats + 1)]
    state.table.deal(STOCK, [place for place in from_left for _ in range(2)] * (HAND_SIZE // 2))
    state.known = [((HAND_SIZE, 0),)] * state.seats
    state.laid = []
    _turn_up(state)
    state.turns = state.idle = 0
    state.turn = state.dealer
    _next_turn(state)


def _turn_up(state: State) -> None:
    """DV-5, DV-6: the first discard has no effect; an Onifuda is buried and another card turned."""
    table = state.table
    table.move_top(STOCK, DISCARDS)
    while RANK[table.piles[DISCARDS][-1]] is Rank.ONIFUDA:
        buried = table.move_top(DISCARDS, STOCK)
        table.record(Buried, buried)
        _in_no_hand(state, [buried])
        shuffle_pile(state, STOCK)
        table.move_top(STOCK, DISCARDS)


def _next_turn(state: State) -> None:
    """Pass the turn to the left, unless nobody can go on or the deal has run its 1,000 turns (DV-9)."""
    state.turn = (state.turn + 1) % state.seats
    state.phase = PLAYING
    state.turns += 1
    if state.idle == state.seats:
        _stop(state, DealBlocked)
    elif state.turns > TURN_LIMIT:
        _stop(state, TurnsUsedUp)
    else:
        announce_turn(state.table, state.turn)


def _skip(state: State) -> None:
    """DV-10, DV-14: the next seat loses its turn."""
    by, state.turn = state.turn, (state.turn + 1) % state.seats
    state.table.record(Skipped, state.turn, by, state.table.piles[DISCARDS][-1])
    _next_turn(state)


def _stop(state: State, why: type[DealBlocked | TurnsUsedUp]) -> None:
    """DV-9: all hands count, and the same dealer deals again."""
    state.table.record(why)
    _score(state, counts_stopped(state.seats))


def _note_laid(state: State, seat: Seat, card: Card) -> None:
    """Everybody sees what a seat is about to lay of its hand, and on what."""
    piles = state.table.piles
    state.laid.append(Laid(seat, piles[DISCARDS][-1], card, len(piles[HANDS[seat]]) - 1))


def _discard(state: State, seat: Seat, card: Card) -> None:
    """DV-7, DV-17: a card goes onto the discards and takes effect; the last of a hand ends the deal."""
    place = HANDS[seat]
    state.table.move(card, place, DISCARDS)
    state.known[seat] = left_hand(state.known[seat], card)
    state.idle = 0
    if state.table.piles[place]:
        _AFTERWARDS[card](state)
    else:
        _win(state, seat, card, counts_gone_out(state.seats, seat, card))


def _offer_choice(state: State) -> None:
    """DV-11, DV-12: after a Special its player ends the deal or goes on."""
    state.phase = CHOOSING[state.table.piles[DISCARDS][-1]]


def _end_on_top(state: State) -> None:
    """DV-11, DV-12: the player of a Special ends the deal with it. DV-16: the Onifuda does at once."""
    top = state.table.piles[DISCARDS][-1]
    _win(state, state.turn, top, counts_ended(state.seats, state.turn, top))


def _draw(state: State, seat: Seat) -> None:
    """DV-8: a drawn card that fits is discarded, else it stays; before that, nothing in the hand fitted."""
    top = state.table.piles[DISCARDS][-1]
    card = _take(state, seat)
    if card is not None and not FITS[top][card]:
        state.known[seat] = lacks(drew(state.known[seat]), FITTING[top])
        state.idle = 0
        _next_turn(state)
        return
    state.known[seat] = lacks(state.known[seat], FITTING[top])
    if card is None:
        state.idle += 1
        state.table.record(NothingToDraw, seat)
        _next_turn(state)
    else:
        state.known[seat] = drew(state.known[seat])
        state.table.record(LaidAtOnce, seat, card)
        _discard(state, seat, card)


def _take(state: State, seat: Seat) -> Card | None:
    """A card from the stock into a hand; None when stock and discards are both used up (DV-9)."""
    table = state.table
    if not table.piles[STOCK]:
        for card in table.piles[DISCARDS][:-1]:
            table.move(card, DISCARDS, STOCK)
        if not table.piles[STOCK]:
            return None
        _in_no_hand(state, table.piles[STOCK])
        shuffle_pile(state, STOCK)
    return table.move_top(STOCK, HANDS[seat])


def _in_no_hand(state: State, cards: Sequence[Card]) -> None:
    """Everybody saw these cards go into the stock (DV-6, DV-9): no hand holds one of them now."""
    gone = 0
    for card in cards:
        gone |= 1 << card
    state.known = [lacks(groups, gone) for groups in state.known]


def _go_on(state: State) -> None:
    """DV-11, DV-12: the next seat draws what there is (DV-9) and is skipped."""
    special = state.table.piles[DISCARDS][-1]
    victim = (state.turn + 1) % state.seats
    held = state.table.piles[HANDS[victim]]
    before = len(held)
    for _ in range(DRAWS[special]):
        if _take(state, victim) is not None:
            state.known[victim] = drew(state.known[victim])
    state.table.record(MadeToDraw, victim, state.turn, len(held) - before)
    _skip(state)


def _win(state: State, seat: Seat, card: Card, times: Sequence[int]) -> None:
    """DV-17: the deal is over, its winner deals the next."""
    state.table.record(DealWon, seat, card)
    state.dealer = seat
    _score(state, times)


def _score(state: State, times: Sequence[int]) -> None:
    """Count every hand so many times, and deal again unless the match is decided (DV-20)."""
    table = state.table
    lying = hands(state.seats)
    show_hands(table, lying)
    counted = [hand_points(table.piles[place]) for place in lying]
    score_deal(state, [points * times[seat] for seat, points in enumerate(counted)])
    if is_decided(state):
        state.phase = OVER
        end_match(state, standing(state).winners)
    else:
        gather(table, STOCK)
        _start_deal(state)


_EFFECTS: Final = {
    Rank.PLAIN: _next_turn,
    Rank.BLANK: _next_turn,
    Rank.TEN: _skip,
    Rank.SPECIAL_1: _offer_choice,
    Rank.SPECIAL_4: _offer_choice,
    Rank.ONIFUDA: _end_on_top,
}
_AFTERWARDS: Final = tuple(_EFFECTS[rank] for rank in RANK)
"""By card: what laying it does (DV-10 to DV-12, DV-16)."""

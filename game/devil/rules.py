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
from typing import Final, TypeAlias

from game.cards import Card, Seat
from game.contract.rules import Standing, ranked
from game.devil.actions import Discard, Draw, EndDeal, GoOn
from game.devil.cards import DECK_440, FACTS, STANDARD_DECK, Rank
from game.devil.events import DealStopped, DealWon, Lot, NothingToDraw, Skipped
from game.devil.options import Devil440Options, DevilOptions
from game.devil.state import (
    CHOOSING,
    DISCARDS,
    HANDS,
    OVER,
    PLAYING,
    STOCK,
    Choosing,
    Over,
    Playing,
    State,
    places,
)
from game.events import DealEnded, DealStarted, MatchEnded, Shown, Shuffled, TurnStarted
from game.shuffle import shuffle
from game.table import Table
from game.unseen import drew, lacks, left_hand

HAND_SIZE: Final = 4
TURN_LIMIT: Final = 1000
"""DV-9: a deal that has run this many turns stops without a winner."""

FORCED_DRAW: Final = {Rank.SPECIAL_1: 1, Rank.SPECIAL_4: 2}
"""DV-11, DV-12: cards the next seat draws when the player of a Special goes on."""

DevilAction: TypeAlias = Discard | Draw | EndDeal | GoOn

DISCARD: Final = tuple(Discard(card) for card in range(len(DECK_440)))
DRAW: Final[Sequence[DevilAction]] = (Draw(),)
CHOICES: Final[Sequence[DevilAction]] = (EndDeal(), GoOn())


def deal(options: DevilOptions | Devil440Options, seats: int, seed: int) -> State:
    """The first position of a match (DV-1 to DV-6)."""
    cards = len(DECK_440 if isinstance(options, Devil440Options) else STANDARD_DECK)
    piles = [list(range(cards)), *([] for _ in range(seats + 1))]
    table = Table(places(seats), piles, [])
    nobody = tuple(0 for _ in range(seats))
    state = State(
        table,
        seats,
        cards,
        options.target,
        seed,
        0,
        0,
        0,
        0,
        0,
        PLAYING,
        [],
        nobody,
        (),
    )
    state.dealer = _first_dealer(state)
    _start_deal(state)
    return state


def to_move(state: State) -> Seat | None:
    """Whose turn it is; None when the match is over."""
    return None if type(state.phase) is Over else state.turn


def legal(state: State, seat: Seat) -> Sequence[DevilAction]:
    """What a seat may do: discard what fits, and draw only when nothing does (DV-7, DV-8)."""
    if seat != state.turn or type(state.phase) is not Playing:
        return CHOICES if seat == state.turn and type(state.phase) is Choosing else ()
    fits = FACTS.fits[state.table.piles[DISCARDS][-1]]
    kinds = FACTS.kind
    moves: list[DevilAction] = []
    listed = 0
    for card in state.table.piles[HANDS + seat]:
        if fits[card] and not listed & kinds[card]:
            listed |= kinds[card]
            moves.append(DISCARD[card])
    return moves or DRAW


def apply(state: State, seat: Seat, action: DevilAction) -> None:
    """Carry out a legal action."""
    if type(action) is Discard:
        _discard(state, seat, action.card)
    elif type(action) is Draw:
        _draw(state, seat)
    elif type(action) is EndDeal:
        _end_by_special(state, seat)
    else:
        _go_on(state)


def standing(state: State) -> Standing:
    """Points so far; the fewest win (DV-20)."""
    ranks = ranked(state.totals, low_wins=True)
    winners = (
        tuple(seat for seat in range(state.seats) if ranks[seat] == 1) if type(state.phase) is Over else ()
    )
    return Standing(state.totals, state.deals, ranks, winners)


def hand_points(hand: Sequence[Card]) -> int:
    """DV-18, DV-19: what a hand counts, doubled for each Special in it."""
    points = 0
    doubled = 1
    for card in hand:
        points += FACTS.points[card]
        if FACTS.rank[card] in FORCED_DRAW:
            doubled *= 2
    return points * doubled


def _shuffle_stock(state: State) -> None:
    shuffle(state.table.piles[STOCK], state.seed, state.shuffles)
    state.shuffles += 1
    if state.table.events is not None:
        state.table.tell(Shuffled(STOCK))


def _first_dealer(state: State) -> Seat:
    """DV-4: the lowest number deals; ties draw again, and so does whoever draws no number."""
    drawing = list(range(state.seats))
    while len(drawing) > 1:
        _shuffle_stock(state)
        lots = iter(reversed(state.table.piles[STOCK]))
        numbers = {seat: _lot(state, seat, lots) for seat in drawing}
        lowest = min(numbers.values())
        drawing = [seat for seat in drawing if numbers[seat] == lowest]
    return drawing[0]


def _lot(state: State, seat: Seat, lots: Iterator[Card]) -> int:
    for card in lots:
        state.table.tell(Lot(seat, card))
        if FACTS.rank[card] not in (Rank.BLANK, Rank.ONIFUDA):
            return FACTS.points[card]
    raise AssertionError("a deck has more numbers than seats")


def _start_deal(state: State) -> None:
    table = state.table
    if table.events is not None:
        table.tell(DealStarted(len(state.deals) + 1, state.dealer))
    _shuffle_stock(state)
    for _ in range(HAND_SIZE // 2):
        for step in range(1, state.seats + 1):
            hand = HANDS + (state.dealer + step) % state.seats
            table.move_top(STOCK, hand)
            table.move_top(STOCK, hand)
    state.known = [((HAND_SIZE, 0),)] * state.seats
    _turn_up(state)
    state.turns = 0
    state.idle = 0
    state.turn = state.dealer
    _next_turn(state, 1)


def _turn_up(state: State) -> None:
    """DV-5, DV-6: the first discard has no effect; an Onifuda is buried and another card turned."""
    table = state.table
    stock = table.piles[STOCK]
    table.move_top(STOCK, DISCARDS)
    while FACTS.rank[table.piles[DISCARDS][-1]] is Rank.ONIFUDA:
        table.move_top(DISCARDS, STOCK)
        _in_no_hand(state, stock[-1:])
        _shuffle_stock(state)
        table.move_top(STOCK, DISCARDS)


def _next_turn(state: State, steps: int) -> None:
    """Pass the turn to the left; more than one step skips seats (DV-10, DV-14)."""
    table = state.table
    listening = table.events is not None
    if listening and steps > 1:
        table.tell(Skipped((state.turn + 1) % state.seats))
    state.turn = (state.turn + steps) % state.seats
    state.phase = PLAYING
    state.turns += 1
    if state.turns > TURN_LIMIT or state.idle == state.seats:
        _stop(state)
    elif listening:
        table.tell(TurnStarted(state.turn))


def _stop(state: State) -> None:
    """DV-9: nobody can go on, or the deal has run its 1,000 turns: all count, the same dealer deals again."""
    if state.table.events is not None:
        state.table.tell(DealStopped())
    _score(state, [1] * state.seats)


def _discard(state: State, seat: Seat, card: Card) -> None:
    table = state.table
    hand = HANDS + seat
    table.move(card, hand, DISCARDS)
    state.known[seat] = left_hand(state.known[seat], card)
    state.idle = 0
    rank = FACTS.rank[card]
    if rank is Rank.ONIFUDA:
        _win(state, seat, card, [2] * state.seats)
    elif not table.piles[hand]:
        _go_out(state, seat, card)
    elif rank is Rank.PLAIN or rank is Rank.BLANK:
        _next_turn(state, 1)
    elif rank is Rank.TEN:
        _next_turn(state, 2)
    else:
        state.phase = CHOOSING[card]


def _go_out(state: State, seat: Seat, card: Card) -> None:
    """DV-13: a deal won on a Special costs the others dearly. There is no choice left to make."""
    rank = FACTS.rank[card]
    times = 4 if rank is Rank.SPECIAL_1 else 2 if rank is Rank.SPECIAL_4 else 1
    _win(
        state,
        seat,
        card,
        [1 if other == seat else times for other in range(state.seats)],
    )


def _draw(state: State, seat: Seat) -> None:
    """DV-8: a drawn card that fits is discarded, else it stays; before that, nothing in the hand fitted."""
    table = state.table
    top = table.piles[DISCARDS][-1]
    state.known[seat] = lacks(state.known[seat], FACTS.fitting[top])
    if not _take(state, seat):
        state.idle += 1
        if table.events is not None:
            table.tell(NothingToDraw(seat))
        _next_turn(state, 1)
        return
    state.idle = 0
    card = table.piles[HANDS + seat][-1]
    if FACTS.fits[top][card]:
        _discard(state, seat, card)
    else:
        state.known[seat] = lacks(state.known[seat], FACTS.fitting[top])
        _next_turn(state, 1)


def _take(state: State, seat: Seat) -> bool:
    """Draw one card into a hand; False when stock and discards are both used up (DV-9)."""
    table = state.table
    if not table.piles[STOCK]:
        for card in table.piles[DISCARDS][:-1]:
            table.move(card, DISCARDS, STOCK)
        if not table.piles[STOCK]:
            return False
        _in_no_hand(state, table.piles[STOCK])
        _shuffle_stock(state)
    table.move_top(STOCK, HANDS + seat)
    state.known[seat] = drew(state.known[seat])
    return True


def _in_no_hand(state: State, cards: Sequence[Card]) -> None:
    """Everybody saw these cards go into the stock (DV-6, DV-9): no hand holds one of them now."""
    gone = 0
    for card in cards:
        gone |= 1 << card
    state.known = [lacks(groups, gone) for groups in state.known]


def _end_by_special(state: State, seat: Seat) -> None:
    """DV-11: ending on a Special 1 doubles every hand. DV-12: on a Special 4 only the ender's."""
    special = state.table.piles[DISCARDS][-1]
    everybody = FACTS.rank[special] is Rank.SPECIAL_1
    times = [2 if everybody or other == seat else 1 for other in range(state.seats)]
    _win(state, seat, special, times)


def _go_on(state: State) -> None:
    """DV-11, DV-12: the next seat draws what there is (DV-9) and is skipped."""
    special = state.table.piles[DISCARDS][-1]
    victim = (state.turn + 1) % state.seats
    for _ in range(FORCED_DRAW[FACTS.rank[special]]):
        _take(state, victim)
    _next_turn(state, 2)


def _win(state: State, seat: Seat, card: Card, times: list[int]) -> None:
    """DV-17: the deal is over, its winner deals the next."""
    if state.table.events is not None:
        state.table.tell(DealWon(seat, card))
    state.dealer = seat
    _score(state, times)


def _score(state: State, times: list[int]) -> None:
    """Add up the hands, and deal again unless somebody has reached the target (DV-20)."""
    table = state.table
    hands = table.piles[HANDS:]
    points = tuple(hand_points(hand) * factor for hand, factor in zip(hands, times, strict=True))
    state.totals = tuple(map(int.__add__, state.totals, points))
    state.deals = (*state.deals, points)
    if table.events is not None:
        for seat, hand in enumerate(hands):
            table.tell(Shown(HANDS + seat, tuple(hand)))
        table.tell(DealEnded(points, state.totals))
    if max(state.totals) >= state.target:
        state.phase = OVER
        if table.events is not None:
            table.tell(MatchEnded(standing(state).winners))
        return
    for place in range(DISCARDS, HANDS + state.seats):
        table.move_all(place, STOCK)
    _start_deal(state)

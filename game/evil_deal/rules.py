"""Evil Deal: the rules, clause by clause as in ``assets/rules/evil_deal.md``.

Every deal takes 54 actions and pays one seat at least 66, so a game is over after at most 21 deals.
"""

from collections.abc import Sequence
from typing import Final

from game import deal_cycle
from game.cards import Card, Seat
from game.deal_cycle import Over
from game.evil_deal.actions import (
    BURY,
    CROSS,
    PLAY,
    SIDE_BY_SIDE,
    TAKE_STACK,
    Bury,
    Cross,
    EvilAction,
    PlayCard,
    SideBySide,
    TakeStack,
)
from game.evil_deal.cards import CARDS
from game.evil_deal.events import (
    ExchangeWon,
    Led,
    Lot,
    SecondHalf,
    StackTaken,
    TrickTaken,
    TrumpsClash,
    TrumpsPlaced,
)
from game.evil_deal.options import EvilDealOptions
from game.evil_deal.position import (
    BURIED,
    BURYING,
    EXCHANGES,
    FOLLOWING,
    HANDS,
    LEADING,
    NAMING,
    NO_TRUMPS,
    PICKING,
    PLACES,
    SEATS,
    STACKS,
    STOCK,
    TAKEN,
    TRICKS,
    TRUMPS,
    Burying,
    Following,
    Leading,
    Naming,
    Phase,
    Picking,
    State,
    suits_named,
    trumps_of,
)
from game.evil_deal.scoring import close_deal, points, standing
from game.french import SUIT, beats
from game.table import Table

STACK_SIZE: Final = 12
DEALT_TO: Final = [
    *(place for stacks in STACKS for place in stacks for _ in range(STACK_SIZE)),
    *(2 * TRUMPS),
]
"""The place of each card, in the order of the deal (ED-1)."""


def deal(options: EvilDealOptions, _seats: int, seed: int) -> State:
    """Return the first position of a match; the first dealer is drawn by lot (ED-2)."""
    state = State(
        table=Table(PLACES, [list(range(CARDS)), *([] for _ in PLACES[1:])], []),
        seed=seed,
        phase=PICKING,
        games=options.games.count,
        head_start=options.head_start,
        totals=(options.head_start,) * SEATS,
        course=((options.head_start, options.head_start),) if options.games.count > 1 else (),
    )
    state.dealer = deal_cycle.drawn_by_lot(state)
    state.table.record(Lot, state.dealer)
    _start_deal(state)
    return state


def to_move(state: State) -> Seat | None:
    """Return the seat to move; None when the match is over."""
    return None if type(state.phase) is Over else state.turn


def legal(state: State, seat: Seat) -> Sequence[EvilAction]:
    """Return a seat's legal actions. A hand that holds the suit led must follow it (ED-10)."""
    phase = state.phase
    if seat != state.turn or type(phase) is Over:
        return ()
    held = state.table.piles[HANDS[seat]]
    if type(phase) is Following:
        suit = SUIT[phase.led]
        return [PLAY[card] for card in held if SUIT[card] == suit] or [PLAY[card] for card in held]
    if type(phase) is Leading:
        return [PLAY[card] for card in held]
    if type(phase) is Picking:
        return TAKE_STACK
    if type(phase) is Burying:
        return [BURY[card] for card in held if card != state.firsts[seat]]
    return trump_choices(state.table.piles[TRUMPS[seat]])


def trump_choices(cards: Sequence[Card]) -> Sequence[EvilAction]:
    """Return the choices for two trump cards: a cross (ED-4), or side by side if of one suit (ED-5)."""
    one, other = sorted(cards)
    if SUIT[one] != SUIT[other]:
        return (CROSS[one], CROSS[other])
    return (CROSS[one], CROSS[other], SIDE_BY_SIDE[one], SIDE_BY_SIDE[other])


def apply(state: State, seat: Seat, action: EvilAction) -> None:
    """Carry out a legal action."""
    if type(action) is PlayCard:
        _play(state, seat, action.card)
    elif type(action) is TakeStack:
        _take_stack(state, seat, action.number)
    elif type(action) is Bury:
        _bury(state, seat, action.card)
    elif isinstance(action, Cross | SideBySide):
        _place_trumps(state, seat, action)


def _start_deal(state: State) -> None:
    """Deal each seat two stacks of twelve and two trump cards (ED-1); the non-dealer picks first (ED-3)."""
    deal_cycle.begin_deal(state)
    deal_cycle.shuffle_pile(state, STOCK)
    state.table.deal(STOCK, DEALT_TO)
    state.half = state.exchange = 0
    state.firsts = ()
    state.side_by_side = (False, False)
    state.trumps = NO_TRUMPS
    state.tricks = state.void = (0, 0)
    state.last = None
    state.opener = 1 - state.dealer
    _turn(state, state.opener, PICKING)


def _turn(state: State, seat: Seat, phase: Phase) -> None:
    state.turn = seat
    state.phase = phase
    deal_cycle.announce_turn(state.table, seat)


def _take_stack(state: State, seat: Seat, number: int) -> None:
    """Pick a stack, the non-dealer first; both do so before trumps are named (ED-3)."""
    state.table.record(StackTaken, seat)
    _open_stack(state.table, seat, number)
    _turn(state, 1 - seat, NAMING if seat == state.dealer else PICKING)


def _open_stack(table: Table, seat: Seat, number: int) -> None:
    place = STACKS[seat][number]
    table.deal(place, [HANDS[seat]] * len(table.piles[place]))


def _place_trumps(state: State, seat: Seat, action: Cross | SideBySide) -> None:
    """Place the trump cards, the non-dealer first (ED-4); then the non-dealer leads (ED-8)."""
    phase = state.phase
    assert isinstance(phase, Naming)
    _put_on_top(state.table, seat, action)
    if phase.theirs is None:
        _turn(state, 1 - seat, Naming(action))
        return
    one, other = (action, phase.theirs) if seat == 0 else (phase.theirs, action)
    piles = state.table.piles
    suits = suits_named(one, piles[TRUMPS[0]]), suits_named(other, piles[TRUMPS[1]])
    state.trumps = trumps_of(suits[0], suits[1])
    state.firsts = (one.first, other.first)
    state.side_by_side = (type(one) is SideBySide, type(other) is SideBySide)
    cancelled = [suit if suit == same else None for suit, same in zip(suits[0], suits[1], strict=True)]
    for suit in dict.fromkeys(cancelled):
        if suit is not None:
            halves = tuple(half for half in range(2) if cancelled[half] == suit)
            state.table.record(TrumpsClash, halves, suit)
    _turn(state, state.opener, LEADING)


def _put_on_top(table: Table, seat: Seat, action: Cross | SideBySide) -> None:
    """Put the first half's card on top of the other (ED-4)."""
    place = TRUMPS[seat]
    under, over = table.piles[place]
    second = under if action.first == over else over
    if action.first == under:
        table.move(under, place, place)
    table.record(TrumpsPlaced, seat, action.first, second, type(action) is SideBySide)


def _play(state: State, seat: Seat, card: Card) -> None:
    """Play the first card of an exchange, or the second and decide it (ED-9, ED-11)."""
    phase, table = state.phase, state.table
    if type(phase) is not Following:
        table.move(card, HANDS[seat], TRICKS[seat], Led)
        state.last = None  # a lead hides the last trick (ED-12)
        _turn(state, 1 - seat, FOLLOWING[card])
        return
    table.move(card, HANDS[seat], TRICKS[seat])
    led = phase.led
    follows = SUIT[card] == SUIT[led]
    if not follows:
        _shows_void(state, seat, SUIT[led])
    won = beats(card, led, state.trumps[state.opener][state.half])
    winner = seat if won else 1 - seat
    table.record(ExchangeWon, winner, card if won else led, won and not follows)
    state.exchange += 1
    if state.exchange < EXCHANGES:
        _turn(state, winner, LEADING)
    else:
        _take_trick(state, winner)


def _shows_void(state: State, seat: Seat, suit: int) -> None:
    """Note that a seat's hand has shown to lack a suit (ED-10)."""
    one, other = state.void
    state.void = (one | 1 << suit, other) if seat == 0 else (one, other | 1 << suit)


def _take_trick(state: State, winner: Seat) -> None:
    """Give the six cards to the winner of the third exchange, who opens the next trick (ED-12)."""
    table = state.table
    for place in TRICKS:
        table.move_all(place, TAKEN[winner])
    one, other = state.tricks
    state.tricks = (one + 1, other) if winner == 0 else (one, other + 1)
    table.record(TrickTaken, winner, state.tricks)
    state.last = winner
    state.exchange = 0
    state.opener = winner
    if table.piles[HANDS[winner]]:
        _turn(state, winner, LEADING)
    elif state.half == 0:
        _open_second_half(state)
    else:
        _settle(state)


def _open_second_half(state: State) -> None:
    """Have each seat pick up its other stack and its trump card (ED-13); the dealer will open (ED-8)."""
    table = state.table
    state.half = 1
    state.opener = state.dealer
    state.void = (0, 0)
    table.record(SecondHalf)
    for seat in range(SEATS):
        _open_stack(table, seat, 0)
        _open_stack(table, seat, 1)
        table.move(state.firsts[seat], TRUMPS[seat], HANDS[seat])
    _turn(state, 1 - state.dealer, BURYING)


def _bury(state: State, seat: Seat, card: Card) -> None:
    """Discard one card face down (ED-13); after both discards, the dealer opens the second half (ED-8)."""
    state.table.move(card, HANDS[seat], BURIED[seat])
    _turn(state, state.dealer, LEADING if seat == state.dealer else BURYING)


def _settle(state: State) -> None:
    """Pay the tricks; the other seat deals next (ED-2), unless the match is over (ED-15, ED-16)."""
    close_deal(state, points(state.tricks, state.dealer, state.side_by_side))
    if type(state.phase) is Over:
        deal_cycle.end_match(state, standing(state).winners)
        return
    deal_cycle.gather(state.table, STOCK)
    state.dealer = 1 - state.dealer
    _start_deal(state)

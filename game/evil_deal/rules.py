"""Evil Deal: the rules.

Two players get two unseen stacks of twelve cards each and two trump cards, face up. Each picks a stack as its
first hand, looks at it, and says which trump card rules which half; two of one suit may be laid side by side
for no trump at all. Where both name one suit for one half, nobody has a trump in it.

A trick is three exchanges of a card each. Suit must be followed; who cannot may play anything. Whoever wins
an exchange leads the next, and the winner of the third takes the trick and opens the next one. Only the
trump of the one who opened a trick counts in it. After four tricks the second stacks are opened, the first
half's trump card joins the hand and another card is buried unseen; then come four more tricks.

Tricks are paid by a table that asks one more of the dealer. First to 666 wins. Every deal takes 54 actions
and pays one of the two at least 66, so a match is over after 21 deals at most.
"""

from collections.abc import Sequence
from typing import Final, TypeAlias

from game.cards import Card, Seat
from game.contract.rules import Standing, ranked
from game.events import DealEnded, DealStarted, MatchEnded, Shuffled, TurnStarted
from game.evil_deal.actions import Bury, Cross, PlayCard, SideBySide, TakeStack
from game.evil_deal.cards import CARDS, SUIT
from game.evil_deal.events import (
    ExchangeWon,
    Lot,
    SecondHalf,
    StackTaken,
    TrickTaken,
    TrumpsClash,
    TrumpsLaid,
)
from game.evil_deal.phases import (
    BURYING,
    FOLLOWING,
    LEADING,
    NAMING,
    OVER,
    PICKING,
    Burying,
    Following,
    Leading,
    Naming,
    Over,
    Phase,
    Picking,
)
from game.evil_deal.places import BURIED, HANDS, PILES, PLACES, STACKS, STOCK, TAKEN, TRICK, TRUMPS
from game.evil_deal.scoring import TARGET, points
from game.evil_deal.state import State
from game.evil_deal.tricks import EXCHANGES, NO_TRUMPS, beats, suits_named, trumps_of
from game.shuffle import shuffle
from game.table import Table

STACK_SIZE: Final = 12

EvilAction: TypeAlias = TakeStack | Cross | SideBySide | PlayCard | Bury

TAKE_STACK: Final[Sequence[EvilAction]] = (TakeStack(0), TakeStack(1))
CROSS: Final = tuple(Cross(card) for card in range(CARDS))
SIDE_BY_SIDE: Final = tuple(SideBySide(card) for card in range(CARDS))
PLAY: Final = tuple(PlayCard(card) for card in range(CARDS))
BURY: Final = tuple(Bury(card) for card in range(CARDS))


def deal(options: object, seats: int, seed: int) -> State:
    """The first position of a match; the first dealer is drawn by lot (ED-2)."""
    lots = [0, 1]
    shuffle(lots, seed, 0)
    piles: list[list[Card]] = [[] for _ in range(PILES)]
    piles[STOCK] = list(range(CARDS))
    table = Table(PLACES, piles, [Lot(lots[0])])
    first = lots[0]
    state = State(
        table, seed, 1, first, 0, OVER, 0, 0, 0, (), (False, False), NO_TRUMPS, (0, 0), (0, 0), (0, 0), ()
    )
    _start_deal(state)
    return state


def to_move(state: State) -> Seat | None:
    """Whose turn it is; None when the match is over."""
    return None if type(state.phase) is Over else state.turn


def legal(state: State, seat: Seat) -> Sequence[EvilAction]:
    """What a seat may do. Who holds the suit led must follow it (ED-10)."""
    phase = state.phase
    if seat != state.turn or type(phase) is Over:
        return ()
    hand = state.table.piles[HANDS + seat]
    if type(phase) is Following:
        suit = SUIT[phase.led]
        follow: list[EvilAction] = [PLAY[card] for card in hand if SUIT[card] == suit]
        return follow or [PLAY[card] for card in hand]
    if type(phase) is Leading:
        return [PLAY[card] for card in hand]
    if type(phase) is Picking:
        return TAKE_STACK
    if type(phase) is Burying:
        return [BURY[card] for card in hand if card != state.firsts[seat]]
    return trump_choices(state.table.piles[TRUMPS + seat])


def trump_choices(trump_cards: Sequence[Card]) -> Sequence[EvilAction]:
    """ED-4, ED-5: which card rules the first half; two of a suit may lie side by side."""
    one, other = sorted(trump_cards)
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
        _lay_trumps(state, seat, action)


def standing(state: State) -> Standing:
    """Points; the winner's lead is what the match is worth (ED-15)."""
    ranks = ranked(state.totals, low_wins=False)
    winners = (ranks.index(1),) if type(state.phase) is Over else ()
    return Standing(state.totals, state.deals, ranks, winners)


def _start_deal(state: State) -> None:
    """ED-1: two stacks of twelve and two trump cards to each seat; the non-dealer picks first (ED-3)."""
    table = state.table
    if table.events is not None:
        table.tell(DealStarted(len(state.deals) + 1, state.dealer))
    stock = table.piles[STOCK]
    shuffle(stock, state.seed, state.shuffles)
    state.shuffles += 1
    if table.events is not None:
        table.tell(Shuffled(STOCK))
    for place in range(STACKS, TRUMPS):
        for _ in range(STACK_SIZE):
            table.move_top(STOCK, place)
    for place in (TRUMPS, TRUMPS + 1, TRUMPS, TRUMPS + 1):
        table.move_top(STOCK, place)
    state.half = state.exchange = 0
    state.firsts = ()
    state.side_by_side = (False, False)
    state.trumps = NO_TRUMPS
    state.tricks = state.void = (0, 0)
    state.opener = 1 - state.dealer
    _turn(state, state.opener, PICKING)


def _turn(state: State, seat: Seat, phase: Phase) -> None:
    state.turn = seat
    state.phase = phase
    if state.table.events is not None:
        state.table.tell(TurnStarted(seat))


def _take_stack(state: State, seat: Seat, number: int) -> None:
    """ED-3: the non-dealer first; both have looked before trumps are named."""
    if state.table.events is not None:
        state.table.tell(StackTaken(seat))
    _open_stack(state.table, seat, STACKS + 2 * seat + number)
    _turn(state, 1 - seat, NAMING if seat == state.dealer else PICKING)


def _open_stack(table: Table, seat: Seat, place: int) -> None:
    while table.piles[place]:
        table.move_top(place, HANDS + seat)


def _lay_trumps(state: State, seat: Seat, action: Cross | SideBySide) -> None:
    """ED-4: the non-dealer first; when both have laid theirs, the non-dealer leads (ED-8)."""
    phase = state.phase
    assert isinstance(phase, Naming)
    _lay_on_top(state.table, seat, action)
    theirs = phase.theirs
    if theirs is None:
        _turn(state, 1 - seat, Naming(action))
        return
    one, other = (action, theirs) if seat == 0 else (theirs, action)
    cards = state.table.piles[TRUMPS : TRUMPS + 2]
    suits = suits_named(one, cards[0]), suits_named(other, cards[1])
    state.trumps = trumps_of(suits[0], suits[1])
    state.firsts = (one.first, other.first)
    state.side_by_side = (type(one) is SideBySide, type(other) is SideBySide)
    if state.table.events is not None:
        for half, (suit, same) in enumerate(zip(suits[0], suits[1], strict=True)):
            if suit is not None and suit == same:
                state.table.tell(TrumpsClash(half, suit))
    _turn(state, state.opener, LEADING)


def _lay_on_top(table: Table, seat: Seat, action: Cross | SideBySide) -> None:
    """ED-4: the first half's card lies over the other."""
    place = TRUMPS + seat
    under, over = table.piles[place]
    second = under if action.first == over else over
    if action.first == under:
        table.move(under, place, place)
    if table.events is not None:
        table.tell(TrumpsLaid(seat, action.first, second, type(action) is SideBySide))


def _play(state: State, seat: Seat, card: Card) -> None:
    """ED-9, ED-11: the first card of an exchange, or the second, which decides it."""
    table = state.table
    phase = state.phase
    table.move(card, HANDS + seat, TRICK + seat)
    if type(phase) is not Following:
        _turn(state, 1 - seat, FOLLOWING[card])
        return
    led = phase.led
    if SUIT[card] != SUIT[led]:
        _shows_void(state, seat, SUIT[led])
    trump = state.trumps[state.opener][state.half]
    winner = seat if beats(card, led, trump) else 1 - seat
    if table.events is not None:
        table.tell(ExchangeWon(winner))
    state.exchange += 1
    if state.exchange < EXCHANGES:
        _turn(state, winner, LEADING)
    else:
        _take_trick(state, winner)


def _shows_void(state: State, seat: Seat, suit: int) -> None:
    """A seat that could not follow has shown that its running hand lacks the suit (ED-10)."""
    one, other = state.void
    state.void = (one | 1 << suit, other) if seat == 0 else (one, other | 1 << suit)


def _take_trick(state: State, winner: Seat) -> None:
    """ED-12: the winner of the third exchange takes the six cards and opens the next trick."""
    table = state.table
    for place in (TRICK, TRICK + 1):
        table.move_all(place, TAKEN + winner)
    one, other = state.tricks
    state.tricks = (one + 1, other) if winner == 0 else (one, other + 1)
    if table.events is not None:
        table.tell(TrickTaken(winner, state.tricks))
    state.exchange = 0
    state.opener = winner
    if table.piles[HANDS + winner]:
        _turn(state, winner, LEADING)
    elif state.half == 0:
        _open_second_half(state)
    else:
        _settle(state)


def _open_second_half(state: State) -> None:
    """ED-13: each opens its other stack and takes up the first half's trump card."""
    table = state.table
    state.half = 1
    state.opener = state.dealer
    state.void = (0, 0)
    if table.events is not None:
        table.tell(SecondHalf())
    for seat in range(2):
        _open_stack(table, seat, STACKS + 2 * seat)
        _open_stack(table, seat, STACKS + 2 * seat + 1)
        table.move(state.firsts[seat], TRUMPS + seat, HANDS + seat)
    _turn(state, 1 - state.dealer, BURYING)


def _bury(state: State, seat: Seat, card: Card) -> None:
    """ED-13: one other card is discarded unseen; then the dealer opens the second half (ED-8)."""
    state.table.move(card, HANDS + seat, BURIED + seat)
    if seat != state.dealer:
        _turn(state, state.dealer, BURYING)
        return
    _turn(state, state.dealer, LEADING)


def _settle(state: State) -> None:
    """Pay the tricks; at 666 the match is over (ED-15), else the other seat deals (ED-2)."""
    table = state.table
    paid = points(state.tricks, state.dealer, state.side_by_side)
    state.totals = (state.totals[0] + paid[0], state.totals[1] + paid[1])
    state.deals = (*state.deals, paid)
    if table.events is not None:
        table.tell(DealEnded(paid, state.totals))
    if max(state.totals) >= TARGET:
        state.phase = OVER
        if table.events is not None:
            table.tell(MatchEnded(standing(state).winners))
        return
    for place in range(TRUMPS, STOCK):
        table.move_all(place, STOCK)
    state.dealer = 1 - state.dealer
    _start_deal(state)

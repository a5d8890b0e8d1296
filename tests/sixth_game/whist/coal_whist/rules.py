"""Coal Whist: the rules.

Each player gets a few cards; the next card is turned up, and its suit is trump for the deal. The seat to the
dealer's left leads. Players must follow suit if they can, or else may play anything. The highest trump, or
else the highest card of the suit led, wins the trick, and its player leads the next. Each trick is worth a
coal, or two if one player wins them all. After a number of deals the most coals win, and ties share the win.

The longest match, nine deals of nine cards for five players, takes 405 actions.
"""

from collections.abc import Sequence

from coal_whist.actions import PlayCard
from coal_whist.cards import CARDS, SUIT, SUIT_MASK
from coal_whist.events import Swept, TrickWon
from coal_whist.options import WhistOptions
from coal_whist.position import LEADING, STOCK, TRUMP, Following, State, hand, in_trick, places, won
from coal_whist.scoring import best, coals, standing
from game.cards import Card, Seat
from game.deal_cycle import OVER, Over, begin_deal, drawn_by_lot, end_match, gather, score_deal, shuffle_pile
from game.table import Table, TurnStarted


def deal(options: WhistOptions, seats: int, seed: int) -> State:
    """Return the first position of a match; the first dealer is drawn by lot (CW-3)."""
    spots = places(seats)
    state = State(
        table=Table(spots, [list(range(CARDS)), *([] for _ in spots[1:])], []),
        options=options,
        seed=seed,
        shuffles=0,
        dealer=0,
        turn=0,
        phase=LEADING,
        lacks=(0,) * seats,
        totals=(0,) * seats,
        deals=(),
    )
    state.dealer = drawn_by_lot(state)
    _start_deal(state)
    return state


def to_move(state: State) -> Seat | None:
    """Return the seat to move; None when the match is over."""
    return None if isinstance(state.phase, Over) else state.turn


def legal(state: State, seat: Seat) -> Sequence[PlayCard]:
    """Return a seat's legal actions: any card to lead (CW-4), or the suit led if it can follow (CW-5)."""
    if seat != state.turn or isinstance(state.phase, Over):
        return ()
    cards = sorted(state.table.piles[hand(seat)])
    if isinstance(state.phase, Following):
        cards = following(cards, state.phase.led) or cards
    return [PlayCard(card) for card in cards]


def following(cards: Sequence[Card], led: Card) -> list[Card]:
    """Return the cards of the suit led (CW-5)."""
    return [card for card in cards if SUIT[card] == SUIT[led]]


def apply(state: State, seat: Seat, action: PlayCard) -> None:
    """Carry out a legal action: play a card to the trick (CW-4), which the last card decides (CW-6)."""
    table, seats = state.table, state.seats
    table.move(action.card, hand(seat), in_trick(seats, seat))
    led = state.phase.led if isinstance(state.phase, Following) else action.card
    if SUIT[action.card] != SUIT[led]:
        _shows_lack(state, seat, SUIT_MASK[SUIT[led]])
    state.phase = Following(led)
    state.turn = (seat + 1) % seats
    if table.piles[in_trick(seats, state.turn)]:
        _finish_trick(state)
    else:
        table.record(TurnStarted, state.turn)


def trump_of(piles: list[list[Card]]) -> int:
    """Return the suit of the turned-up card (CW-2)."""
    return SUIT[piles[TRUMP][0]]


def _start_deal(state: State) -> None:
    """Deal cards to each seat and turn one up (CW-2); the seat to the dealer's left leads (CW-4)."""
    table = state.table
    begin_deal(state)
    shuffle_pile(state, STOCK)
    for _ in range(state.options.cards):
        for step in range(1, state.seats + 1):
            table.move_top(STOCK, hand((state.dealer + step) % state.seats))
    table.move_top(STOCK, TRUMP)
    state.lacks = (0,) * state.seats
    _lead(state, (state.dealer + 1) % state.seats)


def _lead(state: State, seat: Seat) -> None:
    state.phase = LEADING
    state.turn = seat
    state.table.record(TurnStarted, seat)


def _shows_lack(state: State, seat: Seat, mask: int) -> None:
    """Note that a seat has shown to lack a suit (CW-5)."""
    lacks = list(state.lacks)
    lacks[seat] |= mask
    state.lacks = tuple(lacks)


def _finish_trick(state: State) -> None:
    """Give the trick, led by the seat to move, to its winner, who leads the next (CW-6)."""
    table, seats = state.table, state.seats
    order = [(state.turn + step) % seats for step in range(seats)]
    cards = [table.piles[in_trick(seats, seat)][0] for seat in order]
    winner = order[best(cards, trump_of(table.piles))]
    table.record(TrickWon, winner)
    for seat in order:
        table.move_all(in_trick(seats, seat), won(seats, winner))
    if table.piles[hand(winner)]:
        _lead(state, winner)
    else:
        _finish_deal(state)


def _finish_deal(state: State) -> None:
    """Score coals for the tricks (CW-7), and deal again unless it was the last deal (CW-8)."""
    table, seats = state.table, state.seats
    tricks = [len(table.piles[won(seats, seat)]) // seats for seat in range(seats)]
    if max(tricks) == state.options.cards:
        table.record(Swept, tricks.index(max(tricks)))
    score_deal(state, coals(tricks, state.options.sweep))
    if len(state.deals) == state.options.deals:
        state.phase = OVER
        end_match(state, standing(state).winners)
        return
    gather(table, STOCK)
    state.dealer = (state.dealer + 1) % seats
    _start_deal(state)

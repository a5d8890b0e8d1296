"""Devil, and Devil 440: the rules, clause by clause as in ``assets/rules/devil.md``."""

from collections.abc import Iterator, Sequence
from typing import Final

from game import deal_cycle
from game.cards import Card, Seat
from game.deal_cycle import OVER, Over
from game.devil.actions import CHOICES, DISCARD, DRAW, DevilAction, Discard, Draw, EndDeal
from game.devil.cards import DECK_440, DRAWS, FITS, FITTING, KIND, POINTS, RANK, STANDARD_DECK, Rank
from game.devil.events import (
    Buried,
    DealBlocked,
    DealWon,
    Lot,
    LotsTied,
    MadeToDraw,
    NothingToDraw,
    PlayedAtOnce,
    Reshuffled,
    Skipped,
    TurnsUsedUp,
)
from game.devil.options import Devil440Options, DevilOptions
from game.devil.position import (
    CHOOSING,
    DISCARDS,
    HANDS,
    PLAYING,
    STOCK,
    Choosing,
    Play,
    Playing,
    State,
    places,
)
from game.devil.scoring import (
    hand_points,
    is_decided,
    multipliers_when_ended,
    multipliers_when_gone_out,
    multipliers_when_stopped,
    standing,
)
from game.hidden_cards import drew, lacks, left_hand
from game.table import Table

HAND_SIZE: Final = 4
TURN_LIMIT: Final = 1000
"""A deal ends without a winner after this many turns (DV-9)."""


def deal(options: DevilOptions, seats: int, seed: int) -> State:
    """Return the first position of a match (DV-1 to DV-6)."""
    cards = len(DECK_440 if isinstance(options, Devil440Options) else STANDARD_DECK)
    state = State(
        table=Table(places(seats), [list(range(cards)), *([] for _ in range(seats + 1))], []),
        seats=seats,
        cards=cards,
        target=options.target,
        seed=seed,
        phase=PLAYING,
        totals=(0,) * seats,
    )
    state.dealer = _first_dealer(state)
    _start_deal(state)
    return state


def to_move(state: State) -> Seat | None:
    """Return the seat to move; None when the match is over."""
    return None if type(state.phase) is Over else state.turn


def legal(state: State, seat: Seat) -> Sequence[DevilAction]:
    """Return a discard for each face that fits, or a draw if none does (DV-7, DV-8), or the two choices."""
    if seat != state.turn or type(state.phase) is not Playing:
        return CHOICES if seat == state.turn and type(state.phase) is Choosing else ()
    piles = state.table.piles
    fits = FITS[piles[DISCARDS][-1]]
    moves: list[DevilAction] = []
    listed = 0
    for card in piles[HANDS[seat]]:
        if fits[card] and not listed & KIND[card]:
            listed |= KIND[card]
            moves.append(DISCARD[card])
    return moves or DRAW


def apply(state: State, seat: Seat, action: DevilAction) -> None:
    """Carry out a legal action."""
    if type(action) is Discard:
        piles = state.table.piles
        kept = len(piles[HANDS[seat]]) - 1
        state.plays.append(Play(seat, piles[DISCARDS][-1], action.card, kept))  # a play is public
        _discard(state, seat, action.card)
    elif type(action) is Draw:
        _draw(state, seat)
    elif type(action) is EndDeal:
        _end_on_top(state)
    else:
        _go_on(state)


def _first_dealer(state: State) -> Seat:
    """Return the seat that cuts the lowest number; ties and cards without a number are cut again (DV-4)."""
    drawing = list(range(state.seats))
    while len(drawing) > 1:
        deal_cycle.shuffle_pile(state, STOCK)
        lots = iter(reversed(state.table.piles[STOCK]))
        numbers = {seat: _lot(state, seat, lots) for seat in drawing}
        lowest = min(numbers.values())
        drawing = [seat for seat in drawing if numbers[seat] == lowest]
        if len(drawing) > 1:
            state.table.record(LotsTied, tuple(drawing))
    return drawing[0]


def _lot(state: State, seat: Seat, lots: Iterator[Card]) -> int:
    for card in lots:
        state.table.record(Lot, seat, card)
        if RANK[card] not in (Rank.BLANK, Rank.ONIFUDA):
            return POINTS[card]
    raise AssertionError("a deck has more numbers than seats")


def _start_deal(state: State) -> None:
    """Deal four cards to each seat, two at a time, from the dealer's left, and turn one up (DV-5)."""
    deal_cycle.begin_deal(state)
    deal_cycle.shuffle_pile(state, STOCK)
    from_left = [HANDS[(state.dealer + step) % state.seats] for step in range(1, state.seats + 1)]
    state.table.deal(STOCK, [place for place in from_left for _ in range(2)] * (HAND_SIZE // 2))
    state.known = [((HAND_SIZE, 0),)] * state.seats
    state.plays = []
    _turn_up(state)
    state.turns = state.idle = 0
    state.turn = state.dealer
    _next_turn(state)


def _turn_up(state: State) -> None:
    """Turn up the first discard, which has no effect; bury an Onifuda and turn up another (DV-5, DV-6)."""
    table = state.table
    table.move_top(STOCK, DISCARDS)
    while RANK[table.piles[DISCARDS][-1]] is Rank.ONIFUDA:
        buried = table.move_top(DISCARDS, STOCK)
        table.record(Buried, buried)
        _in_no_hand(state, [buried])
        deal_cycle.shuffle_pile(state, STOCK)
        table.move_top(STOCK, DISCARDS)


def _next_turn(state: State) -> None:
    """Pass the turn to the left, unless nobody can play or the deal has lasted 1,000 turns (DV-9)."""
    state.turn = (state.turn + 1) % state.seats
    state.phase = PLAYING
    state.turns += 1
    if state.idle == state.seats:
        _stop(state, DealBlocked)
    elif state.turns > TURN_LIMIT:
        _stop(state, TurnsUsedUp)
    else:
        deal_cycle.announce_turn(state.table, state.turn)


def _skip(state: State) -> None:
    """Skip the next seat (DV-10, DV-14)."""
    by, state.turn = state.turn, (state.turn + 1) % state.seats
    state.table.record(Skipped, state.turn, by, state.table.piles[DISCARDS][-1])
    _next_turn(state)


def _stop(state: State, why: type[DealBlocked | TurnsUsedUp]) -> None:
    """Stop the deal and score all hands; the same dealer deals again (DV-9)."""
    state.table.record(why)
    _score(state, multipliers_when_stopped(state.seats))


def _discard(state: State, seat: Seat, card: Card) -> None:
    """Play a card with its effect; the last card of a hand ends the deal (DV-7, DV-17)."""
    place = HANDS[seat]
    state.table.move(card, place, DISCARDS)
    state.known[seat] = left_hand(state.known[seat], card)
    state.idle = 0
    if state.table.piles[place]:
        _AFTERWARDS[card](state)
    else:
        _win(state, seat, card, multipliers_when_gone_out(state.seats, seat, card))


def _offer_choice(state: State) -> None:
    """Let the player of a Special end the deal or go on (DV-11, DV-12)."""
    state.phase = CHOOSING[state.table.piles[DISCARDS][-1]]


def _end_on_top(state: State) -> None:
    """End the deal with a Special (DV-11, DV-12) or the Onifuda (DV-16)."""
    top = state.table.piles[DISCARDS][-1]
    _win(state, state.turn, top, multipliers_when_ended(state.seats, state.turn, top))


def _draw(state: State, seat: Seat) -> None:
    """Draw a card and play it if it fits; note that nothing in the hand fitted (DV-8)."""
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
        state.table.record(PlayedAtOnce, seat, card)
        _discard(state, seat, card)


def _take(state: State, seat: Seat) -> Card | None:
    """Draw a card; return None if there is nothing to draw or reshuffle (DV-9)."""
    table = state.table
    if not table.piles[STOCK]:
        for card in table.piles[DISCARDS][:-1]:
            table.move(card, DISCARDS, STOCK)
        if not table.piles[STOCK]:
            return None
        _in_no_hand(state, table.piles[STOCK])
        table.record(Reshuffled)
        deal_cycle.shuffle_pile(state, STOCK)
    return table.move_top(STOCK, HANDS[seat])


def _in_no_hand(state: State, cards: Sequence[Card]) -> None:
    """Note that no hand holds these cards, which go back into the draw pile in public (DV-6, DV-9)."""
    gone = 0
    for card in cards:
        gone |= 1 << card
    state.known = [lacks(groups, gone) for groups in state.known]


def _go_on(state: State) -> None:
    """Make the next seat draw as many cards as it can (DV-9), and skip it (DV-11, DV-12)."""
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
    """End the deal; its winner deals next (DV-17)."""
    state.table.record(DealWon, seat, card, not state.table.piles[HANDS[seat]])
    state.dealer = seat
    _score(state, times)


def _score(state: State, times: Sequence[int]) -> None:
    """Score every hand with its multiplier, and deal again unless the match is decided (DV-20)."""
    table = state.table
    lying = HANDS[: state.seats]
    deal_cycle.show_hands(table, lying)
    counted = [hand_points(table.piles[place]) for place in lying]
    deal_cycle.score_deal(state, [points * times[seat] for seat, points in enumerate(counted)])
    if is_decided(state):
        state.phase = OVER
        deal_cycle.end_match(state, standing(state).winners)
    else:
        deal_cycle.gather(table, STOCK)
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
"""The effect of each card (DV-10 to DV-12, DV-16)."""

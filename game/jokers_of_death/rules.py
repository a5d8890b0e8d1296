"""Jokers of Death, or Insane Eights: the rules.

Two to six players with twenty cards each shed them on three discard piles, one card on each live pile a turn,
matching suit or rank; eights go anywhere and name a suit. Who lacks a card for a pile draws. With one card
left a player must knock, or going out does not count.

A two, or the four of spades, must be answered by the next player in kind or paid for with cards from the
stock; a joker answers a four of spades and kills the pile. Tens may reverse the direction, aces skip seats, a
jack or king needs another card on it at once. Who holds two jokers may show them and stop the play.

What is left in a hand counts against it. When somebody reaches 105, the highest total loses, the least wins.
"""

from collections.abc import Sequence
from typing import Final, TypeAlias

from game.cards import Card, Seat
from game.contract import Standing, ranked
from game.events import DealEnded, DealStarted, MatchEnded, Shown, Shuffled, TurnStarted
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
from game.jokers_of_death.cards import (
    ACE,
    ANY,
    EIGHT,
    FOUR_OF_SPADES,
    JACK,
    JOKER,
    KING,
    MATCHING,
    MOST_DECKS,
    OF_SUIT,
    RANK,
    SUIT,
    TEN,
    THREE_OF_DIAMONDS,
    TWO,
    TWOS,
    hand_points,
)
from game.jokers_of_death.events import (
    AcesCleared,
    GaveUp,
    HandsSwitched,
    JokersShown,
    Knocked,
    PenaltyTaken,
    PileKilled,
    PlayStopped,
    Reversed,
    SeatsSkipped,
    SuitNamed,
    WentOut,
)
from game.jokers_of_death.known import NOTHING, dealt, drew, lacks, left_hand
from game.jokers_of_death.options import JokersOptions, decks_for
from game.jokers_of_death.state import (
    PILES,
    STOCK,
    Answering,
    Covering,
    Debt,
    Knocking,
    Naming,
    Over,
    Phase,
    Playing,
    Reversing,
    Rules,
    Shedding,
    State,
    rules_for,
)
from game.shuffle import shuffle
from game.table import Table

HAND_SIZE: Final = 20
TARGET: Final = 105
TURN_LIMIT: Final = 2000
DEAL_LIMIT: Final = 200
"""JD-31: after so many deals the match ends as it stands."""

JokersAction: TypeAlias = (
    Play
    | Draw
    | Stop
    | Take
    | NameSuit
    | Reverse
    | KeepDirection
    | Knock
    | GoOnWithoutKnocking
    | ShowJokers
    | TakeUp
    | GiveUp
)

PLAY: Final = tuple(tuple(Play(card, pile) for card in range(4 + 52 * MOST_DECKS)) for pile in range(5))
"""By pile, then by card."""
TAKE_UP: Final = tuple(TakeUp(pile) for pile in range(5))
DRAW: Final = Draw()
STOP: Final = Stop()
TAKE: Final = Take()
KNOCK: Final = Knock()
SHOW: Final = ShowJokers()
GIVE_UP: Final = GiveUp()
SUITS: Final[Sequence[JokersAction]] = tuple(NameSuit(suit) for suit in range(4))
TURNS: Final[Sequence[JokersAction]] = (Reverse(), KeepDirection())
KNOCKS: Final[Sequence[JokersAction]] = (KNOCK, GoOnWithoutKnocking())
BUSY: Final = tuple(Playing(each, False) for each in range(32))
"""A turn that has begun, by the piles still owed."""
FRESH: Final = tuple(Playing(each, True) for each in range(32))
"""A turn in which nothing has been done yet, by the piles owed."""
FOURS: Final = (FOUR_OF_SPADES,)
FOURS_AND_JOKERS: Final = (FOUR_OF_SPADES, JOKER)


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
        Over(),
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
    _start_deal(state)
    return state


def to_move(state: State) -> Seat | None:
    """Whose turn it is; None when the match is over."""
    return None if type(state.phase) is Over else state.turn


def legal(state: State, seat: Seat) -> Sequence[JokersAction]:
    """What a seat may do; a few things also when it is another's turn (JD-22, JD-25)."""
    phase = state.phase
    if type(phase) is Over:
        return ()
    hand = state.table.piles[state.rules.hands + seat]
    moves = _moves(state, seat, hand, phase) if seat == state.turn else []
    if state.given >> seat & 1 and not (seat == state.turn and type(phase) is Knocking):
        moves = [*moves, KNOCK]
    jokers = state.rules.facts.jokers
    if hand and min(hand) < jokers and holds_two(hand, jokers):
        moves = [*moves, SHOW]
    return moves


def holds_two(hand: list[Card], jokers: int) -> bool:
    """JD-22: whether a hand holds two jokers or more; they are the first cards of the deck."""
    held = 0
    for joker in range(jokers):
        if joker in hand:
            held += 1
    return held >= 2


def apply(state: State, seat: Seat, action: JokersAction) -> None:
    """Carry out a legal action."""
    if type(action) is Play:
        if type(state.phase) is Shedding:
            _shed(state, seat, action.card, action.pile)
        elif type(state.phase) is Answering:
            _answer(state, seat, action.card, action.pile)
        else:
            _play(state, seat, action.card, action.pile)
    elif type(action) is Draw:
        _draw(state, seat)
    else:
        _decide(state, seat, action)


def standing(state: State) -> Standing:
    """Points so far; the fewest win (JD-24)."""
    ranks = ranked(state.totals, low_wins=True)
    over = type(state.phase) is Over
    winners = tuple(seat for seat in range(state.rules.seats) if over and ranks[seat] == 1)
    return Standing(state.totals, state.deals, ranks, winners)


def wanted(rules: Rules, pile: Sequence[Card | None], called: int) -> tuple[int, ...]:
    """The kinds that may go on a live pile: JD-4, JD-17; any but a joker on an empty place (JD-29)."""
    if not pile:
        return ANY
    if called >= 0:
        return OF_SUIT[called]
    top = pile[-1]
    assert top is not None
    return MATCHING[rules.facts.kind[top]]


def wanted_cards(rules: Rules, pile: Sequence[Card | None], called: int) -> int:
    """The cards that may go on a live pile, as a bit mask: what ``wanted`` says of kinds."""
    known = rules.facts
    if not pile:
        return known.any
    if called >= 0:
        return known.of_suit[called]
    top = pile[-1]
    assert top is not None
    return known.matching[known.kind[top]]


def cover_cards(rules: Rules, pile: Sequence[Card | None]) -> int:
    """The cards that cover a jack or king, as a bit mask (JD-20)."""
    top = pile[-1]
    assert top is not None
    return rules.facts.of_suit[SUIT[rules.facts.kind[top]]]


def cover_wanted(rules: Rules, pile: Sequence[Card | None]) -> tuple[int, ...]:
    """JD-20: on a jack or king goes its suit, or an eight."""
    top = pile[-1]
    assert top is not None
    return OF_SUIT[SUIT[rules.facts.kind[top]]]


def answers(debt: Debt, seat: Seat) -> tuple[int, ...]:
    """JD-10, JD-13, JD-16: what answers a two or a four of spades; a joker never on one's own."""
    if not debt.fours:
        return TWOS
    return FOURS if debt.by == seat else FOURS_AND_JOKERS


def piles_in(mask: int, count: int) -> list[int]:
    """The piles whose bits are set."""
    return [pile for pile in range(count) if mask >> pile & 1]


def _moves(state: State, seat: Seat, hand: list[Card], phase: Phase) -> list[JokersAction]:
    if type(phase) is Playing:
        return _playing_moves(state, seat, hand, phase)
    match phase:
        case Covering(pile=pile):
            kinds = cover_wanted(state.rules, state.table.piles[PILES + pile])
            covers: list[JokersAction] = _plays(state, hand, kinds, pile)
            return [*covers, DRAW] if state.table.piles[STOCK] else covers
        case Answering(owed=owed):
            moves: list[JokersAction] = []
            for pile in piles_in(owed, state.rules.piles):
                debt = state.debts[pile]
                assert debt is not None
                moves += _plays(state, hand, answers(debt, seat), pile)
            return [*moves, TAKE]
        case Shedding(pile=place):
            return _shedding_moves(state, place)
        case Naming():
            return list(SUITS)
        case Reversing():
            return list(TURNS)
        case Knocking():
            return list(KNOCKS)
        case _:
            return []


def _plays(state: State, cards: Sequence[Card], kinds: Sequence[int], pile: int) -> list[JokersAction]:
    """One play for each face among the cards that a pile takes."""
    kind = state.rules.facts.kind
    faces = {kind[card]: card for card in cards}
    play = PLAY[pile]
    return [play[faces[each]] for each in kinds if each in faces]


def _playing_moves(state: State, seat: Seat, hand: list[Card], phase: Playing) -> list[JokersAction]:
    """JD-4 to JD-6: play where it fits; draw only while some owed pile has no card that fits it.

    A hand that was emptied without a knock can only draw, or pass when there is nothing to draw (JD-9).
    """
    rules, piles = state.rules, state.table.piles
    kind = rules.facts.kind
    faces = {kind[card]: card for card in hand}
    moves: list[JokersAction] = []
    lacking = False
    for pile in range(rules.piles):
        if not phase.owed >> pile & 1:
            continue
        play = PLAY[pile]
        kinds = wanted(rules, piles[PILES + pile], state.called[pile])
        fitting: list[JokersAction] = [play[faces[each]] for each in kinds if each in faces]
        if fitting:
            moves += fitting
        else:
            lacking = True
    if lacking and piles[STOCK]:
        moves.append(DRAW)
    elif not moves:
        moves.append(STOP)
    if phase.fresh and rules.free_pile:
        standing_piles = [pile for pile in piles_in(state.live, rules.piles) if piles[PILES + pile]]
        if len(standing_piles) > 1:
            moves += [TAKE_UP[pile] for pile in standing_piles]
    return moves


def _shedding_moves(state: State, place: int) -> list[JokersAction]:
    """JD-28: the taken-up cards go on the other piles, as many as fit, never onto the empty place."""
    rules, piles = state.rules, state.table.piles
    moves: list[JokersAction] = []
    for pile in piles_in(state.live, rules.piles):
        if pile != place and piles[PILES + pile]:
            kinds = wanted(rules, piles[PILES + pile], state.called[pile])
            moves += _plays(state, piles[rules.taken], kinds, pile)
    return [*moves, GIVE_UP]


def _start_deal(state: State) -> None:
    """JD-2, JD-3: twenty cards each, the piles turned up without effect, the dealer's right begins."""
    table, rules = state.table, state.rules
    if table.events is not None:
        table.tell(DealStarted(len(state.deals) + 1, state.dealer))
    _shuffle_stock(state)
    stock = table.piles[STOCK]
    for _ in range(HAND_SIZE):
        for step in range(1, rules.seats + 1):
            table.move(stock[-1], STOCK, rules.hands + (state.dealer - step) % rules.seats)
    for pile in range(rules.piles):
        table.move(stock[-1], STOCK, PILES + pile)
        while table.piles[PILES + pile][-1] < rules.facts.jokers:
            table.move(table.piles[PILES + pile][-1], PILES + pile, STOCK)
            _shuffle_stock(state)
            table.move(stock[-1], STOCK, PILES + pile)
    none = (frozenset[Card](),) * rules.seats
    state.known = [dealt(HAND_SIZE)] * rules.seats
    state.open_hands = list(none)
    state.secrets = [none] * rules.seats
    state.live = rules.everything
    state.debts = (None,) * rules.piles
    state.called = (-1,) * rules.piles
    state.knocked = state.given = state.idle = state.turns = 0
    state.direction = -1
    _start_turn(state, (state.dealer - 1) % rules.seats)


def _shuffle_stock(state: State) -> None:
    shuffle(state.table.piles[STOCK], state.seed, state.shuffles)
    state.shuffles += 1
    if state.table.events is not None:
        state.table.tell(Shuffled(STOCK))


def _start_turn(state: State, seat: Seat) -> None:
    """A turn answers what is open, or else plays on every live pile (JD-4, JD-10)."""
    state.turn = seat
    state.turns += 1
    state.aces = 0
    state.tens = state.played = False
    if state.turns > TURN_LIMIT or state.idle >= state.rules.seats:
        if state.table.events is not None:
            state.table.tell(PlayStopped())
        _score(state)
        return
    if state.table.events is not None:
        state.table.tell(TurnStarted(seat))
    owed = 0
    for pile, debt in enumerate(state.debts):
        if debt is not None:
            owed |= 1 << pile
    state.phase = Answering(owed, 0) if owed else FRESH[state.live]


def _after(state: State, seat: Seat, phase: Phase) -> None:
    """JD-7: with one card in hand a seat knocks or not before anything else happens."""
    if len(state.table.piles[state.rules.hands + seat]) == 1 and not state.knocked >> seat & 1:
        state.given &= ~(1 << seat)
        assert not isinstance(phase, Knocking | Over)
        state.phase = Knocking(phase)
    else:
        _go_on(state, seat, phase)


def _go_on(state: State, seat: Seat, phase: Phase) -> None:
    """Into a phase, or past it where it leaves nothing to decide."""
    state.phase = phase
    if type(phase) is Playing:
        if not phase.owed:
            _turn_complete(state)
        return
    piles = state.table.piles
    match phase:
        case Covering(pile=pile, owed=owed) if not piles[STOCK]:
            kinds = cover_wanted(state.rules, piles[PILES + pile])
            if not _plays(state, piles[state.rules.hands + seat], kinds, pile):
                state.known[seat] = lacks(state.known[seat], [cover_cards(state.rules, piles[PILES + pile])])
                _go_on(state, seat, BUSY[owed])
        case Answering(owed=0, penalty=penalty):
            _penalty(state, seat, penalty)
            _turn_complete(state)
        case Shedding() if not piles[state.rules.taken]:
            state.phase = BUSY[state.live]


def _turn_complete(state: State) -> None:
    """JD-18: who has played a ten says whether the direction turns."""
    if state.tens:
        state.phase = Reversing()
    else:
        _end_turn(state)


def _end_turn(state: State) -> None:
    """JD-6, JD-19: on to the next seat, past one more for each ace."""
    if state.aces and state.table.events is not None:
        state.table.tell(SeatsSkipped(state.aces))
    state.idle = 0 if state.played or state.table.piles[STOCK] else state.idle + 1
    _start_turn(state, (state.turn + state.direction * (1 + state.aces)) % state.rules.seats)


def _leave_hand(state: State, seat: Seat, card: Card) -> None:
    """Everybody sees a card leave a hand."""
    if card in state.open_hands[seat]:
        state.open_hands[seat] -= {card}
    else:
        state.known[seat] = left_hand(state.known[seat], card)
    if state.rules.switching:
        state.secrets = [
            (*mine[:seat], mine[seat] - {card}, *mine[seat + 1 :]) if card in mine[seat] else mine
            for mine in state.secrets
        ]


def _play(state: State, seat: Seat, card: Card, pile: int) -> None:
    """JD-4, JD-20: a card from the hand on a pile, with all it does (JD-21)."""
    phase = state.phase
    assert isinstance(phase, Playing | Covering)
    rest = phase.owed & ~(1 << pile)
    if _lay(state, seat, card, pile):
        return
    kind = state.rules.facts.kind[card]
    rank = RANK[kind]
    if kind == FOUR_OF_SPADES or rank == TWO:
        _owe(state, pile, Debt(kind == FOUR_OF_SPADES, 1, seat))
    elif rank == ACE:
        state.aces += 1
    elif rank == TEN:
        state.tens = True
    if kind == THREE_OF_DIAMONDS and state.rules.switching:
        _switch_hands(state)
    if state.rules.aces and rank == ACE:
        _clear_aces(state)
    if rank in (JACK, KING):
        _after(state, seat, Covering(pile, rest))
    elif rank == EIGHT:
        _after(state, seat, Naming(pile, BUSY[rest]))
    else:
        _after(state, seat, BUSY[rest])


def _lay(state: State, seat: Seat, card: Card, pile: int) -> bool:
    """Lay a card from a hand on a pile; whether that ended the deal (JD-8)."""
    table, rules = state.table, state.rules
    table.move(card, rules.hands + seat, PILES + pile)
    _leave_hand(state, seat, card)
    state.played = True
    state.given &= ~(1 << seat)
    if state.called[pile] >= 0:
        state.called = (*state.called[:pile], -1, *state.called[pile + 1 :])
    if table.piles[rules.hands + seat] or not state.knocked >> seat & 1:
        return False
    if table.events is not None:
        table.tell(WentOut(seat))
    _score(state)
    return True


def _owe(state: State, pile: int, debt: Debt | None) -> None:
    state.debts = (*state.debts[:pile], debt, *state.debts[pile + 1 :])


def _answer(state: State, seat: Seat, card: Card, pile: int) -> None:
    """JD-10 to JD-16: a two on a two, a four of spades on its like, or a joker, which kills the pile."""
    phase, debt = state.phase, state.debts[pile]
    assert isinstance(phase, Answering) and debt is not None
    if _lay(state, seat, card, pile):
        return
    penalty = phase.penalty
    if state.rules.facts.kind[card] == JOKER:
        penalty += 4 * (debt.count - 1) ** 2
        _kill(state, seat, pile)
    else:
        _owe(state, pile, Debt(debt.fours, debt.count + 1, seat))
    _after(state, seat, Answering(phase.owed & ~(1 << pile), penalty))


def _kill(state: State, seat: Seat, pile: int) -> None:
    """JD-13: the pile leaves the table for the deal."""
    table = state.table
    _owe(state, pile, None)
    state.live &= ~(1 << pile)
    if table.events is not None:
        table.tell(PileKilled(seat, pile))
    for card in table.piles[PILES + pile][:]:
        table.move(card, PILES + pile, state.rules.dead)


def _penalty(state: State, seat: Seat, count: int) -> None:
    """JD-11, JD-12: cards from the stock, as far as it goes."""
    if count and state.table.events is not None:
        state.table.tell(PenaltyTaken(seat, count))
    for _ in range(count):
        if state.table.piles[STOCK]:
            _take_card(state, seat)


def _take_card(state: State, seat: Seat) -> None:
    """A card from the stock into a hand; a hand that grows needs a new knock (JD-7)."""
    state.table.move(state.table.piles[STOCK][-1], STOCK, state.rules.hands + seat)
    state.known[seat] = drew(state.known[seat])
    state.knocked &= ~(1 << seat)
    state.given &= ~(1 << seat)


def _draw(state: State, seat: Seat) -> None:
    """JD-5: drawing shows that for one of the owed piles no card in the hand fits it."""
    phase = state.phase
    if isinstance(phase, Playing):
        state.known[seat] = lacks(state.known[seat], _fitting(state, phase.owed))
        phase = BUSY[phase.owed]
    _take_card(state, seat)
    _after(state, seat, phase)


def _fitting(state: State, owed: int) -> list[int]:
    """For each owed pile, the cards that would fit it, as a bit mask."""
    rules, piles = state.rules, state.table.piles
    return [
        wanted_cards(rules, piles[PILES + pile], state.called[pile])
        for pile in range(rules.piles)
        if owed >> pile & 1
    ]


def _stop(state: State, seat: Seat) -> None:
    """JD-6: nothing fits any owed pile, and there is nothing to draw."""
    phase = state.phase
    assert isinstance(phase, Playing)
    for cards in _fitting(state, phase.owed):
        state.known[seat] = lacks(state.known[seat], [cards])
    _turn_complete(state)


def _decide(state: State, seat: Seat, action: JokersAction) -> None:
    """Everything but playing and drawing."""
    match action:
        case Stop():
            _stop(state, seat)
        case Take():
            _take(state, seat)
        case NameSuit(suit=suit):
            _name(state, seat, suit)
        case Reverse():
            state.direction = -state.direction
            if state.table.events is not None:
                state.table.tell(Reversed(seat))
            _end_turn(state)
        case KeepDirection():
            _end_turn(state)
        case Knock():
            _knock(state, seat)
        case GoOnWithoutKnocking():
            assert isinstance(state.phase, Knocking)
            _go_on(state, seat, state.phase.after)
        case ShowJokers():
            if state.table.events is not None:
                state.table.tell(JokersShown(seat))
            _score(state)
        case TakeUp(pile=pile):
            _take_up(state, pile)
        case GiveUp():
            _give_up(state, seat)


def _take(state: State, seat: Seat) -> None:
    """JD-11, JD-12: everything unanswered is paid at once; those piles are ordinary again."""
    phase = state.phase
    assert isinstance(phase, Answering)
    penalty = phase.penalty
    for pile in piles_in(phase.owed, state.rules.piles):
        debt = state.debts[pile]
        assert debt is not None
        penalty += debt.cost
        _owe(state, pile, None)
    _penalty(state, seat, penalty)
    _turn_complete(state)


def _name(state: State, seat: Seat, suit: int) -> None:
    """JD-17: the next card on that pile is of this suit, or an eight."""
    phase = state.phase
    assert isinstance(phase, Naming)
    state.called = (*state.called[: phase.pile], suit, *state.called[phase.pile + 1 :])
    if state.table.events is not None:
        state.table.tell(SuitNamed(seat, phase.pile, suit))
    _go_on(state, seat, phase.after)


def _knock(state: State, seat: Seat) -> None:
    """JD-7: a knock stands while the hand stays that one card."""
    state.knocked |= 1 << seat
    state.given &= ~(1 << seat)
    if state.table.events is not None:
        state.table.tell(Knocked(seat))
    if seat == state.turn and isinstance(state.phase, Knocking):
        _go_on(state, seat, state.phase.after)


def _switch_hands(state: State) -> None:
    """JD-25: every hand goes to the next seat in the direction of play, at once; all knocks are off."""
    rules, table = state.rules, state.table
    seats = range(rules.seats)
    if table.events is not None:
        table.tell(HandsSwitched())
    before = [table.piles[rules.hands + seat][:] for seat in seats]
    for seat in seats:
        for card in before[seat]:
            table.move(card, rules.hands + seat, rules.hands + (seat + state.direction) % rules.seats)
    came = [(seat - state.direction) % rules.seats for seat in seats]
    state.known = [state.known[giver] for giver in came]
    state.open_hands = [state.open_hands[giver] for giver in came]
    state.secrets = [
        tuple(
            frozenset(before[knower])
            if giver == knower
            else (frozenset() if taker == knower else state.secrets[knower][giver])
            for taker, giver in enumerate(came)
        )
        for knower in seats
    ]
    state.knocked = 0
    state.given = sum(1 << seat for seat in seats if len(table.piles[rules.hands + seat]) == 1)


def _clear_aces(state: State) -> None:
    """JD-27: when all three live piles show an ace, what lies beneath goes back into the stock."""
    table, rules = state.table, state.rules
    if state.live != rules.everything:
        return
    tops = [table.piles[PILES + pile] for pile in range(rules.piles)]
    if not all(pile and RANK[rules.facts.kind[pile[-1]]] == ACE for pile in tops):
        return
    if table.events is not None:
        table.tell(AcesCleared())
    for index, pile in enumerate(tops):
        for card in pile[:-1]:
            table.move(card, PILES + index, STOCK)
    _shuffle_stock(state)


def _take_up(state: State, pile: int) -> None:
    """JD-28: a pile becomes a second hand, open to all."""
    table = state.table
    for card in table.piles[PILES + pile][:]:
        table.move(card, PILES + pile, state.rules.taken)
    state.called = (*state.called[:pile], -1, *state.called[pile + 1 :])
    state.phase = Shedding(pile)


def _shed(state: State, seat: Seat, card: Card, pile: int) -> None:
    """JD-28: nothing has an effect but an eight's suit."""
    phase = state.phase
    assert isinstance(phase, Shedding)
    state.table.move(card, state.rules.taken, PILES + pile)
    state.called = (*state.called[:pile], -1, *state.called[pile + 1 :])
    if RANK[state.rules.facts.kind[card]] == EIGHT:
        state.phase = Naming(pile, phase)
    else:
        _go_on(state, seat, phase)


def _give_up(state: State, seat: Seat) -> None:
    """JD-30: the rest joins the hand, the turn ends, and its points are added to the score now."""
    table, rules = state.table, state.rules
    rest = table.piles[rules.taken][:]
    price = hand_points(rest, rules.facts)
    for card in rest:
        table.move(card, rules.taken, rules.hands + seat)
    state.open_hands[seat] |= frozenset(rest)
    state.knocked &= ~(1 << seat)
    state.given &= ~(1 << seat)
    state.totals = (*state.totals[:seat], state.totals[seat] + price, *state.totals[seat + 1 :])
    if table.events is not None:
        table.tell(GaveUp(seat, price))
    _end_turn(state)


def outlook(state: State) -> tuple[int, ...]:
    """What each seat would score if play stopped now (JD-23)."""
    piles, rules = state.table.piles, state.rules
    return tuple(hand_points(piles[rules.hands + seat], rules.facts) for seat in range(rules.seats))


def _score(state: State) -> None:
    """JD-23, JD-24: all hands count; the highest total of 105 or more loses, unless it is tied."""
    table, rules = state.table, state.rules
    seats = range(rules.seats)
    hands = [table.piles[rules.hands + seat] for seat in seats]
    gained = outlook(state)
    before = [sum(deal[seat] for deal in state.deals) for seat in seats]
    state.totals = tuple(map(int.__add__, state.totals, gained))
    points = tuple(total - earlier for total, earlier in zip(state.totals, before, strict=True))
    state.deals = (*state.deals, points)
    if table.events is not None:
        for seat in seats:
            table.tell(Shown(rules.hands + seat, tuple(hands[seat])))
        table.tell(DealEnded(points, state.totals))
    highest = max(state.totals)
    if (highest >= TARGET and state.totals.count(highest) == 1) or len(state.deals) >= DEAL_LIMIT:
        state.phase = Over()
        if table.events is not None:
            table.tell(MatchEnded(standing(state).winners))
        return
    for place in range(PILES, len(table.piles)):
        for card in table.piles[place][:]:
            table.move(card, place, STOCK)
    state.dealer = (state.dealer - 1) % rules.seats
    _start_deal(state)

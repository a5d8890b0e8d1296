"""Evil Deal: the rules.

Two players get two unseen stacks of twelve cards each and two trump cards, face up. Each picks a stack as its
first hand, looks at it, and says which trump card rules which half; two of one suit may be laid side by side
for no trump at all. Where both name one suit for one half, nobody has a trump in it.

A trick is three exchanges of a card each. Suit must be followed; who cannot may play anything. Whoever wins
an exchange leads the next, and the winner of the third takes the trick and opens the next one. Only the
trump of the one who opened a trick counts in it. After four tricks the second stacks are opened, the first
half's trump card joins the hand and another card is buried unseen; then come four more tricks.

Tricks are paid by a table that asks one more of the dealer. First to 666 wins.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from game.cards import Card, Seat
from game.contract import Standing, ranked
from game.events import DealEnded, DealStarted, MatchEnded, Shuffled, TurnStarted
from game.evil_deal.actions import Bury, Cross, PlayCard, SideBySide, TakeStack
from game.evil_deal.cards import CARDS, RANK, SUIT
from game.evil_deal.events import ExchangeWon, SecondHalf, TrickTaken, TrumpsLaid
from game.shuffle import shuffle
from game.table import PileKind, Place, Sight, Table

HANDS: Final = 0
STACKS: Final = 2
"""Place index of seat 0's first stack; each seat has two."""
TRUMPS: Final = 6
TRICK: Final = 8
TAKEN: Final = 9
BURIED: Final = 11
STOCK: Final = 13
"""Where the cards lie before they are dealt."""
PILES: Final = 14

HAND_KIND: Final = PileKind("hand", Sight.OWNER)
STACK_KIND: Final = PileKind("stack", Sight.NOBODY)
TRUMP_KIND: Final = PileKind("trump", Sight.EVERYBODY)
TRICK_KIND: Final = PileKind("trick", Sight.EVERYBODY)
TAKEN_KIND: Final = PileKind("taken", Sight.EVERYBODY)
"""All of it was played in the open; the table does not show it again (ED-12)."""
BURIED_KIND: Final = PileKind("buried", Sight.OWNER)
STOCK_KIND: Final = PileKind("stock", Sight.NOBODY)

PLACES: Final = (
    *(Place(HAND_KIND, seat) for seat in range(2)),
    *(Place(STACK_KIND, seat, number) for seat in range(2) for number in range(2)),
    *(Place(TRUMP_KIND, seat) for seat in range(2)),
    Place(TRICK_KIND),
    *(Place(TAKEN_KIND, seat) for seat in range(2)),
    *(Place(BURIED_KIND, seat) for seat in range(2)),
    Place(STOCK_KIND),
)

STACK_SIZE: Final = 12
EXCHANGES: Final = 3
TARGET: Final = 666
NO_TRUMP_BONUS: Final = 66
DEALER_POINTS: Final = (0, 0, 0, 0, 0, 66, 111, 222, 333)
OTHER_POINTS: Final = (0, 0, 0, 0, 66, 111, 222, 333, 666)
"""Points for 0 to 8 tricks."""

EvilAction: TypeAlias = TakeStack | Cross | SideBySide | PlayCard | Bury


@dataclass(frozen=True, slots=True)
class Picking:
    """The seat to move takes up one of its stacks."""


@dataclass(frozen=True, slots=True)
class Naming:
    """The seat to move lays its trump cards; ``theirs`` is how the other seat has laid its own, if it has."""

    theirs: Cross | SideBySide | None = None


@dataclass(frozen=True, slots=True)
class Leading:
    """The seat to move leads an exchange."""


@dataclass(frozen=True, slots=True)
class Following:
    """The seat to move answers the card led."""

    led: Card


@dataclass(frozen=True, slots=True)
class Burying:
    """The seat to move discards one card unseen."""


@dataclass(frozen=True, slots=True)
class Over:
    """The match is over."""


Phase: TypeAlias = Picking | Naming | Leading | Following | Burying | Over

PICKING: Final = Picking()
NAMING: Final = Naming()
LEADING: Final = Leading()
FOLLOWING: Final = tuple(Following(card) for card in range(CARDS))
BURYING: Final = Burying()
OVER: Final = Over()
STACK_CHOICES: Final[Sequence[EvilAction]] = (TakeStack(0), TakeStack(1))
PLAY: Final = tuple(PlayCard(card) for card in range(CARDS))
BURY: Final = tuple(Bury(card) for card in range(CARDS))


class State:
    """A position in a match of Evil Deal."""

    __slots__ = (
        "dealer",
        "deals",
        "exchange",
        "firsts",
        "half",
        "opener",
        "phase",
        "plain",
        "seed",
        "shuffles",
        "table",
        "totals",
        "tricks",
        "turn",
        "void",
    )

    def __init__(
        self,
        table: Table,
        seed: int,
        shuffles: int,
        dealer: Seat,
        turn: Seat,
        phase: Phase,
        half: int,
        exchange: int,
        opener: Seat,
        firsts: tuple[Card, ...],
        plain: tuple[bool, bool],
        tricks: tuple[int, int],
        void: tuple[int, int],
        totals: tuple[int, ...],
        deals: tuple[tuple[int, ...], ...],
    ) -> None:
        self.table = table
        self.seed = seed
        self.shuffles = shuffles
        self.dealer = dealer
        self.turn = turn
        self.phase = phase
        self.half = half
        """0 in the first half of a deal, 1 in the second."""
        self.exchange = exchange
        """Exchanges finished in this trick."""
        self.opener = opener
        """Who opened the trick: the one whose trump counts."""
        self.firsts = firsts
        """The first half's trump card of each seat; empty until all are laid."""
        self.plain = plain
        """Who laid its trump cards side by side."""
        self.tricks = tricks
        self.void = void
        """For each seat, a bit for each suit its running hand has shown to lack."""
        self.totals = totals
        self.deals = deals

    def clone(self) -> "State":
        """A copy to play on; nobody listens to it."""
        return State(
            self.table.clone(),
            self.seed,
            self.shuffles,
            self.dealer,
            self.turn,
            self.phase,
            self.half,
            self.exchange,
            self.opener,
            self.firsts,
            self.plain,
            self.tricks,
            self.void,
            self.totals,
            self.deals,
        )


def deal(options: object, seats: int, seed: int) -> State:
    """The first position of a match; the first dealer is drawn by lot (ED-2)."""
    lots = [0, 1]
    shuffle(lots, seed, 0)
    piles: list[list[Card]] = [[] for _ in range(PILES)]
    piles[STOCK] = list(range(CARDS))
    table = Table(PLACES, piles, [])
    state = State(table, seed, 1, lots[0], 0, OVER, 0, 0, 0, (), (False, False), (0, 0), (0, 0), (0, 0), ())
    _start_deal(state)
    return state


def to_move(state: State) -> Seat | None:
    """Whose turn it is; None when the match is over."""
    return None if type(state.phase) is Over else state.turn


def legal(state: State, seat: Seat) -> Sequence[EvilAction]:
    """What a seat may do."""
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
        return STACK_CHOICES
    if type(phase) is Burying:
        return [BURY[card] for card in hand if card != state.firsts[seat]]
    return trump_choices(state.table.piles[TRUMPS + seat])


def trump_choices(trumps: Sequence[Card]) -> Sequence[EvilAction]:
    """ED-4, ED-5: which card rules the first half; two of a suit may lie side by side."""
    one, other = trumps
    if SUIT[one] != SUIT[other]:
        return (Cross(one), Cross(other))
    return (Cross(one), Cross(other), SideBySide(one), SideBySide(other))


def apply(state: State, seat: Seat, action: EvilAction) -> None:
    """Carry out a legal action."""
    if type(action) is PlayCard:
        _play(state, seat, action.card)
    elif type(action) is TakeStack:
        _take_stack(state, seat, action.number)
    elif type(action) is Bury:
        _bury(state, seat, action.card)
    else:
        assert isinstance(action, Cross | SideBySide)
        _lay_trumps(state, seat, action)


def standing(state: State) -> Standing:
    """Points; the winner's lead is what the match is worth (ED-15)."""
    ranks = ranked(state.totals, low_wins=False)
    winners = (ranks.index(1),) if type(state.phase) is Over else ()
    return Standing(state.totals, state.deals, ranks, winners)


def trump(suits: Sequence[Sequence[int]], plain: Sequence[bool], seat: Seat, half: int) -> int | None:
    """The suit that is trump when a seat opens a trick, or None (ED-5 to ED-7, ED-9).

    ``suits`` are those each seat named for the two halves.
    """
    if plain[seat]:
        return None
    mine, theirs = suits[seat][half], suits[1 - seat][half]
    return None if mine == theirs and not plain[1 - seat] else mine


def beats(answer: Card, led: Card, trump_suit: int | None) -> bool:
    """ED-11: whether the second card of an exchange takes it."""
    if SUIT[answer] == SUIT[led]:
        return RANK[answer] > RANK[led]
    return SUIT[answer] == trump_suit


def points(tricks: tuple[int, int], dealer: Seat, plain: Sequence[bool]) -> tuple[int, int]:
    """What a deal pays each seat: the table, and ED-14 for who chose no trump throughout."""
    paid = []
    for seat in range(2):
        taken = tricks[seat]
        extra = NO_TRUMP_BONUS * max(0, taken - 4) if plain[seat] else 0
        paid.append((DEALER_POINTS if seat == dealer else OTHER_POINTS)[taken] + extra)
    return paid[0], paid[1]


def named(
    firsts: Sequence[Card], piles: Sequence[Sequence[Card | None]]
) -> tuple[tuple[int, int], tuple[int, int]]:
    """The suits each seat named for the two halves, from the piles of a state or of a view."""
    suits = []
    for seat in range(2):
        second = next((card for card in piles[TRUMPS + seat] if card != firsts[seat]), None)
        assert second is not None
        suits.append((SUIT[firsts[seat]], SUIT[second]))
    return suits[0], suits[1]


def trump_now(state: State) -> int | None:
    """The trump of the running trick: that of the seat which opened it (ED-9)."""
    return trump(named(state.firsts, state.table.piles), state.plain, state.opener, state.half)


def _start_deal(state: State) -> None:
    """ED-1: two trump cards and two stacks of twelve to each seat."""
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
            table.move(stock[-1], STOCK, place)
    for _ in range(2):
        for seat in range(2):
            table.move(stock[-1], STOCK, TRUMPS + seat)
    state.half = state.exchange = 0
    state.firsts = ()
    state.plain = (False, False)
    state.tricks = state.void = (0, 0)
    _turn(state, 1 - state.dealer, PICKING)


def _turn(state: State, seat: Seat, phase: Phase) -> None:
    state.turn = seat
    state.phase = phase
    if state.table.events is not None:
        state.table.tell(TurnStarted(seat))


def _take_stack(state: State, seat: Seat, number: int) -> None:
    """ED-3: the non-dealer first; both have looked before trumps are named."""
    table = state.table
    source = STACKS + 2 * seat + number
    for card in table.piles[source][::-1]:
        table.move(card, source, HANDS + seat)
    if seat == state.dealer:
        _turn(state, 1 - seat, NAMING)
    else:
        _turn(state, 1 - seat, PICKING)


def _lay_trumps(state: State, seat: Seat, action: Cross | SideBySide) -> None:
    """ED-4: the non-dealer first; when both are laid, the non-dealer leads (ED-8)."""
    if state.table.events is not None:
        one, other = state.table.piles[TRUMPS + seat]
        second = other if action.first == one else one
        state.table.tell(TrumpsLaid(seat, action.first, second, type(action) is SideBySide))
    assert isinstance(state.phase, Naming)
    theirs = state.phase.theirs
    if theirs is None:
        _turn(state, 1 - seat, Naming(action))
        return
    laid = (action, theirs) if seat == 0 else (theirs, action)
    state.firsts = (laid[0].first, laid[1].first)
    state.plain = (type(laid[0]) is SideBySide, type(laid[1]) is SideBySide)
    state.opener = 1 - state.dealer
    _turn(state, state.opener, LEADING)


def _play(state: State, seat: Seat, card: Card) -> None:
    table = state.table
    phase = state.phase
    table.move(card, HANDS + seat, TRICK)
    if type(phase) is not Following:
        _turn(state, 1 - seat, FOLLOWING[card])
        return
    led = phase.led
    if SUIT[card] != SUIT[led]:
        _shows_void(state, seat, SUIT[led])
    winner = seat if beats(card, led, trump_now(state)) else 1 - seat
    if table.events is not None:
        table.tell(ExchangeWon(winner))
    state.exchange += 1
    if state.exchange < EXCHANGES:
        _turn(state, winner, LEADING)
    else:
        _take_trick(state, winner)


def _shows_void(state: State, seat: Seat, suit: int) -> None:
    """A seat that could not follow has shown that its running hand lacks the suit (ED-10)."""
    mine = state.void[seat] | 1 << suit
    state.void = (mine, state.void[1]) if seat == 0 else (state.void[0], mine)


def _take_trick(state: State, winner: Seat) -> None:
    """ED-12: the winner of the third exchange takes the six cards and opens the next trick."""
    table = state.table
    for card in table.piles[TRICK][:]:
        table.move(card, TRICK, TAKEN + winner)
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
    state.void = (0, 0)
    if table.events is not None:
        table.tell(SecondHalf())
    for seat in range(2):
        for place in (STACKS + 2 * seat, STACKS + 2 * seat + 1):
            for card in table.piles[place][::-1]:
                table.move(card, place, HANDS + seat)
        table.move(state.firsts[seat], TRUMPS + seat, HANDS + seat)
    _turn(state, 1 - state.dealer, BURYING)


def _bury(state: State, seat: Seat, card: Card) -> None:
    """ED-13: one other card is discarded unseen; then the dealer leads the second half (ED-8)."""
    state.table.move(card, HANDS + seat, BURIED + seat)
    if seat != state.dealer:
        _turn(state, state.dealer, BURYING)
    else:
        state.opener = state.dealer
        _turn(state, state.dealer, LEADING)


def _settle(state: State) -> None:
    """Pay the tricks; at 666 the match is over (ED-15), else the other seat deals (ED-2)."""
    table = state.table
    paid = points(state.tricks, state.dealer, state.plain)
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
        for card in table.piles[place][:]:
            table.move(card, place, STOCK)
    state.dealer = 1 - state.dealer
    _start_deal(state)

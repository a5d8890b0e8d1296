"""Hell is Hungry!: the rules.

Reapers walk a grid of piles of souls, three deep, the top one open. Each player has a deck of its own and a
hand of five. In turn a player sets its reaper on a pile and may battle for an adjacent one: the players lay
single cards or pairs, each higher than the last, until all but one have passed. The last to play takes all
cards played, and the soul, for its points or into its purgatory, from where it can be swapped into the hand.

A pile under another's reaper costs a card to attack and is fought for by those two alone. When three piles
are empty, souls and captured cards are counted, and the most points win.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final, TypeAlias

from game.cards import Card, Seat
from game.contract import Standing, ranked
from game.events import DealEnded, DealStarted, MatchEnded, Shuffled, TurnStarted
from game.hell_is_hungry.actions import (
    Attack,
    EndTurn,
    KeepHand,
    Pass,
    Pay,
    PlaceReaper,
    Play,
    SendToPurgatory,
    Swap,
    TakeSoul,
)
from game.hell_is_hungry.battle import Top, can_play, plays, top_of
from game.hell_is_hungry.cards import DECK_SIZE, KIND, MOST_SEATS, VALUE, owner
from game.hell_is_hungry.events import (
    BattleBegan,
    BattleWon,
    HellIsFed,
    Passed,
    Played,
    ReaperLifted,
    ReaperPlaced,
)
from game.hell_is_hungry.options import HellOptions
from game.shuffle import shuffle
from game.table import PileKind, Place, Sight, Table

HAND_SIZE: Final = 5
SOULS_BENEATH: Final = 2
EMPTY_PILES: Final = 3
QUIET_ROUNDS: Final = 2
"""HH-16: so many rounds without a battle end the game."""

SOUL_KIND: Final = PileKind("soul", Sight.EVERYBODY)
BENEATH_KIND: Final = PileKind("beneath", Sight.NOBODY)
UNUSED_KIND: Final = PileKind("unused", Sight.NOBODY)
BATTLE_KIND: Final = PileKind("battle", Sight.EVERYBODY)
DECK_KIND: Final = PileKind("deck", Sight.NOBODY)
HAND_KIND: Final = PileKind("hand", Sight.OWNER)
POINTS_KIND: Final = PileKind("points", Sight.EVERYBODY)
PURGATORY_KIND: Final = PileKind("purgatory", Sight.EVERYBODY)

HellAction: TypeAlias = (
    Swap | KeepHand | PlaceReaper | Attack | EndTurn | Pay | Play | Pass | TakeSoul | SendToPurgatory
)


@dataclass(frozen=True, slots=True)
class Board:
    """The shape of a table: how many piles, which are adjacent, and where each place is listed."""

    seats: int
    side: int
    cells: int
    adjacent: tuple[tuple[int, ...], ...]
    places: tuple[Place, ...]
    beneath: int
    """Place index of what lies beneath pile 0; the exposed soul of pile c is place c."""
    unused: int
    battle: int
    decks: int
    hands: int
    points: int
    purgatories: int
    """Place index of seat 0's; the other seats follow."""


@dataclass(frozen=True, slots=True)
class Swapping:
    """The active seat may swap a card with its purgatory."""


@dataclass(frozen=True, slots=True)
class Placing:
    """The active seat places its reaper."""


@dataclass(frozen=True, slots=True)
class Choosing:
    """The active seat battles for an adjacent pile or ends its turn."""


@dataclass(frozen=True, slots=True)
class Paying:
    """The active seat pays to attack a protected pile."""

    cell: int
    defender: Seat


@dataclass(frozen=True, slots=True)
class Battling:
    """A battle is on: the seat to move plays or passes."""

    cell: int
    defender: Seat | None
    top: Top
    last: Seat | None
    """Who played last; None: nobody has yet, and the seat to move must open."""
    passed: int
    """A bit for each seat that is out of this battle."""


@dataclass(frozen=True, slots=True)
class Claiming:
    """The winner of a battle says where the soul goes."""

    cell: int


@dataclass(frozen=True, slots=True)
class Over:
    """The match is over."""


Phase: TypeAlias = Swapping | Placing | Choosing | Paying | Battling | Claiming | Over

SWAPPING: Final = Swapping()
PLACING: Final = Placing()
CHOOSING: Final = Choosing()
OVER: Final = Over()

_ALL_CARDS: Final = DECK_SIZE * (MOST_SEATS + 1)
SWAP: Final = tuple(Swap(card) for card in range(_ALL_CARDS))
PAY: Final = tuple(Pay(card) for card in range(_ALL_CARDS))
PLACE: Final = tuple(PlaceReaper(cell) for cell in range(16))
ATTACK: Final = tuple(Attack(cell) for cell in range(16))
KEEP: Final = KeepHand()
END_TURN: Final = EndTurn()
PASS: Final = Pass()
CLAIMS: Final[Sequence[HellAction]] = (TakeSoul(), SendToPurgatory())


class State:
    """A position in a match of Hell is Hungry!"""

    __slots__ = (
        "active",
        "board",
        "deals",
        "first",
        "games",
        "known",
        "phase",
        "quiet",
        "reapers",
        "seed",
        "shuffles",
        "table",
        "turn",
    )

    def __init__(
        self,
        table: Table,
        board: Board,
        games: int,
        seed: int,
        shuffles: int,
        first: Seat,
        active: Seat,
        turn: Seat,
        phase: Phase,
        reapers: tuple[int | None, ...],
        quiet: int,
        known: tuple[frozenset[Card], ...],
        deals: tuple[tuple[int, ...], ...],
    ) -> None:
        self.table = table
        self.board = board
        self.games = games
        self.seed = seed
        self.shuffles = shuffles
        self.first = first
        """Who began this game."""
        self.active = active
        """Whose turn it is on the board."""
        self.turn = turn
        """Who has to decide something now."""
        self.phase = phase
        self.reapers = reapers
        """The pile each reaper stands on; None: off the board."""
        self.quiet = quiet
        """Turns in a row without a battle."""
        self.known = known
        """For each seat, hand cards that everybody saw it take from its purgatory."""
        self.deals = deals

    def clone(self) -> "State":
        """A copy to play on; nobody listens to it."""
        return State(
            self.table.clone(),
            self.board,
            self.games,
            self.seed,
            self.shuffles,
            self.first,
            self.active,
            self.turn,
            self.phase,
            self.reapers,
            self.quiet,
            self.known,
            self.deals,
        )


@cache
def board_for(seats: int, diagonals: bool) -> Board:
    """HH-2: three by three piles for two seats, four by four for more."""
    side = 3 if seats == 2 else 4
    cells = side * side
    each = range(seats)
    places = (
        *(Place(SOUL_KIND, number=cell) for cell in range(cells)),
        *(Place(BENEATH_KIND, number=cell) for cell in range(cells)),
        Place(UNUSED_KIND),
        Place(BATTLE_KIND),
        *(Place(DECK_KIND, seat) for seat in each),
        *(Place(HAND_KIND, seat) for seat in each),
        *(Place(POINTS_KIND, seat) for seat in each),
        *(Place(PURGATORY_KIND, seat) for seat in each),
    )
    start = 2 * cells + 2
    return Board(
        seats,
        side,
        cells,
        tuple(_adjacent(cell, side, diagonals) for cell in range(cells)),
        places,
        cells,
        2 * cells,
        2 * cells + 1,
        start,
        start + seats,
        start + 2 * seats,
        start + 3 * seats,
    )


def _adjacent(cell: int, side: int, diagonals: bool) -> tuple[int, ...]:
    """HH-7: up, down, left and right; the diagonals too, where the option says so."""
    row, column = divmod(cell, side)
    steps = [(-1, 0), (0, -1), (0, 1), (1, 0)]
    if diagonals:
        steps += [(-1, -1), (-1, 1), (1, -1), (1, 1)]
    return tuple(
        (row + down) * side + column + across
        for down, across in steps
        if 0 <= row + down < side and 0 <= column + across < side
    )


def deal(options: HellOptions, seats: int, seed: int) -> State:
    """The first position of a match; the first player is drawn by lot (HH-3)."""
    board = board_for(seats, options.diagonals)
    lots = list(range(seats))
    shuffle(lots, seed, 0)
    piles: list[list[Card]] = [[] for _ in board.places]
    table = Table(board.places, piles, [])
    nothing = (frozenset[Card](),) * seats
    nowhere: tuple[int | None, ...] = (None,) * seats
    state = State(table, board, options.games.count, seed, 1, lots[0], 0, 0, OVER, nowhere, 0, nothing, ())
    _gather(state)
    _start_game(state)
    return state


def to_move(state: State) -> Seat | None:
    """Who has to decide something; None when the match is over."""
    return None if type(state.phase) is Over else state.turn


def legal(state: State, seat: Seat) -> Sequence[HellAction]:
    """What a seat may do."""
    phase = state.phase
    if seat != state.turn or type(phase) is Over:
        return ()
    hand = state.table.piles[state.board.hands + seat]
    if type(phase) is Battling:
        going: list[HellAction] = list(plays(hand, phase.top))
        if phase.last is not None:
            going.append(PASS)
        return going
    if type(phase) is Choosing:
        return [*(ATTACK[cell] for cell in open_to_attack(state, seat)), END_TURN]
    if type(phase) is Placing:
        return [PLACE[cell] for cell in free_piles(state, seat)]
    if type(phase) is Swapping:
        return [*(SWAP[card] for card in _faces(hand)), KEEP]
    if type(phase) is Paying:
        soul = state.table.piles[phase.cell][-1]
        return [PAY[card] for card in _faces(hand) if _pays(hand, card, soul)]
    return CLAIMS


def apply(state: State, seat: Seat, action: HellAction) -> None:
    """Carry out a legal action."""
    if type(action) is Play:
        _play(state, seat, action.cards)
    elif type(action) is Pass:
        _pass(state, seat)
    elif type(action) is PlaceReaper:
        _place_reaper(state, seat, action.cell)
    elif type(action) is Attack:
        _attack(state, seat, action.cell)
    elif type(action) is EndTurn:
        _end_turn(state)
    elif type(action) is Swap:
        _swap(state, seat, action.card)
    elif type(action) is Pay:
        _pay(state, seat, action.card)
    elif type(action) is TakeSoul:
        _claim(state, state.board.points + seat)
    elif type(action) is SendToPurgatory:
        _claim(state, state.board.purgatories + seat)
    else:
        state.phase = PLACING


def standing(state: State) -> Standing:
    """Points, and who has won: the most points of one game, or the most games of several (HH-17, HH-18)."""
    seats = range(state.board.seats)
    totals = tuple(sum(game[seat] for game in state.deals) for seat in seats)
    won = games_won(state.deals, state.board.seats)
    ranks = ranked(totals if state.games == 1 else won, low_wins=False)
    winners = tuple(seat for seat in seats if ranks[seat] == 1) if type(state.phase) is Over else ()
    return Standing(totals, state.deals, ranks, winners)


def games_won(games: Sequence[Sequence[int]], seats: int) -> tuple[int, ...]:
    """How many games each seat has won; a shared game counts for each who shares it."""
    return tuple(sum(game[seat] == max(game) for game in games) for seat in range(seats))


def points(pile: Sequence[Card], seat: Seat) -> int:
    """HH-17: souls and other seats' cards count; a seat's own cards do not."""
    return sum(VALUE[card] for card in pile if owner(card) != seat)


def free_piles(state: State, seat: Seat) -> list[int]:
    """HH-6: the piles with souls on which no other reaper stands."""
    others = [cell for other, cell in enumerate(state.reapers) if other != seat]
    piles = state.table.piles
    return [cell for cell in range(state.board.cells) if piles[cell] and cell not in others]


def open_to_attack(state: State, seat: Seat) -> list[int]:
    """HH-7, HH-14: the adjacent piles with souls that this seat has the cards to attack."""
    stand = state.reapers[seat]
    assert stand is not None
    piles = state.table.piles
    hand = piles[state.board.hands + seat]
    found = []
    for cell in state.board.adjacent[stand]:
        if not piles[cell]:
            continue
        soul = piles[cell][-1]
        if cell in state.reapers:
            if any(_pays(hand, card, soul) for card in hand):
                found.append(cell)
        elif can_play(hand, top_of((soul,))):
            found.append(cell)
    return found


def _pays(hand: Sequence[Card], card: Card, soul: Card) -> bool:
    """HH-14: the card is worth the soul, and what is left can open."""
    if VALUE[card] < VALUE[soul]:
        return False
    return can_play([other for other in hand if other != card], top_of((soul,)))


def _faces(hand: Sequence[Card]) -> list[Card]:
    """One card of each face."""
    found: dict[int, Card] = {}
    for card in hand:
        found.setdefault(KIND[card], card)
    return list(found.values())


def _gather(state: State) -> None:
    """Every card back to where it is shuffled: souls together, each seat its own deck."""
    board, table = state.board, state.table
    if not any(table.piles):
        table.piles[board.unused].extend(range(DECK_SIZE))
        for seat in range(board.seats):
            table.piles[board.decks + seat].extend(range(DECK_SIZE * (seat + 1), DECK_SIZE * (seat + 2)))
        return
    for place, pile in enumerate(table.piles):
        for card in pile[:]:
            home = board.unused if owner(card) < 0 else board.decks + owner(card)
            if home != place:
                table.move(card, place, home)


def _start_game(state: State) -> None:
    """HH-1 to HH-3: the grid of souls, and a shuffled deck for everybody."""
    board, table = state.board, state.table
    if table.events is not None:
        table.tell(DealStarted(len(state.deals) + 1, state.first))
    for place in (board.unused, *range(board.decks, board.decks + board.seats)):
        shuffle(table.piles[place], state.seed, state.shuffles)
        state.shuffles += 1
        if table.events is not None:
            table.tell(Shuffled(place))
    souls = table.piles[board.unused]
    for cell in range(board.cells):
        for _ in range(SOULS_BENEATH):
            table.move(souls[-1], board.unused, board.beneath + cell)
        table.move(souls[-1], board.unused, cell)
    state.reapers = (None,) * board.seats
    state.known = (frozenset(),) * board.seats
    state.quiet = 0
    _start_turn(state, state.first)


def _start_turn(state: State, seat: Seat) -> None:
    """HH-4, HH-5: everybody draws up to five; then the active seat may swap."""
    board, table = state.board, state.table
    state.active = state.turn = seat
    if table.events is not None:
        table.tell(TurnStarted(seat))
    for step in range(board.seats):
        drawer = (seat + step) % board.seats
        pile, hand = table.piles[board.decks + drawer], table.piles[board.hands + drawer]
        while pile and len(hand) < HAND_SIZE:
            table.move(pile[-1], board.decks + drawer, board.hands + drawer)
    swappable = table.piles[board.purgatories + seat] and table.piles[board.hands + seat]
    state.phase = SWAPPING if swappable else PLACING


def _swap(state: State, seat: Seat, card: Card) -> None:
    """HH-5: everybody sees which card comes and which goes."""
    board, table = state.board, state.table
    taken = table.piles[board.purgatories + seat][-1]
    table.move(taken, board.purgatories + seat, board.hands + seat)
    table.move(card, board.hands + seat, board.purgatories + seat)
    _know(state, seat, state.known[seat] - {card} | {taken})
    state.phase = PLACING


def _know(state: State, seat: Seat, cards: frozenset[Card]) -> None:
    state.known = (*state.known[:seat], cards, *state.known[seat + 1 :])


def _place_reaper(state: State, seat: Seat, cell: int) -> None:
    """HH-6."""
    state.reapers = (*state.reapers[:seat], cell, *state.reapers[seat + 1 :])
    state.phase = CHOOSING
    if state.table.events is not None:
        state.table.tell(ReaperPlaced(seat, cell))


def _attack(state: State, seat: Seat, cell: int) -> None:
    """HH-7, HH-14: a protected pile has to be paid for first."""
    defender = state.reapers.index(cell) if cell in state.reapers else None
    state.quiet = 0
    if state.table.events is not None:
        state.table.tell(BattleBegan(seat, cell, defender))
    if defender is None:
        _open_battle(state, cell, None)
    else:
        state.phase = Paying(cell, defender)


def _pay(state: State, seat: Seat, card: Card) -> None:
    """HH-14: the price goes to the attacker's purgatory; then the two fight alone."""
    assert isinstance(state.phase, Paying)
    state.table.move(card, state.board.hands + seat, state.board.purgatories + seat)
    _know(state, seat, state.known[seat] - {card})
    _open_battle(state, state.phase.cell, state.phase.defender)


def _open_battle(state: State, cell: int, defender: Seat | None) -> None:
    everybody = (1 << state.board.seats) - 1
    out = 0 if defender is None else everybody & ~(1 << state.active | 1 << defender)
    state.phase = Battling(cell, defender, top_of((state.table.piles[cell][-1],)), None, out)


def _play(state: State, seat: Seat, cards: tuple[Card, ...]) -> None:
    """HH-8 to HH-12: the cards lie on top now, and the next seat in the battle answers."""
    phase = state.phase
    assert isinstance(phase, Battling)
    table = state.table
    for card in cards:
        table.move(card, state.board.hands + seat, state.board.battle)
    if table.events is not None:
        table.tell(Played(seat, cards))
    if state.known[seat]:
        _know(state, seat, state.known[seat].difference(cards))
    top = top_of(cards, phase.top)
    _next_in_battle(state, Battling(phase.cell, phase.defender, top, seat, phase.passed), seat)


def _pass(state: State, seat: Seat) -> None:
    """HH-12: a pass is free, and final for this battle."""
    phase = state.phase
    assert isinstance(phase, Battling)
    if state.table.events is not None:
        state.table.tell(Passed(seat))
    out = phase.passed | 1 << seat
    _next_in_battle(state, Battling(phase.cell, phase.defender, phase.top, phase.last, out), seat)


def _next_in_battle(state: State, phase: Battling, seat: Seat) -> None:
    """The next seat to the left that is still in; when only the last to play is, it has won."""
    seats = state.board.seats
    for step in range(1, seats + 1):
        following = (seat + step) % seats
        if following == phase.last:
            _win(state, phase, following)
            return
        if not phase.passed >> following & 1:
            state.phase = phase
            state.turn = following
            return


def _win(state: State, phase: Battling, winner: Seat) -> None:
    """HH-13, HH-15: the cards played go to the winner, and the soul as the battle was."""
    board, table = state.board, state.table
    if table.events is not None:
        table.tell(BattleWon(winner, phase.cell))
    for card in table.piles[board.battle][:]:
        table.move(card, board.battle, board.points + winner)
    if phase.defender is None:
        state.phase = Claiming(phase.cell)
        state.turn = winner
        return
    table.move(table.piles[phase.cell][-1], phase.cell, board.points + winner)
    _turn_up(state, phase.cell)
    if winner != phase.defender:
        if table.piles[phase.cell]:
            table.move(table.piles[phase.cell][-1], phase.cell, board.points + winner)
            _turn_up(state, phase.cell)
        loser = phase.defender
        state.reapers = (*state.reapers[:loser], None, *state.reapers[loser + 1 :])
        if table.events is not None:
            table.tell(ReaperLifted(loser))
    _after_battle(state)


def _claim(state: State, target: int) -> None:
    """HH-13: the winner says where the soul goes; the next one is turned up."""
    assert isinstance(state.phase, Claiming)
    cell = state.phase.cell
    state.table.move(state.table.piles[cell][-1], cell, target)
    _turn_up(state, cell)
    _after_battle(state)


def _turn_up(state: State, cell: int) -> None:
    beneath = state.table.piles[state.board.beneath + cell]
    if beneath:
        state.table.move(beneath[-1], state.board.beneath + cell, cell)


def _after_battle(state: State) -> None:
    """HH-16: three empty piles end the game; else the turn is over, for it has had its one battle (HH-7)."""
    if empty_piles(state) >= EMPTY_PILES:
        _end_game(state)
    else:
        _start_turn(state, (state.active + 1) % state.board.seats)


def _end_turn(state: State) -> None:
    """HH-3, HH-16: play passes to the left, until two whole rounds have gone by without a battle."""
    state.quiet += 1
    if state.quiet >= QUIET_ROUNDS * state.board.seats:
        _end_game(state)
    else:
        _start_turn(state, (state.active + 1) % state.board.seats)


def empty_piles(state: State) -> int:
    """How many piles have no souls left."""
    return sum(not state.table.piles[cell] for cell in range(state.board.cells))


def _end_game(state: State) -> None:
    """HH-17, HH-18: count, and play again while the match is open; the first player moves on to the left."""
    board, table = state.board, state.table
    counted = tuple(points(table.piles[board.points + seat], seat) for seat in range(board.seats))
    state.deals = (*state.deals, counted)
    totals = tuple(sum(game[seat] for game in state.deals) for seat in range(board.seats))
    if table.events is not None:
        table.tell(HellIsFed(empty_piles(state)))
        table.tell(DealEnded(counted, totals))
    won = games_won(state.deals, board.seats)
    if len(state.deals) >= state.games or (max(won) > state.games // 2 and won.count(max(won)) == 1):
        state.phase = OVER
        if table.events is not None:
            table.tell(MatchEnded(standing(state).winners))
        return
    _gather(state)
    state.first = (state.first + 1) % board.seats
    _start_game(state)

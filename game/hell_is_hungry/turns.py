"""How a game of Hell is Hungry! begins, goes from turn to turn, and ends."""

from typing import Final

from game.cards import Seat
from game.events import DealEnded, DealStarted, MatchEnded, Shuffled, TurnStarted
from game.hell_is_hungry.cards import SOULS, owner
from game.hell_is_hungry.events import HellIsFed
from game.hell_is_hungry.scoring import decided, points, standing
from game.hell_is_hungry.state import OVER, PLACING, SWAPPING, State
from game.shuffle import shuffle

HAND_SIZE: Final = 5
SOULS_BENEATH: Final = 2
EMPTY_PILES: Final = 3
QUIET_ROUNDS: Final = 2
"""HH-16: so many rounds without a battle end the game."""


def start_game(state: State) -> None:
    """HH-1 to HH-3: the grid of souls, a shuffled deck for everybody, and a lot for who begins."""
    board, table = state.board, state.table
    lots = list(range(board.seats))
    shuffle(lots, state.seed, state.shuffles)
    state.shuffles += 1
    state.first = lots[0]
    if table.events is not None:
        table.tell(DealStarted(len(state.deals) + 1, state.first))
    for place in (board.unused, *range(board.decks, board.decks + board.seats)):
        shuffle(table.piles[place], state.seed, state.shuffles)
        state.shuffles += 1
        if table.events is not None:
            table.tell(Shuffled(place))
    for cell in range(board.cells):
        for _ in range(SOULS_BENEATH):
            table.move_top(board.unused, board.beneath + cell)
        table.move_top(board.unused, cell)
    state.reapers = (None,) * board.seats
    state.known = (frozenset(),) * board.seats
    state.quiet = 0
    start_turn(state, state.first)


def start_turn(state: State, seat: Seat) -> None:
    """HH-4, HH-5: everybody draws up to five; then the active seat may swap."""
    board, table = state.board, state.table
    piles = table.piles
    state.active = state.turn = seat
    if table.events is not None:
        table.tell(TurnStarted(seat))
    for deck, hand in board.draws[seat]:
        while len(piles[hand]) < HAND_SIZE and piles[deck]:
            table.move_top(deck, hand)
    swappable = piles[board.purgatories + seat] and piles[board.hands + seat]
    state.phase = SWAPPING if swappable else PLACING


def after_battle(state: State) -> None:
    """HH-16: three empty piles end the game; else the turn is over, for it has had its one battle (HH-7)."""
    if empty_piles(state) >= EMPTY_PILES:
        _end_game(state)
    else:
        start_turn(state, (state.active + 1) % state.board.seats)


def end_turn(state: State) -> None:
    """HH-3, HH-16: play passes to the left, until two whole rounds have gone by without a battle."""
    state.quiet += 1
    if state.quiet >= QUIET_ROUNDS * state.board.seats:
        _end_game(state)
    else:
        start_turn(state, (state.active + 1) % state.board.seats)


def _end_game(state: State) -> None:
    """HH-17, HH-18: count, and play again while the match is open."""
    board, table = state.board, state.table
    counted = tuple(points(table.piles[board.points + seat], seat) for seat in range(board.seats))
    state.deals = (*state.deals, counted)
    over = decided(state.deals, board.seats, state.games)
    if over:
        state.phase = OVER
    if table.events is not None:
        table.tell(HellIsFed(empty_piles(state)))
        table.tell(DealEnded(counted, standing(state).totals))
        if over:
            table.tell(MatchEnded(standing(state).winners))
    if not over:
        _gather(state)
        start_game(state)


def _gather(state: State) -> None:
    """Every card back to where it is shuffled: souls together, each seat its own deck."""
    board, table = state.board, state.table
    for place, pile in enumerate(table.piles):
        for card in pile[:]:
            home = board.unused if owner(card) == SOULS else board.decks + owner(card)
            if home != place:
                table.move(card, place, home)


def empty_piles(state: State) -> int:
    """How many piles have no souls left."""
    return sum(not state.table.piles[cell] for cell in range(state.board.cells))

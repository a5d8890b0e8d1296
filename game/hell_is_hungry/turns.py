"""How a game of Hell is Hungry! begins, goes from turn to turn, and ends."""

from typing import Final

from game.cards import Seat
from game.deal_cycle import OVER, announce_turn, begin_deal, drawn_by_lot, end_match, score_deal, shuffle_pile
from game.hell_is_hungry.cards import OWNER
from game.hell_is_hungry.events import HandsFilled, HellIsFed
from game.hell_is_hungry.phases import PLACING, SWAPPING
from game.hell_is_hungry.position import State
from game.hell_is_hungry.scoring import decided, outlook, standing

HAND_SIZE: Final = 5
SOULS_BENEATH: Final = 2
EMPTY_PILES: Final = 3
QUIET_ROUNDS: Final = 2
"""HH-16: so many rounds without a battle end the game."""


def start_game(state: State) -> None:
    """HH-1 to HH-3: the grid of souls, a shuffled deck for everybody, and a lot for who begins."""
    grid, table = state.grid, state.table
    state.dealer = drawn_by_lot(state)
    begin_deal(state)
    for place in (grid.unused, *grid.decks):
        shuffle_pile(state, place)
    for cell, below in enumerate(grid.beneath):
        table.deal(grid.unused, [*[below] * SOULS_BENEATH, cell])
    state.reapers = (None,) * grid.seats
    state.known = (frozenset(),) * grid.seats
    state.quiet = 0
    start_turn(state, state.dealer)


def start_turn(state: State, seat: Seat) -> None:
    """HH-4, HH-5: everybody draws up to five; then the active seat may swap."""
    grid, table = state.grid, state.table
    piles = table.piles
    state.active = state.turn = seat
    announce_turn(table, seat)
    held = [len(piles[hand]) for hand in grid.hands] if table.events is not None else []
    for deck, hand in grid.draws[seat]:
        while len(piles[hand]) < HAND_SIZE and piles[deck]:
            table.move_top(deck, hand)
    if held:
        _tell_drawn(state, held)
    swappable = piles[grid.purgatories[seat]] and piles[grid.hands[seat]]
    state.phase = SWAPPING if swappable else PLACING


def _tell_drawn(state: State, held: list[int]) -> None:
    """How many cards each seat drew to what it held, and whose deck that used up, if anybody drew."""
    grid, piles = state.grid, state.table.piles
    drawn = tuple(len(piles[hand]) - before for hand, before in zip(grid.hands, held, strict=True))
    used_up = tuple(seat for seat, deck in enumerate(grid.decks) if drawn[seat] and not piles[deck])
    if any(drawn):
        state.table.record(HandsFilled, drawn, used_up)


def after_battle(state: State) -> None:
    """HH-16: three empty piles end the game; else the turn is over, for it has had its one battle (HH-7)."""
    if empty_piles(state) >= EMPTY_PILES:
        _end_game(state)
    else:
        start_turn(state, (state.active + 1) % state.grid.seats)


def end_turn(state: State) -> None:
    """HH-3, HH-16: play passes to the left, until two whole rounds have gone by without a battle."""
    state.quiet += 1
    if state.quiet >= QUIET_ROUNDS * state.grid.seats:
        _end_game(state)
    else:
        start_turn(state, (state.active + 1) % state.grid.seats)


def _end_game(state: State) -> None:
    """HH-17, HH-18: count, and play again while the match is open."""
    state.table.record(HellIsFed, empty_piles(state))
    score_deal(state, outlook(state))
    if decided(state.deals, state.grid.seats, state.games):
        state.phase = OVER
        end_match(state, standing(state).winners)
        return
    _gather(state)
    start_game(state)


def _gather(state: State) -> None:
    """Every card back to where it is shuffled: souls together, each seat its own deck."""
    grid, table = state.grid, state.table
    for place, pile in enumerate(table.piles):
        for card in pile[:]:
            owner = OWNER[card]
            home = grid.unused if owner is None else grid.decks[owner]
            if home != place:
                table.move(card, place, home)


def empty_piles(state: State) -> int:
    """How many piles have no souls left."""
    return sum(not state.table.piles[cell] for cell in range(state.grid.cells))

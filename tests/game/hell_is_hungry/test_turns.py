"""A turn at Hell is Hungry!: drawing, swapping, walking, choosing a battle (HH-4 to HH-7)."""

from random import Random

import pytest

from game.contract.table import Touch
from game.hell_is_hungry.actions import (
    Attack,
    EndTurn,
    KeepHand,
    PlaceReaper,
    Swap,
)
from game.hell_is_hungry.determinize import imagine, view
from game.hell_is_hungry.grid import grid_for
from game.hell_is_hungry.moves import legal
from game.hell_is_hungry.phases import Placing, Swapping
from game.hell_is_hungry.rules import apply
from game.hell_is_hungry.why_not import why_not
from tests.game.hell_is_hungry.positions import cards, position


@pytest.mark.clause("HH-4")
def test_every_seat_draws_up_to_five_and_fewer_when_its_deck_is_out() -> None:
    state = position("seat 1: 2H 3H; seat 2: 4H")
    pile = state.table.piles[state.grid.decks[1]]
    state.table.piles[state.grid.points[0]].extend(pile[2:])
    del pile[2:]
    apply(state, 0, PlaceReaper(0))
    apply(state, 0, EndTurn())
    assert len(state.table.piles[state.grid.hands[0]]) == 5
    assert len(state.table.piles[state.grid.hands[1]]) == 3


@pytest.mark.clause("HH-5")
def test_the_active_seat_may_swap_a_card_with_the_top_of_its_purgatory() -> None:
    state = position("seat 1: 2H 3H 4H 5H 6H; seat 2: 4H; purgatory 1: 9S KS")
    state.turn = state.active = 1
    state.phase = Placing()
    apply(state, 1, PlaceReaper(0))
    apply(state, 1, EndTurn())
    assert isinstance(state.phase, Swapping)
    assert KeepHand() in legal(state, 0)
    given = cards("2H", 1)[0]
    apply(state, 0, Swap(given))
    king = cards("KS", 1)[0]
    assert king in state.table.piles[state.grid.hands[0]]
    assert state.table.piles[state.grid.purgatories[0]][-1] == given
    assert isinstance(state.phase, Placing)
    for seed in range(20):
        assert king in imagine(view(state, 1), Random(seed)).table.piles[state.grid.hands[0]]


@pytest.mark.clause("HH-6")
def test_a_reaper_goes_to_any_pile_with_souls_and_no_other_reaper() -> None:
    state = position("seat 1: 2H; seat 2: 4H; reaper 1: 1; reaper 2: 5; pile 9: empty")
    cells = [action.cell + 1 for action in legal(state, 0) if isinstance(action, PlaceReaper)]
    assert cells == [1, 2, 3, 4, 6, 7, 8]
    assert why_not(view(state, 0), Touch(4)).sentence == "Another reaper stands there. Pick another pile."
    assert why_not(view(state, 0), Touch(8)).clause == "HH-6"


@pytest.mark.parametrize(("diagonals", "adjacent"), [(False, [2, 4, 6, 8]), (True, [1, 2, 3, 4, 6, 7, 8, 9])])
@pytest.mark.clause("HH-7")
def test_one_may_battle_for_an_adjacent_pile_or_end_the_turn(diagonals: bool, adjacent: list[int]) -> None:
    souls = "; ".join(f"pile {number}: {number}S" for number in (2, 3, 4, 6, 7, 8, 9))
    state = position(f"seat 1: KH QH; seat 2: 4H; pile 1: AS; {souls}", diagonals=diagonals)
    apply(state, 0, PlaceReaper(4))
    cells = sorted(action.cell + 1 for action in legal(state, 0) if isinstance(action, Attack))
    assert cells == adjacent
    assert EndTurn() in legal(state, 0)
    assert why_not(view(state, 0), Touch(4)).clause == "HH-14"


@pytest.mark.clause("HH-7")
def test_a_corner_of_the_large_grid_has_two_neighbours() -> None:
    assert sorted(grid_for(4, False).adjacent[0]) == [1, 4]
    assert sorted(grid_for(4, True).adjacent[0]) == [1, 4, 5]

"""Before play at Hell is Hungry!: decks, the grid, who begins (HH-1 to HH-3)."""

from collections import Counter
from random import Random

import pytest

from game.hell_is_hungry.actions import (
    EndTurn,
)
from game.hell_is_hungry.cards import FACES, ORDER, OWNER, VALUE, deck
from game.hell_is_hungry.determinize import imagine, view
from game.hell_is_hungry.game import HELL_IS_HUNGRY
from game.hell_is_hungry.moves import legal
from game.hell_is_hungry.rules import apply
from tests.game.hell_is_hungry.positions import fresh


@pytest.mark.parametrize("seats", [2, 6])
@pytest.mark.clause("HH-1")
def test_there_is_a_deck_of_souls_and_one_for_each_seat(seats: int) -> None:
    whole = deck(seats)
    assert len(whole) == 54 * (seats + 1)
    assert len(set(whole.backs)) == seats + 1
    assert [face.code for face in FACES].count("JK") == 2
    assert list(HELL_IS_HUNGRY.seats) == [2, 3, 4, 5, 6]
    assert len(OWNER) == len(ORDER) == len(VALUE) == len(deck(6)) == 54 * 7
    for owner in (None, *range(seats)):
        own = [card for card in range(len(whole)) if OWNER[card] == owner]
        ranks = Counter(whole.faces[card].code.split(".")[0].rstrip("SHDC") for card in own)
        assert (
            set(ranks.values()) == {4, 2}
            and ranks["JK"] == 2
            and len({whole.backs[card] for card in own}) == 1
        )


@pytest.mark.parametrize(("seats", "piles"), [(2, 9), (3, 16), (6, 16)])
@pytest.mark.clause("HH-2")
def test_piles_are_two_souls_down_and_one_up(seats: int, piles: int) -> None:
    state = fresh(seats)
    grid = state.grid
    assert grid.cells == piles
    seen = view(state, 0)
    for cell in range(piles):
        assert len(seen.piles[cell]) == 1 and None not in seen.piles[cell]
        assert seen.piles[grid.beneath[cell]] == (None, None)
    assert len(state.table.piles[grid.unused]) == 54 - 3 * piles


@pytest.mark.clause("HH-3", "HH-4")
def test_everybody_draws_five_the_first_is_drawn_by_lot_and_turns_pass_to_the_left() -> None:
    assert {fresh(3, seed).active for seed in range(30)} == {0, 1, 2}
    state = fresh(3)
    assert all(len(state.table.piles[state.grid.hands[seat]]) == 5 for seat in range(3))
    first = state.active
    apply(state, first, legal(state, first)[0])
    apply(state, first, EndTurn())
    assert state.active == (first + 1) % 3


@pytest.mark.clause("HH-1")
def test_each_unseen_card_is_imagined_in_its_own_deck_or_hand_alike() -> None:
    """Chi-square with a fixed seed over the five unseen cards of the other hand."""
    state = fresh(2, 4)
    seen = view(state, 0)
    random = Random(8)
    draws = 5000
    hand = state.grid.hands[1]
    found = Counter(card for _ in range(draws) for card in imagine(seen, random).table.piles[hand])
    assert set(found) == set(range(108, 162))
    expected = draws * 5 / 54
    chi_square = sum((count - expected) ** 2 / expected for count in found.values())
    assert chi_square < 53 + 3.3 * (2 * 53) ** 0.5

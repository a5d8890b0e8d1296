"""Before play at Evil Deal: the deal, the dealer, the stacks (ED-1 to ED-3)."""

from random import Random

import pytest

from game.events import DealStarted
from game.evil_deal.actions import TakeStack
from game.evil_deal.determinize import view
from game.evil_deal.events import Lot
from game.evil_deal.game import EVIL_DEAL
from game.evil_deal.moves import legal
from game.evil_deal.phases import Burying, Naming, Picking
from game.evil_deal.position import HANDS, STACKS, TRUMPS
from game.evil_deal.rules import apply
from game.french import beats
from tests.game.evil_deal.positions import (
    at_random,
    card,
    fresh,
    random_until,
)


@pytest.mark.clause("ED-1")
def test_each_gets_two_unseen_stacks_of_twelve_and_two_open_trump_cards() -> None:
    state = fresh()
    assert [len(pile) for pile in state.table.piles] == [0, 0, 0, 12, 12, 12, 12, 2, 2, 0, 0, 0, 0, 0, 0]
    for seat in (0, 1, None):
        seen = view(state, seat)
        assert all(seen.piles[place] == (None,) * 12 for place in range(STACKS[0][0], TRUMPS[0]))
        assert None not in seen.piles[TRUMPS[0]] + seen.piles[TRUMPS[1]]


@pytest.mark.clause("ED-1")
def test_the_ace_is_high() -> None:
    assert beats(card("AS"), card("KS"), None)
    assert beats(card("3S"), card("2S"), None)


@pytest.mark.clause("ED-1")
def test_only_two_can_play() -> None:
    assert list(EVIL_DEAL.seats) == [2]


@pytest.mark.clause("ED-2")
def test_the_first_dealer_is_drawn_by_lot() -> None:
    matches = [fresh(seed) for seed in range(40)]
    assert 8 < sum(state.dealer for state in matches) < 32
    assert all(
        state.table.events is not None and Lot(state.dealer) in state.table.events for state in matches
    )


@pytest.mark.clause("ED-2")
def test_the_deal_alternates() -> None:
    state = fresh()
    random = Random(2)
    while len(state.deals) < 3:
        at_random(state, random)
    assert state.table.events is not None
    dealers = [event.dealer for event in state.table.events if isinstance(event, DealStarted)]
    assert dealers == [dealers[0], 1 - dealers[0], dealers[0], 1 - dealers[0]]


@pytest.mark.clause("ED-3")
def test_the_non_dealer_picks_a_stack_first_then_the_dealer() -> None:
    state = fresh()
    first = 1 - state.dealer
    assert state.turn == first and isinstance(state.phase, Picking)
    assert legal(state, state.dealer) == ()
    chosen = set(state.table.piles[STACKS[first][1]])
    apply(state, first, TakeStack(1))
    assert set(state.table.piles[HANDS[first]]) == chosen
    assert state.turn == state.dealer and isinstance(state.phase, Picking)


@pytest.mark.clause("ED-3")
def test_both_have_looked_at_a_hand_before_trumps_are_named() -> None:
    state = random_until(fresh(), Naming)
    for seat in (0, 1):
        assert None not in view(state, seat).piles[HANDS[seat]]
        assert view(state, 1 - seat).piles[HANDS[seat]] == (None,) * 12


@pytest.mark.clause("ED-3")
def test_the_other_stack_stays_unseen_by_both_until_the_second_half() -> None:
    state = random_until(fresh(), Naming)
    random = Random(3)
    while not isinstance(state.phase, Burying):
        for seat in (0, 1):
            left = [pile for pile in view(state, seat).piles[STACKS[0][0] : TRUMPS[0]] if pile]
            assert left == [(None,) * 12] * 2
        at_random(state, random)
    assert not any(state.table.piles[STACKS[0][0] : TRUMPS[0]])

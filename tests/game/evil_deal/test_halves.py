"""Between the halves of Evil Deal (ED-13)."""

from random import Random

import pytest

from game.events import Moved
from game.evil_deal.actions import Bury
from game.evil_deal.determinize import view
from game.evil_deal.moves import legal
from game.evil_deal.phases import Burying, Leading
from game.evil_deal.position import BURIED, HANDS, STACKS, TRICKS, TRUMPS
from game.evil_deal.rules import apply
from game.table import mask
from tests.game.evil_deal.positions import (
    at_random,
    fresh,
    random_until,
)


@pytest.mark.clause("ED-13")
def test_between_the_halves_each_opens_the_second_stack_and_takes_up_the_first_trump_card() -> None:
    state = random_until(fresh(), Leading)
    stacks = [state.table.piles[STACKS[seat][0]] or state.table.piles[STACKS[seat][1]] for seat in (0, 1)]
    expected = [{*left, first} for left, first in zip(stacks, state.firsts, strict=True)]
    random_until(state, Burying)
    assert [set(state.table.piles[HANDS[seat]]) for seat in (0, 1)] == expected
    assert [len(pile) for pile in state.table.piles[TRUMPS[0] : TRICKS[0]]] == [1, 1]


@pytest.mark.clause("ED-13")
def test_one_of_the_other_twelve_is_discarded_and_never_the_card_just_taken_up() -> None:
    state = random_until(fresh(), Burying)
    for seat in (1 - state.dealer, state.dealer):
        assert state.turn == seat
        assert len(legal(state, seat)) == 12
        assert Bury(state.firsts[seat]) not in legal(state, seat)
        apply(state, seat, legal(state, seat)[0])
        assert len(state.table.piles[HANDS[seat]]) == 12


@pytest.mark.clause("ED-13")
def test_the_opponent_never_sees_the_discard() -> None:
    state = random_until(fresh(), Burying)
    seat = state.turn
    assert state.table.events is not None
    start = len(state.table.events)
    discard = legal(state, seat)[3]
    assert isinstance(discard, Bury)
    apply(state, seat, discard)
    while len(state.deals) < 1:
        assert view(state, seat).piles[BURIED[seat]] == (discard.card,)
        for other in (1 - seat, None):
            assert view(state, other).piles[BURIED[seat]] == (None,)
        at_random(state, Random(len(state.table.events)))
    of_the_card = [
        event
        for event in state.table.events[start:]
        if isinstance(event, Moved)
        and event.card == discard.card
        and BURIED[seat] in (event.source, event.target)
    ]
    assert len(of_the_card) == 2, "laid aside, and gathered up again"
    for event in of_the_card:
        told = mask(event, state.table.places, 1 - seat)
        assert isinstance(told, Moved) and told.card is None


@pytest.mark.clause("ED-13")
def test_the_second_halfs_trump_card_stays_on_the_table_and_is_not_played() -> None:
    state = random_until(random_until(fresh(), Burying), Leading)
    on_the_table = state.table.piles[TRUMPS[0]] + state.table.piles[TRUMPS[1]]
    random = Random(5)
    while len(state.deals) < 1:
        assert state.table.piles[TRUMPS[0]] + state.table.piles[TRUMPS[1]] == on_the_table
        assert not any(getattr(action, "card", None) in on_the_table for action in legal(state, state.turn))
        at_random(state, random)

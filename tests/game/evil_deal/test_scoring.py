"""What a deal of Evil Deal pays, and how a match ends (ED-14, ED-15)."""

from random import Random

import pytest

from game.deal_cycle import OVER
from game.events import MatchEnded
from game.evil_deal.actions import Cross
from game.evil_deal.moves import legal
from game.evil_deal.options import EvilDealOptions
from game.evil_deal.phases import NAMING
from game.evil_deal.position import HANDS, STOCK
from game.evil_deal.rules import deal, to_move
from game.evil_deal.scoring import points, standing
from tests.game.evil_deal.positions import (
    TWO_TRUMPS,
    at_random,
    card,
    do,
    fresh,
    play,
    position,
    trump_cards,
)


@pytest.mark.parametrize(
    ("dealers", "paid"),
    [
        (8, (333, 0)),
        (7, (222, 0)),
        (6, (111, 0)),
        (5, (66, 0)),
        (4, (0, 66)),
        (3, (0, 111)),
        (2, (0, 222)),
        (1, (0, 333)),
        (0, (0, 666)),
    ],
)
@pytest.mark.clause("ED-14")
def test_the_dealer_needs_one_trick_more_for_the_same_points(dealers: int, paid: tuple[int, int]) -> None:
    """The table to which it adds, without a chosen no trump."""
    tricks = (dealers, 8 - dealers)
    assert points(tricks, 0, (False, False)) == paid
    assert points(tricks[::-1], 1, (False, False)) == paid[::-1]


@pytest.mark.clause("ED-14")
def test_a_chosen_no_trump_pays_66_for_each_trick_above_four() -> None:
    assert points((6, 2), 0, (True, False)) == (111 + 132, 0)
    assert points((3, 5), 0, (False, True)) == (0, 111 + 66)
    assert points((0, 8), 0, (False, True)) == (0, 666 + 264)
    assert points((4, 4), 0, (True, True)) == (0, 66)
    assert points((2, 6), 0, (True, False)) == (0, 222), "only to who chose it"


@pytest.mark.clause("ED-14")
def test_a_clash_of_suits_pays_nothing_extra() -> None:
    """No trump in both halves by ED-6 is not chosen."""
    state = trump_cards("trumps 1: 2S 9H; trumps 2: 4S 3H", NAMING)
    do(state, Cross(card("2S")))
    do(state, Cross(card("4S")))
    assert state.trumps == ((None, None), (None, None))
    assert state.side_by_side == (False, False)


@pytest.mark.clause("ED-15")
def test_every_deal_pays_exactly_one_seat_so_a_match_is_over_after_21_deals() -> None:
    for dealers in range(9):
        for plain in ((False, False), (True, True)):
            paid = points((dealers, 8 - dealers), 0, plain)
            assert min(paid) == 0 and max(paid) >= 66


@pytest.mark.clause("ED-15")
def test_a_match_goes_on_at_665_and_ends_at_666() -> None:
    ends = {}
    for before in (599, 600):
        state = position(f"seat 1: 9S; seat 2: 4S; {TWO_TRUMPS}; exchange: 3", half=2)
        for seat in (0, 1):
            state.table.move(state.firsts[seat], HANDS[seat], STOCK)
        state.tricks, state.totals = (3, 4), (before, 0)
        play(state, "9S", "4S")
        ends[before] = state.phase is OVER
        assert state.totals == (before + 66, 0)
    assert ends == {599: False, 600: True}


@pytest.mark.clause("ED-15")
def test_the_house_may_give_both_points_to_begin_with_and_666_still_end_the_match() -> None:
    state = deal(EvilDealOptions(head_start=222), 2, 1)
    assert standing(state).totals == (222, 222)
    random = Random(1)
    while to_move(state) is not None:
        assert max(state.totals) < 666
        at_random(state, random)
    assert max(state.totals) >= 666
    gained = [sum(points[seat] for points in state.deals) for seat in range(2)]
    assert state.totals == (222 + gained[0], 222 + gained[1])


@pytest.mark.clause("ED-15")
def test_the_match_is_won_by_the_difference_in_points() -> None:
    for seed in range(10):
        state = fresh(seed)
        random = Random(seed)
        while to_move(state) is not None:
            assert max(state.totals) < 666
            at_random(state, random)
        told = standing(state)
        (winner,) = told.winners
        assert state.totals[winner] >= 666 > state.totals[1 - winner]
        assert told.ranks[winner] == 1
        assert len(state.deals) <= 21
        assert state.table.events is not None
        assert state.table.events[-1] == MatchEnded((winner,))
        assert legal(state, 0) == legal(state, 1) == ()

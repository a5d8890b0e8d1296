"""Points of hands and the end of a match (JD-23, JD-24, JD-31), as play scripts."""

import pytest

from game.deal_cycle import Over
from game.jokers_of_death.cards import deck, facts_of, hand_points
from game.jokers_of_death.rules import to_move
from game.jokers_of_death.scoring import DEAL_LIMIT, standing
from tests.game.jokers_of_death.positions import hand, play, position


@pytest.mark.parametrize(("codes", "points"), [("2S 10S", 12), ("JS QS KS", 30), ("AS", 20), ("JK", 50)])
@pytest.mark.clause("JD-23")
def test_what_a_hand_counts(codes: str, points: int) -> None:
    assert hand_points(deck(2, 2).cards(codes), facts_of(2, 2)) == points


@pytest.mark.clause("JD-24")
def test_at_105_the_highest_loses_and_the_least_wins() -> None:
    state = position("seat 1: 9S; seat 2: JK JK 5H; seat 3: 5D; pile 1: 7S; pile 2: QD; pile 3: 3C")
    state.knocked = 1
    play(state, "9S", 1)
    assert isinstance(state.phase, Over)
    assert standing(state).winners == (0,)
    assert standing(state).totals == (0, 105, 5)


@pytest.mark.clause("JD-24")
def test_a_tie_for_the_highest_means_another_deal_and_equal_least_share() -> None:
    state = position("seat 1: 9S; seat 2: JK JK 5H; seat 3: 5D; pile 1: 7S; pile 2: QD; pile 3: 3C")
    state.totals = (105, 0, 0)
    state.knocked = 1
    play(state, "9S", 1)
    assert to_move(state) is not None
    state = position("seat 1: 9S; seat 2: JK JK 5H; seat 3: 5D; pile 1: 7S; pile 2: QD; pile 3: 3C")
    state.totals = (5, 0, 0)
    state.knocked = 1
    play(state, "9S", 1)
    assert standing(state).winners == (0, 2)


@pytest.mark.clause("JD-31")
def test_after_two_hundred_deals_the_match_ends_as_it_stands() -> None:
    state = position("seat 1: 9S; seat 2: 5H; seat 3: 5D; pile 1: 7S; pile 2: QD; pile 3: 3C")
    state.deals = ((0, 0, 0),) * (DEAL_LIMIT - 1)
    state.knocked = 1
    play(state, "9S", 1)
    assert DEAL_LIMIT == 200
    assert isinstance(state.phase, Over)


@pytest.mark.clause("JD-24", "JD-3")
def test_below_105_another_deal_follows_and_the_deal_passes_on() -> None:
    state = position("seat 1: 9S; seat 2: JK JK 4H; seat 3: 5D; pile 1: 7S; pile 2: QD; pile 3: 3C")
    dealer, state.knocked = state.dealer, 1
    state.may_knock, state.secrets = 0b010, ((frozenset({5}),) * 3,) * 3
    play(state, "9S", 1)
    assert state.totals == (0, 104, 5) and not isinstance(state.phase, Over)
    assert state.dealer == (dealer - 1) % 3 and len(hand(state, 1)) == 20
    assert (state.knocked, state.may_knock, state.idle, state.turns, state.direction) == (0, 0, 0, 1, -1)
    assert state.debts == state.named == (None, None, None) and state.secrets == ()

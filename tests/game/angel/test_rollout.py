"""Rollouts of Angel end as the rules and the policies would, and are valued by the credits."""

from random import Random
from statistics import fmean

import pytest

from game.angel.actions import AngelAction, Discard
from game.angel.cards import CARDS, DEVIL
from game.angel.policy import enough_after, fiend
from game.angel.position import SEATS, STOCK, TRASH, State, hand
from game.angel.rollout import chances, rollout, worth
from game.angel.rules import apply
from game.angel.scoring import changes, score
from game.angel.view import view
from tests.game.angel.positions import CALL, FOUR_SEVENS, fresh, position
from tests.game.angel.test_determinize import among_fiends, hand_points


def test_a_rollout_calls_where_a_hand_is_good_enough() -> None:
    others = "seat 2: 2C 2H 3D 4S; seat 3: 9C 9H 9D 8S; seat 4: 5C 6H 6D 3S"
    state = position(f"{FOUR_SEVENS}; {others}; rest: stock; left: 14")
    by_rules = state.clone()
    apply(by_rules, 0, CALL)
    rollout(state)
    assert state.deals == by_rules.deals == ((1, -1, 0, 0),)
    assert state.totals == by_rules.totals == (6, 4, 5, 5)


@pytest.mark.parametrize("opens", (1, 2, 3))
@pytest.mark.clause("AN-10")
def test_a_rollout_calls_no_sooner_than_the_rules_allow(opens: int) -> None:
    hands = f"{FOUR_SEVENS}; seat 2: 8H 8D 8S 8C; seat 3: 9H 9D 9S 9C; seat 4: 6H 6D 6S 6C"
    state = position(f"{hands}; rest: stock; left: 22", opens=opens)
    rollout(state)
    assert state.deals
    assert len(state.table.piles[STOCK]) == 22 - 4 * (opens - 1), "the first who may does"


def thinks(state: State, seat: int) -> AngelAction:
    """Return the action of a guide that takes any card it does not hold to be still to come."""
    held = state.table.piles[hand(seat)]
    turns = 22 - len(state.table.piles[STOCK])
    if score(held, state.bonuses) >= enough_after(state.bonuses, state.opens, turns):
        return CALL

    def promise(gone: int) -> float:
        kept = [card for card in held if card != gone]
        return fmean(score([*kept, card], state.bonuses) for card in range(CARDS) if card not in kept)

    return Discard(max((card for card in held if card != DEVIL), key=promise))


@pytest.mark.parametrize("seed", range(20))
def test_a_rollout_plays_as_fiends_do_from_their_views_and_the_thinker_by_its_guide(seed: int) -> None:
    turns = (1, 3, 8, 12)[seed % 4]
    state = next(filter(None, (among_fiends(seed * 100 + other, turns) for other in range(99))))
    by_rules, thinker = state.clone(), (state.turn + 1) % SEATS
    while not by_rules.deals:
        seat = by_rules.turn
        acts = thinks(by_rules, seat) if seat == thinker else fiend(view(by_rules, seat), Random(1))
        apply(by_rules, seat, acts)
    rollout(state)
    assert state.deals == by_rules.deals and state.totals == by_rules.totals
    counted = [hand_points(state, seat) for seat in range(SEATS)]
    callers = range(SEATS) if state.table.piles[STOCK] else [None]
    assert state.deals[-1] in {changes(counted, caller) for caller in callers}
    assert sum(state.totals) == 20 + sum(state.deals[-1]) and len(state.table.piles[TRASH]) >= SEATS


def test_before_hands_are_looked_at_there_is_nothing_to_roll_out() -> None:
    state = fresh(4)
    rollout(state)
    assert not state.deals and worth(state, (0,) * SEATS) == pytest.approx((0.445,) * SEATS, abs=0.001)


@pytest.mark.clause("AN-20", "AN-21")
def test_chances_of_the_match_follow_from_the_credits() -> None:
    assert chances((5, 5, 5, 5)) == pytest.approx((0.25,) * SEATS)
    assert chances((10, 9, 1, 2)) == (1, 0, 0, 0) and chances((10, 10, 0, 3)) == (0.5, 0.5, 0, 0)
    assert chances((0, 7, 6, 7)) == (0, 0.5, 0, 0.5)
    for credits in ((9, 5, 5, 1), (8, 4, 3, 6), (2, 2, 9, 6)):
        found = chances(credits)
        assert sum(found) == pytest.approx(1)
        assert sorted(range(SEATS), key=found.__getitem__) == sorted(range(SEATS), key=credits.__getitem__)


def test_a_deal_is_worth_what_it_does_to_the_chances() -> None:
    state = position(FOUR_SEVENS)
    worths = []
    for gained in ((1, -1, 0, 0), (0, 1, -1, 0), (-1, 1, 0, 0)):
        state.totals = tuple(5 + each for each in gained)
        state.deals = (gained,)
        worths.append(worth(state, gained)[0])
    assert worths[0] == pytest.approx(1) and worths[2] == pytest.approx(0)
    assert 0 < worths[1] < 0.5

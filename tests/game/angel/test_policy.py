"""The strength of the opponents at Angel, from fixed seeds, and the hands they call."""

from random import Random
from statistics import fmean

import pytest

from game.angel.actions import AngelAction, Discard
from game.angel.cards import CARDS, DEVIL
from game.angel.game import ANGEL
from game.angel.policy import enough_after, fiend, guide, imp
from game.angel.position import HANDS, SEATS, STOCK, State
from game.angel.rollout import chances, play_out, worth
from game.angel.rules import apply, legal, to_move
from game.angel.scoring import score
from game.angel.view import AngelView, view
from game.contract.rules import cloned
from game.contract.search import Mind
from game.minds.characters import chance
from tests.game.angel.positions import CALL, FOUR_SEVENS, among_fiends, fresh, position
from tests.game.strength import share_won

each_opening = pytest.mark.parametrize("opens", (1, 2, 3))


@pytest.mark.parametrize(
    ("one", "others", "matches", "least"),
    [(fiend, chance, 40, 0.7), (fiend, imp, 40, 0.4), (guide, fiend, 80, 0.3)],
)
def test_a_better_policy_wins_more_than_a_fourth(one, others, matches, least) -> None:
    assert share_won(ANGEL, one, others, SEATS, matches) > least


@pytest.mark.parametrize("mind", [imp, fiend])
@each_opening
@pytest.mark.clause("AN-10")
def test_opponents_call_but_never_before_it_is_open(opens: int, mind: Mind[AngelView, object]) -> None:
    calls, random = 0, Random(opens)
    for seed in range(25):
        state = fresh(seed, opens)
        while not state.deals and (seat := to_move(state)) is not None:
            action = mind(view(state, seat), random)
            assert action in legal(state, seat)
            calls += action == CALL
            apply(state, seat, action)
    assert calls > 12


@pytest.mark.clause("AN-10", "AN-13")
@pytest.mark.parametrize("left", [14, 6])
def test_the_fiend_calls_the_same_hands_late_as_soon(left: int) -> None:
    called = {"8H 8D 10S 10C": True, "4H 4D 5S 5C": True, "2H 2D 5S 5C": True, "2H 2D 3S 3C": False}
    for cards, calls in called.items():
        state = position(f"seat 1: {cards}; rest: stock; trash: AS 6S 7S 9H; left: {left}")
        assert (fiend(view(state, 0), Random(1)) == CALL) is calls, cards


def thinks(state: State, seat: int) -> AngelAction:
    """Return the action of a guide that takes any card it does not hold to be still to come."""
    held = state.table.piles[HANDS[seat]]
    turns = 22 - len(state.table.piles[STOCK])
    if score(held, state.bonuses) >= enough_after(state.bonuses, state.opens, turns):
        return CALL

    def promise(gone: int) -> float:
        kept = [card for card in held if card != gone]
        return fmean(score([*kept, card], state.bonuses) for card in range(CARDS) if card not in kept)

    return Discard(max((card for card in held if card != DEVIL), key=promise))


@pytest.mark.parametrize("seed", range(20))
def test_a_rollout_of_a_deal_ends_as_play_by_the_rules_does(seed: int) -> None:
    turns = (1, 3, 8, 12)[seed % 4]
    state = next(filter(None, (among_fiends(seed * 100 + other, turns) for other in range(99))))
    by_rules, thinker = cloned(state), (state.turn + 1) % SEATS
    while not by_rules.deals:
        seat = by_rules.turn
        acts = thinks(by_rules, seat) if seat == thinker else fiend(view(by_rules, seat), Random(1))
        apply(by_rules, seat, acts)
    play_out(state)
    assert state.deals == by_rules.deals and state.totals == by_rules.totals


@pytest.mark.clause("AN-20", "AN-21")
def test_chances_of_the_match_follow_from_the_credits() -> None:
    assert chances((5, 5, 5, 5), 7) == pytest.approx((0.25,) * SEATS)
    assert chances((10, 9, 1, 2), 10) == (1, 0, 0, 0) and chances((7, 7, 0, 3), 7) == (0.5, 0.5, 0, 0)
    assert chances((0, 7, 6, 7), 10) == (0, 0.5, 0, 0.5)
    assert chances((6, 5, 5, 4), 7)[0] > chances((6, 5, 5, 4), 10)[0] + 0.1, "one credit from the end"
    for credits in ((9, 5, 5, 1), (8, 4, 3, 6), (2, 2, 9, 6)):
        found = chances(credits, 10)
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

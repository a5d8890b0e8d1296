"""What the discards tell of hands, how an imagined deal is played to its end, and what that is worth."""

from random import Random
from statistics import fmean

import pytest

from game.angel.actions import CallJudgementDay, Discard
from game.angel.cards import CARDS, DEVIL
from game.angel.determinize import discards, weighted
from game.angel.game import ANGEL
from game.angel.phases import SEATS
from game.angel.policy import enough_after, fiend
from game.angel.position import STOCK, TRASH, State, hand
from game.angel.rollout import chances, rollout, worth
from game.angel.rules import apply, to_move
from game.angel.scoring import changes, score
from game.angel.view import view
from tests.game.angel.positions import position

GOOD = "seat 1: 7C 7H 7D 7S"


def among_fiends(seed: int, turns: int) -> State | None:
    """A deal of Fiends after so many turns; None where it was over by then."""
    state, random = ANGEL.deal(ANGEL.options(), SEATS, seed), Random(seed)
    for _ in range(SEATS + turns):
        seat = to_move(state)
        assert seat is not None
        apply(state, seat, fiend(view(state, seat), random))
        if state.deals:
            return None
    return state


def hand_points(state: State, seat: int) -> int:
    return score(state.table.piles[hand(seat)], state.bonuses)


def test_the_trash_tells_who_threw_what_away() -> None:
    state = ANGEL.deal(ANGEL.options(), SEATS, 4)
    thrown: list[list[int]] = [[] for _ in range(SEATS)]
    for turn in range(15):
        seat = state.turn
        action = next(action for action in ANGEL.legal(state, seat) if type(action) is not CallJudgementDay)
        if isinstance(action, Discard):
            thrown[seat].insert(0, action.card)
        apply(state, seat, action)
        told = [[card for card, _ in cards] for cards in discards(view(state, 2))]
        assert told == thrown, f"after {turn + 1} actions"


@pytest.mark.parametrize("turns", [0, 1, 5, 12])
def test_whatever_is_supposed_agrees_with_the_view(turns: int) -> None:
    state = next(filter(None, (among_fiends(seed, turns) for seed in range(99))))
    for seat in range(SEATS):
        seen = view(state, seat)
        draw = weighted(seen, Random(seat))
        assert all(view(draw(), seat) == seen for _ in range(40))


def test_whoever_threw_a_four_away_is_supposed_to_hold_better_cards_than_who_threw_an_ace() -> None:
    thrown = "trash: 2C 2H 3C 6C {} 5C 5H 5S"
    means = []
    for first in ("4S", "AS"):
        state = position(f"{GOOD}; {thrown.format(first)}; rest: stock")
        state.dealer, state.turn = 3, 1
        assert [len(cards) for cards in discards(view(state, 1))] == [1, 1, 1, 1]
        draws = [weighted(view(state, 1), Random(seed)) for seed in range(4)]
        means.append(fmean(hand_points(draw(), 0) for draw in draws for _ in range(500)))
    assert means[0] > means[1] + 1


def test_the_hands_of_fiends_are_supposed_nearer_to_what_they_are_than_any_hands_would_be() -> None:
    random, supposed_off, imagined_off = Random(3), [], []
    for state in filter(None, (among_fiends(seed, 9) for seed in range(200))):
        seen = view(state, state.turn)
        draw, others = weighted(seen, random), [seat for seat in range(SEATS) if seat != state.turn]
        truth = fmean(hand_points(state, seat) for seat in others)
        drawn = [draw() for _ in range(30)]
        anyhow = [ANGEL.imagine(seen, random) for _ in range(30)]
        for off, positions in ((supposed_off, drawn), (imagined_off, anyhow)):
            off.append(truth - fmean(hand_points(each, seat) for each in positions for seat in others))
    assert len(supposed_off) > 100
    assert abs(fmean(supposed_off)) < abs(fmean(imagined_off)) / 2
    assert fmean(off**2 for off in supposed_off) < fmean(off**2 for off in imagined_off)


def test_playing_out_calls_where_a_hand_is_good_enough() -> None:
    state = position(
        f"{GOOD}; seat 2: 2C 2H 3D 4S; seat 3: 9C 9H 9D 8S; seat 4: 5C 6H 6D 3S; rest: stock; left: 14"
    )
    by_rules = state.clone()
    apply(by_rules, 0, CallJudgementDay())
    rollout(state)
    assert state.deals == by_rules.deals == ((1, -1, 0, 0),)
    assert state.totals == by_rules.totals == (6, 4, 5, 5)


def thinks(state: State, seat: int) -> Discard | CallJudgementDay:
    """Return what the guide does that takes any card it does not hold to be still to come."""
    held = state.table.piles[hand(seat)]
    if score(held, state.bonuses) >= enough_after(
        state.bonuses, state.opens, 22 - len(state.table.piles[STOCK])
    ):
        return CallJudgementDay()

    def promise(gone: int) -> float:
        kept = [card for card in held if card != gone]
        return fmean(score([*kept, card], state.bonuses) for card in range(CARDS) if card not in kept)

    return Discard(max((card for card in held if card != DEVIL), key=promise))


@pytest.mark.parametrize("seed", range(20))
def test_playing_out_plays_as_fiends_do_from_their_views_and_the_thinker_by_its_guide(seed: int) -> None:
    turns = (1, 3, 8, 12)[seed % 4]
    state = next(filter(None, (among_fiends(seed * 100 + other, turns) for other in range(99))))
    by_rules, thinker = state.clone(), (state.turn + 1) % SEATS
    while not by_rules.deals:
        seat = by_rules.turn
        acts = thinks(by_rules, seat) if seat == thinker else fiend(view(by_rules, seat), Random(1))
        apply(by_rules, seat, acts)
    rollout(state)
    assert state.deals == by_rules.deals and state.totals == by_rules.totals


@pytest.mark.parametrize("seed", range(12))
def test_playing_out_ends_the_deal_by_the_rules(seed: int) -> None:
    """What the hands come to at the end settles the deal, for a caller or for none."""
    state = next(filter(None, (among_fiends(seed * 100 + other, 3) for other in range(99))))
    rollout(state)
    counted = [hand_points(state, seat) for seat in range(SEATS)]
    callers = range(SEATS) if state.table.piles[STOCK] else [None]
    assert state.deals[-1] in {changes(counted, caller) for caller in callers}
    assert sum(state.totals) == 20 + sum(state.deals[-1]) and len(state.table.piles[TRASH]) >= SEATS


def test_before_hands_are_looked_at_there_is_nothing_to_play_out() -> None:
    state = ANGEL.deal(ANGEL.options(), SEATS, 4)
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
    state = position(GOOD)
    worths = []
    for gained in ((1, -1, 0, 0), (0, 1, -1, 0), (-1, 1, 0, 0)):
        state.totals = tuple(5 + each for each in gained)
        state.deals = (gained,)
        worths.append(worth(state, gained)[0])
    assert worths[0] == pytest.approx(1) and worths[2] == pytest.approx(0)
    assert 0 < worths[1] < 0.5

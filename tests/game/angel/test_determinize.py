"""Positions that agree with a view: every hidden card alike, or weighted by what the others discarded."""

from random import Random
from statistics import fmean

import pytest

from game.angel.actions import CallJudgementDay, Discard, DiscardUnseen
from game.angel.determinize import Weighted, determinize, discards
from game.angel.position import SEATS, UNSEEN
from game.angel.rules import apply, legal
from game.angel.view import view
from game.table import mask
from tests.game.angel.positions import among_fiends, fresh, hand_points


@pytest.mark.clause("AN-5")
def test_the_back_that_was_flipped_tells_nothing_of_the_hand() -> None:
    told = set()
    for slot in range(5):
        state = fresh(11)
        mover = state.turn
        pile = state.table.piles[UNSEEN[mover]]
        pile[slot], pile[0] = pile[0], pile[slot]
        watcher = (mover + 1) % 4
        state.table.events = []
        apply(state, mover, DiscardUnseen(slot))
        events = [mask(event, state.table.places, watcher) for event in state.table.events]
        told.add(repr((view(state, watcher), events)))
    assert len(told) == 1


def test_the_trash_tells_who_threw_what_away() -> None:
    state = fresh(4)
    thrown: list[list[int]] = [[] for _ in range(SEATS)]
    for turn in range(15):
        seat = state.turn
        action = next(action for action in legal(state, seat) if type(action) is not CallJudgementDay)
        if isinstance(action, Discard):
            thrown[seat].insert(0, action.card)
        apply(state, seat, action)
        told = [[card for card, _ in cards] for cards in discards(view(state, 2))]
        assert told == thrown, f"after {turn + 1} actions"


@pytest.mark.parametrize("turns", [0, 1, 5, 12])
def test_every_weighted_position_agrees_with_the_view(turns: int) -> None:
    state = next(filter(None, (among_fiends(seed, turns) for seed in range(99))))
    for seat in range(SEATS):
        seen = view(state, seat)
        draw = Weighted(seen, Random(seat))
        assert all(view(draw(), seat) == seen for _ in range(40))


def test_weighted_hands_of_fiends_are_nearer_to_the_truth_than_any_hands() -> None:
    random, weighted_off, any_off = Random(3), [], []
    for state in filter(None, (among_fiends(seed, 9) for seed in range(200))):
        seen = view(state, state.turn)
        draw, others = Weighted(seen, random), [seat for seat in range(SEATS) if seat != state.turn]
        truth = fmean(hand_points(state, seat) for seat in others)
        drawn = [draw() for _ in range(30)]
        anyhow = [determinize(seen, random) for _ in range(30)]
        for off, positions in ((weighted_off, drawn), (any_off, anyhow)):
            off.append(truth - fmean(hand_points(each, seat) for each in positions for seat in others))
    assert len(weighted_off) > 100
    assert abs(fmean(weighted_off)) < abs(fmean(any_off)) / 2
    assert fmean(off**2 for off in weighted_off) < fmean(off**2 for off in any_off)

"""The policies at Hell is Hungry! Seats and piles are written from 1."""

from random import Random

import pytest

from game.hell_is_hungry.actions import KEEP, EndTurn, PlaceReaper
from game.hell_is_hungry.game import HELL_IS_HUNGRY
from game.hell_is_hungry.policy import fiend, rollout_policy
from game.hell_is_hungry.position import SWAPPING
from game.hell_is_hungry.rules import apply, to_move
from game.hell_is_hungry.view import view
from game.hell_is_hungry.weighing import prospects
from game.minds.characters import find_mind
from game.minds.search import Iterations, search
from tests.conformance.tables import settings
from tests.game.hell_is_hungry.positions import TEXT, position, started
from tests.game.strength import share_won


@pytest.mark.parametrize(
    ("better", "worse", "seats", "least"),
    [
        ("fiend", "random", 2, 0.9),
        ("fiend", "imp", 2, 0.9),
        ("imp", "random", 2, 0.55),
        ("fiend", "random", 4, 0.75),
    ],
)
def test_the_better_opponent_wins_most_matches(better: str, worse: str, seats: int, least: float) -> None:
    one, others = (find_mind(HELL_IS_HUNGRY, name) for name in (better, worse))
    assert share_won(HELL_IS_HUNGRY, one, others, seats, 48) >= least


ATTACKED = "seat 1: KH 9H 3H; seat 2: 4H 5H 6H; pile 2: 8S; reaper 2: 2"


@pytest.mark.clause("HH-14")
def test_an_attack_promises_more_among_four_than_between_two() -> None:
    between_two, among_four = (view(position(ATTACKED, seats=seats), 0) for seats in (2, 4))
    assert prospects(among_four, [1])[1] > (first := prospects(between_two, [1]))[1]
    assert prospects(between_two, [1]) == first, "earlier questions don't matter"


@pytest.mark.parametrize(("hand", "guard", "kept"), [("2H", 9, True), ("2H 2S", 9, False), ("2H", 5, False)])
def test_the_only_two_is_kept_for_a_joker_without_a_guard(hand: str, guard: int, kept: bool) -> None:
    state = position(f"seat 1: {hand} 9H; purgatory 1: KH; pile 5: JK; reaper 2: {guard}")
    state.phase = SWAPPING
    assert (fiend(view(state, 0), Random(1)) == KEEP) == kept


@pytest.mark.clause("HH-16")
def test_a_seat_that_is_not_ahead_fights_on_its_last_turn() -> None:
    for quiet, won, may in [(2, "", False), (1, "", True), (2, "; points 1: 5H*", True)]:
        state = started(f"{TEXT}{won}", PlaceReaper(0))
        state.quiet = quiet
        tried = [each.action for each in search(HELL_IS_HUNGRY, view(state, 0), Random(1), Iterations(20))]
        assert (EndTurn() in tried) == may, f"after {quiet} quiet turns{won}"


@pytest.mark.parametrize("setting", [each for each in settings() if each.game is HELL_IS_HUNGRY], ids=str)
def test_a_rollout_plays_as_the_fiend_does_from_its_view(setting) -> None:
    random, asked = Random(11), 0
    for seed in range(2):
        state = HELL_IS_HUNGRY.deal(setting.options, setting.seats, seed)
        while (seat := to_move(state)) is not None:
            legal = HELL_IS_HUNGRY.legal(state, seat)
            chosen = fiend(view(state, seat), random)
            assert rollout_policy(state, seat, legal, random) == chosen
            asked += len(legal) > 1
            apply(state, seat, chosen if random.random() < 0.4 else random.choice(legal))
    assert asked > 50

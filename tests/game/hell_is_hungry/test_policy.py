"""The policies at Hell is Hungry! Seats and piles are written from 1."""

from random import Random

import pytest

from game.hell_is_hungry.game import HELL_IS_HUNGRY
from game.hell_is_hungry.policy import fiend, rollout
from game.hell_is_hungry.rules import apply, to_move
from game.hell_is_hungry.view import view
from game.hell_is_hungry.weighing import prospects
from game.minds.arena import play_out
from game.minds.characters import find_mind
from tests.conformance.tables import settings
from tests.game.hell_is_hungry.positions import position


def wins(one: str, others: str, seats: int, matches: int) -> float:
    """Return the share of matches that one opponent wins among several of another kind, from every seat."""
    won = 0.0
    for seed in range(matches):
        minds = [find_mind(HELL_IS_HUNGRY, others)] * seats
        minds[seed % seats] = find_mind(HELL_IS_HUNGRY, one)
        result = play_out(HELL_IS_HUNGRY, HELL_IS_HUNGRY.options(), minds, seed)
        won += (seed % seats in result.winners) / len(result.winners)
    return won / matches


@pytest.mark.parametrize(
    ("one", "others", "seats", "least"),
    [
        ("fiend", "random", 2, 0.9),
        ("fiend", "imp", 2, 0.9),
        ("imp", "random", 2, 0.55),
        ("fiend", "random", 4, 0.75),
    ],
)
def test_the_better_opponent_wins_most_matches(one: str, others: str, seats: int, least: float) -> None:
    assert wins(one, others, seats, 48) >= least


@pytest.mark.clause("HH-14")
def test_what_an_attack_promises_depends_on_who_plays_and_not_on_what_was_asked_before() -> None:
    text = "seat 1: KH 9H 3H; seat 2: 4H 5H 6H; pile 2: 8S; reaper 2: 2"
    between_two, among_four = view(position(text), 0), view(position(text, seats=4), 0)
    two, four = prospects(between_two, [1])[1], prospects(among_four, [1])[1]
    assert four > two and prospects(between_two, [1])[1] == two


@pytest.mark.parametrize("setting", [each for each in settings() if each.game is HELL_IS_HUNGRY], ids=str)
def test_a_rollout_plays_as_the_fiend_does_from_its_view(setting) -> None:
    random, asked = Random(11), 0
    for seed in range(2):
        state = HELL_IS_HUNGRY.deal(setting.options, setting.seats, seed)
        for _ in range(300):
            seat = to_move(state)
            if seat is None:
                break
            legal = HELL_IS_HUNGRY.legal(state, seat)
            chosen = fiend(view(state, seat), random)
            assert rollout(state, seat, legal, random) == chosen
            asked += len(legal) > 1
            apply(state, seat, chosen if random.random() < 0.4 else random.choice(legal))
    assert asked > 50

"""A search values a game by the chance to win it, so nobody lets a level game end."""

from random import Random

import pytest

from game.hell_is_hungry.actions import EndTurn
from game.hell_is_hungry.determinize import view
from game.hell_is_hungry.game import HELL_IS_HUNGRY
from game.hell_is_hungry.phases import CHOOSING
from game.hell_is_hungry.policy import fiend, rollout
from game.hell_is_hungry.rules import apply, to_move
from game.hell_is_hungry.scoring import chances, turns_left, worth
from game.minds.search import Iterations, search
from tests.conformance.tables import settings
from tests.game.hell_is_hungry.positions import fresh, position


@pytest.mark.clause("HH-17")
def test_a_game_won_by_a_point_is_worth_nearly_as_much_as_one_won_by_a_hundred() -> None:
    state = fresh()
    worths = []
    for points in ((81, 80), (180, 80), (80, 81), (80, 80)):
        state.deals = (points,)
        worths.append(worth(state, points)[0])
    narrow, wide, lost, level = worths
    assert narrow > 0.9 and wide - narrow < 0.06 and lost < 0.1
    assert lost < level < 0.3, "a level game is better than a lost one, and worse than an even chance"


@pytest.mark.clause("HH-16")
def test_a_lead_is_worth_more_the_sooner_the_game_ends() -> None:
    empty = (
        "",
        "pile 1: empty",
        "pile 1: empty; pile 2: empty",
        "pile 1: empty; pile 2: empty; pile 3: last",
    )
    states = [position(f"seat 1: KH; seat 2: 9H; {text}") for text in empty]
    worths = [worth(state, (60, 30))[0] for state in states]
    assert worths == sorted(worths) and worths[-1] > worths[0] + 0.05
    assert [worth(state, (30, 30)) for state in states] == [[0.5, 0.5]] * len(states)
    turns = [turns_left(state) for state in states]
    assert turns == sorted(turns, reverse=True) and turns[-1] == 2.5


def test_the_chances_of_all_seats_come_to_one_and_the_leader_has_the_best() -> None:
    found = chances((10, 60, 35, 35), 6)
    assert sum(found) == pytest.approx(1)
    assert found[1] > found[2] == found[3] > found[0] > 0


@pytest.mark.clause("HH-16")
@pytest.mark.parametrize("points", ["", "points 1: 5C*; points 2: 5D*"], ids=["0 to 0", "5 to 5"])
def test_level_on_points_the_archdevil_fights_before_the_game_ends(points: str) -> None:
    """Four turns without a battle end a game of two, and this would be the fourth."""
    hands = "seat 1: 6H 4H 3H 3S 5S; seat 2: JK AH KH QH JH"
    state = position(f"{hands}; reaper 1: 1; reaper 2: 9; pile 2: 5S; pile 4: 4S; {points}")
    state.phase, state.quiet = CHOOSING, 3
    for seed in range(3):
        assert search(HELL_IS_HUNGRY, view(state, 0), Random(seed), Iterations(60)) != EndTurn()


@pytest.mark.parametrize("setting", [each for each in settings() if each.game is HELL_IS_HUNGRY], ids=str)
def test_a_rollout_plays_as_the_fiend_does_from_its_view(setting) -> None:
    """Two seats of three are played at random, so that it meets all kinds of positions."""
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

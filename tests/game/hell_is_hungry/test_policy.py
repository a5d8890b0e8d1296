"""The policies at Hell is Hungry! Seats and piles are written from 1."""

from random import Random

import pytest

from game.contract.rules import Action
from game.hell_is_hungry.actions import Attack, Pass, PlaceReaper, Play, Swap, TakeSoul
from game.hell_is_hungry.battle import play
from game.hell_is_hungry.game import HELL_IS_HUNGRY
from game.hell_is_hungry.options import Passing
from game.hell_is_hungry.policy import fiend, prospects, rollout, weighed
from game.hell_is_hungry.position import SWAPPING, Battling, State
from game.hell_is_hungry.rules import apply, to_move
from game.hell_is_hungry.view import view
from game.minds.arena import play_out
from game.minds.levels import find_mind
from tests.conformance.tables import settings
from tests.game.hell_is_hungry.positions import battle, cards, position


def wins(one: str, others: str, seats: int, matches: int) -> float:
    """The share of matches that one opponent wins among several of another kind, from every seat."""
    won = 0.0
    for seed in range(matches):
        minds = [find_mind(HELL_IS_HUNGRY, others)] * seats
        minds[seed % seats] = find_mind(HELL_IS_HUNGRY, one)
        result = play_out(HELL_IS_HUNGRY, HELL_IS_HUNGRY.options(), minds, seed)
        won += (seed % seats in result.winners) / len(result.winners)
    return won / matches


def fiends(state: State) -> Action:
    """Return the Fiend's action for the seat to move."""
    return fiend(view(state, state.turn), Random(1))


@pytest.mark.parametrize(
    ("one", "others", "seats", "least"),
    [
        ("fiend", "random", 2, 0.9),
        ("fiend", "imp", 2, 0.9),
        ("imp", "random", 2, 0.55),
        ("fiend", "random", 4, 0.75),
        ("fiend", "imp", 6, 0.6),
    ],
)
def test_the_better_opponent_wins_most_matches(one: str, others: str, seats: int, least: float) -> None:
    assert wins(one, others, seats, 48) >= least


@pytest.mark.clause("HH-6", "HH-7")
def test_the_fiend_goes_beside_the_fattest_soul_it_can_win() -> None:
    souls = "; ".join(f"pile {number}: {number}S" for number in (2, 3, 4, 5, 6, 7, 8))
    state = position(f"seat 1: AH 2H; seat 2: 4H; {souls}; pile 1: 3C; pile 9: KS")
    action = fiends(state)
    assert action in (PlaceReaper(5), PlaceReaper(7))
    apply(state, 0, action)
    assert fiends(state) == Attack(8)


@pytest.mark.clause("HH-7")
def test_the_fiend_always_fights() -> None:
    state = position("seat 1: 6H; seat 2: JK AH KH QH JH; pile 2: 5S; pile 4: KS")
    apply(state, 0, PlaceReaper(0))
    assert fiends(state) == Attack(1)


@pytest.mark.clause("HH-11")
def test_the_fiend_baits_with_little_while_it_holds_what_nobody_beats() -> None:
    state = position("seat 1: JK AH 6H; seat 2: 9H 8H 7H 3H 4H; pile 2: 5S")
    apply(state, 0, PlaceReaper(0))
    apply(state, 0, Attack(1))
    assert fiends(state) == play(*cards("6H", 1))


@pytest.mark.clause("HH-12")
def test_the_fiend_passes_where_a_play_would_only_feed_the_winner() -> None:
    others = "; ".join(f"seat {seat}: 4H 5H 6H 7H 8H" for seat in (3, 4, 5, 6))
    state = position(f"seat 1: 3H 4H 5H 6H 7H; seat 2: KH; {others}; pile 2: 2S", seats=6)
    apply(state, 0, PlaceReaper(0))
    apply(state, 0, Attack(1))
    apply(state, 0, play(*cards("3H", 1)))
    assert fiends(state) == Pass()


@pytest.mark.clause("HH-12")
def test_the_fiend_holds_back_while_others_are_likely_to_play_first() -> None:
    low = "; ".join(f"seat {seat}: 4H 5H 6H 7H KH" for seat in (3, 4, 5, 6))
    hands = f"seat 1: 3H; seat 2: JK AH 5H 4H 3H; {low}; pile 2: 2S"
    state = battle(hands, "3H", seats=6)
    assert fiends(state) == Pass()
    older = battle(hands, "3H", seats=6, passing=Passing.WHOLE_BATTLE)
    assert isinstance(fiends(older), Play), "there it could not come back"


@pytest.mark.clause("HH-12")
def test_the_fiend_does_not_hold_back_where_a_pass_would_end_the_battle() -> None:
    low = "; ".join(f"seat {seat}: 4H 5H 6H 7H KH" for seat in (2, 3, 4, 5))
    hands = f"seat 1: 3H; {low}; seat 6: JK AH 5H 4H 3H; pile 2: 2S"
    state = battle(hands, "3H", "", "", "", "", seats=6)
    assert state.turn == 5 and isinstance(fiends(state), Play)


@pytest.mark.clause("HH-12")
def test_a_rival_that_passed_still_counts_unless_its_pass_is_for_the_whole_battle() -> None:
    holds = {}
    for passing in Passing:
        state = battle("seat 1: 3H 9H; seat 2: 4H 5H; seat 3: KH; pile 2: 2S", "3H", "", passing=passing)
        seen = view(state, 2)
        assert isinstance(seen.phase, Battling)
        ((tried, _),) = weighed(seen, seen.phase)
        holds[passing] = tried.holds
    assert holds[Passing.ONE_TURN] < holds[Passing.WHOLE_BATTLE]


@pytest.mark.clause("HH-12", "HH-10")
def test_fiends_that_passed_answer_a_joker_with_a_two() -> None:
    hands = "seat 1: 5C 2D 9C 6C QD; seat 2: JS 4C KC 10C JK; seat 3: 2D 2C 3H 5D 5H; pile 2: 3S"
    state = battle(hands, "5C", "JS", "", "2D 9C", "4C KC", "", "6C QD", "JK")
    assert state.turn == 2 and fiends(state) == play(*cards("2D", 3))


@pytest.mark.clause("HH-10")
def test_the_fiend_keeps_its_twos_for_jokers() -> None:
    state = position("seat 1: 2H 9H; seat 2: 4H 5H; pile 2: JK")
    apply(state, 0, PlaceReaper(0))
    apply(state, 0, Attack(1))
    assert fiends(state) == play(*cards("2H", 1))
    state = position("seat 1: KH 3H; seat 2: 4H; purgatory 1: 2S; pile 2: 5S")
    state.phase = SWAPPING
    assert fiends(state) == Swap(cards("3H", 1)[0])


@pytest.mark.clause("HH-13", "HH-5")
def test_the_fiend_takes_the_soul_and_swaps_a_poor_card_for_a_good_one() -> None:
    state = position("seat 1: 8H; seat 2: ; pile 2: 5S; purgatory 1: KH")
    state.phase = SWAPPING
    assert fiends(state) == Swap(cards("8H", 1)[0])
    apply(state, 0, Swap(cards("8H", 1)[0]))
    apply(state, 0, PlaceReaper(0))
    apply(state, 0, Attack(1))
    apply(state, 0, play(*cards("KH", 1)))
    assert fiends(state) == TakeSoul()


@pytest.mark.clause("HH-14")
def test_what_an_attack_promises_depends_on_who_plays_and_not_on_what_was_asked_before() -> None:
    """The hand, the defender and the soul are the same; a point of each other hurts less among four."""
    text = "seat 1: KH 9H 3H; seat 2: 4H 5H 6H; pile 2: 8S; reaper 2: 2"
    between_two, among_four = view(position(text), 0), view(position(text, seats=4), 0)
    two, four = prospects(between_two, [1])[1], prospects(among_four, [1])[1]
    assert four > two and prospects(between_two, [1])[1] == two


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

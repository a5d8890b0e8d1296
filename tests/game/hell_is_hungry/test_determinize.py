"""Determinizations at Hell is Hungry!: bound by all that is known of a hand, and by nothing else."""

from collections import Counter
from random import Random

import pytest

from game.hell_is_hungry.actions import Attack, Pay, PlaceReaper, Swap
from game.hell_is_hungry.battle import can_play, play, top_of
from game.hell_is_hungry.cards import DECK_SIZE
from game.hell_is_hungry.determinize import determinize
from game.hell_is_hungry.options import Passing
from game.hell_is_hungry.position import SWAPPING, State
from game.hell_is_hungry.rules import apply, can_pay
from game.hell_is_hungry.view import view
from tests.game.chance import is_fair
from tests.game.hell_is_hungry.positions import battle, cards, position, started


def imagined(state: State, watcher: int | None, of: int = 0) -> list[list[int]]:
    """Return hands of a seat as another imagines them."""
    seen, hand = view(state, watcher), state.grid.hands[of]
    return [determinize(seen, Random(seed)).table.piles[hand] for seed in range(200)]


@pytest.mark.parametrize("watcher", [None, 1, 2])
@pytest.mark.clause("HH-14")
def test_an_attacker_of_a_protected_pile_is_imagined_able_to_fight(watcher: int | None) -> None:
    text = "seat 1: KH AH 3H; seat 2: 4H; seat 3: 5H; pile 2: KS; reaper 2: 2"
    state = started(text, PlaceReaper(0), Attack(1), seats=3)
    (soul,) = cards("KS", 0)
    for hand in imagined(state, watcher):
        assert can_pay(hand, soul)
    apply(state, 0, Pay(cards("KH", 1)[0]))
    for hand in imagined(state, watcher):
        assert can_play(hand, top_of((soul,)))


@pytest.mark.clause("HH-7", "HH-12")
def test_an_attacker_is_imagined_able_to_open_until_it_has() -> None:
    text = "seat 1: AH 4H 3H; seat 2: 4H; seat 3: 5H; pile 2: KS"
    state = started(text, PlaceReaper(0), Attack(1), seats=3)
    assert all(can_play(hand, top_of(cards("KS", 0))) for hand in imagined(state, 1))
    apply(state, 0, play(cards("AH", 1)[0]))
    assert not all(can_play(hand, top_of(cards("KS", 0))) for hand in imagined(state, 1))


@pytest.mark.parametrize("passing", Passing)
@pytest.mark.clause("HH-12")
def test_a_battle_in_which_a_pass_came_back_is_imagined_with_its_passes(passing: Passing) -> None:
    hands = "seat 1: 9H 3H 2H; seat 2: 10H 4H; seat 3: 4H KH 5H; pile 2: 8S"
    state = battle(hands, "9H", "", "4H KH", "", passing=passing)
    for watcher in (None, 0, 1, 2):
        seen = view(state, watcher)
        for seed in range(20):
            whole = determinize(seen, Random(seed))
            assert view(whole, watcher) == seen
            assert (whole.phase, whole.passing) == (state.phase, passing)


@pytest.mark.clause("HH-12")
def test_a_player_who_passed_is_imagined_with_any_hand() -> None:
    state = battle("seat 1: 3H 9H; seat 2: 4H; seat 3: 5H; pile 2: 2S", "3H", "")
    able = [can_play(hand, state.phase.top) for hand in imagined(state, 0, of=1)]
    assert any(able) and not all(able)


@pytest.mark.clause("HH-5")
def test_a_soul_from_purgatory_is_imagined_in_hand_until_played() -> None:
    state = position("seat 1: 2H 3H; seat 2: 4H; purgatory 1: 9S*; pile 2: 5S")
    state.phase = SWAPPING
    apply(state, 0, Swap(cards("2H", 1)[0]))
    soul = cards("9S", 0)[0]
    for watcher in (1, None):
        seen = view(state, watcher)
        assert seen.known[0] == {soul}
        assert all(
            soul in determinize(seen, Random(seed)).table.piles[state.grid.hands[0]] for seed in range(50)
        )
    for action in (PlaceReaper(0), Attack(1), play(soul)):
        apply(state, 0, action)
    assert view(state, 1).known[0] == frozenset()


@pytest.mark.clause("HH-5", "HH-14")
def test_a_known_card_put_back_into_purgatory_is_known_to_have_left() -> None:
    text = "seat 1: 9S* KH 3H; seat 2: 4H; pile 2: 8S; reaper 2: 2"
    state = started(text, PlaceReaper(0), Attack(1), Pay(cards("9S", 0)[0]))
    assert view(state, 1).known[0] == frozenset()


@pytest.mark.clause("HH-2")
def test_each_unseen_soul_lies_beneath_a_pile_or_out_of_the_game_alike() -> None:
    state = position("seat 1: 2H; seat 2: 4H")
    seen = view(state, 0)
    random = Random(9)
    unseen = set(range(DECK_SIZE)) - {state.table.piles[cell][-1] for cell in range(9)}
    beneath = state.grid.beneath[0]
    found = Counter(card for _ in range(6000) for card in determinize(seen, random).table.piles[beneath])
    assert is_fair(found, dict.fromkeys(unseen, 1))

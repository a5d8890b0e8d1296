"""The strength of the opponents at Angel, from fixed seeds, and the hands they call."""

from random import Random
from typing import Any

import pytest

from game.angel.cards import DECK
from game.angel.game import ANGEL
from game.angel.options import AngelOptions
from game.angel.policy import PLAIN, enough_after, fiend, good, guide, imp
from game.angel.rules import apply, legal, to_move
from game.angel.view import AngelView, view
from game.contract.search import Mind
from game.minds.arena import play_out
from game.minds.levels import chance
from tests.game.angel.positions import BONUSES, CALL, FOUR_SEVENS, fresh, position

each_opening = pytest.mark.parametrize("opens", (1, 2, 3))


def share(one: Mind[Any, Any], others: Mind[Any, Any], matches: int) -> float:
    """Return the share of matches that one wins against three others; shared wins count in part."""
    won = 0.0
    for seed in range(matches):
        minds = [one if seat == seed % 4 else others for seat in range(4)]
        winners = play_out(ANGEL, AngelOptions(), minds, seed).winners
        won += (seed % 4 in winners) / len(winners)
    return won / matches


@pytest.mark.parametrize(
    ("one", "others", "matches", "least"),
    [(fiend, chance, 40, 0.7), (fiend, imp, 40, 0.4), (guide, fiend, 200, 0.3)],
)
def test_a_better_policy_wins_more_than_a_fourth(
    one: Mind[Any, Any], others: Mind[Any, Any], matches: int, least: float
) -> None:
    assert share(one, others, matches) > least


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


@each_opening
@pytest.mark.clause("AN-10")
def test_the_fiend_calls_four_of_a_kind_as_soon_as_it_is_open(opens: int) -> None:
    left = 22 - 4 * (opens - 1)
    for more, calls in ((0, True), (1, False)) if opens > 1 else ((0, True),):
        state = position(f"{FOUR_SEVENS}; rest: stock; left: {left + more}", opens=opens)
        assert (fiend(view(state, 0), Random(1)) == CALL) is calls


@each_opening
@pytest.mark.clause("AN-10")
def test_no_hand_is_good_enough_before_it_is_open(opens: int) -> None:
    enough = [enough_after(BONUSES, opens, turn) < 1000 for turn in range(22)]
    assert enough == [turn >= 4 * (opens - 1) for turn in range(22)]
    assert len(PLAIN) == 3


@pytest.mark.clause("AN-10")
@pytest.mark.parametrize(
    ("trash", "calls"), [("AS 2S 3S 10S 2H 5H 6H", False), ("AS 2S 3S 10S 2H 5H 6H 9H", True)]
)
def test_the_imp_calls_on_next_to_nothing_once_everybody_has_had_a_turn(trash: str, calls: bool) -> None:
    others = "seat 2: 3H 4H 6D 9D; seat 3: AD 5D 7D 9S; seat 4: 4C 6C 9C 10C"
    seen = view(position(f"seat 1: 10H 10D 8S 8C; {others}; trash: {trash}; rest: stock", opens=1), 0)
    assert (CALL in {imp(seen, Random(seed)) for seed in range(40)}) is calls


@pytest.mark.clause("AN-10", "AN-13")
@pytest.mark.parametrize("left", [14, 6])
def test_the_fiend_calls_the_same_hands_late_as_soon(left: int) -> None:
    """It counts its own hand alone, no matter what the others may have drawn by then."""
    called = {"8H 8D 10S 10C": True, "4H 4D 5S 5C": True, "2H 2D 5S 5C": True, "2H 2D 3S 3C": False}
    assert good(BONUSES) == 52
    for cards, calls in called.items():
        state = position(f"seat 1: {cards}; rest: stock; trash: AS 6S 7S 9H; left: {left}")
        assert (fiend(view(state, 0), Random(1)) == CALL) is calls, cards


def hand(cards: str) -> AngelView:
    """Return the first seat's view in its third turn, with these cards in its hand."""
    return view(position(f"seat 1: {cards}; rest: stock; trash: AS 2S 3S 10S; left: 14"), 0)


@pytest.mark.clause("AN-13")
def test_the_fiend_keeps_three_of_a_suit_even_before_a_pair_and_the_guide_knows_better() -> None:
    for cards, gone in (("8H 9H 4H AC", "A♣"), ("5H 9H 4H 5D", "5♦")):
        assert DECK.text(getattr(fiend(hand(cards), Random(1)), "card", 0)) == gone
    seen = hand("5H 9H 4H 5D")
    assert guide(seen, Random(1)) != fiend(seen, Random(1))

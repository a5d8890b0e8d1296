"""How well the opponents play, from fixed seeds, and what they hold to."""

from random import Random
from typing import Any

import pytest

from game.angel.actions import CallJudgementDay
from game.angel.cards import DECK
from game.angel.game import ANGEL
from game.angel.options import AngelOptions
from game.angel.policy import fiend, good, guide, imp
from game.angel.view import AngelView, view
from game.contract.search import Mind
from game.minds.chance import chance
from game.simulate import play_out
from tests.game.angel.positions import position

MATCHES = 40


def share(one: Mind[Any, Any], others: Mind[Any, Any], matches: int = MATCHES) -> float:
    """How much of the matches one mind wins against three others; shared wins count in part."""
    won = 0.0
    for seed in range(matches):
        minds = [one if seat == seed % 4 else others for seat in range(4)]
        winners = play_out(ANGEL, AngelOptions(), minds, seed).winners
        won += (seed % 4 in winners) / len(winners)
    return won / matches


@pytest.mark.parametrize(("one", "others", "least"), [(fiend, chance, 0.7), (fiend, imp, 0.4)])
def test_the_fiend_wins_far_more_than_a_fourth(
    one: Mind[Any, Any], others: Mind[Any, Any], least: float
) -> None:
    assert share(one, others) > least


def test_the_guide_wins_more_than_a_fourth_among_fiends() -> None:
    assert share(guide, fiend, matches=200) > 0.3


def hand(cards: str) -> AngelView:
    """Return the first seat's view in its third turn, with these cards in its hand."""
    return view(position(f"seat 1: {cards}; rest: stock; trash: AS 2S 3S 10S; left: 14"), 0)


@pytest.mark.clause("AN-10")
def test_the_fiend_calls_on_four_of_a_kind_and_not_on_nothing() -> None:
    assert fiend(hand("7H 7D 7S 7C"), Random(1)) == CallJudgementDay()
    assert fiend(hand("AH 3D 7S 9C"), Random(1)) != CallJudgementDay()


@pytest.mark.clause("AN-10")
@pytest.mark.parametrize(
    ("trash", "calls"), [("AS 2S 3S 10S 2H 5H 6H", False), ("AS 2S 3S 10S 2H 5H 6H 9H", True)]
)
def test_the_imp_calls_on_next_to_nothing_once_everybody_has_had_a_turn(trash: str, calls: bool) -> None:
    others = "seat 2: 3H 4H 6D 9D; seat 3: AD 5D 7D 9S; seat 4: 4C 6C 9C 10C"
    seen = view(position(f"seat 1: 10H 10D 8S 8C; {others}; trash: {trash}; rest: stock", opens=1), 0)
    answers = {imp(seen, Random(seed)) for seed in range(40)}
    assert (CallJudgementDay() in answers) is calls


@pytest.mark.clause("AN-10", "AN-13")
@pytest.mark.parametrize("left", [14, 6])
def test_the_fiend_calls_the_same_hands_late_as_soon(left: int) -> None:
    """It counts its own hand alone, no matter what the others may have drawn by then."""
    called = {}
    for cards in ("8H 8D 10S 10C", "4H 4D 5S 5C"):
        state = position(f"seat 1: {cards}; rest: stock; trash: AS 2S 3S 10H; left: {left}")
        called[cards] = fiend(view(state, 0), Random(1)) == CallJudgementDay()
    assert good(position("seat 1: 8H 8D 10S 10C; rest: stock").bonuses) == 52
    assert called == {"8H 8D 10S 10C": True, "4H 4D 5S 5C": True}
    state = position(f"seat 1: 2H 2D 3S 3C; rest: stock; trash: AS 2S 4S 10H; left: {left}")
    assert fiend(view(state, 0), Random(1)) != CallJudgementDay(), "two pairs that count 50"


@pytest.mark.clause("AN-13")
def test_the_fiend_breaks_up_a_pair_for_three_of_a_suit_and_the_guide_knows_better() -> None:
    seen = hand("5H 9H 4H 5D")
    assert DECK.text(getattr(fiend(seen, Random(1)), "card", 0)) == "5♦"
    assert guide(seen, Random(1)) != fiend(seen, Random(1))


@pytest.mark.clause("AN-13")
def test_the_fiend_keeps_the_three_of_a_suit() -> None:
    seen = hand("8H 9H 4H AC")
    ace = seen.piles[2][3]
    assert getattr(fiend(seen, Random(1)), "card", None) == ace

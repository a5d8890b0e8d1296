"""How the Fiend plays Devil, as play scripts."""

from random import Random

import pytest

from game.devil.actions import Discard, Draw, EndDeal, GoOn
from game.devil.cards import DECK_440
from game.devil.moves import legal
from game.devil.phases import Choosing
from game.devil.policy import fiend, imp
from game.devil.position import State
from game.devil.rules import apply
from game.devil.view import view
from tests.game.devil.positions import position

OTHERS = "seat 2: 3 3 3; seat 3: 2 2 2"


def chosen(state: State) -> object:
    """What the Fiend does where the seat to move sits."""
    return fiend(view(state, state.turn), Random(1))


def laid(state: State) -> str:
    """The card that the Fiend lays."""
    action = chosen(state)
    assert isinstance(action, Discard), action
    return DECK_440.faces[action.card].code


def lay(state: State, code: str) -> None:
    """The seat to move lays a card of this face."""
    for action in legal(state, state.turn):
        if isinstance(action, Discard) and DECK_440.faces[action.card].code == code:
            apply(state, state.turn, action)
            return
    raise AssertionError(f"{code} may not be laid")


def test_it_lays_the_dear_card_before_the_cheap_one() -> None:
    assert laid(position(f"seat 1: 1 7 3; {OTHERS}; discards: 8; to play: 1")) == "7"


def test_it_lays_a_special_before_a_plain_card() -> None:
    """It doubles whatever is left in the hand, and the next seat is skipped."""
    assert laid(position(f"seat 1: 1 S1 7 3; {OTHERS}; discards: 8; to play: 1")) == "S1"


def test_it_draws_when_nothing_fits() -> None:
    assert chosen(position(f"seat 1: 2 3; {OTHERS}; discards: 8; to play: 1")) == Draw()


def test_between_two_it_lays_the_ten_that_lets_it_go_on() -> None:
    """Two play: a ten skips the other, and the five goes on it."""
    text = "seat 1: 10 10 5 4; seat 2: 3 3 3; discards: 5; to play: 1"
    assert laid(position(text, seats=2)) == "10"


@pytest.mark.parametrize(
    ("mine", "theirs", "wanted"),
    [("1", "9 9 10 10; seat 3: 7 7 6 6", EndDeal()), ("10 10 9 9", "1; seat 3: 2", GoOn())],
)
def test_it_ends_the_deal_by_a_special_only_where_that_leaves_it_better_off(
    mine: str, theirs: str, wanted: object
) -> None:
    state = position(f"seat 1: S1 {mine}; seat 2: {theirs}; discards: 8; to play: 1")
    lay(state, "S1")
    assert isinstance(state.phase, Choosing)
    assert chosen(state) == wanted


@pytest.mark.parametrize(
    ("mine", "theirs", "lays"),
    [("1 2", "9 9 10 10; seat 3: 7 7 6 6", "O"), ("7 10 10 9", "1; seat 3: 2", "7")],
)
def test_it_ends_all_by_the_onifuda_only_where_that_leaves_it_better_off(
    mine: str, theirs: str, lays: str
) -> None:
    text = f"seat 1: O {mine}; seat 2: {theirs}; discards: 8; to play: 1"
    assert laid(position(text, larger=True)) == lays


@pytest.mark.parametrize(("larger", "wanted"), [(False, EndDeal()), (True, GoOn())])
def test_a_deal_that_is_little_better_ended_goes_on_in_440(larger: bool, wanted: object) -> None:
    """It would cost 12, and the other hand counts 20 or 23 on average: that suffices with the smaller deck."""
    state = position("seat 1: S4 4 2; seat 2: 7 6 5; discards: 5; to play: 1", seats=2, larger=larger)
    lay(state, "S4")
    assert chosen(state) == wanted


def test_the_imp_cannot_resist_a_special() -> None:
    state = position(f"seat 1: 7 1 S1; {OTHERS}; discards: 8; to play: 1")
    for seed in range(20):
        action = imp(view(state, 0), Random(seed))
        assert isinstance(action, Discard) and DECK_440.faces[action.card].code == "S1"

"""The choices of the Fiend and the Imp at Devil, and rollouts that play like Fiends."""

from dataclasses import replace
from random import Random

import pytest

from game.contract.rules import cloned
from game.devil.actions import Discard, EndDeal, GoOn
from game.devil.cards import DECK_440
from game.devil.game import DEVIL, DEVIL_440
from game.devil.policy import fiend, imp
from game.devil.position import Choosing, State
from game.devil.rollout import play_out
from game.devil.rules import to_move
from game.devil.scoring import is_decided
from game.devil.view import view
from tests.game.devil.positions import among_fiends, play, position


def played(state: State) -> str:
    """Return the card that the Fiend plays."""
    action = fiend(view(state, state.turn), Random(1))
    assert isinstance(action, Discard), action
    return DECK_440.faces[action.card].code


@pytest.mark.parametrize(
    ("mine", "theirs", "wanted"),
    [("1", "9 9 10 10; seat 3: 7 7 6 6", EndDeal()), ("10 10 9 9", "1; seat 3: 2", GoOn())],
)
def test_neither_fiend_nor_imp_ends_a_deal_by_a_special_to_its_ruin(mine, theirs, wanted) -> None:
    state = position(f"seat 1: S1 {mine}; seat 2: {theirs}; discards: 8; to play: 1")
    play(state, "S1")
    assert isinstance(state.phase, Choosing)
    late = replace(view(state, 0), turns=9)
    assert fiend(late, Random(1)) == wanted
    assert wanted in {imp(late, Random(seed)) for seed in range(20)} <= {wanted, GoOn()}


@pytest.mark.parametrize(
    ("mine", "theirs", "plays"),
    [("1 2", "9 9 10 10; seat 3: 7 7 6 6", "O"), ("7 10 10 9", "1; seat 3: 2", "7")],
)
def test_it_ends_all_by_the_onifuda_only_where_that_leaves_it_better_off(mine, theirs, plays) -> None:
    text = f"seat 1: O {mine}; seat 2: {theirs}; discards: 8; to play: 1"
    assert played(position(text, larger=True)) == plays


@pytest.mark.parametrize("game", [DEVIL, DEVIL_440])
@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("seed", range(5))
def test_a_deal_that_is_played_out_comes_out_as_among_fiends(game, seats: int, seed: int) -> None:
    quickly = among_fiends(game.deal(game.options(), seats, seed), 2 + seed)
    slowly, deals = cloned(quickly), len(quickly.deals)
    play_out(quickly)
    while len(slowly.deals) == deals:
        among_fiends(slowly, 1)
    assert (quickly.deals, quickly.totals) == (slowly.deals, slowly.totals)
    assert is_decided(quickly) == (to_move(quickly) is None)

"""How an imagined deal is played to its end, and what was laid tells of the hands behind it."""

from random import Random
from statistics import fmean

import pytest

from game.devil.actions import Discard
from game.devil.cards import DECK_440
from game.devil.determinize import determinize, weighted
from game.devil.game import DEVIL, DEVIL_440
from game.devil.policy import fiend
from game.devil.position import HANDS, State
from game.devil.rollout import rollout
from game.devil.rules import apply, to_move
from game.devil.scoring import is_decided
from game.devil.view import view
from tests.game.devil.positions import position


def among_fiends(state: State, turns: int) -> State:
    """A match of Fiends after so many actions."""
    random = Random(1)
    for _ in range(turns):
        seat = to_move(state)
        assert seat is not None
        apply(state, seat, fiend(view(state, seat), random))
    return state


@pytest.mark.parametrize("game", [DEVIL, DEVIL_440])
@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("seed", range(5))
def test_a_deal_that_is_played_out_comes_out_as_among_fiends(game, seats: int, seed: int) -> None:
    quickly = among_fiends(game.deal(game.options(), seats, seed), 2 + seed)
    slowly, deals = quickly.clone(), len(quickly.deals)
    rollout(quickly)
    while len(slowly.deals) == deals:
        among_fiends(slowly, 1)
    assert (quickly.deals, quickly.totals) == (slowly.deals, slowly.totals)
    assert is_decided(quickly) == (to_move(quickly) is None)


def lays(state: State, code: str) -> State:
    """The seat to move lays a card of a face."""
    face = DECK_440.faces
    held = state.table.piles[HANDS[state.turn]]
    apply(state, state.turn, Discard(next(card for card in held if face[card].code == code)))
    return state


def holding(states: list[State], code: str) -> float:
    """In what share of positions the second seat has a card of this face."""
    return fmean(
        any(DECK_440.faces[card].code == code for card in state.table.piles[HANDS[1]]) for state in states
    )


def test_who_laid_a_low_card_is_imagined_without_the_high_one_that_would_have_done() -> None:
    """On a 7 go an 8 and a 2; a seat of sense lays the 8."""
    state = position("seat 1: 9 9 9; seat 2: 2 3 3 6; discards: 7; to play: 2", seats=2)
    seen = view(lays(state, "2"), 0)
    likely, random = weighted(seen, Random(2)), Random(3)
    weighed = holding([likely() for _ in range(300)], "8")
    assert weighed < 0.5 * holding([determinize(seen, random) for _ in range(300)], "8")


def test_positions_that_are_weighed_agree_with_all_that_is_known() -> None:
    for seed in range(20):
        state = among_fiends(DEVIL_440.deal(DEVIL_440.options(), 4, seed), 12)
        seat = to_move(state)
        assert seat is not None
        seen, likely = view(state, seat), weighted(view(state, seat), Random(seed))
        for _ in range(5):
            assert view(likely(), seat) == seen


def test_a_story_ends_with_its_deal() -> None:
    state = position("seat 1: 2; seat 2: 3 3; discards: 7; to play: 1", seats=2)
    assert lays(state, "2").plays == []

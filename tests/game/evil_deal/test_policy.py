"""The opponents at Evil Deal. Seats are written from 1."""

from random import Random

import pytest

from game.contract.rules import cloned
from game.deal_cycle import Over
from game.evil_deal.events import TrickTaken
from game.evil_deal.game import EVIL_DEAL
from game.evil_deal.odds import count_odds
from game.evil_deal.policy import fiend
from game.evil_deal.position import HANDS, Burying, Following, Leading, State
from game.evil_deal.rollout import FEW, EndgameSolver, Half, play_out
from game.evil_deal.rules import apply, legal
from game.evil_deal.scoring import points
from game.evil_deal.view import EvilDealView, view
from game.minds.characters import find_mind
from tests.game.evil_deal.positions import TWO_TRUMPS, at_random, card, fresh, position, random_until
from tests.game.strength import share_won


@pytest.mark.parametrize(
    ("better", "worse", "least"), [("fiend", "random", 0.95), ("fiend", "imp", 0.9), ("imp", "random", 0.55)]
)
def test_the_better_opponent_wins_most_matches(better: str, worse: str, least: float) -> None:
    one, other = (find_mind(EVIL_DEAL, name) for name in (better, worse))
    assert share_won(EVIL_DEAL, one, other, 2, 50) >= least


@pytest.mark.clause("ED-10", "ED-11", "ED-13")
def test_a_count_makes_a_card_sure_to_win_or_sure_to_lose() -> None:
    state = position(
        f"seat 1: 9S QD 4C; seat 2: KD 5S 8C; taken 1: AS KS QS JS 10S; {TWO_TRUMPS}; rest: taken 2", half=2
    )
    seen: EvilDealView = view(state, 0)
    odds = count_odds(seen)
    assert odds.wins(card("QD")) == 0.0, "the king is the only diamond left"
    assert odds.wins(card("9S")) == 1.0, "the five is the only spade left"
    assert odds.lacks(2) == 0.0


def among_fiends(state: State) -> None:
    """Make the Fiend's move for the seat to move."""
    apply(state, state.turn, fiend(view(state, state.turn), Random(1)))


@pytest.mark.parametrize("seed", range(8))
def test_a_first_half_that_is_played_out_comes_out_as_among_fiends(seed: int) -> None:
    quickly = random_until(fresh(seed), Following if seed % 2 else Leading)
    for _ in range(seed):
        among_fiends(quickly)
    slowly = cloned(quickly)
    play_out(quickly)
    while slowly.half == 0:
        among_fiends(slowly)
    assert (quickly.tricks, quickly.half) == (slowly.tricks, 1)


@pytest.mark.parametrize("seed", range(8))
def test_a_second_half_is_played_on_as_among_fiends(seed: int) -> None:
    quickly = random_until(random_until(fresh(seed), Burying), Leading)
    slowly, half = cloned(quickly), Half(quickly)
    while len(quickly.table.piles[HANDS[quickly.turn]]) > FEW:
        half.exchange()
        among_fiends(slowly)
        among_fiends(slowly)
        assert [quickly.table.piles[hand] for hand in HANDS] == [slowly.table.piles[hand] for hand in HANDS]
        assert (quickly.turn, quickly.exchange, quickly.tricks) == (
            slowly.turn,
            slowly.exchange,
            slowly.tricks,
        )


def at_best(state: State) -> int:
    """Return the first seat's tricks if both try everything; slowly, by the rules alone."""
    found = []
    for action in legal(state, state.turn):
        tried = cloned(state)
        tried.table.events = []
        apply(tried, state.turn, action)
        if tried.deals:
            (last,) = [event for event in tried.table.events if isinstance(event, TrickTaken)]
            found.append(last.tricks[0])
        else:
            found.append(at_best(tried))
    return max(found) if state.turn == 0 else min(found)


@pytest.mark.parametrize("seed", range(12))
def test_the_endgame_solver_agrees_with_trying_everything(seed: int) -> None:
    state = random_until(random_until(fresh(seed), Burying), Leading)
    while len(state.table.piles[HANDS[state.turn]]) > 4 - seed % 3:
        at_random(state, Random(seed))
    assert state.tricks[0] + EndgameSolver(state).tricks() == at_best(state)


def test_a_deal_that_is_played_out_is_the_last() -> None:
    state = random_until(random_until(fresh(), Burying), Leading)
    totals = state.totals
    play_out(state)
    (paid,) = state.deals
    assert paid == points(state.tricks, state.dealer, state.side_by_side)
    assert sum(state.tricks) == 8 and state.totals != totals


def test_a_match_that_is_played_out_to_its_last_deal_is_over() -> None:
    state = random_until(random_until(fresh(), Burying), Leading)
    state.totals = (600, 600)
    play_out(state)
    assert isinstance(state.phase, Over)

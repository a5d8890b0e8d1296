"""How an imagined half of Evil Deal is played out, and what two can enforce who see both hands."""

from random import Random

import pytest

from game.deal_cycle import Over
from game.evil_deal.determinize import view
from game.evil_deal.events import TrickTaken
from game.evil_deal.moves import legal
from game.evil_deal.phases import Burying, Following, Leading
from game.evil_deal.policy import fiend
from game.evil_deal.position import HANDS, State
from game.evil_deal.rollout import FEW, Ending, Half, play_out
from game.evil_deal.rules import apply
from game.evil_deal.scoring import points
from tests.game.evil_deal.positions import at_random, fresh, random_until


def among_fiends(state: State) -> None:
    """Whoever is to move does what the Fiend would."""
    apply(state, state.turn, fiend(view(state, state.turn), Random(1)))


@pytest.mark.parametrize("seed", range(8))
def test_a_first_half_that_is_played_out_comes_out_as_among_fiends(seed: int) -> None:
    quickly = random_until(fresh(seed), Following if seed % 2 else Leading)
    for _ in range(seed):
        among_fiends(quickly)
    slowly = quickly.clone()
    play_out(quickly)
    while slowly.half == 0:
        among_fiends(slowly)
    assert (quickly.tricks, quickly.half) == (slowly.tricks, 1)


@pytest.mark.parametrize("seed", range(8))
def test_a_second_half_is_played_on_as_among_fiends(seed: int) -> None:
    """Exchange by exchange: the same cards are left in both hands, and the same seat is to lead."""
    quickly = random_until(random_until(fresh(seed), Burying), Leading)
    slowly, half = quickly.clone(), Half(quickly)
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
    """What the first seat has of the tricks where both try everything; slowly, by the rules alone."""
    found = []
    for action in legal(state, state.turn):
        tried = state.clone()
        tried.table.events = []
        apply(tried, state.turn, action)
        if tried.deals:
            (last,) = [event for event in tried.table.events if isinstance(event, TrickTaken)]
            found.append(last.tricks[0])
        else:
            found.append(at_best(tried))
    return max(found) if state.turn == 0 else min(found)


@pytest.mark.parametrize("seed", range(12))
def test_what_can_be_enforced_is_what_trying_everything_finds(seed: int) -> None:
    state = random_until(random_until(fresh(seed), Burying), Leading)
    while len(state.table.piles[HANDS[state.turn]]) > 4 - seed % 3:
        at_random(state, Random(seed))
    assert state.tricks[0] + Ending(state).tricks() == at_best(state)


def test_a_deal_that_is_played_out_is_paid_and_no_other_is_dealt() -> None:
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


def test_before_a_card_is_led_trumps_are_laid_as_the_fiend_does() -> None:
    """From the very first choice of a deal a half can be played to its end."""
    state = fresh()
    play_out(state)
    assert sum(state.tricks) == 4 and state.half == 1

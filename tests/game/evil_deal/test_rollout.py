"""Rollouts of a half, the end with open hands, and what the search goes by."""

from dataclasses import replace
from random import Random
from statistics import fmean

import pytest

from game.cards import Seat
from game.deal_cycle import Over
from game.events import DealEnded
from game.evil_deal.actions import EvilAction
from game.evil_deal.events import SecondHalf, TrickTaken
from game.evil_deal.game import EVIL_DEAL
from game.evil_deal.options import EvilDealOptions
from game.evil_deal.policy import fiend
from game.evil_deal.position import HANDS, Burying, Following, Leading, State
from game.evil_deal.rollout import FEW, SECOND_HALF, Ending, Half, outcomes, part, play_out
from game.evil_deal.rules import apply, legal
from game.evil_deal.scoring import HALF_TRICKS, points
from game.evil_deal.view import view
from game.minds.search import Iterations, weigh
from tests.game.evil_deal.positions import at_random, fresh, random_until


def among_fiends(state: State) -> None:
    """Make the Fiend's move for the seat to move."""
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
    """Return the first seat's tricks if both try everything; slowly, by the rules alone."""
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


def second_half(seed: int) -> int:
    """Return the dealer's tricks in the second half of a deal between Fiends."""
    state, random = EVIL_DEAL.deal(EvilDealOptions(), 2, seed), Random(seed)
    dealer = state.dealer
    while not state.deals:
        seat = state.turn
        EVIL_DEAL.apply(state, seat, fiend(EVIL_DEAL.view(state, seat), random))
    events = state.table.events
    assert events is not None
    begins, ends = (
        next(place for place, event in enumerate(events) if isinstance(event, kind))
        for kind in (SecondHalf, DealEnded)
    )
    return [event.seat for event in events[begins:ends] if isinstance(event, TrickTaken)].count(dealer)


def test_the_dealer_takes_as_much_of_a_second_half_as_the_outlook_has_it() -> None:
    expected = sum(tricks * likely for tricks, likely in enumerate(SECOND_HALF))
    assert sum(SECOND_HALF) == pytest.approx(1)
    assert fmean(map(second_half, range(120))) == pytest.approx(expected, abs=0.3)


def test_what_a_half_promises_rises_with_every_trick_of_it_and_pays_one_seat() -> None:
    state = fresh(1)
    dealer, state.half = state.dealer, 1
    promised = []
    for mine in range(HALF_TRICKS + 1):
        state.tricks = (mine, HALF_TRICKS - mine) if dealer == 0 else (HALF_TRICKS - mine, mine)
        told = outcomes(state)
        assert sum(likely for likely, _ in told) == pytest.approx(1)
        assert all(min(paid) == 0 < max(paid) for _, paid in told)
        promised.append(sum(likely * (paid[dealer] - paid[1 - dealer]) for likely, paid in told))
    assert promised == sorted(set(promised)) and promised[0] < 0 < promised[-1]


def test_a_half_is_a_part_of_its_own() -> None:
    state = fresh(1)
    parts = [part(state)]
    state.half = 1
    parts.append(part(state))
    state.half, state.deals = 0, ((66, 0),)
    assert [*parts, part(state)] == [0, 1, 2]


def test_a_search_with_a_tree_plays_the_first_half_to_its_end_and_no_further() -> None:
    """The second stacks are luck that no play of the first half changes."""
    ends = []

    def apply(state: State, seat: Seat, action: EvilAction) -> None:
        assert state.half == 0
        EVIL_DEAL.apply(state, seat, action)
        ends.append(state.half)

    state, random = fresh(3), Random(3)
    while sum(state.tricks) < HALF_TRICKS - 1 or not isinstance(state.phase, Leading):
        at_random(state, random)
    game = replace(EVIL_DEAL, apply=apply, search=replace(EVIL_DEAL.search, play_out=None))
    told = weigh(game, EVIL_DEAL.view(state, state.turn), random, Iterations(30))
    assert ends.count(1) == 30
    assert len({option.lead for option in told}) > 1
    assert all(0 < option.won < 1 for option in told), "the second half may still turn it"

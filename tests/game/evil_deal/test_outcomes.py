"""What a search goes by at the end of a half of Evil Deal."""

from dataclasses import replace
from random import Random
from statistics import fmean

import pytest

from game.cards import Seat
from game.events import DealEnded
from game.evil_deal.events import SecondHalf, TrickTaken
from game.evil_deal.game import EVIL_DEAL
from game.evil_deal.moves import EvilAction
from game.evil_deal.options import EvilDealOptions
from game.evil_deal.phases import Leading
from game.evil_deal.policy import fiend
from game.evil_deal.position import State
from game.evil_deal.rollout import SECOND_HALF, outcomes, part
from game.evil_deal.scoring import HALF_TRICKS
from game.minds.search import Iterations, weigh
from tests.game.evil_deal.positions import at_random, fresh


def second_half(seed: int) -> int:
    """How many tricks the dealer takes in the second half of a deal between Fiends."""
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
    """What the second stacks bring is luck that no play of the first half changes."""
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

"""Determinized positions of Evil Deal: bound by what play has shown, and by nothing else. Seats are from 1."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from game.cards import Card
from game.evil_deal.actions import Bury
from game.evil_deal.determinize import imagine
from game.evil_deal.options import EvilDealOptions
from game.evil_deal.position import BURIED, HANDS, STACKS, TAKEN, Burying, Leading, State
from game.evil_deal.rules import apply, deal, legal
from game.evil_deal.view import hidden_cards, view
from game.french import SUIT
from tests.game.evil_deal.positions import play, position

SPADES, HEARTS, DIAMONDS, CLUBS = range(4)

TWO_TRUMPS = "trumps 1: 2H 3D; trumps 2: 2C 3S"
REST = f"{TWO_TRUMPS}; taken 1: AS KS QS AH KH QH; rest: taken 2"
"""All cards a position does not mention were played."""


def until(state: State, phase: type, seed: int = 1) -> State:
    """Random play until a phase."""
    random = Random(seed)
    while not isinstance(state.phase, phase):
        moves = legal(state, state.turn)
        apply(state, state.turn, moves[int(random.random() * len(moves))])
    return state


def fresh(seed: int) -> State:
    """Return a match that has just begun."""
    return deal(EvilDealOptions(), 2, seed)


@pytest.mark.clause("ED-10", "ED-3")
def test_a_suit_shown_void_may_still_lie_in_the_unopened_stack() -> None:
    state = position(
        "seat 1: 5S 6H 8H; seat 2: 9C 4H 9D; stack 1: 2S 4S 5H; stack 2: 7S 8S 9H; "
        f"trick: AS KS QS; {TWO_TRUMPS}; rest: taken 2; to play: 1"
    )
    play(state, "5S", "9C")
    seen = view(state, 0)
    random = Random(1)
    imagined = [imagine(seen, random).table.piles for _ in range(300)]
    assert all(SUIT[held] != SPADES for piles in imagined for held in piles[HANDS[1]])
    stacked = Counter(sum(SUIT[held] == SPADES for held in piles[STACKS[1][1]]) for piles in imagined)
    assert set(stacked) == {1, 2, 3}, "four spades are left for two stacks of three"


@pytest.mark.clause("ED-10", "ED-13")
def test_what_the_first_hand_lacked_says_nothing_of_the_second() -> None:
    state = position(
        "seat 1: 5S; seat 2: 9C; stack 1: 2S 4S 6S; stack 2: 7S 8S 9S; "
        f"trick: AS KS QS JS; {TWO_TRUMPS}; rest: taken 2; to play: 1; exchange: 3"
    )
    play(state, "5S", "9C")
    assert isinstance(state.phase, Burying)
    seen = view(state, 0)
    hands = [imagine(seen, Random(seed)).table.piles[HANDS[1]] for seed in range(20)]
    assert all(sum(SUIT[held] == SPADES for held in hand) == 3 for hand in hands)


@pytest.mark.clause("ED-13")
def test_the_trump_card_taken_up_is_known_to_be_in_the_hand_until_it_is_played() -> None:
    state = until(until(fresh(3), Burying), Leading, 5)
    random = Random(2)
    for _ in range(20):
        for seat in (0, 1):
            first = state.firsts[1 - seat]
            held = first in state.table.piles[HANDS[1] - seat]
            seen = view(state, seat)
            for _ in range(10):
                piles = imagine(seen, random).table.piles
                assert (first in piles[HANDS[1] - seat]) == held
        moves = legal(state, state.turn)
        apply(state, state.turn, moves[int(random.random() * len(moves))])


@pytest.mark.clause("ED-13")
def test_a_discard_stays_known_to_its_owner_and_may_be_any_unseen_card_to_the_other() -> None:
    state = until(fresh(4), Burying)
    seat = state.turn
    discard = legal(state, seat)[5]
    assert isinstance(discard, Bury)
    apply(state, seat, discard)
    own, other = view(state, seat), view(state, 1 - seat)
    guessed: set[Card] = set()
    random = Random(3)
    for _ in range(300):
        assert imagine(own, random).table.piles[BURIED[seat]] == [discard.card]
        guessed |= set(imagine(other, random).table.piles[BURIED[seat]])
    assert guessed == set(hidden_cards(other))
    assert state.firsts[seat] not in guessed


@pytest.mark.clause("ED-10")
def test_two_hands_with_different_voids_are_imagined_evenly_by_a_bystander() -> None:
    """Against all deals there are, counted one by one."""
    state = position(
        f"seat 1: 4H 5H 9C; seat 2: 6S 7S 8C; buried 1: 5S; buried 2: 6H; {REST}; to play: 1", half=2
    )
    for seat in (0, 1):
        state.table.move(state.firsts[seat], HANDS[seat], TAKEN[seat])
    state.void = (1 << SPADES, 1 << HEARTS)
    seen = view(state, None)
    unseen = hidden_cards(seen)
    assert len(unseen) == 8
    exact = _shares(unseen)
    random = Random(6)
    draws = 5000
    found: Counter[tuple[int, Card]] = Counter()
    for _ in range(draws):
        piles = imagine(seen, random).table.piles
        found.update(
            (place, held) for place in (HANDS[0], HANDS[1], BURIED[0], BURIED[1]) for held in piles[place]
        )
    for where, share in exact.items():
        assert abs(found[where] - draws * share) < 4 * (draws * share * (1 - share)) ** 0.5 + 1e-9
    assert set(found) == set(exact)


def _shares(unseen: list[Card]) -> dict[tuple[int, Card], float]:
    """Return the share of each card in each place, over all deals of eight cards that the voids allow."""
    counts: Counter[tuple[int, Card]] = Counter()
    deals = 0
    for one in combinations([held for held in unseen if SUIT[held] != SPADES], 3):
        left = [held for held in unseen if held not in one]
        for other in combinations([held for held in left if SUIT[held] != HEARTS], 3):
            first, second = (held for held in left if held not in other)
            for gone in ((first, second), (second, first)):
                deals += 1
                counts.update((HANDS[0], held) for held in one)
                counts.update((HANDS[1], held) for held in other)
                counts.update([(BURIED[0], gone[0]), (BURIED[1], gone[1])])
    return {where: count / deals for where, count in counts.items()}

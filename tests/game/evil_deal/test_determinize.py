"""Determinized positions of Evil Deal: bound by what play has shown, and by nothing else. Seats are from 1."""

from collections import Counter
from random import Random

import pytest

from game.cards import Card
from game.evil_deal.actions import Bury
from game.evil_deal.determinize import determinize
from game.evil_deal.position import BURIED, HANDS, STACKS, Burying, Leading
from game.evil_deal.rules import apply, legal
from game.evil_deal.view import hidden_cards, view
from game.french import SUIT
from tests.game.evil_deal.positions import SPADES, TWO_TRUMPS, at_random, fresh, play, position, random_until


@pytest.mark.clause("ED-10", "ED-3")
def test_a_suit_shown_void_may_still_lie_in_the_unopened_stack() -> None:
    state = position(
        "seat 1: 5S 6H 8H; seat 2: 9C 4H 9D; stack 1: 2S 4S 5H; stack 2: 7S 8S 9H; "
        f"trick: AS KS QS; {TWO_TRUMPS}; rest: taken 2; to play: 1"
    )
    play(state, "5S", "9C")
    seen = view(state, 0)
    random = Random(1)
    imagined = [determinize(seen, random).table.piles for _ in range(300)]
    assert all(SUIT[held] != SPADES for piles in imagined for held in piles[HANDS[1]])
    stacked = Counter(sum(SUIT[held] == SPADES for held in piles[STACKS[1][1]]) for piles in imagined)
    assert set(stacked) == {1, 2, 3}, "four spades are left for two stacks of three"


@pytest.mark.clause("ED-10", "ED-13")
def test_voids_of_the_first_hand_say_nothing_of_the_second() -> None:
    state = position(
        "seat 1: 5S; seat 2: 9C; stack 1: 2S 4S 6S; stack 2: 7S 8S 9S; "
        f"trick: AS KS QS JS; {TWO_TRUMPS}; rest: taken 2; to play: 1; exchange: 3"
    )
    play(state, "5S", "9C")
    assert isinstance(state.phase, Burying)
    seen = view(state, 0)
    hands = [determinize(seen, Random(seed)).table.piles[HANDS[1]] for seed in range(20)]
    assert all(sum(SUIT[held] == SPADES for held in hand) == 3 for hand in hands)


@pytest.mark.clause("ED-13")
def test_a_trump_card_taken_up_is_known_until_it_is_played() -> None:
    state = random_until(random_until(fresh(3), Burying), Leading, 5)
    random = Random(2)
    for _ in range(20):
        for seat in (0, 1):
            first = state.firsts[1 - seat]
            held = first in state.table.piles[HANDS[1] - seat]
            seen = view(state, seat)
            for _ in range(10):
                piles = determinize(seen, random).table.piles
                assert (first in piles[HANDS[1] - seat]) == held
        at_random(state, random)


@pytest.mark.clause("ED-13")
def test_a_discard_is_known_to_its_owner_alone() -> None:
    state = random_until(fresh(4), Burying)
    seat = state.turn
    discard = legal(state, seat)[5]
    assert isinstance(discard, Bury)
    apply(state, seat, discard)
    own, other = view(state, seat), view(state, 1 - seat)
    guessed: set[Card] = set()
    random = Random(3)
    for _ in range(300):
        assert determinize(own, random).table.piles[BURIED[seat]] == [discard.card]
        guessed |= set(determinize(other, random).table.piles[BURIED[seat]])
    assert guessed == set(hidden_cards(other))
    assert state.firsts[seat] not in guessed

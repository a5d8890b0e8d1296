"""Dealing out unseen cards: never against what is known, evenly, and a refusal where nothing fits."""

from collections import Counter
from random import Random

import pytest

from game.unseen import Slots, drew, fill, lacks, left_hand


def test_a_constrained_hand_never_gets_a_forbidden_card() -> None:
    slots = [Slots(0, 4), Slots(1, 3, forbidden=0b111), Slots(2, 3, forbidden=0b111000)]
    for seed in range(500):
        dealt = fill(slots, range(10), Random(seed).random)
        assert sorted(card for pile in dealt.values() for card in pile) == list(range(10))
        assert not {0, 1, 2} & set(dealt[1])
        assert not {3, 4, 5} & set(dealt[2])


def test_the_only_possible_deal_is_found_whatever_the_shuffle() -> None:
    slots = [Slots(0, 1, 0b110), Slots(1, 1, 0b101), Slots(2, 1, 0b011)]
    for seed in range(50):
        assert fill(slots, range(3), Random(seed).random) == {0: [0], 1: [1], 2: [2]}


def test_a_deal_that_contradicts_what_is_known_is_refused() -> None:
    with pytest.raises(ValueError, match="agrees with what is known"):
        fill([Slots(0, 2, 0b11), Slots(1, 1)], range(3), Random(1).random)


def test_every_allowed_deal_is_equally_likely() -> None:
    """Chi-square with a fixed seed over all deals of six cards to two hands with crossing limits."""
    slots = [Slots(0, 2, 0b000011), Slots(1, 2, 0b000110), Slots(2, 2)]
    random = Random(11)
    counts: Counter[tuple[frozenset[int], frozenset[int]]] = Counter()
    draws = 30_000
    for _ in range(draws):
        dealt = fill(slots, range(6), random.random)
        counts[frozenset(dealt[0]), frozenset(dealt[1])] += 1
    possible = {
        (frozenset({a, b}), frozenset({c, d}))
        for a in range(2, 6)
        for b in range(a + 1, 6)
        for c in (0, 3, 4, 5)
        for d in (0, 3, 4, 5)
        if c < d and not {a, b} & {c, d}
    }
    assert set(counts) == possible
    expected = draws / len(possible)
    chi_square = sum((counts[deal] - expected) ** 2 / expected for deal in possible)
    freedom = len(possible) - 1
    assert chi_square < freedom + 3.3 * (2 * freedom) ** 0.5


def test_cards_taken_unseen_are_free_of_earlier_knowledge() -> None:
    assert drew(((2, 0b1),)) == ((2, 0b1), (1, 0))
    assert drew(((2, 0b1), (1, 0))) == ((2, 0b1), (2, 0))
    assert drew(()) == ((1, 0),)


def test_a_shown_lack_binds_the_whole_hand() -> None:
    assert lacks(((2, 0b1), (1, 0)), 0b10) == ((2, 0b11), (1, 0b10))
    assert lacks(((2, 0b1), (1, 0)), 0b1) == ((3, 0b1),)
    assert lacks((), 0b1) == ()


def test_a_card_given_up_is_counted_off_the_oldest_that_could_hold_it() -> None:
    assert left_hand(((2, 0b1), (1, 0)), 0) == ((2, 0b1),)
    assert left_hand(((2, 0b1), (1, 0)), 3) == ((1, 0b1), (1, 0))
    with pytest.raises(ValueError, match="known not to be"):
        left_hand(((2, 0b1),), 0)

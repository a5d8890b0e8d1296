"""Shuffles are the same for ever, fair, and others for every seed and count; ranks share what is level."""

from collections import Counter
from itertools import permutations
from random import Random

import pytest

from game.ranking import ranked
from game.shuffle import SEED_BITS, mixed, shuffle, shuffled_by


def shuffled(seed: int, count: int, cards: int = 10) -> list[int]:
    pile = list(range(cards))
    shuffle(pile, seed, count)
    return pile


def test_a_shuffle_is_the_same_for_ever() -> None:
    assert shuffled(1, 0) == [2, 7, 8, 9, 0, 6, 5, 1, 3, 4]
    assert shuffled(1, 1) == [0, 4, 9, 7, 5, 8, 6, 3, 2, 1]
    assert shuffled((1 << SEED_BITS) - 1, 0) == [4, 3, 1, 0, 5, 6, 7, 8, 2, 9]


def test_the_numbers_are_those_that_python_promises_for_a_seed() -> None:
    for seed in (*range(200), *(1 << bit for bit in range(SEED_BITS)), (1 << SEED_BITS) - 1):
        promised = list(range(60))
        shuffled_by(promised, Random((seed << 24) | 7).random)
        assert shuffled(seed, 7, 60) == promised


def test_every_order_is_as_likely() -> None:
    random = Random(3)

    def drawn() -> tuple[int, ...]:
        pile = [0, 1, 2, 3]
        shuffled_by(pile, random.random)
        return tuple(pile)

    for found in (
        Counter(drawn() for _ in range(12_000)),
        Counter(tuple(mixed(range(4), random.random)) for _ in range(12_000)),
    ):
        assert found.keys() == set(permutations(range(4)))
        assert all(400 < count < 600 for count in found.values())


@pytest.mark.parametrize(
    ("totals", "low_wins", "ranks"),
    [
        ((5, 9, 1), False, (2, 1, 3)),
        ((5, 9, 1), True, (2, 3, 1)),
        ((5, 5, 1), False, (1, 1, 3)),
        ((5, 5, 1), True, (2, 2, 1)),
        ((0, 0), True, (1, 1)),
    ],
)
def test_whoever_is_level_shares_a_rank(
    totals: tuple[int, ...], low_wins: bool, ranks: tuple[int, ...]
) -> None:
    assert ranked(totals, low_wins) == ranks

"""Shuffling that gives the same order on every machine and every Python to come.

A match carries a seed and counts its shuffles; each shuffle has a generator of its own.
``Random.random()`` for an int seed is the one sequence Python promises to keep. Only that is asked of it, so
that the generator below ``random.Random`` will do: it has no layer of Python, and is made faster.
"""

from _random import Random
from collections.abc import Callable, Iterable
from typing import TypeVar

Thing = TypeVar("Thing")

SEED_BITS = 48
"""Seeds are whole numbers from 0 up to this many bits."""


def shuffled_by(pile: list[Thing], number: Callable[[], float]) -> None:
    """Shuffle a pile in place with the numbers in [0, 1) that ``number`` gives (Fisher and Yates)."""
    for last in range(len(pile) - 1, 0, -1):
        other = int(number() * (last + 1))
        pile[last], pile[other] = pile[other], pile[last]


def quickly_shuffled(cards: Iterable[int], number: Callable[[], float]) -> list[int]:
    """Return cards in a random order, which may differ between Pythons; faster than ``shuffled_by``."""
    return sorted(cards, key=lambda _: number())


def shuffle(pile: list[int], seed: int, count: int) -> None:
    """Shuffle a pile in place: the ``count``-th shuffle of the match with this seed."""
    shuffled_by(pile, Random((seed << 24) | count).random)

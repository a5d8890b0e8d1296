"""What a hand of Angel counts (AN-12 to AN-16)."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from game.angel.cards import ANGEL, CARDS, DEVIL, RANK, VALUE
from game.cards import Card

HAND_SIZE: Final = 4

PAIR: Final = 0
TWO_PAIRS: Final = 1
THREE: Final = 2
SEQUENCE: Final = 3
FLUSH: Final = 4
SEQUENCE_FLUSH: Final = 5
FOUR: Final = 6
"""Positions in a bonus table."""

NAMES: Final = (
    "a pair",
    "two pairs",
    "three of a kind",
    "a sequence",
    "a flush",
    "a sequence in one suit",
    "four of a kind",
)

_ANY_SUIT: Final = 0b1111
_SUITS: Final = (*(1 << card // 10 for card in range(DEVIL)), 0, _ANY_SUIT)
"""By card: a bit for each suit that it may be of."""


def value(hand: Sequence[Card]) -> int:
    """AN-12: what the cards of a hand count, without a bonus."""
    total = 0
    for card in hand:
        total += VALUE[card]
    return total


def combinations(hand: Sequence[Card]) -> list[int]:
    """AN-13, AN-14: what a hand holds. The Angel is what is missing (AN-15), the Devil nothing (AN-16)."""
    ranks: list[int] = []
    suits, wild = _ANY_SUIT, 0
    for card in hand:
        suits &= _SUITS[card]
        if card < DEVIL:
            ranks.append(RANK[card])
        elif card == ANGEL:
            wild = 1
    ranks.sort()
    most, pairs = _counts(ranks)
    found = []
    if most + wild >= 2:
        found.append(PAIR)
    if most + wild >= 3:
        found.append(THREE)
    if most + wild >= 4:
        found.append(FOUR)
    if len(ranks) + wild < HAND_SIZE:
        return found
    if pairs == 2 or (pairs == 1 and wild):
        found.append(TWO_PAIRS)
    sequence = most == 1 and ranks[-1] - ranks[0] < HAND_SIZE
    if sequence:
        found.append(SEQUENCE)
    if suits:
        found.append(FLUSH)
    if sequence and suits:
        found.append(SEQUENCE_FLUSH)
    return found


def _counts(ranks: list[int]) -> tuple[int, int]:
    """The most cards of one rank, and how many ranks come exactly twice, of ranks in order."""
    most, pairs, run, before = 0, 0, 0, 0
    for rank in ranks:
        run = run + 1 if rank == before else 1
        before = rank
        if run > most:
            most = run
        if run == 2:
            pairs += 1
        elif run == 3:
            pairs -= 1
    return most, pairs


def best(hand: Sequence[Card], bonuses: Sequence[int]) -> tuple[int, int | None]:
    """The best single bonus of a hand, and which combination gives it (None where there is none)."""
    points, which = 0, None
    for combination in combinations(hand):
        if bonuses[combination] > points:
            points, which = bonuses[combination], combination
    return points, which


def score(hand: Sequence[Card], bonuses: Sequence[int]) -> int:
    """What a hand counts: its cards and its best bonus."""
    return value(hand) + best(hand, bonuses)[0]


_RANK_KEY: Final = (*(1 << 3 * RANK[card] for card in range(DEVIL)), 0, 1)


class Scores(dict[int, list[int]]):
    """What hands count, worked out once each: by the bits ``1 << card`` of three cards, then by the fourth.

    A bonus hangs on how often each rank comes, on the Angel, and on whether one suit will do. There are few
    such patterns beside 111,930 hands, so that the table is quickly filled.
    """

    def __init__(self, bonuses: Sequence[int]) -> None:
        super().__init__()
        self._bonuses = bonuses
        self._by_pattern: dict[tuple[int, bool], int] = {}

    def hand(self, cards: Sequence[Card]) -> int:
        """What a whole hand counts."""
        *three, last = cards
        return self[sum(1 << card for card in three)][last]

    def __missing__(self, bits: int) -> list[int]:
        three = [card for card in range(CARDS) if bits >> card & 1]
        counted, ranks, suits = value(three), 0, _ANY_SUIT
        for card in three:
            ranks += _RANK_KEY[card]
            suits &= _SUITS[card]
        by_pattern, found = self._by_pattern, []
        for card in range(CARDS):
            pattern = ranks + _RANK_KEY[card], suits & _SUITS[card] > 0
            if pattern not in by_pattern:
                by_pattern[pattern] = best([*three, card], self._bonuses)[0]
            found.append(counted + VALUE[card] + by_pattern[pattern])
        self[bits] = found
        return found


@cache
def scores(bonuses: tuple[int, ...]) -> Scores:
    """What hands count by these bonuses."""
    return Scores(bonuses)

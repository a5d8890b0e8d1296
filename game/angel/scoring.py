"""The points of a hand of Angel, the credits a deal brings, and the end of a match (AN-12 to AN-22)."""

from collections.abc import Sequence
from enum import Enum, IntEnum
from functools import cache
from itertools import combinations as parts_of
from typing import Final

from game.angel.cards import ANGEL, CARDS, DEVIL, RANK, VALUE
from game.angel.position import State
from game.cards import Card, Seat
from game.contract.rules import Standing
from game.deal_cycle import standing_by
from game.info import ranked

HAND_SIZE: Final = 4


class Combination(IntEnum):
    """A combination of cards. The number is its index in a bonus table."""

    PAIR = 0
    TWO_PAIRS = 1
    THREE = 2
    STRAIGHT = 3
    FLUSH = 4
    STRAIGHT_FLUSH = 5
    FOUR = 6


NAMES: Final = {
    Combination.PAIR: "a pair",
    Combination.TWO_PAIRS: "two pair",
    Combination.THREE: "three of a kind",
    Combination.STRAIGHT: "a straight",
    Combination.FLUSH: "a flush",
    Combination.STRAIGHT_FLUSH: "a straight flush",
    Combination.FOUR: "four of a kind",
}

_ANY_SUIT: Final = 0b1111
_SUITS: Final = (*(1 << card // 10 for card in range(DEVIL)), 0, _ANY_SUIT)
"""A bit for each suit a card may have, by card."""


def value(hand: Sequence[Card]) -> int:
    """Return the points of the cards of a hand, without a bonus (AN-12)."""
    total = 0
    for card in hand:
        total += VALUE[card]
    return total


def combinations(hand: Sequence[Card]) -> list[Combination]:
    """Return every combination in a hand of three or four cards (AN-13, AN-14).

    The Angel is wild (AN-15), and the Devil fits no combination (AN-16). A second Angel stands for a card
    still to be drawn.
    """
    ranks: list[int] = []
    suits, wild = _ANY_SUIT, 0
    for card in hand:
        suits &= _SUITS[card]
        if card < DEVIL:
            ranks.append(RANK[card])
        elif card == ANGEL:
            wild += 1
    ranks.sort()
    most, pairs = _counts(ranks)
    found: list[Combination] = []
    if most + wild >= 2:
        found.append(Combination.PAIR)
    if most + wild >= 3:
        found.append(Combination.THREE)
    if most + wild >= 4:
        found.append(Combination.FOUR)
    if len(ranks) + wild < HAND_SIZE:
        return found
    if pairs == 2 or (pairs == 1 and wild):
        found.append(Combination.TWO_PAIRS)
    straight = most == 1 and ranks[-1] - ranks[0] < HAND_SIZE
    if straight:
        found.append(Combination.STRAIGHT)
    if suits:
        found.append(Combination.FLUSH)
    if straight and suits:
        found.append(Combination.STRAIGHT_FLUSH)
    return found


def _counts(ranks: list[int]) -> tuple[int, int]:
    """Return the size of the largest group of one rank, and the number of pairs, from sorted ranks."""
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


def best(hand: Sequence[Card], bonuses: Sequence[int]) -> tuple[int, Combination | None]:
    """Return the best bonus of a hand, and the combination that gives it; None if there is none."""
    points, which = 0, None
    for combination in combinations(hand):
        if bonuses[combination] > points:
            points, which = bonuses[combination], combination
    return points, which


def cards_of(hand: Sequence[Card], which: Combination) -> tuple[Card, ...]:
    """Return the fewest cards of a hand that make a combination."""
    parts = (part for count in range(2, HAND_SIZE + 1) for part in parts_of(hand, count))
    return next(part for part in parts if which in combinations(part))


def score(hand: Sequence[Card], bonuses: Sequence[int]) -> int:
    """Return the points of a hand: its cards and its best bonus (AN-12)."""
    return value(hand) + best(hand, bonuses)[0]


_RANK_KEY: Final = (*(1 << 3 * RANK[card] for card in range(DEVIL)), 0, 1)


class Scores(dict[int, list[int]]):
    """A cache of the points of hands: by the bits ``1 << card`` of three cards, then by the fourth.

    A bonus depends only on the count of each rank, on the Angel and on a common suit. These are few patterns
    for 111,930 hands, so the cache fills quickly.
    """

    def __init__(self, bonuses: Sequence[int]) -> None:
        super().__init__()
        self._bonuses = bonuses
        self._by_pattern: dict[tuple[int, bool], int] = {}

    def hand(self, cards: Sequence[Card]) -> int:
        """Return the points of a whole hand."""
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
    """Return the cache of points for a bonus table."""
    return Scores(bonuses)


START_CREDITS: Final = 5
DEVIL_CREDITS: Final = 0
DEAL_LIMIT: Final = 200
"""The match ends after this many deals (AN-22)."""


class EndClause(Enum):
    """The clause that ends a match."""

    ANGEL = "AN-20"
    DEVIL = "AN-21"
    LAST_DEAL = "AN-22"


def changes(scores: list[int], caller: Seat | None) -> tuple[int, ...]:
    """Return the change of each seat's credits, from the points of the hands (AN-17 to AN-19)."""
    ordered = sorted(scores)
    most, least = ordered[-1], ordered[0]
    gained = [1 if score == most else 0 for score in scores]
    if caller is not None and scores[caller] < most:
        gained[caller] = -1
    elif least < ordered[1]:
        gained[scores.index(least)] = -1
    return tuple(gained)


def ending(totals: Sequence[int], target: int, deals: int = 0) -> EndClause | None:
    """Return the clause that ends the match; None before its end. AN-20 goes before AN-21."""
    ordered = sorted(totals)
    if ordered[-1] >= target:
        return EndClause.ANGEL
    if ordered[0] <= DEVIL_CREDITS:
        return EndClause.DEVIL
    return EndClause.LAST_DEAL if deals >= DEAL_LIMIT else None


def standing(state: State) -> Standing:
    """Return the ranking by credits. Nobody has more than an Angel, so Angels win (AN-20 to AN-22)."""
    return standing_by(state, ranked(state.totals, low_wins=False))

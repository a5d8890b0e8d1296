"""Odds at Angel: the hand one more card may make, the chance that a call wins, and their words."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Final

from game.angel.cards import ANGEL, RANK, SUIT
from game.angel.combinations import FLUSH, best, combinations, scores
from game.angel.places import HANDS, SEATS
from game.angel.story import supposed
from game.angel.view import AngelView
from game.angel.words.naming import held, the
from game.cards import Card
from game.french import SUITS
from game.sentences import any_of, how_often

SUPPOSED: Final = 200
"""Positions in which a call is tried."""
TOO_HIGH: Final = 0.04
"""The share by which calls win less often than in sampled positions, over 8,000 hands of Fiends.

Opponents who do not call hold a little more than their discards tell.
"""
SURE: Final = 0.95
"""A chance from which on a call almost always wins; it almost never does where it loses as often."""
SELDOM: Final = 0.15
"""The chance below which odds are told as one in N."""


@dataclass(frozen=True, slots=True)
class Hope:
    """A combination that would count more than what is kept, and every unseen card that makes it."""

    combination: int
    cards: tuple[Card, ...]


def hope(kept: Sequence[Card], unseen: Sequence[Card], bonuses: Sequence[int]) -> Hope | None:
    """Return what is best to hope for: what brings most, times how often it comes (AN-13)."""
    makes = {card: combinations([*kept, card]) for card in unseen}
    already, _ = best(kept, bonuses)
    found = [
        Hope(combination, tuple(card for card in unseen if combination in makes[card]))
        for combination, bonus in enumerate(bonuses)
        if bonus > already
    ]
    gains = {each.combination: (bonuses[each.combination] - already) * len(each.cards) for each in found}
    likely = [each for each in found if each.cards]
    return max(likely, key=lambda each: (gains[each.combination], each.combination), default=None)


def makers(hoped: Hope, unseen: Collection[Card]) -> str:
    """Return what makes a combination: ``a heart or the Angel``, ``a 5, a 6 or the 9♠``."""
    cards = [card for card in hoped.cards if card != ANGEL]
    if hoped.combination == FLUSH and cards:
        names = [f"a {SUITS[SUIT[cards[0]] or 0].name.lower().removesuffix('s')}"]
    else:
        names = _by_rank(cards, unseen)
    return any_of([*names, *(["the Angel"] * (ANGEL in hoped.cards))])


def _by_rank(cards: Sequence[Card], unseen: Collection[Card]) -> list[str]:
    """Return a rank where every card of it will do and several are left, else card by card."""
    names: dict[str, None] = {}
    for card in sorted(cards, key=lambda each: (RANK[each], each)):
        alike = [other for other in unseen if RANK[other] == RANK[card]]
        several = len(alike) > 1 and all(other in cards for other in alike)
        names[_a_rank(RANK[card]) if several else the(card)] = None
    return list(names)


def _a_rank(rank: int) -> str:
    return {1: "an ace", 8: "an 8"}.get(rank, f"a {rank}")


@lru_cache(maxsize=64)
def call_wins(view: AngelView) -> float:
    """Return how likely no other hand counts more than the viewer's own (AN-17, AN-18).

    The others' hands are supposed as the discards tell of them.
    """
    count = scores(view.bonuses)
    own = count.hand(held(view))
    others = [HANDS[seat] for seat in range(SEATS) if seat != view.seat]
    draw, won = supposed(view, Random(0)), 0
    for _ in range(SUPPOSED):
        piles = draw().table.piles
        won += all(count.hand(piles[place]) <= own for place in others)
    return max(0.0, won / SUPPOSED - TOO_HIGH)


def times(chance: float) -> str:
    """Return odds of something possible as people say them: ``about 4 times in 5``."""
    return f"about 1 time in {round(1 / chance)}" if chance < SELDOM else how_often(chance)

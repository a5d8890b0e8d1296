"""Counting cards at Evil Deal: what the other hand may hold, and what a card is then good for."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import comb

from game.cards import Card
from game.evil_deal.places import HANDS
from game.evil_deal.view import EvilDealView, taken_up, unseen_cards
from game.french import ACE_HIGH, SUIT
from game.french_tricks import Trump


@dataclass(frozen=True, slots=True)
class Reckoning:
    """The other hand, as far as counting goes."""

    trump: Trump
    missing: tuple[tuple[tuple[int, float], ...], ...]
    """By suit: each rank that the other hand may hold, and the chance that it does not."""

    def wins(self, card: Card) -> float:
        """The chance that a led card wins its exchange, whatever the other hand can do about it."""
        suit = SUIT[card]
        safe = follows_not = 1.0
        for rank, missing in self.missing[suit]:
            follows_not *= missing
            if rank > ACE_HIGH[card]:
                safe *= missing
        if self.trump is None or self.trump == suit:
            return safe
        return safe - follows_not * (1 - self.lacks(self.trump))

    def lacks(self, suit: int) -> float:
        """The chance that the other hand holds no card of a suit."""
        chance = 1.0
        for _, missing in self.missing[suit]:
            chance *= missing
        return chance

    def highest(self, card: Card) -> float:
        """The chance that the other hand holds no higher card of the same suit."""
        chance = 1.0
        for rank, missing in self.missing[SUIT[card]]:
            if rank > ACE_HIGH[card]:
                chance *= missing
        return chance

    def surest(self, cards: Sequence[Card]) -> float:
        """The chance to win an exchange by leading the best of these cards."""
        return max(map(self.wins, cards), default=0.0)


def unbeaten(view: EvilDealView, card: Card) -> Fraction:
    """The share of the hands that the other player may hold in which nothing beats this lead, exactly."""
    certain, may, held = _may_hold(view)
    suit, trump = SUIT[card], view.trump

    def without(unwanted: Callable[[Card], bool]) -> Fraction:
        """The share of those hands that hold no such card."""
        if certain is not None and unwanted(certain):
            return Fraction(0)
        return Fraction(comb(sum(not unwanted(other) for other in may), held), comb(len(may), held))

    safe = without(lambda other: SUIT[other] == suit and ACE_HIGH[other] > ACE_HIGH[card])
    if trump is None or trump == suit:
        return safe
    follows_not = without(lambda other: SUIT[other] == suit)
    return safe - follows_not + without(lambda other: SUIT[other] in (suit, trump))


def _may_hold(view: EvilDealView) -> tuple[Card | None, list[Card], int]:
    """Of the other hand: the trump card it is known to hold, what else it may hold, and how many of that."""
    assert view.seat is not None
    other = HANDS[1 - view.seat]
    certain = taken_up(view).get(other)
    void = view.void[1 - view.seat]
    may = [card for card in unseen_cards(view) if not void >> SUIT[card] & 1]
    return certain, may, len(view.piles[other]) - (certain is not None)


def reckon(view: EvilDealView) -> Reckoning:
    """What a seat can tell of the other's hand, from all that was played and shown."""
    certain, may, held = _may_hold(view)
    missing = 1 - held / len(may) if may else 1.0
    suits: list[list[tuple[int, float]]] = [[], [], [], []]
    for card in may:
        suits[SUIT[card]].append((ACE_HIGH[card], missing))
    if certain is not None:
        suits[SUIT[certain]].append((ACE_HIGH[certain], 0.0))
    return Reckoning(view.trump, tuple(map(tuple, suits)))

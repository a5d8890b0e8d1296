"""How leads and cards at Evil Deal stand against what the other player may hold, exactly, for hints."""

from collections.abc import Callable
from fractions import Fraction
from math import comb

from game.cards import Card
from game.evil_deal.reckoning import may_hold
from game.evil_deal.view import EvilDealView
from game.french import ACE_HIGH, SUIT


def unbeaten(view: EvilDealView, card: Card) -> Fraction:
    """The share of the hands that the other player may hold in which nothing beats this lead, exactly."""
    suit, trump = SUIT[card], view.trump
    safe = unbeaten_if_followed(view, card)
    if trump is None:
        return safe
    follows_not = _without(view, lambda other: SUIT[other] == suit)
    return safe - follows_not + _without(view, lambda other: SUIT[other] in (suit, trump))


def unbeaten_if_followed(view: EvilDealView, card: Card) -> Fraction:
    """The share of those hands that hold no higher card of its suit: whatever is trump, when it is led."""
    return _without(view, lambda other: SUIT[other] == SUIT[card] and ACE_HIGH[other] > ACE_HIGH[card])


def higher_unseen(view: EvilDealView, card: Card) -> int:
    """How many of the cards that the other player may hold are higher ones of this card's suit."""
    certain, may, _ = may_hold(view)
    held = may if certain is None else [certain, *may]
    return sum(SUIT[other] == SUIT[card] and ACE_HIGH[other] > ACE_HIGH[card] for other in held)


def _without(view: EvilDealView, unwanted: Callable[[Card], bool]) -> Fraction:
    """The share of the hands that the other player may hold that hold no such card."""
    certain, may, held = may_hold(view)
    if certain is not None and unwanted(certain):
        return Fraction(0)
    return Fraction(comb(sum(not unwanted(other) for other in may), held), comb(len(may), held))

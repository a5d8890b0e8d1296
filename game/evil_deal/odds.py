"""The odds from counting cards: the cards the other hand may hold, and the chance that a card wins."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import accumulate, repeat
from math import comb, exp
from operator import mul
from typing import Final

from game.cards import Card
from game.evil_deal.position import HANDS
from game.evil_deal.view import EvilDealView, hidden_cards, picked_up
from game.french import ACE_HIGH, RANKS, SUIT, Trump

EXACT: Final = 9
"""The decimal places to which chances are rounded, so that equal ones compare equal."""
SHORTNESS: Final = 3.0
"""The ranks that each further card of a suit is worth in the other player's choice of a card to throw away.
Fitted with ``ANYTHING`` to 12,700 positions between Fiends."""
ANYTHING: Final = 0.05
"""The share of discards that may be any card, as an Imp's."""


@dataclass(frozen=True, slots=True)
class Odds:
    """The odds about the other hand."""

    trump: Trump
    may: Sequence[int]
    """The ranks that the other hand may hold, as bits, by suit."""
    must: Sequence[int]
    """The rank that the other hand is known to hold, as a bit, by suit."""
    holds_none: tuple[float, ...]
    """The chance that the other hand holds none of a number of cards it may hold, by that number."""

    def wins(self, card: Card) -> float:
        """Return the chance that the other hand can't beat a led card."""
        suit = SUIT[card]
        safe = self._lacks(suit, ACE_HIGH[card] + 1)
        if self.trump is None or self.trump == suit:
            return safe
        return safe - self.lacks(suit) * (1 - self.lacks(self.trump))

    def lacks(self, suit: int) -> float:
        """Return the chance that the other hand holds no card of a suit."""
        return self._lacks(suit, 0)

    def highest(self, card: Card) -> float:
        """Return the chance that the other hand holds no higher card of the same suit."""
        return self._lacks(SUIT[card], ACE_HIGH[card] + 1)

    def _lacks(self, suit: int, lowest: int) -> float:
        """Return the chance that the other hand holds no card of a suit from a rank up."""
        if self.must[suit] >> lowest:
            return 0.0
        return self.holds_none[(self.may[suit] >> lowest).bit_count()]

    def surest(self, cards: Sequence[Card]) -> float:
        """Return the chance to win an exchange by leading the safest of these cards."""
        return max(map(self.wins, cards), default=0.0)


def may_hold(view: EvilDealView) -> tuple[Card | None, list[Card], int]:
    """Return the other hand's known trump card, the cards it may hold, and the number of them it holds."""
    assert view.seat is not None
    other = HANDS[1 - view.seat]
    certain = picked_up(view).get(other)
    void = view.void[1 - view.seat]
    may = [card for card in hidden_cards(view) if not void >> SUIT[card] & 1]
    return certain, may, len(view.piles[other]) - (certain is not None)


def count_odds(view: EvilDealView) -> Odds:
    """Return the odds about the other hand, from all cards played and suits shown to be missing."""
    certain, may, held = may_hold(view)
    ranks, sure = [0, 0, 0, 0], [0, 0, 0, 0]
    for card in may:
        ranks[SUIT[card]] |= 1 << ACE_HIGH[card]
    if certain is not None:
        sure[SUIT[certain]] = 1 << ACE_HIGH[certain]
    return Odds(view.trump, tuple(ranks), tuple(sure), holds_none(held, len(may)))


@cache
def holds_none(held: int, among: int) -> tuple[float, ...]:
    """Return the chances that ``held`` cards out of ``among`` include none of 0, 1, 2 … given cards."""
    missing = 1 - held / among if among else 1.0
    return tuple(accumulate(repeat(missing, len(RANKS)), mul, initial=1.0))


def unbeaten(view: EvilDealView, card: Card) -> float:
    """Return the chance that nothing in the other hand beats this lead (ED-9 to ED-11)."""
    suit, trump = SUIT[card], view.trump
    safe = unbeaten_if_followed(view, card)
    if trump is None or trump == suit:
        return safe
    trumped = void_chance(view, suit)
    trumped -= _without(view, lambda other: SUIT[other] in (suit, trump))
    return round(safe - trumped, EXACT)


def unbeaten_if_followed(view: EvilDealView, card: Card) -> float:
    """Return the chance that the other hand holds no higher card of the same suit."""
    return _without(view, lambda other: SUIT[other] == SUIT[card] and ACE_HIGH[other] > ACE_HIGH[card])


def void_chance(view: EvilDealView, suit: int) -> float:
    """Return the chance that the other hand holds no card of a suit, and so need not follow it (ED-10)."""
    return _without(view, lambda other: SUIT[other] == suit)


def higher_hidden(view: EvilDealView, card: Card) -> int:
    """Return the number of higher cards of a card's suit that the other hand may hold."""
    certain, may, _ = may_hold(view)
    held = may if certain is None else [certain, *may]
    return sum(SUIT[other] == SUIT[card] and ACE_HIGH[other] > ACE_HIGH[card] for other in held)


def _without(view: EvilDealView, unwanted: Callable[[Card], bool]) -> float:
    """Return the chance that the other hand holds no unwanted card."""
    certain, may, held = may_hold(view)
    if certain is not None and unwanted(certain):
        return 0.0
    found = [card for card in may if unwanted(card)]
    if not found:
        return 1.0
    if len(found) == 1 and len(may) == held + 1:
        return round(thrown(view)[found[0]], EXACT)
    return round(comb(len(may) - len(found), held) / comb(len(may), held), EXACT)


def thrown(view: EvilDealView) -> dict[Card, float]:
    """Return the chance of each unseen card to be the other player's discard between the halves (ED-13).

    Every other unseen card is in the hand then. The discard is likely a low card of a short suit.
    """
    certain, _, _ = may_hold(view)
    cards = hidden_cards(view)
    lengths = Counter(SUIT[card] for card in (cards if certain is None else [*cards, certain]))
    weights = {card: exp(-ACE_HIGH[card] - SHORTNESS * lengths[SUIT[card]]) for card in cards}
    total = sum(weights.values())
    return {card: ANYTHING / len(cards) + (1 - ANYTHING) * weights[card] / total for card in cards}

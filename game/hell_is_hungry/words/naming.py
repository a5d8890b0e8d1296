"""How Hell is Hungry! names its cards in a sentence."""

from collections.abc import Sequence

from game.cards import Card
from game.hell_is_hungry.cards import MOST_SEATS, VALUE, deck
from game.sentences import listed

COURT = {9: "jack", 10: "queen", 11: "king"}
"""Names by place in the order, for the cards that count 10 like others."""
_DECK = deck(MOST_SEATS)


def text(cards: Sequence[Card | None]) -> str:
    """Cards as a sentence lists them."""
    return listed([_DECK.text(card) for card in cards])


def the(card: Card | None) -> str:
    """A card spoken of a second time: ``the 7♠``, ``the joker``."""
    return f"the {_DECK.text(card).removeprefix('a ')}"


def summed(cards: Sequence[Card]) -> str:
    """The sum of two cards, as it follows them; a single card needs none."""
    return f": {total(cards)}" if len(cards) > 1 else ""


def total(cards: Sequence[Card]) -> int:
    """What a play makes (HH-8)."""
    return sum(VALUE[card] for card in cards)

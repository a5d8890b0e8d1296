"""The deck of Coal Whist (CW-1): 52 cards, ace high."""

from typing import Final

from game.cards import Deck
from game.french import ACES_HIGH, LOOKS

DECK: Final = Deck(ACES_HIGH, ("backs/1",) * len(ACES_HIGH), LOOKS)
CARDS: Final = len(ACES_HIGH)
SUIT: Final = tuple(card // 13 for card in range(CARDS))
RANK: Final = tuple(card % 13 or 13 for card in range(CARDS))
"""The rank of each card, from 1 for a two to 13 for an ace."""
SUIT_MASK: Final = tuple(((1 << 13) - 1) << 13 * suit for suit in range(4))
"""The cards of each suit as a bit mask."""

"""The deck of Evil Deal (ED-1): 52 cards, ace high."""

from typing import Final

from game.cards import Deck
from game.french import ACES_HIGH, LOOKS

DECK: Final = Deck(ACES_HIGH, ("backs/1",) * len(ACES_HIGH), LOOKS)
CARDS: Final = len(ACES_HIGH)

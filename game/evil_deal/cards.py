"""The deck of Evil Deal (ED-1): 52 cards, ace high."""

from typing import Final

from game.cards import Deck
from game.french import LOOKS, STANDARD

DECK: Final = Deck(STANDARD, ("backs/1",) * len(STANDARD), LOOKS)
CARDS: Final = len(STANDARD)

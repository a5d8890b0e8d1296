"""The deck of Angel (AN-2): ace to ten in four suits, the Devil and the Angel."""

from typing import Final

from game.cards import Deck, Face
from game.french import LOOKS, SUITS, french_face

DEVIL_FACE: Final = Face("DV", "the Devil", "Devil, the jack of spades", "french/devil", 11, 4)
ANGEL_FACE: Final = Face("AG", "the Angel", "Angel, the queen of hearts", "french/angel", 12, 4)

_FACES = (*(french_face(rank, suit) for suit in SUITS for rank in range(1, 11)), DEVIL_FACE, ANGEL_FACE)

DECK: Final = Deck(_FACES, ("backs/1",) * len(_FACES), LOOKS)
CARDS: Final = len(_FACES)
ACE: Final = 0
"""The lowest of the four aces, as an example of an ace."""
DEVIL: Final = 40
ANGEL: Final = 41

RANK: Final = (*(card % 10 + 1 for card in range(DEVIL)), 0, 0)
"""The rank of each card, 1 to 10; 0 for the Devil and the Angel."""
SUIT: Final = (*(card // 10 for card in range(DEVIL)), None, None)
"""The suit of each card, 0 to 3; None for the Devil, which has none (AN-16), and the wild Angel (AN-15)."""
VALUE: Final = (*RANK[:DEVIL], 0, 15)
"""The points of each card (AN-12)."""

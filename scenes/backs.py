"""Card backs to choose from, for games whose cards all share one back."""

from collections.abc import Sequence
from typing import Final

DRAWN_AS: Final = {"backs/1": "backs/{}", "kabufuda/back": "kabufuda/back_{}"}
"""The file of a chosen back, by the usual back it replaces, below ``assets/cards``."""
OWN: Final = "own"
"""Each game's own back."""
BACKS: Final = {
    OWN: "Each game's own",
    "guilloche": "Rosette",
    "night": "Night sky",
    "web": "Cobweb",
    "blaze": "Blaze",
    "bones": "Crossed bones",
    "wings": "Six wings",
    "coins": "Strongbox",
    "bells": "Fool's bells",
    "scythes": "Scythes",
    "keyhole": "Two keyholes",
    "circles": "Five circles",
}
"""The titles of the card backs to choose from, the usual one first. Some are unlocked on the Descent."""


def back_for(usual: str, deck: Sequence[str], chosen: str) -> str:
    """Return the back shown in place of a usual one, both below ``assets/cards`` and without file ending.

    Decks that are told apart by their backs keep them.
    """
    drawn = DRAWN_AS.get(usual)
    if drawn is None or chosen == OWN or chosen not in BACKS or len(set(deck)) > 1:
        return usual
    return drawn.format(chosen)

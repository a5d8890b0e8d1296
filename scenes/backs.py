"""Card backs to choose from, for games whose cards all share one back."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

DRAWN_AS: Final = {"backs/1": "backs/{}", "kabufuda/back": "kabufuda/back_{}"}
"""The file of a chosen back, by the usual back it replaces, below ``assets/cards``."""


@dataclass(frozen=True, slots=True)
class Back:
    """A card back in the settings."""

    id: str
    title: str


OWN: Final = Back("own", "Each game's own")
BACKS: Final = (
    OWN,
    Back("guilloche", "Rosette"),
    Back("night", "Night sky"),
    Back("web", "Cobweb"),
    Back("blaze", "Blaze"),
    Back("bones", "Crossed bones"),
    Back("wings", "Six wings"),
    Back("coins", "Strongbox"),
    Back("bells", "Fool's bells"),
    Back("scythes", "Scythes"),
    Back("keyhole", "Two keyholes"),
    Back("circles", "Five circles"),
)
"""The card backs to choose from, the usual one first. Some are unlocked on the Descent."""


def back(chosen: str) -> Back:
    """Return the back with this id, or the usual one if there is none."""
    return next((each for each in BACKS if each.id == chosen), OWN)


def back_for(usual: str, deck: Sequence[str], chosen: str) -> str:
    """Return the back shown in place of a usual one, both below ``assets/cards`` and without file ending.

    Decks that are told apart by their backs keep them.
    """
    drawn = DRAWN_AS.get(usual)
    if drawn is None or back(chosen) is OWN or len(set(deck)) > 1:
        return usual
    return drawn.format(chosen)

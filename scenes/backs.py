"""Card backs that people can choose, for games in which all cards have one back."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

DRAWN_AS: Final = {"backs/1": "backs/{}", "kabufuda/back": "kabufuda/back_{}"}
"""The file of the chosen back for each usual one it can stand for, below ``assets/cards``."""


@dataclass(frozen=True, slots=True)
class Back:
    """A back as settings offer it."""

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
"""The backs to choose from; the first is the usual one. Some are to be won on the Descent first."""


def back(chosen: str) -> Back:
    """Return the back of an id; the usual one where there is none of it."""
    return next((each for each in BACKS if each.id == chosen), OWN)


def back_for(usual: str, deck: Sequence[str], chosen: str) -> str:
    """Return the back that is shown for a usual one, both below ``assets/cards`` without their ending.

    Where decks are told apart by their backs, they stay.
    """
    drawn = DRAWN_AS.get(usual)
    if drawn is None or back(chosen) is OWN or len(set(deck)) > 1:
        return usual
    return drawn.format(chosen)

"""The four suit signs, and the two colourings of a French deck."""

from dataclasses import dataclass

from card_art.svg import SOOT, circle, group, path

RED = "#B3261E"
BLUE = "#2A5A8F"
GREEN = "#2F6B47"

_SPADE = (
    "M0 -50C9 -30 45 -10 45 17C45 40 17 43 6 27C7 39 12 47 22 50L-22 50C-12 47 -7 39 -6 27"
    "C-17 43 -45 40 -45 17C-45 -10 -9 -30 0 -50Z"
)
_HEART = "M0 49C-12 25 -46 6 -46 -20C-46 -46 -11 -50 0 -24C11 -50 46 -46 46 -20C46 6 12 25 0 49Z"
_DIAMOND = "M0 -50C8 -31 24 -10 37 0C24 10 8 31 0 50C-8 31 -24 10 -37 0C-24 -10 -8 -31 0 -50Z"
_STEM = "M-5 0C-4 24 -9 44 -21 50L21 50C9 44 4 24 5 0Z"


@dataclass(frozen=True)
class Look:
    """One way to print the deck: the ink of each suit, and how large the corners are."""

    inks: dict[str, str]
    rank: float
    """Height of the rank in the corner."""
    sign: float
    """Height of the suit sign below it."""


TWO_COLOURS = {"S": SOOT, "H": RED, "D": RED, "C": SOOT}
FOUR_COLOURS = {"S": SOOT, "H": RED, "D": BLUE, "C": GREEN}
LOOKS = {
    "french": Look(TWO_COLOURS, 50, 30),
    "french4": Look(FOUR_COLOURS, 50, 30),
    "french_large": Look(TWO_COLOURS, 84, 46),
    "french4_large": Look(FOUR_COLOURS, 84, 46),
}
"""Folder to look."""


def sign(suit: str, x: float, y: float, height: float, ink: str, turn: float = 0) -> str:
    """A suit sign centred at a point; ``turn`` in degrees."""
    if suit == "C":
        parts = [circle(0, -25, 22, ink), circle(-25, 9, 22, ink), circle(25, 9, 22, ink)]
        parts += [path(_STEM, ink), circle(0, -2, 12, ink)]
    else:
        parts = [path({"S": _SPADE, "H": _HEART, "D": _DIAMOND}[suit], ink)]
    return group(parts, x, y, turn, height / 100)

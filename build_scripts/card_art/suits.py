"""The four suit signs, of any size and as ornate as their place asks."""

from card_art.colours import BONE, SOOT, VERMILION
from card_art.shapes import polygon
from card_art.svg import circle, group, path, stroke

SUITS = "SHDC"
INKS = {"S": SOOT, "H": VERMILION, "D": VERMILION, "C": SOOT}
"""The ink of each suit on what courts wear."""

HEART = (
    "M0 47C-13 29 -48 8 -48 -19C-48 -37 -36 -47 -23 -47C-11 -47 -3 -39 0 -27"
    "C3 -39 11 -47 23 -47C36 -47 48 -37 48 -19C48 8 13 29 0 47Z"
)
SPADE = (
    "M0 -49C12 -29 46 -9 46 15C46 29 36 37 25 37C16 37 8 33 4 25C5 36 9 44 19 49L-19 49"
    "C-9 44 -5 36 -4 25C-8 33 -16 37 -25 37C-36 37 -46 29 -46 15C-46 -9 -12 -29 0 -49Z"
)
DIAMOND = "M0 -55C9 -36 25 -13 43 0C25 13 9 36 0 55C-9 36 -25 13 -43 0C-25 -13 -9 -36 0 -55Z"
_CLUB_STEM = "M-6 -10L6 -10C4 0 4 8 4 14C5 32 9 43 20 49L-20 49C-9 43 -5 32 -4 14C-4 8 -4 0 -6 -10Z"


def sign(suit: str, ink: str) -> list[str]:
    """Draw a plain sign within a square of 100 about the middle."""
    if suit == "C":
        lobes = [circle(x, y, 22.5, ink) for x, y in ((0, -26), (-25, 11), (25, 11))]
        return [
            *lobes,
            path(_CLUB_STEM, ink),
            path(polygon((-14, -12), (14, -12), (12, 14), (-12, 14)), ink),
        ]
    return [path({"S": SPADE, "H": HEART, "D": DIAMOND}[suit], ink)]


def pip(suit: str, ink: str) -> list[str]:
    """Draw a sign with the engraver's cut of light that its suit has, so that shape tells it too."""
    cuts = {
        "S": [stroke("M0 -22V14M0 -6L-12 8M0 -6L12 8", BONE, 4)],
        "H": [stroke("M-33 -16C-34 -28 -28 -34 -20 -34", BONE, 6)],
        "D": [stroke("M0 -29L-21 0L0 29", BONE, 4.5)],
        "C": [circle(x, y, 6, BONE) for x, y in ((0, -27), (-26, 11), (26, 11))],
    }
    return [*sign(suit, ink), *cuts[suit]]


def placed(parts: list[str], x: float, y: float, side: float, turn: float = 0) -> str:
    """Return a sign ``side`` wide, about a point."""
    return group(parts, x, y, turn, side / 100)

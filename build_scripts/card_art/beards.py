"""The beards of the four kings, about the bridge of the nose."""

from card_art.dress import People
from card_art.svg import VERMILION, both, inked, path, stroke

_SHAPES = {
    "S": (
        "M-31 -6C-35 24 -28 48 -12 72C-9 62 -4 54 0 52C4 54 9 62 12 72C28 48 35 24 31 -6"
        "C27 10 22 16 12 16L-12 16C-22 16 -27 10 -31 -6Z"
    ),
    "H": (
        "M-31 -6C-36 10 -36 22 -42 32C-34 32 -32 34 -30 44C-24 42 -20 46 -16 58"
        "C-10 52 -6 56 0 72C6 56 10 52 16 58C20 46 24 42 30 44C32 34 34 32 42 32"
        "C36 22 36 10 31 -6C27 10 22 16 12 16L-12 16C-22 16 -27 10 -31 -6Z"
    ),
    "D": (
        "M-31 -6C-34 14 -30 34 -24 60L24 60C30 34 34 14 31 -6C27 10 22 16 12 16L-12 16C-22 16 -27 10 -31 -6Z"
    ),
    "C": (
        "M-31 -6C-40 4 -40 14 -36 20C-44 28 -40 40 -32 42C-32 54 -20 60 -12 56C-6 64 6 64 12 56"
        "C20 60 32 54 32 42C40 40 44 28 36 20C40 14 40 4 31 -6C27 10 22 16 12 16L-12 16"
        "C-22 16 -27 10 -31 -6Z"
    ),
}

_LINES = {
    "S": (
        "M-24 18C-24 36 -18 50 -12 62M-14 26C-14 38 -10 46 -8 54M24 18C24 36 18 50 12 62M14 26"
        "C14 38 10 46 8 54"
    ),
    "H": (
        "M-28 14C-28 24 -30 28 -26 36M-16 28C-16 38 -14 42 -14 48M0 34V60M16 28"
        "C16 38 14 42 14 48M28 14C28 24 30 28 26 36"
    ),
    "D": "M-28 26H28M-26 38H26M-25 49H25M-12 28V59M0 30V59M12 28V59",
    "C": (
        "M-28 12Q-36 18 -28 24M-26 30Q-34 36 -24 40M-14 40Q-16 50 -6 48M28 12Q36 18 28 24M26 30"
        "Q34 36 24 40M14 40Q16 50 6 48M0 40V52"
    ),
}


def beard(suit: str, people: People) -> list[str]:
    """A king's, and no two alike, with the mouth in it."""
    return [*whiskers(suit, people), path("M-8 24Q0 33 8 24Q0 26 -8 24Z", VERMILION), *moustache(people)]


def whiskers(suit: str, people: People) -> list[str]:
    """Draw the hair on cheeks and chin."""
    return [inked(_SHAPES[suit], people.hair), stroke(_LINES[suit], people.lock, 1.8)]


def moustache(people: People) -> list[str]:
    """Draw the hair on the lip."""
    half = "M0 17C5 13 14 14 19 21C23 25 29 23 32 17C32 30 20 35 11 30C6 28 2 25 0 22Z"
    return [*both([inked(half, people.hair, 1.8)]), *both([stroke("M5 18.5Q13 19 17 25", people.lock, 1.4)])]

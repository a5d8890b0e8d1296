"""The crowns of queens and kings, about the bridge of the nose."""

from card_art.dress import GOLD, People
from card_art.suits import placed, sign
from card_art.svg import BONE, SOOT, VERMILION, inked, path, stroke

IRON, BROWN = "#B9BEC8", "#B0701F"


def badge(suit: str, x: float, y: float) -> list[str]:
    """A small round sign of the suit."""
    ink = {"S": SOOT, "H": VERMILION, "D": VERMILION, "C": SOOT}[suit]
    return [
        f'<circle cx="{x}" cy="{y}" r="8" fill="{BONE}" stroke="{SOOT}" stroke-width="1.8"/>',
        placed(sign(suit, ink), x, y, 10.5),
    ]


def coronet(suit: str, people: People) -> list[str]:
    """A queen's crown: five light points, each with a pearl."""
    tips = ((-28, -50), (-15, -58), (0, -62), (15, -58), (28, -50))
    data = (
        "M-25 -28L-28 -50L-19 -38L-15 -58L-7 -40L0 -62L7 -40L15 -58L19 -38L28 -50L25 -28"
        "C10 -34 -10 -34 -25 -28Z"
    )
    return [
        inked(data, GOLD),
        path("M10 -38L15 -58L19 -38L28 -50L25 -28C20 -30 16 -31 10 -32Z", "#B0701F"),
        *[
            f'<circle cx="{x}" cy="{y}" r="3.4" fill="{BONE}" stroke="{SOOT}" stroke-width="1.6"/>'
            for x, y in tips
        ],
        stroke("M-23 -32C-8 -37 8 -37 23 -32", SOOT, 1.4),
        *badge(suit, 0, -38),
    ]


_POINTS = {
    "S": (
        "M-30 -30L-37 -56L-24 -42L-19 -62L-9 -42L0 -65L9 -42L19 -62L24 -42L37 -56L30 -30"
        "C12 -36 -12 -36 -30 -30Z"
    ),
    "H": (
        "M-30 -30C-40 -42 -36 -52 -34 -60C-28 -54 -24 -48 -22 -43C-20 -52 -16 -58 -12 -64"
        "C-6 -56 -6 -50 -5 -46C-4 -52 -3 -59 0 -66C3 -59 4 -52 5 -46C6 -50 6 -56 12 -64"
        "C16 -58 20 -52 22 -43C24 -48 28 -54 34 -60C36 -52 40 -42 30 -30"
        "C12 -36 -12 -36 -30 -30Z"
    ),
    "D": (
        "M-30 -30L-36 -58C-28 -50 -20 -48 -14 -52L0 -62L14 -52C20 -48 28 -50 36 -58L30 -30"
        "C12 -36 -12 -36 -30 -30Z"
    ),
    "C": (
        "M-30 -30L-34 -46C-42 -48 -41 -58 -34 -57C-33 -64 -24 -62 -26 -55"
        "C-20 -54 -21 -46 -27 -46L-14 -43L-6 -47C-14 -49 -13 -59 -6 -58C-8 -67 8 -67 6 -58"
        "C13 -59 14 -49 6 -47L14 -43L27 -46C21 -46 20 -54 26 -55C24 -62 33 -64 34 -57"
        "C41 -58 42 -48 34 -46L30 -30C12 -36 -12 -36 -30 -30Z"
    ),
}
_DARK = {
    "S": "M19 -62L24 -42L37 -56L30 -30C26 -32 22 -33 17 -34Z",
    "H": (
        "M12 -64C16 -58 20 -52 22 -43C24 -48 28 -54 34 -60C36 -52 40 -42 30 -30"
        "C26 -32 20 -33 15 -34C19 -42 16 -54 12 -64Z"
    ),
    "D": "M14 -52C20 -48 28 -50 36 -58L30 -30C24 -32 18 -33 12 -34C16 -40 16 -46 14 -52Z",
    "C": (
        "M30 -30L34 -46C42 -48 41 -58 34 -57C33 -61 30 -62 28 -60C31 -52 28 -42 18 -34C22 -33 26 -32 30 -30Z"
    ),
}


def crown(suit: str, people: People) -> list[str]:
    """A king's: iron thorns, flames, arches with pearls, or leaves."""
    ink = {"S": SOOT, "H": VERMILION, "D": VERMILION, "C": SOOT}[suit]
    metal, dark = (IRON, "#7D838F") if suit == "S" else (GOLD, BROWN)
    stones = ((-23, -30.5), (23, -30.5), (-12, -32.6), (12, -32.6), (0, -33.4))
    return [
        inked("M-28 -32C-30 -50 -16 -56 0 -56C16 -56 30 -50 28 -32Z", people.lining),
        inked(_POINTS[suit], metal),
        path(_DARK[suit], dark),
        *(_pearls(people) if suit == "D" else []),
        inked("M-32 -32C-12 -40 12 -40 32 -32L31 -22C12 -30 -12 -30 -31 -22Z", metal, 2),
        *[inked(f"M{x} {y - 4}L{x + 3.4} {y}L{x} {y + 4}L{x - 3.4} {y}Z", VERMILION, 1.2) for x, y in stones],
        placed(sign(suit, ink), 0, -46, 14),
    ]


def _pearls(people: People) -> list[str]:
    return [
        f'<circle cx="{x}" cy="{y}" r="4" fill="{people.trim}" stroke="{SOOT}" stroke-width="1.8"/>'
        for x, y in ((-36, -59), (36, -59), (0, -63))
    ]

"""Headgear of the courts: crowns, caps with their feathers, a veil."""

from card_art.colours import BONE, BRASS, EMBER, FLAME, SILVER, SOOT, VERMILION
from card_art.dress import GOLD, People
from card_art.suits import INKS, placed, sign
from card_art.svg import bead, both, inked, path, stroke

IRON, BROWN = "#B9BEC8", "#B0701F"


def badge(suit: str, x: float, y: float) -> list[str]:
    """Draw a small round sign of the suit."""
    return [bead(x, y, 8, BONE), placed(sign(suit, INKS[suit]), x, y, 10.5)]


def coronet(suit: str, people: People) -> list[str]:
    """Draw a queen's crown: five light points, each with a pearl."""
    tips = ((-28, -50), (-15, -58), (0, -62), (15, -58), (28, -50))
    data = (
        "M-25 -28L-28 -50L-19 -38L-15 -58L-7 -40L0 -62L7 -40L15 -58L19 -38L28 -50L25 -28"
        "C10 -34 -10 -34 -25 -28Z"
    )
    return [
        inked(data, GOLD),
        path("M10 -38L15 -58L19 -38L28 -50L25 -28C20 -30 16 -31 10 -32Z", "#B0701F"),
        *[bead(x, y, 3.4, BONE, 1.6) for x, y in tips],
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
    """Draw a king's: iron thorns, flames, arches with pearls, or leaves."""
    metal, dark = (IRON, "#7D838F") if suit == "S" else (GOLD, BROWN)
    stones = ((-23, -30.5), (23, -30.5), (-12, -32.6), (12, -32.6), (0, -33.4))
    return [
        inked("M-28 -32C-30 -50 -16 -56 0 -56C16 -56 30 -50 28 -32Z", people.lining),
        inked(_POINTS[suit], metal),
        path(_DARK[suit], dark),
        *(_pearls(people) if suit == "D" else []),
        inked("M-32 -32C-12 -40 12 -40 32 -32L31 -22C12 -30 -12 -30 -31 -22Z", metal, 2),
        *[inked(f"M{x} {y - 4}L{x + 3.4} {y}L{x} {y + 4}L{x - 3.4} {y}Z", VERMILION, 1.2) for x, y in stones],
        placed(sign(suit, INKS[suit]), 0, -46, 14),
    ]


def _pearls(people: People) -> list[str]:
    return [bead(x, y, 4, people.trim) for x, y in ((-36, -59), (36, -59), (0, -63))]


def cap(suit: str, people: People) -> list[str]:
    """Draw a jack's: sexton's brim, horned bonnet, beret, or an acorn cup; each with its feather."""
    return [*{"S": _brim, "H": _bonnet, "D": _beret, "C": _acorn_cup}[suit](people), *badge(suit, -2, -30)]


def _feather(outer: str, vane: str, quill: str) -> list[str]:
    return [
        inked(
            (
                "M10 -32C18 -52 36 -62 60 -58C56 -54 58 -50 54 -47C48 -46 50 -42 44 -40"
                "C40 -40 40 -36 34 -35C26 -36 20 -32 14 -26Z"
            ),
            outer,
        ),
        path("M16 -33C24 -46 36 -54 50 -54C42 -50 32 -44 26 -38Z", vane),
        stroke("M11 -28C20 -42 34 -52 54 -56", quill, 1.5),
    ]


def _brim(people: People) -> list[str]:
    crown = "M-24 -26C-26 -44 -20 -58 -8 -62C0 -58 10 -62 16 -58C24 -50 26 -38 25 -26Z"
    brim = (
        "M-46 -22C-30 -34 30 -34 46 -24C50 -20 46 -14 38 -16C20 -24 -20 -24 -38 -14C-46 -12 -50 -18 -46 -22Z"
    )
    return [
        *_feather("#23222B", "#4B4A57", SILVER),
        inked(crown, people.fold),
        path("M8 -59C20 -60 26 -40 25 -28L14 -28C16 -40 14 -52 8 -59Z", SOOT),
        inked("M-25 -36C-10 -41 10 -41 25 -36L25 -26C10 -31 -10 -31 -25 -26Z", people.lining, 1.8),
        inked(brim, people.coat),
        stroke("M-40 -19C-22 -29 22 -29 40 -20", people.trim, 1.4),
    ]


def _bonnet(people: People) -> list[str]:
    horn = "M18 -30C30 -36 36 -48 30 -62C44 -54 48 -34 34 -20Z"
    dome = "M-31 -16C-34 -42 -18 -52 0 -52C18 -52 34 -42 31 -16C20 -26 -20 -26 -31 -16Z"
    plume = "M0 -50C-8 -55 -5 -60 -9 -67C3 -64 4 -60 6 -57C10 -60 10 -63 8 -66C17 -61 16 -54 8 -48Z"
    return [
        *both([inked(horn, BONE), stroke("M30 -33Q36 -32 39 -30M33 -40Q39 -40 42 -38", BRASS, 1.5)]),
        inked(plume, EMBER),
        path("M2 -50C-2 -55 2 -58 2 -61C8 -57 10 -54 6 -49Z", FLAME),
        inked(dome, people.coat),
        path("M12 -50C24 -48 34 -38 31 -16C28 -19 24 -21 20 -22C24 -34 20 -44 12 -50Z", people.fold),
        inked(
            (
                "M-32 -17C-22 -32 22 -32 32 -17C31 -12 30 -10 28 -10C18 -23 -18 -23 -28 -10"
                "C-30 -10 -31 -12 -32 -17Z"
            ),
            people.trim,
            1.8,
        ),
    ]


def _beret(people: People) -> list[str]:
    disc = "M-30 -18C-52 -24 -48 -48 -26 -54C0 -62 30 -56 36 -40C40 -30 36 -20 30 -16C16 -28 -14 -28 -30 -18Z"
    return [
        *_feather("#8C1C1A", VERMILION, FLAME),
        inked(disc, people.lining),
        path("M18 -54C34 -50 40 -34 34 -22L29 -17C24 -21 18 -23 12 -24C26 -32 28 -44 18 -54Z", "#5A1A1A"),
        stroke("M-38 -34C-26 -46 -8 -50 6 -50M-30 -28C-20 -38 -8 -42 4 -42", people.trim, 1.6),
        inked(
            (
                "M-31 -17C-20 -30 20 -30 31 -17C31 -13 30 -11 28 -10C16 -23 -16 -23 -28 -10"
                "C-30 -11 -31 -13 -31 -17Z"
            ),
            people.coat,
            1.8,
        ),
    ]


def _acorn_cup(people: People) -> list[str]:
    dome = "M-34 -15C-36 -44 -20 -58 0 -58C20 -58 36 -44 34 -15C20 -27 -20 -27 -34 -15Z"
    stalk = "M-4 -56C-4 -60 -1 -64 5 -67L10 -62C6 -61 4 -59 4 -56Z"
    rows = ((-46, (-14, 0, 14)), (-37, (-22, -8, 8, 22)), (-28, (-27, -14, 14, 27)))
    scales = "".join(f"M{x - 7} {y - 3}Q{x} {y + 6} {x + 7} {y - 3}" for y, xs in rows for x in xs)
    return [
        *_feather("#6E8F4E", "#8FAE68", people.fold),
        inked(stalk, people.coat),
        inked(dome, "#8A5F36"),
        path("M12 -57C26 -54 36 -40 34 -15C30 -19 26 -21 22 -22C26 -36 22 -48 12 -57Z", people.coat),
        stroke(scales, people.fold, 1.8),
        inked(
            "M-35 -16C-24 -31 24 -31 35 -16C34 -11 32 -9 30 -9C18 -22 -18 -22 -30 -9C-32 -9 -34 -11 -35 -16Z",
            people.trim,
            1.8,
        ),
    ]


def veil(people: People) -> list[str]:
    """Draw a queen's, behind her head."""
    cloth = "M0 -48C30 -50 48 -30 48 -4C48 18 50 34 54 44L-54 44C-50 34 -48 18 -48 -4C-48 -30 -30 -50 0 -48Z"
    hem = "M36 -28C44 -10 40 18 46 40M-36 -28C-44 -10 -40 18 -46 40"
    return [inked(cloth, people.lining), stroke(hem, people.trim, 1.8)]

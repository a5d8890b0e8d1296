"""The people of the four suits: their colours, what they wear, and the panel they stand in."""

from dataclasses import dataclass

from card_art.colours import BONE, BRASS, EMBER, FLAME, HIDE, OXBLOOD, SILVER, SOOT
from card_art.svg import circle, inked, path, stroke, strokes

STEEL = "#AEB4BC"
GOLD = "#E3A23A"


@dataclass(frozen=True)
class People:
    """A suit's colours."""

    skin: str
    shade: str
    """The skin's dark side."""
    hair: str
    lock: str
    """Lines in the hair."""
    iris: str
    coat: str
    fold: str
    """The coat's dark side."""
    trim: str
    lining: str
    ground: str
    """The panel behind."""
    speck: str
    """The pattern on the panel."""


PEOPLE = {
    "S": People(
        *("#E3DCCB", "#B9B0A0", "#4B4A57", "#8D8C99", "#7FA7C4"),
        *("#2E3152", "#1D1F38", SILVER, "#8E1F1B", "#D9D6D0", "#C4C2C0"),
    ),
    "H": People(
        *("#D5452B", "#9E2418", SOOT, "#6B2A1E", FLAME),
        *("#8C1C1A", OXBLOOD, FLAME, SOOT, "#F1D6BD", "#E5BE9F"),
    ),
    "D": People(
        *("#EDBE6B", "#C48A35", "#7A3A17", "#B9682E", "#B3261A"),
        *("#D8962E", "#A5661B", BONE, "#8C1C1A", "#F2E0AE", "#E2C883"),
    ),
    "C": People(
        *("#A3B577", "#74874F", "#9C4A22", "#D98548", "#D9531E"),
        *("#62432B", "#43301F", "#D9B26A", "#7A2A18", "#DDE0C8", "#C3C8A8"),
    ),
}


def torso(people: People) -> list[str]:
    """Draw shoulders down to the belt at y = 0."""
    body = (
        "M-13 -60C-26 -55 -46 -54 -56 -42C-64 -30 -66 -12 -66 2L66 2C66 -12 64 -30 56 -42"
        "C46 -54 26 -55 13 -60Z"
    )
    dark = "M14 -59C26 -55 46 -54 56 -42C64 -30 66 -12 66 2L34 2C36 -20 30 -44 14 -59Z"
    neck = "M-11 -76L-11 -62Q-12 -56 -16 -54L16 -54Q12 -56 11 -62L11 -76Z"
    sides = stroke("M-11 -76L-11 -62Q-12 -57 -16 -55M11 -76L11 -62Q12 -57 16 -55", SOOT, 2)
    return [inked(body, people.coat), path(dark, people.fold), path(neck, people.shade), sides]


def front(suit: str) -> list[str]:
    """Draw the breast of the coat."""
    return {"S": _ribs, "H": _flames, "D": _lozenges, "C": _leaves}[suit]()


def _ribs() -> list[str]:
    rows = ((-40, 20), (-30, 27), (-20, 28), (-10, 24))
    bones = [
        f"M3 {y}Q{w * 0.7:.0f} {y - 8} {w} {y + 5}M-3 {y}Q{-w * 0.7:.0f} {y - 8} {-w} {y + 5}"
        for y, w in rows
    ]
    return [
        *strokes("".join(bones), (SOOT, 7), ("#E3DCCB", 4)),
        *[inked(f"M-5 {y - 4}L5 {y - 4}L4 {y + 4}L-4 {y + 4}Z", "#E3DCCB", 1.6) for y, _ in rows],
    ]


def _flames() -> list[str]:
    tall = (
        "M-46 2C-48 -14 -40 -18 -38 -30C-32 -20 -28 -14 -27 -8C-24 -22 -16 -28 -17 -44C-8 -32 -6 -22 -5 -14"
    )
    tall += (
        "C-2 -26 2 -34 0 -50C8 -38 8 -24 8 -14C12 -20 16 -28 16 -40C24 -30 26 -18 27 -8C32 -14 36 -20 36 -28"
    )
    tall += "C44 -16 48 -12 46 2Z"
    low = "M-36 2C-36 -8 -32 -8 -31 -14C-27 -8 -24 -4 -23 2C-18 -10 -14 -14 -13 -24C-7 -14 -6 -6 -5 0"
    low += "C-2 -10 2 -14 1 -26C6 -16 8 -6 8 0C13 -8 15 -12 15 -20"
    low += "C21 -12 22 -4 24 2C28 -6 31 -8 31 -12C36 -6 37 -4 36 2Z"
    return [inked(tall, EMBER, 1.8), path(low, FLAME)]


def _lozenges() -> list[str]:
    spots = [(x, y) for x in (-36, -12, 12, 36) for y in (-34, -2)] + [
        (x, -18) for x in (-48, -24, 0, 24, 48)
    ]
    shown = [(x, y) for x, y in spots if y > -30 or abs(x) < 40]
    return [
        inked(
            f"M{x} {y - 15}L{x + 11} {y}L{x} {min(2, y + 15)}L{x - 11} {y}Z",
            "#8C1C1A" if y != -18 else BONE,
            1.6,
        )
        for x, y in shown
    ] + [circle(x, y, 2.4, FLAME) for x, y in shown if y != -18]


def _leaves() -> list[str]:
    parts = []
    for y, count in ((-8, 6), (-22, 5), (-36, 4)):
        for step in range(count):
            x = (step - (count - 1) / 2) * 19
            leaf = (
                f"M{x} {y - 15}C{x + 12} {y - 9} {x + 12} {y + 3} {x} {y + 10}"
                f"C{x - 12} {y + 3} {x - 12} {y - 9} {x} {y - 15}Z"
            )
            parts += [
                inked(leaf, "#6E8F4E" if step % 2 else "#567A45", 1.6),
                stroke(f"M{x} {y - 8}V{y + 5}", HIDE, 1.4),
            ]
    return parts


def shoulder(people: People) -> list[str]:
    """Draw the puffed top of the right sleeve."""
    puff = "M42 -52C60 -56 78 -46 84 -30C88 -18 88 -8 88 2L58 2C60 -20 54 -38 42 -52Z"
    slits = "M58 -44C66 -34 70 -20 70 -6M70 -42C78 -32 80 -20 80 -8"
    return [inked(puff, people.fold), stroke(slits, people.trim, 3)]


OUTLINE = "M-69 -161L109 -161L109 61L69 61L69 161L-109 161L-109 -61L-69 -61Z"
INNER = "M-66 -158L106 -158L106 58L66 58L66 158L-106 158L-106 -58L-66 -58Z"


def panel(people: People) -> list[str]:
    """Draw the ground, with a pattern of small lozenges and a thin line round it."""
    spots = [(x + 8 * (y // 16 % 2), y) for x in range(-104, 110, 16) for y in range(-152, 160, 16)]
    specks = "".join(f"M{x} {y - 3}l2.4 3l-2.4 3l-2.4 -3z" for x, y in spots if _inside(x, y))
    return [path(OUTLINE, people.ground), path(specks, people.speck), stroke(INNER, BRASS, 1.2)]


def _inside(x: float, y: float) -> bool:
    left, right = (-60 if y < -52 else -102), (60 if y > 52 else 102)
    return left <= x <= right


def edge() -> str:
    """Draw the line round it all, drawn last."""
    return stroke(OUTLINE, SOOT, 2.2)

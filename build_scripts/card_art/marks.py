"""Marks that make one court's face its own: a scar, horns, rings, tusks, freckles."""

from card_art.dress import GOLD
from card_art.suits import DIAMOND
from card_art.svg import BONE, BRASS, SOOT, VERMILION, both, circle, inked, ring, stroke


def marks(card: str) -> list[str]:
    """Drawn over the face and below the crown; most jacks have none."""
    return {
        "KS": scar,
        "KH": horns,
        "QH": _horned_spot,
        "KD": monocle,
        "QD": _jewels,
        "KC": tusks,
        "QC": freckles,
        "QS": tears,
    }.get(card, list)()


def scar() -> list[str]:
    """Down through the left eye."""
    return [stroke("M-20 -24L-11 10", "#8E1F1B", 2.2), stroke("M-21 -14L-13 -17M-18 4L-9 1", "#8E1F1B", 1.6)]


def horns() -> list[str]:
    """Out past the crown."""
    horn = "M22 -26C36 -28 44 -38 42 -56C56 -42 54 -20 30 -14Z"
    return both([inked(horn, BONE), stroke("M36 -28Q42 -26 46 -22M41 -36Q47 -34 51 -32", BRASS, 1.5)])


def monocle() -> list[str]:
    """In the right eye, on a chain."""
    return [
        ring(13.5, -3, 12, SOOT, 4.6),
        ring(13.5, -3, 12, "#F6D27A", 2.4),
        stroke("M25 2C32 14 36 26 34 44", SOOT, 2.6),
        stroke("M25 2C32 14 36 26 34 44", "#F6D27A", 1.2),
    ]


def _jewels() -> list[str]:
    stone = f'<g transform="translate(0 -21) scale(.12)">{inked(DIAMOND, VERMILION, 12)}</g>'
    drops = both([inked("M40 12L44 22L40 32L36 22Z", GOLD, 1.6), circle(40, 9, 2.4, SOOT)])
    return [stone, *drops]


def tusks() -> list[str]:
    """Up from the lower jaw, and a ring in the nose."""
    return [
        *both([inked("M8 28C14 28 17 22 16 12C22 20 22 32 12 35Z", BONE, 1.6)]),
        f'<path d="M-4 16C-6 24 6 24 4 16" fill="none" stroke="{GOLD}" stroke-width="2.6"/>',
    ]


def freckles() -> list[str]:
    """Over both cheeks."""
    return [
        circle(x, y, 1.3, "#5E6E3C") for x, y in ((-17, 9), (-13, 12), (-20, 13), (-9, 9), (17, 10), (13, 13))
    ]


def spot() -> list[str]:
    """A beauty spot."""
    return [circle(14, 18, 1.7, SOOT)]


def _horned_spot() -> list[str]:
    return [*horns(), *spot()]


def tears() -> list[str]:
    return both([stroke("M12 6V15", SOOT, 2), stroke("M17 5V10", SOOT, 1.6)])

"""Forearms and fists, and the things in them."""

from card_art.colours import BONE, EMBER, FLAME, SOOT, VERMILION
from card_art.dress import People
from card_art.svg import circle, group, inked, path, stroke


def arm(people: People, x: float, top: float) -> list[str]:
    """Draw a forearm that rises from the belt to a cuff, for a hand to go on; its middle is x."""
    wide, flare = 15, 19
    sleeve = f"M{x - wide} 2C{x - wide - 5} {top / 2:g} {x - wide + 1} {top + 16:g} {x - 12} {top + 10:g}"
    sleeve += (
        f"L{x + 12} {top + 10:g}C{x + wide + 6} {top + 18:g} {x + wide + 6} {top / 2:g} {x + wide + 3} 2Z"
    )
    dark = (
        f"M{x + 4} {top + 10:g}L{x + 12} {top + 10:g}"
        f"C{x + wide + 6} {top + 18:g} {x + wide + 6} {top / 2:g} {x + wide + 3} 2L{x + 4} 2Z"
    )
    cuff = (
        f"M{x - flare + 5} {top + 2:g}L{x + flare - 5} {top + 2:g}L{x + flare} {top + 15:g}"
        f"Q{x} {top + 20:g} {x - flare} {top + 15:g}Z"
    )
    return [
        inked(sleeve, people.coat),
        path(dark, people.fold),
        inked(cuff, people.trim),
        stroke(
            f"M{x - flare + 3} {top + 11:g}Q{x} {top + 15:g} {x + flare - 3} {top + 11:g}", people.fold, 1.6
        ),
    ]


def fist(people: People) -> list[str]:
    """Draw a hand about an upright shaft, seen from its knuckles; lay the shaft under it."""
    fingers = []
    for step, (left, width) in enumerate(((-11, 20), (-12, 23), (-12, 22), (-10, 18))):
        y = -13 + 6.2 * step
        data = f"M{left + 3} {y:.1f}H{left + width - 3}Q{left + width} {y:.1f} {left + width} {y + 3.2:.1f}"
        data += f"Q{left + width} {y + 6.6:.1f} {left + width - 3} {y + 6.6:.1f}H{left + 3}"
        data += f"Q{left} {y + 6.6:.1f} {left} {y + 3.2:.1f}Q{left} {y:.1f} {left + 3} {y:.1f}Z"
        fingers.append(inked(data, people.skin, 1.6))
    thumb = "M-11 9C-17 6 -18 -4 -13 -10C-9 -12 -6 -9 -8 -5C-9 -2 -8 4 -6 8Z"
    return [*fingers, inked(thumb, people.shade, 1.6)]


def held(people: People, thing: list[str], x: float, y: float) -> list[str]:
    """Draw a thing held upright, the arm below it and the fingers about it."""
    return [*arm(people, x, y + 10), group(thing, x, y), group(fist(people), x, y)]


def borne(people: People, thing: list[str], x: float, y: float) -> list[str]:
    """Draw a thing borne on a palm."""
    return [*arm(people, x, y + 8), group(thing, x, y - 22), group(fist(people), x, y, 90, 0.95)]


def trinket(suit: str) -> list[str]:
    """Draw a bone, a candle, three cards or a tankard."""
    return {"S": _bone, "H": _candle, "D": _cards, "C": _tankard}[suit]()


def _bone() -> list[str]:
    knob = (
        "M-4 14L-4 -22C-10 -20 -13 -28 -8 -31C-9 -37 -1 -38 0 -33C1 -38 9 -37 8 -31C13 -28 10 -20 4 -22L4 14Z"
    )
    return [inked(knob, BONE), stroke("M1.5 -18V-8", "#B9B0A0", 2)]


def _candle() -> list[str]:
    flame = "M0 -24C-8 -30 -6 -36 -1 -46C2 -40 8 -34 6 -28Q4 -24 0 -24Z"
    wax = "M-6 14L-6 -18C-4 -20 4 -20 6 -18L6 -8C8 -6 8 0 6 0L6 14Z"
    return [
        inked(flame, EMBER, 1.8),
        path("M0 -25C-4 -29 -2 -33 0 -38C2 -34 4 -29 0 -25Z", FLAME),
        inked(wax, BONE),
        stroke("M0 -20V-25", SOOT, 1.6),
    ]


def _cards() -> list[str]:
    card = inked("M-7.5 -36H7.5V-10H-7.5Z", BONE, 1.8)
    marks = (
        [circle(0, -24, 3, SOOT)],
        [circle(0, -24, 3, SOOT)],
        [inked("M0 -29L4 -23L0 -17L-4 -23Z", VERMILION, 1)],
    )
    return [group([card, *mark], 0, 4, turn) for turn, mark in zip((-32, 32, 0), marks, strict=True)]


def _tankard() -> list[str]:
    foam = "M-14 -22C-18 -28 -12 -33 -8 -30C-6 -36 4 -36 5 -31C10 -34 16 -28 12 -22Z"
    return [
        inked("M-13 -23L12 -23L13 8L-14 8Z", "#8A5F36"),
        path("M5 -22L12 -22L13 7L5 7Z", "#5E3A1C"),
        stroke("M-13 -16H12M-14 2H13", "#D9B26A", 2.4),
        inked(foam, BONE, 1.8),
    ]

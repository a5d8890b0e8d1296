"""Forearms and fists, and the things in them."""

from card_art.dress import People
from card_art.svg import group, inked, path, stroke


def arm(people: People, x: float, top: float) -> list[str]:
    """A forearm that rises from the belt to a cuff, for a hand to go on; its middle is x."""
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
    """A hand about an upright shaft, seen from its knuckles; lay the shaft under it."""
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
    """A thing held upright, the arm below it and the fingers about it."""
    return [*arm(people, x, y + 10), group(thing, x, y), group(fist(people), x, y)]


def borne(people: People, thing: list[str], x: float, y: float) -> list[str]:
    """A thing borne on a palm."""
    return [*arm(people, x, y + 8), group(thing, x, y - 22), group(fist(people), x, y, 90, 0.95)]

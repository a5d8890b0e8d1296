"""The backs: six decks told apart by colour, pattern and emblem, the souls' ashen one, and those to choose from."""

from collections.abc import Callable
from dataclasses import dataclass
from math import cos, pi, sin

from card_art.colours import BONE, BRASS, EMBER, FLAME, SILVER, SOOT, VERMILION
from card_art.emblems import NAMES, emblem, ghost
from card_art.fancy_backs import FANCY, Shape, field, halves
from card_art.motifs import TONGUE
from card_art.shapes import number, polygon
from card_art.sheet import CORNER, HEIGHT, WIDTH, paper, sheet
from card_art.svg import (
    both,
    both_ways,
    circle,
    discs,
    document,
    frames,
    gradient,
    group,
    inked,
    path,
    plate,
    ring,
    stroke,
    strokes,
)


@dataclass(frozen=True)
class Cloth:
    """The colours of a back."""

    light: str
    dark: str
    thread: str
    """The pattern."""
    metal: str
    """Frame and emblem."""
    pattern: Callable[[float, float], str]
    """Path data of the pattern's piece about a point."""


def _scale(x: float, y: float) -> str:
    return f"M{x - 12} {y}q12 16 24 0M{x - 7} {y}q7 9 14 0M{x - 2} {y}h4"


def _cross(x: float, y: float) -> str:
    return f"M{x - 7} {y - 7}l14 14M{x + 7} {y - 7}l-14 14M{x - 12} {y}h.1M{x + 12} {y}h.1"


def _wave(x: float, y: float) -> str:
    return f"M{x - 12} {y}c4 -9 8 -9 12 0s8 9 12 0M{x - 12} {y + 6}c4 -9 8 -9 12 0s8 9 12 0"


def _lattice(x: float, y: float) -> str:
    return f"M{x} {y - 12}l12 12l-12 12l-12 -12zM{x} {y - 4}v8M{x - 2} {y - 4}h4"


def _star(x: float, y: float) -> str:
    return f"M{x} {y - 8}l2 6l6 2l-6 2l-2 6l-2 -6l-6 -2l6 -2zM{x + 12} {y - 1}v.1M{x - 12} {y - 1}v.1"


def _lens(x: float, y: float) -> str:
    return f"M{x - 12} {y}q12 -14 24 0q-12 14 -24 0zM{x} {y - 2.5}v5"


def _wisp(x: float, y: float) -> str:
    return f"M{x - 8} {y + 7}c-3 -8 12 -6 7 -15c-1 6 9 6 8 14M{x + 2} {y + 8}v.1"


CLOTHS = (
    Cloth("#7E1F1A", "#4A1010", "#A8392A", "#F6B042", _scale),
    Cloth("#3A3430", "#1B1714", "#5C534B", "#EFE6D2", _cross),
    Cloth("#1F5A4B", "#103229", "#37806C", "#BFE3C8", _wave),
    Cloth("#B9812F", "#5E3A10", "#D3A050", "#FFEBC0", _lattice),
    Cloth("#243A75", "#131F45", "#40589C", "#E8EDF7", _star),
    Cloth("#5A2A70", "#34153F", "#7F4B98", "#F3C6E6", _lens),
)
NARROW = Shape(240, 400, 14.4)
"""A kabufuda card's."""
SOUL = Cloth("#CDC8BE", "#8F8A82", "#DEDAD1", "#FBF8F1", _wisp)


def backs() -> dict[str, str]:
    """Return every back: file name without ending to SVG."""
    drawn = {str(number): _back(cloth, *_emblems(number)) for number, cloth in enumerate(CLOTHS, 1)}
    lost = ghost(SOUL.metal, "#5E5952")
    drawn["soul"] = _back(SOUL, lost, lost)
    return drawn | {name: sheet(parts) for name, parts in _to_choose(Shape(WIDTH, HEIGHT, CORNER)).items()}


def narrow_backs() -> dict[str, str]:
    """Return the backs for kabufuda: file name without ending to SVG."""
    drawn = _to_choose(NARROW)
    return {f"back_{name}": document(240, 400, parts, 1.25) for name, parts in drawn.items()}


def _to_choose(shape: Shape) -> dict[str, list[str]]:
    return {name: draw(shape) for name, draw in (FANCY | _DESCENT).items()}


def _emblems(number: int) -> tuple[list[str], list[str]]:
    """Draw a deck's emblem for the medal and for the corners."""
    cloth, name = CLOTHS[number - 1], NAMES[number - 1]
    return emblem(name, cloth.metal, cloth.dark), emblem(name, cloth.metal, cloth.light)


def _back(cloth: Cloth, middle: list[str], small: list[str]) -> str:
    x, y = WIDTH / 2, HEIGHT / 2
    corner = [
        circle(31, 33, 17, cloth.dark),
        ring(31, 33, 17, cloth.metal, 1.6),
        group(small, 31, 33, 0, 0.36),
    ]
    parts = [
        gradient("cloth", [(0, cloth.light), (1, cloth.dark)]),
        *paper(WIDTH, HEIGHT, CORNER, "#F1EADA"),
        plate(9, 9, WIDTH - 18, HEIGHT - 18, 9, "url(#cloth)"),
        stroke(_grid(cloth), cloth.thread, 1.7),
        *frames(WIDTH, HEIGHT, (9, 9, SOOT, 2), (14, 6, cloth.metal, 1.6)),
        *both_ways(corner, WIDTH, HEIGHT),
        group(_medal(cloth), x, y),
        group(middle, x, y, 0, 1.28),
    ]
    return sheet(parts)


def _grid(cloth: Cloth) -> str:
    """Draw the pattern in staggered rows, even about the middle."""
    spots = [(125 + 12 * step, 175 + 18 * row) for row in range(-8, 9) for step in range(row % 2 - 8, 9, 2)]
    return "".join(cloth.pattern(x, y) for x, y in spots)


def _medal(cloth: Cloth) -> list[str]:
    points = [
        group([path(polygon((-9, -66), (0, -84), (9, -66)), cloth.metal)], 0, 0, turn)
        for turn in range(0, 360, 15)
    ]
    return [
        circle(0, 0, 78, cloth.dark),
        *points,
        *discs(0, 0, (70, SOOT), (68, cloth.metal), (64, cloth.dark)),
        ring(0, 0, 58, cloth.metal, 1.6),
    ]


def _wings(shape: Shape) -> list[str]:
    """Draw two pairs of wings about a sun."""
    x, y = shape.middle
    wide, high = shape.inner
    wing = []
    for row, (reach, drop, colour) in enumerate(
        ((0.98, 0.94, "#7E93D8"), (0.8, 0.76, "#AEBBEA"), (0.6, 0.56, "#E8EDF7"))
    ):
        for step in range(7):
            share = step / 6
            a = wide * reach * (0.24 + 0.76 * sin(pi / 2 * share))
            b = -high * drop * (1 - 0.86 * share**1.4)
            bend = (a * 0.3 - 6 * (2 - row), b * 0.75)
            leaf = f"M4 -14Q{number(bend[0])} {number(bend[1])} {number(a)} {number(b)}"
            leaf += f"Q{number(a * 0.86)} {number(b * 0.42)} 12 -6Z"
            wing.append(inked(leaf, colour, 1.1, "#24315E"))
    rays = [
        group([path("M-3.2 -24L0 -42L3.2 -24Z", FLAME)], 0, 0, turn, 0.92 if turn % 60 else 1.1)
        for turn in range(0, 360, 30)
    ]
    sun = [circle(0, 0, 27, "#131F45"), *rays, *discs(0, 0, (21, FLAME), (16, "#24315E"))]
    sun += [path("M-11 0Q0 -10 11 0Q0 10 -11 0Z", BONE), circle(0, 0, 4.6, "#24315E")]
    return [*field(shape, "#131F45", "#2A3A78", FLAME), *halves(shape, both(wing)), group(sun, x, y)]


def _coins(shape: Shape) -> list[str]:
    """Draw coins in rows, each over the one before, and a strongbox's lock."""
    x, y = shape.middle
    wide, high = shape.inner
    coin = [
        *discs(0, 0, (15, "#3A0F0F"), (13.4, "#D0983F")),
        ring(0, 0, 10, "#8A5A1E", 1.6),
        path(polygon((0, -5.6), (4.2, 0), (0, 5.6), (-4.2, 0)), "#8A5A1E"),
        stroke("M-9.6 -6.4Q-5 -12 2 -11.6", "#FBE3A8", 1.6),
    ]
    half = []
    rows = int((high - 44) // 19)
    for row in range(rows):
        b = -high + 18 + row * (high - 56) / max(1, rows - 1)
        count = int((wide - 10) // 13)
        start = -count if (count + row) % 2 == row % 2 else 1 - count
        for column in range(start, count + 1, 2):
            a = column * 13.0 + (13.0 if row % 2 else 0.0)
            if abs(a) <= wide - 14:
                half.append(group(coin, a, b, 0, 0.86))
    lock = [
        inked("M-40 -26H40V26H-40Z", "#4A1010", 2.4),
        *[circle(a, b, 3.4, BRASS) for a in (-33, 33) for b in (-19, 19)],
        *discs(0, 0, (20, BRASS), (16, SOOT)),
        *[
            group([circle(0, -6.4, 4.4, FLAME), path("M-2.4 -5L0 1L2.4 -5Z", FLAME)], 0, 0, turn)
            for turn in (0, 180)
        ],
    ]
    return [*field(shape, "#5A1512", "#8C2A1C", "#F6C966"), *halves(shape, half), group(lock, x, y)]


def _bells(shape: Shape) -> list[str]:
    """Draw a fool's lozenges and his bells."""
    x, y = shape.middle
    wide, high = shape.inner
    across, down = wide / 3, high / 5
    tones = ("#5A2A70", "#23603F")
    lozenges, seams = [], ""
    for row in range(-5, 6):
        for column in range(-3, 4):
            a, b = column * across, row * down
            if (row + column) % 2:
                continue
            corners = [(a, b - down), (a + across, b), (a, b + down), (a - across, b)]
            clipped = [(x + max(-wide, min(wide, p)), y + max(-high, min(high, q))) for p, q in corners]
            lozenges.append(
                path(polygon(*clipped), tones[(row + 12) // 2 % 2 if row >= 0 else (12 - row) // 2 % 2])
            )
            seams += polygon(*clipped)
    bell = [
        inked("M-13 9C-13 -8 -8 -14 0 -14C8 -14 13 -8 13 9Q0 15 -13 9Z", "#E8B23A", 2),
        stroke("M-12 3Q0 8 12 3", "#8A5A1E", 2),
        circle(0, 10, 3.4, SOOT),
        stroke("M-8 -3C-8 -8 -5 -11 -2 -11.6", "#FFF1C4", 2),
        ring(0, -17, 3.6, "#E8B23A", 2),
    ]
    spots = [
        (a, -high * share)
        for share, columns in ((0.8, (-1, 1)), (0.4, (0,)), (0.4, (-2, 2)))
        for a in columns
    ]
    half = [group(bell, a * across, b, 0, 0.86) for a, b in spots]
    face = [
        circle(0, 0, 34, SOOT),
        ring(0, 0, 34, FLAME, 2.4),
        *[group([*both([path("M20 -8Q12 -20 4 -8Q12 -13 20 -8Z", FLAME)])], 0, 0, turn) for turn in (0, 180)],
        stroke("M-24 0H24", FLAME, 2.2),
    ]
    return [
        *field(shape, "#33184A", "#4A2468", FLAME),
        *lozenges,
        stroke(seams, "#E8B23A", 1),
        *halves(shape, half),
        group(face, x, y),
    ]


def _scythes(shape: Shape) -> list[str]:
    """Draw ears of corn, and two scythes that have been through them."""
    x, y = shape.middle
    wide, high = shape.inner
    grain = "M0 0C5 -4 5 -10 0 -15C-5 -10 -5 -4 0 0Z"
    ear = [stroke("M0 52V-4", "#8C7A4A", 2)]
    for step in range(5):
        ear += both([group([path(grain, "#C9A85A")], 2, 10 - 9 * step, 34, 0.86)])
    ear.append(group([path(grain, "#E3C97A")], 0, -32, 0, 0.9))
    half = []
    count = int(wide // 24)
    for row, (b, size) in enumerate(((-high + 54, 0.9), (-high * 0.46, 1.0))):
        for column in range(-count, count + 1):
            a = column * 24.0 + (12.0 if row % 2 else 0.0)
            if abs(a) < wide - 12:
                half.append(group(ear, a, b, 6 * sin(column * 2.1 + row), size))
    blade = "M-2 -62C26 -70 52 -56 62 -30C46 -46 22 -52 -2 -50Z"
    scythe = [
        *strokes("M0 66L-4 -60", ("#2A1E14", 7), ("#8A5F3A", 4.4)),
        stroke("M-2 6H12", "#8A5F3A", 4.4),
        inked(blade, SILVER, 2),
        stroke("M6 -58C28 -62 46 -52 56 -36", BONE, 1.6),
    ]
    size = min(1.0, wide / 92)
    crossed = [group(scythe, -14, 0, 36, size), group(scythe, 14, 0, 216, size)]
    return [
        *field(shape, "#231A16", "#4A3424", "#C9A85A"),
        *halves(shape, half),
        circle(x, y, 34, "#231A16"),
        ring(x, y, 34, "#C9A85A", 1.8),
        group(crossed, x, y),
        circle(x, y, 6, EMBER),
    ]


def _keyhole(shape: Shape) -> list[str]:
    """Draw panels of a cabinet, and two keyholes that look at each other."""
    x, y = shape.middle
    wide, high = shape.inner
    frames = "".join(
        polygon((x - a, y - b), (x + a, y - b), (x + a, y + b), (x - a, y + b))
        for a, b in ((wide - 6 * step, high - 6 * step) for step in range(1, 4))
    )
    leaf = "M0 0C10 -8 12 -22 0 -34C-12 -22 -10 -8 0 0Z"
    flower = [group([path(leaf, "#8C3A56")], 0, 0, turn, 0.46) for turn in range(0, 360, 60)]
    flower += [circle(0, 0, 3.4, "#C96A88")]
    damask = []
    for row in range(int((high - 24) // 30)):
        b = -high + 34 + row * 30
        for column in range(-4, 5):
            a = column * 34.0 + (17.0 if row % 2 else 0.0)
            if abs(a) < wide - 30 and b < -14:
                damask.append(group(flower, a, b, 15 * row))
    plate = "M0 -66C30 -60 40 -34 34 -8C44 10 38 38 0 60C-38 38 -44 10 -34 -8C-40 -34 -30 -60 0 -66Z"
    hole = [
        inked(plate, BRASS, 2.4),
        stroke(
            "M0 -58C25 -52 33 -32 28 -8C36 9 31 31 0 50C-31 31 -36 9 -28 -8C-33 -32 -25 -52 0 -58Z",
            "#5E3A10",
            1.6,
        ),
        circle(0, -16, 13, SOOT),
        path("M-6 -8L-11 28H11L6 -8Z", SOOT),
        circle(0, -16, 5, VERMILION),
        *[circle(a, b, 2.6, "#5E3A10") for a, b in ((0, -46), (0, 40), (-24, 8), (24, 8))],
    ]
    half = [*damask, group(hole, 0, -high * 0.5, 0, min(1.0, high / 150))]
    handle = [
        circle(0, 0, 20, "#3A0F22"),
        ring(0, 0, 20, BRASS, 2.6),
        *[group([path("M-3 -10L0 -17L3 -10Z", BRASS)], 0, 0, turn) for turn in range(0, 360, 45)],
        circle(0, 0, 7, VERMILION),
    ]
    return [
        *field(shape, "#4D1428", "#742040", "#E3A8B8"),
        stroke(frames, "#A8486A", 1.1),
        *halves(shape, half),
        group(handle, x, y),
    ]


def _circles(shape: Shape) -> list[str]:
    """Draw five circles, each within the other, and what burns in the last."""
    x, y = shape.middle
    wide, high = shape.inner
    tones = ("#24315E", "#7E1F1A", "#23603F", "#4A3424", "#4D1428")
    parts = []
    for step, tone in enumerate(tones):
        share = 1 - 0.165 * step
        a, b = (wide - 4) * share, (high - 8) * share
        oval = f"M{number(-a)} 0A{number(a)} {number(b)} 0 1 1 {number(a)} 0A{number(a)} {number(b)} 0 1 1 {number(-a)} 0Z"
        parts += [inked(oval, tone, 2.4), stroke(oval, BRASS, 1.3)]
        for index in range(24):
            turn = 2 * pi * (index + 0.5 * (step % 2)) / 24
            spot = ((a - 7) * cos(turn), (b - 9) * sin(turn))
            parts.append(circle(*spot, 1.7 if index % 3 else 2.8, FLAME if step == 4 else "#E9C98A"))
    fire = [path(TONGUE, EMBER), group([path(TONGUE, FLAME)], 0, 6, 0, 0.55)]
    burning = [group(fire, 0, -17), group(fire, 0, 17, 180)]
    heart = [circle(0, 0, min(wide * 0.34, 44), SOOT), ring(0, 0, min(wide * 0.34, 44), FLAME, 2)]
    tips = [group(fire, sign * (wide - 16), -high + 22, 0, 0.42) for sign in (-1, 1)]
    return [
        *field(shape, "#14110F", "#2A1410", FLAME),
        group(parts, x, y),
        group([*heart, *burning], x, y),
        *both_ways([group(tips, x, y)], shape.width, shape.height),
    ]


_DESCENT: dict[str, Callable[[Shape], list[str]]] = {
    "wings": _wings,
    "coins": _coins,
    "bells": _bells,
    "scythes": _scythes,
    "keyhole": _keyhole,
    "circles": _circles,
}

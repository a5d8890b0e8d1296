"""Backs to choose from, for cards of any shape; each looks the same turned upside down."""

from collections.abc import Callable
from dataclasses import dataclass
from math import cos, pi, sin
from random import Random

from card_art.colours import BONE, BRASS, EMBER, FLAME, OXBLOOD, SILVER, SOOT, VERMILION
from card_art.shapes import line, number, polygon, star
from card_art.sheet import paper
from card_art.svg import (
    both,
    both_ways,
    circle,
    frames,
    gradient,
    group,
    moved,
    path,
    plate,
    ring,
    rings,
    stroke,
)

Points = list[tuple[float, float]]


@dataclass(frozen=True)
class Shape:
    """A card's size and the radius of its corners."""

    width: float
    height: float
    corner: float

    @property
    def middle(self) -> tuple[float, float]:
        """Return the middle's place."""
        return self.width / 2, self.height / 2

    @property
    def inner(self) -> tuple[float, float]:
        """Return half the width and half the height of the field within the frame."""
        return self.width / 2 - 22, self.height / 2 - 22


def field(shape: Shape, top: str, bottom: str, metal: str) -> list[str]:
    """Draw the paper, the field on it and two frames."""
    wide, high = shape.width, shape.height
    return [
        gradient("field", [(0, top), (0.5, bottom), (1, top)]),
        *paper(wide, high, shape.corner, "#F1EADA"),
        plate(9, 9, wide - 18, high - 18, 9, "url(#field)"),
        *frames(wide, high, (9, 9, SOOT, 2), (14, 6, metal, 1.8)),
    ]


def halves(shape: Shape, half: list[str]) -> list[str]:
    """Return parts drawn about the card's middle, and the same turned over."""
    return [group(half, *shape.middle), group(half, *shape.middle, 180)]


def _guilloche(shape: Shape) -> list[str]:
    """Draw it engine-turned, as on old banknotes."""
    x, y = shape.middle
    wide, high = shape.inner
    parts = field(shape, "#4A1010", "#7E1F1A", "#E9C98A")
    for petals, depth, size, colour in (
        (24, 0.22, 0.94, "#C9584A"),
        (18, 0.34, 0.82, "#E9C98A"),
        (12, 0.5, 0.62, "#F3E3C0"),
    ):
        for phase in (0.0, 0.5):
            points = []
            for step in range(361):
                turn = 2 * pi * step / 360
                reach = size * (1 - depth * (0.5 + 0.5 * cos(petals * turn + 2 * pi * phase)))
                points.append((x + wide * reach * cos(turn), y + high * reach * sin(turn)))
            parts.append(stroke(line(*points), colour, 1.1))
    corner = [*rings(34, 34, (12, "#E9C98A", 1.4), (8, "#C9584A", 1.2)), circle(34, 34, 3, "#F3E3C0")]
    corners = [*corner, moved(corner, f"translate({shape.width} 0) scale(-1 1)")]
    return [
        *parts,
        circle(x, y, 36, "#4A1010"),
        ring(x, y, 36, "#E9C98A", 1.6),
        path(star(x, y, 8, 30, 14), "#E9C98A"),
        circle(x, y, 7, "#4A1010"),
        *both_ways(corners, shape.width, shape.height),
    ]


def _night(shape: Shape) -> list[str]:
    wide, high = shape.inner
    random = Random(31)
    stars: Points = []
    while len(stars) < 26:
        spot = (random.uniform(-wide + 8, wide - 8), random.uniform(-high + 8, -4))
        apart = all((spot[0] - a) ** 2 + (spot[1] - b) ** 2 > 24**2 for a, b in stars)
        if (
            apart
            and spot[0] ** 2 + spot[1] ** 2 > 62**2
            and spot[0] ** 2 + (spot[1] + high * 0.66) ** 2 > 34**2
        ):
            stars.append(spot)
    dots = []
    for index, (a, b) in enumerate(stars):
        size = (2.2, 3.4, 5.6)[index % 3]
        light = "#F6E7B8" if index % 3 == 2 else "#AEB9E0"
        dots.append(path(star(a, b, 4, size, size * 0.34), light))
    crescent = "M9 -26C-9 -22 -20 -9 -20 4C-20 19 -7 30 9 28C-2 23 -8 15 -8 4C-8 -9 -1 -19 9 -26Z"
    moon = group([path(crescent, "#F6E7B8")], 4, -high * 0.66, 0, 0.9)
    eye = [
        circle(0, 0, 52, "#141B40"),
        *rings(0, 0, (52, SILVER, 1.8), (46, "#5B6BB0", 1.2)),
        *[group([path("M-3.4 -38L0 -50L3.4 -38Z", SILVER)], 0, 0, turn) for turn in range(0, 360, 30)],
        path("M-34 0Q0 -32 34 0Q0 32 -34 0Z", SILVER),
        path("M-28 0Q0 -25 28 0Q0 25 -28 0Z", "#141B40"),
        circle(0, 0, 11.5, "#F6E7B8"),
        path("M0 -9Q3.4 0 0 9Q-3.4 0 0 -9Z", "#141B40"),
    ]
    return [
        *field(shape, "#1B2558", "#26357A", SILVER),
        *halves(shape, [*dots, moon]),
        group(eye, *shape.middle),
    ]


def _web(shape: Shape) -> list[str]:
    """Draw a web from edge to edge, and two that wait in it."""
    x, y = shape.middle
    wide, high = shape.inner
    wide, high = wide + 6, high + 6
    spokes: Points = []
    for step in range(16):
        turn = 2 * pi * (step + 0.5) / 16
        reach = min(wide / abs(cos(turn)), high / abs(sin(turn)))
        spokes.append((cos(turn) * reach, sin(turn) * reach))
    threads = "".join(f"M{number(x)} {number(y)}L{number(x + a)} {number(y + b)}" for a, b in spokes)
    for share in (0.13, 0.24, 0.36, 0.49, 0.63, 0.78, 0.93):
        for one, other in zip(spokes, spokes[1:] + spokes[:1], strict=True):
            start, end = (one[0] * share, one[1] * share), (other[0] * share, other[1] * share)
            sag = ((start[0] + end[0]) * 0.44, (start[1] + end[1]) * 0.44)
            threads += (
                f"M{number(x + start[0])} {number(y + start[1])}"
                f"Q{number(x + sag[0])} {number(y + sag[1])} {number(x + end[0])} {number(y + end[1])}"
            )
    legs = "M-5 -2C-14 -12 -18 -12 -22 -4M-5 0C-16 -4 -20 0 -23 8M-5 3C-14 4 -17 10 -18 18M-5 -5C-10 -16 -16 -22 -18 -24"
    spider = [
        *both([stroke(legs, "#0E1F1A", 2.4)]),
        path("M0 -2C9 -2 12 6 10 13C8 20 -8 20 -10 13C-12 6 -9 -2 0 -2Z", "#0E1F1A"),
        circle(0, -6, 5.6, "#0E1F1A"),
        path("M0 6L4 11L0 16L-4 11Z", VERMILION),
        circle(-2, -8, 1.2, "#E2642B"),
        circle(2, -8, 1.2, "#E2642B"),
    ]
    waiting = [group(spider, x - wide * 0.42, y - high * 0.52, 24, 1.15)]
    hub = [
        circle(x, y, 13, "#173B31"),
        ring(x, y, 13, "#BFE3C8", 1.6),
        path(polygon((x, y - 8), (x + 6, y), (x, y + 8), (x - 6, y)), "#BFE3C8"),
    ]
    return [
        *field(shape, "#173B31", "#2C6A57", "#BFE3C8"),
        stroke(threads, "#9CCBB2", 1.2),
        *both_ways(waiting, shape.width, shape.height),
        *hub,
    ]


def _blaze(shape: Shape) -> list[str]:
    """Draw tongues of fire, up and down from the middle."""
    x, y = shape.middle
    wide, high = shape.inner
    tongue = "M0 -22C7 -13 11 -7 11 1C11 9 6 14 0 14C-6 14 -11 9 -11 1C-11 -4 -8 -8 -6 -12C-5 -8 -4 -7 -2 -6C-3 -12 -2 -17 0 -22Z"
    heart = "M0 -8C4 -3 6 0 6 4C6 8 3 11 0 11C-3 11 -6 8 -6 4C-6 0 -3 -3 0 -8Z"
    rows = int((high - 24) // 32)
    half = []
    for row in range(rows):
        down = -high + 20 + row * (high - 30) / rows
        warm = row / max(1, rows - 1)
        columns = int(wide // 16) if row % 2 else int(wide // 16) - 1
        for column in range(-columns, columns + 1, 2):
            spot = column * 15.0
            size = 0.62 + 0.34 * warm
            half.append(
                group(
                    [path(tongue, (VERMILION, EMBER)[warm > 0.5]), path(heart, (EMBER, FLAME)[warm > 0.5])],
                    spot,
                    down,
                    0,
                    size,
                )
            )
    medal = [
        circle(0, 0, 44, SOOT),
        *rings(0, 0, (44, BRASS, 2.2), (38, OXBLOOD, 1.6)),
        *[
            group([path(tongue, EMBER), path(heart, FLAME)], 0, sign * 15, turn, 1.0)
            for sign, turn in ((-1, 0), (1, 180))
        ],
        path(polygon((-16, 0), (0, -6), (16, 0), (0, 6)), BRASS),
        stroke(f"M-50 0H{number(8 - wide)}M50 0H{number(wide - 8)}", BRASS, 1.8),
        *[path(polygon((a - 7, 0), (a, -5), (a + 7, 0), (a, 5)), BRASS) for a in (-60, 60)],
    ]
    return [*field(shape, "#1B1210", "#341410", BRASS), *halves(shape, half), group(medal, x, y)]


def _bones(shape: Shape) -> list[str]:
    """Draw a lattice of thorns in the dark, and crossed bones."""
    x, y = shape.middle
    wide, high = shape.inner
    lines, thorns = "", ""
    gap = 26
    for row in range(-12, 13):
        for column in range(-8, 9):
            a, b = column * gap + (row % 2) * gap / 2, row * gap / 2
            if abs(a) > wide - 14 or abs(b) > high - 14:
                continue
            lines += f"M{number(x + a)} {number(y + b - 11)}L{number(x + a + 11)} {number(y + b)}L{number(x + a)} {number(y + b + 11)}L{number(x + a - 11)} {number(y + b)}Z"
            thorns += f"M{number(x + a - 3)} {number(y + b)}L{number(x + a)} {number(y + b - 5)}L{number(x + a + 3)} {number(y + b)}L{number(x + a)} {number(y + b + 5)}Z"
    bone = [stroke("M-22 0H22", BONE, 6), *[circle(a, b, 5.4, BONE) for a in (-24, 24) for b in (-4.6, 4.6)]]
    medal = [
        circle(0, 0, 46, "#1A1512"),
        *rings(0, 0, (46, BONE, 2.4), (40, VERMILION, 1.6)),
        group(bone, 0, 0, 38),
        group(bone, 0, 0, -38),
        path(polygon((0, -9), (7, 0), (0, 9), (-7, 0)), VERMILION),
    ]
    return [
        *field(shape, "#241C18", "#3A2E26", BONE),
        stroke(lines, "#6E6152", 1.3),
        path(thorns, "#C8483A"),
        group(medal, x, y),
    ]


FANCY: dict[str, Callable[[Shape], list[str]]] = {
    "guilloche": _guilloche,
    "night": _night,
    "web": _web,
    "blaze": _blaze,
    "bones": _bones,
}

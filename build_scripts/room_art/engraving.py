"""Tools to engrave a room with: hatching, stone, planks, haze, and light."""

import re
from dataclasses import dataclass
from math import cos, pi, sin
from random import Random

from card_art.colours import mixed
from card_art.shapes import Line, number
from card_art.svg import circle, moved, scored, stroke

WIDTH, HEIGHT = 1920, 1080
GLOOM = "#070405"
"""The colour that a whole room is brought towards, so that it stays behind the felt."""

_COLOUR = re.compile(r"#[0-9A-Fa-f]{6}\b")


@dataclass(frozen=True)
class Light:
    """A flame with a halo."""

    x: float
    y: float
    radius: float
    colour: str


def recede(parts: list[str], haze: str, share: float) -> list[str]:
    """Return parts with every colour brought towards a haze, so that they stand farther off."""
    return [_COLOUR.sub(lambda found: mixed(found[0], haze, share), part) for part in parts]


def hatch(
    x: float, top: float, bottom: float, reach: float, colour: str, seed: int, step: float, lean: float
) -> str:
    """Return cuts that run in from a vertical edge by about ``reach``, leftwards if that is negative."""
    random = Random(seed)
    lines: list[Line] = []
    y = top + step / 2
    while y < bottom:
        lines.append((x, y, x + reach * random.uniform(0.45, 1), y + lean, step * 0.36))
        y += step
    return scored(lines, colour)


def hang(
    left: float, right: float, y: float, reach: float, colour: str, seed: int, step: float, lean: float
) -> str:
    """Return cuts that run down from a horizontal edge; a negative reach runs up."""
    random = Random(seed)
    lines: list[Line] = []
    x = left + step / 2
    while x < right:
        lines.append((x, y, x + lean, y + reach * random.uniform(0.4, 1), step * 0.34))
        x += step
    return scored(lines, colour)


def rays(x: float, y: float, inner: float, outer: float, colour: str, opacity: float, seed: int) -> str:
    """Return the engraver's light about a flame: cuts that run outwards, long and short."""
    random = Random(seed)
    lines: list[Line] = []
    for turn in range(0, 360, 12):
        angle = (turn + random.uniform(-3, 3)) * pi / 180
        end = outer * random.uniform(0.6, 1)
        start = inner * random.uniform(0.95, 1.2)
        across, down = cos(angle), sin(angle)
        lines.append((x + start * across, y + start * down, x + end * across, y + end * down, 3.2))
    return scored(lines, colour, f'opacity="{opacity:g}"')


def glow(x: float, y: float, radius: float, colour: str, strength: float, flat: float = 1) -> str:
    """Return a soft light that fades to nothing, squashed to a share of its height."""
    name = f"glow_{number(x)}_{number(y)}_{number(radius)}".replace(".", "_").replace("-", "m")
    stops = "".join(
        f'<stop offset="{offset:g}" stop-color="{colour}" stop-opacity="{strength * share:.3f}"/>'
        for offset, share in ((0, 1), (0.18, 0.66), (0.42, 0.3), (0.7, 0.09), (1, 0))
    )
    disc = circle(0, 0, radius, f"url(#{name})")
    defined = f'<defs><radialGradient id="{name}" cx="50%" cy="50%" r="50%">{stops}</radialGradient></defs>'
    return defined + moved([disc], f"translate({number(x)} {number(y)}) scale(1 {flat:g})")


def embers(name: str, hot: str, warm: str, cold: str) -> str:
    """Return a gradient for the mouth of a fireplace, hot above the logs."""
    stops = "".join(
        f'<stop offset="{offset:g}" stop-color="{colour}"/>'
        for offset, colour in ((0, hot), (0.3, mixed(hot, warm, 0.6)), (0.6, warm), (1, cold))
    )
    return f'<defs><radialGradient id="{name}" cx="50%" cy="82%" r="78%">{stops}</radialGradient></defs>'


def wash(name: str, stops: list[tuple[float, str]]) -> str:
    """Return the whole ground, shaded down to the last offset but one and plain below it.

    A gradient costs by its area, and below nothing is seen of it.
    """
    *shaded, (_, plain) = stops
    seen = shaded[-1][0]
    inner = "".join(
        f'<stop offset="{offset / seen:.3f}" stop-color="{colour}"/>' for offset, colour in shaded
    )
    high = round(HEIGHT * seen)
    return (
        f'<defs><linearGradient id="{name}" x1="0%" y1="0%" x2="0%" y2="100%">{inner}</linearGradient></defs>'
        f'<rect x="0" y="0" width="{WIDTH}" height="{high}" fill="url(#{name})"/>'
        f'<rect x="0" y="{high}" width="{WIDTH}" height="{HEIGHT - high}" fill="{plain}"/>'
    )


def box(left: float, top: float, right: float, bottom: float) -> str:
    """Return path data of a rectangle by its sides."""
    return f"M{number(left)} {number(top)}H{number(right)}V{number(bottom)}H{number(left)}Z"


def masonry(
    area: tuple[float, float, float, float], course: float, dark: str, light: str, seed: int
) -> list[str]:
    """Return the joints of dressed stone within (left, top, right, bottom): some of them, and some lit edges."""
    random = Random(seed)
    left, top, right, bottom = area
    joints, edges, chips = [], [], []
    y, row = top, 0
    while y < bottom:
        x = left + (row % 2) * course * 1.1 - random.uniform(0, course * 0.4)
        while x < right:
            wide = course * random.uniform(1.7, 2.5)
            end = min(right, x + wide)
            start = max(left, x)
            if end > start + 8:
                if random.random() < 0.82:
                    joints.append(f"M{number(start)} {number(y)}H{number(end)}")
                if random.random() < 0.82 and x > left:
                    joints.append(f"M{number(x)} {number(y)}V{number(min(bottom, y + course))}")
                if random.random() < 0.3:
                    edges.append(
                        f"M{number(start + 5)} {number(y + 4)}H{number(end - random.uniform(10, 40))}"
                    )
                if random.random() < 0.22:
                    low = min(bottom, y + course) - 5
                    for index in range(random.randint(3, 7)):
                        at = start + 8 + index * 6
                        if at < end - 8:
                            chips.append((at, low, at + 4, low - random.uniform(6, 18), 2.2))
            x += wide
        y += course
        row += 1
    return [stroke("".join(joints), dark, 2.4), stroke("".join(edges), light, 1.6), scored(chips, dark)]


def planks(
    area: tuple[float, float, float, float], wide: float, dark: str, light: str, seed: int
) -> list[str]:
    """Return upright boards within (left, top, right, bottom): seams, grain and a knot here and there."""
    random = Random(seed)
    left, top, right, bottom = area
    seams, grain, knots = [], [], []
    x = left
    while x < right:
        seams.append(f"M{number(x)} {number(top)}V{number(bottom)}")
        for _ in range(3):
            at = x + random.uniform(6, wide - 6)
            start = random.uniform(top, bottom - 30)
            end = min(bottom, start + random.uniform(40, 150))
            bend = random.uniform(-4, 4)
            if at < right:
                grain.append(
                    f"M{number(at)} {number(start)}Q{number(at + bend)} {number((start + end) / 2)} {number(at)} {number(end)}"
                )
        if random.random() < 0.3 and bottom - top > 80:
            at, y = x + wide / 2, random.uniform(top + 30, bottom - 30)
            knots.append(f"M{number(at - 4)} {number(y)}q4 -9 8 0q-4 9 -8 0Z")
        x += wide
    return [
        stroke("".join(grain), light, 1.3),
        stroke("".join(seams), dark, 3),
        stroke("".join(knots), dark, 1.8) if knots else "",
    ]


def pointed(x: float, spring: float, half: float, rise: float, foot: float) -> str:
    """Return path data of an upright opening under a pointed arch."""
    return (
        f"M{number(x - half)} {number(foot)}V{number(spring)}{_bows(x, spring, half, rise)}V{number(foot)}Z"
    )


def vault(x: float, spring: float, half: float, rise: float) -> str:
    """Return path data of a pointed arch's line, without its sides."""
    return f"M{number(x - half)} {number(spring)}{_bows(x, spring, half, rise)}"


def _bows(x: float, spring: float, half: float, rise: float) -> str:
    bow = rise * 0.62
    return (
        f"C{number(x - half)} {number(spring - bow)} {number(x - half * 0.42)} {number(spring - rise * 0.86)} {number(x)} {number(spring - rise)}"
        f"C{number(x + half * 0.42)} {number(spring - rise * 0.86)} {number(x + half)} {number(spring - bow)} {number(x + half)} {number(spring)}"
    )

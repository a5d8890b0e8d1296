"""Props of more than one room: candles, books, coins, curtains, bottles."""

from functools import partial
from random import Random

from card_art import svg
from card_art.colours import EMBER, FLAME, mixed
from card_art.motifs import TONGUE
from card_art.shapes import Point, number
from card_art.svg import group, mirrored, moved, path, stroke, strokes

from room_art.engraving import Light, box, glow, rays

INK = "#0A0807"
inked = partial(svg.inked, colour=INK)
WAX, WAX_SHADE = "#D8C7A0", "#8F7C58"
IRON, IRON_LIGHT = "#2A2523", "#6A5C4E"
BRASS, BRASS_DARK, BRASS_LIGHT = "#9A713A", "#4E3517", "#E0BC72"
CANDLE_LIGHT = "#F2A24A"


def tongue(x: float, y: float, size: float) -> str:
    """Return a candle's flame that stands on a point."""
    core = group([path(TONGUE, "#FFE6A8")], 0, 8, 0, 0.42)
    return group(
        [path(TONGUE, EMBER), group([path(TONGUE, FLAME)], 0, 4, 0, 0.7), core], x, y - 16 * size, 0, size
    )


def candle(
    x: float, foot: float, high: float, wide: float = 16, size: float = 0.62
) -> tuple[list[str], Light]:
    """Return a burning candle that stands on a point, and its light."""
    half, top = wide / 2, foot - high
    body = f"M{number(x - half)} {number(top + 3)}Q{number(x)} {number(top - 4)} {number(x + half)} {number(top + 3)}V{number(foot)}H{number(x - half)}Z"
    drips = (
        f"M{number(x - half)} {number(top + 3)}Q{number(x)} {number(top - 4)} {number(x + half)} {number(top + 3)}"
        f"V{number(top + high * 0.34)}q-2 6 -4 0V{number(top + 12)}q-2 -3 -4 1V{number(top + high * 0.2 + 6)}q-2 5 -4 0"
        f"V{number(top + 9)}L{number(x - half)} {number(top + 12)}Z"
    )
    flame_foot = top - 4
    parts = [
        inked(body, WAX_SHADE, 2.4),
        path(box(x + half * 0.2, top + 8, x + half - 1, foot - 1), mixed(WAX_SHADE, INK, 0.4)),
        path(drips, WAX),
        stroke(f"M{number(x)} {number(top + 1)}v-7", INK, 2.2),
        tongue(x, flame_foot, size),
    ]
    return parts, Light(x, flame_foot - 14 * size, 150, CANDLE_LIGHT)


def shine(light: Light, strength: float, engraved: float, seed: int) -> list[str]:
    """Return the halo of a flame, to be drawn beneath it."""
    x, y, colour = light.x, light.y, light.colour
    return [
        glow(x, y, light.radius, colour, strength),
        rays(x, y, 26, light.radius * 0.62, colour, engraved, seed),
    ]


def stand(x: float, top: float, arms: int, spread: float) -> list[str]:
    """Return an iron candle stand whose foot is out of sight, with candles on its arms."""
    parts: list[str] = []
    candles: list[str] = []
    for index in range(arms):
        off = (index - (arms - 1) / 2) * spread
        cup = top + abs(index - (arms - 1) / 2) * 16
        if off:
            bend = f"M{number(x)} {number(top + 84)}C{number(x + off * 0.5)} {number(top + 84)} {number(x + off)} {number(top + 64)} {number(x + off)} {number(cup + 4)}"
            parts += strokes(bend, (INK, 9), (IRON, 5), (IRON_LIGHT, 1.2))
        dish = f"M{number(x + off - 17)} {number(cup - 2)}H{number(x + off + 17)}Q{number(x + off + 12)} {number(cup + 9)} {number(x + off)} {number(cup + 10)}Q{number(x + off - 12)} {number(cup + 9)} {number(x + off - 17)} {number(cup - 2)}Z"
        candles.append(inked(dish, IRON, 2.4))
        candles.append(
            stroke(f"M{number(x + off - 12)} {number(cup)}H{number(x + off + 11)}", IRON_LIGHT, 1.6)
        )
        drawn, _ = candle(x + off, cup - 2, (46, 58, 40, 52, 44)[index % 5], 14, 0.56)
        candles += drawn
    shaft = f"M{number(x)} {number(top + 6)}V{number(top + 420)}"
    shaft_parts = strokes(shaft, (INK, 13), (IRON, 8))
    shaft_parts.append(stroke(f"M{number(x + 2)} {number(top + 12)}V{number(top + 400)}", IRON_LIGHT, 1.4))
    for y, size in ((84, 15), (150, 11)):
        knob = (
            f"M{number(x - size)} {number(top + y)}q{size} -{size} {2 * size} 0q-{size} {size} -{2 * size} 0Z"
        )
        shaft_parts += [
            inked(knob, IRON, 2.4),
            stroke(f"M{number(x - size / 2)} {number(top + y - 3)}h{size}", IRON_LIGHT, 1.4),
        ]
    return [*shaft_parts, *parts, *candles]


def books(
    left: float, right: float, foot: float, high: float, colours: tuple[str, ...], seed: int
) -> list[str]:
    """Return a row of ledgers on a shelf: bands and labels on their backs, one that leans, a gap or two."""
    random = Random(seed)
    parts: list[str] = []
    x = left
    while x < right - 18:
        wide = random.uniform(16, 34)
        tall = high * random.uniform(0.72, 1)
        wide = min(wide, right - x)
        if random.random() < 0.07:
            x += wide * 0.7
            continue
        colour = random.choice(colours)
        tilt = 0.0
        if random.random() < 0.08:
            tilt = 7
            x += 9
        dark = mixed(colour, INK, 0.45)
        light = mixed(colour, "#E0BC72", 0.3)
        spine = [
            inked(box(0, -tall, wide - 1.5, 0), colour, 2),
            path(box(wide * 0.62, -tall + 2, wide - 3, -1), dark),
            stroke(f"M2.5 {number(-tall + 4)}V-4", light, 1.2),
        ]
        kind = random.random()
        if kind < 0.45:
            for share in (0.14, 0.24, 0.78):
                spine.append(
                    stroke(
                        f"M2 {number(-tall * share)}h{number(wide - 5)}", mixed("#B98B4A", colour, 0.35), 2
                    )
                )
        elif kind < 0.75:
            spine.append(path(box(4, -tall * 0.74, wide - 6, -tall * 0.5), mixed("#C9B48A", colour, 0.4)))
            spine.append(
                stroke(
                    f"M6 {number(-tall * 0.66)}h{number(wide - 14)}M6 {number(-tall * 0.58)}h{number(wide - 16)}",
                    dark,
                    1.4,
                )
            )
        else:
            spine.append(
                stroke(
                    f"M3 {number(-tall * 0.86)}h{number(wide - 7)}M3 {number(-tall * 0.12)}h{number(wide - 7)}",
                    light,
                    1.6,
                )
            )
        parts.append(group(spine, x, foot, tilt, 1))
        x += wide + (7 if tilt else 0)
    return parts


def coins(x: float, foot: float, count: int, wide: float = 44, seed: int = 1) -> list[str]:
    """Return a stack of coins, a little crooked."""
    random = Random(seed)
    parts: list[str] = []
    thick = wide * 0.2
    for index in range(count):
        left = x - wide / 2 + random.uniform(-2.5, 2.5)
        y = foot - index * thick
        edge = f"M{number(left)} {number(y - thick)}V{number(y)}q{number(wide / 2)} {number(wide * 0.16)} {number(wide)} 0V{number(y - thick)}Z"
        parts.append(inked(edge, BRASS, 2))
        parts.append(
            path(
                f"M{number(left + wide * 0.62)} {number(y - thick)}V{number(y + wide * 0.06)}l{number(wide * 0.36)} {number(-wide * 0.05)}V{number(y - thick)}Z",
                BRASS_DARK,
            )
        )
        parts.append(
            stroke(
                f"M{number(left + wide * 0.14)} {number(y - thick * 0.2)}h{number(wide * 0.2)}",
                BRASS_LIGHT,
                1.6,
            )
        )
    y = foot - count * thick
    top = f"M{number(x - wide / 2)} {number(y)}a{number(wide / 2)} {number(wide * 0.15)} 0 1 0 {number(wide)} 0a{number(wide / 2)} {number(wide * 0.15)} 0 1 0 {number(-wide)} 0Z"
    parts.append(inked(top, mixed(BRASS, BRASS_LIGHT, 0.35), 2))
    return parts


def bottle(x: float, foot: float, high: float, colour: str) -> list[str]:
    """Return a corked bottle with a glint."""
    half = high * 0.17
    body = (
        f"M{number(x - half)} {number(foot)}V{number(foot - high * 0.56)}q0 {number(-high * 0.12)} {number(half * 0.62)} {number(-high * 0.16)}"
        f"V{number(foot - high * 0.94)}h{number(half * 0.76)}v{number(high * 0.22)}q{number(half * 0.62)} {number(high * 0.04)} {number(half * 0.62)} {number(high * 0.16)}V{number(foot)}Z"
    )
    return [
        path(box(x - half * 0.3, foot - high, x + half * 0.3, foot - high * 0.9), "#7A5A34"),
        inked(body, colour, 2.2),
        stroke(
            f"M{number(x - half * 0.55)} {number(foot - high * 0.12)}v{number(-high * 0.36)}",
            mixed(colour, "#FFFFFF", 0.35),
            2,
        ),
        path(
            box(x - half + 2, foot - high * 0.4, x + half - 2, foot - high * 0.16),
            mixed("#C9B48A", colour, 0.35),
        ),
    ]


def drape(x: float, bottom: float, wide: float, colour: str, seed: int, flare: float) -> list[str]:
    """Return a curtain's length that hangs in folds, its right side lit; negative width mirrors it."""
    random, top = Random(seed), -10
    side = abs(wide)
    folds = max(3, round(side / 34))
    dark, light = mixed(colour, INK, 0.5), mixed(colour, "#F0C890", 0.16)
    spread = side * flare
    outline = f"M0 {number(top)}H{number(side)}Q{number(side * 0.96)} {number((top + bottom) / 2)} {number(side + spread)} {number(bottom)}H{number(-spread * 0.2)}Q{number(side * 0.04)} {number((top + bottom) / 2)} 0 {number(top)}Z"
    parts = [inked(outline, colour, 2.8)]
    for index in range(folds):
        share = (index + 0.5) / folds
        at, end = side * share, side * share * (1 + flare) + random.uniform(-3, 3)
        thick = side / folds * random.uniform(0.32, 0.5)
        shade: list[Point] = [(at - thick * 0.3, top + 2), (at + thick * 0.3, top + 2)]
        shade += [(at + thick * 0.7, (top + bottom) / 2), (end + thick * 0.9, bottom - 2)]
        shade += [(end - thick * 0.4, bottom - 2), (at - thick * 0.5, (top + bottom) / 2)]
        parts.append(path("M" + "L".join(f"{number(px)} {number(py)}" for px, py in shade) + "Z", dark))
        parts.append(
            stroke(
                f"M{number(at + thick * 0.9)} {number(top + 12)}Q{number(at + thick)} {number((top + bottom) / 2)} {number(end + thick * 1.3)} {number(bottom - random.uniform(20, 90))}",
                light,
                2,
            )
        )
    return [moved([mirrored(parts)] if wide < 0 else parts, f"translate({number(x)} 0)")]

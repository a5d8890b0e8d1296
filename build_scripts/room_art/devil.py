"""Devil: a counting house, where every soul has a line in a ledger."""

from random import Random

from card_art.colours import mixed
from card_art.devil import horned_head
from card_art.shapes import polygon
from card_art.svg import (
    both,
    circle,
    discs,
    group,
    mirrored,
    moved,
    path,
    ring,
    rings,
    scored,
    stroke,
    strokes,
)

from room_art.engraving import GLOOM, Light, box, glow, hang, hatch, planks, recede, wash
from room_art.props import (
    BRASS,
    BRASS_DARK,
    BRASS_LIGHT,
    INK,
    IRON,
    IRON_LIGHT,
    books,
    coins,
    inked,
    shine,
    tongue,
)

LINE, DEEP, WALL, WOOD, LIT = "#0A0504", "#180A07", "#2B130C", "#41200F", "#7A4422"
LEATHER = ("#5A2418", "#4A2E1A", "#33302A", "#4E1A16", "#5E4424", "#2E2A34")
LAMP = "#F08A36"


def devil() -> list[str]:
    """Return the room: a strongroom's door between shelves, pigeonholes at the sides, two lamps."""
    parts = [
        wash(
            "dusk",
            [(0, "#140806"), (0.18, WALL), (0.42, "#331710"), (1, "#140806")],
        ),
        *planks((0, 0, 1920, 470), 58, mixed(WALL, LINE, 0.6), mixed(WALL, LIT, 0.22), 8),
    ]
    for left, right, seed in ((318, 612, 3), (1308, 1602, 4)):
        parts += _shelves(left, right, seed)
    parts += _pigeonholes(-6, 262, 5) + _pigeonholes(1658, 1926, 6)
    parts += _strongroom()
    parts += recede(_scales(), WALL, 0.25) + recede(_abacus(), WALL, 0.3)
    lights = []
    lamps: list[str] = []
    for x in (290, 1630):
        drawn, light = _lamp(x, 62)
        parts += [glow(x, 100, 420, LAMP, 0.34)]
        lamps += drawn
        lights.append(light)
    for x in (290, 626, 1294, 1630):
        parts += _post(x)
    parts += _beam()
    for light in lights:
        parts += shine(light, 0.4, 0.22, int(light.x))
    parts += lamps
    for x in (640, 1280):
        drawn, _ = _lamp(x, 30, 0.62)
        parts += [glow(x, 52, 230, LAMP, 0.3), *drawn]
    parts += _counter()
    return recede(parts, GLOOM, 0.26)


def _shelves(left: float, right: float, seed: int) -> list[str]:
    """Draw shelves full of ledgers, darker the farther they are from a lamp."""
    parts = [path(box(left, 44, right, 470), DEEP)]
    for row, foot in enumerate((132, 222, 312, 402)):
        parts.append(hang(left, right, foot - 84, 26, LINE, seed + row, 6, 3))
        parts += recede(books(left + 4, right - 4, foot, 70, LEATHER, seed * 10 + row), WALL, 0.32)
        parts += [
            inked(box(left - 6, foot, right + 6, foot + 13), WOOD, 2.6, colour=LINE),
            stroke(f"M{left} {foot + 3}H{right}", mixed(WOOD, LIT, 0.8), 2),
        ]
    return parts


def _pigeonholes(left: float, right: float, seed: int) -> list[str]:
    """Draw a cabinet of drawers below and rolled bills above."""
    random = Random(seed)
    parts = [inked(box(left, 40, right, 480), mixed(WALL, WOOD, 0.5), 2.6, colour=LINE)]
    wide = (right - left) / 5
    for column in range(5):
        x = left + column * wide
        for row in range(3):
            y = 62 + row * 58
            parts += [
                path(box(x + 5, y, x + wide - 4, y + 50), DEEP),
                hang(x + 5, x + wide - 5, y, 18, LINE, row, 6, 2),
            ]
            rolls = []
            for _ in range(random.randint(1, 4)):
                at, low = x + random.uniform(16, wide - 16), y + 50 - random.choice((8, 9, 21))
                rolls += discs(at, low, (8, LINE), (6.4, "#8A7854"), (3, "#4A3C26"))
            if random.random() < 0.5:
                upright = polygon((x + 12, y + 50), (x + 20, y + 8), (x + 30, y + 12), (x + 24, y + 50))
                rolls.append(path(upright, "#7A6A48"))
            parts += recede(rolls, WALL, 0.42)
            parts.append(stroke(f"M{x + 5} {y + 51}H{x + wide - 4}", mixed(WOOD, LIT, 0.4), 2))
        for row in range(5):
            y = 244 + row * 46
            front = box(x + 5, y, x + wide - 4, y + 38)
            parts += [
                inked(front, WOOD, 2.2, colour=LINE),
                hatch(x + wide - 6, y + 2, y + 37, -26, mixed(WOOD, LINE, 0.5), row, 5, 1),
            ]
            parts += [
                stroke(f"M{x + 8} {y + 3}H{x + wide - 9}", mixed(WOOD, LIT, 0.55), 1.6),
                *_pull(x + wide / 2, y + 20),
            ]
    return parts


def _pull(x: float, y: float) -> list[str]:
    metal = mixed(BRASS, WALL, 0.4)
    return [
        path(box(x - 12, y - 9, x + 12, y + 1), mixed("#A8946A", WALL, 0.45)),
        stroke(f"M{x - 7} {y - 4}h13", mixed(LINE, WALL, 0.3), 1.6),
        stroke(f"M{x - 7} {y + 6}q7 7 14 0", metal, 3),
    ]


def _strongroom() -> list[str]:
    """Draw a round door of iron with spokes, bolts, and a lock that looks back."""
    plate, dark, light = "#33241E", "#1C120E", "#5E4638"
    x, y, radius = 960, 178, 188
    parts = [
        inked(box(662, 40, 1258, 480), "#2C1A13", 3, colour=LINE),
        *[stroke(f"M662 {line}H1258", mixed("#2C1A13", LINE, 0.55), 2.2) for line in (96, 158, 220, 282)],
        stroke(
            "M740 40V96M900 40V96M1040 40V96M1190 40V96M700 96V158M1210 96V158M690 158V220M1226 158V220M702 220V282M1214 220V282M740 282V340M1180 282V340",
            mixed("#2C1A13", LINE, 0.55),
            2.2,
        ),
        hatch(664, 44, 470, 70, "#1A0D09", 3, 7, 3),
        hatch(1256, 44, 470, -70, "#1A0D09", 4, 7, 3),
        *discs(x, y, (radius + 16, LINE), (radius + 12, mixed(plate, light, 0.25))),
        ring(x, y, radius + 6, dark, 3),
        *discs(x, y, (radius - 2, LINE), (radius - 6, plate)),
    ]
    parts += [
        group([scored([(radius - 8, 0, radius - 44 - (turn * 7) % 23, 2, 4)], dark)], x, y, turn)
        for turn in range(-60, 130, 5)
    ]
    parts += [
        group([circle(radius + 4, 0, 6.5, LINE), circle(radius + 3, -1, 4.6, light)], x, y, turn)
        for turn in range(0, 360, 20)
    ]
    parts += [*rings(x, y, (radius - 56, dark, 4), (radius - 59, mixed(plate, light, 0.6), 1.6))]
    bolt = [
        inked(box(104, -13, 178, 13), mixed(plate, light, 0.4), 2.6, colour=LINE),
        stroke("M108 -8H174", light, 2),
        stroke("M120 -12V12M162 -12V12", dark, 2),
    ]
    parts += [group(bolt, x, y, turn) for turn in (0, 60, 120, 180, 240, 300)]
    spoke = [
        *strokes("M0 0V-96", (LINE, 15), (mixed(BRASS_DARK, plate, 0.3), 10)),
        stroke("M-2 -30V-94", mixed(BRASS, plate, 0.5), 2),
        *discs(0, -98, (12, LINE), (9, mixed(BRASS, plate, 0.45))),
    ]
    parts += [group(spoke, x, y, turn) for turn in range(30, 390, 60)]
    parts += [
        *discs(x, y, (52, LINE), (48, mixed(BRASS_DARK, plate, 0.25))),
        ring(x, y, 42, mixed(BRASS, plate, 0.4), 2),
        group(horned_head(mixed(BRASS, plate, 0.3), LINE), x, y, 0, 1.7),
    ]
    return parts


def _scales() -> list[str]:
    """Draw a balance that weighs coins against a soul; the soul is the lighter."""
    pan = "M-44 0H44C38 22 18 28 0 28C-18 28 -38 22 -44 0Z"
    wisp = "M0 -44C12 -44 17 -34 16 -22C15 -10 19 -5 23 -2C17 2 12 -1 10 -4C8 4 0 8 -6 8C-4 3 -7 0 -10 -2C-14 2 -20 0 -22 -4C-17 -8 -15 -14 -16 -24C-16 -36 -10 -44 0 -44Z"
    hung = [
        *strokes("M-42 0L0 -92L42 0", (INK, 3), (BRASS, 1.4)),
        inked(pan, BRASS, 2.6),
        stroke("M-36 5H20", BRASS_LIGHT, 2),
        path("M10 3H38C33 18 20 24 6 26Z", BRASS_DARK),
    ]
    low = [*coins(-14, 0, 3, 34, 3), *coins(18, 0, 2, 34, 4), *hung]
    high = [
        inked(wisp, "#A9B6A8", 2.2),
        circle(-5, -26, 2.6, INK),
        circle(6, -26, 2.6, INK),
        *hung,
    ]
    beam = "M-96 0C-60 -14 -20 -12 0 -16C20 -12 60 -14 96 0C60 2 20 6 0 8C-20 6 -60 2 -96 0Z"
    balance = [
        *strokes("M0 0V62", (INK, 9), (BRASS_DARK, 5)),
        group([inked(beam, BRASS, 2.6), stroke("M-80 -2C-50 -10 -20 -8 0 -11", BRASS_LIGHT, 1.8)], 0, 78, -9),
        inked("M-6 66L0 34L6 66Z", BRASS_LIGHT, 2),
        *discs(0, 76, (8, INK), (5.4, BRASS_LIGHT)),
        group(low, -95, 186),
        group(high, 95, 155),
    ]
    # Small enough that the soul hangs between the heads of two opponents and of three.
    return [group(balance, 410, 0, 0, 0.68)]


def _abacus() -> list[str]:
    """Draw a great abacus on the wall, left in the middle of a sum."""
    random = Random(9)
    parts = [
        inked(box(1352, 62, 1548, 238), "#4A2412", 3),
        path(box(1366, 76, 1534, 224), "#1C0C07"),
        stroke("M1356 66H1544", "#9A6236", 2),
    ]
    for row in range(6):
        y = 90 + row * 24
        parts.append(stroke(f"M1366 {y}H1534", BRASS, 2))
        split = random.randint(2, 7)
        for bead in range(9):
            x = 1376 + bead * 12 + (46 if bead >= split else 0)
            colour = ("#A83A24", "#C9A46A")[bead % 5 == 4]
            parts += [inked(f"M{x - 5} {y}q5 -14 10 0q-5 14 -10 0Z", colour, 1.6)]
    parts += [
        *strokes("M1380 62L1450 30L1520 62", (INK, 4), (BRASS_DARK, 2)),
        *discs(1450, 28, (5, INK), (3.4, BRASS)),
    ]
    return parts


def _post(x: float) -> list[str]:
    """Draw a carved post between two bays."""
    lit = mixed(WOOD, LIT, 0.55)
    parts = [
        inked(box(x - 17, 24, x + 17, 480), WOOD, 3, colour=LINE),
        path(box(x - 7, 60, x + 7, 480), mixed(WOOD, DEEP, 0.6)),
    ]
    parts += [hatch(x - 16, 40, 470, 9, DEEP, 1, 6, 1), hatch(x + 16, 40, 470, -9, DEEP, 2, 6, 1)]
    return [
        *parts,
        stroke(f"M{x - 13} 60V470M{x + 9} 66V470", mixed(WOOD, LIT, 0.4), 1.6),
        inked(box(x - 21, 250, x + 21, 266), lit, 2.6, colour=LINE),
        stroke(f"M{x - 18} 254H{x + 18}", LIT, 1.8),
    ]


def _beam() -> list[str]:
    """Draw the ceiling's beam, with bills on spikes and keys on hooks."""
    parts = [
        inked(box(-10, -10, 1930, 30), mixed(WOOD, DEEP, 0.5), 3, colour=LINE),
        stroke("M0 27H1920", mixed(WOOD, LIT, 0.6), 2),
        hang(0, 1920, 28, -16, DEEP, 7, 9, 4),
    ]
    for x, seed in ((168, 1), (700, 2), (1220, 3), (1752, 4)):
        bills = [
            inked(
                polygon(
                    (-20 + i * 3, 18 + i * 9),
                    (16 + i * 2, 14 + i * 9),
                    (20 + i * 2, 36 + i * 9),
                    (-16 + i * 3, 40 + i * 9),
                ),
                mixed("#8A7854", WALL, 0.3 + 0.08 * i),
                1.8,
                colour=LINE,
            )
            for i in range(3)
        ]
        parts += (
            recede([group([stroke("M0 0V70", LINE, 4), *bills], x, 28, 0, 0.9)], WALL, 0.3)
            if seed % 2
            else recede([group(_keys(), x, 28)], WALL, 0.2)
        )
    return parts


def _keys() -> list[str]:
    key = [
        *rings(0, 12, (8, INK, 6), (8, BRASS, 3)),
        *strokes("M0 21V56M0 48H9M0 56H11", (INK, 6), (BRASS, 3)),
    ]
    return [
        stroke("M0 0V12", INK, 4),
        *rings(0, 20, (13, INK, 5), (13, BRASS_DARK, 2.4)),
        group(key, -6, 26, 16),
        group(key, 2, 28, -4),
        group(key, 8, 24, -24),
    ]


def _lamp(x: float, y: float, size: float = 1) -> tuple[list[str], Light]:
    """Draw an oil lamp with a glass, on a chain."""
    glass = "M-22 8C-30 24 -26 52 -14 58H14C26 52 30 24 22 8Z"
    hood = "M-34 8L-12 -18H12L34 8Z"
    foot = "M-20 58H20L26 72H-26Z"
    drawn = [
        path(glass, "#F0A24A", 'opacity="0.5"'),
        tongue(0, 58, 1.05),
        stroke(glass, INK, 3),
        stroke("M-11 8C-15 26 -13 48 -7 58M11 8C15 26 13 48 7 58", INK, 2),
        stroke("M-19 18C-21 30 -19 40 -15 50", "#FFE6B0", 2.4),
        inked(hood, BRASS_DARK, 2.8),
        stroke("M-27 5L-9 -14", BRASS_LIGHT, 2),
        inked(foot, BRASS, 2.8),
        stroke("M-17 62H8", BRASS_LIGHT, 2),
        *rings(0, -24, (6, INK, 5), (6, BRASS, 2.4)),
    ]
    chain = strokes(f"M{x} -4V{y - 28 * size:.0f}", (INK, 5), (BRASS_DARK, 2.4))
    return [*chain, group(drawn, x, y, 0, size)], Light(x, y + 38 * size, 190 * size, LAMP)


def _counter() -> list[str]:
    """Draw the counters at the far edge: stacks of coins, a strongbox, an inkwell."""
    parts: list[str] = []
    for flip in (False, True):
        side = [
            inked(box(-20, 392, 470, 520), mixed(WOOD, DEEP, 0.5), 3, colour=LINE),
            inked(box(-20, 378, 482, 394), mixed(WOOD, LIT, 0.3), 3, colour=LINE),
            stroke("M0 381H470", LIT, 2),
            *coins(352, 376, 8, 46, 2),
            *coins(402, 378, 4, 46, 5),
            *coins(312, 384, 11, 46, 3),
            *coins(448, 352, 4, 42, 9),
            *coins(36, 376, 5, 46, 7),
        ]
        parts.append(moved(side, "translate(1920 0) scale(-1 1)") if flip else "".join(side))
    chest = [
        inked("M-78 0V-64C-78 -96 78 -96 78 -64V0Z", "#4A2A16", 3),
        stroke("M-78 -58H78", INK, 6),
        stroke("M-78 -60H78", BRASS, 2.6),
        *both([inked("M48 0V-84L62 -78V0Z", IRON, 2.2), stroke("M51 -4V-80", IRON_LIGHT, 1.6)]),
        inked("M-14 -68H14V-42Q0 -30 -14 -42Z", BRASS, 2.4),
        circle(0, -52, 4, INK),
        hang(-70, 70, -2, -40, "#24120A", 5, 7, 2),
    ]
    parts += [group(chest, 545, 338, 0, 1.02), group([mirrored(chest)], 1375, 338, 0, 1.02)]
    return parts

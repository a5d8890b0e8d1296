"""Hell is Hungry!: a field of souls under a low red sky, fenced, staked and thinly populated."""

from functools import partial
from math import cos, pi, sin
from random import Random

from card_art import svg
from card_art.colours import mixed
from card_art.motifs import WISP
from card_art.shapes import Point, polygon, smooth
from card_art.suits import sign
from card_art.svg import circle, discs, group, moved, path, scored, stroke

from room_art.engraving import GLOOM, glow, recede, wash
from room_art.props import tongue

LINE, EARTH, ROCK = "#0A0605", "#1E1310", "#2A1C18"
inked = partial(svg.inked, colour=LINE)
HAZE = "#5A2016"
SUN = "#E25A2A"
GHOST = "#9FC4B0"
HORIZON = 128


def hell() -> list[str]:
    """Return the room: sky, sun, far fires, two folds of ground, trees, stakes, stones and wisps."""
    sky = [
        (0, "#1A0907"),
        (0.04, "#2C0E09"),
        (0.085, "#4E180D"),
        (0.118, "#742812"),
        (0.13, "#7E3016"),
        (1, "#1A0A07"),
    ]
    parts = [wash("sky", sky)]
    parts += [glow(960, 118, 720, SUN, 0.44, 0.42)]
    parts += _sun(960, 112)
    parts += _clouds()
    parts += _far()
    for x, y, size in (
        (238, 112, 0.8),
        (452, 124, 0.56),
        (690, 126, 0.6),
        (1216, 126, 0.62),
        (1480, 124, 0.54),
        (1694, 112, 0.8),
    ):
        parts += [glow(x, y, 130 * size, "#F08A36", 0.5, 0.8), *_pyre(x, y + 12 * size, size)]
    parts += _near()
    for x, y, size, flip in (
        (800, 176, 0.36, True),
        (1128, 178, 0.36, False),
        (606, 190, 0.5, False),
        (1322, 190, 0.5, True),
    ):
        parts += _tree(x, y, size, flip)
    parts += _stakes()
    for x, y, size, flip in ((306, 266, 0.84, False), (1614, 266, 0.84, True)):
        parts += _tree(x, y, size, flip)
    parts += _stones()
    for x, y, size in (
        (452, 158, 0.8),
        (556, 182, 0.9),
        (1346, 178, 0.9),
        (1470, 156, 0.8),
        (740, 166, 0.6),
        (1184, 168, 0.6),
        (64, 176, 0.9),
        (1852, 180, 0.9),
    ):
        parts += [glow(x, y, 84 * size, GHOST, 0.3), *_wisp(x, y, size)]
    parts += _mist()
    return recede(parts, GLOOM, 0.08)


def _sun(x: float, y: float) -> list[str]:
    """Draw a sun that never quite goes down, with an engraver's bands and short rays."""
    turns = [(turn * pi / 180) for turn in range(180, 361, 6)]
    rays = [
        (
            x + 100 * cos(turn),
            y + 100 * sin(turn),
            x + (126 + 16 * (index % 2)) * cos(turn),
            y + (126 + 16 * (index % 2)) * sin(turn),
            4.5,
        )
        for index, turn in enumerate(turns)
    ]
    bands = []
    for off in range(-78, 82, 13):
        half = (7600 - off * off) ** 0.5
        bands += [
            (x - half, y + off, x + half * 0.3, y + off, 1 + (off + 90) / 30),
            (x + half, y + off, x - half * 0.2, y + off, 1 + (off + 90) / 34),
        ]
    return [scored(rays, "#8E3A1A"), *discs(x, y, (92, "#6E2410"), (87, "#A84A20")), scored(bands, "#8A3416")]


def _clouds() -> list[str]:
    """Draw banks of cloud: scalloped tops, lit bellies, hatched between."""
    random = Random(31)
    parts = []
    banks = [
        (x, y, wide)
        for y, step in ((8, 300), (44, 350), (78, 420))
        for x, wide in (
            (off + random.uniform(-70, 70), random.uniform(190, 330)) for off in range(-60, 1960, step)
        )
    ]
    for x, y, wide in banks:
        if abs(x + wide / 2 - 960) < 150 and y > 40:
            continue
        share = y / 110
        body, lit = mixed("#220C09", "#54200F", share), mixed("#5A1C10", "#B4552A", share)
        puffs = max(4, round(wide / 44))
        data = f"M{x:.0f} {y:.0f}"
        each = wide / puffs
        marks = []
        for index in range(puffs):
            high = (
                (12 + 22 * sin(pi * (index + 0.5) / puffs)) * random.uniform(0.8, 1.2) * (1.25 - share * 0.6)
            )
            data += f"q{each * 0.1:.1f} {-high:.1f} {each * 0.55:.1f} {-high * 0.9:.1f}q{each * 0.5:.1f} {high * 0.1:.1f} {each * 0.45:.1f} {high * 0.9:.1f}"
            left = x + index * each
            marks += [
                (
                    left + each * (0.3 + 0.16 * i),
                    y + 3,
                    left + each * (0.36 + 0.15 * i),
                    y - high * (0.36 - 0.06 * i),
                    2.6,
                )
                for i in range(4)
            ]
        data += f"q{-wide * 0.1:.1f} 12 {-wide * 0.34:.1f} 7q{-wide * 0.2:.1f} 9 {-wide * 0.4:.1f} 2q{-wide * 0.16:.1f} 4 {-wide * 0.26:.1f} -9Z"
        parts += [path(data, body), scored(marks, mixed(body, LINE, 0.4))]
        parts.append(
            stroke(
                f"M{x + wide * 0.1:.0f} {y + 4:.0f}q{wide * 0.2:.0f} 6 {wide * 0.4:.0f} 3q{wide * 0.2:.0f} 5 {wide * 0.4:.0f} -2",
                lit,
                2,
            )
        )
    return parts


def _far() -> list[str]:
    """Draw the rim of the pit on the horizon: crags, a city of towers at either side, rows of tiny stakes."""
    random = Random(3)
    crags: list[Point] = [(-20, 220)]
    x = -20.0
    while x < 1940:
        off = abs(x - 960) / 960
        crags.append((x, HORIZON - 4 - off * 44 * random.uniform(0.3, 1) - random.uniform(0, 10)))
        x += random.uniform(22, 52)
    crags += [(1940, 220)]
    shade = mixed(LINE, HAZE, 0.62)
    lines = [(px, py + 2, px + 8, py + random.uniform(14, 30), 5) for px, py in crags[1:-1]]
    towers, panes = [], []
    for at, high, half in (
        (40, 96, 14),
        (84, 68, 10),
        (118, 44, 8),
        (398, 34, 7),
        (1880, 98, 14),
        (1836, 70, 10),
        (1800, 46, 8),
        (1528, 34, 7),
    ):
        top = 136 - high
        towers.append(
            f"M{at - half} 180V{top + 14}H{at - half - 4}V{top + 6}L{at} {top - half * 1.6:.0f}L{at + half + 4} {top + 6}V{top + 14}H{at + half}V180Z"
        )
        panes += [f"M{at - 2} {y}h4v8h-4Z" for y in range(top + 24, 116, 22)]
    wall = "M-10 170V104h12v8h12v-8h12v8h12v-8h12v8h12v-8h12v8h12v-8h12v8h12v-8h12V170ZM1930 170V104h-12v8h-12v-8h-12v8h-12v-8h-12v8h-12v-8h-12v8h-12v-8h-12v8h-12v-8h-12V170Z"
    return [
        path("".join(towers) + wall, mixed(LINE, HAZE, 0.46)),
        path("".join(panes), "#D87A34"),
        path(polygon(*crags), shade),
        scored(lines, mixed(LINE, HAZE, 0.4)),
        stroke(
            "".join(
                f"M{at} 138v{-random.randint(6, 15)}" for at in range(420, 1520, 13) if random.random() < 0.7
            ),
            mixed(LINE, HAZE, 0.34),
            2,
        ),
    ]


def _pyre(x: float, y: float, size: float) -> list[str]:
    logs = stroke("M-18 6L14 -4M18 6L-14 -4", LINE, 6)
    return [group([tongue(-7, 0, 0.62), tongue(8, 1, 0.54), tongue(0, 2, 0.9), logs], x, y, 0, size)]


def _near() -> list[str]:
    """Draw two folds of ground, ploughed towards the eye."""
    far = "M-10 148C200 112 420 136 640 142C860 148 1060 148 1280 142C1500 136 1720 112 1930 148V480H-10Z"
    near = "M-10 196C220 150 460 174 700 178C900 182 1020 182 1220 178C1460 174 1700 150 1930 196V1080H-10Z"
    random = Random(8)
    furrows = []
    for index in range(-30, 31):
        x: float = 960 + index * 46
        furrows.append((x + index * 34, 470, x, 160 + random.uniform(-8, 22), 9))
    grass = []
    for _ in range(120):
        x = random.uniform(0, 1920)
        y = 178 - 14 * abs(x - 960) / 960 + random.uniform(0, 70)
        grass.append((x, y + 6, x + random.uniform(-5, 5), y - random.uniform(6, 16), 2.6))
    return [
        path(far, mixed(EARTH, HAZE, 0.3)),
        stroke(
            "M-10 148C200 112 420 136 640 142C860 148 1060 148 1280 142C1500 136 1720 112 1930 148",
            mixed(HAZE, SUN, 0.25),
            2.2,
        ),
        path(near, EARTH),
        stroke(
            "M-10 196C220 150 460 174 700 178C900 182 1020 182 1220 178C1460 174 1700 150 1930 196",
            mixed(HAZE, SUN, 0.08),
            2.2,
        ),
        scored(furrows, mixed(EARTH, LINE, 0.6)),
        scored(grass, mixed(EARTH, HAZE, 0.55)),
    ]


def _tree(x: float, y: float, size: float, flip: bool) -> list[str]:
    """Draw a bare tree with a raven and a lantern of bone."""
    random = Random(21)
    limbs: list[tuple[float, float, float, float, float]] = []

    def grow(px: float, py: float, angle: float, long: float, wide: float, depth: int) -> None:
        end_x, end_y = px + cos(angle) * long, py + sin(angle) * long
        limbs.append((px, py, end_x, end_y, wide))
        if depth == 0:
            return
        for turn in (random.uniform(-0.62, -0.22), random.uniform(0.2, 0.6)):
            grow(
                end_x - cos(angle) * wide * 0.2,
                end_y - sin(angle) * wide * 0.2,
                angle + turn,
                long * random.uniform(0.62, 0.82),
                wide * 0.62,
                depth - 1,
            )

    grow(0, 6, -pi / 2 + 0.06, 132, 34, 5)
    shade = LINE if size > 0.6 else mixed(LINE, HAZE, 0.25)
    data = []
    for px, py, ex, ey, wide in limbs:
        long = ((ex - px) ** 2 + (ey - py) ** 2) ** 0.5
        nx, ny = -(ey - py) / long * wide / 2, (ex - px) / long * wide / 2
        tip = 0.62
        bend_x, bend_y = (px + ex) / 2 + nx * 0.5, (py + ey) / 2 + ny * 0.5
        data.append(
            f"M{px + nx:.1f} {py + ny:.1f}Q{bend_x + nx * 0.8:.1f} {bend_y + ny * 0.8:.1f} {ex + nx * tip:.1f} {ey + ny * tip:.1f}L{ex - nx * tip:.1f} {ey - ny * tip:.1f}Q{bend_x - nx * 0.8:.1f} {bend_y - ny * 0.8:.1f} {px - nx:.1f} {py - ny:.1f}Z"
        )
    roots = "M-16 -6C-20 10 -40 16 -56 20C-30 22 -14 20 0 14C16 22 34 22 58 20C40 14 22 10 16 -6Z"
    rim = stroke("M10 4C12 -40 14 -70 17 -96", mixed(SUN, LINE, 0.5), 2.6)
    bark = scored(
        ((-13 + (i % 3), -4 - i * 11, -2, -8 - i * 11, 3.4) for i in range(9)), mixed(LINE, HAZE, 0.34)
    )
    parts = [
        path("".join(data) + roots, shade, 'stroke="#0A0605" stroke-width="1.4" stroke-linejoin="round"'),
        bark,
        rim,
    ]
    if size > 0.6:
        raven = "M-20 2C-10 -12 4 -14 12 -10C18 -18 28 -16 28 -10L38 -7L28 -5C26 6 10 12 -2 9L-26 16Z"
        parts.append(
            group(
                [path(raven, LINE), circle(24, -11, 1.8, "#E2642B"), stroke("M2 10v7M8 9v7", LINE, 2)],
                -46,
                -178,
                -4,
                0.9,
            )
        )
    return [moved([group(parts, 0, 0, 0, size)], f"translate({x} {y}) scale({-1 if flip else 1} 1)")]


def _stakes() -> list[str]:
    """Draw stakes along the field's edge, some leaning, with a skull, a wheel or a rag."""
    random = Random(17)
    parts = []
    for x in range(20, 1920, 76):
        off = abs(x - 960) / 960
        if 230 < x < 400 or 1520 < x < 1690 or abs(x - 960) < 60:
            continue
        foot = 190 + off * 30 + random.uniform(0, 14)
        high = random.uniform(40, 70) * (0.6 + off * 0.6)
        lean = random.uniform(-9, 9)
        stake = [
            path(f"M-6 0V{-high:.0f}L0 {-high - 16:.0f}L6 {-high:.0f}V0Z", mixed(LINE, EARTH, 0.25)),
            stroke(f"M4 -2V{-high:.0f}", mixed(HAZE, SUN, 0.12), 1.6),
        ]
        kind = random.random()
        if kind < 0.26:
            stake.append(group(_skull(), 0, -high - 6, 0, 0.5))
        elif kind < 0.5:
            stake.append(
                path(
                    f"M4 {-high + 10:.0f}C18 {-high + 4:.0f} 22 {-high + 18:.0f} 38 {-high + 12:.0f}C34 {-high + 22:.0f} 36 {-high + 30:.0f} 30 {-high + 36:.0f}C22 {-high + 28:.0f} 14 {-high + 36:.0f} 4 {-high + 28:.0f}Z",
                    "#3E1410",
                )
            )
        parts.append(group(stake, x, foot, lean))
    ropes = []
    for left, right, y in ((480, 700, 164), (1220, 1440, 164), (0, 180, 176), (1740, 1920, 176)):
        ropes.append(f"M{left} {y}Q{(left + right) / 2} {y + 22} {right} {y + 4}")
    parts.append(stroke("".join(ropes), LINE, 2.4))
    return parts


def _skull() -> list[str]:
    bone = "#7E6650"
    return [
        inked("M-24 -6C-26 -36 26 -36 24 -6C24 4 16 8 15 12V24H-15V12C-16 8 -24 4 -24 -6Z", bone, 3),
        path(
            "M-16 -4C-16 -14 -4 -14 -4 -4C-6 4 -14 4 -16 -4ZM16 -4C16 -14 4 -14 4 -4C6 4 14 4 16 -4ZM0 4L-4 12H4Z",
            LINE,
        ),
        stroke("M-6 16V24M0 16V24M6 16V24", LINE, 2.6),
    ]


def _stones() -> list[str]:
    """Draw gravestones with the signs of suits, sunk and tilted, larger towards the sides."""
    parts = []
    spots = (
        (38, 262, 1.0, -6, "S"),
        (128, 252, 0.66, 4, "D"),
        (226, 246, 0.78, 5, "H"),
        (404, 232, 0.62, -5, "C"),
        (486, 226, 0.74, 6, "D"),
        (640, 214, 0.56, -5, "S"),
        (728, 208, 0.44, 4, "H"),
        (862, 204, 0.36, -6, "C"),
        (1058, 204, 0.36, 6, "S"),
        (1192, 208, 0.44, -4, "C"),
        (1280, 214, 0.56, 5, "D"),
        (1434, 226, 0.74, -6, "H"),
        (1516, 232, 0.62, 5, "S"),
        (1694, 246, 0.78, -5, "D"),
        (1792, 252, 0.66, -4, "H"),
        (1882, 262, 1.0, 6, "C"),
    )
    for index, (x, y, size, turn, suit) in enumerate(spots):
        lit, kind = 1 if x < 960 else -1, index % 3
        shape = (
            "M-44 10V-72C-44 -112 44 -112 44 -72V10Z",
            "M-40 10V-84L-22 -98V-110H22V-98L40 -84V10Z",
            "M-14 10V-56H-44V-82H-14V-116H14V-82H44V-56H14V10Z",
        )[kind]
        left, right, high, tall = (-42, -16, -62, 0.32) if kind < 2 else (-13, 0, -69, 0.2)
        marks = [(left * lit, 4 - i * 9, right * lit + (i * 7) % 12, 2 - i * 9, 4) for i in range(8)]
        stone = [
            inked(shape, mixed(ROCK, HAZE, 0.42), 3.2),
            scored(marks, mixed(LINE, ROCK, 0.3)),
            group(sign(suit, mixed(LINE, ROCK, 0.25)), 0, high, 0, tall),
            stroke(_RIMS[lit][kind], mixed(HAZE, SUN, 0.5), 2.8),
            stroke("M-8 -20L2 -8L-4 6", LINE, 2),
            path("M-60 14C-40 2 -20 8 0 4C24 8 40 2 60 14V26H-60Z", EARTH),
        ]
        parts.append(group(stone, x, y, turn, size))
    return parts


_RIMS = {
    1: ("M40 4V-72C40 -92 24 -99 8 -100", "M36 4V-82L19 -95V-106H-10", "M10 4V-60H40V-78H10V-112H-6"),
    -1: ("M-40 4V-72C-40 -92 -24 -99 -8 -100", "M-36 4V-82L-19 -95V-106H10", "M-10 4V-60H-40V-78H-10V-112H6"),
}
"""The edge that the sun catches, at the right or the left, of each shape of gravestone."""


def _wisp(x: float, y: float, size: float) -> list[str]:
    """Draw a soul that nobody has claimed yet."""
    drawn = [
        path(WISP, GHOST, 'opacity="0.62"'),
        path("M-9 -10q3 -8 7 0q-3 6 -7 0ZM3 -10q3 -8 7 0q-3 6 -7 0Z", "#1A2A24"),
        path("M-3 3Q0 -1 3 3Q3 9 0 9Q-3 9 -3 3Z", "#1A2A24"),
    ]
    return [group(drawn, x, y, 0, size * 0.86)]


def _mist() -> list[str]:
    """Draw mist that lies in the hollows."""
    parts = []
    for x, y, wide in ((360, 168, 260), (900, 172, 330), (1360, 170, 280), (120, 190, 240), (1800, 190, 240)):
        lens: list[Point] = [
            (x - wide, y),
            (x - wide * 0.3, y - 9),
            (x + wide * 0.4, y - 7),
            (x + wide, y + 1),
            (x + wide * 0.3, y + 8),
            (x - wide * 0.4, y + 7),
        ]
        parts.append(path(smooth(*lens), "#8A4A34", 'opacity="0.16"'))
    return parts

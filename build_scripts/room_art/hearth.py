"""The menu: a cellar of hell with a fire, a door, a counter for card boxes, and a way down."""

from functools import partial
from math import cos, pi, sin
from random import Random

from card_art import svg
from card_art.colours import mixed
from card_art.devil import horned_head
from card_art.shapes import between, line, polygon
from card_art.suits import sign
from card_art.svg import circle, discs, group, hoop, moved, path, ring, scored, stroke, strokes

from room_art.engraving import GLOOM, Light, box, embers, glow, hang, hatch, masonry, recede, wash
from room_art.props import BRASS, BRASS_DARK, BRASS_LIGHT, IRON, IRON_LIGHT, bottle, candle, shine

LINE, WALL, STONE, LIT = "#080504", "#221712", "#33231B", "#7A4A2C"
inked = partial(svg.inked, colour=LINE)
WOOD, WOOD_LIT = "#38200F", "#8A4E26"
FIRE = "#F08436"
X, TOP, FOOT = 1550, 200, 680
"""The middle of the fireplace, its shelf, and the floor before it."""


def hearth() -> list[str]:
    """Return the room: the door's arch at the left, the fire at the right, the counter in front."""
    parts = [
        wash(
            "cellar",
            [
                (0, "#0B0706"),
                (0.25, WALL),
                (0.62, "#2A1B14"),
                (0.66, "#120B08"),
                (1, "#0A0605"),
            ],
        ),
        *masonry((0, 0, 1920, 700), 58, mixed(WALL, LINE, 0.6), mixed(WALL, LIT, 0.26), 14),
    ]
    parts += _ceiling()
    parts += [glow(X, 470, 1120, FIRE, 0.78, 0.8)]
    parts += _doorway()
    parts += _floor()
    parts += _chimney()
    parts += _pillar(1080)
    drawn, torch = _torch(1080, 300)
    parts += [*shine(torch, 0.42, 0.22, 3), *drawn]
    for x, high in ((1296, 50), (1326, 34), (1792, 44)):
        drawn, light = candle(x, TOP, high, 16, 0.58)
        parts += [*shine(light, 0.34, 0.14, x), *drawn]
    parts += _on_the_shelf()
    parts += _hatch()
    parts += _cat(1290, 722)
    parts += _basket(1846, 722)
    parts += _counter()
    return recede(parts, GLOOM, 0.06)


def _ceiling() -> list[str]:
    """Draw the vault's springing, beams, and hooks with nothing nice on them."""
    parts = [
        path("M0 0H1920V34C1600 64 1300 40 1080 150C860 40 420 64 0 40Z", mixed(WALL, LINE, 0.62)),
        stroke("M0 40C420 64 860 40 1080 150C1300 40 1600 64 1920 34", mixed(STONE, LIT, 0.16), 3),
        stroke("M0 56C420 80 850 58 1080 170C1310 58 1600 80 1920 50", LINE, 3),
        scored(
            [(40 + i * 52, 44 + 6 * sin(i), 52 + i * 52, 4, 7) for i in range(19)]
            + [(1130 + i * 52, 74 - 2.2 * i, 1122 + i * 52, 4, 7) for i in range(15)],
            mixed(WALL, LINE, 0.85),
        ),
    ]
    for x, links in ((968, 13), (1004, 7)):
        chain = [hoop(x, 8 + i * 13, 4 if i % 2 else 1.6, 8, IRON_LIGHT, 2.4) for i in range(links)]
        foot = 8 + links * 13
        hook = f"M{x} {foot - 4}V{foot + 14}C{x} {foot + 34} {x - 22} {foot + 32} {x - 20} {foot + 14}"
        parts += [f'<g opacity="0.8">{"".join(chain)}</g>', *strokes(hook, (LINE, 7), (IRON_LIGHT, 3.4))]
    return parts


def _doorway() -> list[str]:
    """Draw the stone surround of a great door; what lies in it is the menu's own panel."""
    left, right, top, foot = 112, 872, 264, 704
    parts = [
        path(box(left - 44, top - 44, right + 44, foot), mixed(STONE, WALL, 0.35)),
        path(box(left - 8, top - 8, right + 8, foot), "#0C0706"),
    ]
    random = Random(5)
    blocks = []
    x = left - 44.0
    while x < right + 44:
        wide = min(random.uniform(82, 128), right + 44 - x)
        if right + 44 - x - wide < 40:
            wide = right + 44 - x
        blocks.append((x, top - 46.0, x + wide, top - 8.0))
        x += wide
    for side in (left - 44, right + 8):
        y = top - 8.0
        while y < foot:
            tall = min(random.uniform(58, 92), foot - y)
            if foot - y - tall < 30:
                tall = foot - y
            blocks.append((side, y, side + 36, y + tall))
            y += tall
    for index, (x0, y0, x1, y1) in enumerate(blocks):
        tone = mixed(mixed(STONE, WALL, 0.1), LIT, (x0 / 1920) * 0.34 + (index % 3) * 0.04)
        parts.append(inked(box(x0 + 1, y0 + 1, x1 - 1, y1 - 1), tone, 2.8))
        parts.append(
            hatch(x0 + 2, y0 + 6, y1 - 3, min(26, (x1 - x0) * 0.5), mixed(tone, LINE, 0.5), index, 6, 2)
        )
        parts.append(
            stroke(
                f"M{x1 - 5:.1f} {y0 + 6:.1f}V{y1 - 8:.1f}M{x0 + 8:.1f} {y0 + 4:.1f}H{x1 - 8:.1f}",
                mixed(tone, "#E8A868", 0.3),
                1.8,
            )
        )
    key = [
        inked("M-46 -34H46L36 58H-36Z", mixed(STONE, LIT, 0.34), 3.2),
        scored(
            ((-42 + i, -26 + i * 9, -22 + i, -22 + i * 9, 3.6) for i in range(9)), mixed(STONE, LINE, 0.4)
        ),
        stroke("M40 -30L32 52M-40 -29H38", mixed(LIT, "#E8A868", 0.3), 2.2),
        group(horned_head(mixed(STONE, LINE, 0.6), mixed(STONE, LIT, 0.5)), 0, 12, 0, 1.6),
    ]
    parts.append(group(key, 492, top - 44))
    parts += [
        hang(left - 6, right + 6, top - 8, 40, LINE, 3, 7, 3),
        hatch(left - 7, top, foot, 30, LINE, 4, 7, 3),
    ]
    step = f"M{left - 70} {foot}H{right + 70}L{right + 96} {foot + 30}H{left - 96}Z"
    parts += [
        inked(step, mixed(STONE, LIT, 0.12), 3),
        stroke(f"M{left - 60} {foot + 4}H{right + 66}", mixed(LIT, STONE, 0.3), 2.2),
    ]
    return parts


def _floor() -> list[str]:
    """Draw flags in perspective, lit from the fire."""
    parts = [path(box(0, 734, 1920, 1080), "#170E0A"), path(box(1000, FOOT + 20, 1920, 1080), "#170E0A")]
    parts.append(glow(X, 720, 520, FIRE, 0.46, 0.5))
    lines = []
    rows = (704, 736, 778, 834, 908, 1004, 1090)
    for y in rows:
        lines.append(f"M0 {y}H1920")
    for row in range(len(rows) - 1):
        y0, y1 = rows[row], rows[row + 1]
        for index in range(-16, 17):
            at = index + (0.5 if row % 2 else 0)
            x0, x1 = 1100 + at * 150 * (y0 - 560) / 200, 1100 + at * 150 * (y1 - 560) / 200
            if -40 < x0 < 1960:
                lines.append(f"M{x0:.0f} {y0}L{x1:.0f} {y1}")
    edges = []
    random = Random(2)
    for y in rows[1:]:
        for x in range(1080, 1900, 90):
            edges.append((x + random.uniform(0, 30), y + 3, x + random.uniform(40, 76), y + 3, 3))
    return [*parts, stroke("".join(lines), LINE, 3), scored(edges, mixed("#170E0A", LIT, 0.5))]


def _chimney() -> list[str]:
    """Draw a chimneypiece on two crouching imps: a hood above, a great mouth below."""
    lit, dark = mixed(STONE, "#F0A060", 0.5), mixed(STONE, LINE, 0.55)
    left, right = X - 310, X + 310
    hood = f"M{X - 250} 70H{X + 250}L{X + 292} {TOP}H{X - 292}Z"
    parts = [
        inked(hood, mixed(STONE, WALL, 0.4), 3.4),
        stroke(
            f"M{X - 262} 110H{X + 262}M{X - 276} 152H{X + 276}M{X - 130} 70V110M{X + 40} 70V110M{X + 190} 70V110M{X - 200} 110V152M{X - 50} 110V152M{X + 110} 110V152M{X - 120} 152V{TOP}M{X + 30} 152V{TOP}M{X + 200} 152V{TOP}",
            LINE,
            2.6,
        ),
        hatch(X - 284, 74, TOP, 60, dark, 3, 7, 3),
        hatch(X + 284, 74, TOP, -60, dark, 4, 7, 3),
        inked(box(left + 14, TOP + 30, right - 14, FOOT + 26), mixed(STONE, LIT, 0.14), 3.4),
    ]
    stones = []
    for index in range(13):
        turn = pi + pi * (index + 0.5) / 13
        inner_x, inner_y = X + 226 * cos(turn), TOP + 190 + 116 * sin(turn)
        stones.append(
            group(
                [
                    inked("M-27 -34L27 -34L22 6L-22 6Z", mixed(STONE, LIT, 0.3 if index % 2 else 0.22), 2.8),
                    stroke("M-18 3H18", lit, 2.4),
                    scored(((-22 + i * 6, -31, -20 + i * 6, -16 - (i % 3) * 3, 3) for i in range(8)), dark),
                ],
                inner_x,
                inner_y,
                (turn * 180 / pi + 90) * 0.72 + 0,
            )
        )
    parts += stones
    parts += [glow(X, 560, 380, "#F6A03C", 0.5, 0.9), *_mouth()]
    for side in (-1, 1):
        parts.append(moved(_imp(lit, dark), f"translate({X + side * 262} {FOOT + 20}) scale({-side} 1)"))
    shelf = box(left - 14, TOP, right + 14, TOP + 34)
    parts += [
        inked(shelf, mixed(WOOD, WOOD_LIT, 0.22), 3.6),
        stroke(f"M{left - 8} {TOP + 5}H{right + 8}", WOOD_LIT, 2.4),
        scored(
            (
                (
                    left - 8 + i * 27,
                    TOP + 16 + (i * 7) % 12,
                    left + 24 + i * 27,
                    TOP + 15 + (i * 5) % 14,
                    2.4,
                )
                for i in range(23)
            ),
            mixed(WOOD, LINE, 0.6),
        ),
        stroke(f"M{left} {TOP + 31}H{right}", "#C8742E", 2.2),
    ]
    fender = (
        f"M{X - 250} {FOOT + 36}V{FOOT + 6}H{X - 226}V{FOOT + 22}H{X + 226}V{FOOT + 6}H{X + 250}V{FOOT + 36}Z"
    )
    parts += [inked(fender, BRASS_DARK, 3), stroke(f"M{X - 222} {FOOT + 26}H{X + 222}", BRASS_LIGHT, 2.2)]
    return parts


def _mouth() -> list[str]:
    """Draw the inside of the chimneypiece."""
    mouth = f"M{X - 220} {FOOT + 10}V{TOP + 190}C{X - 220} {TOP + 96} {X - 110} {TOP + 78} {X} {TOP + 78}C{X + 110} {TOP + 78} {X + 220} {TOP + 96} {X + 220} {TOP + 190}V{FOOT + 10}Z"
    edge = f"M{X - 213} {FOOT}V{TOP + 192}C{X - 213} {TOP + 104} {X - 108} {TOP + 86} {X} {TOP + 86}C{X + 108} {TOP + 86} {X + 213} {TOP + 104} {X + 213} {TOP + 192}V{FOOT}"
    return [
        embers("mouth", "#F09A3C", "#7A2E12", "#170906"),
        inked(mouth, "url(#mouth)", 4),
        *_bricks(),
        *_fire(),
        stroke(edge, "#E08A44", 3),
    ]


def _bricks() -> list[str]:
    """Draw sooty bricks at the back of the fire."""
    lines = []
    for row in range(9):
        y = 330 + row * 26
        half = 206 if y > 390 else 120 + (y - 330) * 1.4
        lines.append(f"M{X - half:.0f} {y}H{X + half:.0f}")
        for index in range(-5, 6):
            at = X + index * 44 + (22 if row % 2 else 0)
            if abs(at - X) < half:
                lines.append(f"M{at} {y}v26")
    return [stroke("".join(lines), "#2A120B", 2.4)]


def _fire() -> list[str]:
    """Draw logs on iron dogs, and tongues in three depths."""
    foot = FOOT + 2
    back = [(-150, 3.4), (-92, 5.2), (-20, 6.4), (64, 5.6), (132, 3.8)]
    middle = [(-116, 3.4), (-52, 4.8), (26, 5.2), (98, 3.6)]
    front = [(-78, 2.4), (-8, 3.4), (58, 2.8)]
    core = [(-70, 1.7), (-4, 2.4), (56, 1.9)]
    parts = []
    rows = ((back, "#B8391C", 30), (middle, "#E2642B", 16), (front, "#F6A83E", 2), (core, "#FFE3A0", 2))
    for depth, (row, colour, lift) in enumerate(rows):
        for index, (off, size) in enumerate(row):
            left = (index + (depth == 3)) % 2 == 0
            parts.append(_lick(X + off, foot - lift, size, colour, left))
    logs = []
    for x, y, turn, long in ((-60, -10, 8, 190), (70, -8, -9, 180), (0, -34, -3, 150)):
        log = [
            inked(
                f"M{-long / 2} -17H{long / 2}Q{long / 2 + 9} 0 {long / 2} 17H{-long / 2}Q{-long / 2 - 9} 0 {-long / 2} -17Z",
                "#2C150D",
                3,
            ),
            scored(
                (
                    (
                        -long / 2 + 10 + i * 17,
                        10 - (i * 7) % 20,
                        -long / 2 + 34 + i * 17,
                        9 - (i * 7) % 20,
                        3,
                    )
                    for i in range(int(long / 19))
                ),
                "#120806",
            ),
            stroke(f"M{-long / 2 + 8} -12H{long / 2 - 10}", "#D8561E", 3),
            f'<ellipse cx="{long / 2}" cy="0" rx="8" ry="16" fill="#6A3218" stroke="{LINE}" stroke-width="2.6"/>',
            f'<ellipse cx="{long / 2}" cy="0" rx="4" ry="9" fill="none" stroke="#B8642E" stroke-width="1.8"/>',
        ]
        logs.append(group(log, X + x, foot - 14 + y, turn))
    embers = [
        circle(
            X + off + 6 * sin(off),
            foot - rise,
            size,
            "#FFC262",
        )
        for off, rise, size in (
            (-120, 190, 2.6),
            (-36, 262, 2),
            (44, 232, 2.8),
            (104, 176, 2.2),
            (8, 300, 1.8),
            (-84, 240, 1.8),
            (140, 120, 2),
        )
    ]
    dogs = []
    for off in (-150, 150):
        dog = [
            *strokes("M0 8V-58", (LINE, 13), (IRON, 8)),
            stroke("M2 4V-56", "#B8642E", 2),
            *discs(0, -66, (13, LINE), (10, BRASS)),
            circle(3, -69, 3.4, BRASS_LIGHT),
            inked("M-16 10Q0 -6 16 10V16H-16Z", IRON, 2.6),
        ]
        dogs.append(group(dog, X + off, foot + 4))
    return [*parts, *logs, *embers, *dogs]


_LICK = "M0 -34C4 -24 13 -18 15 -4C17 8 11 18 0 18C-12 18 -17 9 -15 -2C-14 -10 -8 -12 -8 -20C-4 -16 -3 -13 -2 -10C1 -16 2 -24 0 -34Z"


def _lick(x: float, foot: float, size: float, colour: str, flip: bool) -> str:
    """Draw one tongue of the fire that stands on a point."""
    moves = f"translate({x:.1f} {foot - 17 * size:.1f}) scale({-size if flip else size:.3f} {size:.3f})"
    return moved([path(_LICK, colour)], moves)


def _imp(lit: str, dark: str) -> list[str]:
    """Draw a stone imp that carries the shelf on its shoulders; its right faces the fire."""
    body = mixed(STONE, LIT, 0.3)
    return [
        inked("M-44 6V-40H44V6Z", mixed(STONE, LIT, 0.2), 3.2),
        stroke("M38 2V-34M-38 -35H40", lit, 2.2),
        inked("M-34 -40C-44 -110 -40 -190 -30 -260H30C40 -190 42 -110 34 -40Z", body, 3.2),
        scored(
            ((-36 + (i % 3), -56 - i * 11, -10 + (i * 5) % 14, -52 - i * 11, 4.4) for i in range(18)), dark
        ),
        stroke("M30 -50C37 -110 35 -190 26 -252", lit, 3),
        inked(
            "M-40 -44C-34 -90 -8 -96 -4 -60V-42H-40ZM40 -44C34 -90 8 -96 4 -60V-42H40Z",
            mixed(body, lit, 0.16),
            3,
        ),
        stroke("M14 -78C26 -84 34 -66 36 -50", lit, 2.4),
        inked(
            "M-36 -266C-52 -300 -42 -330 -22 -350L-8 -334C-20 -318 -22 -300 -12 -276ZM36 -266C52 -300 42 -330 22 -350L8 -334C20 -318 22 -300 12 -276Z",
            body,
            3,
        ),
        stroke("M38 -276C48 -300 40 -326 25 -342", lit, 2.4),
        inked(
            "M-30 -292C-32 -336 32 -336 30 -292C30 -262 16 -240 0 -240C-16 -240 -30 -262 -30 -292Z",
            mixed(body, lit, 0.12),
            3.2,
        ),
        inked(
            "M-26 -308C-46 -312 -52 -332 -42 -348C-38 -332 -24 -328 -12 -324ZM26 -308C46 -312 52 -332 42 -348C38 -332 24 -328 12 -324Z",
            mixed(body, lit, 0.2),
            2.8,
        ),
        path("M-22 -294L-6 -288C-10 -280 -20 -282 -22 -294ZM22 -294L6 -288C10 -280 20 -282 22 -294Z", LINE),
        stroke("M-24 -300L-6 -292M24 -300L6 -292", LINE, 3.4),
        path("M-16 -264Q0 -272 16 -264Q12 -252 0 -252Q-12 -252 -16 -264Z", LINE),
        path("M-9 -266l3 7l3 -8ZM3 -267l3 8l4 -7Z", lit),
        stroke("M22 -286C24 -268 16 -250 6 -244", lit, 2.4),
        scored(((-28, -300 + i * 8, -14 + (i % 2) * 5, -296 + i * 8, 3.2) for i in range(6)), dark),
    ]


def _on_the_shelf() -> list[str]:
    """Draw a skull in a paper crown, bottles, a fan of cards, and a mug."""
    bone = "#B8A07C"
    skull = [
        inked("M-26 -34C-28 -72 28 -72 26 -34C26 -22 17 -18 16 -2H-16C-17 -18 -26 -22 -26 -34Z", bone, 3),
        path(
            "M6 -62C22 -58 27 -46 26 -34C26 -22 17 -18 16 -2H8C18 -20 14 -44 6 -62Z", mixed(bone, LINE, 0.4)
        ),
        path(
            "M-19 -34C-19 -46 -5 -46 -5 -34C-7 -26 -17 -26 -19 -34ZM19 -34C19 -46 5 -46 5 -34C7 -26 17 -26 19 -34ZM0 -26L-5 -16H5Z",
            LINE,
        ),
        stroke("M-8 -12V-3M0 -12V-3M8 -12V-3", LINE, 2.6),
        inked(
            "M-28 -58L-32 -88L-18 -74L-8 -94L0 -74L12 -92L18 -72L32 -84L27 -56C10 -64 -10 -64 -28 -58Z",
            BRASS,
            2.8,
        ),
        stroke("M-24 -62C-8 -68 8 -68 23 -61", BRASS_LIGHT, 2),
    ]
    cards = [
        group(
            [
                inked("M-17 -52H17V0H-17Z", "#C8B894", 2.4),
                group(sign(suit, "#7A2018" if suit in "HD" else LINE), 0, -27, 0, 0.24),
            ],
            0,
            0,
            turn,
        )
        for turn, suit in ((-34, "S"), (-12, "H"), (10, "C"), (32, "D"))
    ]
    parts = [group(skull, 1406, TOP, 0, 0.94), group(cards, 1500, TOP + 2)]
    parts += (
        bottle(1588, TOP, 84, "#3F2A3E") + bottle(1622, TOP, 64, "#2F4A3A") + bottle(1654, TOP, 76, "#5A3416")
    )
    mug = [
        inked("M-22 0V-42H22V0Z", "#5A3A22", 2.8),
        *strokes("M22 -34C40 -36 40 -8 22 -8", (LINE, 9), (IRON_LIGHT, 4)),
        stroke("M-20 -34H20M-20 -8H20", IRON_LIGHT, 3.4),
        path(
            "M-24 -42Q-16 -54 -4 -48Q6 -56 14 -48Q24 -50 24 -40Q14 -36 10 -42Q0 -34 -6 -42Q-16 -34 -24 -42Z",
            "#C8B894",
        ),
    ]
    parts += [group(mug, 1722, TOP)]
    return recede(parts, WALL, 0.12)


def _pillar(x: float) -> list[str]:
    """Draw the pillar that both halves of the vault spring from; its right is lit."""
    half = 62
    lit, dark = mixed(STONE, "#F0A060", 0.42), mixed(STONE, LINE, 0.6)
    parts = [inked(box(x - half, 188, x + half, 724), mixed(STONE, WALL, 0.25), 3.4)]
    parts += [stroke("".join(f"M{x - half} {y}H{x + half}" for y in range(254, 720, 66)), LINE, 2.8)]
    parts += [
        hatch(x - half + 2, 192, 720, 66, dark, 3, 7, 3),
        hatch(x + half - 2, 192, 720, -16, dark, 9, 9, 1),
    ]
    parts += [
        stroke("".join(f"M{x + half - 5} {200 + i * 66}v{44 if i % 2 else 34}" for i in range(8)), lit, 2.6)
    ]
    cap = f"M{x - half - 34} 150H{x + half + 34}L{x + half + 8} 196H{x - half - 8}Z"
    foot = f"M{x - half - 8} 700H{x + half + 8}L{x + half + 26} 744H{x - half - 26}Z"
    for shape, y in ((cap, 156), (foot, 706)):
        parts += [
            inked(shape, mixed(STONE, LIT, 0.16), 3.4),
            stroke(f"M{x - half} {y}H{x + half + (26 if y < 200 else 4)}", lit, 2.2),
        ]
    parts += [hang(x - half - 26, x + half + 20, 192, -24, dark, 5, 8, 2)]
    parts.append(group(horned_head(mixed(STONE, LINE, 0.55), mixed(STONE, LIT, 0.5)), x, 452, 0, 2.3))
    return parts


def _torch(x: float, y: float) -> tuple[list[str], Light]:
    """Draw a torch in an iron ring."""
    parts = [
        *strokes(f"M{x} {y + 92}L{x} {y + 20}", (LINE, 17), ("#5A3218", 11)),
        stroke(f"M{x + 3} {y + 86}V{y + 26}", "#B8642E", 2.4),
        inked(
            f"M{x - 20} {y + 26}L{x - 12} {y + 50}H{x + 12}L{x + 20} {y + 26}Q{x} {y + 36} {x - 20} {y + 26}Z",
            IRON,
            2.8,
        ),
        inked(f"M{x - 26} {y + 70}H{x + 26}V{y + 80}H{x - 26}Z", IRON, 2.8),
        stroke(f"M{x - 22} {y + 73}H{x + 22}", IRON_LIGHT, 1.8),
        _lick(x - 7, y + 32, 1.9, "#C8481E", True),
        _lick(x + 6, y + 32, 2.2, "#E2642B", False),
        _lick(x, y + 32, 1.6, "#F6B042", True),
        _lick(x + 1, y + 31, 0.9, "#FFE3A0", False),
    ]
    return parts, Light(x, y - 4, 240, FIRE)


def _hatch() -> list[str]:
    """Draw an open trapdoor with steps that go down, and down, to a fire; its lid leans back."""
    outer = [(1510.0, 790.0), (1810.0, 790.0), (1846.0, 1000.0), (1474.0, 1000.0)]
    inner = [(1628.0, 842.0), (1692.0, 842.0), (1698.0, 868.0), (1622.0, 868.0)]
    rim = polygon((1494, 774), (1826, 774), (1872, 1020), (1448, 1020))
    parts = [
        inked(rim, mixed(STONE, LIT, 0.16), 3.4),
        stroke("M1496 779H1822M1866 1012L1824 782", mixed(LIT, STONE, 0.2), 2.2),
        scored(
            ((1452 + i * 3, 1012 - i * 18, 1474 + i * 2.4, 1008 - i * 18, 5) for i in range(12)),
            mixed(STONE, LINE, 0.5),
        ),
        scored(((1476 + i * 27, 1018, 1480 + i * 26.6, 1004, 5) for i in range(14)), mixed(STONE, LINE, 0.5)),
    ]
    shades = ("#2A0D08", "#3E120A", "#58190C", "#782410", "#9C3414", "#C44E1C")
    for index, shade in enumerate(shades):
        quads = []
        for step in (index, index + 1):
            share = 1 - (1 - step / (len(shades) + 0.6)) ** 1.7
            quads.append([between(*ends, share) for ends in zip(outer, inner, strict=True)])
        near, far = quads
        parts.append(inked(polygon(*near), mixed(shade, LINE, 0.45), 3))
        tread = polygon(near[3], near[2], far[2], far[3])
        parts.append(path(tread, shade))
        wide = near[2][0] - near[3][0]
        marks = [
            (
                near[3][0] + wide * (0.06 + i * 0.1),
                near[3][1] - 1,
                near[3][0] + wide * (0.075 + i * 0.097),
                near[3][1] - (near[3][1] - far[3][1]) * (0.35 + (i % 3) * 0.14),
                wide * 0.014,
            )
            for i in range(10)
        ]
        parts.append(scored(marks, mixed(shade, LINE, 0.5)))
        parts.append(stroke(line(far[3], far[2]), mixed(shade, "#F6A03C", 0.55), 3.4 - index * 0.3))
        joints = "".join(
            line(between(near[i], near[j], share), between(far[i], far[j], share))
            for i, j in ((0, 3), (1, 2))
            for share in (0.3, 0.62)
        )
        parts.append(stroke(joints, LINE, 2))
    parts.append(inked(polygon(*far), "#F08A34", 2.4))
    parts.append(glow(1660, 852, 170, "#F6943A", 0.75, 0.62))
    lid = [(1512, 782), (1808, 782), (1792, 724), (1528, 724)]
    parts += [
        inked(polygon(*lid), mixed(WOOD, WOOD_LIT, 0.16), 3.4),
        *[stroke(f"M{1528 + i * 52.8:.0f} 724L{1512 + i * 59.2:.0f} 782", LINE, 3) for i in range(1, 5)],
        scored(
            (
                (1532 + i * 19, 776 - (i * 37) % 24, 1533 + i * 18.6, 742 - (i * 37) % 12, 3)
                for i in range(14)
            ),
            mixed(WOOD, LINE, 0.6),
        ),
        stroke("M1516 778H1804", "#F08436", 4),
        inked("M1524 736L1521 747H1799L1796 736Z", IRON, 2.8),
        stroke("M1528 739H1792", IRON_LIGHT, 1.8),
        *[circle(at, 742, 3, "#8A7A66") for at in (1544, 1600, 1660, 1720, 1776)],
        hoop(1660, 763, 17, 9, LINE, 8),
        hoop(1660, 763, 17, 9, IRON_LIGHT, 3.6),
        inked("M1520 790V772H1546V790ZM1800 790V772H1774V790Z", IRON, 2.6),
    ]
    return parts


def _cat(x: float, foot: float) -> list[str]:
    """Draw a black cat with small horns that has the warmest place."""
    coat, edge = "#16100E", "#C8742E"
    body = "M-40 0C-56 -20 -50 -54 -28 -66C-22 -88 -24 -96 -26 -108L-14 -98C-8 -101 2 -101 8 -98L20 -108C18 -92 22 -84 14 -70C30 -56 36 -22 30 0Z"
    tail = "M-36 -6C-64 -8 -76 -26 -66 -44C-62 -50 -54 -46 -57 -40C-62 -28 -50 -20 -32 -22Z"
    parts = [
        inked(tail, coat, 2.6),
        inked(body, coat, 2.6),
        inked(
            "M-18 -100C-24 -108 -24 -116 -20 -122C-16 -114 -12 -110 -10 -101ZM12 -100C18 -108 18 -116 14 -122C10 -114 6 -110 4 -101Z",
            "#B8A07C",
            2,
        ),
        stroke("M20 -104C18 -92 21 -84 14 -70C30 -54 35 -24 29 -3", edge, 2.8),
        path("M-15 -88q5 -6 9 0q-4 4 -9 0ZM1 -88q5 -6 9 0q-4 4 -9 0Z", "#F6C04A"),
        stroke("M-11 -90v5M5 -90v5", LINE, 1.8),
        stroke("M-6 -79l3 3l3 -3", "#8A5A3A", 1.8),
        scored(((-46, -20 - i * 8, -26, -22 - i * 8, 3.4) for i in range(5)), "#2E211C"),
    ]
    return [group(parts, x, foot, 0, 0.9)]


def _basket(x: float, foot: float) -> list[str]:
    """Draw firewood in an iron cradle."""
    ends = [
        part
        for px, py, size in (
            (-34, -16, 17),
            (2, -17, 18),
            (36, -15, 16),
            (-16, -46, 17),
            (20, -46, 17),
            (2, -74, 15),
        )
        for part in (
            *discs(px, py, (size + 2, LINE), (size - 0.6, "#5A3820")),
            ring(px, py, size * 0.58, "#8A5A32", 2),
            circle(px, py, 2.6, "#8A5A32"),
            stroke(
                f"M{px - size * 0.8:.1f} {py - size * 0.4:.1f}A{size} {size} 0 0 1 {px - size * 0.2:.1f} {py - size * 0.9:.1f}",
                "#E08A44",
                2.4,
            ),
        )
    ]
    cradle = "M-66 -60C-62 -10 -56 4 -44 6H44C56 4 62 -10 66 -60"
    return [group([*ends, *strokes(cradle, (LINE, 9), (IRON_LIGHT, 4))], x, foot, 0, 0.92)]


def _counter() -> list[str]:
    """Draw the counter on which the card boxes stand: a thick plank at y = 1016."""
    right = 1404
    parts = [
        path(box(0, 1000, right + 10, 1020), LINE, 'opacity="0.5"'),
        inked(f"M-10 1012H{right}L{right + 12} 1024V1056H-10Z", mixed(WOOD, WOOD_LIT, 0.2), 3.6),
        inked(f"M-10 1056H{right - 16}V1090H-10Z", mixed(WOOD, LINE, 0.45), 3.4),
        stroke(f"M0 1018H{right - 4}", WOOD_LIT, 2.6),
        stroke(f"M{right + 2} 1020L{right + 9} 1027V1052", "#D8843A", 3),
    ]
    random = Random(8)
    grain = []
    for _ in range(60):
        x = random.uniform(0, right - 90)
        grain.append(
            (x, random.uniform(1026, 1052), x + random.uniform(40, 130), random.uniform(1026, 1052), 2.6)
        )
    grain = [(x0, y0, x1, y0 + (y1 - y0) * 0.06, wide) for x0, y0, x1, y1, wide in grain]
    parts += [scored(grain, mixed(WOOD, LINE, 0.55)), hang(0, right - 20, 1058, 26, LINE, 4, 9, 2)]
    return parts

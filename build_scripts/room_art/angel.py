"""Angel: the vestry of a chapel at night, where wings hang on a peg between services."""

from functools import partial

from card_art import svg
from card_art.colours import mixed
from card_art.shapes import Point, cuts, number, polygon, smooth
from card_art.suits import sign
from card_art.svg import (
    both,
    circle,
    discs,
    group,
    hoop,
    mirrored,
    moved,
    path,
    ring,
    scored,
    stroke,
    strokes,
)

from room_art.engraving import GLOOM, Light, box, glow, hang, hatch, masonry, pointed, recede, vault, wash
from room_art.props import BRASS, BRASS_DARK, BRASS_LIGHT, INK, bottle, candle, shine, stand

LINE, DEEP, WALL, STONE, LIT = "#070914", "#0C1126", "#161E42", "#222C58", "#3A4680"
inked = partial(svg.inked, colour=LINE)
MOON = "#7C93D8"
PIERS = (255, 545, 780, 1140, 1375, 1665)
BAYS = (
    (110.0, 290.0),
    (400.0, 290.0),
    (662.5, 235.0),
    (960.0, 360.0),
    (1257.5, 235.0),
    (1520.0, 290.0),
    (1810.0, 290.0),
)
"""The middle and the width of each bay between piers."""
WINDOWS = (662.5, 1257.5)


def angel() -> list[str]:
    """Return the room: wings in the middle, then windows, quiet bays behind two seats, and robes."""
    parts = [
        wash(
            "night",
            [(0, "#0A0E22"), (0.2, "#151D40"), (0.42, "#1A234B"), (1, "#0C1126")],
        ),
        *masonry((0, 0, 1920, 470), 46, mixed(WALL, LINE, 0.55), mixed(WALL, LIT, 0.4), 4),
    ]
    for x, wide in BAYS:
        if x not in WINDOWS:
            parts += _niche(x, wide / 2 - 30)
    parts += [group(recede(_wings(), DEEP, 0.22), 960, 126, 0, 0.92)]
    parts += [group(_robes(), 112, 96, 0, 0.94), group([mirrored(_robes())], 1808, 96, 0, 0.94)]
    parts += [group(_window(), x, 60, 0, 0.73) for x in WINDOWS]
    parts += [glow(x, 180, 250, MOON, 0.2) for x in WINDOWS]
    parts += _ribs()
    stands: list[str] = []
    for x in (PIERS[0], PIERS[-1]):
        parts += shine(Light(x, 128, 300, "#F2A24A"), 0.4, 0.16, x)
        stands += stand(x, 186, 3, 40)
    for x in (PIERS[1], PIERS[-2]):
        drawn, light = _sconce(x)
        parts += shine(light, 0.42, 0.2, x)
        stands += drawn
    parts += _chests()
    parts += stands
    parts += [group(_censer(), 1092, 0), group(_censer(), 828, -26)]
    return recede(parts, GLOOM, 0.22)


def _ribs() -> list[str]:
    """Draw piers with capitals, and the ribs of the vault that spring from them."""
    parts = []
    for x in PIERS:
        lit = 1 if x < 960 else -1
        parts += _pier(x - 17, 22, STONE, 11, lit)
        parts += _pier(x + 17, 22, STONE, 12, lit)
        parts += _pier(x, 26, mixed(STONE, LIT, 0.25), 13, lit)
        cap = f"M{x - 36} 92H{x + 36}L{x + 30} 104Q{x + 26} 116 {x + 30} 120H{x - 30}Q{x - 26} 116 {x - 30} 104Z"
        leaves = f"M{x - 22} 116q4 -12 10 -14q2 8 -2 14M{x - 4} 116q0 -12 4 -15q4 3 4 15M{x + 22} 116q-4 -12 -10 -14q-2 8 2 14"
        parts += [
            inked(cap, mixed(STONE, LIT, 0.3), 2.6),
            stroke(leaves, DEEP, 2),
            stroke(f"M{x - 33} 95H{x + 33}", LIT, 2),
        ]
    for middle, wide in BAYS:
        half, rise = wide / 2 - 8, 46 + wide * 0.15
        for inset, line, colour in (
            (0, 20, LINE),
            (0, 14, STONE),
            (16, 7, LINE),
            (16, 4, mixed(STONE, DEEP, 0.3)),
        ):
            parts.append(stroke(vault(middle, 94, half - inset, rise), colour, line))
        parts.append(stroke(vault(middle, 92, half + 3, rise), mixed(STONE, LIT, 0.8), 2))
    return parts


def _pier(x: float, wide: float, stone: str, seed: int, lit: int) -> list[str]:
    """Draw a round shaft engraved with shade at both sides; ``lit`` is 1 or -1, the side of the light."""
    half, top, bottom = wide / 2, 116, 470
    dark, light = mixed(stone, INK, 0.5), mixed(stone, "#E8B878", 0.28)
    parts = [inked(box(x - half, top, x + half, bottom), stone, 2.6, colour=INK)]
    left, right = (0.85, 0.35) if lit > 0 else (0.35, 0.85)
    parts.append(hatch(x - half + 1, top, bottom, wide * left, dark, seed, 6, 2))
    parts.append(hatch(x + half - 1, top, bottom, -wide * right, dark, seed + 1, 6, 2))
    at = x + half * 0.45 * lit
    parts.append(stroke(f"M{number(at)} {number(top + 8)}V{number(bottom)}", light, 2.2))
    return parts


def _niche(x: float, half: float) -> list[str]:
    """Draw a blind arch, darker than the wall."""
    inner = pointed(x, 96, half, 26 + half * 0.36, 480)
    return [
        path(inner, mixed(WALL, DEEP, 0.75)),
        hatch(x - half + 2, 90, 470, 44, DEEP, 5, 8, 4),
        hatch(x + half - 2, 90, 470, -44, DEEP, 6, 8, 4),
        stroke(inner, LINE, 2.6),
        stroke(f"M{x - half + 8} 330H{x + half - 8}", mixed(WALL, LIT, 0.35), 2),
    ]


def _window() -> list[str]:
    """Draw two lancets under a rose, in a splayed reveal; each has a saint who holds a hand of cards."""
    reveal = pointed(0, 112, 138, 96, 352)
    parts = [
        inked(reveal, mixed(STONE, DEEP, 0.25), 3),
        hatch(-136, 110, 346, 30, DEEP, 21, 6, 3),
        hatch(136, 110, 346, -30, DEEP, 22, 6, 3),
        stroke(pointed(0, 112, 132, 91, 346), mixed(STONE, LIT, 0.55), 1.8),
    ]
    for x, seed in ((-56, 1), (56, 2)):
        light = pointed(x, 158, 48, 54, 330)
        parts += [inked(light, "#26397A", 3.4), *_saint(x, seed), *_leads(x)]
        parts.append(stroke(light, LINE, 5))
        parts.append(stroke(pointed(x, 158, 51.5, 58, 330), mixed(STONE, LIT, 0.6), 1.6))
    parts += _rose()
    parts += [inked("M-150 346H150L142 366H-142Z", STONE, 2.8), stroke("M-146 349H146", LIT, 2)]
    return parts


def _saint(x: float, seed: int) -> list[str]:
    """Draw a figure in glass with half a halo."""
    robe = "#5A2F4A" if seed == 1 else "#2F5A62"
    cloak = "#24306E" if seed == 1 else "#3F2A5E"
    flip = -1 if seed == 2 else 1
    fan = [group([inked("M-6 -24H6V0H-6Z", "#A9A48E", 1.6)], 0, 0, turn) for turn in (-26, -4, 18)]
    figure = [
        path(smooth((-40, -34), (-24, -74), (-12, -40), (-16, 40), (-34, 60)), "#6F83B8"),
        path(smooth((40, -34), (24, -74), (12, -40), (16, 40), (34, 60)), "#6F83B8"),
        stroke("M-34 -40L-20 30M-28 -54L-16 0M34 -40L20 30M28 -54L16 0", LINE, 2),
        inked("M-24 118C-30 40 -26 -14 -12 -30H12C26 -14 30 40 24 118Z", robe, 2.4),
        inked("M-22 118C-30 50 -24 0 -14 -26C-8 10 -14 60 -4 118Z", cloak, 2),
        stroke("M6 -10C10 30 8 70 12 116M0 10C2 50 0 80 4 116", LINE, 1.6),
        *strokes("M-20 -58A21 21 0 1 1 20 -48", (LINE, 9), ("#B98B4A", 5)),
        inked("M-11 -56C-11 -70 11 -70 11 -56C11 -42 5 -34 0 -34C-5 -34 -11 -42 -11 -56Z", "#A89A92", 2.2),
        stroke("M-6 -54h4M2 -54h4M-3 -43q3 2 6 0", LINE, 1.8),
        group(fan, 12, 12, 8),
    ]
    return [moved(figure, f"translate({x} 208) scale({0.92 * flip:g} .92)")]


def _leads(x: float) -> list[str]:
    """Draw the leads of a lancet, and a streak of moonlight."""
    bars = "".join(f"M{x - 47} {y}H{x - 26}M{x + 26} {y}H{x + 47}" for y in (170, 202, 234, 266, 298))
    slant = "".join(
        f"M{x - 47} {y}L{x - 30} {y + 16}M{x + 47} {y}L{x + 30} {y + 16}" for y in (176, 208, 240, 272)
    )
    shine = polygon((x - 44, 326), (x - 44, 268), (x + 20, 128), (x + 34, 150))
    return [stroke(bars + slant, LINE, 2), path(shine, "#C8D4F4", 'opacity="0.10"')]


def _rose() -> list[str]:
    """Draw a rose of six petals, a suit in its middle."""
    parts = discs(0, 88, (37, LINE), (34, STONE), (30, LINE))
    colours = ("#6A2A3A", "#2B3F86", "#7A5A2A", "#6A2A3A", "#2B3F86", "#7A5A2A")
    for index, colour in enumerate(colours):
        petal = smooth((0, -11), (9, -20), (0, -28), (-9, -20))
        parts.append(group([path(petal, colour)], 0, 88, index * 60))
    parts += [circle(0, 88, 11, "#8A93B4"), ring(0, 88, 11, LINE, 3), group(sign("S", LINE), 0, 88, 0, 0.13)]
    parts.append(ring(0, 88, 36, mixed(STONE, LIT, 0.6), 1.6))
    return parts


def _wings() -> list[str]:
    """Draw a pair of wings folded on a hanger: off duty."""
    ramp = ("#46528C", "#3C487E", "#334072", "#2C3866")
    feathers: list[str] = []
    layers = ((7, 214, 17, ramp[3]), (6, 156, 15, ramp[2]), (5, 100, 13, ramp[1]))
    for layer, (count, long, wide, fill) in enumerate(layers):
        for index in range(count - 1, -1, -1):
            share = index / (count - 1)
            grown = long * (0.72 + 0.28 * share)
            plume: list[Point] = [
                (-wide, 0),
                (-wide * 1.1, grown * 0.6),
                (-wide * 0.2, grown),
                (wide * 0.8, grown * 0.78),
                (wide, 0),
            ]
            barbs = cuts([(-1, y, -wide + 1, y + 9, 2) for y in range(24, int(grown * 0.86), 10)])
            feather = [
                inked(smooth(*plume), fill, 2.4),
                path(barbs, mixed(fill, LINE, 0.35)),
                stroke(f"M0 10L-1 {grown * 0.9:.0f}", mixed(fill, LINE, 0.5), 1.6),
                stroke(
                    f"M{wide * 0.8:.0f} {grown * 0.2:.0f}L{wide * 0.72:.0f} {grown * 0.7:.0f}",
                    mixed(fill, "#C8CEEE", 0.2),
                    1.4,
                ),
            ]
            feathers.append(group(feather, 34 + share * 100, -34 + layer * 3 + share * 12, 10 - share * 16))
    top: list[Point] = [
        (8, -34),
        (40, -70),
        (92, -78),
        (138, -56),
        (160, -16),
        (138, 2),
        (84, -10),
        (24, -12),
    ]
    crest = [
        inked(smooth(*top), ramp[0], 2.8),
        stroke("M26 -44C56 -70 98 -68 136 -40", mixed(ramp[0], "#C8CEEE", 0.34), 2.4),
        scored(
            ((34 + i * 11, -14 + abs(i - 4), 42 + i * 11, -46 + abs(i - 4) * 3, 3) for i in range(10)),
            mixed(ramp[0], LINE, 0.35),
        ),
    ]
    bow = "M-58 -40Q0 -74 58 -40M0 -58C-8 -74 10 -82 8 -92"
    hanger = [*strokes(bow, (LINE, 9), (BRASS_DARK, 5)), stroke("M-50 -46Q0 -72 50 -46", BRASS, 1.6)]
    return [*both([*feathers, *crest]), *hanger]


def _robes() -> list[str]:
    """Draw pegs with robes, a stole with the suits, and a halo hung up by its rim."""
    rail = [inked(box(-130, -6, 130, 8), "#241A16", 2.4), stroke("M-128 -4H128", "#5E4630", 1.6)]
    robe = "M-40 16C-30 8 30 8 40 16C46 90 56 200 60 300H-60C-56 200 -46 90 -40 16Z"
    colours = (("#2A3160", -84), ("#3A2140", 0), ("#1F3A48", 84))
    cloths = []
    for colour, x in colours:
        folds = cuts([(off, 300, off * 0.5, 60 + abs(off) * 1.6, 9) for off in (-44, -22, 2, 24, 46)])
        cloth = [
            inked(robe, colour, 2.6),
            path(folds, mixed(colour, LINE, 0.5)),
            stroke("M34 20C40 90 48 180 51 290", mixed(colour, "#E8B878", 0.28), 2),
            stroke("M-14 14Q0 30 14 14", mixed(colour, LINE, 0.6), 3),
        ]
        cloths.append(group(cloth, x, 6, 0, 0.82))
    stole = [
        inked("M-20 12L-14 210H4L-4 16Z", "#5E4A2A", 2.2),
        inked("M20 12L14 188H-2L6 16Z", "#6A5430", 2.2),
    ]
    stole += [
        group(sign(suit, "#251A10"), x, y, 0, 0.15)
        for suit, x, y in (("H", -7, 184), ("D", 6, 162), ("S", -7, 146), ("C", 7, 124))
    ]
    pegs = [circle(x, 4, 5, LINE) for x in (-84, 0, 84)] + [circle(x, 3, 3.4, BRASS) for x in (-84, 0, 84)]
    halo = [
        hoop(42, 40, 9, 36, LINE, 9),
        hoop(42, 40, 9, 36, "#8A6A38", 5),
        circle(42, 4, 4, BRASS),
    ]
    return recede([*rail, *cloths, group(stole, -42, -2), *pegs, *halo], mixed(WALL, DEEP, 0.6), 0.34)


def _sconce(x: float) -> tuple[list[str], Light]:
    """Draw a bracket on a pier with one candle."""
    arm = f"M{x} 250C{x + 0} 232 {x} 226 {x} 214"
    plate = f"M{x - 12} 226Q{x} 216 {x + 12} 226V262Q{x} 276 {x - 12} 262Z"
    dish = f"M{x - 18} 206H{x + 18}Q{x + 12} 218 {x} 219Q{x - 12} 218 {x - 18} 206Z"
    drawn, light = candle(x, 206, 44, 15, 0.58)
    return [
        inked(plate, BRASS_DARK, 2.4),
        *strokes(arm, (LINE, 9), (BRASS, 5)),
        inked(dish, BRASS, 2.4),
        stroke(f"M{x - 13} 208H{x + 13}", BRASS_LIGHT, 1.6),
        circle(x, 254, 4, BRASS_LIGHT),
        *drawn,
    ], light


def _censer() -> list[str]:
    """Draw a censer on three chains, smoking."""
    chains = "M0 0V150M0 150L-20 196M0 150L20 196M0 150V190"
    links = "".join(f"M-2 {y}h4" for y in range(6, 150, 9))
    bowl = "M-24 204H24C24 226 12 236 0 236C-12 236 -24 226 -24 204Z"
    lid = "M-23 202C-20 186 -10 180 0 176C10 180 20 186 23 202Z"
    holes = [path("M-10 198q3 -10 6 0ZM4 198q3 -10 6 0Z", "#E2642B")]
    return [
        *strokes(chains, (LINE, 4), (BRASS_DARK, 2)),
        stroke(links, BRASS, 1.4),
        _smoke([(0, 176), (12, 150), (-8, 120), (10, 92), (-4, 62), (8, 34)], 13, 0.2),
        _smoke([(2, 176), (-12, 158), (0, 132), (-18, 104), (-10, 84)], 9, 0.18),
        inked(lid, BRASS, 2.4),
        *holes,
        inked(bowl, mixed(BRASS, BRASS_DARK, 0.4), 2.4),
        path("M4 208H22C21 224 12 233 2 234Z", BRASS_DARK),
        stroke("M-20 208H14", BRASS_LIGHT, 1.8),
        inked("M-9 236H9L6 244H-6Z", BRASS_DARK, 2),
        circle(0, 174, 4, BRASS),
    ]


def _smoke(points: list[Point], wide: float, opacity: float) -> str:
    """Draw a curl of smoke along points, thin at both ends."""
    left: list[Point] = []
    right: list[Point] = []
    count = len(points)
    for index, (x, y) in enumerate(points):
        share = index / (count - 1)
        half = wide * share * (1.15 - share) * 2
        left.append((x - half - 0.6, y))
        right.append((x + half + 0.6, y))
    return path(smooth(*left + right[::-1]), "#8B93B8", f'opacity="{opacity:g}"')


def _chests() -> list[str]:
    """Draw the vestry's low presses along the wall: tracery on the doors, and what was left on top."""
    wood, edge = "#1B1722", "#4A3A3A"
    parts = []
    for left in (-70, 1670):
        right = left + 320
        parts += [
            inked(box(left + 4, 372, right - 4, 560), wood, 3),
            inked(box(left - 4, 358, right + 4, 376), mixed(wood, "#5A4434", 0.4), 3),
            stroke(f"M{left} 361H{right}", edge, 2),
        ]
        for door in range(4):
            x = left + 42 + door * 79
            parts += [
                path(pointed(x, 424, 30, 30, 540), mixed(wood, LINE, 0.5)),
                stroke(pointed(x, 424, 30, 30, 540), mixed(wood, edge, 0.5), 2),
            ]
            parts.append(hang(x - 28, x + 28, 540, -60, LINE, door, 7, 0))
    parts += _book(70, 358) + _chalice(196, 358) + _book(1850, 358)
    parts += bottle(1706, 358, 62, "#2B3F5E") + bottle(1738, 358, 48, "#4A2436")
    return parts


def _book(x: float, foot: float) -> list[str]:
    return [
        inked(box(x - 34, foot - 18, x + 34, foot), "#3E1F2A", 2.4),
        path(box(x - 30, foot - 14, x + 34, foot - 4), "#8F8468"),
        stroke(f"M{x - 26} {foot - 9}H{x + 33}", "#5E5442", 1.4),
        inked(box(x - 26, foot - 32, x + 30, foot - 18), "#24406A", 2.4),
        path(box(x - 20, foot - 29, x + 30, foot - 21), "#8F8468"),
    ]


def _chalice(x: float, foot: float) -> list[str]:
    cup = f"M{x - 17} {foot - 52}H{x + 17}C{x + 16} {foot - 34} {x + 6} {foot - 28} {x + 4} {foot - 24}V{foot - 10}L{x + 14} {foot - 2}H{x - 14}L{x - 4} {foot - 10}V{foot - 24}C{x - 6} {foot - 28} {x - 16} {foot - 34} {x - 17} {foot - 52}Z"
    return [
        inked(cup, BRASS, 2.4),
        path(
            f"M{x + 3} {foot - 50}H{x + 15}C{x + 14} {foot - 36} {x + 6} {foot - 30} {x + 3} {foot - 26}Z",
            BRASS_DARK,
        ),
        stroke(f"M{x - 13} {foot - 48}q1 10 5 14", BRASS_LIGHT, 1.8),
    ]

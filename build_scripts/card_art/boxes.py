"""The card boxes of the menu: tuck boxes, each in its game's colour with its own picture, and no words.

An open box comes in two layers as wide as the closed one and a quarter taller, for cards that rise between them:
they stand within x 30 to 300 of 352, and their feet are hidden below y 200 of 660.
"""

from collections.abc import Callable
from dataclasses import dataclass
from math import cos, pi, sin
from random import Random

from card_art import angel, devil, jokers, kabufuda
from card_art.attributes import sword
from card_art.backs import CLOTHS
from card_art.colours import BONE, BRASS, EMBER, FLAME, SOOT, mixed
from card_art.dress import GOLD, PEOPLE
from card_art.headgear import crown
from card_art.motifs import METAL, WISP, skull
from card_art.shapes import polygon
from card_art.suits import SUITS, sign
from card_art.svg import document, gradient, group, inked, mirrored, path, ring, rings, stroke
from card_art.tokens import reaper

WIDTH, HEIGHT = 352, 528
"""Twice the size at which the menu shows it."""
LEFT, RIGHT, TOP, FOOT = 8.0, 312.0, 46.0, 520.0
"""The front; the side that catches the fire is at its right."""
MIDDLE = (LEFT + RIGHT) / 2
RIM = "#F6A45A"
RAISED = 132
"""The height of an open box above a closed one."""
BOARD, BOARD_DARK = "#C9B68E", "#7A6644"
"""The bare board within."""


@dataclass(frozen=True)
class Look:
    """A box's colours, what is printed all over it, and its picture."""

    light: str
    dark: str
    thread: str
    metal: str
    pattern: Callable[[float, float], str]
    picture: Callable[[], list[str]]


def boxes() -> dict[str, str]:
    """Return every closed box: file name without ending to SVG."""
    return {name: document(WIDTH, HEIGHT, _box(look)) for name, look in _LOOKS.items()}


def open_boxes() -> dict[str, str]:
    """Return both layers of every open box: file name without ending to SVG."""
    layers = {"inside": _inside, "front": _front}
    return {
        f"{name}_{layer}": document(WIDTH, HEIGHT + RAISED, [group(draw(look), 0, RAISED)])
        for name, look in _LOOKS.items()
        for layer, draw in layers.items()
    }


def _box(look: Look) -> list[str]:
    return [
        gradient("front", [(0, look.light), (1, look.dark)]),
        METAL,
        *_walls(look),
        *_print(look),
        *_flap(look),
        *_medal(look),
        *_foot(look),
        *_lit(),
    ]


def _inside(look: Look) -> list[str]:
    """Draw the raised flap and the dark within, behind the cards."""
    back = TOP - 22
    flap = f"M{LEFT + 30} {back}C{LEFT + 26} {back - 40} {LEFT + 34} {back - 84} {LEFT + 62} {back - 100}H{RIGHT - 2}C{RIGHT + 28} {back - 84} {RIGHT + 36} {back - 40} {RIGHT + 32} {back}Z"
    within = polygon(
        (LEFT, TOP + 40), (LEFT, TOP), (LEFT + 30, back), (RIGHT + 32, back), (RIGHT, TOP), (RIGHT, TOP + 40)
    )
    crease = stroke(f"M{LEFT + 34} {back - 10}H{RIGHT + 28}", BOARD_DARK, 2.6)
    marks = "".join(
        f"M{x} {back - 3}l3 -{16 + (x * 7) % 19}l3 {16 + (x * 7) % 19}Z" for x in range(48, 336, 9)
    )
    return [
        inked(flap, BOARD, 5),
        path(marks, BOARD_DARK),
        crease,
        stroke(
            f"M{RIGHT + 2} {back - 98}C{RIGHT + 28} {back - 82} {RIGHT + 34} {back - 40} {RIGHT + 31} {back - 4}",
            RIM,
            3.4,
        ),
        inked(within, mixed(look.dark, SOOT, 0.75), 5),
        path(
            polygon(
                (LEFT + 5, TOP),
                (LEFT + 31, back + 3),
                (RIGHT + 26, back + 3),
                (RIGHT + 20, back + 9),
                (LEFT + 36, back + 9),
            ),
            BOARD_DARK,
        ),
    ]


def _front(look: Look) -> list[str]:
    """Draw the front with its thumb notch and the torn strip, before the cards."""
    face = f"M{LEFT} {TOP}H{MIDDLE - 52}A52 44 0 0 0 {MIDDLE + 52} {TOP}H{RIGHT}V{FOOT}H{LEFT}Z"
    inset = f"M{LEFT + 12} {TOP + 12}H{MIDDLE - 62}A64 56 0 0 0 {MIDDLE + 62} {TOP + 12}H{RIGHT - 12}V{TOP + 72}H{LEFT + 12}Z"
    torn = "M-25 -32L-16 -24L-9 -34L-1 -25L8 -33L15 -24L25 -31L26 44L17 38L9 45L0 38L-9 45L-17 38L-26 44Z"
    strip = [
        inked(torn, "#D9CBA6", 3),
        ring(0, 6, 15, "#8A7650", 2),
        group(devil.horned_head("#8A2A1C", "#D9CBA6"), 0, 6, 0, 0.52),
        stroke("M-16 30H16M-18 -17H18", "#8A7650", 1.8),
    ]
    return [
        gradient("front", [(0, look.light), (1, look.dark)]),
        METAL,
        *_side(look),
        inked(face, "url(#front)", 5),
        stroke(f"M{LEFT + 4} {TOP + 3}H{MIDDLE - 54}M{MIDDLE + 54} {TOP + 3}H{RIGHT - 4}", BOARD, 3),
        *_print(look),
        stroke(inset, look.metal, 2.2),
        group(strip, MIDDLE + 96, TOP + 46, 0, 0.9),
        *_medal(look),
        *_foot(look),
        *_lit(),
    ]


def _lit() -> list[str]:
    """Draw the fire's light on two edges."""
    return [
        stroke(f"M{RIGHT} {TOP + 3}V{FOOT - 4}", RIM, 3.4),
        stroke(f"M{RIGHT + 30} {TOP - 18}V{FOOT - 22}", RIM, 3.4),
    ]


def _walls(look: Look) -> list[str]:
    """Draw the three sides that show: right, top and front."""
    top = polygon((LEFT, TOP), (LEFT + 30, TOP - 22), (RIGHT + 32, TOP - 22), (RIGHT, TOP))
    line = f"M{LEFT + 22} {TOP - 9}L{LEFT + 32} {TOP - 17}H{RIGHT + 18}"
    return [
        *_side(look),
        inked(top, mixed(look.light, "#FFFFFF", 0.12), 5),
        stroke(line, mixed(look.metal, look.light, 0.3), 2.4),
        inked(polygon((LEFT, TOP), (RIGHT, TOP), (RIGHT, FOOT), (LEFT, FOOT)), "url(#front)", 5),
    ]


def _side(look: Look) -> list[str]:
    side = polygon((RIGHT, TOP), (RIGHT + 32, TOP - 22), (RIGHT + 32, FOOT - 20), (RIGHT, FOOT))
    marks = "".join(
        f"M{RIGHT + 4} {y}L{RIGHT + 12 + (y * 7) % 11} {y - 8}L{RIGHT + 4} {y + 3}Z"
        for y in range(70, 516, 9)
    )
    panel = f"M{RIGHT + 7} {TOP + 8}L{RIGHT + 26} {TOP - 6}V{FOOT - 30}L{RIGHT + 7} {FOOT - 16}Z"
    return [
        inked(side, mixed(look.dark, SOOT, 0.35), 5),
        path(marks, mixed(look.dark, SOOT, 0.7)),
        stroke(panel, mixed(look.metal, look.dark, 0.45), 2.4),
    ]


def _print(look: Look) -> list[str]:
    """Draw the pattern, the frame and its corners."""
    rows = [
        (LEFT + 34 + 24 * step + (12 if row % 2 else 0), 168 + 24 * row)
        for row in range(14)
        for step in range(11 - row % 2)
    ]
    lines = stroke("".join(look.pattern(x, y) for x, y in rows if 142 < y < FOOT - 30), look.thread, 2.4)
    left, right, top, foot = LEFT + 14, RIGHT - 14, TOP + 84, FOOT - 14
    outer = f"M{left} {top}H{right}V{foot}H{left}Z"
    inner = f"M{left + 26} {top + 9}H{right - 26}Q{right - 24} {top + 25} {right - 9} {top + 26}V{foot - 26}Q{right - 24} {foot - 25} {right - 26} {foot - 9}H{left + 26}Q{left + 24} {foot - 25} {left + 9} {foot - 26}V{top + 26}Q{left + 24} {top + 25} {left + 26} {top + 9}Z"
    corners = [
        group(sign(suit, look.metal), x, y, turn, 0.11)
        for suit, x, y, turn in zip(
            SUITS,
            (left + 13, right - 13, left + 13, right - 13),
            (top + 13, top + 13, foot - 13, foot - 13),
            (0, 0, 180, 180),
            strict=True,
        )
    ]
    return [lines, stroke(outer, look.metal, 3.4), stroke(inner, look.metal, 2), *corners]


def _flap(look: Look) -> list[str]:
    """Draw the tucked flap with its thumb notch, and the strip of tax paper that nobody has torn yet."""
    lip = f"M{LEFT + 2} {TOP + 2}H{RIGHT - 2}V{TOP + 44}C{RIGHT - 30} {TOP + 60} {MIDDLE + 90} {TOP + 68} {MIDDLE + 44} {TOP + 70}A44 30 0 0 0 {MIDDLE - 44} {TOP + 70}C{MIDDLE - 90} {TOP + 68} {LEFT + 30} {TOP + 60} {LEFT + 2} {TOP + 44}Z"
    notch = f"M{MIDDLE - 44} {TOP + 70}A44 30 0 0 1 {MIDDLE + 44} {TOP + 70}A46 13 0 0 1 {MIDDLE - 44} {TOP + 70}Z"
    strip = [
        inked(
            polygon(
                (-25, -52), (25, -52), (26, 70), (17, 64), (9, 71), (0, 64), (-9, 71), (-17, 64), (-26, 70)
            ),
            "#D9CBA6",
            3,
        ),
        path("M-25 -52H25V-30H-25Z", "#B9A981"),
        stroke("M-19 -24H19M-19 56H19", "#8A7650", 2.2),
        *rings(0, 16, (19, "#8A7650", 2.2), (15, "#8A7650", 1.4)),
        group(devil.horned_head("#8A2A1C", "#D9CBA6"), 0, 16, 0, 0.62),
        stroke("M-16 -14H16M-12 -7H12M-16 44H16", "#8A7650", 1.8),
    ]
    return [
        path(notch, SOOT),
        inked(lip, mixed(look.light, "#FFFFFF", 0.05), 4.4),
        stroke(
            f"M{LEFT + 12} {TOP + 12}H{RIGHT - 12}V{TOP + 38}C{RIGHT - 34} {TOP + 50} {MIDDLE + 96} {TOP + 57} {MIDDLE + 50} {TOP + 59}A50 36 0 0 0 {MIDDLE - 50} {TOP + 59}C{MIDDLE - 96} {TOP + 57} {LEFT + 34} {TOP + 50} {LEFT + 12} {TOP + 38}Z",
            look.metal,
            2.2,
        ),
        group(strip, MIDDLE + 96, TOP + 30, 0, 0.9),
    ]


def _medal(look: Look) -> list[str]:
    """Draw the medallion with the game's picture."""
    x, y, wide, tall = MIDDLE, 316.0, 118.0, 152.0
    ellipse = f'<ellipse cx="{x}" cy="{y}" rx="{{}}" ry="{{}}" fill="{{}}"/>'
    points = []
    for index in range(40):
        turn = index * pi / 20
        far = 1.1 if index % 2 else 1.055
        points.append((x + wide * far * cos(turn), y + tall * far * sin(turn)))
    return [
        inked(polygon(*points), look.metal, 3),
        ellipse.format(wide, tall, SOOT),
        ellipse.format(wide - 4, tall - 4, "url(#metal)"),
        ellipse.format(wide - 9, tall - 9, SOOT),
        ellipse.format(wide - 12, tall - 12, mixed(look.dark, SOOT, 0.42)),
        *_rays(x, y, wide - 16, tall - 16, mixed(look.light, look.dark, 0.4)),
        group(look.picture(), x, y),
    ]


def _rays(x: float, y: float, wide: float, tall: float, colour: str) -> list[str]:
    data = []
    for index in range(32):
        turn = index * pi / 16
        far = 0.98 if index % 2 else 0.86
        near, half = 0.5, 0.034
        data.append(
            f"M{x + wide * near * cos(turn):.1f} {y + tall * near * sin(turn):.1f}L{x + wide * far * cos(turn - half):.1f} {y + tall * far * sin(turn - half):.1f}L{x + wide * far * cos(turn + half):.1f} {y + tall * far * sin(turn + half):.1f}Z"
        )
    return [path("".join(data), colour)]


def _foot(look: Look) -> list[str]:
    """Draw the wear of many evenings."""
    random = Random(look.light)
    scuffs = "".join(
        f"M{LEFT + 3} {y}l{random.uniform(3, 9):.1f} {random.uniform(2, 5):.1f}l-{random.uniform(2, 5):.1f} {random.uniform(4, 9):.1f}Z"
        for y in (90, 214, 352, 470)
    )
    scuffs += "".join(
        f"M{x} {FOOT - 3}l{random.uniform(3, 8):.1f} -{random.uniform(3, 8):.1f}l{random.uniform(4, 9):.1f} {random.uniform(2, 6):.1f}Z"
        for x in (24, 118, 236, 290)
    )
    return [path(scuffs, mixed(look.light, "#E8D8B8", 0.5), 'opacity="0.6"')]


def _seraph() -> list[str]:
    return [group(angel.herald(), 0, 2, 0, 0.84)]


def _fiend() -> list[str]:
    return [*devil.skins(), group(devil.head(), 0, 16, 0, 1.5)]


def _oni() -> list[str]:
    return [*kabufuda.skins(), group(kabufuda.mask(0, 0), 0, 24, 0, 0.68)]


def _fools() -> list[str]:
    """Draw one fool who laughs in front of another."""
    return [
        group(jokers.fool("black"), 30, 62, 14, 1.12),
        group(jokers.fool("red"), -14, -24, -8, 1.62),
    ]


def _ferryman() -> list[str]:
    """Draw a reaper between two waiting souls."""
    ghost = [
        inked(WISP, "#BFDCCB", 2.6, "#24443A"),
        path(
            "M-9 -10q3 -8 7 0q-3 6 -7 0ZM3 -10q3 -8 7 0q-3 6 -7 0ZM-3 3Q0 -1 3 3Q3 9 0 9Q-3 9 -3 3Z",
            "#24443A",
        ),
    ]
    return [
        group(ghost, -66, 58, -8, 0.9),
        group(ghost, 70, -34, 10, 0.72),
        group(reaper(CLOTHS[1], "skull"), -72, -106, 0, 1.5),
        group(ghost, 58, 74, 6, 1.04),
    ]


def _duel() -> list[str]:
    """Draw two blades behind a crowned spade that grins."""
    people = PEOPLE["S"]
    spade = [
        group(sign("S", SOOT), 0, 0, 0, 1.72),
        stroke("M0 -80C20 -48 74 -16 74 24C74 46 58 58 42 58", BRASS, 3),
        group(skull(BONE, SOOT), 0, 12, 0, 1.34),
    ]
    return [
        group(sword("S", GOLD), 84, 80, -54, 2),
        group([mirrored(sword("D", GOLD))], -84, 80, 54, 2),
        group([group(sign("S", GOLD), 0, 0, 0, 1.84)], 0, 10),
        group(spade, 0, 10),
        group(crown("S", people), 0, -36, 0, 1.3),
    ]


def _scale(x: float, y: float) -> str:
    return f"M{x - 9} {y}q9 12 18 0M{x - 4} {y}q4 5 8 0"


def _star(x: float, y: float) -> str:
    return f"M{x} {y - 6}l1.6 4.4l4.4 1.6l-4.4 1.6l-1.6 4.4l-1.6 -4.4l-4.4 -1.6l4.4 -1.6z"


def _fang(x: float, y: float) -> str:
    return f"M{x - 8} {y - 4}l4 9l4 -9l4 9l4 -9"


def _lozenge(x: float, y: float) -> str:
    return f"M{x} {y - 11}l11 11l-11 11l-11 -11z"


def _grave(x: float, y: float) -> str:
    return f"M{x} {y - 7}v13M{x - 5} {y - 3}h10"


def _ogee(x: float, y: float) -> str:
    return f"M{x - 10} {y}c2 -8 8 -8 10 -12c2 4 8 4 10 12c-2 8 -8 8 -10 12c-2 -4 -8 -4 -10 -12z"


_LOOKS = {
    "angel": Look("#2C4190", "#141D4A", "#3F57AC", "#D9C08A", _star, _seraph),
    "devil": Look("#9A2C1C", "#4E120C", "#B8452E", FLAME, _scale, _fiend),
    "devil440": Look("#3A2420", "#150C0B", "#6A2018", EMBER, _fang, _oni),
    "jokers": Look("#2A6A4C", "#123324", "#3F8462", "#E8C46A", _lozenge, _fools),
    "hell": Look("#55504E", "#211C1B", "#6E6661", "#C9B79A", _grave, _ferryman),
    "evil": Look("#7A1E44", "#360A1E", "#96365E", "#E3B25A", _ogee, _duel),
}

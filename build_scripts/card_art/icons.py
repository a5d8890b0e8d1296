"""The program's icon, and the tools of the rail: engraved brass on a disc of soot, clear at 40 pixels."""

from math import cos, pi, sin

from card_art.colours import BONE, BRASS, EMBER, FLAME, OXBLOOD, SOOT, VERMILION
from card_art.shapes import polygon
from card_art.suits import sign
from card_art.svg import (
    circle,
    discs,
    document,
    frame,
    gradient,
    group,
    inked,
    mirrored,
    moved,
    path,
    plate,
    ring,
    stroke,
    strokes,
)

SIDE = 112
METAL = gradient("metal", [(0, "#FCE3A6"), (0.5, "#D9A64E"), (1, "#9A6A2A")], down=False)
FILL, CUT, DEEP, GLINT = "url(#metal)", "#5A3A12", "#1C1611", "#FFF1CC"


def tools() -> dict[str, str]:
    """Return every tool: file name without ending to SVG."""
    drawn = {
        "rules": _rules(),
        "log": _log(),
        "hint": _hint(),
        "undo": _undo(),
        "redo": [mirrored(_undo())],
        "menu": _menu(),
        "score": _score(),
        "sort": _sort(),
        "replay": _replay(),
        "last_trick": _last_trick(),
        "settings": _settings(),
    }
    return {
        name: document(SIDE, SIDE, [METAL, *_disc(), group(parts, 56, 56, 0, 1.0)])
        for name, parts in drawn.items()
    }


def _disc() -> list[str]:
    ticks = "".join(
        f"M{56 + 46.5 * cos(turn):.1f} {56 + 46.5 * sin(turn):.1f}L{56 + 43.6 * cos(turn):.1f} {56 + 43.6 * sin(turn):.1f}"
        for turn in (index * pi / 24 for index in range(48))
    )
    return [
        circle(56, 57, 54, "#080605"),
        *discs(56, 56, (53, FILL), (49.6, SOOT), (48, DEEP)),
        stroke(ticks, CUT, 1.4),
    ]


def _solid(data: str) -> list[str]:
    return [inked(data, FILL, 4, "#080605")]


def _rules() -> list[str]:
    """Draw an open book."""
    book = "M0 -15C-8 -24 -22 -24 -32 -20V20C-22 16 -8 17 0 26C8 17 22 16 32 20V-20C22 -24 8 -24 0 -15Z"
    lines = "M-26 -11C-20 -13 -13 -12 -7 -8M-26 -2C-20 -4 -13 -3 -7 1M-26 7C-20 5 -13 6 -7 10M26 -11C20 -13 13 -12 7 -8M26 -2C20 -4 13 -3 7 1M26 7C20 5 13 6 7 10"
    return [
        *_solid(book),
        stroke("M0 -14V24", CUT, 3.4),
        stroke(lines, CUT, 2.8),
        stroke("M-29 -17C-22 -20 -13 -20 -6 -15", GLINT, 2),
    ]


def _log() -> list[str]:
    """Draw a scroll."""
    sheet = "M-18 -26H20V24H-18Z"
    top = "M-26 -32H18C26 -32 26 -20 18 -20H-26C-34 -20 -34 -32 -26 -32Z"
    foot = "M-18 20H26C34 20 34 32 26 32H-18C-26 32 -26 20 -18 20Z"
    return [
        *_solid(sheet),
        stroke("M-11 -11H13M-11 -2H13M-11 7H6", CUT, 3),
        *_solid(top),
        *_solid(foot),
        stroke("M-24 -28H14M-16 24H22", GLINT, 2),
        circle(-26, -26, 2.6, CUT),
        circle(26, 26, 2.6, CUT),
    ]


def _hint() -> list[str]:
    """Draw a lantern with its flame."""
    flame = "M0 -14C8 -4 12 2 11 9C10 16 6 19 0 19C-6 19 -10 16 -11 9C-11 3 -7 1 -6 -4C-4 0 -3 1 -1 1C-2 -5 -2 -9 0 -14Z"
    return [
        *strokes("M-10 -30C-10 -40 10 -40 10 -30", ("#080605", 8), (BRASS, 4)),
        path("M-19 -16H19L15 22H-15Z", "#3A2410"),
        path(flame, "#E2642B"),
        group([path(flame, "#FFD070")], 0, 8, 0, 0.56),
        stroke("M-19 -16L-15 22M19 -16L15 22", FILL, 4),
        *_solid("M-24 -16L-11 -31H11L24 -16Z"),
        *_solid("M-20 21H20L24 31H-24Z"),
        stroke("M-17 -19L-8 -28M-16 25H8", GLINT, 2),
        stroke("M-34 -4H-28M34 -4H28M-31 -18L-27 -15M31 -18L27 -15", FILL, 3.4),
    ]


def _undo() -> list[str]:
    """Draw an arrow that turns back, a devil's tail for its shaft."""
    arrow = "M-34 -8L-8 -32V-18C18 -18 32 -4 30 22C29 27 23 27 22 22C20 6 10 0 -8 0V14Z"
    return [
        *_solid(arrow),
        stroke("M-28 -9L-11 -25M-5 -13C12 -13 22 -6 26 8", GLINT, 2.2),
        stroke("M-4 -5C10 -5 19 0 24 14", CUT, 2.4),
    ]


def _menu() -> list[str]:
    """Draw three bars with knobs."""
    parts = []
    for y in (-20, 0, 20):
        parts += [
            *_solid(
                f"M-25 {y - 5}H25Q32 {y - 8} 33 {y}Q32 {y + 8} 25 {y + 5}H-25Q-32 {y + 8} -33 {y}Q-32 {y - 8} -25 {y - 5}Z"
            ),
            stroke(f"M-24 {y - 2}H20", GLINT, 2),
        ]
    return parts


def _score() -> list[str]:
    """Draw a closed book with a tally on it."""
    cover = "M-24 -32H22C28 -32 28 -26 28 -26V30H-20C-28 30 -28 22 -28 22V-26C-28 -32 -24 -32 -24 -32Z"
    return [
        *_solid(cover),
        path("M-25 21C-25 18 -22 18 -20 18H25V27H-20C-25 27 -25 21 -25 21Z", BONE),
        stroke("M-20 22.5H24", CUT, 1.8),
        stroke("M-12 -18V8M-3 -18V8M6 -18V8M15 -18V8", CUT, 4),
        stroke("M-19 4L22 -14", CUT, 4),
        stroke("M-22 -28H20", GLINT, 2),
        path("M10 18H18V40L14 35L10 40Z", "#B3261A"),
    ]


def _card(suit: str, ink: str) -> list[str]:
    return [inked("M-13 -21H13V21H-13Z", BONE, 3.6, "#080605"), group(sign(suit, ink), 0, 0, 0, 0.2)]


def _sort() -> list[str]:
    """Draw three cards in order, and the way they go."""
    return [
        group(_card("S", SOOT), -19, 0, -14, 0.92),
        group(_card("H", "#B3261A"), 0, -5, 0, 0.98),
        group(_card("C", SOOT), 19, 0, 14, 0.92),
        *_solid("M-30 26H14V19L34 30L14 41V34H-30Z"),
    ]


def _replay() -> list[str]:
    """Draw a ring that ends in an arrow, about a wedge."""
    turn = "M20 -24A31 31 0 1 0 31 4"
    return [
        *strokes(turn, ("#080605", 13), (FILL, 8)),
        *_solid("M10 -36L33 -33L22 -13Z"),
        *_solid("M-10 -16L18 1L-10 18Z"),
        stroke("M-7 -11L10 0", GLINT, 2),
    ]


def _last_trick() -> list[str]:
    """Draw two cards, and a look back at them."""
    eye = "M-26 22C-14 8 14 8 26 22C14 36 -14 36 -26 22Z"
    return [
        group(_card("H", "#B3261A"), -13, -12, -14),
        group(_card("S", SOOT), 13, -12, 12),
        *_solid(eye),
        path("M-16 22C-8 14 8 14 16 22C8 30 -8 30 -16 22Z", BONE),
        *discs(0, 22, (6.4, "#B3261A"), (2.8, SOOT)),
    ]


def _settings() -> list[str]:
    """Draw a wheel with teeth."""
    points = []
    for index in range(8):
        middle = index * pi / 4
        for off, far in ((-0.26, 25.0), (-0.17, 35.0), (0.17, 35.0), (0.26, 25.0)):
            points.append((far * cos(middle + off), far * sin(middle + off)))
    spokes = "".join(
        f"M{11 * cos(i * pi / 3):.1f} {11 * sin(i * pi / 3):.1f}L{18 * cos(i * pi / 3):.1f} {18 * sin(i * pi / 3):.1f}"
        for i in range(6)
    )
    return [
        *_solid(polygon(*points)),
        ring(0, 0, 19, CUT, 2.8),
        stroke(spokes, CUT, 2.6),
        *discs(0, 0, (9.4, "#080605"), (6.4, DEEP)),
        stroke("M-21 -14A25 25 0 0 1 -6 -24", GLINT, 2.4),
    ]


WHOLE = 256

_HORN = (
    "M128 222C184 222 222 182 220 124C219 92 206 64 182 42C192 82 188 116 168 142C156 156 142 164 128 166Z"
)
_GLINT = "M206 98C211 138 196 178 160 198C190 172 200 138 196 84C200 88 204 92 206 98Z"
_FLAME = (
    "M130 26C154 58 172 82 172 114C172 142 152 160 128 160C104 160 84 142 84 114C84 94 94 82 101 66"
    "C106 78 111 84 117 87C114 66 118 44 130 26Z"
)
_HEART = "M129 66C144 90 156 102 156 124C156 144 144 156 128 156C112 156 100 144 100 124C100 112 106 104 111 96C115 104 119 106 122 107C120 92 123 78 129 66Z"
_CORE = "M128 104C136 116 142 122 142 134C142 146 136 152 128 152C120 152 114 146 114 134C114 122 122 116 128 104Z"


def program() -> dict[str, str]:
    """Return the program's icon and its small form: file name without ending to SVG."""
    ground = gradient("ground", [(0, "#7A2118"), (0.55, OXBLOOD), (1, "#240C0A")])
    tile = [ground, plate(4, 4, 248, 248, 54, SOOT), plate(10, 10, 236, 236, 48, "url(#ground)")]
    rim = [frame(20, 20, 216, 216, 40, BRASS, 4)]
    return {
        "icon": document(WHOLE, WHOLE, [*tile, *rim, group(_sign(), 6, 4, 0, 0.953)]),
        "icon_small": document(WHOLE, WHOLE, [*tile, group(_sign(), -1.5, -3, 0, 1.01)]),
    }


def _sign() -> list[str]:
    horn = [
        path(_HORN, "#EAD9B0", f'stroke="{SOOT}" stroke-width="7" stroke-linejoin="round"'),
        path(_GLINT, "#B9935A"),
    ]
    seam = path("M128 170C120 182 120 204 128 218C136 204 136 182 128 170Z", "#B9935A")
    return [
        *horn,
        moved(horn, "translate(256 0) scale(-1 1)"),
        path("M100 172H156V214H100Z", "#EAD9B0"),
        seam,
        path(_FLAME, VERMILION, f'stroke="{SOOT}" stroke-width="7" stroke-linejoin="round"'),
        path(_HEART, EMBER),
        path(_CORE, FLAME),
    ]

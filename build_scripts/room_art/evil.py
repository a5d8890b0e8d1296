"""Evil Deal: a red cabinet, where the portraits have all played here before."""

from functools import partial

from card_art import svg
from card_art.busts import SIDE, bust
from card_art.colours import mixed
from card_art.looks import Look
from card_art.people import EVERYBODY
from card_art.shapes import number, polygon
from card_art.suits import SUITS, sign
from card_art.svg import both, circle, discs, group, moved, path, scored, stroke, strokes

from room_art.engraving import GLOOM, Light, box, embers, glow, hang, hatch, planks, recede, wash
from room_art.props import BRASS, BRASS_DARK, BRASS_LIGHT, INK, books, bottle, candle, drape, shine, tongue

LINE, DEEP, PAPER, DAMASK = "#0B0407", "#1E0810", "#380F1E", "#461528"
inked = partial(svg.inked, colour=LINE)
WOOD, WOOD_LIT, STONE = "#331510", "#7A3C22", "#3A2A2C"
FIRE = "#F08436"


def evil() -> list[str]:
    """Return the room: damask over panels, an alcove behind the far seat, a fire at the right."""
    parts = [
        wash(
            "paper",
            [(0, "#1A070E"), (0.16, PAPER), (0.42, "#40122A"), (1, "#1A070E")],
        )
    ]
    parts += _damask()
    parts += _panels()
    parts += _alcove()
    for x, y, size, name in (
        (500, 72, 0.9, "lilith"),
        (652, 104, 0.68, "zagan"),
        (1270, 104, 0.68, "naberia"),
    ):
        parts += _portrait(x, y, size, name)
    parts += [glow(1550, 300, 520, FIRE, 0.5, 0.8)]
    parts += _fireplace(1550)
    parts += _cabinet(270)
    for x in (750, 1170):
        drawn, light = _bracket(x, 196)
        parts += shine(light, 0.44, 0.2, x)
        parts += drawn
    for x, high, seed in ((1462, 42, 5), (1660, 34, 6)):
        drawn, light = candle(x, 150, high, 14, 0.54)
        parts += [*shine(light, 0.3, 0.12, seed), *drawn]
    parts += drape(-34, 540, 120, "#5A1020", 3, 0.12) + drape(1954, 540, -120, "#5A1020", 4, 0.12)
    parts += _cornice()
    return recede(parts, GLOOM, 0.16)


def _damask() -> list[str]:
    """Draw the paper's pattern: suits in an ogee lattice, hardly lighter than the ground."""
    ogees, signs = [], []
    for row, y in enumerate(range(20, 330, 62)):
        for x in range((row % 2) * 54 - 20, 1960, 108):
            ogees.append(
                f"M{x} {y - 58}C{x + 10} {y - 36} {x + 50} {y - 30} {x + 54} {y}C{x + 50} {y + 30} {x + 10} {y + 36} {x} {y + 58}C{x - 10} {y + 36} {x - 50} {y + 30} {x - 54} {y}C{x - 50} {y - 30} {x - 10} {y - 36} {x} {y - 58}Z"
            )
            signs.append(group(sign(SUITS[(x // 54 + row) % 4], DAMASK), x, y, 0, 0.3))
    return [stroke("".join(ogees), DAMASK, 2.6), *signs]


def _panels() -> list[str]:
    """Draw wainscot below the rail."""
    parts = [
        inked(box(-10, 300, 1930, 520), WOOD, 3),
        *planks((0, 312, 1920, 500), 120, mixed(WOOD, LINE, 0.6), mixed(WOOD, WOOD_LIT, 0.18), 5),
    ]
    for x in range(10, 1920, 120):
        parts += [
            inked(box(x + 14, 330, x + 106, 500), mixed(WOOD, DEEP, 0.4), 2.4),
            stroke(f"M{x + 18} 498V334H{x + 102}", mixed(WOOD, WOOD_LIT, 0.4), 2),
            hatch(x + 104, 336, 490, -34, DEEP, x, 7, 2),
        ]
    parts += [
        inked(box(-10, 288, 1930, 304), mixed(WOOD, WOOD_LIT, 0.3), 3),
        stroke("M0 292H1920", mixed(WOOD, WOOD_LIT, 0.9), 2),
    ]
    return parts


def _arch(half: int, rise: int) -> str:
    """Return path data of the alcove under its round arch, by half its width and the height of the arch."""
    return f"M{960 - half} 480V196A{half} {rise} 0 0 1 {960 + half} 196V480Z"


def _alcove() -> list[str]:
    """Draw an arched alcove hung with velvet, behind the seat opposite."""
    inner = _arch(152, 128)
    parts = [
        inked(_arch(176, 150), mixed(WOOD, WOOD_LIT, 0.22), 3.4),
        stroke(_arch(170, 145), mixed(WOOD, WOOD_LIT, 0.8), 2),
        inked(inner, "#2C0A16", 3),
    ]
    for index in range(-6, 7):
        x, top = 960 + index * 23, 72 + index * index * 2.1
        fold = f"M{x - 8} {top:.0f}C{x - 2} 200 {x - 10 + index} 300 {x - 8 + index * 2} 420H{x + 9 + index * 2}C{x + 4 + index} 300 {x + 10} 200 {x + 4} {top:.0f}Z"
        parts += [
            path(fold, "#200610"),
            stroke(
                f"M{x + 12} {top + 14:.0f}C{x + 16} 200 {x + 11 + index} 300 {x + 13 + index * 2} 400",
                "#421124",
                2.2,
            ),
        ]
    parts += _swag(812) + _swag(958)
    parts.append(stroke(inner, LINE, 3.4))
    turned = [
        inked(
            "M0 -40C24 -40 34 -22 30 -6C26 8 8 6 0 16C-8 6 -26 8 -30 -6C-34 -22 -24 -40 0 -40Z", BRASS_DARK, 3
        ),
        group(sign("S", BRASS), 0, -16, 0, 0.26),
    ]
    parts += [
        group(turned, 960, 56),
        *[
            group(
                [
                    inked(box(-20, -6, 20, 14), mixed(WOOD, WOOD_LIT, 0.4), 2.6),
                    stroke("M-16 -2H16", WOOD_LIT, 1.8),
                ],
                x,
                196,
            )
            for x in (796, 1124)
        ],
    ]
    parts += [hatch(786, 214, 470, 12, DEEP, 2, 6, 1), hatch(1134, 214, 470, -12, DEEP, 3, 6, 1)]
    return parts


def _swag(left: int) -> list[str]:
    """Draw velvet that hangs in a bow from the top of the alcove."""
    right, y, drop, colour = left + 150, 92, 40, "#3A0C1C"
    dark, light = mixed(colour, INK, 0.5), mixed(colour, "#F0C890", 0.18)
    middle = (left + right) / 2
    outline = f"M{number(left)} {number(y)}Q{number(middle)} {number(y + drop * 0.4)} {number(right)} {number(y)}Q{number(middle)} {number(y + drop * 2)} {number(left)} {number(y)}Z"
    parts = [inked(outline, colour, 2.8, colour=INK)]
    for share in (1 / 3, 2 / 3):
        low = drop * (0.4 + 1.6 * share)
        parts.append(
            stroke(
                f"M{number(left + 8)} {number(y + 3)}Q{number(middle)} {number(y + low)} {number(right - 8)} {number(y + 3)}",
                dark,
                3,
            )
        )
        parts.append(
            stroke(
                f"M{number(left + 40)} {number(y + low * 0.22)}Q{number(middle)} {number(y + low - 6)} {number(right - 60)} {number(y + low * 0.26)}",
                light,
                1.4,
            )
        )
    return parts


def _portrait(x: float, y: float, size: float, name: str) -> list[str]:
    """Draw a player of other nights in a carved frame, dark with varnish."""
    gilt, dark = mixed(BRASS_DARK, PAPER, 0.18), mixed(BRASS_DARK, LINE, 0.5)
    sitter = recede([group(bust(EVERYBODY[name], Look.RESTING), 100, 104, 0, 1.48)], "#240A10", 0.62)
    parts = [
        stroke("M-44 -8L0 -46L44 -8", LINE, 3),
        inked(box(-86, -10, 86, 196), gilt, 3.2),
        *both(
            [
                inked("M86 -10C98 -18 96 -30 84 -30C76 -30 70 -22 74 -10Z", gilt, 2.6),
                inked("M86 196C98 204 96 214 84 214C76 214 70 208 74 196Z", gilt, 2.6),
            ]
        ),
        inked("M-24 -10C-20 -28 20 -28 24 -10Z", gilt, 2.6),
        stroke("M-80 -4H80M-80 -4V190", mixed(BRASS, PAPER, 0.2), 2),
        scored(
            ((80 if i % 2 else -80, 4 + i * 13, 66 if i % 2 else -66, 8 + i * 13, 4) for i in range(15)), dark
        ),
        inked(box(-66, 10, 66, 176), "#1C0A0C", 3),
        group(sitter, -62, 44, 0, 124 / SIDE),
        path("M-60 16H-20L-60 90Z", "#E8C890", 'opacity="0.07"'),
        stroke("M-64 174H64V12", mixed(BRASS, LINE, 0.45), 2),
    ]
    return [group(parts, x, y, 0, size)]


def _fireplace(x: float) -> list[str]:
    """Draw a chimneypiece of dark marble: two horned terms hold up the shelf; fire within."""
    marble, dark, lit = STONE, mixed(STONE, LINE, 0.55), mixed(STONE, "#F0A060", 0.42)
    parts = [
        inked(box(x - 156, -10, x + 156, 152), mixed(PAPER, WOOD, 0.6), 3),
        inked(box(x - 172, 172, x + 172, 520), marble, 3.2),
        scored(((x - 170, 190 + i * 9, x - 150 + (i * 5) % 9, 194 + i * 9, 3.6) for i in range(34)), dark),
        scored(((x + 170, 190 + i * 9, x + 150 - (i * 5) % 9, 194 + i * 9, 3.6) for i in range(34)), dark),
        glow(x, 340, 190, FIRE, 0.4),
        *_mouth(x),
    ]
    for side in (-1, 1):
        term = [
            inked("M-22 -2H22L16 150H-16Z", mixed(marble, lit, 0.2), 2.8),
            scored(((-18, 30 + i * 10, 0 + (i * 3) % 7, 32 + i * 10, 3.4) for i in range(11)), dark),
            stroke("M14 10L10 140", lit, 2.4),
            inked(
                "M-16 -20C-16 -44 16 -44 16 -20C16 0 8 8 0 8C-8 8 -16 0 -16 -20Z",
                mixed(marble, lit, 0.3),
                2.8,
            ),
            inked(
                "M-14 -30C-30 -30 -34 -44 -26 -54C-24 -44 -14 -42 -6 -40ZM14 -30C30 -30 34 -44 26 -54C24 -44 14 -42 6 -40Z",
                mixed(marble, lit, 0.3),
                2.4,
            ),
            stroke("M-9 -22L-3 -20M9 -22L3 -20M-6 -6Q0 -10 6 -6", LINE, 2.6),
        ]
        parts.append(moved(term, f"translate({x + side * 138} 234) scale({-side} 1)"))
    parts += [
        inked(box(x - 190, 150, x + 190, 176), mixed(marble, lit, 0.22), 3.2),
        stroke(f"M{x - 186} 154H{x + 186}", lit, 2),
        hang(x - 186, x + 186, 175, -12, dark, 4, 8, 2),
    ]
    clock = [
        inked("M-44 0V-40C-44 -92 44 -92 44 -40V0Z", mixed(WOOD, LINE, 0.3), 3),
        stroke("M-38 -2V-40C-38 -82 38 -82 38 -40V-2", mixed(BRASS_DARK, WOOD, 0.3), 2.4),
        *discs(0, -40, (28, LINE), (25, mixed("#C9B48A", PAPER, 0.42))),
        stroke("M0 -40V-58M0 -40L-8 -50", LINE, 3.2),
        *[group([stroke("M0 -20V-23", LINE, 2.4)], 0, -40, turn) for turn in range(0, 360, 30)],
        circle(0, -40, 3, LINE),
    ]
    parts += [group(clock, x, 150, 0, 0.94)]
    parts += _skull_on_books(x + 62, 150)
    return parts


def _mouth(x: float) -> list[str]:
    """Draw the inside of the chimneypiece."""
    mouth = f"M{x - 106} 520V262Q{x - 106} 222 {x} 218Q{x + 106} 222 {x + 106} 262V520Z"
    lit = f"M{x - 100} 400V264Q{x - 98} 230 {x} 226Q{x + 98} 230 {x + 100} 264V400"
    return [
        embers("mouth", "#E8853A", "#6A2412", "#140707"),
        inked(mouth, "url(#mouth)", 3.4),
        *_blaze(x, 352),
        stroke(lit, "#B8743E", 3),
    ]


def _blaze(x: float, y: float) -> list[str]:
    """Draw a fire on two logs."""
    tongues = ((-58, 2, 1.3), (56, 0, 1.4), (-30, 6, 1.9), (32, 8, 1.8), (0, 10, 2.2))
    flames = [tongue(x + off, y - lift, size) for off, lift, size in tongues]
    logs = [
        inked(f"M{x - 84} {y + 4}L{x + 70} {y - 8}L{x + 74} {y + 14}L{x - 80} {y + 26}Z", "#2A120C", 2.6),
        stroke(f"M{x - 60} {y + 6}L{x + 50} {y - 2}", "#C8481E", 2.4),
        *discs(x - 82, y + 15, (12, LINE), (9, "#5A2A18")),
    ]
    return [*flames, *logs]


def _skull_on_books(x: float, foot: float) -> list[str]:
    bone = mixed("#C9B48A", PAPER, 0.36)
    return [
        inked(box(x - 26, foot - 14, x + 30, foot), "#24344A", 2.4),
        inked(box(x - 20, foot - 25, x + 26, foot - 14), "#4A2A1A", 2.4),
        inked(
            f"M{x - 18} {foot - 46}C{x - 20} {foot - 72} {x + 22} {foot - 72} {x + 20} {foot - 46}C{x + 20} {foot - 38} {x + 13} {foot - 36} {x + 12} {foot - 25}H{x - 10}C{x - 11} {foot - 36} {x - 18} {foot - 38} {x - 18} {foot - 46}Z",
            bone,
            2.4,
        ),
        path(
            f"M{x - 12} {foot - 46}q5 -9 10 0q-5 6 -10 0ZM{x + 4} {foot - 46}q5 -9 10 0q-5 6 -10 0ZM{x + 1} {foot - 39}l-3 5h6Z",
            LINE,
        ),
    ]


def _cabinet(x: float) -> list[str]:
    """Draw a cabinet with glass doors: bottles above, books below."""
    parts = [
        inked(f"M{x - 132} 520V96H{x + 132}V520Z", mixed(WOOD, DEEP, 0.2), 3.2),
        inked(
            f"M{x - 144} 98V80H{x - 60}Q{x} 40 {x + 60} 80H{x + 144}V98Z", mixed(WOOD, WOOD_LIT, 0.26), 3.2
        ),
        stroke(f"M{x - 140} 84H{x - 58}Q{x} 45 {x + 58} 84H{x + 140}", mixed(WOOD, WOOD_LIT, 0.9), 2),
        group(sign("D", BRASS_DARK), x, 78, 0, 0.26),
    ]
    for left in (x - 120, x + 8):
        right = left + 112
        parts.append(path(box(left, 110, right, 500), DEEP))
        for foot, kind in ((184, "bottles"), (262, "books"), (340, "books")):
            row = (
                [
                    part
                    for i, (off, high, colour) in enumerate(
                        ((18, 62, "#4A2436"), (42, 50, "#2F4A3A"), (66, 66, "#5A3A1A"), (90, 48, "#2A3A55"))
                    )
                    for part in bottle(left + off, foot, high, colour)
                ]
                if kind == "bottles"
                else books(
                    left + 4,
                    right - 4,
                    foot,
                    60,
                    ("#4E1420", "#33202E", "#3E2A16", "#24303A"),
                    int(left + foot),
                )
            )
            parts += recede(row, DEEP, 0.34)
            parts += [
                inked(box(left, foot, right, foot + 9), WOOD, 2),
                stroke(f"M{left} {foot + 2}H{right}", mixed(WOOD, WOOD_LIT, 0.5), 1.6),
            ]
        parts += [
            path(
                polygon((left + 6, 300), (left + 6, 230), (left + 90, 114), (left + 108, 140)),
                "#E8C8B0",
                'opacity="0.06"',
            ),
            stroke(box(left, 110, right, 500), LINE, 4),
            stroke(f"M{left + 3} 500V113H{right - 3}", mixed(WOOD, WOOD_LIT, 0.5), 1.8),
        ]
    parts += [*discs(x - 12, 300, (5, LINE), (3.4, BRASS)), *discs(x + 12, 300, (5, LINE), (3.4, BRASS))]
    return parts


def _bracket(x: float, y: float) -> tuple[list[str], Light]:
    """Draw a gilt arm on the wall that holds one candle."""
    drawn, light = candle(x, y, 46, 15, 0.6)
    arm = f"M{x} {y + 46}C{x - 22} {y + 40} {x - 20} {y + 14} {x} {y + 8}"
    return [
        inked(
            f"M{x - 13} {y + 26}Q{x} {y + 12} {x + 13} {y + 26}V{y + 62}Q{x} {y + 80} {x - 13} {y + 62}Z",
            BRASS_DARK,
            2.6,
        ),
        *strokes(arm, (LINE, 9), (BRASS, 5)),
        inked(
            f"M{x - 18} {y}H{x + 18}Q{x + 12} {y + 12} {x} {y + 13}Q{x - 12} {y + 12} {x - 18} {y}Z",
            BRASS,
            2.4,
        ),
        stroke(f"M{x - 13} {y + 3}H{x + 12}", BRASS_LIGHT, 1.8),
        *drawn,
    ], light


def _cornice() -> list[str]:
    """Draw the moulding along the ceiling."""
    parts = [inked(box(-10, -10, 1930, 22), mixed(WOOD, WOOD_LIT, 0.16), 3)]
    teeth = "".join(box(x, 22, x + 18, 34) for x in range(4, 1920, 34))
    return [
        *parts,
        inked(teeth, mixed(WOOD, WOOD_LIT, 0.1), 2),
        stroke("M0 18H1920", mixed(WOOD, WOOD_LIT, 0.7), 2),
    ]

"""Jokers of Death: a fools' court under canvas, where the audience laughs first."""

from random import Random

from card_art.colours import mixed
from card_art.shapes import polygon
from card_art.suits import sign
from card_art.svg import circle, group, mirrored, path, scored, stroke, strokes

from room_art.engraving import GLOOM, Light, box, glow, hatch, recede, wash
from room_art.props import BRASS, BRASS_DARK, BRASS_LIGHT, INK, drape, inked, shine, tongue

LINE, DEEP, CLOTH, PALE = "#050B08", "#0A1B14", "#10291F", "#183A2B"
PLUM, RUST = "#34204A", "#5A2418"
LAMP = "#F2A24A"


def jokers() -> list[str]:
    """Return the room: striped canvas, a moon on strings, poles with masks, puppets, and a crowd."""
    parts = [
        wash(
            "canvas",
            [(0, "#081510"), (0.2, CLOTH), (0.42, "#143225"), (1, "#081510")],
        )
    ]
    parts += _canvas()
    parts += _backcloth()
    lights = [Light(x, 128, 190, LAMP) for x in (392, 1528)]
    parts += [glow(light.x, light.y + 10, 400, LAMP, 0.36) for light in lights]
    parts += [group(_puppet(RUST, "H"), 640, 0), group([mirrored(_puppet(PLUM, "S"))], 1280, 0)]
    parts += _crowd()
    for light in lights:
        parts += _pole(light.x)
        parts += shine(light, 0.42, 0.22, int(light.x))
        parts += group_lantern(light.x, light.y)
    parts += _valance()
    parts += drape(-30, 520, 128, "#4A1C18", 3, 0.1) + drape(1950, 520, -128, "#4A1C18", 4, 0.1)
    for x, y in ((262, 66), (800, 60), (1120, 60), (1658, 66)):
        parts += [glow(x, y + 34, 150, "#F0B05A", 0.3), *_paper(x, y, (RUST, "#6A5420")[int(x) % 2])]
    return recede(parts, GLOOM, 0.16)


def _canvas() -> list[str]:
    """Draw the tent's stripes, which meet above the middle; stitched, patched and a little slack."""
    parts = []
    foot = 500
    for index in range(-16, 16, 2):
        left, right = 960 + index * 82, 960 + (index + 1) * 82
        top_left, top_right = 960 + index * 26, 960 + (index + 1) * 26
        data = f"M{top_left} -40Q{(left + top_left) / 2 - index * 6} 250 {left} {foot}H{right}Q{(right + top_right) / 2 - index * 6} 250 {top_right} -40Z"
        parts.append(path(data, PALE if index % 4 else mixed(PALE, PLUM, 0.42)))
    seams = "".join(
        f"M{960 + index * 26} -40Q{960 + index * 54 - index * 6} 250 {960 + index * 82} {foot}"
        for index in range(-16, 17)
    )
    parts.append(stroke(seams, LINE, 2.4))
    random = Random(4)
    lines = []
    for index in range(-16, 16):
        for _ in range(7):
            share = random.uniform(0.15, 0.95)
            near = 960 + index * (26 + 56 * share) + 4
            y = -40 + 540 * share
            lines.append((near, y, near + random.uniform(14, 34) * (0.5 + share), y + 5, 2.6))
    parts.append(scored(lines, DEEP))
    for x, y, turn in ((206, 128, 12), (1724, 120, -14), (770, 120, 8)):
        patch = [
            inked("M-22 -18L20 -20L24 18L-18 22Z", mixed(PLUM, CLOTH, 0.35), 2, colour=LINE),
            stroke(
                "M-26 -8h8M-24 6h8M-8 -25v9M8 -26v9M18 -8h9M18 8h9M-6 15v9M10 15v9",
                mixed(PALE, BRASS, 0.4),
                1.8,
            ),
        ]
        parts.append(group(patch, x, y, turn))
    return parts


def _backcloth() -> list[str]:
    """Draw a painted flat in the middle: a moon that grins, hung from the flies with its stars."""
    moon = (
        "M40 -128C-40 -132 -112 -76 -112 6C-112 92 -36 142 48 130C4 112 -22 84 -26 56L14 44L-14 26L-4 12L-30 -2"
        "C-34 -56 -4 -104 40 -128Z"
    )
    face = [
        inked(moon, "#8A7A4A", 4),
        scored(
            (
                (-108 + abs(i - 6) * 2.4, -70 + i * 14, -66 + abs(i - 5) * 3, -66 + i * 13, 5)
                for i in range(13)
            ),
            "#5A4C28",
        ),
        stroke("M-62 -22Q-48 -34 -34 -24", INK, 5),
        path("M-58 -10Q-44 -20 -32 -8Q-44 -2 -58 -10Z", "#E8DDB8"),
        circle(-42, -10, 4.6, INK),
        stroke("M-58 66Q-38 92 -10 74", INK, 5),
        path("M-50 72Q-36 88 -14 76Q-34 82 -50 72Z", "#E8DDB8"),
        stroke("M36 -118C-30 -114 -92 -66 -98 -4", "#C9B878", 2.6),
    ]
    star = polygon(
        (0, -22), (5, -6), (21, -6), (8, 4), (13, 20), (0, 10), (-13, 20), (-8, 4), (-21, -6), (-5, -6)
    )
    strings = stroke("M934 -10V34M1016 -10V46M780 -10V150M1066 -10V196M1150 -10V138", INK, 2.4)
    stars = [
        group([inked(star, "#8A7A4A", 3), stroke("M-8 -4L0 -14L4 -4", "#C9B878", 2)], x, y, turn, size)
        for x, y, turn, size in ((780, 168, -8, 0.9), (1066, 214, 10, 0.8), (1150, 154, 4, 1))
    ]
    clouds = [
        "M660 330q20 -44 66 -30q30 -44 84 -18q40 -26 74 8q52 -18 74 24q40 -30 84 -6q40 -38 88 -2q50 -22 78 12q34 -14 52 12V480H660Z"
    ]
    return recede(
        [
            strings,
            group(face, 972, 172, 8, 1.06),
            *stars,
            *[inked(cloud, "#3A4E4A", 3) for cloud in clouds],
        ],
        CLOTH,
        0.56,
    )


def _pole(x: float) -> list[str]:
    """Draw a tent pole wound with ribbon, with a mask that laughs and one that weeps."""
    parts = [inked(box(x - 13, -10, x + 13, 520), "#4A3420", 3, colour=LINE)]
    winds = "".join(
        f"M{x - 12} {y + 26}L{x + 12} {y}V{y + 20}L{x - 12} {y + 46}Z" for y in range(-40, 500, 62)
    )
    parts += [
        path(winds, "#6A2418"),
        stroke(f"M{x - 13} -10V520M{x + 13} -10V520", LINE, 3),
        hatch(x + 12, 0, 500, -12, "#1C120A", 6, 6, 1),
        stroke(f"M{x - 7} 0V500", "#9A7444", 1.8),
    ]
    parts += [group(_mask(True), x - 30, 212, -14, 0.94), group(_mask(False), x + 30, 240, 14, 0.94)]
    return parts


def _mask(glad: bool) -> list[str]:
    """Draw a mask of plaster on a ribbon: it laughs or it weeps."""
    face = "M-30 -34C-12 -42 12 -42 30 -34C36 -6 28 30 0 42C-28 30 -36 -6 -30 -34Z"
    eyes = (
        "M-22 -12Q-13 -24 -5 -12Q-13 -8 -22 -12ZM22 -12Q13 -24 5 -12Q13 -8 22 -12Z"
        if glad
        else "M-23 -10Q-15 -8 -5 -15Q-9 -4 -23 -10ZM23 -10Q15 -8 5 -15Q9 -4 23 -10Z"
    )
    mouth = (
        "M-18 10Q0 18 18 10Q12 32 0 32Q-12 32 -18 10Z"
        if glad
        else "M-16 30Q0 8 16 30Q8 26 0 26Q-8 26 -16 30Z"
    )
    paint = "#B7A98A" if glad else "#8F9488"
    ribbons = [
        *strokes(
            "M-30 -28C-46 -20 -44 10 -52 34M30 -28C46 -20 44 10 52 34",
            (LINE, 7),
            ("#6A2418" if glad else PLUM, 4),
        ),
    ]
    return [
        *ribbons,
        inked(face, paint, 2.8, colour=LINE),
        path("M8 -40C18 -40 26 -37 30 -34C36 -6 28 30 0 42C16 20 20 -14 8 -40Z", mixed(paint, LINE, 0.35)),
        path(eyes + mouth, LINE),
        stroke("M-22 -24Q-13 -31 -5 -25M5 -25Q13 -31 22 -24", LINE, 2.6),
        *([] if glad else [path("M-14 -4q4 8 0 11q-4 -3 0 -11Z", "#4A6A8A")]),
    ]


def group_lantern(x: float, y: float) -> list[str]:
    """Return a lantern of glass and tin that hangs from a pole's arm."""
    drawn = [
        *strokes("M0 -130V-34", (LINE, 5), (BRASS_DARK, 2.4)),
        path("M-22 -26H22L16 34H-16Z", "#F0A24A", 'opacity="0.5"'),
        tongue(0, 34, 0.92),
        stroke("M-22 -26H22L16 34H-16ZM-8 -26L-6 34M8 -26L6 34", LINE, 3),
        inked("M-30 -26L0 -50L30 -26Z", "#3A2A20", 2.8, colour=LINE),
        stroke("M-22 -28L-2 -44", BRASS_LIGHT, 2),
        inked(box(-20, 34, 20, 42), "#3A2A20", 2.6, colour=LINE),
    ]
    return [group(drawn, x, y)]


def _puppet(coat: str, suit: str) -> list[str]:
    """Draw a marionette that hangs where it was left."""
    limb = "#9A8A68"
    parts = [
        inked("M-46 12L46 0L48 8L-44 20Z", "#4A3420", 2.4),
        stroke("M-40 16L-34 128M-4 12L0 84M36 8L46 104M10 10L20 190M-16 14L-18 196", "#8A7E66", 1.4),
        *strokes("M-16 118L-40 134M16 118L34 122L46 104", (INK, 9), (coat, 5.4)),
        *strokes("M-8 172L-18 200L-24 228M8 172L20 192L14 222", (INK, 10), (mixed(coat, "#B98B4A", 0.3), 6)),
        inked("M-20 108H20L16 150L22 176H-22L-16 150Z", coat, 2.6),
        path("M4 110H18L15 150L20 174H4Z", mixed(coat, INK, 0.4)),
        group(sign(suit, "#C9B48A"), 0, 138, 0, 0.17),
        inked("M-20 108L-10 122L0 108L10 122L20 108L10 100H-10Z", "#B98B4A", 2.2),
        inked("M-13 84C-13 66 13 66 13 84C13 100 6 106 0 106C-6 106 -13 100 -13 84Z", limb, 2.4),
        stroke("M-7 84v4M6 84v4M-6 96Q0 101 7 94", INK, 2.2),
        inked(
            "M-15 80C-18 66 -28 62 -32 70C-30 54 -14 50 -4 62C4 48 22 50 28 66C22 60 16 68 15 80C6 72 -6 72 -15 80Z",
            mixed(coat, "#B98B4A", 0.25),
            2.4,
        ),
        circle(-32, 72, 4, BRASS_LIGHT),
        circle(28, 68, 4, BRASS_LIGHT),
        circle(-24, 230, 6, INK),
        circle(14, 224, 6, INK),
    ]
    return recede(parts, CLOTH, 0.3)


def _crowd() -> list[str]:
    """Draw the audience behind the far edge: caps with bells, top hats, horns, and eyes in the dark."""
    random = Random(12)
    parts: list[str] = []
    for row, (shade, lift) in enumerate(((mixed(CLOTH, LINE, 0.35), 26), (mixed(DEEP, LINE, 0.45), 0))):
        x: float = -20 + row * 34
        while x < 1950:
            rim = 850 - 630 * (1 - ((x - 960) / 1700) ** 2) ** 0.5
            foot = rim - lift - 10 + random.uniform(-6, 8)
            kind = random.choice(("cap", "cap", "horns", "hat", "bald", "cap"))
            size = random.uniform(0.72, 0.92)
            parts.append(group(_onlooker(kind, shade, random), x, foot, random.uniform(-8, 8), size))
            x += random.uniform(62, 84)
    return parts


def _onlooker(kind: str, shade: str, random: Random) -> list[str]:
    edge = mixed(shade, LAMP, 0.22)
    parts = [
        path("M-40 40C-40 8 -24 -4 -14 -6H14C24 -4 40 8 40 40V80H-40Z", shade),
        path("M-18 -30C-18 -52 18 -52 18 -30C18 -12 8 -2 0 -2C-8 -2 -18 -12 -18 -30Z", shade),
    ]
    shapes = {
        "cap": "M-20 -32C-26 -48 -34 -50 -42 -34C-44 -60 -24 -66 -8 -52C-2 -74 14 -76 22 -62C30 -66 42 -56 42 -36C34 -48 26 -46 20 -32C8 -42 -8 -42 -20 -32Z",
        "horns": "M-17 -36C-24 -46 -24 -58 -18 -68C-18 -54 -10 -50 -4 -47H4C10 -50 18 -54 18 -68C24 -58 24 -46 17 -36Z",
        "hat": "M-30 -40H-17V-74H17V-40H30V-33H-30Z",
        "bald": "M-18 -30C-34 -40 -34 -24 -18 -22ZM18 -30C34 -40 34 -24 18 -22Z",
    }
    parts.append(path(shapes[kind], shade))
    if kind == "cap":
        parts += [circle(-42, -32, 4, edge), circle(42, -34, 4, edge)]
    parts.append(stroke("M16 -38C20 -26 14 -10 8 -5M20 0C30 4 36 16 37 30", edge, 1.8))
    if random.random() < 0.5:
        look = random.choice(("#C9A24A", "#A8B86A", "#C96A3A"))
        parts += [path("M-10 -27q4 -5 8 0q-4 3 -8 0ZM3 -27q4 -5 8 0q-4 3 -8 0Z", mixed(look, shade, 0.25))]
    return parts


def _valance() -> list[str]:
    """Draw scallops along the top, each with a bell, and bows of cloth over them."""
    parts: list[str] = []
    for index in range(16):
        left = index * 120
        fill = (mixed(CLOTH, "#2C6A3A", 0.22), mixed(PLUM, LINE, 0.24))[index % 2]
        scallop = f"M{left} -10H{left + 120}V24Q{left + 108} 56 {left + 60} 62Q{left + 12} 56 {left} 24Z"
        parts += [
            inked(scallop, fill, 2.8, colour=LINE),
            stroke(
                f"M{left + 6} 22Q{left + 16} 48 {left + 60} 53Q{left + 104} 48 {left + 114} 22",
                BRASS_DARK,
                2.4,
            ),
            scored(
                ((left + 14 + i * 14, -8, left + 18 + i * 13, 16 + (i * 5) % 14, 5) for i in range(8)),
                mixed(fill, LINE, 0.5),
            ),
            circle(left + 60, 68, 8, LINE),
            circle(left + 60, 67, 6, BRASS),
            stroke(f"M{left + 57} 70h6", LINE, 2),
            circle(left + 58, 64, 1.8, BRASS_LIGHT),
        ]
    return parts


def _paper(x: float, y: float, colour: str) -> list[str]:
    """Draw a small lantern of paper on a string."""
    body = f"M{x - 14} {y + 18}Q{x - 24} {y + 34} {x - 14} {y + 50}H{x + 14}Q{x + 24} {y + 34} {x + 14} {y + 18}Z"
    return [
        stroke(f"M{x} {y}V{y + 16}", LINE, 2.4),
        inked(body, mixed(colour, "#F0B05A", 0.55), 2.6, colour=LINE),
        stroke(
            f"M{x - 18} {y + 26}H{x + 18}M{x - 20} {y + 34}H{x + 20}M{x - 18} {y + 42}H{x + 18}",
            mixed(colour, LINE, 0.2),
            1.6,
        ),
        path(
            f"M{x - 5} {y + 20}Q{x - 9} {y + 34} {x - 5} {y + 48}H{x + 4}Q{x + 6} {y + 34} {x + 4} {y + 20}Z",
            "#FFE0A0",
            'opacity="0.5"',
        ),
        stroke(f"M{x} {y + 52}v9", BRASS, 2.4),
    ]

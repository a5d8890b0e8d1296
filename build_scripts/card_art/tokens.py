"""Things that lie on the table beside cards: coins, signs, arrows, the chain."""

from card_art.backs import CLOTHS, Cloth
from card_art.colours import BONE, EMBER, FLAME, OXBLOOD, SOOT
from card_art.devil import horned_head
from card_art.dress import GOLD
from card_art.emblems import NAMES, emblem
from card_art.french import TWO_INKS
from card_art.motifs import METAL, TONGUE, skull
from card_art.shapes import polygon
from card_art.suits import SUITS, pip
from card_art.svg import circle, discs, document, ellipse, group, inked, mirrored, path, ring, stroke, strokes


def tokens() -> dict[str, str]:
    """Return every token but the reapers: file name without ending to SVG."""
    drawn = {
        "coin": document(100, 100, _coin()),
        "chain": document(250, 90, _chain()),
        "arrow_right": document(120, 120, [group([mirrored(_tail())], 60, 60, 180)]),
        "arrow_left": document(120, 120, [group(_tail(), 60, 60, 180)]),
        "knock": document(100, 100, [group(_knock(), 50, 50)]),
        "won": document(250, 90, _won()),
        "scythes": document(130, 130, [group(_scythes(), 65, 65)]),
        "turn": document(100, 100, _turn()),
        "lock": document(100, 100, [group(_lock(), 50, 54)]),
        "candle": document(60, 100, [group(_candle(), 30, 50)]),
        "night": document(200, 200, [group(_night(), 100, 100)]),
    }
    drawn |= {f"trump_{suit}": document(100, 100, _trump(suit, TWO_INKS[suit])) for suit in SUITS}
    return drawn


def _disc(radius: float, rim: str, ground: str) -> list[str]:
    return discs(50, 50, (radius, SOOT), (radius - 2.4, rim), (radius - 9, ground))


def _coin() -> list[str]:
    notches = "".join(
        stroke(f"M50 {50 - 45.6}V{50 - 40.4}", "#8A5A1E", 1.8).replace(
            "/>", f' transform="rotate({turn} 50 50)"/>'
        )
        for turn in range(0, 360, 10)
    )
    return [
        METAL,
        circle(50, 51, 48, SOOT),
        circle(50, 50, 46.5, "url(#metal)"),
        notches,
        ring(50, 50, 37.5, "#6B4413", 2.4),
        circle(50, 50, 36, "#C08A38"),
        group([group(horned_head("#8A5A1E"), 1, 1.4), *horned_head("#FFE9B0")], 50, 50, 0, 1.36),
        stroke("M22 34C26 26 32 21 40 18", "#FFF3CF", 2.6),
    ]


def _won() -> list[str]:
    """Draw a brass seal in the middle of a card, ticked: it won."""
    seal = [circle(125, 46, 42, SOOT), circle(125, 45, 40, "url(#metal)"), ring(125, 45, 32, "#6B4413", 2)]
    return [METAL, *seal, *strokes("M106 46L120 60L146 31", (SOOT, 12), (BONE, 7))]


def _scythes() -> list[str]:
    """Draw two scythes crossed on a red disc: what lies beneath is fought for."""
    blade = "M-5 -38C14 -46 33 -36 39 -16C27 -27 12 -31 -4 -29Z"
    scythe = [
        *strokes("M2 42L-5 -36", (SOOT, 9), ("#C08A38", 5)),
        inked(blade, IRON_LIGHT, 3),
        stroke("M2 -36C15 -39 26 -34 33 -24", BONE, 2),
    ]
    crossed = [group(scythe, -4, 2, 34), group([mirrored(scythe)], 4, 2, -34)]
    return [METAL, *discs(0, 0, (56, SOOT), (53, "url(#metal)"), (47, OXBLOOD)), *crossed]


def _turn() -> list[str]:
    """Draw the turn as it hops: a flame on a brass disc."""
    flame = (
        "M50 18C58 32 74 42 71 60C69 74 60 81 50 81C40 81 31 74 29 60C28 50 36 46 39 36C45 42 47 34 50 18Z"
    )
    heart = "M51 44C56 53 63 57 61 66C60 73 56 77 50 77C44 77 40 73 40 66C40 59 48 55 51 44Z"
    return [METAL, *_disc(47, "url(#metal)", SOOT), path(flame, EMBER), path(heart, FLAME)]


def _trump(suit: str, ink: str) -> list[str]:
    rays = [
        group([inked(polygon((-7, -34), (0, -47), (7, -34)), GOLD, 1.6)], 50, 50, turn)
        for turn in range(0, 360, 30)
    ]
    return [*rays, *_disc(37.5, GOLD, BONE), group(pip(suit, ink), 50, 50, 0, 0.45)]


def _tail() -> list[str]:
    """Draw a devil's tail that shows which way the turn goes: over the top to the right, or turned about, beneath."""
    tail = (
        "M-52 34C-50 -6 -26 -40 8 -42C24 -42 36 -32 40 -14L54 -20L40 34L6 4L24 -2C20 -14 14 -20 4 -20"
        "C-16 -18 -34 6 -40 36C-42 42 -52 42 -52 34Z"
    )
    light = (
        "M-46 30C-42 -4 -20 -34 8 -36C20 -36 28 -30 32 -20C24 -30 16 -32 6 -30"
        "C-16 -26 -36 -4 -42 30C-43 34 -46 34 -46 30Z"
    )
    return [inked(tail, EMBER, 3.4), path(light, FLAME), stroke("M32 4L39 22", OXBLOOD, 2.6)]


def _knock() -> list[str]:
    """Draw a red fist from the front, with the knocks flying off it."""
    back = "M-30 2C-36 10 -34 24 -24 32L22 32C30 26 33 12 29 0Z"
    thumb = "M-33 10C-36 -2 -28 -6 -22 -2C-12 4 2 6 10 8C16 12 14 20 6 21C-8 23 -26 24 -33 10Z"
    nails = stroke(
        "M-26 -6Q-23 -9 -19 -6M-11 -11Q-8 -14 -4 -11M4 -10Q7 -13 11 -10M19 -4Q22 -7 26 -4", "#9E2418", 2.2
    )
    cuff = "M-28 30Q0 24 27 30L30 46Q0 40 -31 46Z"
    knocks = "M-22 -27L-28 -38M-4 -31L-5 -44M14 -30L18 -42M30 -22L39 -31"
    return [
        *strokes(knocks, (SOOT, 8), (FLAME, 4.4)),
        inked(back, "#9E2418", 2.4),
        *_fingers(),
        nails,
        inked(thumb, "#E05A3A", 2.4),
        stroke("M2 13Q6 12 9 14", "#9E2418", 1.8),
        inked(cuff, BONE, 2.4),
        *[circle(x, 38, 2.4, OXBLOOD) for x in (-14, 0, 14)],
    ]


def _fingers() -> list[str]:
    return [
        inked(
            (
                f"M{x + 6} {top}Q{x + 14} {top} {x + 14} {top + 8}V8Q{x + 14} 14 {x + 7} 14Q{x} 14 {x} 8"
                f"V{top + 8}Q{x} {top} {x + 6} {top}Z"
            ),
            "#D5452B",
            2.4,
        )
        for x, top in ((-30, -15), (-15, -20), (0, -19), (15, -13))
    ]


IRON, IRON_DARK, IRON_LIGHT = "#8E959E", "#565C66", "#D5D9DE"


def _chain() -> list[str]:
    """Draw a row of links, and a lock in its middle."""
    rings = [_link(x) for x in (9, 67, 183, 241)]
    bars = [_bar(x) for x in (-20, 38, 96, 154, 212, 270)]
    return [*rings, *bars, group(_lock(), 125, 45)]


def _flame() -> list[str]:
    return [inked(TONGUE, EMBER, 3), group([path(TONGUE, FLAME)], 0, 6, 0, 0.55)]


def _candle() -> list[str]:
    """Draw a stump of a candle that burns where a table was won."""
    stump = "M-15 10C-10 6 10 6 15 10V38Q0 45 -15 38Z"
    drips = "M-15 10C-10 6 10 6 15 10C15 18 12 24 9 17C7 13 5 22 1 23C-3 23 -4 14 -7 17C-10 26 -15 20 -15 10Z"
    return [
        inked(stump, "#D8CBAE", 2.6),
        path(drips, BONE),
        stroke("M0 8V-2", SOOT, 3),
        group(_flame(), 0, -14, 0, 0.86),
    ]


def _night() -> list[str]:
    """Draw the moon over five fires: the last table."""
    moon = "M16 -70C-22 -66 -46 -34 -40 2C-35 34 -8 54 26 50C2 40 -12 20 -14 -6C-16 -34 -4 -58 16 -70Z"
    fires = []
    for index in range(5):
        turn = (index - 2) * 34
        fires.append(group([group(_flame(), 0, 62, -turn, 0.58)], 0, 0, turn))
    stars = [
        group(
            [path(polygon((0, -7), (2, -2), (7, 0), (2, 2), (0, 7), (-2, 2), (-7, 0), (-2, -2)), BONE)],
            x,
            y,
        )
        for x, y in ((38, -44), (54, -8), (26, -14))
    ]
    return [
        *discs(0, 0, (96, SOOT), (92, FLAME), (85, SOOT), (82, "#1B1B33")),
        group([inked(moon, "#F6E7B8", 2)], 4, -2, 0, 0.86),
        *stars,
        *fires,
    ]


def _link(x: float) -> str:
    shape = f'<rect x="{x - 23}" y="29" width="46" height="32" rx="16" fill="none"'
    return "".join(
        f'{shape} stroke="{colour}" stroke-width="{width}"/>'
        for colour, width in ((SOOT, 13), (IRON_DARK, 9), (IRON, 6))
    ) + stroke(f"M{x - 9} 28H{x + 9}", IRON_LIGHT, 2)


def _bar(x: float) -> str:
    return (
        stroke(f"M{x - 14} 45H{x + 14}", SOOT, 15)
        + stroke(f"M{x - 14} 45H{x + 14}", IRON_DARK, 11)
        + (stroke(f"M{x - 14} 44H{x + 14}", IRON, 7) + stroke(f"M{x - 11} 42H{x + 8}", IRON_LIGHT, 2))
    )


def _lock() -> list[str]:
    body = "M-29 -12H29C33 -12 34 -8 33 -4C32 18 22 36 0 42C-22 36 -32 18 -33 -4C-34 -8 -33 -12 -29 -12Z"
    shackle = "M-17 -10V-20C-17 -44 17 -44 17 -20V-10"
    return [
        *strokes(shackle, (SOOT, 13), (IRON_DARK, 9), (IRON, 5.4)),
        METAL,
        inked(body, "url(#metal)", 2.6),
        stroke("M-26 -6H26M-27 -2C-26 16 -18 30 0 36C18 30 26 16 27 -2", "#6B4413", 1.8),
        group(horned_head(SOOT, FLAME), 0, 12, 0, 0.86),
    ]


WIDTH, HEIGHT = 100, 140


def reapers() -> dict[str, str]:
    """Return every reaper: file name without ending to SVG."""
    return {
        f"reaper_{number}": document(WIDTH, HEIGHT, reaper(cloth, name))
        for number, (cloth, name) in enumerate(zip(CLOTHS, NAMES, strict=True), 1)
    }


def reaper(cloth: Cloth, name: str) -> list[str]:
    """Return a reaper in a deck's colours, 100 wide and 140 high, from its upper left corner."""
    return [*_foot(cloth), *_scythe(), *_robe(cloth), *_face(cloth), *_sleeve(cloth), *_badge(cloth, name)]


def _foot(cloth: Cloth) -> list[str]:
    return [
        ellipse(48, 130, 44, 8.5, SOOT),
        ellipse(48, 128, 42, 7, cloth.metal),
        ellipse(48, 127, 37, 5.2, cloth.dark),
    ]


def _scythe() -> list[str]:
    blade = "M80 10C62 -1 32 0 12 22C34 12 58 14 77 22Z"
    return [
        *strokes("M84 128L77 12", (SOOT, 7), ("#8A5A30", 3.4)),
        inked(blade, "#D5D9DE", 2.2),
        path("M77 22C58 14 34 12 12 22C32 6 58 6 78 15Z", "#8E959E"),
        inked("M73 8L83 7L84 25L74 25Z", "#E3A23A", 1.8),
    ]


def _robe(cloth: Cloth) -> list[str]:
    robe = (
        "M45 20C28 20 20 36 21 54C13 68 11 98 7 126C16 132 22 126 28 130C36 134 42 128 48 131"
        "C54 134 60 127 67 131C73 133 78 130 84 126C80 98 78 68 69 54C70 36 62 20 45 20Z"
    )
    dark = (
        "M52 21C64 24 70 38 69 54C78 68 80 98 84 126C78 130 73 133 67 131C64 129 62 129 60 130"
        "C66 100 66 74 58 64C64 50 62 30 52 21Z"
    )
    return [
        inked(robe, cloth.light, 6.4, cloth.metal),
        inked(robe, cloth.light, 3),
        path(dark, cloth.dark),
        stroke(
            "M18 112C20 100 22 90 24 82M28 124C29 120 30 116 31 112M72 122C72 108 71 96 69 86",
            cloth.dark,
            2.2,
        ),
        stroke("M30 30C26 36 25 44 26 50", cloth.thread, 2.4),
    ]


def _face(cloth: Cloth) -> list[str]:
    hole = "M45 30C33 30 28 40 29 52C30 61 37 68 45 71C53 68 60 61 61 52C62 40 57 30 45 30Z"
    return [inked(hole, SOOT, 2.6, cloth.metal), group(skull(BONE, SOOT), 45, 52, 0, 0.52)]


def _sleeve(cloth: Cloth) -> list[str]:
    sleeve = "M58 70C66 64 76 63 82 66C88 68 90 72 88 78C80 78 76 84 72 92C66 90 60 82 58 70Z"
    hand = [
        inked(f"M73 {y}H87Q90 {y + 2.2} 87 {y + 4.6}H73Q70 {y + 2.2} 73 {y}Z", BONE, 1.4)
        for y in (58, 62.4, 66.8)
    ]
    return [
        *hand,
        inked(sleeve, cloth.light, 2.4),
        path("M72 92C76 84 80 78 88 78C89 74 87 71 84 70C78 74 72 80 69 88Z", cloth.dark),
    ]


def _badge(cloth: Cloth, name: str) -> list[str]:
    return [
        *discs(41, 100, (23.4, SOOT), (21.6, cloth.metal), (19.4, cloth.dark)),
        group(emblem(name, cloth.metal, cloth.dark), 41, 100, 0, 0.45),
    ]

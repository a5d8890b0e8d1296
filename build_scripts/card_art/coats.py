"""Coats for those at the table: shoulders that show beside and below a head.

A coat is 340 × 240 for a head (or a face) of 200 × 200. Draw the coat first, then the head 70 from its left and
80 above its top: the middle of the head's square is at (170, 20). The lowest 28 of 200 vanish behind the table.
The light comes from the right.
"""

import re
from math import cos, pi, sin
from random import Random

from card_art.busts import SIDE, Gaze, Rank, Sitter, bust, silhouette
from card_art.colours import BONE, BRASS, SILVER, SOOT
from card_art.dress import GOLD, People
from card_art.looks import Look, eyes, shut
from card_art.shapes import Line, Point, smooth
from card_art.suits import sign
from card_art.svg import both, circle, discs, document, group, inked, path, ring, scored, stroke, strokes

WIDTH, HEIGHT = 340, 240
RIM = "#F09A4E"
"""The hearth's light along the right edge."""


def coats(sitters: dict[str, Sitter]) -> dict[str, str]:
    """Return everybody's coat: file name without ending to SVG."""
    return {
        name: document(WIDTH, HEIGHT, [group(_coat(name, sitter), 170, 0)])
        for name, sitter in sitters.items()
    }


def _coat(name: str, sitter: Sitter) -> list[str]:
    cut = {
        Rank.IMP: _jacket,
        Rank.FIEND: _frock,
        Rank.ARCHDEVIL: _mantle,
        Rank.MORTAL: _suit,
        Rank.KEEPER: _mantle,
    }[sitter.rank]
    behind, over = _OWN.get(name, (_nothing, _nothing))
    seed = sum(map(ord, name))
    return [*behind(sitter.people), *cut(sitter.people, seed), *over(sitter.people)]


def _nothing(_people: People) -> list[str]:
    return []


def _shaded(people: People, outline: str, fold: str, edge: str, seed: int) -> list[str]:
    """Draw a body's cloth: its dark side at the right, cuts at the left, and the fire's edge."""
    random = Random(seed)
    marks: list[Line] = []
    for y in range(112, 236, 8):
        left = -134 + max(0, 140 - y) * 1.5
        marks.append((left, y, left + random.uniform(16, 38), y + 5, 3.2))
    return [
        inked(outline, people.coat, 3.6),
        path(fold, people.fold),
        scored(marks, people.fold),
        stroke(edge, RIM, 4.2),
    ]


def _buttons(ys: tuple[int, ...], colour: str, x: float, size: float = 5.4) -> list[str]:
    return [part for y in ys for part in (circle(x, y, size, SOOT), circle(x, y - 0.6, size - 2, colour))]


def _jacket(people: People, seed: int) -> list[str]:
    """Draw an imp's jacket: round shoulders, mended with what there was, a kerchief."""
    outline = (
        "M-150 246C-150 164 -140 124 -108 104C-84 90 -60 84 0 84C60 84 84 90 108 104C140 124 150 164 150 246Z"
    )
    fold = "M64 88C84 92 98 96 108 104C138 124 148 164 148 248H92C104 170 92 116 64 88Z"
    edge = "M96 99C134 116 145 160 147 244"
    seams = stroke("M-96 118C-84 140 -82 170 -88 244M96 118C84 140 82 170 88 244", SOOT, 2.6)
    patch = group(
        [
            inked("M-17 -15L15 -18L18 14L-14 17Z", people.trim, 2.4),
            stroke("M-21 -6h7M-20 6h7M14 -8h7M15 4h7M-6 -21v7M6 -22v7M-4 13v7M8 12v7", SOOT, 2),
        ],
        -112 if seed % 2 else -52,
        160,
        (seed % 5) * 7 - 14,
        0.86,
    )
    opening = [stroke("M0 120V244", SOOT, 2.6), *_buttons((154, 180), BRASS if seed % 3 else BONE, 9)]
    cloth = [
        inked(
            "M-62 100C-40 128 -18 138 0 138C18 138 40 128 62 100L74 112C56 140 26 154 0 154C-26 154 -56 140 -74 112Z",
            people.trim,
            3,
        ),
        path("M20 135C40 128 52 116 64 102L73 112C56 138 34 150 14 153Z", SOOT, 'opacity="0.28"'),
        inked("M-10 142L10 142L26 182L8 176L0 188L-8 176L-26 182Z", people.trim, 3),
        inked("M-13 134Q0 126 13 134V150Q0 158 -13 150Z", people.trim, 3),
    ]
    stripes = []
    if seed % 3 == 0:
        stripes = [
            stroke(
                "".join(
                    f"M{x} {118 + abs(x) * 0.06:.0f}V244" for x in (-124, -68, -50, -32, 34, 52, 70, 124)
                ),
                people.fold,
                3,
            )
        ]
    return [*_shaded(people, outline, fold, edge, seed), *stripes, seams, *opening, patch, *cloth]


def _frock(people: People, seed: int) -> list[str]:
    """Draw a fiend's frock coat: peaked shoulders, wide lapels, a stand-up collar, a jewel at the throat."""
    collar = "M30 92C66 84 90 58 104 18C122 46 124 84 104 112C84 124 56 122 30 112Z"
    inner = "M52 96C76 86 92 66 102 38C112 60 110 86 96 102C82 110 66 112 52 110Z"
    outline = "M-162 246C-162 170 -158 138 -146 112L-150 92C-120 100 -90 96 -60 86H60C90 96 120 100 150 92L146 112C158 138 162 170 162 246Z"
    fold = "M64 90C92 98 122 102 148 95L144 112C156 138 160 170 160 248H102C112 168 100 120 64 90Z"
    lapel = "M6 196L2 138L58 96L96 118L74 142L86 152Z"
    parts = [
        *both([inked(collar, people.coat, 3.2), path(inner, people.lining)]),
        stroke("M105 24C121 50 122 84 104 109", RIM, 3.6),
    ]
    parts += _shaded(people, outline, fold, "M149 96L145 112C157 138 160 170 160 244", seed)
    parts += [
        inked("M-34 112H34L10 200H-10Z", BONE if seed % 2 else people.lining, 2.8),
        stroke("M-4 146L-8 196M4 146L8 196", SOOT, 1.8),
        *both(
            [
                inked(lapel, people.fold if seed % 2 else people.coat, 3),
                stroke("M12 188L12 144L58 106L84 120", people.trim, 2.4),
            ]
        ),
        *both(
            [
                inked("M100 104C118 104 136 102 148 96L152 112C136 122 116 124 98 120Z", people.trim, 2.8),
                stroke(
                    "".join(f"M{x} {108 - (x - 104) * 0.1:.0f}v11" for x in range(108, 148, 8)), SOOT, 1.8
                ),
            ]
        ),
        *discs(0, 134, (12, SOOT), (9.4, people.trim)),
        inked("M0 126L7 134L0 142L-7 134Z", people.iris, 1.8),
    ]
    return [*parts, *_buttons((166, 188), people.trim, -94, 5), *_buttons((166, 188), people.trim, 94, 5)]


def _mantle(people: People, seed: int) -> list[str]:
    """Draw an archdevil's mantle: a fan of a collar, fur on the shoulders, a chain of office."""
    fan = "M24 100C66 90 100 50 116 2C138 20 140 60 128 96C110 124 70 128 24 118Z"
    lined = "M46 102C80 90 104 60 116 22C128 44 128 74 116 96C98 112 74 116 46 114Z"
    ribs = "M60 106C86 94 106 66 116 34M70 110C96 100 114 76 121 50M84 112C102 104 116 90 124 70"
    outline = "M-166 246C-168 168 -160 130 -134 108C-112 94 -84 90 -56 88H56C84 90 112 94 134 108C160 130 168 168 166 246Z"
    fold = "M60 92C88 94 114 98 132 110C158 132 166 168 164 248H106C116 170 102 122 60 92Z"
    parts = [
        *both([inked(fan, people.coat, 3.4, SOOT), path(lined, people.lining), stroke(ribs, people.trim, 2)]),
        stroke("M117 8C136 26 137 62 126 93", RIM, 4),
        *_shaded(people, outline, fold, "M134 112C158 134 165 168 164 244", seed),
    ]
    parts += both(
        [
            stroke("M60 130C52 156 44 190 42 244M100 134C100 160 98 184 94 244", SOOT, 2.6),
            stroke("M72 134C66 160 60 190 58 244", people.trim, 2.4),
        ]
    )
    fur = BONE if seed % 2 else "#4A3A30"
    tuft = SOOT if seed % 2 else "#2A201A"
    parts += _fur(fur, tuft)
    links = []
    for index in range(9):
        share = (index - 4) / 4
        x, y = share * 92, 164 - share * share * 48
        links += discs(x, y, (8.4, SOOT), (6.2, GOLD), (2.6, people.lining if index % 2 else SOOT))
    pendant = [
        inked("M0 -16L16 0L0 20L-16 0Z", GOLD, 2.8),
        inked("M0 -9L9 0L0 12L-9 0Z", people.iris, 2),
        stroke("M-4 -2L0 -6", BONE, 2),
    ]
    return [*parts, *links, group(pendant, 0, 180)]


def _fur(colour: str, tuft: str) -> list[str]:
    """Draw a collar of fur across the shoulders, with tails."""
    outer: list[Point] = []
    inner: list[Point] = []
    for index in range(23):
        turn = pi * index / 22
        wave = 5 if index % 2 else -2
        outer.append((-(140 + wave) * cos(turn), 96 + (46 + wave) * sin(turn)))
        inner.append((-72 * cos(turn), 88 + 24 * sin(turn)))
    band = smooth(*outer, *inner[::-1])
    tails = [
        group([path("M-3 -7Q0 -10 3 -7L1.5 8Q0 12 -1.5 8Z", tuft)], -x, y, turn)
        for x, y, turn in (
            (116, 112, 40),
            (84, 118, 24),
            (46, 126, 10),
            (0, 130, 0),
            (-46, 126, -10),
            (-84, 118, -24),
            (-116, 112, -40),
        )
    ]
    shade = path("M140 98C132 122 96 140 40 143C88 128 112 112 122 96Z", SOOT, 'opacity="0.26"')
    return [inked(band, colour, 3), shade, *tails, stroke("M142 100C136 118 118 130 96 136", RIM, 3.4)]


def _suit(people: People, seed: int) -> list[str]:
    """Draw a mortal's suit: honest cloth, a waistcoat, a cravat."""
    outline = "M-156 246C-158 166 -150 132 -126 112C-104 98 -78 92 -52 88H52C78 92 104 98 126 112C150 132 158 166 156 246Z"
    fold = "M58 91C84 95 106 101 124 114C148 134 156 166 154 248H98C110 168 96 120 58 91Z"
    lapel = "M14 204L8 150L54 96L84 104L92 128L78 136L84 148Z"
    parts = _shaded(people, outline, fold, "M126 116C148 136 155 168 154 244", seed)
    parts += [
        inked("M-40 108H40L22 204H-22Z", people.lining, 2.8),
        stroke("M0 150V244", SOOT, 2.4),
        *_buttons((170, 190), people.trim, 7, 4.6),
        *both([inked(lapel, people.coat, 3), stroke("M20 196L15 152L56 106L78 112", people.trim, 2.2)]),
        path("M20 200L16 152L54 98L84 106L91 128L78 136L83 148Z", SOOT, 'opacity="0.22"'),
    ]
    frill = [
        inked(
            "M-30 112C-20 104 20 104 30 112L20 132C28 140 26 152 20 160C12 154 8 166 0 170C-8 166 -12 154 -20 160C-26 152 -28 140 -20 132Z",
            BONE,
            2.8,
        ),
        stroke("M-10 136C-14 144 -14 150 -12 154M0 138V164M10 136C14 144 14 150 12 154", SOOT, 1.8),
        path("M8 130L20 132C28 140 26 152 20 160C16 156 12 160 8 164Z", SOOT, 'opacity="0.2"'),
        inked("M-14 122Q0 130 14 122L16 134Q0 142 -16 134Z", people.trim, 2.4),
    ]
    badge = group(sign("SHDC"[seed % 4], people.trim), -104, 162, 0, 0.22)
    return [*parts, *frill, badge]


def _wings(_people: People) -> list[str]:
    """Draw wings that stand behind the shoulders, singed at the tips."""
    plumes = [
        ("M60 120C104 92 132 50 130 2C152 34 158 84 140 132Z", "#D9D3C6"),
        ("M80 134C124 108 152 70 156 30C170 62 170 108 150 146Z", "#B7B0A2"),
        ("M96 150C136 130 160 100 166 66C174 98 172 136 158 170Z", "#8C857A"),
    ]
    lines = stroke(
        "M76 118C112 92 132 54 132 20M98 134C134 110 154 76 157 46M112 150C142 132 162 106 166 80",
        "#6E675C",
        2,
    )
    return [
        *both([*[inked(data, fill, 3) for data, fill in plumes], lines]),
        stroke("M131 8C151 38 156 84 140 128M157 36C169 66 168 104 156 136", RIM, 3),
    ]


def _money(_people: People) -> list[str]:
    """Draw a row of coins sewn to each shoulder."""
    found = []
    for side in (-1, 1):
        for x, y in ((136, 124), (118, 138), (146, 146), (126, 162), (150, 170)):
            found += [*discs(side * x, y, (11, SOOT), (8.6, GOLD)), ring(side * x, y, 5, "#8A5A1E", 2)]
    return found


def _ruff(people: People) -> list[str]:
    """Draw a fool's points round the neck, each with a bell."""
    parts = []
    for index, turn in enumerate((-74, -46, -18, 18, 46, 74)):
        fill = (people.lining, people.trim, people.coat)[index % 3]
        point = [
            inked("M-26 0H26L0 74Z", fill, 3),
            path("M4 2H24L2 66Z", SOOT, 'opacity="0.22"'),
            circle(0, 76, 7, SOOT),
            circle(0, 75, 5, GOLD),
        ]
        parts.append(
            (abs(turn), group(point, 84 * sin(-turn * pi / 180) * -1, 84 + 34 * cos(turn * pi / 180), -turn))
        )
    return [part for _, part in sorted(parts, key=lambda found: -found[0])]


def _ribs(_people: People) -> list[str]:
    """Draw bones laid on the breast."""
    bones = "".join(
        f"M6 {y}Q{w * 0.7:.0f} {y - 12} {w} {y + 8}M-6 {y}Q{-w * 0.7:.0f} {y - 12} {-w} {y + 8}"
        for y, w in ((150, 66), (168, 74), (186, 70))
    )
    return [
        *strokes(bones, (SOOT, 11), ("#D8D0BC", 6.4)),
        *[inked(f"M-8 {y - 7}H8L6 {y + 7}H-6Z", "#D8D0BC", 2.4) for y in (150, 168, 186)],
    ]


def _cape(people: People) -> list[str]:
    """Draw a cape's collar, taller than its wearer is patient."""
    side = "M26 110C76 96 116 46 128 0C164 30 170 90 148 140C110 150 60 140 26 126Z"
    inner = "M50 112C92 96 122 58 130 20C152 48 154 94 138 124C108 134 78 128 50 122Z"
    return [
        *both([inked(side, SOOT, 3.4, people.trim), path(inner, people.lining)]),
        stroke("M130 6C160 34 166 88 148 134", RIM, 4),
    ]


_OWN = {
    "sariel": (_wings, _nothing),
    "nergal": (_nothing, _money),
    "momus": (_nothing, _ruff),
    "abaddon": (_nothing, _ribs),
    "mephisto": (_cape, _nothing),
    "jester": (_nothing, _ruff),
    "knight": (
        _nothing,
        lambda people: both(
            [
                inked("M84 104C120 96 150 116 156 150C132 158 104 150 84 128Z", SILVER, 3),
                stroke("M96 112C122 108 142 124 148 144M94 122C114 124 130 134 140 148", "#62666E", 2.4),
            ]
        ),
    ),
}
"""A person's own additions to the cut of the rank: behind the shoulders, and over the coat."""


_PAINT = re.compile(r'(fill|stroke)="#[0-9A-Fa-f]{6}"')


def seated(sitters: dict[str, Sitter]) -> dict[str, str]:
    """Return every head in every look, and at rest with its eyes shut, in the same square as its face."""
    drawn = {
        f"{name}_{look.value}": _head(sitter, look, eyes) for name, sitter in sitters.items() for look in Look
    }
    return drawn | {f"{name}_blink": _head(sitter, Look.RESTING, shut) for name, sitter in sitters.items()}


def _head(sitter: Sitter, look: Look, gaze: Gaze) -> str:
    edge = _PAINT.sub(rf'\1="{RIM}"', silhouette(sitter, look))
    parts = [group([edge], 102.6, 103.4, 0, 1.48), group(bust(sitter, look, gaze), 100, 104, 0, 1.48)]
    return document(SIDE, SIDE, parts)

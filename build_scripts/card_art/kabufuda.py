"""The kabufuda deck: ten numbers cut in ink and vermilion, two Specials, a blank, the Onifuda and a back.

Each number is a thing of the underworld, drawn as often as the number says.
"""

from collections.abc import Callable
from math import cos, pi, sin

from card_art.svg import (
    BONE,
    BRASS,
    EMBER,
    FLAME,
    HIDE,
    INDIGO,
    OXBLOOD,
    SILVER,
    SOOT,
    VERMILION,
    Letters,
    Point,
    arc,
    brush,
    circle,
    document,
    frame,
    gradient,
    group,
    path,
    plate,
    polygon,
    ring,
    smooth,
    stroke,
)

WIDTH, HEIGHT = 300, 500
CORNER = 18
MIDDLE = (WIDTH / 2, HEIGHT / 2)


def deck(letters: Letters) -> dict[str, str]:
    """Every card of the deck: file name without ending to SVG."""
    cards = {str(count): _plain(count, letters) for count in range(1, 11)}
    cards["special_1"] = _special_1(letters)
    cards["special_4"] = _special_4(letters)
    cards["blank"] = _blank()
    cards["onifuda"] = _onifuda(letters)
    cards["back"] = _back()
    return cards


def _paper() -> list[str]:
    return [
        gradient("paper", [(0, "#F4ECDA"), (0.6, BONE), (1, "#E0D3B8")]),
        plate(1, 1, WIDTH - 2, HEIGHT - 2, CORNER, "url(#paper)"),
        frame(1.5, 1.5, WIDTH - 3, HEIGHT - 3, CORNER, SOOT, 3),
    ]


def _index(text: str, letters: Letters, colour: str) -> list[str]:
    """The number in two corners, within the strip that a fan leaves open."""
    size = 84 if len(text) == 1 else 68
    corner = [letters.draw(text, 46, 78, size, colour)]
    return [*corner, group(corner, WIDTH, HEIGHT, 180)]


def _sized(parts: list[str], size: float, down: float = 0) -> list[str]:
    """Parts drawn smaller about the card's middle, to leave the corners to the numbers."""
    x, y = MIDDLE
    return [group(parts, x * (1 - size), y * (1 - size) + down, 0, size)]


def _plain(count: int, letters: Letters) -> str:
    motif = MOTIFS[count - 1]
    return document(WIDTH, HEIGHT, [*_paper(), *motif(), *_index(str(count), letters, SOOT)])


def flame(seed: int, outer: str = SOOT, inner: str = VERMILION, core: str = FLAME) -> list[str]:
    """A tongue of fire about 80 wide and 120 high, standing on (0, 50)."""
    lean = 6 if seed % 2 else -6
    body: list[Point] = [
        (0, 52),
        (-34, 34),
        (-38, 0),
        (-18, -26),
        (lean - 4, -72),
        (lean + 8, -38),
        (20, -30),
        (24, -52),
        (38, -8),
        (34, 32),
    ]
    heart: list[Point] = [
        (0, 46),
        (-20, 30),
        (-20, 8),
        (-4, -14),
        (lean / 2, -36),
        (10, -8),
        (20, 6),
        (18, 30),
    ]
    seedling: list[Point] = [(0, 42), (-9, 30), (-6, 14), (2, 0), (8, 16), (9, 30)]
    return [path(smooth(body), outer), path(smooth(heart), inner), path(smooth(seedling), core)]


def skull(ink: str = SOOT, paper: str = BONE) -> list[str]:
    """A small skull about 56 wide, centred."""
    cap: list[Point] = [(-27, -6), (-22, -27), (0, -35), (22, -27), (27, -6), (20, 10), (-20, 10)]
    jaw = polygon([(-15, 6), (15, 6), (12, 27), (-12, 27)])
    teeth = [stroke(f"M{x} 16V26", paper, 2.4) for x in (-6, 0, 6)]
    eyes = [circle(-10, -5, 7.2, paper), circle(10, -5, 7.2, paper)]
    sparks = [circle(-10, -4, 2.8, VERMILION), circle(10, -4, 2.8, VERMILION)]
    return [
        path(smooth(cap), ink),
        path(jaw, ink),
        path(polygon([(0, 3), (-4, 11), (4, 11)]), paper),
        *teeth,
        *eyes,
        *sparks,
    ]


def eye(lid: str = SOOT, white: str = BONE, iris: str = VERMILION) -> list[str]:
    """A watching eye about 120 wide, centred."""
    rim = smooth([(-62, 2), (-30, -28), (0, -36), (32, -27), (64, -4), (30, 24), (0, 30), (-32, 24)])
    ball = smooth([(-44, 1), (-20, -19), (0, -24), (22, -18), (45, -2), (20, 15), (0, 19), (-22, 15)])
    lashes = [
        stroke(f"M{x} {-34 - lift}L{x * 1.22} {-52 - lift}", lid, 6)
        for x, lift in ((-26, -6), (0, 2), (26, -6))
    ]
    pupil = smooth([(0, -17), (5, 0), (0, 13), (-5, 0)])
    return [
        *lashes,
        path(rim, lid),
        path(ball, white),
        circle(0, -2, 18, iris),
        path(pupil, SOOT),
        circle(6, -9, 3.4, white),
    ]


def horn(seed: int) -> list[str]:
    """A horn that curves up and inward, about 90 wide and 230 high."""
    spine: list[Point] = [(0, 100), (-34, 62), (-50, 12), (-40, -42), (-8, -86), (34, -110)]
    rings = [
        stroke(f"M{x - 26} {y + 6}Q{x} {y + 16} {x + 25} {y - 4}", BONE, 4)
        for x, y in ((-20, 78), (-40, 44), (-48, 8), (-42, -28))
    ]
    root = smooth([(-30, 92), (0, 80), (34, 92), (30, 116), (-26, 118)])
    return [path(brush(spine, [66, 60, 48, 36, 22, 4], seed), SOOT), *rings, path(root, VERMILION)]


def blade(seed: int) -> list[str]:
    """A thorn of steel pointing up from (0, 0), 190 long."""
    steel = brush([(0, -30), (2, -90), (-2, -150), (0, -196)], [24, 30, 20, 2], seed)
    return [
        path(steel, SOOT),
        stroke("M0 -44V-160", BONE, 3.4),
        path(smooth([(-20, -30), (0, -38), (20, -30), (0, -22)]), VERMILION),
        stroke("M0 -24V2", SOOT, 9),
    ]


def drop() -> list[str]:
    """A drop of blood about 60 wide and 90 high, centred."""
    outer = smooth([(0, -52), (14, -18), (30, 12), (22, 38), (0, 46), (-22, 38), (-30, 12), (-14, -18)])
    inner = smooth([(0, -30), (9, -6), (18, 14), (12, 30), (0, 34), (-13, 30), (-18, 14), (-8, -6)])
    return [path(outer, SOOT), path(inner, VERMILION), stroke("M-9 14Q-8 24 0 26", BONE, 4)]


def petal(seed: int) -> list[str]:
    """A petal of a nightshade flower pointing up from (0, 0), 130 long."""
    outer = brush([(0, -14), (0, -52), (3, -96), (0, -132)], [20, 74, 62, 6], seed)
    vein = stroke("M0 -30V-100M0 -60L-16 -84M0 -60L16 -84", BONE, 4)
    return [path(outer, SOOT), vein]


def scratch(seed: int) -> list[str]:
    """A claw mark, 300 long, centred."""
    wound = brush([(24, -150), (4, -60), (-6, 40), (-30, 150)], [6, 44, 50, 4], seed)
    blood = brush([(14, -100), (2, -40), (-6, 40), (-20, 100)], [4, 20, 22, 3], seed + 1)
    return [path(wound, SOOT), path(blood, VERMILION)]


def _one() -> list[str]:
    """The one sun of the underworld, horned."""
    x, y = MIDDLE
    left = path(
        brush(
            [(x - 30, y - 84), (x - 76, y - 116), (x - 84, y - 164), (x - 58, y - 206)], [58, 50, 30, 4], 3
        ),
        SOOT,
    )
    right = path(
        brush(
            [(x + 30, y - 84), (x + 76, y - 116), (x + 84, y - 164), (x + 58, y - 206)], [58, 50, 30, 4], 4
        ),
        SOOT,
    )
    rays = [
        path(
            brush(
                [
                    (x + 112 * cos(turn), y + 20 + 112 * sin(turn)),
                    (x + 138 * cos(turn), y + 20 + 138 * sin(turn)),
                ],
                [18, 5],
                step,
            ),
            SOOT,
        )
        for step in range(24)
        for turn in [(step + 0.5) * pi / 12]
        if sin(turn) > -0.5
    ]
    sun = [
        left,
        right,
        *rays,
        circle(x, y + 20, 104, SOOT),
        circle(x, y + 20, 92, VERMILION),
        stroke(
            f"M{x - 60} {y - 14}Q{x - 36} {y - 26} {x - 16} {y + 4}"
            f"M{x + 60} {y - 14}Q{x + 36} {y - 26} {x + 16} {y + 4}",
            SOOT,
            13,
        ),
        circle(x - 34, y + 14, 13, FLAME),
        circle(x + 34, y + 14, 13, FLAME),
        circle(x - 34, y + 14, 5, SOOT),
        circle(x + 34, y + 14, 5, SOOT),
        path(
            smooth(
                [
                    (x - 54, y + 56),
                    (x, y + 74),
                    (x + 54, y + 56),
                    (x + 30, y + 88),
                    (x, y + 96),
                    (x - 30, y + 88),
                ]
            ),
            SOOT,
        ),
        path(polygon([(x - 36, y + 62), (x - 28, y + 84), (x - 20, y + 66)]), BONE),
        path(polygon([(x + 36, y + 62), (x + 28, y + 84), (x + 20, y + 66)]), BONE),
    ]
    return _sized(sun, 0.84, 22)


def _two() -> list[str]:
    x, y = MIDDLE
    return [
        group(horn(11), x - 50, y + 10, -8, 1.2),
        f'<g transform="translate({x + 50:g} {y + 10:g}) rotate(8) scale(-1.2 1.2)">{"".join(horn(12))}</g>',
    ]


def _three() -> list[str]:
    x, y = MIDDLE
    return [group(scratch(20 + step), x + 72 * (step - 1), y + 16 * (step - 1), 6, 1.15) for step in range(3)]


def _four() -> list[str]:
    x, y = MIDDLE
    return [
        group(eye(), x + side * 8, y + step, 0, 0.96)
        for step, side in ((-132, 1), (-42, -1), (48, 1), (138, -1))
    ]


def _five() -> list[str]:
    x, y = MIDDLE
    petals = [group(petal(40 + step), x, y, 72 * step, 1.05) for step in range(5)]
    return [
        *petals,
        circle(x, y, 36, SOOT),
        circle(x, y, 28, VERMILION),
        circle(x, y, 12, FLAME),
        circle(x, y, 5, SOOT),
    ]


def _six() -> list[str]:
    x, y = MIDDLE
    return [
        group(drop(), x + side * 46, y + row * 106 + side * 12, 0, 1.04)
        for row in (-1, 0, 1)
        for side in (-1, 1)
    ]


def _seven() -> list[str]:
    x, y = MIDDLE
    fan = [
        group(blade(60 + step), x, y + 126, (step - 3) * 17, 1.3 - 0.15 * abs(step - 3))
        for step in (0, 6, 1, 5, 2, 4, 3)
    ]
    return [*fan, circle(x, y + 130, 26, SOOT), circle(x, y + 130, 15, VERMILION)]


def _eight() -> list[str]:
    x, y = MIDDLE
    legs = []
    for side in (-1, 1):
        for step, (knee, foot) in enumerate(
            (
                ((76, -108), (104, -176)),
                ((98, -50), (124, -92)),
                ((98, 34), (126, 96)),
                ((76, 92), (102, 178)),
            )
        ):
            start = (x + side * 18, y - 34 + 20 * step)
            bend = (x + side * knee[0], y + knee[1])
            end = (x + side * foot[0], y + foot[1])
            legs.append(
                path(
                    brush(
                        [
                            start,
                            ((start[0] + bend[0]) / 2, (start[1] + bend[1]) / 2 - 8),
                            bend,
                            ((bend[0] + end[0]) / 2 + side * 4, (bend[1] + end[1]) / 2),
                            end,
                        ],
                        [14, 15, 18, 11, 3],
                        70 + step,
                    ),
                    SOOT,
                )
            )
    body = [
        path(
            smooth(
                [
                    (x, y - 2),
                    (x + 46, y + 26),
                    (x + 50, y + 78),
                    (x, y + 118),
                    (x - 50, y + 78),
                    (x - 46, y + 26),
                ]
            ),
            SOOT,
        ),
        path(
            smooth(
                [
                    (x, y + 28),
                    (x + 22, y + 48),
                    (x + 6, y + 66),
                    (x + 22, y + 88),
                    (x, y + 98),
                    (x - 22, y + 88),
                    (x - 6, y + 66),
                    (x - 22, y + 48),
                ]
            ),
            VERMILION,
        ),
        circle(x, y - 30, 36, SOOT),
        *[
            circle(x + px, y + py, r, FLAME)
            for px, py, r in ((-13, -42, 6.5), (13, -42, 6.5), (-22, -27, 4), (22, -27, 4))
        ],
        stroke(f"M{x - 9} {y - 8}L{x - 13} {y + 8}M{x + 9} {y - 8}L{x + 13} {y + 8}", VERMILION, 6),
    ]
    return _sized([*legs, *body], 0.86)


def _nine() -> list[str]:
    x, y = MIDDLE
    return [
        group(flame(column + row), x + column * 76, y + row * 106 + 8, 0, 0.84)
        for row in (-1, 0, 1)
        for column in (-1, 0, 1)
    ]


def _ten() -> list[str]:
    x, y = MIDDLE
    return [
        group(skull(), x + (column - (count - 1) / 2) * 66, y - 122 + row * 84, 0, 1.12)
        for row, count in enumerate((1, 2, 3, 4))
        for column in range(count)
    ]


MOTIFS: tuple[Callable[[], list[str]], ...] = (
    _one,
    _two,
    _three,
    _four,
    _five,
    _six,
    _seven,
    _eight,
    _nine,
    _ten,
)


def _rays(x: float, y: float, near: float, far: float, count: int, fill: str) -> list[str]:
    rays = []
    for step in range(count):
        turn = 2 * pi * step / count
        spread = pi / count * 0.55
        rays.append(
            path(
                polygon(
                    [
                        (x + near * cos(turn), y + near * sin(turn)),
                        (x + far * cos(turn - spread), y + far * sin(turn - spread)),
                        (x + far * cos(turn + spread), y + far * sin(turn + spread)),
                    ]
                ),
                fill,
            )
        )
    return rays


def _metal() -> list[str]:
    return [
        gradient("gold", [(0, "#FFE29A"), (0.35, FLAME), (0.6, "#A96F22"), (1, "#FBD27A")], down=False),
        gradient("silver", [(0, "#FFFFFF"), (0.4, SILVER), (0.65, "#7F858F"), (1, "#EEF1F5")], down=False),
    ]


def _show_frame(ground: str, colour: str) -> list[str]:
    """The double frame of the show pieces, with a diamond in each corner."""
    corners = [
        path(polygon([(x, y - 15), (x + 11, y), (x, y + 15), (x - 11, y)]), colour)
        for x in (WIDTH - 30, 30)
        for y in (30, HEIGHT - 30)
        if (x > 150) == (y < 250)
    ]
    return [
        plate(1, 1, WIDTH - 2, HEIGHT - 2, CORNER, ground),
        frame(1.5, 1.5, WIDTH - 3, HEIGHT - 3, CORNER, SOOT, 3),
        frame(9, 9, WIDTH - 18, HEIGHT - 18, 12, colour, 5),
        frame(17, 17, WIDTH - 34, HEIGHT - 34, 8, colour, 1.6),
        *corners,
    ]


def _special_1(letters: Letters) -> str:
    x, y = MIDDLE
    parts = [
        *_metal(),
        gradient("red", [(0, "#D63A22"), (0.55, "#A81E16"), (1, "#6B0F10")]),
        *_show_frame("url(#red)", "url(#gold)"),
        *_rays(x, y, 60, 126, 28, "url(#gold)"),
        circle(x, y, 92, "#7A1210"),
        ring(x, y, 92, "url(#gold)", 6),
        ring(x, y, 80, "url(#silver)", 2.4),
        group(flame(1, "url(#gold)", "#C8321F", "url(#silver)"), x, y + 8, 0, 1.25),
        *[
            group([path(smooth([(0, -10), (8, 0), (0, 10), (-8, 0)]), "url(#silver)")], *spot)
            for spot in arc(x, y, 150, 60, 120, 5) + arc(x, y, 150, 240, 300, 5)
        ],
        *[
            path(brush(arc(x, y + shift, 168, start, end), [3, 7, 11, 14, 15, 14, 11, 7, 3], 5), "url(#gold)")
            for shift, start, end in ((0, 62, 118), (0, 242, 298))
        ],
    ]
    return document(WIDTH, HEIGHT, [*parts, *_index("1", letters, "url(#gold)")])


def _special_4(letters: Letters) -> str:
    x, y = MIDDLE
    moons = [
        path(
            brush(arc(x, y, 104, quarter + 14, quarter + 76), [2, 10, 18, 24, 26, 24, 18, 10, 2], 9),
            "url(#silver)",
        )
        for quarter in (-45, 45, 135, 225)
    ]
    eyes = [
        group(eye("url(#gold)", "#F7F3E6", "#8F1D16"), x + dx, y + dy, 0, 0.62)
        for dx, dy in ((0, -58), (-58, 0), (58, 0), (0, 58))
    ]
    parts = [
        *_metal(),
        gradient("night", [(0, "#2B2B52"), (0.6, INDIGO), (1, "#0C0C18")]),
        *_show_frame("url(#night)", "url(#silver)"),
        *_rays(x, y, 104, 130, 32, "url(#gold)"),
        circle(x, y, 106, "#11111F"),
        ring(x, y, 106, "url(#gold)", 4),
        *moons,
        *eyes,
        path(polygon([(x, y - 15), (x + 10, y), (x, y + 15), (x - 10, y)]), "url(#silver)"),
    ]
    return document(WIDTH, HEIGHT, [*parts, *_index("4", letters, "url(#silver)")])


def _blank() -> str:
    x, y = MIDDLE
    circle_stroke = brush(
        arc(x, y, 92, -80, 250, 17), [6, 20, 30, 34, 36, 36, 34, 32, 30, 28, 26, 24, 22, 18, 14, 9, 3], 31
    )
    dry = brush(arc(x, y, 84, -40, 120, 9), [1, 3, 4, 5, 5, 5, 4, 3, 1], 32)
    return document(
        WIDTH,
        HEIGHT,
        [*_paper(), path(circle_stroke, SOOT, 'opacity="0.82"'), path(dry, BONE), *_blank_index()],
    )


def _blank_index() -> list[str]:
    corner = [ring(46, 52, 20, SOOT, 7)]
    return [*corner, group(corner, WIDTH, HEIGHT, 180)]


def _onifuda(letters: Letters) -> str:
    x, y = MIDDLE
    mane = [
        path(
            brush(
                [
                    (x + 70 * cos(turn), y + 10 + 90 * sin(turn)),
                    (x + 122 * cos(turn), y + 10 + 150 * sin(turn)),
                    (x + 138 * cos(turn + 0.16), y + 10 + 186 * sin(turn + 0.1)),
                ],
                [52, 36, 3],
                step,
            ),
            HIDE if step % 2 else OXBLOOD,
        )
        for step in range(24)
        for turn in [2 * pi * step / 24]
    ]
    horns = [
        path(
            brush(
                [
                    (x + side * 44, y - 92),
                    (x + side * 78, y - 140),
                    (x + side * 70, y - 186),
                    (x + side * 40, y - 212),
                ],
                [46, 38, 24, 3],
                4,
            ),
            "url(#horn)",
        )
        for side in (-1, 1)
    ]
    face = smooth(
        [
            (x, y - 112),
            (x + 76, y - 88),
            (x + 98, y - 10),
            (x + 78, y + 74),
            (x + 40, y + 128),
            (x, y + 140),
            (x - 40, y + 128),
            (x - 78, y + 74),
            (x - 98, y - 10),
            (x - 76, y - 88),
        ]
    )
    brows = [
        path(
            brush(
                [(x + side * 10, y - 26), (x + side * 44, y - 58), (x + side * 86, y - 62)], [24, 30, 6], 6
            ),
            SOOT,
        )
        for side in (-1, 1)
    ]
    eyes = [
        part
        for side in (-1, 1)
        for part in (
            circle(x + side * 42, y - 16, 25, SOOT),
            circle(x + side * 42, y - 16, 20, FLAME),
            circle(x + side * 39, y - 15, 8, SOOT),
            circle(x + side * 42 - 6, y - 23, 4, BONE),
        )
    ]
    nose = [
        path(
            smooth(
                [
                    (x, y - 6),
                    (x + 24, y + 34),
                    (x + 12, y + 46),
                    (x, y + 40),
                    (x - 12, y + 46),
                    (x - 24, y + 34),
                ]
            ),
            "#7E130E",
        ),
        circle(x - 10, y + 38, 5, SOOT),
        circle(x + 10, y + 38, 5, SOOT),
    ]
    mouth = path(
        smooth(
            [
                (x - 70, y + 62),
                (x - 30, y + 70),
                (x, y + 66),
                (x + 30, y + 70),
                (x + 70, y + 62),
                (x + 44, y + 104),
                (x, y + 114),
                (x - 44, y + 104),
            ]
        ),
        SOOT,
    )
    fangs = [
        *[
            path(polygon([(x + side * 52, y + 66), (x + side * 44, y + 108), (x + side * 34, y + 68)]), BONE)
            for side in (-1, 1)
        ],
        *[
            path(polygon([(x + side * 30, y + 110), (x + side * 23, y + 80), (x + side * 15, y + 112)]), BONE)
            for side in (-1, 1)
        ],
        *[
            path(polygon([(x + dx - 8, y + 68), (x + dx, y + 84), (x + dx + 8, y + 68)]), BONE)
            for dx in (-18, 0, 18)
        ],
    ]
    creases = [
        stroke(f"M{x + side * 30} {y + 50}Q{x + side * 66} {y + 34} {x + side * 84} {y + 10}", "#7E130E", 6)
        for side in (-1, 1)
    ]
    mark = [path(smooth([(x, y - 98), (x + 12, y - 78), (x, y - 58), (x - 12, y - 78)]), FLAME)]
    parts = [
        *_metal(),
        gradient("horn", [(0, BONE), (0.6, "#D9C59A"), (1, BRASS)]),
        gradient("skin", [(0, EMBER), (0.45, VERMILION), (1, "#8C1710")]),
        *_show_frame(SOOT, VERMILION),
        *mane,
        *horns,
        path(face, SOOT),
        group([path(face, "url(#skin)")], x * 0.05, y * 0.05, 0, 0.95),
        *creases,
        *brows,
        *eyes,
        *nose,
        mouth,
        *fangs,
        *mark,
    ]
    return document(WIDTH, HEIGHT, [*parts, *_oni_index()])


def _oni_index() -> list[str]:
    """Two little horns instead of a number."""
    corner = [
        path(
            smooth(
                [
                    (46, 74),
                    (28, 62),
                    (24, 36),
                    (34, 22),
                    (38, 44),
                    (46, 52),
                    (54, 44),
                    (58, 22),
                    (68, 36),
                    (64, 62),
                ]
            ),
            FLAME,
        ),
        circle(39, 59, 3.4, SOOT),
        circle(53, 59, 3.4, SOOT),
    ]
    return [*corner, group(corner, WIDTH, HEIGHT, 180)]


def _back() -> str:
    x, y = MIDDLE
    scales = [
        ring(px, py, radius, OXBLOOD, 3)
        for row in range(13)
        for column in range(7)
        for px, py in [(column * 52 - 6 + (row % 2) * 26, row * 40 + 20)]
        for radius in (24, 15, 6)
        if 24 < px < WIDTH - 24 and 24 < py < HEIGHT - 24
    ]
    medal = [
        circle(x, y, 88, SOOT),
        ring(x, y, 88, BRASS, 4),
        ring(x, y, 78, VERMILION, 2.5),
        *[
            path(
                brush(
                    [
                        (x + side * 22, y + 2),
                        (x + side * 50, y - 16),
                        (x + side * 54, y - 42),
                        (x + side * 38, y - 62),
                    ],
                    [24, 22, 14, 2],
                    8,
                ),
                BRASS,
            )
            for side in (-1, 1)
        ],
        group(flame(1, VERMILION, EMBER, FLAME), x, y + 14, 0, 0.92),
    ]
    return document(
        WIDTH,
        HEIGHT,
        [
            gradient("lacquer", [(0, "#2A120F"), (0.5, "#1A0C0A"), (1, "#0E0706")]),
            plate(1, 1, WIDTH - 2, HEIGHT - 2, CORNER, "url(#lacquer)"),
            *scales,
            frame(1.5, 1.5, WIDTH - 3, HEIGHT - 3, CORNER, SOOT, 3),
            frame(11, 11, WIDTH - 22, HEIGHT - 22, 11, VERMILION, 6),
            frame(20, 20, WIDTH - 40, HEIGHT - 40, 7, BRASS, 1.8),
            *medal,
        ],
    )

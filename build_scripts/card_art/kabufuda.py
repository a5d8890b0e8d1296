"""The kabufuda deck: its numbers, the two Specials, the blank, the Onifuda and the back."""

from math import cos, pi, sin

from card_art.colours import BONE, BRASS, EMBER, FLAME, HIDE, INDIGO, OXBLOOD, SILVER, SOOT, VERMILION
from card_art.kabufuda_numbers import CORNER, HEIGHT, MIDDLE, MOTIFS, WIDTH, index, paper
from card_art.motifs import GOLD_LEAF, eye, flame
from card_art.shapes import arc, at, brush, even, polygon, sides, smooth
from card_art.svg import (
    Letters,
    both_ways,
    circle,
    discs,
    document,
    frames,
    gradient,
    group,
    path,
    plate,
    ring,
    rings,
    stroke,
)


def deck(letters: Letters) -> dict[str, str]:
    """Return every card of the deck: file name without ending to SVG."""
    cards = {str(count): _plain(count, letters) for count in range(1, 11)}
    cards["special_1"] = special_1(letters)
    cards["special_4"] = special_4(letters)
    cards["blank"] = blank()
    cards["onifuda"] = onifuda()
    cards["back"] = back()
    return cards


def _plain(count: int, letters: Letters) -> str:
    motif = MOTIFS[count - 1]
    return document(WIDTH, HEIGHT, [*paper(), *motif(), *index(str(count), letters, SOOT)])


def rays(x: float, y: float, near: float, far: float, count: int, fill: str) -> list[str]:
    """Draw rays about a point, from near to far."""
    rays = []
    for step in range(count):
        turn = 2 * pi * step / count
        spread = pi / count * 0.55
        ends = ((near, turn), (far, turn - spread), (far, turn + spread))
        points = at(x, y, *((reach * cos(angle), reach * sin(angle)) for reach, angle in ends))
        rays.append(path(polygon(*points), fill))
    return rays


def metal() -> list[str]:
    """Draw the gradients of gold and silver."""
    return [
        GOLD_LEAF,
        gradient("silver", [(0, "#FFFFFF"), (0.4, SILVER), (0.65, "#7F858F"), (1, "#EEF1F5")], down=False),
    ]


def show_frame(ground: str, colour: str) -> list[str]:
    """Draw the double frame of the show pieces, with a diamond in each corner."""
    corners = [
        path(polygon((x, y - 15), (x + 11, y), (x, y + 15), (x - 11, y)), colour)
        for x in (WIDTH - 30, 30)
        for y in (30, HEIGHT - 30)
        if (x > 150) == (y < 250)
    ]
    return [
        plate(1, 1, WIDTH - 2, HEIGHT - 2, CORNER, ground),
        *frames(WIDTH, HEIGHT, (1.5, CORNER, SOOT, 3), (9, 12, colour, 5), (17, 8, colour, 1.6)),
        *corners,
    ]


def special_1(letters: Letters) -> str:
    """Draw the Special 1: a flame in gold."""
    x, y = MIDDLE
    parts = [
        *metal(),
        gradient("red", [(0, "#D63A22"), (0.55, "#A81E16"), (1, "#6B0F10")]),
        *show_frame("url(#red)", "url(#gold)"),
        *rays(x, y, 60, 126, 28, "url(#gold)"),
        circle(x, y, 92, "#7A1210"),
        *rings(x, y, (92, "url(#gold)", 6), (80, "url(#silver)", 2.4)),
        group(flame(1, "url(#gold)", "#C8321F", "url(#silver)"), x, y + 8, 0, 1.25),
        *[
            group([path(smooth((0, -10), (8, 0), (0, 10), (-8, 0)), "url(#silver)")], *spot)
            for spot in arc(x, y, 150, 60, 120, 5) + arc(x, y, 150, 240, 300, 5)
        ],
        *[
            path(brush(arc(x, y + shift, 168, start, end), [3, 7, 11, 14, 15, 14, 11, 7, 3], 5), "url(#gold)")
            for shift, start, end in ((0, 62, 118), (0, 242, 298))
        ],
    ]
    return document(WIDTH, HEIGHT, [*parts, *index("1", letters, "url(#gold)")])


def special_4(letters: Letters) -> str:
    """Draw the Special 4: four eyes in silver."""
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
        *metal(),
        gradient("night", [(0, "#2B2B52"), (0.6, INDIGO), (1, "#0C0C18")]),
        *show_frame("url(#night)", "url(#silver)"),
        *rays(x, y, 104, 130, 32, "url(#gold)"),
        circle(x, y, 106, "#11111F"),
        ring(x, y, 106, "url(#gold)", 4),
        *moons,
        *eyes,
        path(polygon((x, y - 15), (x + 10, y), (x, y + 15), (x - 10, y)), "url(#silver)"),
    ]
    return document(WIDTH, HEIGHT, [*parts, *index("4", letters, "url(#silver)")])


def blank() -> str:
    """Draw a circle drawn with one stroke of the brush."""
    x, y = MIDDLE
    circle_stroke = brush(
        arc(x, y, 92, -80, 250, 17), [6, 20, 30, 34, 36, 36, 34, 32, 30, 28, 26, 24, 22, 18, 14, 9, 3], 31
    )
    dry = brush(arc(x, y, 84, -40, 120, 9), [1, 3, 4, 5, 5, 5, 4, 3, 1], 32)
    return document(
        WIDTH,
        HEIGHT,
        [*paper(), path(circle_stroke, SOOT, 'opacity="0.82"'), path(dry, BONE), *_blank_index()],
    )


def _blank_index() -> list[str]:
    corner = [ring(46, 52, 20, SOOT, 7)]
    return both_ways(corner, WIDTH, HEIGHT)


def back() -> str:
    """Draw horns and a flame on lacquer."""
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
        *rings(x, y, (88, BRASS, 4), (78, VERMILION, 2.5)),
        *[
            path(brush(at(x, y, *horn), [24, 22, 14, 2], 8), BRASS)
            for horn in sides((22, 2), (50, -16), (54, -42), (38, -62))
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
            *frames(WIDTH, HEIGHT, (1.5, CORNER, SOOT, 3), (11, 11, VERMILION, 6), (20, 7, BRASS, 1.8)),
            *medal,
        ],
    )


def onifuda() -> str:
    parts = [*metal(), *skins(), *show_frame(SOOT, VERMILION), *mask(*MIDDLE)]
    return document(WIDTH, HEIGHT, [*parts, *_oni_index()])


def skins() -> list[str]:
    """Return the gradients that a mask is painted with."""
    return [
        gradient("horn", [(0, BONE), (0.6, "#D9C59A"), (1, BRASS)]),
        gradient("skin", [(0, EMBER), (0.45, VERMILION), (1, "#8C1710")]),
    ]


def mask(x: float, y: float) -> list[str]:
    """Return the demon's head about a point, with its mane and horns."""
    mane = [
        path(brush(at(x, y + 10, *lock), [52, 36, 3], step), HIDE if step % 2 else OXBLOOD)
        for step in range(24)
        for turn in [2 * pi * step / 24]
        for lock in [
            (
                (70 * cos(turn), 90 * sin(turn)),
                (122 * cos(turn), 150 * sin(turn)),
                (138 * cos(turn + 0.16), 186 * sin(turn + 0.1)),
            )
        ]
    ]
    horns = [
        path(brush(at(x, y, *horn), [46, 38, 24, 3], 4), "url(#horn)")
        for horn in sides((44, -92), (78, -140), (70, -186), (40, -212))
    ]
    face = smooth(*at(x, y, *even((0, -112), (76, -88), (98, -10), (78, 74), (40, 128), (0, 140))))
    brows = [
        path(brush(at(x, y, *brow), [24, 30, 6], 6), SOOT) for brow in sides((10, -26), (44, -58), (86, -62))
    ]
    eyes = [
        part
        for side in (-1, 1)
        for part in (
            *discs(x + side * 42, y - 16, (25, SOOT), (20, FLAME)),
            circle(x + side * 39, y - 15, 8, SOOT),
            circle(x + side * 42 - 6, y - 23, 4, BONE),
        )
    ]
    nose = [
        path(smooth(*at(x, y, *even((0, -6), (24, 34), (12, 46), (0, 40)))), "#7E130E"),
        circle(x - 10, y + 38, 5, SOOT),
        circle(x + 10, y + 38, 5, SOOT),
    ]
    lips = ((-70, 62), (-30, 70), (0, 66), (30, 70), (70, 62), (44, 104), (0, 114), (-44, 104))
    fangs = [
        *sides((52, 66), (44, 108), (34, 68)),
        *sides((30, 110), (23, 80), (15, 112)),
        *[((middle - 8, 68), (middle, 84), (middle + 8, 68)) for middle in (-18, 0, 18)],
    ]
    creases = [
        stroke(f"M{x + side * 30} {y + 50}Q{x + side * 66} {y + 34} {x + side * 84} {y + 10}", "#7E130E", 6)
        for side in (-1, 1)
    ]
    mark = [path(smooth(*at(x, y, (0, -98), (12, -78), (0, -58), (-12, -78))), FLAME)]
    return [
        *mane,
        *horns,
        path(face, SOOT),
        group([path(face, "url(#skin)")], x * 0.05, y * 0.05, 0, 0.95),
        *creases,
        *brows,
        *eyes,
        *nose,
        path(smooth(*at(x, y, *lips)), SOOT),
        *[path(polygon(*at(x, y, *fang)), BONE) for fang in fangs],
        *mark,
    ]


def _oni_index() -> list[str]:
    """Draw two little horns instead of a number."""
    corner = [
        path(
            smooth(*at(46, 0, *even((0, 74), (-18, 62), (-22, 36), (-12, 22), (-8, 44), (0, 52)))),
            FLAME,
        ),
        circle(39, 59, 3.4, SOOT),
        circle(53, 59, 3.4, SOOT),
    ]
    return both_ways(corner, WIDTH, HEIGHT)

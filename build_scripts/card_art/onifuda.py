"""The Onifuda: the demon that ends it all."""

from math import cos, pi, sin

from card_art.kabufuda_sheet import HEIGHT, MIDDLE, WIDTH
from card_art.kabufuda_shows import metal, show_frame
from card_art.svg import (
    BONE,
    BRASS,
    EMBER,
    FLAME,
    HIDE,
    OXBLOOD,
    SOOT,
    VERMILION,
    Letters,
    brush,
    circle,
    document,
    gradient,
    group,
    path,
    polygon,
    smooth,
    stroke,
)


def onifuda(letters: Letters) -> str:
    """The whole card."""
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
    return [
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

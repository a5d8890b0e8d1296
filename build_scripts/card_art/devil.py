"""The Devil of Angel: a full figure with horns, wings, a fork, and a contract ready to sign."""

from card_art.attributes import trident
from card_art.colours import BONE, BRASS, EMBER, FLAME, SOOT, VERMILION
from card_art.dress import PEOPLE
from card_art.hands import fist
from card_art.motifs import flame
from card_art.shapes import polygon
from card_art.sheet import showpiece
from card_art.svg import both, circle, discs, gradient, group, inked, mirrored, moved, path, rings, stroke

DARK = "#8C1710"
PEOPLE_OF_FIRE = PEOPLE["H"]


def devil() -> str:
    middle = [
        *skins(),
        *_glory(),
        *_wings(),
        *_robe(),
        *_contract(),
        *_fork(),
        group(head(), 0, -30, 0, 0.98),
        *_fire(),
    ]
    return showpiece([(0, "#3A0D0A"), (0.6, "#210908"), (1, "#0E0504")], middle, horned_head(FLAME))


def head() -> list[str]:
    """Return the devil's head about the bridge of its nose; it needs the gradients of ``skins``."""
    return [*_horns(), *_face(), *_gaze(), *_mouth()]


def skins() -> list[str]:
    """Return the gradients of horns and face."""
    return [
        gradient("horn", [(0, "#8A6233"), (0.5, "#D9C59A"), (1, BONE)]),
        gradient("skin", [(0, EMBER), (0.45, VERMILION), (1, DARK)]),
    ]


def horned_head(ink: str, mark: str = SOOT) -> list[str]:
    """Draw the sign of a devil, about 36 high; its eyes and mouth in the other colour."""
    head = (
        "M0 19C-10 19 -15 10 -14 0C-20 -4 -22 -12 -19 -20C-15 -13 -11 -10 -7 -9Q0 -12 7 -9"
        "C11 -10 15 -13 19 -20C22 -12 20 -4 14 0C15 10 10 19 0 19Z"
    )
    return [
        path(head, ink),
        *both([path("M3 3C6 -1 10 -2 12 -1C11 4 7 6 3 3Z", mark)]),
        path("M-7 9Q0 13 7 9Q4 15 0 15Q-4 15 -7 9Z", mark),
    ]


def _glory() -> list[str]:
    rays = [
        group(
            [
                path(polygon((-5, -70), (0, -104), (5, -70)), "url(#gold)"),
                path(polygon((-1.6, -60), (0, -92), (1.6, -60)), "#7A1210"),
            ],
            0,
            -52,
            turn,
        )
        for turn in range(0, 360, 12)
    ]
    return [
        *rays,
        circle(0, -52, 78, "#6B120E"),
        *rings(0, -52, (78, "url(#gold)", 2.4), (71, "#A8291B", 1.6)),
    ]


def _wings() -> list[str]:
    wing = (
        "M24 40C34 -4 52 -42 88 -96C86 -104 88 -110 94 -116C98 -104 98 -94 102 -84C100 -66 103 -52 108 -40"
        "C96 -36 92 -22 100 2C88 0 82 14 92 40C78 34 66 42 62 62Z"
    )
    bones = "M88 -96C84 -60 92 -30 108 -40M88 -96C76 -50 82 -10 100 2M88 -96C66 -40 70 10 92 40"
    return both(
        [
            inked(wing, "#7A2B22", 2.4),
            stroke(bones, "#3A1210", 2.6),
            inked("M86 -94L96 -122L98 -92Z", "url(#horn)", 1.8),
        ]
    )


def _robe() -> list[str]:
    robe = "M0 32C-36 34 -70 46 -84 78C-94 104 -98 130 -100 160L100 160C98 130 94 104 84 78C70 46 36 34 0 32Z"
    lapel = "M0 152L-38 48C-20 42 20 42 38 48Z"
    collar = "M14 72C40 52 62 14 68 -42C92 0 94 48 66 84C50 96 26 92 14 72Z"
    lining = "M22 70C44 50 62 20 68 -18C80 12 80 46 60 72C48 84 30 82 22 70Z"
    return [
        *both(
            [
                inked(collar, SOOT, 2.4, BRASS),
                path(lining, DARK),
                stroke("M32 70C50 52 62 32 68 8M44 76C58 60 68 46 72 30", VERMILION, 1.8),
            ]
        ),
        inked("M-22 10L-22 44L0 66L22 44L22 10Z", DARK, 2.4),
        path("M-22 22L-22 44L0 66L22 44L22 22Q0 50 -22 22Z", "#5A0F0B"),
        inked(robe, "#8C1C1A", 2.4),
        path("M44 50C66 56 80 70 84 78C94 104 98 130 100 160L60 160C66 120 62 80 44 50Z", "#5A1A1A"),
        inked(lapel, SOOT),
        path("M0 140L-22 54C-10 50 10 50 22 54Z", "#F4ECDA"),
        stroke("M0 62V130", "#B9AD93", 1.6),
        *[circle(0, y, 3, VERMILION) for y in (96, 110)],
        inked("M0 66L-20 56L-20 78ZM0 66L20 56L20 78Z", VERMILION, 2),
        circle(0, 67, 5, FLAME),
    ]


def _contract() -> list[str]:
    """Draw a parchment with a seal; the small print is very small."""
    sheet = "M-24 -40C-14 -44 10 -36 24 -42L26 30C12 36 -10 26 -22 32Z"
    lines = (
        "M-15 -28C-6 -31 6 -25 15 -29M-15 -20C-6 -23 6 -17 15 -21M-15 -12C-6 -15 6 -9 12 -12"
        "M-14 -4C-6 -7 6 -1 16 -5M-14 4Q-6 1 0 4"
    )
    page = [
        inked(sheet, "#F4ECDA", 2.2),
        stroke(lines, "#8C8178", 1.8),
        stroke("M-12 16C-6 8 -4 22 2 14C4 10 6 18 10 14", VERMILION, 1.8),
        *discs(14, 22, (7.4, SOOT), (6, VERMILION)),
        group(horned_head("#7A1210"), 14, 22, 0, 0.2),
    ]
    return [group(page, -68, 62, -8), _sleeve(-66, 120, 12), group(fist(PEOPLE_OF_FIRE), -66, 98, -84, 1.25)]


def _sleeve(x: float, y: float, turn: float) -> str:
    cuff = "M-20 -12L20 -12L30 40L-30 40Z"
    band = "M-22 -16Q0 -22 22 -16L24 -3Q0 -9 -24 -3Z"
    return group([inked(cuff, "#5A1A1A"), inked(band, "url(#gold)", 2)], x, y, turn)


def _fork() -> list[str]:
    return [
        group(trident("#E3A23A"), 76, 86, 4, 1.42),
        _sleeve(76, 122, -6),
        group(fist(PEOPLE_OF_FIRE), 76, 96, 4, 1.25),
    ]


def _horns() -> list[str]:
    horn = "M16 -50C26 -64 50 -62 54 -84C56 -96 52 -104 44 -110C76 -106 86 -78 70 -56C60 -42 48 -36 36 -34Z"
    rings = "M36 -61Q46 -54 50 -43M48 -70Q60 -66 66 -56M54 -82Q66 -82 74 -74M53 -94Q62 -97 70 -92"
    return both([inked(horn, "url(#horn)", 2.4), stroke(rings, "#8A6233", 2)])


def _face() -> list[str]:
    ear = "M42 -8C52 -20 62 -26 76 -30C74 -10 64 14 42 18Z"
    outline = (
        "M0 -58C30 -58 47 -40 47 -14C47 6 41 22 32 38C24 52 10 64 0 70C-10 64 -24 52 -32 38"
        "C-41 22 -47 6 -47 -14C-47 -40 -30 -58 0 -58Z"
    )
    dark = (
        "M47 -14C47 6 41 22 32 38C24 52 10 64 0 70C10 58 16 46 18 32C36 22 38 -14 34 -44"
        "C42 -36 47 -26 47 -14Z"
    )
    peak = (
        "M0 -32C-8 -44 -18 -46 -28 -40C-38 -32 -44 -22 -46 -4C-56 -38 -36 -66 0 -66"
        "C36 -66 56 -38 46 -4C44 -22 38 -32 28 -40C18 -46 8 -44 0 -32Z"
    )
    return [
        *both([inked(ear, VERMILION, 2.4), path("M48 -4C56 -12 62 -18 69 -21C66 -10 58 4 48 8Z", DARK)]),
        inked(outline, "url(#skin)", 2.6),
        path(dark, DARK),
        path(peak, SOOT),
        stroke("M-10 -52C-22 -52 -34 -44 -40 -30M10 -52C22 -52 34 -44 40 -30", "#4A3B38", 1.8),
        stroke("M24 26Q34 18 37 8M-24 26Q-34 18 -37 8", DARK, 3),
        stroke("M26 40L33 30M22 47L30 38M17 53L25 46", SOOT, 1.3),
    ]


def _gaze() -> list[str]:
    white = "M8 2C14 -10 28 -15 40 -12C37 2 27 8 17 7Q11 6 8 2Z"
    eye = [
        inked(white, FLAME, 2.4),
        circle(23, -3.4, 6.4, VERMILION),
        path("M23 -10Q26 -3.4 23 3Q20 -3.4 23 -10Z", SOOT),
        circle(26, -6.6, 1.7, BONE),
        stroke("M14 12Q26 14 35 4", DARK, 2.2),
    ]
    brow = path("M5 -8C12 -24 30 -34 50 -32C44 -24 24 -20 9 -2Z", SOOT)
    nose = "M-5 0C-6 14 -15 20 -14 27C-13 32 -6 31 0 34C6 31 13 32 14 27C15 20 6 14 5 0"
    return [
        *both(eye),
        brow,
        moved([brow], "translate(0 -7) rotate(6 -24 -18) scale(-1 1)"),
        path("M4 -2C6 14 15 20 14 27C13 32 6 31 0 34C4 22 4 10 4 -2Z", DARK),
        stroke(nose, SOOT, 2.2),
        *both([path("M4 30Q8 25 12 28Q9 32 4 30Z", SOOT)]),
    ]


def _mouth() -> list[str]:
    grin = "M-27 43C-12 51 12 51 30 39C27 54 14 60 0 60C-13 60 -23 55 -27 43Z"
    whisker = "M0 39C8 34 18 35 26 41C33 45 40 41 40 33C48 44 38 55 26 50C18 47 8 46 0 44Z"
    beard = "M-11 62C-12 76 -6 92 4 104C4 94 10 80 11 62C5 66 -5 66 -11 62Z"
    return [
        inked(grin, SOOT, 2),
        path("M-22 47C-10 52 12 52 25 44L22 51C10 57 -10 57 -19 52Z", "#F4ECDA"),
        stroke("M-13 49V55M-6 50V57M1 50V57M8 50V57M15 48V55", SOOT, 1.4),
        path(polygon((-21, 46), (-17, 58), (-13, 49)), BONE),
        path(polygon((14, 48), (20, 57), (22, 45)), BONE),
        *both([inked(whisker, SOOT, 1.2)]),
        inked(beard, SOOT, 1.4),
        stroke("M-4 68C-4 78 0 88 2 94M3 68C4 76 4 84 4 90", "#4A3B38", 1.5),
    ]


def _fire() -> list[str]:
    spots = ((-92, 0.62), (-62, 0.44), (-36, 0.58), (-8, 0.4), (18, 0.56), (46, 0.42), (70, 0.6), (96, 0.5))
    back = [
        group(flame(step, "#7A1210", VERMILION, EMBER), x + 14, 142, 0, size * 0.9)
        for step, (x, size) in enumerate(spots[:-1])
    ]
    fore = [
        group(flame(step + 1, VERMILION, EMBER, FLAME), x, 152 - 26 * size, 0, size)
        for step, (x, size) in enumerate(spots)
    ]
    return [*back, *fore, mirrored([path("M-112 152H112V164H-112Z", VERMILION)])]

"""The Angel of Angel: six wings, a halo, a heart in her hands, and one eye open."""

from math import cos, pi, sin

from card_art import heads
from card_art.attributes import burning_heart
from card_art.colours import BONE, BRASS, FLAME, SOOT
from card_art.dress import GOLD, People
from card_art.looks import Look, Mouth, mouth
from card_art.shapes import polygon
from card_art.sheet import showpiece
from card_art.svg import both, circle, discs, group, hoop, inked, path, rings, stroke, strokes

BLUE = "#2B3F8C"
SHADE = "#A9B4CF"
HOST = People(
    *("#F6DFC4", "#DDB48E", "#E8B54C", "#A9741F", "#3E6FB4"),
    *("#F4F0E6", "#B8C0D6", FLAME, BLUE, BLUE, BLUE),
)


def angel() -> str:
    middle = [
        *_stars(),
        *_glory(),
        *herald(),
        *_clouds(),
    ]
    return showpiece([(0, "#0F1740"), (0.55, "#22327A"), (1, "#3A4E9E")], middle, halo_sign(FLAME))


def herald() -> list[str]:
    """Return the angel with her wings, but without her sky, counted from the middle of the card."""
    return [*_wings(), *_robe(), group(_head(), 0, -52, 3, 1.3), *_heart()]


def halo_sign(ink: str) -> list[str]:
    """Draw the sign of an angel, about 36 high: a halo over two wings."""
    wing = "M2 4C6 -6 14 -9 21 -8C20 -4 19 -2 17 0C18 4 15 7 12 8C12 12 8 14 5 14C3 12 2 8 2 4Z"
    return [
        hoop(0, -13, 12, 4.6, ink, 3),
        *both([path(wing, ink)]),
        path("M0 20L-4 8L0 -2L4 8Z", ink),
    ]


def _stars() -> list[str]:
    spots = (
        (-84, -104),
        (-98, -70),
        (90, -138),
        (98, -96),
        (60, -150),
        (-52, -150),
        (-100, 96),
        (100, 92),
        (-94, 40),
        (96, 44),
    )
    spark = "M0 -6L1.4 -1.4L6 0L1.4 1.4L0 6L-1.4 1.4L-6 0L-1.4 -1.4Z"
    return [
        group([path(spark, "#FFE29A")], x, y, 0, 0.7 + 0.1 * (step % 4)) for step, (x, y) in enumerate(spots)
    ]


def _glory() -> list[str]:
    rays = []
    for step in range(36):
        turn, spread = 2 * pi * step / 36, 0.045
        far = 100 if step % 2 else 86
        rays.append(
            polygon(
                (58 * cos(turn - spread), 58 * sin(turn - spread)),
                (far * cos(turn), far * sin(turn)),
                (58 * cos(turn + spread), 58 * sin(turn + spread)),
            )
        )
    return [
        group([path("".join(rays), "url(#gold)")], 0, -56),
        circle(0, -56, 60, "#16205A"),
        *rings(0, -56, (60, "url(#gold)", 4.5), (53, "url(#gold)", 1.4)),
    ]


def _feather(length: float, fill: str) -> str:
    data = (
        f"M0 0C-11 {-length * 0.3:.0f} -12 {-length * 0.75:.0f} 0 {-length:.0f}"
        f"C12 {-length * 0.75:.0f} 11 {-length * 0.3:.0f} 0 0Z"
    )
    return inked(data, fill, 1.9) + stroke(f"M0 {-length * 0.35:.0f}V{-length * 0.86:.0f}", SHADE, 1.5)


def _wings() -> list[str]:
    """Draw three pairs: long quills low and high, short ones over them."""
    rows = (
        ("#C9D2E8", ((150, 112), (134, 100), (118, 88), (102, 80))),
        ("#E4E4EA", ((22, 92), (38, 100), (54, 92), (70, 84), (86, 79))),
        ("#FBF6EA", ((100, 54), (82, 56), (64, 58), (46, 58), (28, 54))),
    )
    quills = [group([_feather(length, fill)], 22, 24, turn) for fill, row in rows for turn, length in row]
    joint = inked("M14 34C14 10 28 0 42 -10C46 4 44 22 34 40Z", "#FBF6EA", 1.9)
    return both([*quills, joint, stroke("M24 24C26 14 32 6 38 2M30 28C34 20 38 12 39 8", SHADE, 1.5)])


def _robe() -> list[str]:
    robe = "M0 4C-22 8 -42 16 -50 36C-56 72 -64 116 -74 160L74 160C64 116 56 72 50 36C42 16 22 8 0 4Z"
    dark = "M24 12C38 18 47 26 50 36C56 72 64 116 74 160L40 160C44 110 40 50 24 12Z"
    neck = "M-14 -22L-14 -4Q-16 4 -24 9Q0 34 24 9Q16 4 14 -4L14 -22Z"
    folds = "M-40 60C-44 96 -52 130 -56 156M-22 104C-26 124 -30 140 -32 156M22 104C26 124 30 140 32 156"
    return [
        inked(robe, HOST.coat, 2.4),
        path(dark, HOST.fold),
        stroke(folds, SHADE, 2),
        inked(neck, HOST.shade, 2),
        *strokes("M-25 10Q0 37 25 10", (SOOT, 7), (FLAME, 4)),
        inked("M-8 100L8 100L14 160L-14 160Z", BLUE, 2),
        *[inked(f"M0 {y - 8}L6 {y}L0 {y + 8}L-6 {y}Z", FLAME, 1.4) for y in (116, 138)],
    ]


def _head() -> list[str]:
    lid = "#4A2E1A"
    return [
        *_halo(),
        *heads.face("Q", HOST),
        *heads.nose(HOST),
        *heads.wink(HOST, lid),
        stroke("M-21 -13L-28 -18M-18 -14L-23 -21", lid, 1.8),
        *both([path("M5 -16C10 -22 19 -22 25 -15C19 -19 12 -19 6 -14Z", "#A9741F")]),
        *mouth(Look.RESTING, Mouth.LIPS),
        stroke("M10 21.5Q13 20 13.5 16.5M-10 23Q-12.5 22 -13 19.5", SOOT, 1.4),
        circle(-17, 10, 4.6, "#F0C2A4"),
        *heads.tresses(HOST),
        *_circlet(),
    ]


def _halo() -> list[str]:
    return [
        hoop(0, -52, 30, 8.5, SOOT, 8),
        hoop(0, -52, 30, 8.5, FLAME, 5),
        hoop(0, -53, 30, 8.5, "#FFE9B0", 1.4),
    ]


def _circlet() -> list[str]:
    return [
        *strokes("M-30 -18C-18 -30 18 -30 30 -18", (SOOT, 5.6), (GOLD, 3)),
        inked("M0 -34L6 -27L0 -18L-6 -27Z", "#B3261A", 1.8),
    ]


def _heart() -> list[str]:
    """Draw both sleeves, and the heart on both hands."""
    sleeve = "M44 26C62 44 70 76 58 104C46 114 26 112 12 100L14 82C26 84 32 72 32 56Z"
    dark = "M50 34C62 50 68 78 58 104C50 110 40 112 30 109C46 96 54 64 50 34Z"
    cuff = "M12 78L22 82C24 92 22 100 16 106L6 100C10 94 12 86 12 78Z"
    hand = "M16 82C8 86 0 88 -1 84C4 80 8 76 14 72Q20 74 16 82Z"
    fingers = "M0 83Q6 80 11 75"
    glow = discs(0, 62, (27, "#FFE9B0"), (22, "#FFF6DC"))
    return [
        *glow,
        *both([inked(sleeve, HOST.coat, 2.2), path(dark, HOST.fold), inked(cuff, FLAME, 1.8)]),
        group(burning_heart(), 0, 64, 0, 1.1),
        *both([inked(hand, HOST.skin, 1.8), stroke(fingers, SOOT, 1.2)]),
    ]


def _clouds() -> list[str]:
    back = (
        "M-112 164C-112 138 -92 134 -82 142C-76 126 -52 126 -46 142C-36 134 -20 138 -16 150"
        "C-8 142 8 142 16 150C20 138 36 134 46 142C52 126 76 126 82 142C92 134 112 138 112 164Z"
    )
    curls = (
        "M-88 152C-92 144 -78 142 -76 150M-56 150C-60 140 -46 138 -44 148M56 150"
        "C60 140 46 138 44 148M88 152C92 144 78 142 76 150"
    )
    return [inked(back, BONE, 2.2), stroke(curls, SHADE, 2), stroke("M-20 158Q0 150 20 158", BRASS, 1.4)]

"""The six emblems that tell decks and their reapers apart, about 60 wide, in one ink on one ground."""

from card_art.motifs import eye, flame, skull
from card_art.shapes import Point, brush, polygon
from card_art.svg import circle, group, path, stroke

NAMES = ("flame", "skull", "serpent", "key", "moon", "eye")


def emblem(name: str, ink: str, ground: str) -> list[str]:
    """Return an emblem by its name."""
    return {"flame": _flame, "skull": _skull, "serpent": _serpent, "key": _key, "moon": _moon, "eye": _eye}[
        name
    ](ink, ground)


def _flame(ink: str, ground: str) -> list[str]:
    return [group(flame(1, ink, ground, ink), 0, 5, 0, 0.62)]


def _skull(ink: str, ground: str) -> list[str]:
    bones = [stroke("M-26 -22L26 30M26 -22L-26 30", ink, 6)]
    ends = [
        circle(x, y, 5, ink)
        for x, y in ((-30, -20), (-24, -27), (30, -20), (24, -27), (-30, 28), (-24, 34), (30, 28), (24, 34))
    ]
    head = skull(ink, ground)
    return [*bones, *ends, circle(0, 0, 25, ground), group(head, 0, 2, 0, 0.86)]


def _serpent(ink: str, ground: str) -> list[str]:
    spine: list[Point] = [(-26, 30), (-8, 34), (18, 28), (22, 12), (2, 2), (-20, -8), (-18, -24), (2, -28)]
    body = brush(spine, [2, 8, 12, 13, 13, 12, 11, 9], 3)
    head = "M-2 -35C8 -38 22 -36 27 -28C22 -20 8 -18 -2 -22Z"
    tongue = stroke("M26 -28L35 -29M35 -29L39 -33M35 -29L39 -25", ink, 2.2)
    return [path(body, ink), path(head, ink), circle(14, -30, 2.4, ground), tongue]


def _key(ink: str, ground: str) -> list[str]:
    bow = "M0 -6C-16 -6 -22 -16 -20 -36C-14 -28 -8 -26 0 -26C8 -26 14 -28 20 -36C22 -16 16 -6 0 -6Z"
    teeth = polygon((3, 12), (18, 12), (18, 20), (12, 20), (12, 26), (18, 26), (18, 35), (3, 35))
    return [
        path(bow, ink),
        path("M0 -12C-7 -12 -10 -15 -10 -21C-6 -19 6 -19 10 -21C10 -15 7 -12 0 -12Z", ground),
        path("M-4 -8H4V38H-4Z", ink),
        path(teeth, ink),
        path("M-8 -3H8V3H-8Z", ink),
    ]


def _moon(ink: str, ground: str) -> list[str]:
    crescent = (
        "M10 -36C-16 -36 -32 -18 -32 2C-32 24 -14 38 10 36C-4 30 -9 22 -8 14L2 10L-4 5L-1 1"
        "L-8 -4C-10 -18 -2 -30 10 -36Z"
    )
    star = "M20 -16L23 -7L32 -6L25 0L27 9L20 4L13 9L15 0L8 -6L17 -7Z"
    brow = stroke("M-20 -8Q-15 -12 -11 -9M-18 20Q-12 24 -8 20", ground, 2.4)
    return [path(crescent, ink), path(star, ink), circle(-15, -4, 2.4, ground), brow]


def _eye(ink: str, ground: str) -> list[str]:
    return [group(eye(ink, ground, ink), 0, 3, 0, 0.58)]


def ghost(ink: str, ground: str) -> list[str]:
    """Draw a lost soul: a wisp with two hollow eyes."""
    wisp = (
        "M0 -36C16 -36 24 -24 23 -8C22 8 26 16 30 20C24 24 18 20 15 16C14 26 8 34 -4 38"
        "C-2 32 -4 28 -8 26C-12 32 -20 32 -24 28C-18 22 -22 10 -23 -8C-24 -24 -16 -36 0 -36Z"
    )
    return [
        path(wisp, ink),
        path("M-13 -14C-11 -20 -5 -20 -4 -13C-4 -6 -12 -6 -13 -14Z", ground),
        path("M13 -14C11 -20 5 -20 4 -13C4 -6 12 -6 13 -14Z", ground),
        path("M-5 2C-3 -2 3 -2 5 2C6 9 3 13 0 13C-3 13 -6 9 -5 2Z", ground),
    ]

"""Heads about the bridge of the nose: six kinds of face, and the eyes, hair, beards and marks that go on them."""

from card_art.colours import BONE, BRASS, SOOT, VERMILION
from card_art.dress import GOLD, People
from card_art.suits import DIAMOND
from card_art.svg import both, circle, discs, inked, mirrored, moved, path, rings, stroke, strokes

LIP = "#7A1613"

OUTLINES = {
    "J": "M0 -31C19 -31 28 -19 27 -3C26 12 16 27 4 36Q0 39 -4 36C-16 27 -26 12 -27 -3C-28 -19 -19 -31 0 -31Z",
    "Q": "M0 -31C18 -31 26 -19 26 -4C26 13 15 25 5 33Q0 36 -5 33C-15 25 -26 13 -26 -4C-26 -19 -18 -31 0 -31Z",
    "K": "M0 -31C21 -31 30 -19 30 -3C30 16 22 34 0 40C-22 34 -30 16 -30 -3C-30 -19 -21 -31 0 -31Z",
    "R": "M0 -30C20 -30 31 -18 31 0C31 20 18 36 0 37C-18 36 -31 20 -31 0C-31 -18 -20 -30 0 -30Z",
    "S": "M0 -31C20 -31 29 -22 29 -6L28 16C27 26 18 36 10 38L-10 38C-18 36 -27 26 -28 16L-29 -6C-29 -22 -20 -31 0 -31Z",
    "T": "M0 -32C16 -32 24 -20 24 -4C23 14 13 32 2 42Q0 44 -2 42C-13 32 -23 14 -24 -4C-24 -20 -16 -32 0 -32Z",
}
_DARK_SIDES = {
    "J": "M27 -3C26 12 16 27 4 36Q2 38 0 38C7 30 11 22 11 14C20 8 22 -8 18 -26C25 -21 28 -13 27 -3Z",
    "Q": "M26 -4C26 13 15 25 5 33Q2 35 0 35C8 28 11 20 11 13C19 8 21 -8 17 -26C24 -21 26 -13 26 -4Z",
    "K": "M30 -3C30 16 22 34 0 40C9 32 13 24 13 14C22 8 24 -8 20 -26C27 -21 30 -13 30 -3Z",
    "R": "M31 0C31 20 18 36 0 37C8 31 14 24 14 14C22 8 24 -8 20 -25C27 -20 31 -11 31 0Z",
    "S": "M29 -6L28 16C27 26 18 36 10 38L0 38C9 31 13 24 13 14C22 8 24 -8 19 -27C26 -23 29 -15 29 -6Z",
    "T": "M24 -4C23 14 13 32 2 42Q0.5 43.5 0 43C6 33 10 24 10 14C17 8 18 -8 15 -27C21 -22 24 -13 24 -4Z",
}


def ears(people: People) -> list[str]:
    return both(
        [
            inked("M24 -6C30 -14 38 -18 44 -20C42 -8 38 6 26 10Z", people.shade),
            stroke("M29 -3C33 -8 36 -11 39 -13", SOOT, 1.4),
        ]
    )


def face(rank: str, people: People) -> list[str]:
    return [inked(OUTLINES[rank], people.skin, 2.4), path(_DARK_SIDES[rank], people.shade)]


def nose(people: People) -> list[str]:
    """Draw it seen a little from one side, as engravers cut it."""
    return [
        path("M2 -3C4 5 9 9 8 13C7 16 3 17 -3 16C1 12 3 6 2 -3Z", people.shade),
        stroke("M3 -6C3 3 8 8 8 12C8 15 4 17 -4 15.5", SOOT, 1.9),
    ]


def eyes(people: People, lid: str) -> list[str]:
    """Draw both eyes open, set slanting."""
    return both(eye(people, lid))


def wink(people: People, lid: str) -> list[str]:
    """Draw the right eye shut, the left one not."""
    shut = [stroke("M5 -3Q13 4 22 -4", lid, 3), stroke("M9 1L7 5M14 2L14 6M19 0L22 4", lid, 1.6)]
    return [mirrored(eye(people, lid)), *shut]


def eye(
    people: People, lid: str, iris: float = 4.8, x: float = 13.5, y: float = -3.4, glint: float = 1.5
) -> list[str]:
    """Return the right eye, open: an iris of some radius about a point, and how far right of it the light is."""
    return [
        path("M4 -2C8 -9 16 -11 23 -8C21 0 14 4 9 3Q6 2 4 -2Z", BONE),
        *discs(x, y, (iris, people.iris), (2.3, SOOT)),
        circle(x + glint, y - 1.8, 1.1, BONE),
        stroke("M3 -1C7 -9 15 -12 25 -10", lid, 3),
        stroke("M7 3.4Q14 5 20 0", lid, 1.3),
    ]


def lashes(lid: str) -> list[str]:
    """Draw a queen's: long, and coloured over."""
    return both([stroke("M22 -10L29 -15M19 -11L24 -18", lid, 1.9), stroke("M9 -10Q15 -14 21 -12", lid, 1.2)])


def lids(people: People) -> list[str]:
    """Draw eyes half shut, over open ones."""
    half = "M3 -1C7 -9 15 -12 25 -10L22 -5.5C16 -6 9 -4.5 4 -1.5Z"
    return both([path(half, people.shade), stroke("M4 -1.4C9 -4.6 16 -6 23 -5.4", SOOT, 1.8)])


BROWS = {
    "J": "M4 -12C9 -18 17 -21 25 -18C18 -17 11 -14 6 -8Z",
    "Q": "M5 -15C10 -22 19 -23 26 -17C19 -20 12 -19 6 -13Z",
    "K": "M3 -9C8 -17 18 -23 30 -19C26 -15 14 -14 6 -6Z",
}


def brows(rank: str, colour: str) -> list[str]:
    """Draw the brows: a jack lifts one, a king knits both."""
    data = path(BROWS[rank], colour)
    if rank == "J":
        return [data, moved([data], "translate(0 -4) rotate(-7 -14 -14) scale(-1 1)")]
    return both([data])


def curls(people: People) -> list[str]:
    """Draw a jack's hair at both sides, rolled under."""
    roll = "M22 -24C38 -22 42 -2 38 14C44 20 42 34 32 34C24 34 22 26 27 22C24 8 27 -6 22 -24Z"
    return both(
        [inked(roll, people.hair), stroke("M30 -14C35 -2 33 10 33 16M32 22Q37 24 34 29", people.lock, 1.8)]
    )


def tresses(people: People) -> list[str]:
    """Draw a queen's hair, parted, falling before her shoulders."""
    fall = (
        "M0 -36C26 -38 36 -20 34 0C33 16 42 28 38 46C35 56 26 58 20 54C30 44 24 30 25 14C26 -4 22 -20 0 -27Z"
    )
    return both(
        [inked(fall, people.hair), stroke("M8 -31C24 -28 30 -14 29 2C28 18 36 32 31 48", people.lock, 1.8)]
    )


_SHAPES = {
    "S": (
        "M-31 -6C-35 24 -28 48 -12 72C-9 62 -4 54 0 52C4 54 9 62 12 72C28 48 35 24 31 -6"
        "C27 10 22 16 12 16L-12 16C-22 16 -27 10 -31 -6Z"
    ),
    "H": (
        "M-31 -6C-36 10 -36 22 -42 32C-34 32 -32 34 -30 44C-24 42 -20 46 -16 58"
        "C-10 52 -6 56 0 72C6 56 10 52 16 58C20 46 24 42 30 44C32 34 34 32 42 32"
        "C36 22 36 10 31 -6C27 10 22 16 12 16L-12 16C-22 16 -27 10 -31 -6Z"
    ),
    "D": (
        "M-31 -6C-34 14 -30 34 -24 60L24 60C30 34 34 14 31 -6C27 10 22 16 12 16L-12 16C-22 16 -27 10 -31 -6Z"
    ),
    "C": (
        "M-31 -6C-40 4 -40 14 -36 20C-44 28 -40 40 -32 42C-32 54 -20 60 -12 56C-6 64 6 64 12 56"
        "C20 60 32 54 32 42C40 40 44 28 36 20C40 14 40 4 31 -6C27 10 22 16 12 16L-12 16"
        "C-22 16 -27 10 -31 -6Z"
    ),
}

_LINES = {
    "S": (
        "M-24 18C-24 36 -18 50 -12 62M-14 26C-14 38 -10 46 -8 54M24 18C24 36 18 50 12 62M14 26"
        "C14 38 10 46 8 54"
    ),
    "H": (
        "M-28 14C-28 24 -30 28 -26 36M-16 28C-16 38 -14 42 -14 48M0 34V60M16 28"
        "C16 38 14 42 14 48M28 14C28 24 30 28 26 36"
    ),
    "D": "M-28 26H28M-26 38H26M-25 49H25M-12 28V59M0 30V59M12 28V59",
    "C": (
        "M-28 12Q-36 18 -28 24M-26 30Q-34 36 -24 40M-14 40Q-16 50 -6 48M28 12Q36 18 28 24M26 30"
        "Q34 36 24 40M14 40Q16 50 6 48M0 40V52"
    ),
}


def beard(suit: str, people: People) -> list[str]:
    """Draw a king's, and no two alike, with the mouth in it."""
    return [*whiskers(suit, people), path("M-8 24Q0 33 8 24Q0 26 -8 24Z", VERMILION), *moustache(people)]


def whiskers(suit: str, people: People) -> list[str]:
    """Draw the hair on cheeks and chin."""
    return [inked(_SHAPES[suit], people.hair), stroke(_LINES[suit], people.lock, 1.8)]


def moustache(people: People) -> list[str]:
    """Draw the hair on the lip."""
    half = "M0 17C5 13 14 14 19 21C23 25 29 23 32 17C32 30 20 35 11 30C6 28 2 25 0 22Z"
    return [*both([inked(half, people.hair, 1.8)]), *both([stroke("M5 18.5Q13 19 17 25", people.lock, 1.4)])]


def marks(card: str) -> list[str]:
    """Draw what goes over the face and below the crown; most jacks have none."""
    return {
        "KS": scar,
        "KH": horns,
        "QH": _horned_spot,
        "KD": monocle,
        "QD": _jewels,
        "KC": tusks,
        "QC": freckles,
        "QS": tears,
    }.get(card, list)()


def scar() -> list[str]:
    """Draw it down through the left eye."""
    return [stroke("M-20 -24L-11 10", "#8E1F1B", 2.2), stroke("M-21 -14L-13 -17M-18 4L-9 1", "#8E1F1B", 1.6)]


def horns() -> list[str]:
    horn = "M22 -26C36 -28 44 -38 42 -56C56 -42 54 -20 30 -14Z"
    return both([inked(horn, BONE), stroke("M36 -28Q42 -26 46 -22M41 -36Q47 -34 51 -32", BRASS, 1.5)])


def monocle() -> list[str]:
    """Draw it in the right eye, on a chain."""
    return [
        *rings(13.5, -3, (12, SOOT, 4.6), (12, "#F6D27A", 2.4)),
        *strokes("M25 2C32 14 36 26 34 44", (SOOT, 2.6), ("#F6D27A", 1.2)),
    ]


def _jewels() -> list[str]:
    drops = both([inked("M40 12L44 22L40 32L36 22Z", GOLD, 1.6), circle(40, 9, 2.4, SOOT)])
    return [moved([inked(DIAMOND, VERMILION, 12)], "translate(0 -21) scale(.12)"), *drops]


def tusks() -> list[str]:
    """Draw it up from the lower jaw, and a ring in the nose."""
    return [
        *both([inked("M8 28C14 28 17 22 16 12C22 20 22 32 12 35Z", BONE, 1.6)]),
        f'<path d="M-4 16C-6 24 6 24 4 16" fill="none" stroke="{GOLD}" stroke-width="2.6"/>',
    ]


def freckles() -> list[str]:
    return [
        circle(x, y, 1.3, "#5E6E3C") for x, y in ((-17, 9), (-13, 12), (-20, 13), (-9, 9), (17, 10), (13, 13))
    ]


def spot() -> list[str]:
    return [circle(14, 18, 1.7, SOOT)]


def _horned_spot() -> list[str]:
    return [*horns(), *spot()]


def tears() -> list[str]:
    return both([stroke("M12 6V15", SOOT, 2), stroke("M17 5V10", SOOT, 1.6)])

"""Heads about the bridge of the nose: six kinds of face, and the eyes, hair and beards that go on them."""

from card_art.dress import People
from card_art.svg import BONE, SOOT, both, circle, inked, mirrored, path, stroke

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
    """Pointed, behind the face."""
    return both(
        [
            inked("M24 -6C30 -14 38 -18 44 -20C42 -8 38 6 26 10Z", people.shade),
            stroke("M29 -3C33 -8 36 -11 39 -13", SOOT, 1.4),
        ]
    )


def face(rank: str, people: People) -> list[str]:
    """The bare face."""
    return [inked(OUTLINES[rank], people.skin, 2.4), path(_DARK_SIDES[rank], people.shade)]


def nose(people: People) -> list[str]:
    """Seen a little from one side, as engravers cut it."""
    return [
        path("M2 -3C4 5 9 9 8 13C7 16 3 17 -3 16C1 12 3 6 2 -3Z", people.shade),
        stroke("M3 -6C3 3 8 8 8 12C8 15 4 17 -4 15.5", SOOT, 1.9),
    ]


def eyes(people: People, lid: str) -> list[str]:
    """Both eyes open, set slanting."""
    return both(_eye(people, lid))


def wink(people: People, lid: str) -> list[str]:
    """The right eye shut, the left one not."""
    shut = [stroke("M5 -3Q13 4 22 -4", lid, 3), stroke("M9 1L7 5M14 2L14 6M19 0L22 4", lid, 1.6)]
    return [mirrored(_eye(people, lid)), *shut]


def _eye(people: People, lid: str) -> list[str]:
    return [
        path("M4 -2C8 -9 16 -11 23 -8C21 0 14 4 9 3Q6 2 4 -2Z", BONE),
        circle(13.5, -3.4, 4.8, people.iris),
        circle(13.5, -3.4, 2.3, SOOT),
        circle(15, -5.2, 1.1, BONE),
        stroke("M3 -1C7 -9 15 -12 25 -10", lid, 3),
        stroke("M7 3.4Q14 5 20 0", lid, 1.3),
    ]


def lashes(lid: str) -> list[str]:
    """A queen's: long, and coloured over."""
    return both([stroke("M22 -10L29 -15M19 -11L24 -18", lid, 1.9), stroke("M9 -10Q15 -14 21 -12", lid, 1.2)])


def lids(people: People) -> list[str]:
    """Eyes half shut, over open ones."""
    half = "M3 -1C7 -9 15 -12 25 -10L22 -5.5C16 -6 9 -4.5 4 -1.5Z"
    return both([path(half, people.shade), stroke("M4 -1.4C9 -4.6 16 -6 23 -5.4", SOOT, 1.8)])


BROWS = {
    "J": "M4 -12C9 -18 17 -21 25 -18C18 -17 11 -14 6 -8Z",
    "Q": "M5 -15C10 -22 19 -23 26 -17C19 -20 12 -19 6 -13Z",
    "K": "M3 -9C8 -17 18 -23 30 -19C26 -15 14 -14 6 -6Z",
}


def brows(rank: str, colour: str) -> list[str]:
    """A jack lifts one, a king knits both."""
    data = path(BROWS[rank], colour)
    if rank == "J":
        return [data, '<g transform="translate(0 -4) rotate(-7 -14 -14) scale(-1 1)">' + data + "</g>"]
    return both([data])


def smirk() -> list[str]:
    """A jack's mouth, with one fang out."""
    return [
        stroke("M-9 24Q1 28 13 19", SOOT, 2.4),
        stroke("M14 16Q17 19 15 23", SOOT, 1.6),
        inked("M3 25.5L6 32L8.5 23.5Z", BONE, 1.2),
    ]


def lips() -> list[str]:
    """A queen's mouth."""
    return [
        path("M-9 23C-5 20 -2 20 0 21.5C2 20 5 20 9 22.5C6 29 -6 29 -9 23Z", LIP),
        stroke("M-10 23Q0 25.5 11 21.5", SOOT, 1.4),
    ]


def curls(people: People) -> list[str]:
    """A jack's hair at both sides, rolled under."""
    roll = "M22 -24C38 -22 42 -2 38 14C44 20 42 34 32 34C24 34 22 26 27 22C24 8 27 -6 22 -24Z"
    return both(
        [inked(roll, people.hair), stroke("M30 -14C35 -2 33 10 33 16M32 22Q37 24 34 29", people.lock, 1.8)]
    )


def tresses(people: People) -> list[str]:
    """A queen's hair, parted, falling before her shoulders."""
    fall = (
        "M0 -36C26 -38 36 -20 34 0C33 16 42 28 38 46C35 56 26 58 20 54C30 44 24 30 25 14C26 -4 22 -20 0 -27Z"
    )
    return both(
        [inked(fall, people.hair), stroke("M8 -31C24 -28 30 -14 29 2C28 18 36 32 31 48", people.lock, 1.8)]
    )

"""Expressions of a face: eyes, brows and mouth for each look, about the bridge of the nose."""

from enum import Enum

from card_art import heads
from card_art.colours import BONE, SOOT
from card_art.dress import People
from card_art.heads import BROWS, LIP
from card_art.svg import inked, mirrored, moved, path, stroke


class Look(Enum):
    """The ways somebody takes the game just now."""

    RESTING = "resting"
    THINKING = "thinking"
    GLAD = "glad"
    SOUR = "sour"
    BEATEN = "beaten"


class Mouth(Enum):
    """The kinds of mouths."""

    GRIN = "grin"
    FANGS = "fangs"
    SMIRK = "smirk"
    SCOWL = "scowl"
    LIPS = "lips"
    BEARD = "beard"
    """In the midst of a beard, or under a moustache."""


TILT = {Look.RESTING: 0, Look.THINKING: 5, Look.GLAD: -4, Look.SOUR: 2, Look.BEATEN: 6}
"""Degrees by which the head leans, clockwise."""

_GAZE = {Look.THINKING: (3.2, -1.6), Look.SOUR: (-3.4, 0.8)}
"""The distance the eyes look aside and down; the left eye to the same side as the right one."""


def eyes(look: Look, people: People) -> list[str]:
    """Draw both eyes, the left one first."""
    return [mirrored(_eye(look, people, -1)), *_eye(look, people, 1)]


def shut(_look: Look, people: People) -> list[str]:
    """Draw both eyes, closed for a moment."""
    lid = "M3 -1C7 -9 15 -12 25 -10C23 -2 18 5 10 4.4Q5 3 3 -1Z"
    line, lashes = "M3.6 0.4Q12 7.4 23.6 -2.4", "M8 3.8L6.6 6.4M14.6 4.2L15 7.2"
    eye = [path(lid, people.skin), stroke("M7 -6C12 -9.4 18 -10 23 -9", people.shade, 1.6)]
    eye += [stroke(line, SOOT, 2.8), stroke(lashes, SOOT, 1.4)]
    return [mirrored(eye), *eye]


def _eye(look: Look, people: People, side: int) -> list[str]:
    """Draw the right eye; ``side`` is -1 where it will be mirrored to the left."""
    if look is Look.BEATEN:
        return [
            stroke("M4 -3.5Q13 5.5 24 -2.5", SOOT, 3),
            stroke("M9 2.5L7.5 5.5M15 2.8L15.5 6M20.5 0.5L23 3.4", SOOT, 1.5),
            stroke("M8 9.5Q14 11.5 20 7", people.shade, 2),
        ]
    aside, down = _GAZE.get(look, (0, 0))
    open_eye = heads.eye(people, SOOT, 4.6, 13.5 + aside * side, -3.4 + down, 1.5 * side)
    if look is Look.GLAD:
        cheek = "M3 5C6 -1 13 -4.6 22.4 -3.4Q23.4 2 20 5Q12 8.6 3 5Z"
        return [*open_eye, path(cheek, people.skin), stroke("M4.4 1.6C8 -2.6 14 -4.4 23.4 -3.2", SOOT, 2)]
    if look is Look.SOUR:
        lid = "M2.6 -1C6.6 -10 15 -13 25.6 -11.4L24 -5.6L4.4 -1Z"
        return [*open_eye, path(lid, people.shade), stroke("M3.6 -0.6L24.4 -6", SOOT, 2.6)]
    return open_eye


_BROW_MOVES = {
    Look.RESTING: ((0, 0, 0), (0, 0, 0)),
    Look.THINKING: ((0, 2, -4), (0, -6, 4)),
    Look.GLAD: ((0, -4.5, 6), (0, -4.5, 6)),
    Look.SOUR: ((0, 3.6, -4), (0, 3.6, -4)),
    Look.BEATEN: ((0, -7, 30), (0, -7, 30)),
}
"""For the left and the right brow: right, down, degrees outwards down."""


def brows(look: Look, shape: str, colour: str) -> list[str]:
    """Draw both brows, of a jack's, a queen's or a king's shape."""
    brow = path(BROWS[shape], colour, f'stroke="{colour}" stroke-width="0.8"')
    left, right = (
        moved([brow], f"translate({x:g} {y:g}) rotate({turn:g} 5 -12)") for x, y, turn in _BROW_MOVES[look]
    )
    return [mirrored([left]), right]


def mouth(look: Look, kind: Mouth) -> list[str]:
    """Draw a mouth of some kind in some look."""
    return _MOUTHS.get((look, kind)) or _MOUTHS.get((look, _LIKE[kind])) or _MOUTHS[look, Mouth.SMIRK]


_LIKE = {
    Mouth.GRIN: Mouth.FANGS,
    Mouth.FANGS: Mouth.SMIRK,
    Mouth.SMIRK: Mouth.SMIRK,
    Mouth.SCOWL: Mouth.SMIRK,
    Mouth.LIPS: Mouth.LIPS,
    Mouth.BEARD: Mouth.BEARD,
}
"""The kind whose mouth is borrowed where a kind has none of its own for a look."""

_WIDE = "M-17 18C-7 24 7 24 17 16C16 29 9 34 1 34C-8 34 -15 29 -17 18Z"
_WIDE_TEETH = "M-14 21C-6 25 6 25 14 19.5L12.6 24.4C6 28 -5 28.4 -12.4 26Z"
_CORNERS = stroke("M-20 14Q-21 18 -17 19M20 12Q21 16 17 17", SOOT, 1.6)

_MOUTHS: dict[tuple[Look, Mouth], list[str]] = {
    (Look.RESTING, Mouth.GRIN): [
        inked("M-15 20C-6 25 6 25 16 17C15 28 8 32 1 32C-7 32 -13 28 -15 20Z", SOOT, 1.8),
        path("M-12 22.5C-5 25.5 5 25 13 20L11.5 24.5C5 28 -5 28.5 -11 26Z", BONE),
        inked("M6 24L9 30L11.5 22Z", BONE, 1),
        stroke("M16 14Q19 16 17.5 20", SOOT, 1.6),
    ],
    (Look.RESTING, Mouth.FANGS): [
        stroke("M-12 22Q0 27 13 20", SOOT, 2.4),
        inked("M-7 24.5L-4.5 31L-1.5 25Z", BONE, 1.3),
        inked("M3 25L6 31L8.5 23.5Z", BONE, 1.3),
    ],
    (Look.RESTING, Mouth.SMIRK): [
        stroke("M-9 24Q1 28 13 19", SOOT, 2.4),
        stroke("M14 16Q17 19 15 23", SOOT, 1.6),
        inked("M3 25.5L6 32L8.5 23.5Z", BONE, 1.2),
    ],
    (Look.RESTING, Mouth.SCOWL): [
        stroke("M-15 28Q0 20 16 27", SOOT, 2.8),
        stroke("M-6 33Q0 30 7 33", SOOT, 1.6),
        stroke("M-21 12Q-16 18 -18 26M22 12Q18 18 20 25", SOOT, 1.5),
    ],
    (Look.RESTING, Mouth.LIPS): [
        path("M-9 23C-5 20 -2 20 0 21.5C2 20 5 20 9 22.5C6 29 -6 29 -9 23Z", LIP),
        stroke("M-10 23Q0 25.5 11 21.5", SOOT, 1.4),
    ],
    (Look.RESTING, Mouth.BEARD): [path("M-8 24Q0 33 8 24Q0 26 -8 24Z", LIP)],
    (Look.THINKING, Mouth.SMIRK): [
        stroke("M-4 25.5Q4 22 13 24.5", SOOT, 2.6),
        stroke("M14.5 21.5Q16.5 24.5 14.5 27.5", SOOT, 1.5),
        stroke("M-2 31Q4 29.4 9 31", SOOT, 1.5),
    ],
    (Look.THINKING, Mouth.FANGS): [
        stroke("M-6 25.5Q4 21.5 13 24.5", SOOT, 2.6),
        inked("M5 23.5L7.6 30L10.4 24.2Z", BONE, 1.2),
    ],
    (Look.THINKING, Mouth.LIPS): [
        path("M-3 23.5C0 20.5 2 20.5 4 22C6 20.5 8 20.7 10 23C8 28.4 0 28.6 -3 23.5Z", LIP),
        stroke("M-3.6 23.6Q4 25.6 10.6 23", SOOT, 1.4),
    ],
    (Look.THINKING, Mouth.BEARD): [path("M-3 26Q3 30 9 25Q3 25.4 -3 26Z", LIP)],
    (Look.GLAD, Mouth.SMIRK): [inked(_WIDE, SOOT, 2), path(_WIDE_TEETH, BONE), _CORNERS],
    (Look.GLAD, Mouth.FANGS): [
        inked(_WIDE, SOOT, 2),
        path(_WIDE_TEETH, BONE),
        path("M-6 31.4Q1 27.4 8 31Q4 33.6 0 33.4Q-4 33.4 -6 31.4Z", "#B3261A"),
        inked("M-11 23.4L-8.6 30.4L-5.6 24.8Z", BONE, 1),
        inked("M6 24.8L9 30.4L11.6 22.4Z", BONE, 1),
        _CORNERS,
    ],
    (Look.GLAD, Mouth.LIPS): [
        inked("M-13 20C-6 23 6 23 14 18.6C12 29 6 32 0 32C-7 32 -12 28 -13 20Z", LIP, 1.6),
        path("M-10 22C-4 24.4 5 24.2 11 21L9.6 25C4 27.8 -4 28 -8.8 26Z", BONE),
    ],
    (Look.GLAD, Mouth.BEARD): [
        inked("M-12 22.5Q0 26 12 22Q10 34 0 34.4Q-10 34 -12 22.5Z", SOOT, 1.4),
        path("M-9.6 24.6Q0 27 9.8 24L8.6 27.6Q0 30 -8.4 27.8Z", BONE),
    ],
    (Look.SOUR, Mouth.SMIRK): [
        stroke("M-14 29.5Q-2 18.5 14 27.5", SOOT, 3),
        stroke("M-5 33Q0 30.4 6 32.6", SOOT, 1.6),
        stroke("M-19 13Q-15 18 -17 25M20 13Q16 18 18 25", SOOT, 1.5),
    ],
    (Look.SOUR, Mouth.FANGS): [
        inked("M-14 29C-8 20 8 19.4 15 27.4C8 25.4 -6 25.8 -14 29Z", BONE, 1.8),
        stroke("M-7 23.4V26.6M-1.5 22V25.8M4 22V25.6M9.6 23.6V25.8", SOOT, 1.2),
        stroke("M-19 13Q-15 18 -17 25M20 13Q16 18 18 25", SOOT, 1.5),
    ],
    (Look.SOUR, Mouth.LIPS): [
        path("M-9 27.4C-5 22.4 -2 21.6 0 22.6C3 21.4 6 22.4 10 26.6C5 26.4 -4 26.6 -9 27.4Z", LIP),
        path("M-6 26.8Q1 25.6 7 26.4Q1 31 -6 26.8Z", LIP),
        stroke("M-10.6 28.4Q0 22.8 11.6 27.6", SOOT, 1.6),
    ],
    (Look.SOUR, Mouth.BEARD): [path("M-9 29Q0 21.6 9 28.6Q0 26.4 -9 29Z", LIP)],
    (Look.BEATEN, Mouth.SMIRK): [
        stroke("M-13 28Q-9.5 22.5 -6 26.6T1 26.2T8 26T14 24.8", SOOT, 2.6),
        stroke("M-4 32.4Q1 30.6 6 32", SOOT, 1.5),
    ],
    (Look.BEATEN, Mouth.FANGS): [
        inked("M-12 30C-10 21.6 10 20.6 13 28.4Q8 33.4 0 33Q-8 34 -12 30Z", SOOT, 1.8),
        path("M-8.6 25.6Q0 21.4 9.6 24.8L7.6 27Q0 24.8 -6.8 27.6Z", BONE),
    ],
    (Look.BEATEN, Mouth.LIPS): [
        inked("M-6 28.4C-5 22 5 21.6 7 27.6C4 31 -3 31.4 -6 28.4Z", LIP, 1.5),
        path("M-2.8 27.6Q1 25.2 4 27Q1 29.4 -2.8 27.6Z", SOOT),
    ],
    (Look.BEATEN, Mouth.BEARD): [inked("M-7 30Q-5 23 1 23Q7 23.4 8 29.4Q0 27.4 -7 30Z", SOOT, 1.2)],
}


def sweat(look: Look) -> list[str]:
    """Draw a drop of sweat at a loser's temple."""
    if look is not Look.BEATEN:
        return []
    drop = "M-27 -31C-22 -24 -21 -20 -22 -17C-24 -12 -31 -12 -33 -17C-34 -21 -31 -25 -27 -31Z"
    return [inked(drop, "#9CC9E8", 1.6), stroke("M-29.6 -18Q-29 -15.6 -26.6 -15.4", BONE, 1.5)]

"""Two jokers: grinning death's-heads in cap and bells, one hot and one cold."""

from dataclasses import replace

from card_art.colours import BONE, EMBER, FLAME, OXBLOOD, SILVER, SOOT, VERMILION
from card_art.dress import PEOPLE, People, edge, panel, shoulder, torso
from card_art.hands import held, trinket
from card_art.motifs import skull
from card_art.svg import Letters, bead, both, circle, discs, group, inked, mirrored, path, stroke

MOTLEY = {
    "red": replace(
        PEOPLE["H"],
        skin=BONE,
        shade="#C7BBA3",
        iris=EMBER,
        coat=VERMILION,
        fold=OXBLOOD,
        lining=SOOT,
        trim=FLAME,
    ),
    "black": replace(
        PEOPLE["S"],
        skin=BONE,
        shade="#C7BBA3",
        iris="#8FC7E8",
        coat="#33313B",
        fold=SOOT,
        lining="#5B3A78",
        trim=SILVER,
    ),
}
HALVES = {"red": (FLAME, "#C98A2B"), "black": ("#7A4FA0", "#513071")}
"""The other colour of the motley, and its dark side."""
INK = {"red": "#B3261A", "black": SOOT}


def joker(colour: str) -> list[str]:
    """Draw a joker's middle, counted from the middle of the card."""
    people = MOTLEY[colour]
    half = [*_body(colour, people), group(fool(colour), 0, -86, 5)]
    return [*panel(people), *half, group(half, 0, 0, 180), *_belt(colour, people), edge()]


def fool(colour: str) -> list[str]:
    """Return a joker's head in its cap, about the bridge of the nose."""
    people = MOTLEY[colour]
    return [*_head(people), *_cap(colour, people)]


def joker_index(colour: str, letters: Letters) -> list[str]:
    """Draw the word, set along the edge."""
    word = letters.fitted("JOKER", 0, 0, 88, 25, INK[colour])
    return [group([word], 41, 62, -90)]


def _bell(x: float, y: float, colour: str) -> str:
    return "".join(
        [
            bead(x, y, 6.4, colour, 2),
            stroke(f"M{x - 4} {y + 1}H{x + 4}M{x} {y + 1}V{y + 4.5}", SOOT, 1.6),
        ]
    )


def _head(people: People) -> list[str]:
    bone = (
        "M0 -34C24 -34 35 -20 34 -2C34 7 30 13 26 16C25 30 16 42 0 43C-16 42 -25 30 -26 16"
        "C-30 13 -34 7 -34 -2C-35 -20 -24 -34 0 -34Z"
    )
    dark = (
        "M34 -2C34 7 30 13 26 16C25 30 16 42 0 43C12 36 18 28 18 18C26 8 27 -12 22 -26C31 -21 34 -12 34 -2Z"
    )
    socket = "M4 2C6 -9 18 -13 28 -9C30 2 23 11 13 11C7 11 4 8 4 2Z"
    grin = "M-23 17C-10 23 10 23 23 17C22 31 12 38 0 38C-12 38 -22 31 -23 17Z"
    teeth = "M-16 20V33M-9.5 21.5V36.5M-3 22V38M3.5 22V38M10 21.5V36.5M16.5 20V33"
    return [
        inked(bone, people.skin, 2.4),
        path(dark, people.shade),
        *both([path(socket, SOOT), *discs(15, 1, (4, people.iris), (1.6, SOOT))]),
        path("M0 8L-6 17C-4 20 -1 19 0 16C1 19 4 20 6 17Z", SOOT),
        inked(grin, "#FBF5E6", 2),
        stroke(teeth, SOOT, 1.5),
        stroke("M-22 25C-10 31 10 31 22 25", SOOT, 1.5),
        *both([stroke("M23 17Q28 15 28 10", SOOT, 1.8)]),
        stroke("M20 -22L16 -16L20 -12", SOOT, 1.4),
    ]


def _cap(colour: str, people: People) -> list[str]:
    other, other_dark = HALVES[colour]
    side = "M4 -34C20 -54 48 -54 60 -34C64 -26 64 -20 62 -12C54 -26 44 -28 34 -12C26 -24 16 -28 4 -28Z"
    under = "M60 -34C64 -26 64 -20 62 -12C54 -26 44 -28 34 -12L29 -17C36 -34 50 -38 60 -34Z"
    peak = "M-15 -26C-16 -44 -8 -56 4 -62C2 -50 12 -42 15 -26Z"
    band = "M-35 -12C-24 -29 24 -29 35 -12C34 -8 33 -6 31 -5C20 -19 -20 -19 -31 -5C-33 -6 -34 -8 -35 -12Z"
    return [
        mirrored([inked(side, other), path(under, other_dark)]),
        inked(side, people.coat),
        path(under, people.fold),
        inked(peak, people.lining),
        inked(band, people.trim, 2),
        *[
            circle(x, y, 2, SOOT)
            for x, y in ((-22, -16.5), (-11, -19.5), (0, -20.5), (11, -19.5), (22, -16.5))
        ],
        *[_bell(x, y, people.trim) for x, y in ((62, -8), (-62, -8), (4, -63))],
    ]


def _body(colour: str, people: People) -> list[str]:
    other, other_dark = HALVES[colour]
    left = "M0 -60C-26 -55 -46 -54 -56 -42C-64 -30 -66 -12 -66 2L0 2Z"
    zigzag = "M-60 2L-50 -18L-38 -4L-26 -22L-13 -4L0 -22L13 -4L26 -22L38 -4L50 -18L60 2Z"
    spear = (
        "M14 -58C34 -58 54 -52 66 -38C58 -36 52 -34 48 -26C40 -36 34 -36 28 -24C22 -36 14 -38 0 -22L0 -58Z"
    )
    return [
        *both(shoulder(people)),
        *torso(people),
        inked(left, other),
        path("M-66 2C-66 -12 -64 -30 -56 -42L-46 -46C-52 -30 -52 -12 -52 2Z", other_dark),
        inked(zigzag, people.lining),
        circle(0, -30, 3.4, people.trim),
        mirrored([inked(spear, people.coat)]),
        inked(spear, other),
        *[_bell(x, y, people.trim) for x, y in ((66, -36), (-66, -36), (28, -22), (-28, -22), (0, -20))],
        *held(people, _bauble(colour, people), 77, -34),
        *held(people, trinket("D"), -68, -18),
    ]


def _bauble(colour: str, people: People) -> list[str]:
    """Draw a jester's stick with a little head like his own."""
    other, _ = HALVES[colour]
    stick = [
        inked("M-3.4 -52L3.4 -52L3.4 40L-3.4 40Z", "#7A4B26", 1.8),
        inked("M-16 -56L-9 -48L0 -54L9 -48L16 -56L10 -62L-10 -62Z", people.lining, 1.8),
        inked("M0 -88C14 -104 24 -98 26 -86C20 -92 16 -88 14 -80Z", people.coat, 1.8),
        mirrored([inked("M0 -88C14 -104 24 -98 26 -86C20 -92 16 -88 14 -80Z", other, 1.8)]),
        circle(0, -76, 15.5, SOOT),
        group(skull(BONE, SOOT), 0, -74, 0, 0.5),
        *[_bell(x, y, people.trim) for x, y in ((24, -83), (-24, -83))],
    ]
    return [group(stick, 0, 4, 3, 0.88)]


def _belt(colour: str, people: People) -> list[str]:
    other, _ = HALVES[colour]
    wedges = "".join(f"M{x} -9l9 18l9 -18z" for x in range(-109, 100, 18))
    return [
        inked("M-109 -9L109 -9L109 9L-109 9Z", people.coat),
        path(wedges, other),
        stroke("M-109 -9H109M-109 9H109", SOOT, 2),
        inked("M-17 0L0 -17L17 0L0 17Z", SOOT),
        inked("M-10 0L0 -10L10 0L0 10Z", people.trim, 1.6),
    ]

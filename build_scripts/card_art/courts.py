"""The twelve courts: half a figure each, and the same half again on its head."""

from collections.abc import Callable, Mapping
from functools import partial

from card_art import attributes, heads
from card_art.colours import BONE, SOOT, VERMILION
from card_art.dress import PEOPLE, People, edge, front, panel, shoulder, torso
from card_art.hands import borne, held, trinket
from card_art.headgear import cap, coronet, crown, veil
from card_art.heads import beard
from card_art.looks import Look, Mouth, mouth
from card_art.suits import INKS, placed, sign
from card_art.svg import both, circle, discs, group, inked, stroke

FACE = (0, -91)
RIGHT, LEFT = 79, -66


def court(rank: str, suit: str) -> list[str]:
    """Draw a court card's middle, counted from the middle of the card."""
    people = PEOPLE[suit]
    half = [*_BODIES[rank](suit, people), group(_head(rank, suit, people), *FACE, _TILTS[rank + suit])]
    return [*panel(people), *half, group(half, 0, 0, 180), *_belt(suit, people), edge()]


_TILTS = {
    **{"JS": -5, "JH": 5, "JD": -6, "JC": 4},
    **{"QS": -4, "QH": 4, "QD": -3, "QC": 3},
    **{"KS": 0, "KH": 2, "KD": -2, "KC": 0},
}


def _belt(suit: str, people: People) -> list[str]:
    """Draw the band between the halves, the same from both sides."""
    ink = INKS[suit]
    studs = [circle(x, 0, 3, people.trim) for x in (-92, -72, -52, 52, 72, 92)]
    return [
        inked("M-109 -9L109 -9L109 9L-109 9Z", people.lining),
        stroke("M-108 -5H108M-108 5H108", people.trim, 1.4),
        *studs,
        *[inked(f"M{x - 20} 0L{x} -15L{x + 20} 0L{x} 15Z", BONE) for x in (-20, 20)],
        *[placed(sign(suit, ink), x, 0, 17, turn) for x, turn in ((-20, 0), (20, 180))],
    ]


def _head(rank: str, suit: str, people: People) -> list[str]:
    face = [*heads.ears(people), *heads.face(rank, people), *heads.nose(people)]
    if rank == "J":
        look = heads.wink if suit in "DC" else heads.eyes
        return [
            *heads.curls(people),
            *face,
            *look(people, SOOT),
            *heads.brows("J", people.hair),
            *mouth(Look.RESTING, Mouth.SMIRK),
            *cap(suit, people),
        ]
    if rank == "Q":
        lids = heads.lids(people) if suit in "SD" else []
        gaze = [*heads.eyes(people, SOOT), *lids, *heads.lashes(SOOT), *heads.brows("Q", people.hair)]
        return [
            *face,
            *gaze,
            *mouth(Look.RESTING, Mouth.LIPS),
            *heads.tresses(people),
            *heads.marks(rank + suit),
            *coronet(suit, people),
        ]
    gaze = [*heads.eyes(people, SOOT), *heads.brows("K", people.hair)]
    return [*face, *gaze, *beard(suit, people), *heads.marks(rank + suit), *crown(suit, people)]


_TOOLS: Mapping[str, Callable[[], list[str]]] = {
    "S": attributes.spade,
    "H": partial(attributes.trident, "#4A4046"),
    "D": attributes.sceptre,
    "C": attributes.cudgel,
}
_PALMS: Mapping[str, Callable[[], list[str]]] = {
    "S": attributes.skull_orb,
    "H": attributes.burning_heart,
    "D": attributes.coin,
    "C": attributes.flail,
}


def _jack(suit: str, people: People) -> list[str]:
    ruff = (
        "M-34 -52L-24 -60L-14 -54L0 -62L14 -54L24 -60L34 -52L40 -38L28 -42L18 -32L8 -40L0 -30"
        "L-8 -40L-18 -32L-28 -42L-40 -38Z"
    )
    return [
        *both(shoulder(people)),
        *torso(people),
        *front(suit),
        inked(ruff, BONE),
        stroke("M-24 -56L-26 -46M-12 -52L-16 -40M0 -56V-38M12 -52L16 -40M24 -56L26 -46", people.fold, 1.6),
        *held(people, _TOOLS[suit](), RIGHT, -46),
        *held(people, trinket(suit), LEFT, -20),
    ]


def _queen(suit: str, people: People) -> list[str]:
    return [
        *both(shoulder(people)),
        group(veil(people), *FACE),
        *both(collar(suit, people)),
        *torso(people),
        *front(suit),
        inked("M-24 -56C-18 -36 -8 -28 0 -26C8 -28 18 -36 24 -56L13 -60L-13 -60Z", people.skin),
        stroke("M-20 -50C-12 -36 -6 -34 0 -33C6 -34 12 -36 20 -50", people.trim, 2.6),
        *discs(0, -31, (4.6, SOOT), (3, VERMILION)),
        *held(people, attributes.flower(suit), RIGHT - 2, -40),
    ]


def _king(suit: str, people: People) -> list[str]:
    mantle = "M14 -58C40 -60 66 -54 76 -34L64 -20C52 -34 34 -38 10 -24Z"
    flecks = "M30 -50l2 6M46 -48l2 6M60 -42l1 6M24 -40l1 6M40 -38l2 5M54 -34l1 5M68 -32l0 4"
    return [
        *both(shoulder(people)),
        *torso(people),
        *front(suit),
        *both([inked(mantle, BONE), stroke(flecks, SOOT, 2.4)]),
        *held(people, attributes.sword(suit, people.trim), RIGHT, -40),
        *borne(people, _PALMS[suit](), LEFT - 10, -13),
    ]


_BODIES: Mapping[str, Callable[[str, People], list[str]]] = {"J": _jack, "Q": _queen, "K": _king}


_SHAPES = {
    "S": (
        "M14 -56C34 -60 50 -76 61 -100C60 -90 62 -84 67 -79C60 -76 60 -68 66 -58"
        "C58 -56 56 -48 56 -42C44 -36 28 -34 16 -30Z"
    ),
    "H": (
        "M14 -56C30 -58 40 -70 42 -94C50 -84 53 -76 53 -68C59 -76 62 -84 62 -96"
        "C72 -80 70 -58 56 -44C46 -36 28 -34 16 -30Z"
    ),
    "D": (
        "M14 -56C26 -60 34 -72 38 -92Q48 -100 53 -91Q63 -90 62 -79Q70 -73 65 -63Q70 -52 58 -46"
        "C46 -38 28 -34 16 -30Z"
    ),
    "C": "M14 -54C34 -58 54 -72 58 -100C72 -78 68 -54 50 -44C38 -38 26 -34 16 -30Z",
}
_RIBS = {
    "S": "M20 -46C36 -54 52 -70 60 -94M20 -42C38 -46 54 -58 66 -78M22 -38C36 -40 50 -46 64 -58",
    "H": "M22 -48C34 -54 42 -66 45 -84M22 -40C42 -46 56 -62 62 -86",
    "D": (
        "M20 -48C30 -56 38 -70 42 -90M20 -45C36 -54 48 -68 54 -86M20 -42C38 -48 52 -60 62 -74"
        "M22 -38C38 -42 52 -48 63 -60"
    ),
    "C": "M20 -42C38 -50 52 -66 58 -92M36 -52L34 -60M46 -61L43 -71M40 -54L50 -54M49 -64L58 -66",
}


def collar(suit: str, people: People) -> list[str]:
    """Draw a bat's wing, flames, a pleated fan with pearls, or a leaf."""
    fill = {"S": people.coat, "H": "#C8321F", "D": people.trim, "C": "#567A45"}[suit]
    line = {"S": people.trim, "H": people.trim, "D": people.fold, "C": people.fold}[suit]
    pearls = [circle(x, y, 2.6, people.lining) for x, y in ((44, -92), (57, -84), (63, -70), (62, -55))]
    return [inked(_SHAPES[suit], fill), stroke(_RIBS[suit], line, 1.6), *(pearls if suit == "D" else [])]

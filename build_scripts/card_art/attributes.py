"""Attributes of the courts: swords and tools upright from a hand at the middle, and things borne on a palm."""

from card_art.colours import BONE, EMBER, FLAME, SOOT, VERMILION
from card_art.dress import GOLD, STEEL
from card_art.suits import HEART
from card_art.svg import bead, both, circle, group, inked, moved, path, ring, stroke, strokes

WOOD = "#7A4B26"


def _shaft() -> list[str]:
    return [inked("M-3.4 -64L3.4 -64L3.4 44L-3.4 44Z", WOOD, 1.8), stroke("M1.2 -60V41", "#4E2E16", 1.4)]


def spade() -> list[str]:
    """Draw a sexton's: blade up, with earth on it."""
    blade = (
        "M-13 -70C-14 -84 -12 -98 0 -108C12 -98 14 -84 13 -70C8 -66 4 -66 4 -60L-4 -60C-4 -66 -8 -66 -13 -70Z"
    )
    earth = "M-11 -88C-10 -98 -4 -103 0 -107C5 -103 10 -98 11 -88C6 -92 3 -86 0 -90C-4 -86 -7 -92 -11 -88Z"
    return [
        *_shaft(),
        inked(blade, STEEL),
        path(earth, "#4E2E16"),
        stroke("M0 -84V-68M-7 -74L-7 -82", SOOT, 1.6),
    ]


def trident(metal: str) -> list[str]:
    """Draw a fork for the fire."""
    fork = (
        "M-3 -60L-3 -72C-14 -72 -18 -82 -16 -100L-22 -94L-14 -110L-8 -94L-12 -98"
        "C-13 -88 -10 -82 -4 -80L-4 -102L-9 -98L0 -114"
    )
    fork += "L9 -98L4 -102L4 -80C10 -82 13 -88 12 -98L8 -94L14 -110L22 -94L16 -100C18 -82 14 -72 3 -72L3 -60Z"
    return [*_shaft(), inked(fork, metal), stroke("M-1 -78V-96", BONE, 1.4)]


def cudgel() -> list[str]:
    """Draw it knotted, studded and well used."""
    club = (
        "M-4 44L-5 0C-6 -30 -14 -52 -15 -80C-16 -102 -8 -110 1 -110C12 -110 17 -100 16 -80"
        "C15 -54 7 -30 5 0L4 44Z"
    )
    nails = [
        inked(
            f"M{x - 4} {y - 3}L{x + side * 11} {y - 2}L{x - 4} {y + 4}Z".replace(
                f"{x - 4}", f"{x - side * 2}"
            ),
            STEEL,
            1.4,
        )
        for x, y, side in ((-13, -96, -1), (-13, -76, -1), (15, -90, 1), (13, -68, 1))
    ]
    return [
        *nails,
        inked(club, "#8A5A30"),
        path(
            "M5 -109C14 -107 17 -98 16 -80C15 -54 7 -30 5 0L4 44L1 44C2 0 8 -40 8 -76C9 -94 8 -104 5 -109Z",
            "#5E3A1C",
        ),
        ring(-3, -84, 4, "#3E2613", 1.8),
        stroke("M-8 -60C-5 -54 -5 -48 -4 -42M0 -66C1 -58 1 -52 0 -46", "#3E2613", 1.6),
    ]


def sceptre() -> list[str]:
    """Draw a staff that holds a great gem between two claws."""
    claw = "M3 -58C16 -60 26 -74 24 -92L20 -97C21 -84 14 -72 3 -68Z"
    return [
        *_shaft(),
        group(gem(), 0, -89),
        *both([inked(claw, GOLD, 1.8)]),
        inked("M-9 -64L9 -64L7 -54L-7 -54Z", GOLD, 1.8),
        inked("M-6 -54L6 -54L4 -46L-4 -46Z", "#B0701F", 1.6),
    ]


_BLADES = {
    "S": ("M-7 -20L-7 -96L0 -112L7 -96L7 -20Z", "M0 -110L6 -96L6 -21L1 -21Z", "M0 -28V-88"),
    "H": (
        "M-6 -20C-11 -32 -2 -42 -7 -52C-12 -62 -2 -70 -6 -80C-9 -90 -3 -100 0 -112"
        "C3 -100 9 -90 6 -80C2 -70 12 -62 7 -52C2 -42 11 -32 6 -20Z",
        "M0 -110C3 -100 8 -90 5 -80C1 -70 11 -62 6 -52C1 -42 10 -32 5 -21L0 -21Z",
        "M0 -30V-84",
    ),
    "D": (
        "M-6 -20C-9 -50 -10 -78 6 -102C10 -107 15 -110 20 -112C16 -102 15 -94 14 -84C13 -60 12 -40 7 -20Z",
        "M18 -110C15 -102 14 -94 13 -84C12 -60 11 -40 6 -21L1 -21C4 -50 4 -84 18 -110Z",
        "M-2 -30C-4 -54 -3 -74 4 -90",
    ),
    "C": (
        "M-5 -20L-5 -38C-15 -58 -14 -88 0 -112C14 -88 15 -58 5 -38L5 -20Z",
        "M1 -109C13 -88 14 -58 4 -38L4 -21L1 -21Z",
        "M0 -28V-92",
    ),
}
"""A king's blade: straight, waved, curved, or broad as a leaf; its shape, its dark side, its groove."""


def sword(suit: str, guard: str) -> list[str]:
    blade, dark, groove = _BLADES[suit]
    return [
        inked(blade, "#D5D9DE"),
        path(dark, "#8E959E"),
        stroke(groove, SOOT, 1.6),
        inked("M-19 -26C-12 -22 12 -22 19 -26L21 -18C12 -14 -12 -14 -21 -18Z", guard),
        circle(-20, -22, 4.4, SOOT),
        circle(20, -22, 4.4, SOOT),
        circle(-20, -22, 2.6, guard),
        circle(20, -22, 2.6, guard),
        inked("M-4 -16L4 -16L4 20L-4 20Z", "#4E2E16", 1.8),
        inked("M0 16C6 16 8 20 8 24C8 30 4 33 0 33C-4 33 -8 30 -8 24C-8 20 -6 16 0 16Z", guard, 1.8),
    ]


def gem() -> list[str]:
    """Draw a cut stone about 40 wide."""
    return [
        inked("M-20 -6L-11 -20L11 -20L20 -6L0 24Z", VERMILION),
        path("M-11 -20L11 -20L8 -7L-8 -7Z", "#F08A6A"),
        path("M8 -7L20 -6L0 24Z", "#7A1613"),
        path("M-8 -7L-20 -6L0 24Z", "#B3261A"),
        stroke("M-20 -6L-8 -7L0 24L8 -7L20 -6M-11 -20L-8 -7L8 -7L11 -20", SOOT, 1.5),
        stroke("M-12 -13L-9 -17", BONE, 1.8),
    ]


def burning_heart() -> list[str]:
    """Draw a heart about 36 wide with its fire on top."""
    fire = (
        "M-13 -8C-18 -18 -12 -24 -13 -32C-8 -28 -6 -24 -5 -20C-4 -28 0 -32 -1 -40"
        "C6 -34 6 -26 6 -20C9 -22 10 -26 10 -30C16 -22 16 -14 12 -8Z"
    )
    core = "M-7 -8C-9 -14 -6 -18 -6 -22C-3 -18 -1 -16 0 -14C1 -20 2 -22 2 -26C6 -20 8 -14 6 -8Z"
    return [
        inked(fire, EMBER, 1.8),
        path(core, FLAME),
        moved([inked(HEART, VERMILION, 6)], "translate(0 4) scale(.38)"),
        stroke("M-12 -2Q-14 -7 -9 -9", BONE, 2),
        stroke("M2 -2L-2 4L3 8L0 14", SOOT, 1.6),
    ]


def skull_orb() -> list[str]:
    """Draw a skull to hold a speech to."""
    return [
        inked(
            (
                "M-17 -4C-18 -18 -10 -24 0 -24C10 -24 18 -18 17 -4C17 2 14 6 11 7L10 16L-10 16L-11 7"
                "C-14 6 -17 2 -17 -4Z"
            ),
            BONE,
        ),
        path("M8 -22C16 -18 18 -10 17 -4C17 2 14 6 11 7L10 16L5 16C8 4 12 -8 8 -22Z", "#C7BBA3"),
        circle(-6.5, -3, 4.8, SOOT),
        circle(6.5, -3, 4.8, SOOT),
        circle(-6.5, -2.4, 1.6, EMBER),
        circle(6.5, -2.4, 1.6, EMBER),
        path("M0 2L-2.6 8L2.6 8Z", SOOT),
        stroke("M-5 11V16M0 11V16M5 11V16", SOOT, 1.5),
    ]


def coin() -> list[str]:
    """Draw a horned coin about 36 wide."""
    return [
        bead(0, 0, 18, GOLD, 2.2),
        ring(0, 0, 13.5, "#8A5A1E", 1.6),
        path(
            "M-8 8C-12 0 -10 -8 -7 -11C-6 -5 -3 -3 0 -3C3 -3 6 -5 7 -11C10 -8 12 0 8 8Q0 12 -8 8Z", "#8A5A1E"
        ),
        *both([circle(3.4, 2.4, 1.6, FLAME)]),
        stroke("M-12 -9Q-9 -13 -5 -15", BONE, 1.8),
    ]


def flail() -> list[str]:
    """Draw a spiked ball on a stub of chain."""
    spikes = [group([inked("M-4 -14L0 -24L4 -14Z", STEEL, 1.6)], 0, 0, turn) for turn in range(0, 360, 45)]
    return [
        *spikes,
        bead(0, 0, 15.5, "#4C4A50", 2.2),
        path("M6 -14C14 -10 16 2 10 11C6 14 2 15 -2 15C8 8 10 -4 6 -14Z", "#2C2A30"),
        stroke("M-9 -4Q-8 -9 -3 -11", BONE, 1.8),
    ]


_FLOWERS = {
    "S": ("#4B4368", "#2A2442", FLAME, 5, "M0 -4C-10 -10 -8 -22 0 -28C8 -22 10 -10 0 -4Z"),
    "H": (VERMILION, "#7A1613", FLAME, 6, "M0 -2C-14 -8 -12 -22 0 -22C12 -22 14 -8 0 -2Z"),
    "D": (GOLD, "#B0701F", VERMILION, 4, "M0 -2C-8 -10 -10 -18 0 -30C10 -18 8 -10 0 -2Z"),
    "C": (BONE, "#B9AD93", VERMILION, 7, "M0 -4C-7 -10 -8 -22 -4 -26L0 -21L4 -26C8 -22 7 -10 0 -4Z"),
}
"""A queen's flower: its colours, how many petals, and the shape of one."""


def flower(suit: str) -> list[str]:
    """Draw a queen's: nightshade, rose, golden lily or thistle, on a stem down to her hand."""
    petal, deep, heart, count, shape = _FLOWERS[suit]
    petals = [
        group([inked(shape, petal, 1.8), stroke("M0 -8V-16", deep, 1.8)], 0, -56, 360 * step / count)
        for step in range(count)
    ]
    leaf = "M2 -22C10 -34 20 -34 26 -32C22 -22 14 -18 2 -18Z"
    return [
        *strokes("M0 -52C4 -34 -4 -10 0 22", (SOOT, 5), ("#567A45", 2.4)),
        inked(leaf, "#567A45", 1.6),
        *petals,
        bead(0, -56, 6.5, heart),
        circle(0, -56, 2.2, SOOT),
    ]

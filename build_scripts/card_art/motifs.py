"""The things of the underworld that cards and tokens are made of, each about (0, 0)."""

from card_art.colours import BONE, FLAME, SOOT, VERMILION
from card_art.shapes import Point, brush, polygon, smooth
from card_art.svg import circle, gradient, path, stroke

METAL = gradient("metal", [(0, "#FBD98B"), (0.5, "#D0983F"), (1, "#8A5A1E")], down=False)
"""Brass to fill with ``url(#metal)``."""
GOLD_LEAF = gradient("gold", [(0, "#FFE29A"), (0.35, FLAME), (0.6, "#A96F22"), (1, "#FBD27A")], down=False)
"""Gold to fill with ``url(#gold)``."""
TONGUE = (
    "M0 -30C10 -18 15 -9 15 2C15 12 8 18 0 18C-8 18 -15 12 -15 2"
    "C-15 -6 -11 -11 -8 -17C-7 -11 -5 -9 -3 -8C-4 -17 -3 -24 0 -30Z"
)
"""A small flame about (0, 0)."""

WISP = (
    "M0 -30C12 -30 18 -20 17 -8C16 4 20 9 24 12C18 16 13 13 11 10C9 20 2 26 -6 28"
    "C-4 22 -7 19 -9 18C-13 22 -19 21 -21 17C-17 13 -16 6 -17 -8C-17 -20 -12 -30 0 -30Z"
)
"""A soul that floats, about (0, 0)."""


def flame(seed: int, outer: str = SOOT, inner: str = VERMILION, core: str = FLAME) -> list[str]:
    """Draw a tongue of fire about 80 wide and 120 high, standing on (0, 50)."""
    lean = 6 if seed % 2 else -6
    body: list[Point] = [
        (0, 52),
        (-34, 34),
        (-38, 0),
        (-18, -26),
        (lean - 4, -72),
        (lean + 8, -38),
        (20, -30),
        (24, -52),
        (38, -8),
        (34, 32),
    ]
    heart: list[Point] = [
        (0, 46),
        (-20, 30),
        (-20, 8),
        (-4, -14),
        (lean / 2, -36),
        (10, -8),
        (20, 6),
        (18, 30),
    ]
    seedling: list[Point] = [(0, 42), (-9, 30), (-6, 14), (2, 0), (8, 16), (9, 30)]
    return [path(smooth(*body), outer), path(smooth(*heart), inner), path(smooth(*seedling), core)]


def skull(ink: str = SOOT, paper: str = BONE) -> list[str]:
    """Draw a small skull about 56 wide, centred."""
    cap: list[Point] = [(-27, -6), (-22, -27), (0, -35), (22, -27), (27, -6), (20, 10), (-20, 10)]
    jaw = polygon((-15, 6), (15, 6), (12, 27), (-12, 27))
    teeth = [stroke(f"M{x} 16V26", paper, 2.4) for x in (-6, 0, 6)]
    eyes = [circle(-10, -5, 7.2, paper), circle(10, -5, 7.2, paper)]
    sparks = [circle(-10, -4, 2.8, VERMILION), circle(10, -4, 2.8, VERMILION)]
    return [
        path(smooth(*cap), ink),
        path(jaw, ink),
        path(polygon((0, 3), (-4, 11), (4, 11)), paper),
        *teeth,
        *eyes,
        *sparks,
    ]


def eye(lid: str = SOOT, white: str = BONE, iris: str = VERMILION) -> list[str]:
    """Draw a watching eye about 120 wide, centred."""
    rim = smooth((-62, 2), (-30, -28), (0, -36), (32, -27), (64, -4), (30, 24), (0, 30), (-32, 24))
    ball = smooth((-44, 1), (-20, -19), (0, -24), (22, -18), (45, -2), (20, 15), (0, 19), (-22, 15))
    lashes = [
        stroke(f"M{x} {-34 - lift}L{x * 1.22} {-52 - lift}", lid, 6)
        for x, lift in ((-26, -6), (0, 2), (26, -6))
    ]
    pupil = smooth((0, -17), (5, 0), (0, 13), (-5, 0))
    return [
        *lashes,
        path(rim, lid),
        path(ball, white),
        circle(0, -2, 18, iris),
        path(pupil, SOOT),
        circle(6, -9, 3.4, white),
    ]


def horn(seed: int) -> list[str]:
    """Draw a horn that curves up and inward, about 90 wide and 230 high."""
    spine: list[Point] = [(0, 100), (-34, 62), (-50, 12), (-40, -42), (-8, -86), (34, -110)]
    rings = [
        stroke(f"M{x - 26} {y + 6}Q{x} {y + 16} {x + 25} {y - 4}", BONE, 4)
        for x, y in ((-20, 78), (-40, 44), (-48, 8), (-42, -28))
    ]
    root = smooth((-30, 92), (0, 80), (34, 92), (30, 116), (-26, 118))
    return [path(brush(spine, [66, 60, 48, 36, 22, 4], seed), SOOT), *rings, path(root, VERMILION)]


def blade(seed: int) -> list[str]:
    """Draw a thorn of steel pointing up from (0, 0), 190 long."""
    steel = brush([(0, -30), (2, -90), (-2, -150), (0, -196)], [24, 30, 20, 2], seed)
    return [
        path(steel, SOOT),
        stroke("M0 -44V-160", BONE, 3.4),
        path(smooth((-20, -30), (0, -38), (20, -30), (0, -22)), VERMILION),
        stroke("M0 -24V2", SOOT, 9),
    ]


def drop() -> list[str]:
    """Draw a drop of blood about 60 wide and 90 high, centred."""
    outer = smooth((0, -52), (14, -18), (30, 12), (22, 38), (0, 46), (-22, 38), (-30, 12), (-14, -18))
    inner = smooth((0, -30), (9, -6), (18, 14), (12, 30), (0, 34), (-13, 30), (-18, 14), (-8, -6))
    return [path(outer, SOOT), path(inner, VERMILION), stroke("M-9 14Q-8 24 0 26", BONE, 4)]


def petal(seed: int) -> list[str]:
    """Draw a petal of a nightshade flower pointing up from (0, 0), 130 long."""
    outer = brush([(0, -14), (0, -52), (3, -96), (0, -132)], [20, 74, 62, 6], seed)
    vein = stroke("M0 -30V-100M0 -60L-16 -84M0 -60L16 -84", BONE, 4)
    return [path(outer, SOOT), vein]


def scratch(seed: int) -> list[str]:
    """Draw a claw mark, 300 long, centred."""
    wound = brush([(24, -150), (4, -60), (-6, 40), (-30, 150)], [6, 44, 50, 4], seed)
    blood = brush([(14, -100), (2, -40), (-6, 40), (-20, 100)], [4, 20, 22, 3], seed + 1)
    return [path(wound, SOOT), path(blood, VERMILION)]

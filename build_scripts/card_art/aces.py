"""The aces: one great sign each, with something of the underworld in it."""

from math import cos, pi, sin

from card_art.motifs import eye, flame, skull
from card_art.suits import pip, placed, sign
from card_art.svg import BONE, BRASS, FLAME, VERMILION, both, circle, group, path, polygon, stroke


def ace(suit: str, ink: str) -> list[str]:
    """An ace's middle, counted from the middle of the card."""
    inside = {"S": _grave, "H": _fire, "D": _stone, "C": _leaves}[suit](ink)
    flourish = _flourish(suit, ink)
    return [*_glory(), *flourish, group(flourish, 0, 0, 180), *inside]


def _glory() -> list[str]:
    """Short strokes in an oval."""
    ticks = []
    for step in range(48):
        turn = 2 * pi * step / 48
        x, y, long = 70 * cos(turn), 104 * sin(turn), 1.09 if step % 2 else 1.05
        ticks.append(f"M{x:.1f} {y:.1f}L{x * long:.1f} {y * long:.1f}")
    return [stroke("".join(ticks), BRASS, 1.8)]


def _flourish(suit: str, ink: str) -> list[str]:
    """A scroll over the sign, with a small sign in its fork."""
    curl = (
        "M0 -120C-8 -132 -30 -134 -36 -124C-40 -116 -30 -110 -26 -117M0 -120"
        "C8 -132 30 -134 36 -124C40 -116 30 -110 26 -117"
    )
    return [stroke(curl, BRASS, 2.2), placed(sign(suit, ink), 0, -138, 18)]


def _grave(ink: str) -> list[str]:
    horn = "M20 -16C36 -20 42 -32 38 -48C54 -34 52 -8 26 -2Z"
    return [
        group(sign("S", ink), 0, 0, 0, 1.32),
        group(both([path(horn, BRASS)]), 0, 2, 0, 0.7),
        group(skull(BONE, ink), 0, 6, 0, 0.92),
        stroke("M0 -48V-32M-7 -37Q0 -41 7 -37", BONE, 2.6),
    ]


def _fire(ink: str) -> list[str]:
    blaze = [
        group(flame(step, VERMILION, FLAME, BONE), x, y, turn, size)
        for step, x, y, turn, size in ((1, -26, -66, -8, 0.5), (0, 26, -66, 8, 0.5), (1, 0, -58, 0, 0.66))
    ]
    return [
        *blaze,
        group(sign("H", ink), 0, 14, 0, 1.26),
        group(eye(BONE, ink, FLAME), 0, 8, 0, 0.62),
        stroke("M-20 36Q0 52 20 36", BONE, 2.6),
        path(polygon([(-12, 42), (-8, 52), (-4, 45)]), BONE),
        path(polygon([(12, 42), (8, 52), (4, 45)]), BONE),
    ]


def _stone(ink: str) -> list[str]:
    cuts = "M0 -56L-24 0L0 56L24 0ZM-44 0H-24M24 0H44M-24 0L-14 -34M24 0L14 -34M-24 0L-14 34M24 0L14 34"
    return [
        group(sign("D", ink), 0, 0, 0, 1.48),
        group([stroke(cuts, BONE, 1.7)], 0, 0, 0, 1.16),
        group([circle(0, 0, 46, ink), *eye(BONE, ink, FLAME)], 0, 1, 0, 0.56),
    ]


def _leaves(ink: str) -> list[str]:
    heads = [
        group(skull(BONE, ink), x, y, turn, 0.78)
        for x, y, turn in ((0, -33, 0), (-32, 16, -14), (32, 16, 14))
    ]
    return [group(pip("C", ink), 0, 0, 0, 1.34), *heads, stroke("M0 36V54", BONE, 2.6)]

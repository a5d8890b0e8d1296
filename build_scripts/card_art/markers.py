"""Markers that say at a glance what a pile, a seat or a place is: made to be read at 64 pixels, most at 40."""

from math import cos, pi, sin

from card_art.colours import BONE, BRASS, EMBER, SOOT
from card_art.motifs import METAL, TONGUE
from card_art.shapes import smooth
from card_art.svg import circle, discs, document, group, inked, path, rings, stroke, strokes

WAX, WAX_DARK, WAX_LIGHT = "#9E1F1A", "#6A1010", "#D8503A"
RED = "#B3261A"


def markers() -> dict[str, str]:
    """Return every marker: file name without ending to SVG."""
    return {
        "done": document(100, 100, [group(_done(), 50, 50)]),
        "tombstone": document(100, 100, [group(_tombstone(), 50, 50)]),
        "crown": document(100, 80, [METAL, group(_crown(), 50, 42)]),
        "skull": document(100, 100, [group(_skull(), 50, 52)]),
        "lamp": document(80, 100, [METAL, group(_lamp(), 40, 52)]),
        "struck": document(100, 100, [group(_struck(), 50, 50)]),
        "wisp": document(80, 100, [group(_wisp(), 38, 50)]),
        "feather": document(40, 100, [group(_feather(), 20, 50)]),
        "bone": document(60, 30, [group(_bone(), 30, 15)]),
    }


def _done() -> list[str]:
    """Draw a seal of wax, ticked: done this turn."""
    drop = [(43 + 4 * sin(index * 2.3), index * pi / 7) for index in range(14)]
    rim = [(radius * cos(turn), radius * sin(turn)) for radius, turn in drop]
    return [
        inked(smooth(*rim), WAX, 4),
        path(
            "M0 41C24 40 42 22 41 -4C40 -18 34 -28 26 -34C34 -14 30 8 14 22C2 32 -14 36 -26 33C-18 38 -10 41 0 41Z",
            WAX_DARK,
        ),
        circle(0, 0, 30, WAX_DARK),
        circle(-1, -1, 28, WAX),
        stroke("M-33 -18C-28 -28 -20 -34 -10 -37", WAX_LIGHT, 4),
        *strokes("M-15 2L-4 14L18 -14", (SOOT, 14), (BONE, 8.4)),
    ]


def _tombstone() -> list[str]:
    """Draw a gravestone, cracked, with a fool's mark: this pile is dead."""
    stone = "M-32 44V-14C-32 -54 32 -54 32 -14V44Z"
    return [
        inked(stone, "#8C857A", 4),
        path("M10 -43C24 -40 32 -30 32 -14V42H16C20 10 22 -24 10 -43Z", "#5E5850"),
        stroke("M-26 36V-12C-26 -34 -14 -42 0 -43", "#C4BCAE", 3),
        stroke("M14 -40L6 -28L14 -20L8 -12", SOOT, 3),
        path("M-15 2C-15 -18 15 -18 15 2C15 8 11 10 10 18H-10C-11 10 -15 8 -15 2Z", SOOT),
        path(
            "M-11 2C-11 -6 -3 -6 -3 2C-4 7 -10 7 -11 2ZM11 2C11 -6 3 -6 3 2C4 7 10 7 11 2ZM0 6L-3 11H3Z",
            "#8C857A",
        ),
        stroke("M-3.4 14V18M3.4 14V18", "#8C857A", 2),
        stroke("M-14 26H14M-10 33H10", SOOT, 3),
        inked("M-44 47C-34 36 -24 42 -14 38C-4 44 8 38 18 42C28 36 38 40 44 47Z", "#3A4A2E", 3.4),
    ]


def _crown() -> list[str]:
    """Draw the leader's crown."""
    data = "M-40 26L-44 -22L-22 -2L0 -34L22 -2L44 -22L40 26C16 34 -16 34 -40 26Z"
    return [
        inked(data, "url(#metal)", 4.4),
        path("M0 -34L22 -2L44 -22L40 26C26 30 14 32 2 32C14 16 12 -10 0 -34Z", "#8A5A1E", 'opacity="0.5"'),
        stroke("M-36 16C-14 22 14 22 37 15", SOOT, 3),
        stroke("M-38 -12L-24 1L-21 4L-2 -24", "#FFF1CC", 2.6),
        *[part for x, y in ((-44, -24), (0, -36), (44, -24)) for part in discs(x, y, (7, SOOT), (4.6, BONE))],
        inked("M0 4L8 11L0 18L-8 11Z", RED, 2.6),
        inked("M-24 7L-18 12L-24 18L-30 12ZM24 7L30 12L24 18L18 12Z", "#2F6A58", 2.4),
    ]


def _skull() -> list[str]:
    """Draw the loser's skull."""
    bone = "M-38 -4C-42 -56 42 -56 38 -4C38 10 28 14 26 22V38H-26V22C-28 14 -38 10 -38 -4Z"
    return [
        inked(bone, BONE, 4.4),
        path("M14 -40C32 -36 40 -22 38 -4C38 10 28 14 26 22V36H12C22 16 26 -18 14 -40Z", "#B9AD94"),
        path(
            "M-30 -2C-30 -20 -8 -20 -7 -3C-9 10 -27 11 -30 -2ZM30 -2C30 -20 8 -20 7 -3C9 10 27 11 30 -2ZM0 6L-7 19H7Z",
            SOOT,
        ),
        circle(-18, -4, 4.4, EMBER),
        circle(18, -4, 4.4, EMBER),
        stroke("M-13 26V37M0 26V37M13 26V37", SOOT, 3.6),
        stroke("M-30 -20C-26 -32 -16 -38 -6 -39", "#FFFFFF", 3),
        stroke("M8 -39L2 -30L10 -24", SOOT, 2.6),
    ]


def _lamp() -> list[str]:
    """Draw a small lamp that hangs over the player whose turn it is."""
    flame = group([path(TONGUE, EMBER), group([path(TONGUE, "#FFE09A")], 0, 5, 0, 0.62)], 0, 9, 0, 0.84)
    return [
        *rings(0, -40, (6, SOOT, 6), (6, BRASS, 3)),
        path("M-20 -14H20L16 28H-16Z", "#FFB84A", 'opacity="0.45"'),
        flame,
        *strokes("M-20 -14L-16 28M20 -14L16 28", (SOOT, 7), (BRASS, 3.4)),
        inked("M-26 -14L-10 -34H10L26 -14Z", "url(#metal)", 3.6),
        stroke("M-18 -17L-7 -30", "#FFF1CC", 2.4),
        inked("M-20 26H20L25 38H-25Z", "url(#metal)", 3.6),
        stroke("M-16 30H8", "#FFF1CC", 2.2),
    ]


def _struck() -> list[str]:
    """Draw two strokes of red over what does not count."""
    line = "M-38 34C-20 14 14 -18 40 -38"
    return [*strokes(line, (SOOT, 17), (RED, 10.4)), stroke("M-32 26C-16 10 12 -16 34 -33", "#E8705A", 2.6)]


def _wisp() -> list[str]:
    """Draw a soul on its way."""
    body = "M2 -44C20 -44 28 -30 27 -12C26 6 31 15 37 20C28 26 20 22 17 17C15 34 4 42 -12 45C-8 37 -12 32 -16 30C-22 37 -30 36 -34 30C-27 24 -24 10 -24 -12C-24 -30 -16 -44 2 -44Z"
    return [
        inked(body, "#DCEBDD", 4, "#2F5A4A"),
        path(
            "M14 -40C24 -34 28 -24 27 -12C26 6 31 15 37 20C28 26 20 22 17 17C15 30 8 38 -4 42C12 22 20 -14 14 -40Z",
            "#9CC4AE",
        ),
        path(
            "M-13 -14C-12 -26 -2 -26 -1 -14C-2 -5 -11 -5 -13 -14ZM17 -14C16 -26 6 -26 5 -14C6 -5 15 -5 17 -14ZM-4 4C-2 -1 6 -1 8 4C8 13 -4 13 -4 4Z",
            "#24443A",
        ),
        stroke("M-16 -28C-13 -35 -8 -38 -2 -39", "#FFFFFF", 3),
    ]


def _feather() -> list[str]:
    """Draw a feather that falls."""
    vane = "M0 -46C14 -34 18 -10 13 14C11 24 6 31 1 35C-6 31 -12 24 -13 12C-17 -12 -12 -34 0 -46Z"
    return [
        inked(vane, "#E6E0D2", 3),
        path("M1 -44C14 -32 17 -10 13 14C11 24 6 31 1 35Z", "#B7B0A2"),
        stroke("M0 -40V46", "#6E675C", 2.6),
        stroke("M-12 6L-3 12M-13 -8L-3 -1M12 2L3 9M13 -12L3 -5", "#6E675C", 1.8),
    ]


def _bone() -> list[str]:
    """Draw a splinter of bone."""
    data = "M-26 -4C-24 -12 -14 -12 -12 -5L10 -7L24 -9L18 -1L27 5L10 7L-12 5C-14 12 -24 12 -26 4C-29 2 -29 -2 -26 -4Z"
    return [inked(data, BONE, 2.8), path("M-12 5L10 7L26 5L18 1L-12 1Z", "#B9AD94")]

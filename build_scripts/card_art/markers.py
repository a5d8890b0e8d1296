"""Markers that say at a glance what a pile, a seat or a place is: made to be read at 64 pixels, most at 40."""

from math import cos, pi, sin

from card_art.colours import BONE, BRASS, EMBER, FLAME, SOOT
from card_art.motifs import METAL, TONGUE
from card_art.shapes import number, smooth
from card_art.suits import SUITS, pip, sign
from card_art.svg import (
    circle,
    discs,
    document,
    gradient,
    group,
    hoop,
    inked,
    path,
    ring,
    rings,
    stroke,
    strokes,
)

STEEL = gradient("steel", [(0, "#D5D9DE"), (0.5, "#8E959E"), (1, "#565C66")], down=False)
IRON, IRON_DARK, IRON_LIGHT = "#8E959E", "#4A5058", "#D5D9DE"
WAX, WAX_DARK, WAX_LIGHT = "#9E1F1A", "#6A1010", "#D8503A"
RED = "#B3261A"


def markers() -> dict[str, str]:
    """Return every marker: file name without ending to SVG."""
    drawn = {
        "clamp": document(100, 100, [STEEL, METAL, group(_clamp(), 50, 50)]),
        "debt": document(100, 100, [STEEL, METAL, group(_debt(), 50, 50)]),
        "done": document(100, 100, [group(_done(), 50, 50)]),
        "tombstone": document(100, 100, [group(_tombstone(), 50, 50)]),
        "crown": document(100, 80, [METAL, group(_crown(), 50, 42)]),
        "skull": document(100, 100, [group(_skull(), 50, 52)]),
        "candle_lit": document(60, 100, [group([*_stump(), *_flame()], 30, 50)]),
        "candle_out": document(60, 100, [group([*_stump(dimmed=True), *_smoke()], 30, 50)]),
        "gem": document(100, 100, [METAL, *_gem()]),
        "notch_lit": document(90, 60, [METAL, group(_notch(lit=True), 45, 30)]),
        "notch": document(90, 60, [METAL, group(_notch(lit=False), 45, 30)]),
        "chevron": document(60, 60, [METAL, group(_chevron(), 30, 30)]),
        "lamp": document(80, 100, [METAL, group(_lamp(), 40, 52)]),
        "struck": document(100, 100, [group(_struck(), 50, 50)]),
        "wisp": document(80, 100, [group(_wisp(), 38, 50)]),
        "feather": document(40, 100, [group(_feather(), 20, 50)]),
        "bone": document(60, 30, [group(_bone(), 30, 15)]),
    }
    return drawn | {f"coin_{suit}": document(100, 100, [METAL, *_coin(suit)]) for suit in SUITS}


def _clamp() -> list[str]:
    """Draw a clamp screwed down on cards: cover it."""
    jaw = "M-34 -30H18V-16H-18V22H18V36H-34C-40 36 -42 32 -42 28V-22C-42 -28 -40 -30 -34 -30Z"
    cards = [inked(f"M-4 {y}H42V{y + 9}H-4Z", BONE, 3) for y in (11, 4)]
    screw = [
        *strokes("M10 -42V-6", (SOOT, 15), ("url(#steel)", 9)),
        stroke("M6 -12L14 -15M6 -20L14 -23M6 -28L14 -31", IRON_DARK, 2.4),
        inked("M-6 -8H26L20 4H0Z", IRON, 3.4),
        *strokes("M-12 -42H32", (SOOT, 13), ("url(#metal)", 7.4)),
        *discs(-13, -42, (7.4, SOOT), (4.8, "#E8B860")),
        *discs(33, -42, (7.4, SOOT), (4.8, "#E8B860")),
    ]
    return [
        *cards,
        inked(jaw, "url(#steel)", 4),
        stroke("M-36 -24H10M-36 -22V26", IRON_LIGHT, 2.6),
        stroke("M-28 30H12", IRON_DARK, 2.6),
        *screw,
    ]


def _debt() -> list[str]:
    """Draw a ring of chain about a plate for a number: what is owed."""
    links = []
    for index in range(10):
        turn = index * 36
        upright = index % 2
        across, down, colour = (6, 5, IRON_DARK) if upright else (12, 7, IRON)
        link = [hoop(0, -38, across, down, SOOT, 9.4), hoop(0, -38, across, down, colour, 5.4)]
        if not upright:
            link.append(stroke("M-8 -43Q0 -47 8 -43", IRON_LIGHT, 2))
        links.append((upright, group(link, 0, 0, turn)))
    plate = discs(0, 0, (31, SOOT), (28.6, "url(#metal)"), (25, SOOT), (23.6, "#1C1310"))
    return [*[part for _, part in sorted(links, key=lambda found: -found[0])], *plate]


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


def _flame() -> list[str]:
    core = group([path(TONGUE, "#FFE9B0")], 0, 9, 0, 0.36)
    return [
        group([inked(TONGUE, EMBER, 3.4), group([path(TONGUE, FLAME)], 0, 5, 0, 0.66), core], 0, -17, 0, 0.98)
    ]


def _stump(*, dimmed: bool = False) -> list[str]:
    """Draw a candle with drips; grey when it is out."""
    side, front, dark = ("#8A8272", "#A89F8C", "#6A6356") if dimmed else ("#C9B88E", "#EFE6D2", "#A8946A")
    stump = "M-16 6C-10 1 10 1 16 6V40Q0 48 -16 40Z"
    drips = "M-16 6C-10 1 10 1 16 6C16 16 13 26 9 17C7 12 5 24 1 25C-3 25 -4 13 -7 17C-10 30 -16 22 -16 6Z"
    return [
        inked(stump, side, 3.4),
        path("M6 22V44C10 43 14 42 14.4 39V18Z", dark),
        path(drips, front),
        stroke("M0 5V-4", SOOT, 3.6),
    ]


def _smoke() -> list[str]:
    """Draw the smoke of a dead flame."""
    curl = "M0 -8C-9 -16 8 -22 0 -32C-5 -38 2 -44 4 -47"
    return [circle(0, -5, 2.6, EMBER), *strokes(curl, (SOOT, 7.4), ("#B9B2A6", 3.6))]


def _gem() -> list[str]:
    """Draw a disc of soot with an edge of brass, for a score."""
    return [
        circle(50, 52, 47, "#080605"),
        *discs(50, 50, (46, SOOT), (44, "url(#metal)"), (38.6, SOOT), (37, "#211712")),
        path("M50 14A36 36 0 0 1 86 50C84 30 70 16 50 14Z", "#3E2C20"),
        stroke("M22 30C27 22 34 16 43 13.6", "#FFF1CC", 2.6),
    ]


def _notch(*, lit: bool) -> list[str]:
    """Draw a notch of the ladder of tricks: a slot in brass, with an ember in it once it is reached."""
    plate = "M-40 -18L-32 -26H32L40 -18V18L32 26H-32L-40 18Z"
    slot = "M-28 -12H28Q34 0 28 12H-28Q-34 0 -28 -12Z"
    brass = "url(#metal)" if lit else "#5E4626"
    parts = [
        inked(plate, brass, 3.6),
        stroke("M-36 -16L-30 -22H29", "#FFF1CC" if lit else "#8A6A3C", 2.4),
        inked(slot, "#E2642B" if lit else "#1A110C", 3),
        circle(-35, 0, 2.4, SOOT),
        circle(35, 0, 2.4, SOOT),
    ]
    if lit:
        return [
            *parts,
            path("M-24 -7H24Q28 0 24 7H-24Q-28 0 -24 -7Z", FLAME),
            path("M-18 -3H18Q21 0 18 3H-18Q-21 0 -18 -3Z", "#FFEBB8"),
        ]
    return [*parts, stroke("M-24 8H24", "#3A2818", 2.4)]


def _chevron() -> list[str]:
    """Draw a chevron let into the rim, pointing to the right."""
    data = "M-20 -22H-2L20 0L-2 22H-20L2 0Z"
    return [
        path(data, "#0C0806", 'transform="translate(1.6 2)"'),
        inked(data, "url(#metal)", 3),
        stroke("M-14 -18H-4L14 0", "#FFF1CC", 2.2),
        stroke("M-13 18H-4L4 10", "#6B4413", 2.2),
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


def _coin(suit: str) -> list[str]:
    """Draw a coin struck with a suit: the suit that was named."""
    ink = SOOT if suit in "SC" else RED
    notches = "".join(
        f"M{number(50 + 45.4 * cos(turn))} {number(50 + 45.4 * sin(turn))}L{number(50 + 41 * cos(turn))} {number(50 + 41 * sin(turn))}"
        for turn in (index * pi / 18 for index in range(36))
    )
    relief = [group(sign(suit, "#FFF1CC"), -0.8, -1.2, 0, 1), *pip(suit, ink)]
    return [
        circle(50, 51, 48, SOOT),
        circle(50, 50, 46.5, "url(#metal)"),
        stroke(notches, "#8A5A1E", 1.8),
        *discs(50, 50, (38.4, "#6B4413"), (36.6, BONE)),
        ring(50, 50, 33, "#C9B48A", 1.6),
        group(relief, 50, 50, 0, 0.5),
        stroke("M15 36C20 25 28 18 37 14", "#FFF3CF", 2.6),
    ]

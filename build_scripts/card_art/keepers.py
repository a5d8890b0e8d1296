"""The keepers of the circles of the Descent: an archdevil for each game, whose face only the Descent gives."""

from dataclasses import replace

from card_art import bust_gear as gear
from card_art import bust_hair as hair
from card_art import bust_parts as parts
from card_art import heads, marks
from card_art.busts import Part, Rank, Sitter, colours, plain
from card_art.dress import GOLD, People
from card_art.looks import Mouth
from card_art.opponents import GREAT_HORNS, LASHES
from card_art.svg import (
    BONE,
    BRASS,
    EMBER,
    FLAME,
    OXBLOOD,
    SILVER,
    SOOT,
    both,
    circle,
    inked,
    path,
    ring,
    stroke,
)


def _collar(lining: str) -> tuple[Part, ...]:
    return (lambda _people: parts.high_collar(lining),)


def _wings(_people: People) -> list[str]:
    """Singed wings that rise behind the shoulders."""
    feathers = [
        ("M30 34C42 8 50 -22 44 -50C58 -34 62 -4 54 26Z", "#D9D3C6"),
        ("M34 38C48 20 58 -4 56 -30C66 -14 66 14 58 36Z", "#B7B0A2"),
        ("M36 44C50 34 60 14 61 -6C68 10 66 32 58 46Z", "#8C857A"),
    ]
    tips = stroke("M44 -50L45 -44M56 -30L56.6 -24M61 -6L61 0", EMBER, 2)
    return both([*[inked(data, fill, 1.6) for data, fill in feathers], tips])


def _halo(_people: People) -> list[str]:
    """A halo that was broken and hangs askew."""
    whole = "M-24 -57C-22 -65 -4 -69 12 -66C26 -63 28 -57 18 -53"
    rest = "M8 -51C-4 -49 -16 -50 -22 -53"
    drawn = [stroke(data, SOOT, 7.4) for data in (whole, rest)]
    drawn += [stroke(data, GOLD, 4.6) for data in (whole, rest)]
    return [*drawn, stroke("M-20 -59C-14 -64 0 -66 10 -64.5", "#FFF1C4", 1.4)]


def _coins(_people: People) -> list[str]:
    """A band of coins across the brow."""
    found = []
    for x, y in ((-27, -27), (-14.5, -32), (0, -34), (14.5, -32), (27, -27)):
        found += [circle(x, y, 7, SOOT), circle(x, y, 5.8, GOLD), ring(x, y, 3.4, "#8A5A1E", 1.3)]
    return found


def _bones(_people: People) -> list[str]:
    """The cheeks of somebody who has not eaten for an age."""
    hollow = "M15 11C19 12 20 17 17 24C13 21 12 15 15 11Z"
    return both([path(hollow, "#8F8776"), stroke("M12 30V36M6 31.4V37.6", "#8F8776", 1.4)])


def _pen(_people: People) -> list[str]:
    """A quill behind the ear."""
    feather = "M33 -4C42 -22 50 -40 48 -60C36 -50 28 -28 30 -6Z"
    barbs = "M46 -56L31 0M44 -44L37 -40M42 -34L35 -30M40 -24L33 -20"
    return [inked(feather, "#B3261A", 1.6), stroke(barbs, "#F6C9A0", 1.3)]


KEEPERS = {
    "sariel": Sitter(
        Rank.KEEPER,
        replace(
            colours("#EFE3D6", "#BFAE9C", "#E9E4F2", "#B4AFC6", "#3F7FB0", "#24315E", "#151D3C"), trim=SILVER
        ),
        *("Q", "Q", Mouth.LIPS),
        behind=(_wings, heads.ears),
        over=(LASHES, hair.straight, _halo),
        collar=_collar("#2E3E7A"),
        brow_colour="#8C86A0",
    ),
    "nergal": Sitter(
        Rank.KEEPER,
        replace(
            colours("#A8562A", "#783614", "#1A120E", "#4A3226", "#F6D042", "#7E1F1A", "#4A1010"), trim=GOLD
        ),
        *("K", "K", Mouth.BEARD),
        behind=(GREAT_HORNS, heads.ears, gear.earrings),
        over=(_coins, gear.nose_ring),
        beard="C",
        collar=_collar("#B9812F"),
    ),
    "momus": Sitter(
        Rank.KEEPER,
        replace(
            colours("#DCE3D2", "#A9B39E", "#3A2A4A", "#6A5288", "#8FD07A", "#4A2468", "#2E1442"),
            lining="#2C6A3A",
            trim=FLAME,
        ),
        *("J", "J", Mouth.GRIN),
        behind=(heads.ears,),
        over=(plain(marks.tears), gear.jester_cap),
        collar=_collar("#2C6A3A"),
    ),
    "abaddon": Sitter(
        Rank.KEEPER,
        replace(
            colours("#D8D0BC", "#A69D88", "#2A2622", "#57504A", EMBER, "#2B2622", "#191613"),
            lining="#4A1010",
            trim=BONE,
        ),
        *("T", "K", Mouth.SCOWL),
        behind=(gear.ember_eyes,),
        over=(_bones, gear.hood),
        collar=_collar(OXBLOOD),
    ),
    "mephisto": Sitter(
        Rank.KEEPER,
        replace(
            colours("#C0392B", "#87221A", "#14110F", "#4A3438", FLAME, "#231A26", "#14101A"),
            lining="#6E1638",
            trim=BRASS,
        ),
        *("K", "K", Mouth.BEARD),
        behind=(_pen, heads.ears),
        over=(
            parts.widows_peak,
            hair.moustache,
            parts.goatee,
            plain(marks.monocle),
            plain(parts.small_horns),
        ),
        collar=_collar("#8C1C48"),
    ),
}

"""Headgear of jacks and queens: a cap with its feather, a veil."""

from card_art.crowns import badge
from card_art.dress import People
from card_art.svg import BONE, BRASS, EMBER, FLAME, SILVER, SOOT, VERMILION, both, inked, path, stroke


def cap(suit: str, people: People) -> list[str]:
    """A jack's: sexton's brim, horned bonnet, beret, or an acorn cup; each with its feather."""
    return [*{"S": _brim, "H": _bonnet, "D": _beret, "C": _acorn_cup}[suit](people), *badge(suit, -2, -30)]


def _feather(outer: str, vane: str, quill: str) -> list[str]:
    return [
        inked(
            (
                "M10 -32C18 -52 36 -62 60 -58C56 -54 58 -50 54 -47C48 -46 50 -42 44 -40"
                "C40 -40 40 -36 34 -35C26 -36 20 -32 14 -26Z"
            ),
            outer,
        ),
        path("M16 -33C24 -46 36 -54 50 -54C42 -50 32 -44 26 -38Z", vane),
        stroke("M11 -28C20 -42 34 -52 54 -56", quill, 1.5),
    ]


def _brim(people: People) -> list[str]:
    crown = "M-24 -26C-26 -44 -20 -58 -8 -62C0 -58 10 -62 16 -58C24 -50 26 -38 25 -26Z"
    brim = (
        "M-46 -22C-30 -34 30 -34 46 -24C50 -20 46 -14 38 -16C20 -24 -20 -24 -38 -14C-46 -12 -50 -18 -46 -22Z"
    )
    return [
        *_feather("#23222B", "#4B4A57", SILVER),
        inked(crown, people.fold),
        path("M8 -59C20 -60 26 -40 25 -28L14 -28C16 -40 14 -52 8 -59Z", SOOT),
        inked("M-25 -36C-10 -41 10 -41 25 -36L25 -26C10 -31 -10 -31 -25 -26Z", people.lining, 1.8),
        inked(brim, people.coat),
        stroke("M-40 -19C-22 -29 22 -29 40 -20", people.trim, 1.4),
    ]


def _bonnet(people: People) -> list[str]:
    horn = "M18 -30C30 -36 36 -48 30 -62C44 -54 48 -34 34 -20Z"
    dome = "M-31 -16C-34 -42 -18 -52 0 -52C18 -52 34 -42 31 -16C20 -26 -20 -26 -31 -16Z"
    plume = "M0 -50C-8 -55 -5 -60 -9 -67C3 -64 4 -60 6 -57C10 -60 10 -63 8 -66C17 -61 16 -54 8 -48Z"
    return [
        *both([inked(horn, BONE), stroke("M30 -33Q36 -32 39 -30M33 -40Q39 -40 42 -38", BRASS, 1.5)]),
        inked(plume, EMBER),
        path("M2 -50C-2 -55 2 -58 2 -61C8 -57 10 -54 6 -49Z", FLAME),
        inked(dome, people.coat),
        path("M12 -50C24 -48 34 -38 31 -16C28 -19 24 -21 20 -22C24 -34 20 -44 12 -50Z", people.fold),
        inked(
            (
                "M-32 -17C-22 -32 22 -32 32 -17C31 -12 30 -10 28 -10C18 -23 -18 -23 -28 -10"
                "C-30 -10 -31 -12 -32 -17Z"
            ),
            people.trim,
            1.8,
        ),
    ]


def _beret(people: People) -> list[str]:
    disc = "M-30 -18C-52 -24 -48 -48 -26 -54C0 -62 30 -56 36 -40C40 -30 36 -20 30 -16C16 -28 -14 -28 -30 -18Z"
    return [
        *_feather("#8C1C1A", VERMILION, FLAME),
        inked(disc, people.lining),
        path("M18 -54C34 -50 40 -34 34 -22L29 -17C24 -21 18 -23 12 -24C26 -32 28 -44 18 -54Z", "#5A1A1A"),
        stroke("M-38 -34C-26 -46 -8 -50 6 -50M-30 -28C-20 -38 -8 -42 4 -42", people.trim, 1.6),
        inked(
            (
                "M-31 -17C-20 -30 20 -30 31 -17C31 -13 30 -11 28 -10C16 -23 -16 -23 -28 -10"
                "C-30 -11 -31 -13 -31 -17Z"
            ),
            people.coat,
            1.8,
        ),
    ]


def _acorn_cup(people: People) -> list[str]:
    dome = "M-34 -15C-36 -44 -20 -58 0 -58C20 -58 36 -44 34 -15C20 -27 -20 -27 -34 -15Z"
    stalk = "M-4 -56C-4 -60 -1 -64 5 -67L10 -62C6 -61 4 -59 4 -56Z"
    rows = ((-46, (-14, 0, 14)), (-37, (-22, -8, 8, 22)), (-28, (-27, -14, 14, 27)))
    scales = "".join(f"M{x - 7} {y - 3}Q{x} {y + 6} {x + 7} {y - 3}" for y, xs in rows for x in xs)
    return [
        *_feather("#6E8F4E", "#8FAE68", people.fold),
        inked(stalk, people.coat),
        inked(dome, "#8A5F36"),
        path("M12 -57C26 -54 36 -40 34 -15C30 -19 26 -21 22 -22C26 -36 22 -48 12 -57Z", people.coat),
        stroke(scales, people.fold, 1.8),
        inked(
            "M-35 -16C-24 -31 24 -31 35 -16C34 -11 32 -9 30 -9C18 -22 -18 -22 -30 -9C-32 -9 -34 -11 -35 -16Z",
            people.trim,
            1.8,
        ),
    ]


def veil(people: People) -> list[str]:
    """A queen's, behind her head."""
    cloth = "M0 -48C30 -50 48 -30 48 -4C48 18 50 34 54 44L-54 44C-50 34 -48 18 -48 -4C-48 -30 -30 -50 0 -48Z"
    hem = "M36 -28C44 -10 40 18 46 40M-36 -28C-44 -10 -40 18 -46 40"
    return [inked(cloth, people.lining), stroke(hem, people.trim, 1.8)]

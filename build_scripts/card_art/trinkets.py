"""Trinkets in a jack's other hand."""

from card_art.svg import BONE, EMBER, FLAME, SOOT, VERMILION, circle, group, inked, path, stroke


def trinket(suit: str) -> list[str]:
    """A bone, a candle, three cards, a tankard."""
    return {"S": _bone, "H": _candle, "D": _cards, "C": _tankard}[suit]()


def _bone() -> list[str]:
    knob = (
        "M-4 14L-4 -22C-10 -20 -13 -28 -8 -31C-9 -37 -1 -38 0 -33C1 -38 9 -37 8 -31C13 -28 10 -20 4 -22L4 14Z"
    )
    return [inked(knob, BONE), stroke("M1.5 -18V-8", "#B9B0A0", 2)]


def _candle() -> list[str]:
    flame = "M0 -24C-8 -30 -6 -36 -1 -46C2 -40 8 -34 6 -28Q4 -24 0 -24Z"
    wax = "M-6 14L-6 -18C-4 -20 4 -20 6 -18L6 -8C8 -6 8 0 6 0L6 14Z"
    return [
        inked(flame, EMBER, 1.8),
        path("M0 -25C-4 -29 -2 -33 0 -38C2 -34 4 -29 0 -25Z", FLAME),
        inked(wax, BONE),
        stroke("M0 -20V-25", SOOT, 1.6),
    ]


def _cards() -> list[str]:
    card = inked("M-7.5 -36H7.5V-10H-7.5Z", BONE, 1.8)
    marks = (
        [circle(0, -24, 3, SOOT)],
        [circle(0, -24, 3, SOOT)],
        [inked("M0 -29L4 -23L0 -17L-4 -23Z", VERMILION, 1)],
    )
    return [group([card, *mark], 0, 4, turn) for turn, mark in zip((-32, 32, 0), marks, strict=True)]


def _tankard() -> list[str]:
    foam = "M-14 -22C-18 -28 -12 -33 -8 -30C-6 -36 4 -36 5 -31C10 -34 16 -28 12 -22Z"
    return [
        inked("M-13 -23L12 -23L13 8L-14 8Z", "#8A5F36"),
        path("M5 -22L12 -22L13 7L5 7Z", "#5E3A1C"),
        stroke("M-13 -16H12M-14 2H13", "#D9B26A", 2.4),
        inked(foam, BONE, 1.8),
    ]

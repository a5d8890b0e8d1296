"""The French deck: indices, pips in their classic places, aces, and the courts between them."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import cos, pi, sin

from card_art.angel import angel
from card_art.colours import BONE, BRASS, FLAME, SOOT, VERMILION
from card_art.courts import court
from card_art.devil import devil
from card_art.jokers import joker, joker_index
from card_art.motifs import eye, flame, skull
from card_art.shapes import polygon
from card_art.sheet import CORNER, HEIGHT, WIDTH, paper, sheet
from card_art.suits import SUITS, pip, placed, sign
from card_art.svg import Letters, both, both_ways, circle, gradient, group, path, stroke

STRIP = 28.5
"""The middle of the strip of the card that a fan leaves open."""
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
COURTS = RANKS[10:]


@dataclass(frozen=True)
class Look:
    """The style of a whole deck: the ink of each suit, and the face of a number card."""

    inks: Mapping[str, str]
    index: float
    """The height of an index's rank, of which the strip takes the width."""
    sign: float
    """The width of an index's suit."""
    pips: float
    """The width of a pip; a deck of large indices has a single one, in the middle."""
    rows: Mapping[str, tuple[tuple[float, float], ...]]
    """Places of the pips of each rank, counted from the middle of the card."""


RED = "#B3261A"
TWO_INKS = {"S": SOOT, "H": RED, "D": RED, "C": SOOT}
FOUR_INKS = {"S": SOOT, "H": RED, "D": "#1F4E79", "C": "#1F6A43"}

_X = 46
_Y = 114
_ENDS = ((-_X, -_Y), (_X, -_Y), (-_X, _Y), (_X, _Y))
_FOURS = (*_ENDS, (-_X, -_Y / 3), (_X, -_Y / 3), (-_X, _Y / 3), (_X, _Y / 3))
_SIXES = (*_ENDS, (-_X, 0), (_X, 0))
CLASSIC: Mapping[str, tuple[tuple[float, float], ...]] = {
    "2": ((0, -_Y), (0, _Y)),
    "3": ((0, -_Y), (0, 0), (0, _Y)),
    "4": _ENDS,
    "5": (*_ENDS, (0, 0)),
    "6": _SIXES,
    "7": (*_SIXES, (0, -_Y / 2)),
    "8": (*_SIXES, (0, -_Y / 2), (0, _Y / 2)),
    "9": (*_FOURS, (0, 0)),
    "10": (*_FOURS, (0, -_Y * 2 / 3), (0, _Y * 2 / 3)),
}
SINGLE: Mapping[str, tuple[tuple[float, float], ...]] = dict.fromkeys(RANKS[1:10], ((0, 0),))

LOOKS = {
    "french": Look(TWO_INKS, 43, 36, 44, CLASSIC),
    "french4": Look(FOUR_INKS, 43, 36, 44, CLASSIC),
    "french_large": Look(TWO_INKS, 60, 38, 130, SINGLE),
    "french4_large": Look(FOUR_INKS, 60, 38, 130, SINGLE),
}


def deck(letters: Letters, look: Look) -> dict[str, str]:
    """Return every card of a look: file name without ending to SVG."""
    cards = {f"{rank}{suit}": card(rank, suit, look, letters) for suit in SUITS for rank in RANKS}
    for colour in ("red", "black"):
        cards[f"joker_{colour}"] = _on_paper(joker(colour), joker_index(colour, letters))
    cards["devil"] = devil()
    cards["angel"] = angel()
    return cards


def card(rank: str, suit: str, look: Look, letters: Letters) -> str:
    if rank in COURTS:
        middle = court(rank, suit)
    elif rank == "A":
        middle = ace(suit, look.inks[suit])
    else:
        middle = _pips(rank, suit, look)
    return _on_paper(middle, _index(rank, suit, look, letters))


def _on_paper(middle: list[str], corner: list[str]) -> str:
    parts = [
        gradient("paper", [(0, "#F6EFDF"), (0.6, BONE), (1, "#E4D8BE")]),
        *paper(WIDTH, HEIGHT, CORNER, "url(#paper)"),
        group(middle, WIDTH / 2, HEIGHT / 2),
        *both_ways(corner, WIDTH, HEIGHT),
    ]
    return sheet(parts)


def _index(rank: str, suit: str, look: Look, letters: Letters) -> list[str]:
    """Draw rank over suit, narrowed where it must be to stay within the strip."""
    ink = look.inks[suit]
    bottom = 11 + look.index
    return [
        letters.fitted(rank, STRIP, bottom, 39, look.index, ink),
        placed(sign(suit, ink), STRIP, bottom + 5 + look.sign / 2, look.sign),
    ]


def _pips(rank: str, suit: str, look: Look) -> list[str]:
    """Draw the pips, those of the lower half on their heads."""
    shape = pip(suit, look.inks[suit])
    return [placed(shape, x, y, look.pips, 180 if y > 0 else 0) for x, y in look.rows[rank]]


def ace(suit: str, ink: str) -> list[str]:
    """Draw an ace's middle, counted from the middle of the card."""
    inside = {"S": _grave, "H": _fire, "D": _stone, "C": _leaves}[suit](ink)
    flourish = _flourish(suit, ink)
    return [*_glory(), *flourish, group(flourish, 0, 0, 180), *inside]


def _glory() -> list[str]:
    """Draw short strokes in an oval."""
    ticks = []
    for step in range(48):
        turn = 2 * pi * step / 48
        x, y, long = 70 * cos(turn), 104 * sin(turn), 1.09 if step % 2 else 1.05
        ticks.append(f"M{x:.1f} {y:.1f}L{x * long:.1f} {y * long:.1f}")
    return [stroke("".join(ticks), BRASS, 1.8)]


def _flourish(suit: str, ink: str) -> list[str]:
    """Draw a scroll over the sign, with a small sign in its fork."""
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
        path(polygon((-12, 42), (-8, 52), (-4, 45)), BONE),
        path(polygon((12, 42), (8, 52), (4, 45)), BONE),
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

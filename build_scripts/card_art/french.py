"""The French deck: indices, pips in their classic places, aces, and the courts between them."""

from collections.abc import Mapping
from dataclasses import dataclass

from card_art.aces import ace
from card_art.angel import angel
from card_art.courts import court
from card_art.devil import devil
from card_art.jokers import joker, joker_index
from card_art.sheet import CORNER, HEIGHT, WIDTH, sheet
from card_art.suits import SUITS, pip, placed, sign
from card_art.svg import BONE, SOOT, Letters, frame, gradient, group, plate

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
SINGLE: Mapping[str, tuple[tuple[float, float], ...]] = {rank: ((0, 0),) for rank in RANKS[1:10]}

LOOKS = {
    "french": Look(TWO_INKS, 43, 36, 44, CLASSIC),
    "french4": Look(FOUR_INKS, 43, 36, 44, CLASSIC),
    "french_large": Look(TWO_INKS, 60, 38, 130, SINGLE),
    "french4_large": Look(FOUR_INKS, 60, 38, 130, SINGLE),
}


def deck(letters: Letters, look: Look) -> dict[str, str]:
    """Every card of a look: file name without ending to SVG."""
    cards = {f"{rank}{suit}": card(rank, suit, look, letters) for suit in SUITS for rank in RANKS}
    for colour in ("red", "black"):
        cards[f"joker_{colour}"] = _on_paper(joker(colour), joker_index(colour, letters))
    cards["devil"] = devil()
    cards["angel"] = angel()
    return cards


def card(rank: str, suit: str, look: Look, letters: Letters) -> str:
    """One card."""
    if rank in COURTS:
        middle = court(rank, suit)
    elif rank == "A":
        middle = ace(suit, look.inks[suit])
    else:
        middle = _pips(rank, suit, look)
    return _on_paper(middle, _index(rank, suit, look, letters))


def _on_paper(middle: list[str], corner: list[str]) -> str:
    parts = [*_paper(), group(middle, WIDTH / 2, HEIGHT / 2), *corner, group(corner, WIDTH, HEIGHT, 180)]
    return sheet(parts)


def _paper() -> list[str]:
    """The bare card."""
    return [
        gradient("paper", [(0, "#F6EFDF"), (0.6, BONE), (1, "#E4D8BE")]),
        plate(1, 1, WIDTH - 2, HEIGHT - 2, CORNER, "url(#paper)"),
        frame(1.2, 1.2, WIDTH - 2.4, HEIGHT - 2.4, CORNER, SOOT, 2.4),
    ]


def _index(rank: str, suit: str, look: Look, letters: Letters) -> list[str]:
    """Rank over suit, narrowed where it must be to stay within the strip."""
    ink = look.inks[suit]
    bottom = 11 + look.index
    return [
        letters.fitted(rank, STRIP, bottom, 39, look.index, ink),
        placed(sign(suit, ink), STRIP, bottom + 5 + look.sign / 2, look.sign),
    ]


def _pips(rank: str, suit: str, look: Look) -> list[str]:
    """The lower half stands on its head."""
    shape = pip(suit, look.inks[suit])
    return [placed(shape, x, y, look.pips, 180 if y > 0 else 0) for x, y in look.rows[rank]]

"""The kabufuda deck (DV-1) and the larger deck of Devil 440 (DV-2)."""

from enum import Enum
from typing import Final

from game.cards import Deck, Face


class Rank(Enum):
    """The kind of a card: plain, or one with an effect of its own."""

    PLAIN = "plain"
    TEN = "ten"
    SPECIAL_1 = "special 1"
    SPECIAL_4 = "special 4"
    BLANK = "blank"
    ONIFUDA = "onifuda"


def _plain(number: int) -> Face:
    return Face(str(number), str(number), str(number), f"kabufuda/{number}", number)


SPECIAL_1 = Face("S1", "Special 1", "Special 1", "kabufuda/special_1", 11)
SPECIAL_4 = Face("S4", "Special 4", "Special 4", "kabufuda/special_4", 12)
BLANK = Face("B", "blank", "blank", "kabufuda/blank", 13)
ONIFUDA = Face("O", "Onifuda", "Onifuda", "kabufuda/onifuda", 14)

_STANDARD = (
    *(_plain(number) for number in range(1, 11) for _ in range(3 if number in (1, 4) else 4)),
    SPECIAL_1,
    SPECIAL_4,
)
_ADDED = (
    *(_plain(1) for _ in range(5)),
    *(_plain(4) for _ in range(2)),
    *(_plain(10) for _ in range(4)),
    SPECIAL_1,
    SPECIAL_4,
    BLANK,
    BLANK,
    ONIFUDA,
)


def _deck(faces: tuple[Face, ...]) -> Deck:
    return Deck(faces, ("kabufuda/back",) * len(faces))


STANDARD_DECK: Final = _deck(_STANDARD)
DECK_440: Final = _deck(_STANDARD + _ADDED)

_RANKS = {SPECIAL_1: Rank.SPECIAL_1, SPECIAL_4: Rank.SPECIAL_4, BLANK: Rank.BLANK, ONIFUDA: Rank.ONIFUDA}
_POINTS = {SPECIAL_1: 1, SPECIAL_4: 4, BLANK: 20, ONIFUDA: 20}


def fits(face: Face, top: Face) -> bool:
    """True if a face may be played on another: DV-7 for numbers, DV-15 for blanks, DV-16 for the Onifuda."""
    if face is ONIFUDA:
        return True
    if BLANK in (face, top):
        return SPECIAL_1 not in (face, top) and SPECIAL_4 not in (face, top)
    return (points_of(face) + points_of(top)) % 10 in (5, 9)


def points_of(face: Face) -> int:
    """Return the points of a face: its number, 1 or 4 for a Special, 20 for the others (DV-18)."""
    return _POINTS.get(face) or int(face.code)


_FACES = DECK_440.faces
"""The face of each card; the first forty are the standard deck."""
_DISTINCT = list(dict.fromkeys(_FACES))

RANK: Final = tuple(_RANKS.get(face, Rank.TEN if face.code == "10" else Rank.PLAIN) for face in _FACES)
POINTS: Final = tuple(points_of(face) for face in _FACES)
"""The points of each card left in a hand: its number, except for blanks and the Onifuda (DV-18)."""
DRAWS: Final = tuple({Rank.SPECIAL_1: 1, Rank.SPECIAL_4: 2}.get(rank, 0) for rank in RANK)
"""The cards the next seat draws if the deal goes on after a Special; 0 for other cards (DV-11, DV-12)."""
SKIPS: Final = tuple(rank is Rank.TEN or draws > 0 for rank, draws in zip(RANK, DRAWS, strict=True))
"""True for each card that skips the next seat if the deal goes on (DV-10 to DV-12)."""
THE_ONIFUDA: Final = RANK.index(Rank.ONIFUDA)
BIT: Final = tuple(1 << card for card in range(len(_FACES)))
KIND: Final = tuple(1 << _DISTINCT.index(face) for face in _FACES)
"""The bit of each card's face; equal faces share one."""
FITS: Final = tuple(tuple(fits(face, top) for face in _FACES) for top in _FACES)
"""``FITS[top][card]``: True if the card may be played on this top card."""
FITTING: Final = tuple(sum(1 << card for card, fit in enumerate(row) if fit) for row in FITS)
"""``FITTING[top]``: the cards that may be played on this top card, as a bit mask."""

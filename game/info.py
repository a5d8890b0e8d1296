"""The facts about a game that menus and lists show before its rules are imported, and ranks by totals."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.sentences import capitalised

TABLES: Final = 3
"""The tables of a game on the Descent: Imps, Fiends and Archdevils sit there."""


@dataclass(frozen=True, slots=True)
class GameInfo:
    """The facts about one game."""

    id: str
    title: str
    tagline: str
    seats: range
    """The numbers of seats it can be played with."""
    rules_version: int
    """Raised whenever a recorded match would play differently, and for a new option or field of the state.

    An option that is off changes no match; but deal codes count through all options, and fingerprints hold
    every field, so older ones would be read wrongly.
    """
    map: str
    """The table map, the name of a file in ``assets/tables`` without its ending."""
    page: str
    """The rules page, the name of a file in ``assets/rules`` without its ending."""
    usual_seats: int = 4
    """The number of seats unless a player chooses another one; the most there are if that is fewer."""
    unit: str = "point"
    """The unit of the totals."""
    deal: str = "deal"
    """A part of a match, in the middle of a sentence."""
    low_wins: bool = False
    by_rank: bool = False
    """True if hands are sorted by rank until a player sorts them otherwise."""
    cover: str = ""
    """The codes of a few cards of its deck that stand for it, parted by spaces; the last lies on top."""
    minutes: tuple[int, int] | None = None
    """The least and the most minutes that most first matches take one person; None: not said."""
    lessons: tuple[tuple[str, int], ...] = ()
    """The id of each guided deal, and how many steps it has."""
    descends: bool = False
    """True if it is met on the Descent."""
    assets: str = ""
    """The folder of its map, rules and pictures, for a game from another package."""

    @property
    def counts(self) -> str:
        """The unit of the totals, in the plural."""
        return f"{self.unit}s"

    def numbered(self, number: int) -> str:
        """Return a part of a match with its number: ``Deal 3``."""
        return f"{capitalised(self.deal)} {number}"


def ranked(totals: Sequence[int], low_wins: bool) -> tuple[int, ...]:
    """Return the rank of each seat from 1; equal totals share a rank."""
    best_first = sorted(totals, reverse=not low_wins)
    return tuple([1 + best_first.index(total) for total in totals])

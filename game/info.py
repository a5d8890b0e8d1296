"""The facts about a game that menus and lists need before its rules are imported, and ranks by totals."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.sentences import capitalised, noun

TABLES: Final = 3
"""The number of a game's tables on the Descent: with Imps, Fiends and Archdevils."""


@dataclass(frozen=True, slots=True)
class GameInfo:
    """The facts about a game."""

    id: str
    title: str
    tagline: str
    seats: range
    """The possible numbers of seats."""
    rules_version: int
    """The version of the rules. Raise it if a recorded match would play differently, and for a new option or
    field of the state.

    Even an option that is off changes deal codes, which encode all options, and a field changes fingerprints.
    """
    map: str
    """The table map, a file in ``assets/tables`` without the extension."""
    page: str
    """The rules page, a file in ``assets/rules`` without the extension."""
    usual_seats: int = 4
    """The default number of seats, limited to the most possible."""
    unit: str = "point"
    """The unit of the totals."""
    deal: str = "deal"
    """The name of a part of a match, in the middle of a sentence."""
    low_wins: bool = False
    by_rank: bool = False
    """True if hands are sorted by rank by default."""
    cover: str = ""
    """The codes of a few cards that represent the game, separated by spaces, with the top one last."""
    minutes: tuple[int, int] | None = None
    """The usual duration of a first match for one person, in minutes: at least, and at most."""
    lessons: tuple[tuple[str, int], ...] = ()
    """The id of each guided deal, with its number of steps."""
    descends: bool = False
    """True if the game is part of the Descent."""
    assets: str = ""
    """The folder of the map, rules and pictures of a game from another package."""

    @property
    def counts(self) -> str:
        """The unit of the totals in the plural."""
        return noun(0, self.unit)

    @property
    def deals(self) -> str:
        """The parts of a match in the plural."""
        return noun(0, self.deal)

    def numbered(self, number: int) -> str:
        """Return a part of a match with its number: ``Deal 3``."""
        return f"{capitalised(self.deal)} {number}"


def ranked(totals: Sequence[int], low_wins: bool) -> tuple[int, ...]:
    """Return the rank of each seat from 1; equal totals share a rank."""
    best_first = sorted(totals, reverse=not low_wins)
    return tuple([1 + best_first.index(total) for total in totals])

"""A position in a match of Hell is Hungry!"""

from dataclasses import dataclass

from game.cards import Card, Seat
from game.hell_is_hungry.grid import Grid
from game.hell_is_hungry.options import Passing
from game.hell_is_hungry.phases import Phase
from game.table import Table


@dataclass(slots=True, kw_only=True)
class State:
    """A position in a match of Hell is Hungry!; its grid lists where the cards lie."""

    table: Table
    grid: Grid
    games: int
    """The most games that are played: 1, 3 or 5."""
    passing: Passing
    seed: int
    shuffles: int
    dealer: Seat
    """The seat that began this game."""
    active: Seat
    """The seat whose turn it is on the grid."""
    turn: Seat
    """The seat that has a decision to make."""
    phase: Phase
    reapers: tuple[int | None, ...]
    """The pile each reaper stands on; None: off the grid."""
    quiet: int
    """Turns in a row without a battle."""
    known: tuple[frozenset[Card], ...]
    """For each seat, hand cards that everybody saw it take from its purgatory."""
    totals: tuple[int, ...]
    deals: tuple[tuple[int, ...], ...]
    """The points of each game that is over."""

    def clone(self) -> "State":
        """Return a copy that records no events."""
        copy = State.__new__(State)
        copy.table = self.table.clone()
        copy.grid = self.grid
        copy.games = self.games
        copy.passing = self.passing
        copy.seed = self.seed
        copy.shuffles = self.shuffles
        copy.dealer = self.dealer
        copy.active = self.active
        copy.turn = self.turn
        copy.phase = self.phase
        copy.reapers = self.reapers
        copy.quiet = self.quiet
        copy.known = self.known
        copy.totals = self.totals
        copy.deals = self.deals
        return copy

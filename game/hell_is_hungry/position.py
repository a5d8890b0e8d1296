"""A position in a match of Hell is Hungry!"""

from dataclasses import dataclass

from game.cards import Card, Seat
from game.hell_is_hungry.grid import Grid
from game.hell_is_hungry.options import Passing
from game.hell_is_hungry.phases import Phase
from game.table import Table


@dataclass(slots=True, kw_only=True)
class State:
    """A position in a match of Hell is Hungry!; where its cards lie is told by its grid."""

    table: Table
    grid: Grid
    games: int
    """The most games that are played: 1, 3 or 5."""
    passing: Passing
    seed: int
    shuffles: int
    dealer: Seat
    """Who began this game."""
    active: Seat
    """Whose turn it is on the grid."""
    turn: Seat
    """Who has to decide something now."""
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
        """A copy to play on; nobody listens to it."""
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

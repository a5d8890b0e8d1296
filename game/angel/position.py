"""A position in a match of Angel."""

from dataclasses import dataclass

from game.angel.phases import Phase
from game.cards import Seat
from game.table import Table


@dataclass(slots=True, kw_only=True)
class State:
    """A position in a match of Angel; where its cards lie is told in ``places``."""

    table: Table
    bonuses: tuple[int, ...]
    """Points for each combination, in the order of ``combinations``."""
    opens: int
    """In which of its own turns a seat may first call Judgement Day (AN-10)."""
    seed: int
    shuffles: int
    dealer: Seat
    turn: Seat
    phase: Phase
    totals: tuple[int, ...]
    """Credits."""
    deals: tuple[tuple[int, ...], ...]

    def clone(self) -> "State":
        """A copy to play on; nobody listens to it."""
        copy = State.__new__(State)
        copy.table = self.table.clone()
        copy.bonuses = self.bonuses
        copy.opens = self.opens
        copy.seed = self.seed
        copy.shuffles = self.shuffles
        copy.dealer = self.dealer
        copy.turn = self.turn
        copy.phase = self.phase
        copy.totals = self.totals
        copy.deals = self.deals
        return copy

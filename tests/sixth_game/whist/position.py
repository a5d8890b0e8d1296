"""A whole position in a match of Coal Whist."""

from dataclasses import dataclass

from game.cards import Seat
from game.table import Table
from tests.sixth_game.whist.options import WhistOptions
from tests.sixth_game.whist.phases import Phase


@dataclass(slots=True, kw_only=True)
class State:
    """A position in a match of Coal Whist."""

    table: Table
    options: WhistOptions
    seed: int
    shuffles: int
    dealer: Seat
    turn: Seat
    phase: Phase
    lacks: tuple[int, ...]
    """For each seat the cards, as a bit mask, that its hand has shown not to hold (CW-5)."""
    totals: tuple[int, ...]
    deals: tuple[tuple[int, ...], ...]

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.totals)

    def clone(self) -> "State":
        """A copy to play on; nobody listens to it."""
        return State(
            table=self.table.clone(),
            options=self.options,
            seed=self.seed,
            shuffles=self.shuffles,
            dealer=self.dealer,
            turn=self.turn,
            phase=self.phase,
            lacks=self.lacks,
            totals=self.totals,
            deals=self.deals,
        )

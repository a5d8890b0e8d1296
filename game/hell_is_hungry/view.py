"""What a seat at Hell is Hungry! may know."""

from dataclasses import dataclass

from game.cards import Card, Seat
from game.contract.rules import View
from game.hell_is_hungry.actions import HellAction
from game.hell_is_hungry.grid import Grid
from game.hell_is_hungry.options import Passing
from game.hell_is_hungry.phases import Phase
from game.hell_is_hungry.scoring import points


@dataclass(frozen=True, slots=True, kw_only=True)
class HellView(View):
    """All that one seat may know of a match of Hell is Hungry!"""

    legal: tuple[HellAction, ...]
    grid: Grid
    games: int
    passing: Passing
    active: Seat
    phase: Phase
    reapers: tuple[int | None, ...]
    quiet: int
    known: tuple[frozenset[Card], ...]
    """For each seat, hand cards that everybody saw it take from its purgatory."""

    def soul(self, cell: int) -> Card:
        """The exposed soul of a pile that is not empty."""
        exposed = self.piles[cell][-1]
        assert exposed is not None
        return exposed

    def hand(self, seat: Seat) -> list[Card]:
        """The cards of a hand, or none where they are hidden."""
        return [card for card in self.piles[self.grid.hands[seat]] if card is not None]

    def points(self, seat: Seat) -> int:
        """What a points pile counts by now (HH-17)."""
        return points([card for card in self.piles[self.grid.points[seat]] if card is not None], seat)

"""A seat's view of Hell is Hungry!"""

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
    """The part of a position of Hell is Hungry! that one seat may know."""

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
        """Return the exposed soul of a pile that is not empty."""
        exposed = self.piles[cell][-1]
        assert exposed is not None
        return exposed

    def hand(self, seat: Seat) -> list[Card]:
        """Return the cards of a hand, or none where they are hidden."""
        return [card for card in self.piles[self.grid.hands[seat]] if card is not None]

    def points(self, seat: Seat) -> int:
        """Return the points of a seat in this game (HH-17)."""
        return points([card for card in self.piles[self.grid.points[seat]] if card is not None], seat)

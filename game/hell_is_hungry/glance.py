"""The policy's summary of an imagined position, made without a view.

A view masks every pile and adds up the standing, which takes as long as the policy itself. A glance refers to
the piles as they are. The policy looks at no more of them than a view shows; a test compares the two.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from game.cards import Card, Seat
from game.hell_is_hungry.grid import Grid
from game.hell_is_hungry.moves import HellAction
from game.hell_is_hungry.options import Passing
from game.hell_is_hungry.phases import Phase
from game.hell_is_hungry.position import State
from game.hell_is_hungry.view import HellView


@dataclass(slots=True)
class Glance:
    """An imagined position as the seat to move sees it."""

    seat: Seat
    seats: int
    piles: list[list[Card]]
    legal: Sequence[HellAction]
    grid: Grid
    passing: Passing
    phase: Phase
    reapers: tuple[int | None, ...]

    def soul(self, cell: int) -> Card:
        """Return the exposed soul of a pile that is not empty."""
        return self.piles[cell][-1]

    def hand(self, seat: Seat) -> list[Card]:
        """Return the cards of the hand of the seat that looks."""
        return self.piles[self.grid.hands[seat]]


Seen: TypeAlias = HellView | Glance


def glance(state: State, seat: Seat, legal: Sequence[HellAction]) -> Glance:
    """Return an imagined position as the seat to move sees it, with its legal actions."""
    grid = state.grid
    return Glance(seat, grid.seats, state.table.piles, legal, grid, state.passing, state.phase, state.reapers)

"""The view of a position of Hell is Hungry! from one seat, and a faster one for rollouts."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from game.cards import Card, Seat
from game.contract.rules import View, convert
from game.hell_is_hungry.actions import HellAction
from game.hell_is_hungry.grid import Grid
from game.hell_is_hungry.options import Passing
from game.hell_is_hungry.position import Phase, State
from game.hell_is_hungry.rules import legal, to_move
from game.hell_is_hungry.scoring import points, standing
from game.table import masked


@dataclass(frozen=True, slots=True, kw_only=True)
class HellView(View):
    """Everything one seat may know about a match of Hell is Hungry!"""

    legal: tuple[HellAction, ...]
    grid: Grid
    games: int
    passing: Passing
    active: Seat
    phase: Phase
    reapers: tuple[int | None, ...]
    quiet: int
    known: tuple[frozenset[Card], ...]

    def soul(self, cell: int) -> Card:
        """Return the exposed soul of a pile that is not empty."""
        exposed = self.piles[cell][-1]
        assert exposed is not None
        return exposed

    def hand(self, seat: Seat) -> list[Card]:
        """Return the visible cards of a hand."""
        return self.seen(self.grid.hands[seat])

    def points(self, seat: Seat) -> int:
        """Return a seat's points in this game (HH-17)."""
        return points(self.seen(self.grid.points[seat]), seat)


@dataclass(slots=True)
class RolloutView:
    """A sampled position for policies, from the seat to move.

    A view masks every pile and computes the standing, which takes as long as the policy itself. This one has
    unmasked piles. Policies use no more of them than a view shows, which a test checks by comparing the two.
    """

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
        """Return the cards of a hand."""
        return self.piles[self.grid.hands[seat]]


Seen: TypeAlias = HellView | RolloutView


def view(state: State, seat: Seat | None) -> HellView:
    """Return the position as a seat (None: a bystander) may know it."""
    table = state.table
    return convert(
        state,
        HellView,
        seat=seat,
        seats=state.grid.seats,
        to_move=to_move(state),
        piles=masked(table.piles, table.places, seat),
        legal=() if seat is None else tuple(legal(state, seat)),
        standing=standing(state),
    )

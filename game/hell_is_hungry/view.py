"""A seat's view of Hell is Hungry!, and the lighter one that rollouts use."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from game.cards import Card, Seat
from game.contract.rules import View
from game.hell_is_hungry.actions import HellAction
from game.hell_is_hungry.grid import Grid
from game.hell_is_hungry.options import Passing
from game.hell_is_hungry.position import Phase, State
from game.hell_is_hungry.rules import legal, to_move
from game.hell_is_hungry.scoring import points, standing
from game.table import masked


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

    def soul(self, cell: int) -> Card:
        """Return the exposed soul of a pile that is not empty."""
        exposed = self.piles[cell][-1]
        assert exposed is not None
        return exposed

    def hand(self, seat: Seat) -> list[Card]:
        """Return the cards of a hand, or none where they are hidden."""
        return self.seen(self.grid.hands[seat])

    def points(self, seat: Seat) -> int:
        """Return the points of a seat in this game (HH-17)."""
        return points(self.seen(self.grid.points[seat]), seat)


@dataclass(slots=True)
class RolloutView:
    """A sampled position as the seat to move sees it, for policies.

    A view masks every pile and adds up the standing, which takes as long as the policy itself. This one has
    the piles as they are. Policies look at no more of them than a view shows; a test compares the two.
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
        """Return the cards of the hand of the seat that looks."""
        return self.piles[self.grid.hands[seat]]


Seen: TypeAlias = HellView | RolloutView


def view(state: State, seat: Seat | None) -> HellView:
    """Return the position as a seat, or a bystander (None), may know it."""
    table = state.table
    return HellView(
        seat=seat,
        seats=state.grid.seats,
        to_move=to_move(state),
        piles=masked(table.piles, table.places, seat),
        legal=() if seat is None else tuple(legal(state, seat)),
        standing=standing(state),
        deal=len(state.deals) + 1,
        dealer=state.dealer,
        grid=state.grid,
        games=state.games,
        passing=state.passing,
        active=state.active,
        phase=state.phase,
        reapers=state.reapers,
        quiet=state.quiet,
        known=state.known,
    )

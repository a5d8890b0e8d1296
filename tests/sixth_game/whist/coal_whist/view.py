"""The view of a position of Coal Whist from one seat."""

from dataclasses import dataclass

from coal_whist.actions import PlayCard
from coal_whist.options import WhistOptions
from coal_whist.position import Phase, State
from coal_whist.rules import legal, to_move
from coal_whist.scoring import standing
from game.cards import Seat
from game.contract.rules import View, convert
from game.table import masked


@dataclass(frozen=True, slots=True, kw_only=True)
class WhistView(View):
    """Everything one seat may know about a match of Coal Whist."""

    legal: tuple[PlayCard, ...]
    options: WhistOptions
    phase: Phase
    lacks: tuple[int, ...]


def view(state: State, seat: Seat | None) -> WhistView:
    """Return the position as a seat (None: a bystander) may know it."""
    table = state.table
    return convert(
        state,
        WhistView,
        seat=seat,
        seats=state.seats,
        to_move=to_move(state),
        piles=masked(table.piles, table.places, seat),
        legal=() if seat is None else tuple(legal(state, seat)),
        standing=standing(state),
    )

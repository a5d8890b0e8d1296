"""What lies on the table of Hell is Hungry! beside its cards."""

from game.cards import Seat
from game.contract.table import BySeat, OnPlace, Piece
from game.hell_is_hungry.phases import Battling
from game.hell_is_hungry.view import HellView


def pieces(view: HellView) -> list[Piece]:
    """A reaper for each seat: on its pile, beside the name to tell whose it is, and on its lane."""
    found = []
    for seat, cell in enumerate(view.reapers):
        art = f"reaper_{seat + 1}"
        found.append(Piece(art, BySeat(seat)))
        if cell is not None:
            found.append(Piece(art, OnPlace(cell)))
        if seat in fighters(view):
            found.append(Piece(art, OnPlace(view.grid.lanes[seat])))
    return found


def fighters(view: HellView) -> tuple[Seat, ...]:
    """The seats that the running battle is, or was, open to (HH-12, HH-14)."""
    if not isinstance(view.phase, Battling):
        return ()
    defender = view.phase.defender
    return tuple(range(view.seats)) if defender is None else (view.active, defender)

"""What lies on the table of Hell is Hungry! beside its cards."""

from game.contract.table import BySeat, OnPlace, Piece
from game.hell_is_hungry.view import HellView


def pieces(view: HellView) -> list[Piece]:
    """A reaper for each seat: on its pile, and beside the name to tell whose it is."""
    found = []
    for seat, cell in enumerate(view.reapers):
        art = f"reaper_{seat + 1}"
        found.append(Piece(art, BySeat(seat)))
        if cell is not None:
            found.append(Piece(art, OnPlace(cell)))
    return found

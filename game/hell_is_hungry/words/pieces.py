"""What lies on the table of Hell is Hungry! beside its cards."""

from game.cards import Seat
from game.contract.table import BySeat, OnCard, OnPlace, Piece
from game.hell_is_hungry.phases import Battling, Claiming, Paying
from game.hell_is_hungry.view import HellView


def pieces(view: HellView) -> list[Piece]:
    """Return each seat's reaper, on its pile, by the name and on its lane, and what marks souls and points.

    Scythes lie on the soul that is fought for, and a chain across all that was captured.
    """
    found = [*_chains(view), *_scythes(view)]
    for seat, cell in enumerate(view.reapers):
        art = f"reaper_{seat + 1}"
        found.append(Piece(art, BySeat(seat)))
        if cell is not None:
            found.append(Piece(art, OnPlace(cell)))
        if seat in fighters(view):
            found.append(Piece(art, OnPlace(view.grid.lanes[seat])))
    return found


def _chains(view: HellView) -> list[Piece]:
    """HH-17: nothing is played from a points pile."""
    tops = [view.piles[place][-1] for place in view.grid.points if view.piles[place]]
    return [Piece("chain", OnCard(top)) for top in tops if top is not None]


def _scythes(view: HellView) -> list[Piece]:
    cell = contested(view)
    return [Piece("scythes", OnCard(view.soul(cell)))] if cell is not None and view.piles[cell] else []


def contested(view: HellView) -> int | None:
    """Return the pile that is fought for, until its soul is where the winner wants it (HH-7, HH-13)."""
    return view.phase.cell if isinstance(view.phase, Paying | Battling | Claiming) else None


def fighters(view: HellView) -> tuple[Seat, ...]:
    """Return the seats that the running battle is, or was, open to (HH-12, HH-14)."""
    if not isinstance(view.phase, Battling):
        return ()
    defender = view.phase.defender
    return tuple(range(view.seats)) if defender is None else (view.active, defender)

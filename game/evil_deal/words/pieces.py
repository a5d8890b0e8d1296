"""What lies on the table of Evil Deal beside its cards, and which cards lie crosswise."""

from game.cards import Seat
from game.contract.table import InZone, Piece
from game.evil_deal.actions import Cross
from game.evil_deal.phases import Naming
from game.evil_deal.places import TRUMPS
from game.evil_deal.view import EvilDealView
from game.french import SUITS


def pieces(view: EvilDealView) -> list[Piece]:
    """ED-9: the sign of the suit that is trump in the running trick."""
    trump = view.trump if view.in_a_trick else None
    return [] if trump is None else [Piece(f"trump_{SUITS[trump].value}", InZone("trump sign"))]


def crossed(view: EvilDealView) -> tuple[int, ...]:
    """ED-4, ED-5: trump cards lie as a cross unless they were laid side by side, or not laid yet."""
    return tuple(TRUMPS[seat] for seat in crossed_seats(view))


def crossed_seats(view: EvilDealView) -> tuple[Seat, ...]:
    """The seats that have laid their trump cards as a cross."""
    if view.firsts:
        return tuple(seat for seat in range(2) if not view.side_by_side[seat])
    laid = isinstance(view.phase, Naming) and isinstance(view.phase.theirs, Cross)
    return (1 - view.dealer,) if laid else ()

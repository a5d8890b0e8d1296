"""What the table of Jokers of Death shows beside its cards: points, knocks, and the way play runs."""

from game.cards import Seat
from game.contract.table import BySeat, InZone, Piece
from game.jokers_of_death.view import JokersView
from game.sentences import plural


def tally(view: JokersView, seat: Seat) -> str:
    """The points, and who deals; a knock that stands has its fist there (JD-7)."""
    points = plural(view.standing.totals[seat], "point")
    return f"{points} · dealer" if seat == view.dealer else points


def pieces(view: JokersView) -> list[Piece]:
    """The way play runs, and a fist for each knock that stands."""
    arrow = "arrow_left" if view.direction > 0 else "arrow_right"
    knocks = [Piece("knock", BySeat(seat)) for seat in range(view.seats) if view.knocked >> seat & 1]
    return [Piece(arrow, InZone("direction")), *knocks]

"""What stands beside piles and names at Devil."""

from game.cards import Seat
from game.devil.cards import BLANK, DECK_440
from game.devil.phases import Playing
from game.devil.places import DISCARDS, STOCK
from game.devil.view import DevilView
from game.devil.words.naming import fitting, top_of
from game.sentences import listed, plural


def caption(view: DevilView, place: int) -> str:
    """The count under the stock, and under the discards what fits; nothing more when all is over."""
    if place == STOCK:
        return f"draw pile: {len(view.piles[STOCK])}"
    if place != DISCARDS or view.to_move is None:
        return ""
    if DECK_440.faces[top_of(view)] is BLANK:
        return "anything fits but a Special"
    return f"{listed([face.text for face in fitting(view)])} fit"


def tally(view: DevilView, seat: Seat) -> str:
    """The points, and who deals."""
    points = plural(view.standing.totals[seat], "point")
    return f"{points} · dealer" if seat == view.dealer else points


def following(view: DevilView) -> Seat | None:
    """Who comes after whoever is to move (DV-7)."""
    if view.to_move is None or not isinstance(view.phase, Playing):
        return None
    return (view.to_move + 1) % view.seats

"""How each player stands at Evil Deal, and what tricks pay."""

from game.cards import Seat
from game.evil_deal.scoring import BONUS, DEALER_POINTS, OTHER_POINTS, TARGET
from game.evil_deal.view import EvilDealView
from game.sentences import Cast, plural

LEAST_PAID = 4
"""The fewest tricks that pay anything."""


def tally(view: EvilDealView, seat: Seat) -> str:
    """The tricks taken in this deal, and the points of the match."""
    return f"{plural(view.tricks[seat], 'trick')} · {plural(view.standing.totals[seat], 'point')}"


def notes(view: EvilDealView, cast: Cast) -> list[str]:
    """What the tricks of this deal pay the seat that looks on, the row reached so far marked (ED-14)."""
    seat = view.seat or 0
    deals = seat == view.dealer
    paid = DEALER_POINTS if deals else OTHER_POINTS
    rows = [_row(tricks, paid[tricks], view.tricks[seat]) for tricks in range(8, LEAST_PAID - 1, -1)]
    extra = [f"+{BONUS} a trick above four"] if view.side_by_side[seat] else []
    title = "Tricks pay, dealing" if deals else "Tricks pay, not dealing"
    return [title, *rows, *extra, f"{TARGET} wins the match"]


def _row(tricks: int, paid: int, taken: int) -> str:
    row = f"{tricks}: {paid}"
    return f"› {row} ‹" if tricks == taken else row

"""What things on the table of Devil are, and what one can do with them."""

from game.cards import Seat
from game.contract.table import BySeat, OnPlace, Piece, Spot
from game.devil.actions import Discard
from game.devil.cards import BLANK, DECK_440
from game.devil.places import DISCARDS, STOCK, hand, holder
from game.devil.view import DevilView
from game.devil.words.naming import a, any_of, drawable, fitting, top_of
from game.sentences import Cast, plural


def explain(view: DevilView, spot: Spot | Piece, cast: Cast) -> str:
    """A line about a pile or a player."""
    match spot:
        case OnPlace(place=place) if place == STOCK:
            return _stock(view)
        case OnPlace(place=place) if place == DISCARDS:
            return f"The discards: {_fits(view)}."
        case OnPlace(place=place) if (seat := holder(place)) is not None:
            return _hand(view, seat, cast)
        case BySeat(seat=seat):
            return _player(view, seat, cast)
        case _:
            return ""


def _stock(view: DevilView) -> str:
    """DV-8, DV-9."""
    count = plural(len(view.piles[STOCK]), "card")
    if not view.piles[STOCK] and drawable(view):
        return "The draw pile is used up: to draw, the discards beneath the top one are shuffled first."
    return f"The draw pile, {count}: click it to draw when nothing in your hand fits."


def _fits(view: DevilView) -> str:
    top = DECK_440.faces[top_of(view)]
    if top is BLANK:
        return "anything but a Special can be laid on the blank"
    return f"{any_of([a(face) for face in fitting(view)])} can be laid on {a(top)}"


def _hand(view: DevilView, seat: Seat, cast: Cast) -> str:
    cards = plural(len(view.piles[hand(seat)]), "card")
    if seat == cast.you:
        if any(isinstance(action, Discard) for action in view.legal):
            return f"Your hand, {cards}: click one that fits and then the discards, or double-click it."
        return f"Your hand, {cards}: nobody else sees it until the deal is over."
    return f"{cast.whose(seat)} hand, {cards}: nobody else sees it until the deal is over."


def _player(view: DevilView, seat: Seat, cast: Cast) -> str:
    points = plural(view.standing.totals[seat], "point")
    dealer = ", and dealt this hand" if seat == view.dealer else ""
    has = cast.does(seat, "has", "have")
    return f"{has} {points} so far{dealer}. Few are good; the match ends at {view.target}."

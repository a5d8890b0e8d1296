"""What things on the table of Angel are, and what one can do with them."""

from game.angel.cards import DEVIL
from game.angel.places import HAND_KIND, STOCK, TRASH, UNSEEN_KIND, kind_of, seat_of
from game.angel.scoring import ANGEL_CREDITS
from game.angel.view import AngelView
from game.cards import Seat
from game.contract.table import BySeat, InZone, OnCard, OnPlace, Piece, Spot
from game.sentences import Cast, opening, plural


def explain(view: AngelView, spot: Spot | Piece, cast: Cast) -> str:
    """A line about a pile, a player, a coin or the chain."""
    match spot:
        case OnPlace(place=place):
            return _pile(view, place, cast)
        case BySeat(seat=seat) | Piece(where=BySeat(seat=seat)):
            return _player(view, seat, cast)
        case OnCard(card=card) | Piece(where=OnCard(card=card)) if card == DEVIL:
            return "The Devil is chained to this hand: it cannot be discarded, and counts nothing."
        case InZone(name="notes"):
            return "A sequence is four in a row, the ace low; a flush four of a suit. Only the best counts."
        case _:
            return ""


def _pile(view: AngelView, place: int, cast: Cast) -> str:
    """AN-4, AN-5, AN-7, AN-8, AN-11."""
    cards = plural(len(view.piles[place]), "card")
    if place == STOCK:
        return f"The play pile, {cards}: whoever discards draws the next one, and the last one ends the deal."
    if place == TRASH:
        return f"The trash, {cards}: lay a card here to discard it. What lies here stays out of the deal."
    seat = seat_of(place)
    if seat is None or not view.piles[place]:
        return ""
    whose = opening(cast.whose(seat))
    if kind_of(place) is UNSEEN_KIND:
        return f"{whose} {cards}, which nobody has looked at: one of them is chosen and turned up."
    if kind_of(place) is HAND_KIND and seat == cast.you:
        can = "click one and then the trash, or double-click it, to discard it"
        return f"Your hand, {cards}: {can if view.legal else 'nobody else sees it until the deal is over'}."
    return f"{whose} hand, {cards}: nobody else sees it until the deal is over."


def _player(view: AngelView, seat: Seat, cast: Cast) -> str:
    credits = plural(view.standing.totals[seat], "credit")
    dealer = ", and dealt this hand" if seat == view.dealer else ""
    has = cast.does(seat, "has", "have")
    return f"{has} {credits}{dealer}. {ANGEL_CREDITS} win the match; it ends too once anybody has none."

"""What stands under the piles of Evil Deal."""

from game.cards import Seat
from game.evil_deal.phases import Naming
from game.evil_deal.places import (
    BURIED_KIND,
    STACK_KIND,
    TAKEN_KIND,
    TRICK_KIND,
    TRUMP_KIND,
    kind_of,
    seat_of,
    stack,
)
from game.evil_deal.tricks import EXCHANGES, suits_named
from game.evil_deal.view import EvilDealView
from game.evil_deal.words.names import suit_name, trump_is
from game.sentences import plural


def caption(view: EvilDealView, place: int) -> str:
    """Tricks taken, what each seat's trump is, and how far the trick has got."""
    seat, kind = seat_of(place), kind_of(place)
    if seat is None:
        return ""
    if kind is TRUMP_KIND:
        return _trumps_caption(view, seat)
    if kind is TAKEN_KIND:
        return plural(view.tricks[seat], "trick")
    if kind is TRICK_KIND and seat == (view.seat or 0) and view.in_a_trick:
        return f"Exchange {view.exchange + 1} of {EXCHANGES}; {trump_is(view.trump)}"
    if not view.piles[place]:
        return ""
    if kind is STACK_KIND:
        both = all(view.piles[stack(seat, number)] for number in range(2))
        return plural(len(view.piles[place]), "card") if both else "for the second half"
    return "discarded" if kind is BURIED_KIND else ""


def _trumps_caption(view: EvilDealView, seat: Seat) -> str:
    """What is trump in the tricks a seat opens; until both have laid theirs, what it has named."""
    if view.to_move is None:
        return ""
    if view.firsts:
        now, later = view.trumps[seat]
        return f"now {suit_name(later)}" if view.half else f"now {suit_name(now)}, then {suit_name(later)}"
    if isinstance(view.phase, Naming) and view.phase.theirs is not None and seat != view.dealer:
        now, later = suits_named(view.phase.theirs, view.trump_cards(seat))
        return f"first {suit_name(now)}, then {suit_name(later)}"
    return "trump cards, not laid yet"

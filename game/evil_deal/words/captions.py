"""What stands under the piles of Evil Deal."""

from game.cards import Seat
from game.evil_deal.phases import Naming
from game.evil_deal.places import BURIED, STACKS, STOCK, TAKEN, TRICK, TRUMPS
from game.evil_deal.tricks import EXCHANGES, suits_named
from game.evil_deal.view import EvilDealView
from game.evil_deal.words.names import suit_name, trump_is
from game.sentences import plural


def caption(view: EvilDealView, place: int) -> str:
    """Tricks taken, what each seat's trump is, and how far the trick has got."""
    if STACKS <= place < TRUMPS and view.piles[place]:
        return plural(len(view.piles[place]), "card") if view.piles[place ^ 1] else "for the second half"
    if TRUMPS <= place < TRICK:
        return _trumps_caption(view, place - TRUMPS)
    if place == TRICK + (view.seat or 0) and view.in_a_trick:
        return f"Exchange {view.exchange + 1} of {EXCHANGES}; {trump_is(view.trump)}"
    if TAKEN <= place < BURIED:
        return plural(view.tricks[place - TAKEN], "trick")
    if BURIED <= place < STOCK and view.piles[place]:
        return "discarded"
    return ""


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

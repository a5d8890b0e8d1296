"""What stands under the piles of Evil Deal, beside the names, and what tricks pay."""

from game.cards import Card, Seat
from game.evil_deal.actions import SideBySide
from game.evil_deal.cards import DECK
from game.evil_deal.phases import Naming
from game.evil_deal.places import (
    BURIED_KIND,
    STACK_KIND,
    STACKS,
    TAKEN_KIND,
    TRICK_KIND,
    TRUMP_KIND,
    kind_of,
    seat_of,
)
from game.evil_deal.scoring import BONUS, DEALER_POINTS, HALF_TRICKS, OTHER_POINTS, TARGET
from game.evil_deal.tricks import EXCHANGES, suits_named
from game.evil_deal.view import EvilDealView
from game.evil_deal.words.naming import CHOSEN, HALVES, in_halves, suit_name, trump_is
from game.french_tricks import Trump
from game.sentences import Cast, opening, plural

LEAST_PAID = 4
"""The fewest tricks that pay anything."""


def caption(view: EvilDealView, place: int) -> str:
    """Tricks taken, what each seat's trump is, and how far the trick has got."""
    seat, kind = seat_of(place), kind_of(place)
    if seat is None:
        return ""
    if kind is TRUMP_KIND:
        told = _trumps_caption(view, seat)
        return f"{_whose(view, seat)}{told}" if told else ""
    if kind is TAKEN_KIND:
        return plural(view.tricks[seat], "trick")
    if kind is TRICK_KIND and seat == (view.seat or 0) and view.in_a_trick:
        return f"{_running(view)}; {trump_is(view)}"
    if not view.piles[place]:
        return ""
    if kind is STACK_KIND:
        both = all(view.piles[STACKS[seat][number]] for number in range(2))
        return plural(len(view.piles[place]), "card") if both else "for the second half"
    if kind is BURIED_KIND:
        return "discarded, seen by you only" if seat == view.seat else "discarded"
    return ""


def _running(view: EvilDealView) -> str:
    """Which trick of the half is played, and which of its exchanges."""
    trick = sum(view.tricks) - view.half * HALF_TRICKS + 1
    half = opening(HALVES[view.half])
    return f"{half} half, trick {trick} of {HALF_TRICKS}, exchange {view.exchange + 1} of {EXCHANGES}"


def _whose(view: EvilDealView, seat: Seat) -> str:
    """Of two rows that may tell the same, whose each is; a bystander sees whose side it lies on."""
    return "" if view.seat is None else "yours: " if seat == view.seat else "theirs: "


def _trumps_caption(view: EvilDealView, seat: Seat) -> str:
    """What is trump in the tricks a seat opens; until both have laid theirs, what it has named."""
    if view.to_move is None:
        return ""
    if view.firsts:
        return _trumps_now(view, seat)
    if isinstance(view.phase, Naming) and view.phase.theirs is not None and seat != view.dealer:
        if isinstance(view.phase.theirs, SideBySide):
            return _side_by_side(view.phase.theirs.first)
        named = suits_named(view.phase.theirs, view.trump_cards(seat))
        first, second = (suit_name(suit) for suit in named if suit is not None)
        return in_halves(first, second, "first")
    return "a trump for each half"


def _trumps_now(view: EvilDealView, seat: Seat) -> str:
    plain = view.side_by_side[seat]
    now, later = (CHOSEN if plain else _unless_cancelled(trump) for trump in view.trumps[seat])
    if view.half:
        return f"now {later}"
    return _side_by_side(view.firsts[seat]) if plain else in_halves(now, later, "now")


def _unless_cancelled(trump: Trump) -> str:
    """ED-6: a suit, or that what its card shows came to nothing."""
    return "cancelled" if trump is None else suit_name(trump)


def _side_by_side(first: Card) -> str:
    """ED-5, ED-13: neither lies on top, so it is said which of the two is taken up."""
    return f"{CHOSEN}; {DECK.text(first)} joins the hand later"


def tally(view: EvilDealView, seat: Seat) -> str:
    """The tricks taken in this deal, and the points of the match."""
    return f"{plural(view.tricks[seat], 'trick')} · {plural(view.standing.totals[seat], 'point')}"


def notes(view: EvilDealView, cast: Cast) -> list[str]:
    """What the tricks of this deal pay, a column for each player, marked where that player stands (ED-14)."""
    mine = view.seat or 0
    columns = (mine, 1 - mine)
    extra = [
        f"{opening(cast.name(seat))}: +{BONUS} a trick from the fifth"
        for seat in columns
        if view.side_by_side[seat]
    ]
    names = " · ".join(f"to {cast.name(seat)}{' (deals)' if seat == view.dealer else ''}" for seat in columns)
    rows = [
        f"{tricks}: {' · '.join(_paid(view, seat, tricks) for seat in columns)}"
        for tricks in range(8, LEAST_PAID - 1, -1)
    ]
    return ["Points for so many tricks", f"tricks: {names}", *rows, *extra, f"{TARGET} wins the match"]


def _paid(view: EvilDealView, seat: Seat, tricks: int) -> str:
    """What so many tricks pay a seat; between marks where it has just so many."""
    paid = (DEALER_POINTS if seat == view.dealer else OTHER_POINTS)[tricks]
    return f"›{paid}‹" if tricks == view.tricks[seat] else str(paid)

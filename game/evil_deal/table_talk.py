"""What the table of Evil Deal shows beside its cards: the pay, the tricks, trump cards laid as a cross."""

from game.cards import Card, Seat
from game.contract.table import InZone, Moment, Piece
from game.events import Event
from game.evil_deal.cards import DECK, SUIT
from game.evil_deal.events import SecondHalf, TrumpsClash, TrumpsLaid
from game.evil_deal.phases import Naming
from game.evil_deal.places import TRUMPS
from game.evil_deal.scoring import BONUS, DEALER_POINTS, OTHER_POINTS, TARGET
from game.evil_deal.view import EvilDealView
from game.french import SUITS
from game.sentences import Cast, plural

LEAST_PAID = 4
"""ED-14: the fewest tricks that pay anything."""


def describe(view: EvilDealView, card: Card) -> str:
    """What a card is now: trump or not (ED-9 to ED-11)."""
    suit = SUITS[SUIT[card]].name.lower()
    if view.firsts and view.trump == SUIT[card]:
        return f"{DECK.text(card)} is trump in this trick: it takes any card of another suit. Aces are high."
    return (
        f"Wins an exchange in which {suit} are led, unless a higher one or a trump is played. Aces are high."
    )


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


def pieces(view: EvilDealView) -> list[Piece]:
    """ED-9: the sign of the suit that is trump in the running trick."""
    trump = view.trump
    return [] if trump is None else [Piece(f"trump_{SUITS[trump].value}", InZone("trump sign"))]


def crossed(view: EvilDealView) -> tuple[int, ...]:
    """ED-4, ED-5: trump cards lie as a cross unless they were laid side by side, or not laid yet."""
    if view.firsts:
        return tuple(TRUMPS + seat for seat in range(2) if not view.side_by_side[seat])
    laid = isinstance(view.phase, Naming) and view.phase.theirs is not None
    return (TRUMPS + 1 - view.dealer,) if laid and len(view.piles[TRUMPS]) == 2 else ()


def moment(event: Event, view: EvilDealView, cast: Cast) -> Moment | None:
    """Trumps that cancel each other, and the second half."""
    match event:
        case TrumpsLaid(seat=seat, side_by_side=True):
            return Moment(f"{cast.does(seat, 'plays')} without trump", "knock")
        case TrumpsClash(half=half, suit=suit):
            which = ("first", "second")[half]
            return Moment(f"Both name {SUITS[suit].name.lower()}: no trump in the {which} half", "bell")
        case SecondHalf():
            return Moment("The second half", "bell")
        case _:
            return None

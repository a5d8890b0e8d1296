"""What the table of Evil Deal shows beside its cards: the pay, the tricks, trump cards laid as a cross."""

from game.cards import Card, Seat
from game.contract.table import InZone, Moment, Piece
from game.events import Event
from game.evil_deal.actions import Cross
from game.evil_deal.cards import SUIT
from game.evil_deal.events import SecondHalf, TrumpsClash, TrumpsLaid
from game.evil_deal.phases import Naming
from game.evil_deal.places import TRUMPS
from game.evil_deal.scoring import BONUS, DEALER_POINTS, OTHER_POINTS, TARGET
from game.evil_deal.view import EvilDealView
from game.french import SUITS
from game.sentences import Cast, plural

LEAST_PAID = 4
"""ED-14: the fewest tricks that pay anything."""
HALVES = ("first", "second")
HIGH = "Aces are high."


def describe(view: EvilDealView, card: Card) -> str:
    """What a card is now: a trump card, trump in the running trick, or neither (ED-9 to ED-11)."""
    for seat in range(2):
        if card in view.piles[TRUMPS + seat]:
            return _trump_card(view, seat, card)
    suit = SUITS[SUIT[card]].name.lower()
    if not view.in_a_trick:
        return f"Wins an exchange in which {suit} are led, unless a higher one or a trump is played. {HIGH}"
    if view.trump == SUIT[card]:
        return f"Trump in this trick: it takes any card of another suit. {HIGH}"
    beaten = "a higher one" if view.trump is None else "a higher one or a trump"
    return f"Wins an exchange in which {suit} are led, unless {beaten} is played. {HIGH}"


def _trump_card(view: EvilDealView, seat: Seat, card: Card) -> str:
    """ED-4 to ED-6, ED-13: which half a trump card on the table rules, and what becomes of it."""
    first = _first_laid(view, seat)
    if first is None:
        return "A trump card, not laid yet. Its suit will be trump in one half, in its owner's own tricks."
    half = int(card != first)
    later = "It stays on the table." if half else "It is taken up between the halves."
    if seat not in crossed_seats(view):
        return f"Laid side by side: its owner opens every trick without a trump. {later}"
    suit = SUITS[SUIT[card]].name.lower()
    if not view.firsts:
        return f"Names {suit} for the {HALVES[half]} half; the dealer can still cancel that. {later}"
    if view.trumps[seat][half] is None:
        return f"Both players named {suit} for the {HALVES[half]} half: nobody has a trump in it. {later}"
    opens = f"{suit.capitalize()} are trump in the tricks that its owner opens"
    return f"{opens} in the {HALVES[half]} half. {later}"


def _first_laid(view: EvilDealView, seat: Seat) -> Card | None:
    """The first half's trump card of a seat, once it has laid its trump cards."""
    if view.firsts:
        return view.firsts[seat]
    laid = isinstance(view.phase, Naming) and seat != view.dealer and view.phase.theirs
    return laid.first if laid else None


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
    trump = view.trump if view.in_a_trick else None
    return [] if trump is None else [Piece(f"trump_{SUITS[trump].value}", InZone("trump sign"))]


def crossed(view: EvilDealView) -> tuple[int, ...]:
    """ED-4, ED-5: trump cards lie as a cross unless they were laid side by side, or not laid yet."""
    return tuple(TRUMPS + seat for seat in crossed_seats(view))


def crossed_seats(view: EvilDealView) -> tuple[Seat, ...]:
    """The seats that have laid their trump cards as a cross."""
    if view.firsts:
        return tuple(seat for seat in range(2) if not view.side_by_side[seat])
    laid = isinstance(view.phase, Naming) and isinstance(view.phase.theirs, Cross)
    return (1 - view.dealer,) if laid else ()


def moment(event: Event, view: EvilDealView, cast: Cast) -> Moment | None:
    """Trumps that cancel each other, and the second half."""
    match event:
        case TrumpsLaid(seat=seat, side_by_side=True):
            return Moment(f"{cast.does(seat, 'plays')} without trump", "knock")
        case TrumpsClash(half=half, suit=suit):
            name = SUITS[suit].name.lower()
            return Moment(f"Both name {name}: no trump in the {HALVES[half]} half", "bell")
        case SecondHalf():
            return Moment("The second half", "bell")
        case _:
            return None

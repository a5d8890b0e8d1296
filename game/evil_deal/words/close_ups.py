"""What a card is at Evil Deal just now, for whoever looks at it closely."""

from game.cards import Card, Seat
from game.evil_deal.phases import Naming
from game.evil_deal.scoring import BONUS
from game.evil_deal.view import EvilDealView
from game.evil_deal.words.naming import HALVES
from game.evil_deal.words.pieces import crossed_seats
from game.french import SUIT, SUITS

HIGH = "Aces are high."


def describe(view: EvilDealView, card: Card) -> str:
    """What a card is now: a trump card, trump in the running trick, or neither (ED-9 to ED-11)."""
    for seat in range(2):
        if card in view.trump_cards(seat):
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
        rules = "A trump card: its suit will be trump in one half, in the tricks that its owner opens."
        return f"{rules} {_without_a_trump(view, seat)}"
    half = int(card != first)
    later = "It stays on the table." if half else "It is taken up between the halves."
    if seat not in crossed_seats(view):
        opens = "Laid side by side: its owner opens every trick without a trump"
        return f"{opens}, for {BONUS} more from the fifth trick on. {later}"
    suit = SUITS[SUIT[card]].name.lower()
    if not view.firsts:
        return f"Names {suit} for the {HALVES[half]} half; {_cancels(view, card)}. {later}"
    if view.trumps[seat][half] is None:
        cancelled = f"Both players named {suit} for the {HALVES[half]} half, so it is cancelled"
        return f"{cancelled}: nobody has a trump, and nobody is paid more. {later}"
    opens = f"{suit.capitalize()} are trump in the tricks that its owner opens"
    return f"{opens} in the {HALVES[half]} half. {later}"


def _without_a_trump(view: EvilDealView, seat: Seat) -> str:
    """ED-5: no trump may be chosen with two trump cards of one suit, and only then."""
    one, other = view.trump_cards(seat)
    if SUIT[one] == SUIT[other]:
        return "Both are of one suit, so they may be laid side by side, for no trump, which pays more."
    return "Only two of one suit could be laid for no trump."


def _cancels(view: EvilDealView, card: Card) -> str:
    """ED-6: whether the dealer, whose trump cards lie open too, has one of the same suit."""
    who, whose = ("you", "yours") if view.seat == view.dealer else ("the dealer", "the dealer's")
    if SUIT[card] in (SUIT[other] for other in view.trump_cards(view.dealer)):
        return f"{who} can still cancel that"
    return f"no trump card of {whose} can cancel that"


def _first_laid(view: EvilDealView, seat: Seat) -> Card | None:
    """The first half's trump card of a seat, once it has laid its trump cards."""
    if view.firsts:
        return view.firsts[seat]
    laid = isinstance(view.phase, Naming) and seat != view.dealer and view.phase.theirs
    return laid.first if laid else None

"""How a deal of Jokers of Death came out, hand by hand."""

from collections.abc import Sequence

from game.cards import Card, Seat
from game.contract.words import Account, Row
from game.events import DealEnded, Event, Moved, Shown
from game.jokers_of_death.events import JokersShown, NobodyPlayed, TurnsRanOut, WentOut
from game.jokers_of_death.turns import TURN_LIMIT
from game.jokers_of_death.view import JokersView
from game.jokers_of_death.words.names import cards_of, text
from game.sentences import Cast

_ALL_COUNT = "Nobody is out: what is left in every hand counts against its holder."


def account(deal: Sequence[Event], view: JokersView, cast: Cast) -> Account | None:
    """Who ended the deal and how, and each hand's sum written out (JD-6, JD-8, JD-22, JD-23, JD-30)."""
    over = next((event for event in deal if isinstance(event, DealEnded)), None)
    if over is None:
        return None
    hands = {view.rules.holder(event.place): event.cards for event in deal if isinstance(event, Shown)}
    rows = tuple(
        Row(
            seat,
            _written(view, _as_held(view, hands[seat], seat, cast), over.points[seat]),
            over.points[seat],
            over.totals[seat],
        )
        for seat in range(view.seats)
    )
    return Account(*_how(deal, view, cast), rows)


def _how(deal: Sequence[Event], view: JokersView, cast: Cast) -> tuple[str, str, str]:
    """Who ended it, what that means, and the clause."""
    for event in deal:
        match event:
            case WentOut(seat=seat):
                last = text(view, _last_card(deal, view, seat))
                ended = f"{cast.does(seat, 'went', 'went')} out with {last}, after a knock."
                return ended, "What is left in the other hands counts against their holders.", "JD-8"
            case JokersShown(seat=seat, count=count):
                ended = f"{cast.does(seat, 'showed', 'showed')} {count} jokers, and play stopped."
                own = "yours" if seat == cast.you else cast.whose(seat)
                return (
                    ended,
                    f"Two jokers may stop play at any time: every hand counts, {own} too, at 50 a joker.",
                    "JD-22",
                )
            case NobodyPlayed():
                return "The stock is empty, and nobody laid a card all round.", _ALL_COUNT, "JD-6"
            case TurnsRanOut():
                return f"{TURN_LIMIT} turns were played.", _ALL_COUNT, "JD-6"
    raise ValueError("a deal ends in one of these ways")


def _last_card(deal: Sequence[Event], view: JokersView, seat: Seat) -> Card | None:
    """The card with which a seat went out: the last one that left its hand for a pile."""
    hand = view.rules.hands[seat]
    laid = [
        event.card
        for event in deal
        if isinstance(event, Moved) and event.source == hand and view.rules.pile_at(event.target) is not None
    ]
    return laid[-1]


def _as_held(view: JokersView, hand: Sequence[Card], seat: Seat, cast: Cast) -> Sequence[Card]:
    """Cards in the order in which they lie on the table, where one's own hand is sorted by suit."""
    faces = cards_of(view).faces
    return sorted(hand, key=lambda card: (faces.index(faces[card]), card)) if seat == cast.you else hand


def _written(view: JokersView, hand: Sequence[Card], points: int) -> str:
    """A hand's sum (JD-23), and what piles given up have cost besides (JD-30): ``9 + 20 = 29, + 6 = 35``."""
    counted = [view.rules.facts.points[card] for card in hand]
    words = " + ".join(map(str, counted)) or "no card left: 0"
    if len(counted) > 1:
        words += f" = {sum(counted)}"
    price = points - sum(counted)
    return f"{words}, + {price} for a pile given up = {points}" if price else words

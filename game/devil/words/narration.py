"""What happens at Devil, in sentences for the log and in large words."""

from game.cards import Seat
from game.contract.table import Moment
from game.devil.cards import RANK
from game.devil.events import (
    Buried,
    DealBlocked,
    DealWon,
    LaidAtOnce,
    Lot,
    NothingToDraw,
    Skipped,
    TurnsUsedUp,
)
from game.devil.places import DISCARDS, STOCK, holder
from game.devil.rules import TURN_LIMIT
from game.devil.scoring import SPECIALS
from game.devil.view import DevilView
from game.devil.words.naming import a_card
from game.events import DealEnded, DealStarted, Event, MatchEnded, Moved, Shuffled
from game.sentences import Cast, lowered, opening


def narrate(event: Event, view: DevilView, cast: Cast) -> str:
    """A sentence for the log; empty for what needs no words."""
    match event:
        case Moved():
            return _moved(event, cast)
        case DealStarted(number=number, dealer=dealer):
            return f"Deal {number}: {_dealing(number, dealer, view.seats, cast)}."
        case Lot(seat=seat, card=card):
            return f"{cast.does(seat, 'draws')} {a_card(card)} to see who deals: the lowest does."
        case Buried(card=card):
            return f"{opening(a_card(card))} may not lie first: it is buried, and another card turned up."
        case Shuffled():
            return "The draw pile is shuffled."
        case Skipped(seat=seat, card=card):
            return f"{cast.does(seat, 'is', 'are')} skipped, for {a_card(card)}."
        case LaidAtOnce(seat=seat):
            return f"{opening(cast.whose(seat))} card fits, and is laid at once."
        case NothingToDraw(seat=seat):
            return f"{cast.does(seat, 'passes', 'pass')}: nothing fits and there is nothing to draw."
        case _:
            return _ended(event, cast)


def _dealing(number: int, dealer: Seat, seats: int, cast: Cast) -> str:
    """Who deals, the first time by whose lot, and who begins."""
    begins = lowered(cast.does((dealer + 1) % seats, "begins", "begin"))
    if number > 1:
        return f"{cast.does(dealer, 'deals')}, and {begins}"
    lowest = cast.does(dealer, "drew", "drew")
    return f"{lowest} the lowest card and {'deal' if dealer == cast.you else 'deals'}, and {begins}"


def _moved(event: Moved, cast: Cast) -> str:
    giver, taker = holder(event.source), holder(event.target)
    if giver is not None and event.target == DISCARDS:
        return f"{cast.does(giver, 'lays')} {a_card(event.card)}."
    if taker is not None and event.source == STOCK:
        return f"{cast.does(taker, 'draws')} {a_card(event.card)}."
    if (event.source, event.target) == (STOCK, DISCARDS):
        return f"{opening(a_card(event.card))} is turned up."
    return ""


def _ended(event: Event, cast: Cast) -> str:
    match event:
        case DealBlocked():
            return "Nobody can go on: the deal stops without a winner."
        case TurnsUsedUp():
            return f"After {TURN_LIMIT} turns the deal stops without a winner."
        case DealWon(seat=seat, card=card):
            return f"{cast.does(seat, 'ends', 'end')} the deal with {a_card(card)}."
        case DealEnded(points=points):
            return cast.scored(points)
        case MatchEnded(winners=winners):
            return f"{cast.won(winners)}."
        case _:
            return ""


def moment(event: Event, view: DevilView, cast: Cast) -> Moment | None:
    """The end of a deal in large words, and what else is heard."""
    match event:
        case DealWon(seat=seat):
            return Moment(f"{cast.does(seat, 'ends', 'end')} the deal", "slam")
        case DealBlocked():
            return Moment("Nobody can go on", "bell")
        case TurnsUsedUp():
            return Moment(f"{TURN_LIMIT} turns are played", "bell")
        case Skipped():
            return Moment("", "skip")
        case Moved(card=card, source=source, target=target) if target == DISCARDS and source != STOCK:
            return Moment("", "slam") if card is not None and RANK[card] in SPECIALS else None
        case _:
            return None

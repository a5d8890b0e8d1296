"""What happened at Coal Whist, in sentences."""

from game.contract.table import Moment
from game.events import DealEnded, DealStarted, Event, MatchEnded, Moved
from game.sentences import Cast
from tests.sixth_game.whist.cards import DECK
from tests.sixth_game.whist.events import Swept, TrickWon
from tests.sixth_game.whist.places import STOCK, TRUMP, hand
from tests.sixth_game.whist.view import WhistView


def narrate(event: Event, view: WhistView, cast: Cast) -> str:
    """A sentence for the log; empty for what needs no words."""
    match event:
        case DealStarted(number=number, dealer=dealer):
            return f"Deal {number}: {cast.does(dealer, 'deals')}."
        case Moved(card=card, source=source, target=target) if source == STOCK and target == TRUMP:
            return f"{DECK.text(card)} is turned up: its suit is trump."
        case Moved(card=card, source=source, target=target) if source != STOCK and target != STOCK:
            players = [seat for seat in range(view.seats) if hand(seat) == source]
            return f"{cast.does(players[0], 'plays')} {DECK.text(card)}." if players else ""
        case TrickWon(seat=seat):
            return f"{cast.does(seat, 'wins')} the trick."
        case Swept(seat=seat):
            return f"{cast.does(seat, 'wins')} every trick."
        case DealEnded(points=points):
            return cast.scored(points)
        case MatchEnded(winners=winners):
            return f"{cast.won(winners)}."
        case _:
            return ""


def moment(event: Event, view: WhistView, cast: Cast) -> Moment | None:
    """Large words for a sweep (CW-7), where it pays."""
    if isinstance(event, Swept) and view.options.sweep:
        return Moment(f"{cast.does(event.seat, 'sweeps')} the table!", "bell")
    return None

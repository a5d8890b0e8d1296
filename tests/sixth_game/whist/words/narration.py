"""What happened at Coal Whist, in sentences."""

from game.cards import Seat
from game.contract.table import Moment
from game.contract.words import LogLine
from game.events import DealEnded, DealStarted, Event, MatchEnded, Moved
from game.sentences import Cast
from tests.sixth_game.whist.cards import DECK
from tests.sixth_game.whist.events import Swept, TrickWon
from tests.sixth_game.whist.places import STOCK, TRUMP, hand
from tests.sixth_game.whist.view import WhistView


def narrate(event: Event, view: WhistView, cast: Cast) -> LogLine | None:
    """Return a line for the log; None for what needs no words."""
    match event:
        case DealStarted(number=number, dealer=dealer):
            return LogLine(cast.tell(dealer, f"Deal {number}: you deal.", f"Deal {number}: {{name}} deals."))
        case Moved(card=card, source=source, target=target) if source == STOCK and target == TRUMP:
            return LogLine(f"{DECK.text(card)} is turned up: its suit is trump.")
        case Moved(card=card, source=source, target=target) if source != STOCK and target != STOCK:
            players = [seat for seat in range(view.seats) if hand(seat) == source]
            return _played(players[0], DECK.text(card), cast) if players else None
        case TrickWon(seat=seat):
            return LogLine(cast.tell(seat, "You win the trick.", "{name} wins the trick."), seat)
        case Swept(seat=seat):
            return LogLine(cast.tell(seat, "You win every trick.", "{name} wins every trick."), seat)
        case DealEnded(points=points):
            return LogLine(cast.scored(points))
        case MatchEnded(winners=winners):
            return LogLine(f"{cast.won(winners)}.")
        case _:
            return None


def _played(seat: Seat, card: str, cast: Cast) -> LogLine:
    return LogLine(cast.tell(seat, f"You play {card}.", f"{{name}} plays {card}."), seat)


def moment(event: Event, view: WhistView, cast: Cast) -> Moment | None:
    """Large words for a sweep (CW-7), where it pays."""
    if isinstance(event, Swept) and view.options.sweep:
        return Moment(cast.tell(event.seat, "You sweep the table!", "{name} sweeps the table!"), "bell")
    return None

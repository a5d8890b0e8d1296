"""What the table of Devil shows beside its cards."""

from game.cards import Card, Seat
from game.contract.table import Moment
from game.devil.cards import FACTS, Rank
from game.devil.events import DealStopped, DealWon
from game.devil.view import DevilView
from game.events import Event
from game.sentences import Cast, plural

_CHOICE = "End the deal with it, or go on: the next player is skipped and draws"
_LEFT = "A hand it is left in counts double."
_DOES = {
    Rank.TEN: "The next player is skipped.",
    Rank.SPECIAL_1: f"Fits like a 1. {_CHOICE} one. {_LEFT}",
    Rank.SPECIAL_4: f"Fits like a 4. {_CHOICE} two. {_LEFT}",
    Rank.BLANK: "Fits any number, and any number fits it; no Special does.",
    Rank.ONIFUDA: "Goes on anything and ends the deal; every hand counts double.",
}


def describe(view: DevilView, card: Card) -> str:
    """What a card does (DV-7, DV-10 to DV-12, DV-15, DV-16), and what it costs in a hand (DV-18)."""
    usual = "It goes where the two numbers make a sum that ends in 5 or 9."
    return f"{_DOES.get(FACTS.rank[card], usual)} Left in a hand it counts {FACTS.points[card]}."


def tally(view: DevilView, seat: Seat) -> str:
    """The points, and who deals."""
    points = plural(view.standing.totals[seat], "point")
    return f"{points} · dealer" if seat == view.dealer else points


def notes(view: DevilView, cast: Cast) -> list[str]:
    """What the match is played to (DV-3)."""
    return ["Fewest points win", f"The match ends at {view.target}"]


def moment(event: Event, view: DevilView, cast: Cast) -> Moment | None:
    """The end of a deal."""
    match event:
        case DealWon(seat=seat):
            return Moment(f"{cast.does(seat, 'ends', 'end')} the deal", "bell")
        case DealStopped():
            return Moment("Nobody can go on", "bell")
        case _:
            return None

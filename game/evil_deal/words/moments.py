"""Large words for what is out of the ordinary at Evil Deal."""

from game.contract.table import Moment
from game.events import Event
from game.evil_deal.events import SecondHalf, TrumpsClash, TrumpsLaid
from game.evil_deal.view import EvilDealView
from game.evil_deal.words.names import HALVES
from game.french import SUITS
from game.sentences import Cast


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

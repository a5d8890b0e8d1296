"""The log of Evil Deal in sentences, and large words for its great moments."""

from game.contract.table import Moment
from game.events import DealEnded, DealStarted, Event, MatchEnded, Moved
from game.evil_deal.cards import DECK
from game.evil_deal.events import (
    ExchangeWon,
    Lot,
    SecondHalf,
    StackTaken,
    TrickTaken,
    TrumpsClash,
    TrumpsLaid,
)
from game.evil_deal.places import BURIED_KIND, HAND_KIND, TRICK_KIND, TRUMP_KIND, kind_of, seat_of
from game.evil_deal.scoring import BONUS
from game.evil_deal.view import EvilDealView
from game.evil_deal.words.naming import HALVES, suit_name
from game.evil_deal.words.prompts import match_won
from game.sentences import Cast


def narrate(event: Event, view: EvilDealView, cast: Cast) -> str:
    """A sentence for the log; empty for what needs no words."""
    match event:
        case DealStarted(number=number, dealer=dealer):
            return f"Deal {number}: {cast.does(dealer, 'deals')}."
        case Moved():
            return _narrate_move(event, cast)
        case TrumpsLaid():
            return _narrate_trumps(event, cast)
        case TrumpsClash(halves=halves, suit=suit):
            return _narrate_clash(halves, suit)
        case SecondHalf():
            return "The second stacks are opened."
        case DealEnded(points=points):
            seat = max(range(2), key=lambda seat: points[seat])
            return f"{cast.does(seat, 'scores')} {points[seat]} points."
        case MatchEnded(winners=winners):
            return match_won(view, winners[0], cast)
        case _:
            return _narrate_seat(event, cast)


def _narrate_clash(halves: tuple[int, ...], suit: int) -> str:
    """ED-6, ED-14: why nothing is trump, and that this is not what 66 are paid for."""
    when = "both halves" if len(halves) > 1 else f"the {HALVES[halves[0]]} half"
    return f"Both named {suit_name(suit)}: cancelled in {when}, without the {BONUS} for no trump."


def _narrate_seat(event: Event, cast: Cast) -> str:
    match event:
        case Lot(seat=seat):
            return f"The lot falls on {cast.name(seat)} to deal first."
        case StackTaken(seat=seat):
            return f"{cast.does(seat, 'takes')} up an unseen stack."
        case ExchangeWon(seat=seat):
            return f"{cast.does(seat, 'wins')} the exchange."
        case TrickTaken(seat=seat, tricks=tricks):
            return f"{cast.does(seat, 'takes')} the trick: {tricks[seat]} to {tricks[1 - seat]}."
        case _:
            return ""


def _narrate_move(event: Moved, cast: Cast) -> str:
    seat, target = seat_of(event.target), kind_of(event.target)
    if seat is None:
        return ""
    if target is TRICK_KIND:
        return f"{cast.does(seat, 'plays')} {DECK.text(event.card)}."
    if target is BURIED_KIND:
        return f"{cast.does(seat, 'discards')} {DECK.text(event.card)}, unseen."
    if target is HAND_KIND and kind_of(event.source) is TRUMP_KIND:
        return f"{cast.does(seat, 'takes')} up {DECK.text(event.card)}."
    return ""


def _narrate_trumps(event: TrumpsLaid, cast: Cast) -> str:
    first, second = DECK.text(event.first), DECK.text(event.second)
    lays = cast.does(event.seat, "lays")
    if event.side_by_side:
        return (
            f"{lays} {first} and {second} side by side: no trump, and {BONUS} more from the fifth trick on."
        )
    return f"{lays} {first} across {second}: the upper one rules the first half, the other the second."


def moment(event: Event, view: EvilDealView, cast: Cast) -> Moment | None:
    """Trumps that cancel each other, and the second half."""
    match event:
        case TrumpsLaid(seat=seat, side_by_side=True):
            return Moment(f"{cast.does(seat, 'plays')} without trump", "slam")
        case TrumpsClash():
            # The captions under the trump cards say it, and a banner would lie over them.
            return Moment("", "bell")
        case SecondHalf():
            return Moment("The second half", "bell")
        case TrickTaken():
            return Moment("", "trick")
        case _:
            return None

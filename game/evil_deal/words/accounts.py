"""How a deal of Evil Deal came out: the tricks of each player, and what they pay."""

from collections.abc import Sequence

from game.cards import Seat
from game.contract.words import Account, Row
from game.events import DealEnded, DealStarted, Event
from game.evil_deal.events import TrickTaken, TrumpsLaid
from game.evil_deal.scoring import BONUS, BONUS_ABOVE, DEALER_POINTS, OTHER_POINTS, TARGET
from game.evil_deal.view import EvilDealView
from game.sentences import Cast, plural


def account(events: Sequence[Event], view: EvilDealView, cast: Cast) -> Account | None:
    """The tricks taken, whether each player dealt, and the pay written out (ED-14, ED-15)."""
    dealer: Seat | None = None
    tricks, ended = (0, 0), None
    plain: set[Seat] = set()
    for event in events:
        match event:
            case DealStarted(dealer=seat):
                dealer = seat
            case TrumpsLaid(seat=seat, side_by_side=True):
                plain.add(seat)
            case TrickTaken():
                tricks = event.tricks
            case DealEnded():
                ended = event
    if ended is None or dealer is None:
        return None
    rows = tuple(
        Row(seat, _pay(tricks[seat], seat == dealer, seat in plain), ended.points[seat], ended.totals[seat])
        for seat in range(2)
    )
    taken = ", ".join(f"{cast.name(seat)} {tricks[seat]}" for seat in range(2))
    told = f"All eight tricks are played: {taken}."
    return Account(told, _rule(dealer, ended.totals, cast), "ED-14", rows)


def _rule(dealer: Seat, totals: Sequence[int], cast: Cast) -> str:
    pays = f"The dealer ({cast.name(dealer)}) is paid from five tricks on, {cast.name(1 - dealer)} from four."
    return pays if max(totals) < TARGET else f"{pays} {TARGET} points win the match."


def _pay(tricks: int, deals: bool, plain: bool) -> str:
    """What so many tricks pay, as it is counted."""
    table = (DEALER_POINTS if deals else OTHER_POINTS)[tricks]
    pay = f"{plural(tricks, 'trick')} {'as the dealer' if deals else 'not dealing'}: {table}"
    above = max(0, tricks - BONUS_ABOVE)
    if not plain or not above:
        return pay
    return f"{pay}, + {above} × {BONUS} for choosing no trump = {table + above * BONUS}"

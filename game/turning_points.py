"""The turning points of a finished match: the deal that decided it, and the boldest feat."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from game.cards import Seat
from game.contract.rules import Standing
from game.contract.words import Feat
from game.events import DealEnded, DealStarted, Event
from game.match import Match
from game.ranking import ranked
from game.sentences import Cast


@dataclass(frozen=True, slots=True)
class Turn:
    """The deal with which the first of the winners came to the lead and kept it."""

    deal: int
    """From 1."""
    seat: Seat
    before: int
    """The rank of that seat before the deal."""


@dataclass(frozen=True, slots=True)
class Boldest:
    """The boldest feat of a match, and the deal it belongs to, from 1."""

    deal: int
    feat: Feat


def ranks_by_deal(standing: Standing, *, low_wins: bool) -> list[tuple[int, ...]]:
    """Return the ranks before the first deal and after each."""
    return [ranked(totals, low_wins) for totals in _totals_by_deal(standing)]


def margins(standing: Standing, seat: Seat, *, low_wins: bool) -> list[int]:
    """Return a seat's lead over the best of the others before the first deal and after each, in points."""
    return [_ahead(totals, seat, low_wins) for totals in _totals_by_deal(standing)]


def _totals_by_deal(standing: Standing) -> list[list[int]]:
    if standing.course:
        return list(map(list, standing.course))
    totals = [list(standing.totals)]
    for deal in reversed(standing.deals):
        totals.append([total - points for total, points in zip(totals[-1], deal, strict=True)])
    return totals[::-1]


def decided(standing: Standing, *, low_wins: bool) -> Turn | None:
    """Return the deal after which the winner led to the end; None if nobody has won, or not by the totals."""
    if not standing.winners or not standing.deals:
        return None
    seat = standing.winners[0]
    places = [ranks[seat] for ranks in ranks_by_deal(standing, low_wins=low_wins)]
    if places[-1] != 1:
        return None
    behind = [deal for deal, place in enumerate(places) if place > 1]
    deal = max(behind, default=0) + 1
    return Turn(deal, seat, places[deal - 1])


def swings(standing: Standing, seat: Seat, *, low_wins: bool) -> list[int]:
    """Return by how much each deal brought a seat further ahead of the best of the others."""
    ahead = margins(standing, seat, low_wins=low_wins)
    return [after - before for before, after in pairwise(ahead)]


def _ahead(totals: Sequence[int], seat: Seat, low_wins: bool) -> int:
    sign = -1 if low_wins else 1
    others = (sign * total for other, total in enumerate(totals) if other != seat)
    return sign * totals[seat] - max(others)


def boldest(match: Match, cast: Cast) -> Boldest | None:
    """Return the largest of all feats that everybody saw; of equal ones the last."""
    view: Any = match.view(None)
    found = [
        Boldest(number, feat)
        for number, deal in enumerate(deals_of(match.history(None)), 1)
        for feat in match.game.words.feats(deal, view, cast)
    ]
    return max(reversed(found), key=lambda each: each.feat.size, default=None)


def deals_of(history: Sequence[Event]) -> list[tuple[Event, ...]]:
    """Return a history cut into whole deals, from the start of each to its end."""
    deals: list[tuple[Event, ...]] = []
    begun = 0
    for index, event in enumerate(history):
        if isinstance(event, DealStarted):
            begun = index
        elif isinstance(event, DealEnded):
            deals.append(tuple(history[begun : index + 1]))
    return deals

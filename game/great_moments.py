"""The highlights of a match: the deciding deal, swings, feats and great moments."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from itertools import pairwise
from typing import Any

from game.cards import Seat
from game.contract.rules import Standing
from game.contract.words import Feat
from game.info import ranked
from game.match import Match
from game.sentences import Cast, capitalised, lead_in_words, plural
from game.table import DealEnded, DealStarted, Event


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """The deal in which the first of the winners took the lead for good."""

    deal: int
    """The number of the deal, from 1."""
    seat: Seat
    before: int
    """The rank of that seat before the deal."""


def ranks_by_deal(standing: Standing, *, low_wins: bool) -> list[tuple[int, ...]]:
    """Return the ranks before the first deal and after each."""
    return [ranked(totals, low_wins) for totals in totals_by_deal(standing)]


def margins(standing: Standing, seat: Seat, *, low_wins: bool) -> list[int]:
    """Return a seat's lead over the best other before the first deal and after each, in points."""
    return [_ahead(totals, seat, low_wins) for totals in totals_by_deal(standing)]


def totals_by_deal(standing: Standing) -> list[list[int]]:
    """Return all totals before the first deal and after each."""
    if standing.course:
        return list(map(list, standing.course))
    totals = [list(standing.totals)]
    for deal in reversed(standing.deals):
        totals.append([total - points for total, points in zip(totals[-1], deal, strict=True)])
    return totals[::-1]


def decided(standing: Standing, *, low_wins: bool) -> TurningPoint | None:
    """Return the deal after which the winner led to the end; None if no one has won by the totals.

    Before it, the winner was behind, or level with a player who doesn't share the win.
    """
    if not standing.winners or not standing.deals:
        return None
    seat = standing.winners[0]
    places = [ranks[seat] for ranks in ranks_by_deal(standing, low_wins=low_wins)]
    if places[-1] != 1:
        return None
    leads = margins(standing, seat, low_wins=low_wins)
    behind = [deal for deal, lead in enumerate(leads) if lead < 0 or lead == 0 < leads[-1]]
    deal = max(behind, default=0) + 1
    return TurningPoint(deal, seat, places[deal - 1])


def swings(standing: Standing, seat: Seat, *, low_wins: bool) -> list[int]:
    """Return the change of a seat's lead over the best other in each deal."""
    ahead = margins(standing, seat, low_wins=low_wins)
    return [after - before for before, after in pairwise(ahead)]


def _ahead(totals: Sequence[int], seat: Seat, low_wins: bool) -> int:
    sign = -1 if low_wins else 1
    others = (sign * total for other, total in enumerate(totals) if other != seat)
    return sign * totals[seat] - max(others)


def boldest(match: Match, cast: Cast) -> tuple[int, Feat] | None:
    """Return the largest public feat and the number of its deal, preferring the viewer's own feats.

    The last of equals counts. If the viewer has won, only their own feats count.
    """
    view: Any = match.view(None)
    deals = enumerate(deals_of(match.history(None)), 1)
    found = [(number, feat) for number, deal in deals for feat in match.game.words.feats(deal, view, cast)]
    own = [each for each in found if each[1].seat == cast.you]
    told = own if cast.you in match.standing.winners else own or found
    return max(reversed(told), key=lambda each: each[1].size, default=None)


def deals_of(history: Sequence[Event]) -> list[tuple[Event, ...]]:
    """Split a history into finished deals, each from its start to its end."""
    deals: list[tuple[Event, ...]] = []
    begun = 0
    for index, event in enumerate(history):
        if isinstance(event, DealStarted):
            begun = index
        elif isinstance(event, DealEnded):
            deals.append(tuple(history[begun : index + 1]))
    return deals


def course_of(match: Match) -> tuple[Standing, str | None]:
    """Return the standing by deals, or by the parts of a single deal with the name of a part."""
    standing = match.standing
    parts_of = match.game.words.parts
    if len(standing.deals) == 1 and parts_of is not None:
        (deal,) = deals_of(match.history(None))
        parts = parts_of(deal, match.view(None))
        if len(parts.gains) > 1:
            return replace(standing, deals=parts.gains), parts.name
    return standing, None


class MomentKind(Enum):
    """A kind of great moment."""

    BOLD = "bold"
    """The player's largest public feat."""
    SWING = "swing"
    """The deal in which the player gained the most on the best other and took or kept the lead."""
    COMEBACK = "comeback"
    MARGIN = "margin"


@dataclass(frozen=True, slots=True)
class Great:
    """A great moment of a match."""

    kind: MomentKind
    size: int
    """The size, to compare it with others of its kind in the same game."""
    words: str
    """A sentence about it without the full stop."""
    deal: int
    """The number of the deal, from 1."""
    count: int
    """The number of actions before that deal."""


def great_moments(match: Match, seat: Seat, cast: Cast) -> Iterator[Great | None]:
    """Yield a seat's greatest moment of each kind, and None after each deal, so that the caller can pause."""
    bold: list[Great] = []
    began: list[int] = []
    for number, (count, deal) in enumerate(_deals(match), 1):
        began.append(count)
        feats = match.game.words.feats(deal, match.view(None), cast)
        own = (feat for feat in feats if feat.seat == seat)
        bold += [Great(MomentKind.BOLD, feat.size, capitalised(feat.words), number, count) for feat in own]
        yield None
    if bold:
        yield max(bold, key=lambda each: each.size)
    if match.to_move is None:
        yield from _by_points(match, seat, began)


def _by_points(match: Match, seat: Seat, began: Sequence[int]) -> Iterator[Great]:
    """Yield the largest swing, comeback and margin.

    A match of one deal has no swing, and its comeback is measured in parts of the deal.
    """
    (standing, part), info = course_of(match), match.game.info
    low_wins, unit = info.low_wins, info.unit
    ahead = margins(standing, seat, low_wins=low_wins)
    gains = swings(standing, seat, low_wins=low_wins)
    led = {deal: gain for deal, gain in enumerate(gains, 1) if gain > 0 and ahead[deal] > 0}
    if len(began) > 1 and led:
        deal = max(led, key=led.__getitem__)
        before, after = lead_in_words(ahead[deal - 1]), lead_in_words(ahead[deal])
        words = f"{info.numbered(deal)} took you from {before} to {after}"
        yield Great(MomentKind.SWING, led[deal], words, deal, began[deal - 1])
    if standing.winners != (seat,):
        return
    lowest = min(ahead[:-1])
    if lowest < 0:
        step = ahead.index(lowest) + 1
        deal = 1 if part else step
        left = plural(len(gains) - step + 1, part or info.deal)
        words = f"Won from {plural(-lowest, unit)} behind with {left} to go"
        yield Great(MomentKind.COMEBACK, -lowest, words, deal, began[deal - 1])
    if ahead[-1] > 0:
        words = f"Won by {plural(ahead[-1], unit)}"
        yield Great(MomentKind.MARGIN, ahead[-1], words, len(began), began[-1])


def _deals(match: Match) -> Iterator[tuple[int, tuple[Event, ...]]]:
    """Yield the public events of each finished deal, with the number of actions before it."""
    began, events = 0, list[Event]()
    for count in range(len(match.log) + 1):
        for event in match.happened(None, count - 1):
            if isinstance(event, DealStarted):
                began, events = count, []
            events.append(event)
            if isinstance(event, DealEnded):
                yield began, tuple(events)

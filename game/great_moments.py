"""The great moments of a finished match: a bold move, a swing, a comeback, a wide win."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum

from game.cards import Seat
from game.events import DealEnded, DealStarted, Event
from game.match import Match
from game.sentences import Cast, opening, plural
from game.turning_points import margins, swings


class Kind(Enum):
    """The kinds of great moments."""

    BOLD = "bold"
    """The boldest feat of one's own that everybody saw."""
    SWING = "swing"
    """The deal that brought one furthest ahead of the best of the others, from where one was before it."""
    COMEBACK = "comeback"
    """A match won from behind."""
    MARGIN = "margin"
    """A match won."""


@dataclass(frozen=True, slots=True)
class Great:
    """One great moment of a match."""

    kind: Kind
    size: int
    """Its size, to compare it with others of its kind in the same game."""
    words: str
    """A sentence about it without its full stop."""
    deal: int
    """In which deal, from 1."""
    count: int
    """After how many actions that deal begins."""


@dataclass(frozen=True, slots=True)
class _Deal:
    """A deal that is over, as everybody saw it."""

    began: int
    """After how many actions it was dealt."""
    events: tuple[Event, ...]


def great_moments(match: Match, seat: Seat, cast: Cast) -> Iterator[Great | None]:
    """Yield the greatest moment of each kind in a match; None after each deal, to let others work."""
    bold: list[Great] = []
    for number, deal in enumerate(_deals(match), 1):
        found = _boldest(match, deal, number, seat, cast)
        bold += [found] if found is not None else []
        yield None
    if bold:
        yield max(bold, key=lambda each: each.size)
    if match.to_move is None:
        began = [deal.began for deal in _deals(match)]
        yield from _by_points(match, seat, began)


def _by_points(match: Match, seat: Seat, began: Sequence[int]) -> Iterator[Great]:
    """Yield the largest swing, comeback and margin."""
    standing, low_wins, counts = match.standing, match.game.low_wins, match.game.counts
    ahead = margins(standing, seat, low_wins=low_wins)
    gains = swings(standing, seat, low_wins=low_wins)
    last = len(gains)
    if last > 1 and (most := max(gains)) > 0:
        deal = gains.index(most) + 1
        words = f"From {_stood(ahead[deal - 1])} to {_stood(ahead[deal])} in deal {deal}"
        yield Great(Kind.SWING, most, words, deal, began[deal - 1])
    if standing.winners != (seat,):
        return
    lowest = min(ahead[:-1])
    if lowest < 0:
        deal = ahead.index(lowest) + 1
        words = f"Won from {_points(-lowest, counts)} behind before deal {deal} of {last}"
        yield Great(Kind.COMEBACK, -lowest, words, deal, began[deal - 1])
    if ahead[-1] > 0:
        words = f"Won by {_points(ahead[-1], counts)}"
        yield Great(Kind.MARGIN, ahead[-1], words, last, began[-1])


def _points(count: int, counts: str) -> str:
    return plural(count, counts.removesuffix("s"))


def _stood(margin: int) -> str:
    return "tied" if margin == 0 else f"{abs(margin)} {'ahead' if margin > 0 else 'behind'}"


def _deals(match: Match) -> Iterator[_Deal]:
    began, events = 0, list[Event]()
    for count in range(len(match.log) + 1):
        for event in match.happened(None, count - 1):
            if isinstance(event, DealStarted):
                began, events = count, []
            events.append(event)
            if isinstance(event, DealEnded):
                yield _Deal(began, tuple(events))


def _boldest(match: Match, deal: _Deal, number: int, seat: Seat, cast: Cast) -> Great | None:
    """Return the boldest feat of a seat in a deal."""
    feats = match.game.words.feats(deal.events, match.view(None), cast)
    found = max((feat for feat in feats if feat.seat == seat), key=lambda feat: feat.size, default=None)
    if found is None:
        return None
    return Great(Kind.BOLD, found.size, opening(found.words), number, deal.began)

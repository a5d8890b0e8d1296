"""The policies of the Imp and the Fiend at Angel, and the one that guides the Archdevil, from views alone."""

from collections.abc import Sequence
from functools import cache
from math import inf
from random import Random
from statistics import fmean

from game.angel.actions import CALL, DISCARD, AngelAction, Discard
from game.angel.cards import ANGEL, CARDS, VALUE
from game.angel.position import SEATS, STOCK, TurningUp, is_open, turns_taken
from game.angel.scoring import Combination, combinations, score, scores, value
from game.angel.view import AngelView
from game.cards import Card, pick
from game.level import PLAIN as NO_STYLE
from game.level import Level, Style

GOOD = 17.0
"""The fewest points with which a Fiend calls, above the mean of the pair's and the straight's bonus.

It is the same in every turn: a Fiend counts its own hand and ignores what the others may hold.
"""
HOPED = 0.5
"""The share of a bonus that a Fiend counts if one card is missing. It draws that card about 1 time in 4."""
NERVE = 2.0
"""Points by which the boldest Fiend lowers its threshold for a call, and the most cautious one raises it."""
THRIFT = 0.1
"""The part of ``HOPED`` that the thriftiest Fiend gives up for points it already has."""
HOPES = (Combination.STRAIGHT, Combination.FLUSH, Combination.STRAIGHT_FLUSH)
IMP_CALLS, IMP_NERVE = 40, 0.3
"""The points above which the Imp may call, and its chance to do so."""
PLAIN = (15.0, 20.0, 19.0)
"""The fewest points with which the guide calls, above the same mean, if calls open in turn 1, 2 or 3.

Found by self-play, with ``LATE_EXTRA``: no other values won clearly more against three players with these.
"""
LATE_EXTRA = (1.0, 0.6, 0.6)
"""Points added to the threshold for each turn taken by any seat, since the other hands improve too.

Lower if calls open later, because every hand has improved by then.
"""


def flips(view: AngelView) -> bool:
    """True if the seat to move flips a card that nobody has seen (AN-5), which is pure luck."""
    return isinstance(view.phase, TurningUp)


def imp(view: AngelView, random: Random) -> AngelAction:
    """Throw the lowest card away; sometimes call with more than 40 points, after everyone's turn (AN-10)."""
    if flips(view):
        return pick(view.legal, random)
    all_played = turns_taken(len(view.piles[STOCK])) >= SEATS
    may = all_played and CALL in view.legal
    if may and score(view.hand, view.bonuses) > IMP_CALLS and random.random() < IMP_NERVE:
        return CALL
    discards = [action for action in view.legal if isinstance(action, Discard)]
    return min(discards, key=lambda action: VALUE[action.card])


def fiend(view: AngelView, random: Random, style: Style = NO_STYLE) -> AngelAction:
    """Play like a careful person who counts their own hand well and ignores the others' hands."""
    if flips(view):
        return pick(view.legal, random)
    held = view.hand
    if CALL in view.legal and score(held, view.bonuses) >= good(view.bonuses) - NERVE * style.nerve:
        return CALL
    discards = [action for action in view.legal if isinstance(action, Discard)]
    hoped = HOPED * (1 - THRIFT * style.thrift)
    return max(
        discards,
        key=lambda discard: kept_for([card for card in held if card != discard.card], view.bonuses, hoped),
    )


def good(bonuses: Sequence[int]) -> float:
    """Return the fewest points with which a Fiend calls."""
    return GOOD + (bonuses[Combination.PAIR] + bonuses[Combination.STRAIGHT]) / 2


def kept_for(three: Sequence[Card], bonuses: Sequence[int], share: float = HOPED) -> float:
    """Return the value of three cards to a Fiend: their points, or a share of a bonus one card away."""
    coming = combinations([*three, ANGEL])
    hoped = max((bonuses[hope] for hope in HOPES if hope in coming), default=0)
    return max(score(three, bonuses), value(three) + share * hoped)


class KeptValues(dict[int, float]):
    """A cache of the value of three cards to a Fiend, by their bits ``1 << card``."""

    def __init__(self, bonuses: tuple[int, ...]) -> None:
        super().__init__()
        self._bonuses = bonuses

    def __missing__(self, bits: int) -> float:
        three = [card for card in range(CARDS) if bits >> card & 1]
        found = self[bits] = kept_for(three, self._bonuses)
        return found


@cache
def kept_values(bonuses: tuple[int, ...]) -> KeptValues:
    """Return the cache of a Fiend's values for a bonus table."""
    return KeptValues(bonuses)


def guide(view: AngelView, random: Random) -> AngelAction:
    """Keep the three cards that count most with the next one, on average; call when that's good enough."""
    if flips(view):
        return pick(view.legal, random)
    held = view.hand
    if scores(view.bonuses).hand(held) >= enough(view):
        return CALL
    discards = [action.card for action in view.legal if isinstance(action, Discard)]
    counts = draws_after(view, held, discards)
    return DISCARD[max(discards, key=lambda card: (sum(counts[card]), -VALUE[card]))]


def cost(view: AngelView, action: AngelAction) -> float:
    """Return the negative of the points of the hand after a discard and a draw, on average; 0 for a call."""
    if not isinstance(action, Discard):
        return 0.0
    return -fmean(draws_after(view, view.hand, [action.card])[action.card])


def enough(view: AngelView) -> float:
    """Return the fewest points with which the guide calls: well above a pair, and more in later turns.

    Infinite until calls are open (AN-10).
    """
    return enough_after(view.bonuses, view.opens, turns_taken(len(view.piles[STOCK])))


def enough_after(bonuses: Sequence[int], opens: int, turns: int) -> float:
    """Return the fewest points with which the guide calls after this many turns of all seats."""
    if not is_open(opens, turns):
        return inf
    plain, extra = PLAIN[opens - 1], LATE_EXTRA[opens - 1]
    return plain + (bonuses[Combination.PAIR] + bonuses[Combination.STRAIGHT]) / 2 + extra * turns


def draws_after(view: AngelView, held: list[Card], discards: list[Card]) -> dict[Card, list[int]]:
    """Return the points of a hand after each of these discards, for each card that may be drawn next."""
    hidden = view.hidden
    count = scores(view.bonuses)
    bits = sum(1 << card for card in held)
    rows = {discard: count[bits & ~(1 << discard)] for discard in discards}
    return {discard: [row[card] for card in hidden] for discard, row in rows.items()}


POLICIES = {Level.IMP: imp, Level.FIEND: fiend}

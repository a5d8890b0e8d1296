"""The policies of the Imp and the Fiend at Devil, from views alone."""

from random import Random
from typing import Final, NamedTuple

from game.cards import Card, pick
from game.devil.actions import DevilAction, Discard, EndDeal, GoOn
from game.devil.cards import FITS, POINTS, RANK, SKIPS, Rank
from game.devil.position import HANDS, Choosing
from game.devil.scoring import MULTIPLIER_OF_ENDING, SPECIALS, hand_points
from game.devil.view import DevilView
from game.level import PLAIN, Level, Style

ENDS_BELOW: Final = {Rank.SPECIAL_1: 0.8, Rank.SPECIAL_4: 0.8}
"""The highest cost, as a share of the others' average, at which a Fiend ends a deal on each card."""
ENDS_BELOW_440: Final = {Rank.SPECIAL_1: 0.7, Rank.SPECIAL_4: 0.5, Rank.ONIFUDA: 0.4}
"""The same in Devil 440, where a forced draw often adds a Special; found by trial."""

SHED: Final = 0.6
"""The merit of each point shed from the hand."""
MOST_SHED: Final = 30
"""The number of points shed beyond which more have no merit."""
FOLLOWS: Final = 0.5
"""The merit of each card in the hand that fits on the card played."""
AGAIN: Final = 6.0
"""The same if the turn comes straight back to the player."""
SKIPPED: Final = 8.0
"""The merit of skipping the next seat."""
SHUT: Final = 12.0
"""The cost if every hidden card fits on the card played, and in proportion if some do."""
NERVE: Final = 0.25
"""The fraction by which the boldest Fiend raises ``ENDS_BELOW``, and the most cautious one lowers it."""
SPITE: Final = 0.9
"""The fraction by which the most spiteful Fiend values skips and shutting out more."""
THRIFT: Final = 0.5
"""The fraction by which the thriftiest Fiend values points shed less, and cards that fit next more."""
ONIFUDA_EARLY, ONIFUDA_IN_TIME = -20.0, 1000.0
"""The merit of an Onifuda that would end the deal too early, and of one in time: above all else."""
IMP_ENDS: Final = 0.25
"""The chance that the Imp ends a deal worth ending, by a Special."""
LAST_CARD: Final = 500.0
"""The merit of the last card of a hand, above any other but the Onifuda's."""


def cost(_view: DevilView, action: DevilAction) -> int:
    """Return the negative points of a card, since high cards are best shed; 0 for other actions."""
    return -POINTS[action.card] if isinstance(action, Discard) else 0


def imp(view: DevilView, random: Random) -> DevilAction:
    """Play a Special, or else one of the first two cards that fit; sometimes end a deal worth ending."""
    if isinstance(view.phase, Choosing):
        worth = _worth_ending(view, view.hand, RANK[view.phase.special])
        return EndDeal() if worth and random.random() < IMP_ENDS else GoOn()
    meant = [action for action in view.legal if not _ends_too_soon(view, action)] or view.legal
    for action in meant:
        if isinstance(action, Discard) and RANK[action.card] in SPECIALS:
            return action
    return pick(meant[:2], random)


def _ends_too_soon(view: DevilView, action: DevilAction) -> bool:
    """True if an action plays the Onifuda in a deal not worth ending."""
    if not isinstance(action, Discard) or RANK[action.card] is not Rank.ONIFUDA:
        return False
    return not _worth_ending(view, [card for card in view.hand if card != action.card], Rank.ONIFUDA)


def _worth_ending(view: DevilView, held: list[Card], last: Rank) -> bool:
    """True if everybody could play, and ending the deal should cost less than the others' average."""
    return view.turns >= view.seats and _ahead(view, held, view.hidden, last, below=1.0)


def fiend(view: DevilView, random: Random, style: Style = PLAIN) -> DevilAction:
    """Shed points and Specials, keep cards that fit on each other, and count before ending a deal."""
    held, hidden = view.hand, view.hidden
    if isinstance(view.phase, Choosing):
        special = RANK[view.phase.special]
        return EndDeal() if _ahead(view, held, hidden, special, _ends_below(view, special, style)) else GoOn()
    discards = [action for action in view.legal if isinstance(action, Discard)]
    if not discards:
        return view.legal[0]
    return max(discards, key=lambda action: sum(merits(view, action.card, held, hidden, style)))


def _expected(view: DevilView, seat: int, hidden: list[Card]) -> float:
    """Return an estimate of the points of another's hand, which may hold a Special."""
    count = len(view.piles[HANDS[seat]])
    if not hidden:
        return 0.0
    specials = sum(RANK[card] in SPECIALS for card in hidden)
    mean = sum(POINTS[card] for card in hidden) / len(hidden)
    return count * mean * (1 + count * specials / len(hidden))


class Merits(NamedTuple):
    """The merits of playing a card, all in one unit."""

    shed: float
    """For the points shed from the hand."""
    follows: float = 0.0
    """For the cards of the hand that fit next."""
    skips: float = 0.0
    """For the skip of the next seat."""
    shuts: float = 0.0
    """For the hidden cards that don't fit, as a penalty on the share that does."""


def usual_merits(
    card: Card, shed: int, follow_ups: int, again: float, open_to_next: float
) -> tuple[float, float, float, float]:
    """Return the merits of a card that does not end the deal, as a plain tuple: rollouts build many.

    ``again`` is the merit of each follow-up card if the next seat is skipped, ``open_to_next`` the share of
    hidden cards that fit on this one.
    """
    skips = SKIPS[card]
    follow = (again if skips else FOLLOWS) * follow_ups
    return min(shed, MOST_SHED) * SHED, follow, SKIPPED if skips else 0.0, -SHUT * open_to_next


def merits(view: DevilView, card: Card, held: list[Card], hidden: list[Card], style: Style = PLAIN) -> Merits:
    """Return the merits of playing a card from a hand."""
    rest = [other for other in held if other != card]
    rank = RANK[card]
    if rank is Rank.ONIFUDA:
        ahead = _ahead(view, rest, hidden, rank, _ends_below(view, rank, style))
        return Merits(ONIFUDA_IN_TIME if ahead else ONIFUDA_EARLY)
    if not rest:
        return Merits(LAST_CARD)
    points = hand_points(held) - hand_points(rest)
    follow_ups = sum(FITS[card][other] for other in rest)
    open_to_next = sum(FITS[card][other] for other in hidden) / max(1, len(hidden))
    again = AGAIN if view.seats == 2 else FOLLOWS
    shed, follow, skip, shut = usual_merits(card, points, follow_ups, again, open_to_next)
    spite, thrift = 1 + SPITE * style.spite, THRIFT * style.thrift
    return Merits(shed * (1 - thrift), follow * (1 + thrift), skip * spite, shut * spite)


def _ends_below(view: DevilView, last: Rank, style: Style) -> float:
    """Return the share of the others' average below which a Fiend ends the deal."""
    return (ENDS_BELOW_440 if view.larger else ENDS_BELOW)[last] * (1 + NERVE * style.nerve)


def _ahead(view: DevilView, held: list[Card], hidden: list[Card], last: Rank, below: float) -> bool:
    """True if ending the deal on a card costs this hand less than this share of the others' average."""
    others = [seat for seat in range(view.seats) if seat != view.seat]
    expected = [MULTIPLIER_OF_ENDING[last] * _expected(view, seat, hidden) for seat in others]
    return 2 * hand_points(held) < below * sum(expected) / len(expected)


POLICIES = {Level.IMP: imp, Level.FIEND: fiend}

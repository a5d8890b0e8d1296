"""The policies of the Imp and the Fiend at Angel, and the one that guides the Archdevil, from views alone."""

from collections.abc import Sequence
from math import inf
from random import Random

from game.angel.actions import Discard
from game.angel.cards import ANGEL, CARDS, VALUE
from game.angel.combinations import FLUSH, PAIR, SEQUENCE, SEQUENCE_FLUSH, combinations, score, scores, value
from game.angel.moves import CALL, DISCARD, AngelAction
from game.angel.phases import TurningUp
from game.angel.places import SEATS, STOCK, hand
from game.angel.turns import is_open, turns_taken
from game.angel.view import AngelView
from game.cards import Card
from game.level import Level

GOOD = 17.0
"""Points of a hand that a Fiend calls, beyond what lies half way from a pair to a sequence.

It is the same in every turn: a Fiend counts its own hand and never asks what the others hold.
"""
HOPED = 0.5
"""The part of a bonus that a Fiend counts when it lacks one card of it. That card comes about 1 time in 4."""
HOPES = (SEQUENCE, FLUSH, SEQUENCE_FLUSH)
"""The bonuses that a Fiend hopes for."""
PLAIN = (15.0, 20.0, 19.0)
"""Points of a good enough hand beyond its usual bonus, where a call opens in the 1st, 2nd or 3rd turn.

These and the next were found by self-play: no others tried won clearly more against three that go by them.
"""
LATE_EXTRA = (1.0, 0.6, 0.6)
"""Points a hand must count more for each turn taken at the table: the others improve too.

It is less where calls open later, for by then every hand has had time to improve.
"""
DECK_CARDS = frozenset(range(CARDS))


def unseen(view: AngelView) -> bool:
    """Whether one of one's cards that nobody has seen is to be turned up (AN-5)."""
    return isinstance(view.phase, TurningUp)


def imp(view: AngelView, random: Random) -> AngelAction:
    """Throw the lowest card away; call on any pair that looks good, once all have had a turn (AN-10)."""
    if unseen(view):
        return view.legal[int(random.random() * len(view.legal))]
    all_played = turns_taken(len(view.piles[STOCK])) >= SEATS
    may = all_played and CALL in view.legal
    if may and score(own(view), view.bonuses) > 40 and random.random() < 0.3:
        return CALL
    discards = [action for action in view.legal if isinstance(action, Discard)]
    return min(discards, key=lambda action: VALUE[action.card])


def fiend(view: AngelView, random: Random) -> AngelAction:
    """Play as a careful person does who counts its own hand well and does not ask what the others hold."""
    if unseen(view):
        return view.legal[int(random.random() * len(view.legal))]
    held = own(view)
    if CALL in view.legal and score(held, view.bonuses) >= good(view.bonuses):
        return CALL
    discards = [action for action in view.legal if isinstance(action, Discard)]
    return max(discards, key=lambda discard: kept_for([c for c in held if c != discard.card], view.bonuses))


def good(bonuses: Sequence[int]) -> float:
    """Return the points of a hand that a Fiend calls."""
    return GOOD + (bonuses[PAIR] + bonuses[SEQUENCE]) / 2


def kept_for(three: Sequence[Card], bonuses: Sequence[int]) -> float:
    """Return what three cards are to a Fiend: what they count now, or with a part of what it hopes for."""
    hoped = 0
    if ANGEL not in three:
        coming = combinations([*three, ANGEL])
        hoped = max((bonuses[hope] for hope in HOPES if hope in coming), default=0)
    return max(score(three, bonuses), value(three) + HOPED * hoped)


def guide(view: AngelView, random: Random) -> AngelAction:
    """Keep the three cards that count most with the next one, on average; call when that's good enough."""
    if unseen(view):
        return view.legal[int(random.random() * len(view.legal))]
    held = own(view)
    if scores(view.bonuses).hand(held) >= enough(view):
        return CALL
    discards = [action.card for action in view.legal if isinstance(action, Discard)]
    counts = draws_after(view, held, discards)
    return DISCARD[max(discards, key=lambda card: sum(counts[card]))]


def enough(view: AngelView) -> float:
    """Return what a hand must count to be called: clearly more than a pair, and more the later it is.

    Nothing is enough until calls are open (AN-10).
    """
    return enough_after(view.bonuses, view.opens, turns_taken(len(view.piles[STOCK])))


def enough_after(bonuses: Sequence[int], opens: int, turns: int) -> float:
    """Return the same from what a game is played by and how many turns all seats have taken."""
    if not is_open(opens, turns):
        return inf
    plain, extra = PLAIN[opens - 1], LATE_EXTRA[opens - 1]
    return plain + (bonuses[PAIR] + bonuses[SEQUENCE]) / 2 + extra * turns


def draws_after(view: AngelView, held: list[Card], discards: list[Card]) -> dict[Card, list[int]]:
    """What a hand would count after each of these discards, with each card it may draw then."""
    unseen = unseen_cards(view)
    count = scores(view.bonuses)
    bits = sum(1 << card for card in held)
    rows = {discard: count[bits & ~(1 << discard)] for discard in discards}
    return {discard: [row[card] for card in unseen] for discard, row in rows.items()}


def unseen_cards(view: AngelView) -> list[Card]:
    """The cards the seat that looks has not seen: its next draw is one of them."""
    return list(DECK_CARDS.difference(*view.piles))


def own(view: AngelView) -> list[Card]:
    """The hand of the seat that looks."""
    assert view.seat is not None
    return [card for card in view.piles[hand(view.seat)] if card is not None]


POLICIES = {Level.IMP: imp, Level.FIEND: fiend}

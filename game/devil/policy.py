"""How the Imp and the Fiend play Devil, from views alone."""

from dataclasses import dataclass
from random import Random
from typing import Final

from game.cards import Card
from game.devil.actions import Discard, EndDeal, GoOn
from game.devil.cards import FITS, POINTS, RANK, SKIPS, STANDARD_DECK, Rank
from game.devil.imagining import unseen_cards
from game.devil.moves import DevilAction
from game.devil.phases import Choosing
from game.devil.places import hand
from game.devil.scoring import ENDING, SPECIALS, hand_points
from game.devil.view import DevilView
from game.level import Level

ENDS_BELOW: Final = {Rank.SPECIAL_1: 0.8, Rank.SPECIAL_4: 0.8}
"""What a deal's end may cost, as a share of what it costs the others on average, by the card it ends on."""
ENDS_BELOW_440: Final = {Rank.SPECIAL_1: 0.7, Rank.SPECIAL_4: 0.5, Rank.ONIFUDA: 0.4}
"""The same in Devil 440, where more Specials double the hands of whoever is made to draw; found by trial."""

SHED: Final = 0.6
"""What a point counts that is gone from the hand."""
MOST_SHED: Final = 30
"""Points beyond which more of them count for nothing."""
FOLLOWS: Final = 0.5
"""For each card of the hand that can go on the one laid."""
AGAIN: Final = 6.0
"""The same where the turn comes straight back."""
SKIPPED: Final = 8.0
"""The next seat does not play."""
SHUT: Final = 12.0
"""What it costs when everything can follow."""
ONIFUDA_EARLY: Final = -20.0
"""To end a deal by the Onifuda that is not well ahead."""


def imp(view: DevilView, random: Random) -> DevilAction:
    """Plays whatever comes to hand first, cannot resist a Special and ends deals on a whim."""
    if isinstance(view.phase, Choosing):
        return EndDeal() if random.random() < 0.5 else GoOn()
    for action in view.legal:
        if isinstance(action, Discard) and RANK[action.card] in SPECIALS:
            return action
    return view.legal[int(random.random() * min(2, len(view.legal)))]


def fiend(view: DevilView, random: Random) -> DevilAction:
    """Sheds points and Specials, keeps cards that follow each other, and counts before it ends a deal."""
    held, unseen = own(view), unseen_cards(view)
    if isinstance(view.phase, Choosing):
        return EndDeal() if _ahead(view, held, unseen, RANK[view.phase.special]) else GoOn()
    discards = [action for action in view.legal if isinstance(action, Discard)]
    if not discards:
        return view.legal[0]
    return max(discards, key=lambda action: _merits(view, action.card, held, unseen).total)


def own(view: DevilView) -> list[Card]:
    """The hand of the seat that looks."""
    assert view.seat is not None
    return [card for card in view.piles[hand(view.seat)] if card is not None]


def _expected(view: DevilView, seat: int, unseen: list[Card]) -> float:
    """What another's hand counts, more or less, with a Special among the cards now and then."""
    count = len(view.piles[hand(seat)])
    if not unseen:
        return 0.0
    specials = sum(RANK[card] in SPECIALS for card in unseen)
    mean = sum(POINTS[card] for card in unseen) / len(unseen)
    return count * mean * (1 + count * specials / len(unseen))


@dataclass(frozen=True, slots=True)
class Merits:
    """What speaks for laying a card, each in the same measure."""

    shed: float
    """Points that are gone from the hand."""
    follow: float
    """Cards of the hand that can go on it."""
    skip: float
    """The next seat does not play."""
    shut: float
    """How seldom the next seat can follow."""

    @property
    def total(self) -> float:
        """All of them together."""
        return self.shed + self.follow + self.skip + self.shut


def merits(view: DevilView, card: Card) -> Merits:
    """Points shed, what the card leaves, and how it troubles the next seat."""
    return _merits(view, card, own(view), unseen_cards(view))


def _merits(view: DevilView, card: Card, held: list[Card], unseen: list[Card]) -> Merits:
    rest = [other for other in held if other != card]
    rank = RANK[card]
    if rank is Rank.ONIFUDA:
        return Merits(1000.0 if _ahead(view, rest, unseen, rank) else ONIFUDA_EARLY, 0.0, 0.0, 0.0)
    if not rest:
        return Merits(500.0, 0.0, 0.0, 0.0)
    shed = hand_points(held) - hand_points(rest)
    follow_ups = sum(FITS[card][other] for other in rest)
    open_to_next = sum(FITS[card][other] for other in unseen) / max(1, len(unseen))
    follow = AGAIN * follow_ups if SKIPS[card] and view.seats == 2 else FOLLOWS * follow_ups
    skip = SKIPPED if SKIPS[card] else 0.0
    return Merits(min(shed, MOST_SHED) * SHED, follow, skip, -SHUT * open_to_next)


def _ahead(view: DevilView, held: list[Card], unseen: list[Card], last: Rank) -> bool:
    """Whether a deal that ends on a card costs this hand clearly less than the others' on average."""
    others = [seat for seat in range(view.seats) if seat != view.seat]
    expected = [ENDING[last] * _expected(view, seat, unseen) for seat in others]
    below = (ENDS_BELOW if view.cards == len(STANDARD_DECK) else ENDS_BELOW_440)[last]
    return 2 * hand_points(held) < below * sum(expected) / len(expected)


POLICIES = {Level.IMP: imp, Level.FIEND: fiend}

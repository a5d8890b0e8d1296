"""How the Imp and the Fiend play Devil, from views alone."""

from dataclasses import dataclass
from random import Random

from game.cards import Card
from game.devil.actions import Discard, EndDeal, GoOn
from game.devil.cards import FITS, POINTS, RANK, Rank
from game.devil.moves import DevilAction
from game.devil.phases import Choosing
from game.devil.places import hand
from game.devil.scoring import SPECIALS, hand_points
from game.devil.view import DevilView
from game.level import Level


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
    if isinstance(view.phase, Choosing):
        return EndDeal() if _better_ended(view, view.phase) else GoOn()
    discards = [action for action in view.legal if isinstance(action, Discard)]
    if not discards:
        return view.legal[0]
    return max(discards, key=lambda action: merits(view, action.card).total)


def own(view: DevilView) -> list[Card]:
    """The hand of the seat that looks."""
    assert view.seat is not None
    return [card for card in view.piles[hand(view.seat)] if card is not None]


def unseen_cards(view: DevilView) -> list[Card]:
    """The cards this seat does not see."""
    seen = {card for pile in view.piles for card in pile}
    return [card for card in range(view.cards) if card not in seen]


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
    held = own(view)
    rest = [other for other in held if other != card]
    rank = RANK[card]
    if rank is Rank.ONIFUDA:
        return Merits(1000.0 if _ahead(view, 2 * hand_points(rest), 2.0) else -20.0, 0.0, 0.0, 0.0)
    if not rest:
        return Merits(500.0, 0.0, 0.0, 0.0)
    unseen = unseen_cards(view)
    shed = hand_points(held) - hand_points(rest)
    follow_ups = sum(FITS[card][other] for other in rest)
    open_to_next = sum(FITS[card][other] for other in unseen) / max(1, len(unseen))
    skips = rank is Rank.TEN or rank in SPECIALS
    again = 6.0 * follow_ups if skips and view.seats == 2 else 0.5 * follow_ups
    return Merits(min(shed, 30) * 0.6, again, 8.0 if skips else 0.0, -12.0 * open_to_next)


def _ahead(view: DevilView, points: float, times: float) -> bool:
    """Whether stopping now leaves this seat better off than the others are on average."""
    unseen = unseen_cards(view)
    others = [seat for seat in range(view.seats) if seat != view.seat]
    expected = [times * _expected(view, seat, unseen) for seat in others]
    return points < 0.8 * sum(expected) / len(expected)


def _better_ended(view: DevilView, phase: Choosing) -> bool:
    doubled = 2.0 * hand_points(own(view))
    return _ahead(view, doubled, 2.0 if RANK[phase.special] is Rank.SPECIAL_1 else 1.0)


POLICIES = {Level.IMP: imp, Level.FIEND: fiend}

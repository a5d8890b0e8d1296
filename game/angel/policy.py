"""How the Imp and the Fiend play Angel, from views alone."""

from random import Random

from game.angel.actions import Discard
from game.angel.cards import CARDS, VALUE
from game.angel.rules import CALL, DISCARD, HANDS, STOCK, AngelAction, TurningUp
from game.angel.scoring import score
from game.angel.view import AngelView
from game.cards import Card
from game.contract import Level

GOOD_ENOUGH = 66.0
"""A hand that is called at once, with the play pile still full."""
LATE_EXTRA = 1.1
"""How much more a hand must count for each card that has left the play pile: the others improve too."""


def imp(view: AngelView, random: Random) -> AngelAction:
    """Throws the lowest card away and calls on any pair that looks well."""
    if isinstance(view.phase, TurningUp):
        return view.legal[int(random.random() * len(view.legal))]
    if score(_own(view), view.bonuses) > 40 and random.random() < 0.3:
        return CALL
    discards = [action for action in view.legal if isinstance(action, Discard)]
    return min(discards, key=lambda action: VALUE[action.card])


def fiend(view: AngelView, random: Random) -> AngelAction:
    """Keeps the three cards that the next one helps most, and calls when the others have had little time."""
    if isinstance(view.phase, TurningUp):
        return view.legal[int(random.random() * len(view.legal))]
    hand = _own(view)
    gone = 22 - len(view.piles[STOCK])
    if score(hand, view.bonuses) >= GOOD_ENOUGH + LATE_EXTRA * gone:
        return CALL
    seen = {card for pile in view.piles for card in pile}
    unseen = [card for card in range(CARDS) if card not in seen]
    discards = [action.card for action in view.legal if isinstance(action, Discard)]
    return DISCARD[max(discards, key=lambda card: _promise(view, hand, card, unseen))]


def _promise(view: AngelView, hand: list[Card], discard: Card, unseen: list[Card]) -> float:
    """What the hand would count on average after this discard and a draw; good draws weigh more."""
    kept = [card for card in hand if card != discard]
    counts = sorted(score([*kept, card], view.bonuses) for card in unseen)
    upper = counts[len(counts) * 2 // 3 :]
    return sum(counts) / len(counts) + sum(upper) / len(upper)


def _own(view: AngelView) -> list[Card]:
    assert view.seat is not None
    return [card for card in view.piles[HANDS + view.seat] if card is not None]


MINDS = {Level.IMP: imp, Level.FIEND: fiend}

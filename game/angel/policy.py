"""How the Imp and the Fiend play Angel, from views alone."""

from random import Random

from game.angel.actions import Discard
from game.angel.cards import CARDS, VALUE
from game.angel.combinations import PAIR, SEQUENCE, score, scores
from game.angel.moves import CALL, DISCARD, AngelAction
from game.angel.phases import TurningUp
from game.angel.places import STOCK, hand
from game.angel.rules import TURNS
from game.angel.view import AngelView
from game.cards import Card
from game.contract.search import Level

PLAIN = 20.0
"""What the cards of a hand count without a bonus, more or less."""
LATE_EXTRA = 1.1
"""How much more a hand must count for each card that has left the play pile: the others improve too."""


def imp(view: AngelView, random: Random) -> AngelAction:
    """Throws the lowest card away and calls on any pair that looks well."""
    if isinstance(view.phase, TurningUp):
        return view.legal[int(random.random() * len(view.legal))]
    if score(own(view), view.bonuses) > 40 and random.random() < 0.3:
        return CALL
    discards = [action for action in view.legal if isinstance(action, Discard)]
    return min(discards, key=lambda action: VALUE[action.card])


def fiend(view: AngelView, random: Random) -> AngelAction:
    """Keeps the three cards that the next one helps most, and calls when the others have had little time."""
    if isinstance(view.phase, TurningUp):
        return view.legal[int(random.random() * len(view.legal))]
    held = own(view)
    if score(held, view.bonuses) >= enough(view):
        return CALL
    discards = [action.card for action in view.legal if isinstance(action, Discard)]
    return DISCARD[max(discards, key=lambda card: _promise(view, held, card))]


def enough(view: AngelView) -> float:
    """What a hand must count to be called (AN-10): clearly more than a pair, and more the later it is."""
    bonus = (view.bonuses[PAIR] + view.bonuses[SEQUENCE]) / 2
    return PLAIN + bonus + LATE_EXTRA * (TURNS - len(view.piles[STOCK]))


def _promise(view: AngelView, held: list[Card], discard: Card) -> float:
    """What the hand would count on average after this discard and a draw; good draws weigh more."""
    counts = sorted(draws_after(view, held, discard))
    upper = counts[len(counts) * 2 // 3 :]
    return sum(counts) / len(counts) + sum(upper) / len(upper)


def draws_after(view: AngelView, held: list[Card], discard: Card) -> list[int]:
    """What a hand would count after this discard, with each card it may draw then."""
    seen = {card for pile in view.piles for card in pile}
    count = scores(view.bonuses)
    kept = sum(1 << card for card in held if card != discard)
    return [count[kept | 1 << card] for card in range(CARDS) if card not in seen]


def own(view: AngelView) -> list[Card]:
    """The hand of the seat that looks."""
    assert view.seat is not None
    return [card for card in view.piles[hand(view.seat)] if card is not None]


POLICIES = {Level.IMP: imp, Level.FIEND: fiend}

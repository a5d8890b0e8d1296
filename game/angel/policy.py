"""How the Imp and the Fiend play Angel, from views alone."""

from collections.abc import Sequence
from random import Random

from game.angel.actions import Discard
from game.angel.cards import CARDS, VALUE
from game.angel.combinations import PAIR, SEQUENCE, score, scores
from game.angel.moves import CALL, DISCARD, AngelAction
from game.angel.phases import TurningUp
from game.angel.places import SEATS, STOCK, hand
from game.angel.rules import TURNS
from game.angel.view import AngelView
from game.cards import Card
from game.level import Level

PLAIN = 16.0
"""What the cards of a hand count without a bonus, more or less, where it is good enough; found by trial."""
LATE_EXTRA = 1.1
"""How much more a hand must count for each card that has left the play pile: the others improve too."""
DECK_CARDS = frozenset(range(CARDS))


def unseen(view: AngelView) -> bool:
    """Whether one of one's cards that nobody has seen is to be turned up (AN-5)."""
    return isinstance(view.phase, TurningUp)


def imp(view: AngelView, random: Random) -> AngelAction:
    """Throws the lowest card away and calls on any pair that looks well, once everybody has had a turn."""
    if unseen(view):
        return view.legal[int(random.random() * len(view.legal))]
    all_played = TURNS - len(view.piles[STOCK]) >= SEATS
    if all_played and score(own(view), view.bonuses) > 40 and random.random() < 0.3:
        return CALL
    discards = [action for action in view.legal if isinstance(action, Discard)]
    return min(discards, key=lambda action: VALUE[action.card])


def fiend(view: AngelView, random: Random) -> AngelAction:
    """Keeps the three cards that the next one helps most, and calls when the others have had little time."""
    if unseen(view):
        return view.legal[int(random.random() * len(view.legal))]
    held = own(view)
    if scores(view.bonuses).hand(held) >= enough(view):
        return CALL
    discards = [action.card for action in view.legal if isinstance(action, Discard)]
    counts = draws_after(view, held, discards)
    return DISCARD[max(discards, key=lambda card: _promise(counts[card]))]


def enough(view: AngelView) -> float:
    """What a hand must count to be called (AN-10): clearly more than a pair, and more the later it is."""
    return enough_after(view.bonuses, TURNS - len(view.piles[STOCK]))


def enough_after(bonuses: Sequence[int], turns: int) -> float:
    """The same, after so many turns of all."""
    return PLAIN + (bonuses[PAIR] + bonuses[SEQUENCE]) / 2 + LATE_EXTRA * turns


def _promise(counts: list[int]) -> float:
    """What a hand would count on average with one of these draws; good draws weigh more."""
    counts = sorted(counts)
    upper = counts[len(counts) * 2 // 3 :]
    return sum(counts) / len(counts) + sum(upper) / len(upper)


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

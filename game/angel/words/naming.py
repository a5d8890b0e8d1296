"""Names of cards and hands in sentences of Angel."""

from collections.abc import Iterable

from game.angel.cards import ANGEL, DECK, DEVIL
from game.angel.scoring import NAMES, best, score
from game.angel.view import AngelView
from game.cards import Card


def the(card: Card | None) -> str:
    """Return a card with its article: ``the 7♥``, ``the Devil``, or ``a card`` if hidden."""
    if card is None:
        return "a card"
    return DECK.text(card) if card in (DEVIL, ANGEL) else f"the {DECK.text(card)}"


def in_order(cards: Iterable[Card]) -> list[Card]:
    """Return cards sorted by rank, so that pairs are together."""
    return sorted(cards, key=lambda card: (DECK.faces[card].rank, card))


def added_up(view: AngelView) -> str:
    """Return the sum of the viewer's own hand (AN-12): ``16 + 20 for a pair = 36``, ``23 points``."""
    bonus, which = best(view.hand, view.bonuses)
    total = score(view.hand, view.bonuses)
    return f"{total} points" if which is None else f"{total - bonus} + {bonus} for {NAMES[which]} = {total}"

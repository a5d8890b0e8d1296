"""Names of cards and counts of hands in sentences of Angel."""

from game.angel.cards import DECK
from game.angel.combinations import NAMES, best, score
from game.angel.places import hand
from game.angel.view import AngelView
from game.cards import Card


def the(card: Card | None) -> str:
    """Return a card with its article: ``the 7♥``, ``the Devil``; an unseen one is ``a card``."""
    if card is None:
        return "a card"
    text = DECK.text(card)
    return text if text.startswith("the ") else f"the {text}"


def held(view: AngelView) -> list[Card]:
    """Return the hand of the seat that looks; a bystander has none."""
    if view.seat is None:
        return []
    return [card for card in view.piles[hand(view.seat)] if card is not None]


def with_bonus(points: int, combination: str) -> str:
    """Return what a hand counts and by which combination: ``33 with a pair``, ``23``."""
    return f"{points} with {combination}" if combination else f"{points}"


def counted(view: AngelView) -> str:
    """Return what the viewer's own hand counts (AN-12)."""
    cards = held(view)
    which = best(cards, view.bonuses)[1]
    return with_bonus(score(cards, view.bonuses), "" if which is None else NAMES[which])

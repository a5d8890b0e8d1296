"""What a hand counts, in words."""

from collections.abc import Sequence

from game.angel.combinations import NAMES, best, score
from game.angel.places import hand
from game.angel.view import AngelView
from game.cards import Card


def held(view: AngelView) -> list[Card]:
    """The hand of the seat that looks; a bystander has none."""
    if view.seat is None:
        return []
    return [card for card in view.piles[hand(view.seat)] if card is not None]


def counted(view: AngelView) -> str:
    """What one's own hand counts (AN-12): ``33 with a pair``."""
    return counts(held(view), view.bonuses)


def counts(cards: Sequence[Card], bonuses: Sequence[int]) -> str:
    """What some cards count, with the combination that gives the bonus."""
    which = best(cards, bonuses)[1]
    return f"{score(cards, bonuses)}" + (f" with {NAMES[which]}" if which is not None else "")

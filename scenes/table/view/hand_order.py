"""How the viewer's hand is sorted: by suit, by rank, or as its player arranges it."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from game.cards import Card, Deck
from game.match import Match
from saves.models import Order
from scenes.desk import Desk


@dataclass(slots=True)
class Sorting:
    """One hand's order, and where each card lies that was put there by hand."""

    deck: Deck
    order: Order = Order.SUIT
    arranged: list[Card] = field(default_factory=list)
    _firsts: tuple[int, ...] = field(init=False)
    """By card: the first in the deck that shows the same; asked for on every frame in which a hand moves."""

    def __post_init__(self) -> None:
        faces = self.deck.faces
        self._firsts = tuple(faces.index(face) for face in faces)

    def turn(self, lying: Sequence[Card]) -> None:
        """On to the next way; arranging by hand begins with the cards as they lie."""
        ways = list(Order)
        self.order = ways[(ways.index(self.order) + 1) % len(ways)]
        if self.order is Order.HAND:
            self.arranged = list(lying)

    def put(self, card: Card, others: Sequence[Card], left: int) -> None:
        """Arrange a card by hand, with so many of the others to its left."""
        self.arranged = [*others[:left], card, *others[left:]]
        self.order = Order.HAND

    def rank(self, card: Card | None) -> tuple[int, int, int, int]:
        """What to sort by, a card's face as the game ranks it; what is not known, or is new, comes last."""
        if card is None:
            return len(self.deck), 0, 0, 0
        face, first = self.deck.faces[card], self._firsts[card]
        match self.order:
            case Order.SUIT:
                return face.suit, face.rank, first, card
            case Order.RANK:
                return face.rank, face.suit, first, card
            case Order.HAND:
                there = self.arranged.index(card) if card in self.arranged else len(self.deck)
                return there, 0, first, card


def last_sorting(desk: Desk, match: Match) -> Sorting:
    """A hand of the game, sorted as one was sorted last."""
    return Sorting(match.deck, desk.settings.orders.get(match.game.id, Order.SUIT))


def remember_order(desk: Desk, match: Match, order: Order) -> None:
    """Have the next hand of the game sorted so; what was arranged by hand is of that hand alone."""
    if order is not Order.HAND:
        desk.change(orders={**desk.settings.orders, match.game.id: order})

"""The order of a hand, and the order in which each game's hands were sorted last."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from game.cards import Card, Deck
from game.match import Match
from saves.models import HandOrder
from scenes.desk import Desk


@dataclass(slots=True)
class Sorting:
    """The order of a hand, with the place of each card that was put there by hand."""

    deck: Deck
    order: HandOrder = HandOrder.SUIT
    arranged: list[Card] = field(default_factory=list)
    _firsts: tuple[int, ...] = field(init=False)
    """By card: the first in the deck that shows the same; asked for on every frame in which a hand moves."""

    def __post_init__(self) -> None:
        faces = self.deck.faces
        self._firsts = tuple(faces.index(face) for face in faces)

    def turn(self, lying: Sequence[Card]) -> None:
        """Go on to the next order; arranging by hand begins with the cards as they lie."""
        ways = list(HandOrder)
        self.order = ways[(ways.index(self.order) + 1) % len(ways)]
        if self.order is HandOrder.HAND:
            self.arranged = list(lying)

    def put(self, card: Card, others: Sequence[Card], left: int) -> None:
        """Arrange a card by hand, with ``left`` of the others to its left."""
        self.arranged = [*others[:left], card, *others[left:]]
        self.order = HandOrder.HAND

    def sorted(self, cards: Sequence[Card]) -> list[Card]:
        """Return cards in this order."""
        return sorted(cards, key=self.rank)

    def rank(self, card: Card | None) -> tuple[int, int, int, int]:
        """Return the sort key of a card, by the game's ranks; unknown and new cards come last."""
        if card is None:
            return len(self.deck), 0, 0, 0
        face, first = self.deck.faces[card], self._firsts[card]
        match self.order:
            case HandOrder.SUIT:
                return face.suit, face.rank, first, card
            case HandOrder.RANK:
                return face.rank, face.suit, first, card
            case HandOrder.HAND:
                there = self.arranged.index(card) if card in self.arranged else len(self.deck)
                return there, 0, first, card


def usual_sorting(match: Match) -> Sorting:
    """Return the order in which hands of the game lie until somebody sorts one."""
    return Sorting(match.deck, HandOrder.RANK if match.game.info.by_rank else HandOrder.SUIT)


def last_sorting(desk: Desk, match: Match) -> Sorting:
    """Return the order in which hands of the game were sorted last."""
    usual = usual_sorting(match)
    return replace(usual, order=desk.settings.orders.get(match.game.id, usual.order))


def remember_order(desk: Desk, match: Match, order: HandOrder) -> None:
    """Have the next hand of the game sorted so; what was arranged by hand is of that hand alone."""
    if order is not HandOrder.HAND:
        desk.change(orders={**desk.settings.orders, match.game.id: order})

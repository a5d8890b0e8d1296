"""How sentences of Devil name cards, and what they count in a view."""

from game.cards import Card, Face, Seat
from game.devil.cards import BLANK, DECK_440, ONIFUDA, RANK, STANDARD_DECK, Rank, fits, points_of
from game.devil.phases import Choosing
from game.devil.places import DISCARDS, STOCK, hand
from game.devil.view import DevilView


def a(face: Face) -> str:
    """Return a face with its article: ``a 7``, ``an 8``, ``the Onifuda``."""
    if face is ONIFUDA:
        return "the Onifuda"
    return f"an {face.text}" if face.text == "8" else f"a {face.text}"


def a_card(card: Card | None) -> str:
    """Return a card with its article; an unseen one is ``a card``."""
    return "a card" if card is None else a(DECK_440.faces[card])


def fitting(view: DevilView) -> list[Face]:
    """Return the different faces of this deck that fit on the discard pile (DV-7, DV-15, DV-16)."""
    top = DECK_440.faces[top_of(view)]
    deck = DECK_440 if view.cards == len(DECK_440) else STANDARD_DECK
    return [face for face in dict.fromkeys(deck.faces) if fits(face, top)]


def top_of(view: DevilView) -> Card:
    """Return the top of the discard pile. There always is one."""
    top = view.piles[DISCARDS][-1]
    assert top is not None
    return top


def summed(card: Card, top: Card) -> str:
    """Return the sum a card makes on another, or why it fits without one: ``9 + 6 = 15``."""
    face, below = DECK_440.faces[card], DECK_440.faces[top]
    if face is ONIFUDA:
        return "The Onifuda fits anything"
    if BLANK in (face, below):
        return "A blank fits any number"
    number, under = points_of(face), points_of(below)
    return f"{under} + {number} = {under + number}"


def drawable(view: DevilView) -> int:
    """Return how many cards can be drawn: the draw pile, and all discards but the last (DV-9)."""
    return len(view.piles[STOCK]) + len(view.piles[DISCARDS]) - 1


def special_of(phase: Choosing) -> Rank:
    """Return the Special that asks for the choice."""
    return RANK[phase.special]


def held(view: DevilView, seat: Seat) -> list[Card]:
    """Return the cards of a hand that this view sees."""
    return [card for card in view.piles[hand(seat)] if card is not None]

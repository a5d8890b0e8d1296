"""How sentences of Devil name cards, and what they count in a view."""

from collections.abc import Sequence

from game.cards import Card, Face, Seat
from game.devil.cards import DECK_440, ONIFUDA, RANK, STANDARD_DECK, Rank, fits
from game.devil.phases import Choosing
from game.devil.places import DISCARDS, STOCK, hand
from game.devil.view import DevilView


def a(face: Face) -> str:
    """A face with its article: ``a 7``, ``an 8``, ``a blank``; there is but one Onifuda."""
    if face is ONIFUDA:
        return "the Onifuda"
    return f"an {face.text}" if face.text == "8" else f"a {face.text}"


def a_card(card: Card | None) -> str:
    """The same for a card; an unseen one is ``a card``."""
    return "a card" if card is None else a(DECK_440.faces[card])


def fitting(view: DevilView) -> list[Face]:
    """The different faces of this deck that may follow the top of the discards (DV-7, DV-15, DV-16)."""
    top = DECK_440.faces[top_of(view)]
    deck = DECK_440 if view.cards == len(DECK_440) else STANDARD_DECK
    return [face for face in dict.fromkeys(deck.faces) if fits(face, top)]


def top_of(view: DevilView) -> Card:
    """The last discard. There is always one."""
    top = view.piles[DISCARDS][-1]
    assert top is not None
    return top


def drawable(view: DevilView) -> int:
    """How many cards can be drawn: the stock, and all discards but the last (DV-9)."""
    return len(view.piles[STOCK]) + len(view.piles[DISCARDS]) - 1


def special_of(phase: Choosing) -> Rank:
    """Which Special asks for the choice."""
    return RANK[phase.special]


def held(view: DevilView, seat: Seat) -> list[Card]:
    """The cards of a hand that this view sees."""
    return [card for card in view.piles[hand(seat)] if card is not None]


def any_of(words: Sequence[str]) -> str:
    """Words joined as a choice: ``a, b or c``."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} or {words[-1]}"

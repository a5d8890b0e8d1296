"""Names of cards and sums in sentences of Devil."""

from collections.abc import Sequence

from game.cards import Card, Face
from game.devil.cards import BLANK, DECK_440, ONIFUDA, points_of
from game.sentences import any_of


def bound(face: Face) -> str:
    """Return a face's name with non-breaking spaces, so that a Special keeps its number."""
    return face.text.replace(" ", "\u00a0")


def a(face: Face) -> str:
    """Return a face with its article: ``a 7``, ``an 8``, ``the Onifuda``."""
    if face is ONIFUDA:
        return "the Onifuda"
    return f"an {face.text}" if face.text == "8" else f"a {bound(face)}"


def the(face: Face, hand: Sequence[Card]) -> str:
    """Return a face of a hand: ``the 7``, or ``a 7`` if it has more than one."""
    return a(face) if _several(face, hand) else f"the {face.text}"


def your(face: Face, hand: Sequence[Card]) -> str:
    """Return a face of the viewer's hand: ``your 7``, or ``a 7`` if it has more than one."""
    return a(face) if face is ONIFUDA or _several(face, hand) else f"your {bound(face)}"


def _several(face: Face, hand: Sequence[Card]) -> bool:
    return sum(DECK_440.faces[card] == face for card in hand) > 1


def a_card(card: Card | None) -> str:
    """Return a card with its article, or ``a card`` if hidden."""
    return "a card" if card is None else a(DECK_440.faces[card])


def needs(top: Card, fitting: Sequence[Face]) -> str:
    """Return the faces that fit on a card: ``needs a 3 or a 9``."""
    if DECK_440.faces[top] is BLANK:
        return "can play anything but a Special"
    together = [a(face).replace(" ", "\u00a0") for face in fitting]
    return f"needs {any_of(together)}"


def sum_on(card: Card, top: Card) -> str:
    """Return the sum of two cards, ``9 + 6 = 15``; empty if either is a blank or the Onifuda."""
    if {DECK_440.faces[card], DECK_440.faces[top]} & {BLANK, ONIFUDA}:
        return ""
    number, under = points_of(DECK_440.faces[card]), points_of(DECK_440.faces[top])
    return f"{under} + {number} = {under + number}"


def summed(card: Card, top: Card) -> str:
    """Return the sum of two cards, or the reason a card fits without one."""
    face, below = DECK_440.faces[card], DECK_440.faces[top]
    if face is ONIFUDA:
        return "It fits on anything"
    if face is BLANK:
        return "It fits on anything but a Special"
    if below is BLANK:
        return "Anything but a Special fits on a blank"
    return sum_on(card, top)

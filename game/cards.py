"""Cards, faces and decks, and how they are shuffled.

A card is an int: the position of one physical copy in its game's deck. It never changes,
whatever happens to it; what it looks like is its face, looked up in the deck.

A shuffle gives the same order on every machine and every Python to come. A match carries a seed and counts
its shuffles; each shuffle has a generator of its own. ``Random.random()`` for an int seed is the one sequence
Python promises to keep. Only that is asked of it, so that the generator below ``random.Random`` will do: it
has no layer of Python, and is made faster.
"""

from _random import Random
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias, TypeVar

Card: TypeAlias = int
"""One physical card: its index in the deck of its match."""

Seat: TypeAlias = int
"""A place at the table, 0 to seats - 1; the seat to the left is the next number."""

Thing = TypeVar("Thing")

SEED_BITS = 48
"""Seeds are whole numbers from 0 up to this many bits."""


@dataclass(frozen=True, slots=True)
class Face:
    """The face of a card. Copies with equal faces are interchangeable in the rules."""

    code: str
    """Short notation for positions in tests and files, such as ``7S`` or ``S1``."""
    text: str
    """Its name in a sentence, such as ``7♠``."""
    name: str
    """Its spoken name, such as ``seven of spades``."""
    art: str
    """The picture, a path below ``assets/cards`` without its ending."""
    rank: int = 0
    """Its order within its suit, and in a hand sorted by rank: the higher in the game, the larger."""
    suit: int = 0
    """The order of its suit in a hand sorted by suit. Cards equal in both lie as in the deck."""


class Taste(Enum):
    """A player's taste in pictures of cards, for decks that offer a choice."""

    FOUR_COLOURS = "four colours"
    LARGE_CORNERS = "large corners"


@dataclass(frozen=True, slots=True)
class Looks:
    """Other pictures of a deck's faces, for other tastes."""

    usual: str
    """The folder of the pictures that the faces name."""
    others: tuple[tuple[frozenset[Taste], str], ...]
    """The folder that takes its place, by taste."""

    def art(self, art: str, tastes: frozenset[Taste]) -> str:
        """Return the picture to these tastes; the usual one where there is none."""
        folder = dict(self.others).get(tastes, self.usual)
        return f"{folder}{art.removeprefix(self.usual)}" if art.startswith(f"{self.usual}/") else art


@dataclass(frozen=True, slots=True)
class Deck:
    """Every card of a match, with its looks in ``faces[card]`` and ``backs[card]``."""

    faces: tuple[Face, ...]
    backs: tuple[str, ...]
    """The back's picture for each card, a path below ``assets/cards`` without its ending."""
    looks: Looks | None = None

    def __len__(self) -> int:
        return len(self.faces)

    def art(self, card: Card, tastes: frozenset[Taste]) -> str:
        """Return the picture of a card to these tastes, a path in ``assets/cards`` without its ending."""
        art = self.faces[card].art
        return art if self.looks is None else self.looks.art(art, tastes)

    def text(self, card: Card | None) -> str:
        """Return a card's name in a sentence; a hidden one is ``a card``."""
        return "a card" if card is None else self.faces[card].text

    def in_order(self, cards: Iterable[Card]) -> list[Card]:
        """Return cards as they lie in a sorted hand: by the deck, copies of a face side by side."""
        return sorted(cards, key=lambda card: (self.faces.index(self.faces[card]), card))

    def cards(self, codes: str) -> list[Card]:
        """Return the cards named by face codes, a copy for each mention; raise ValueError if one is gone."""
        left: dict[str, list[Card]] = {}
        for card in reversed(range(len(self.faces))):
            left.setdefault(self.faces[card].code, []).append(card)
        found = []
        for code in codes.split():
            if not left.get(code):
                raise ValueError(f"The deck has no (further) card {code}.")
            found.append(left[code].pop())
        return found


def shuffled_by(pile: list[Thing], number: Callable[[], float]) -> None:
    """Shuffle a pile in place with the numbers in [0, 1) that ``number`` gives (Fisher and Yates)."""
    for last in range(len(pile) - 1, 0, -1):
        other = int(number() * (last + 1))
        pile[last], pile[other] = pile[other], pile[last]


def quickly_shuffled(cards: Iterable[int], number: Callable[[], float]) -> list[int]:
    """Return cards in a random order, which may differ between Pythons; faster than ``shuffled_by``."""
    return sorted(cards, key=lambda _: number())


def shuffle(pile: list[int], seed: int, count: int) -> None:
    """Shuffle a pile in place: the ``count``-th shuffle of the match with this seed."""
    shuffled_by(pile, Random((seed << 24) | count).random)

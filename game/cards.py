"""Cards, faces and decks, and how they are shuffled.

A card is an int: the index of one physical copy in its game's deck, which never changes. Its face is looked
up in the deck.

A shuffle gives the same order on every machine and in every version of Python. A match has a seed and counts
its shuffles, and each shuffle has its own generator. Only ``Random.random()`` is used, because it is the one
sequence that Python promises to keep for an int seed. So the C generator below ``random.Random`` is enough,
which is faster to create.
"""

from _random import Random
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias, TypeVar

Card: TypeAlias = int
"""One physical card: its index in the deck of its match."""

Seat: TypeAlias = int
"""A player's number at the table, from 0 to seats - 1; the seat to the left is the next number."""

Thing = TypeVar("Thing")

SEED_BITS = 48
"""The size of a seed, a number from 0, in bits."""


@dataclass(frozen=True, slots=True)
class Face:
    """The face of a card. The rules treat copies with equal faces alike."""

    code: str
    """Short notation for positions in tests and files, such as ``7S`` or ``S1``."""
    text: str
    """Its name in a sentence, such as ``7♠``."""
    name: str
    """Its spoken name, such as ``seven of spades``."""
    art: str
    """The path of the picture below ``assets/cards``, without the extension."""
    rank: int = 0
    """The order within its suit, and in a hand sorted by rank; higher cards have larger numbers."""
    suit: int = 0
    """The order of its suit in a hand sorted by suit. Cards equal in both keep the order of the deck."""


class Taste(Enum):
    """A player's preference for card pictures, for decks with a choice."""

    FOUR_COLOURS = "four colours"
    LARGE_CORNERS = "large corners"


@dataclass(frozen=True, slots=True)
class Looks:
    """The sets of pictures of a deck's faces, by taste."""

    usual: str
    """The folder named in the faces."""
    others: tuple[tuple[frozenset[Taste], str], ...]
    """The folders that replace it, by tastes."""

    def art(self, art: str, tastes: frozenset[Taste]) -> str:
        """Return the path of a picture for these tastes, or the usual one if there is no other."""
        folder = dict(self.others).get(tastes, self.usual)
        return f"{folder}{art.removeprefix(self.usual)}" if art.startswith(f"{self.usual}/") else art


@dataclass(frozen=True, slots=True)
class Deck:
    """All cards of a match, with their pictures in ``faces[card]`` and ``backs[card]``."""

    faces: tuple[Face, ...]
    backs: tuple[str, ...]
    """The path of each card's back below ``assets/cards``, without the extension."""
    looks: Looks | None = None

    def __len__(self) -> int:
        return len(self.faces)

    def art(self, card: Card, tastes: frozenset[Taste]) -> str:
        """Return the path of a card's face for these tastes, in ``assets/cards`` without the extension."""
        art = self.faces[card].art
        return art if self.looks is None else self.looks.art(art, tastes)

    def text(self, card: Card | None) -> str:
        """Return a card's name in a sentence, or ``a card`` for a hidden one."""
        return "a card" if card is None else self.faces[card].text

    def in_order(self, cards: Iterable[Card]) -> list[Card]:
        """Return cards in deck order, with copies of a face side by side."""
        return sorted(cards, key=lambda card: (self.faces.index(self.faces[card]), card))

    def cards(self, codes: str) -> list[Card]:
        """Return a card for each of the face codes; raise ValueError if the deck has too few copies."""
        left: dict[str, list[Card]] = {}
        for card in reversed(range(len(self.faces))):
            left.setdefault(self.faces[card].code, []).append(card)
        found = []
        for code in codes.split():
            if not left.get(code):
                raise ValueError(f"The deck has no (further) card {code}.")
            found.append(left[code].pop())
        return found


def pick(things: Sequence[Thing], random: Random) -> Thing:
    """Return one of some things at random, the same one in every Python."""
    return things[int(random.random() * len(things))]


def shuffled_by(pile: list[Thing], number: Callable[[], float]) -> None:
    """Shuffle a pile in place (Fisher-Yates), with random numbers in [0, 1) from ``number``."""
    for last in range(len(pile) - 1, 0, -1):
        other = int(number() * (last + 1))
        pile[last], pile[other] = pile[other], pile[last]


def quickly_shuffled(cards: Iterable[int], number: Callable[[], float]) -> list[int]:
    """Return cards in a random order, faster than ``shuffled_by``, but not the same in every Python."""
    return sorted(cards, key=lambda _: number())


def shuffle(pile: list[int], seed: int, count: int) -> None:
    """Shuffle a pile in place: the ``count``-th shuffle of the match with this seed."""
    shuffled_by(pile, Random((seed << 24) | count).random)

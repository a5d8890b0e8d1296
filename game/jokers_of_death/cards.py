"""The decks of Jokers of Death (JD-1), and which cards fit which."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final, TypeAlias

from game.cards import Card, Deck
from game.french import JOKER_BLACK, JOKER_RED, LOOKS, STANDARD, SUITS

MOST_DECKS: Final = 6
FACES: Final = 52
JOKER: Final = 52
"""The kind of a joker; the other kinds are the faces of a standard deck, 0 to 51."""

TWO: Final = 2
ACE: Final = 1
EIGHT: Final = 8
TEN: Final = 10
JACK: Final = 11
KING: Final = 13

RANK: Final = (*(kind % 13 + 1 for kind in range(FACES)), 0)
"""By kind: 1 for an ace to 13 for a king; 0 for a joker."""
SUIT: Final = (*(kind // 13 for kind in range(FACES)), None)
"""By kind: spades, hearts, diamonds, clubs; a joker is of none."""
POINTS: Final = (*({1: 20, 11: 10, 12: 10, 13: 10}.get(rank, rank) for rank in RANK[:FACES]), 50)
"""The points of a card left in a hand, by kind (JD-23)."""
ACE_OF_SPADES: Final = 0
FOUR_OF_SPADES: Final = 3
THREE_OF_DIAMONDS: Final = 28

MOST_PILES: Final = 5

SETS: Final = range(1 << MOST_PILES)
"""Every set of piles there is, a bit for each pile."""

PILES_IN: Final = tuple(tuple(pile for pile in range(MOST_PILES) if piles >> pile & 1) for piles in SETS)
"""The piles of each set."""

Kinds: TypeAlias = int
"""A set of kinds: bit ``kind`` for each of them."""
Held: TypeAlias = tuple[Kinds, list[Card]]
"""The kinds among some cards; and by kind one card of it, ``NO_CARD`` where there is none."""
NO_CARD: Final = -1


def _kinds(belongs: Callable[[int], bool]) -> Kinds:
    return sum(1 << kind for kind in range(FACES) if belongs(kind))


def _matching(top: int) -> Kinds:
    return _kinds(lambda kind: SUIT[kind] == SUIT[top] or RANK[kind] in (RANK[top], EIGHT))


def _of_suit(suit: int | None) -> Kinds:
    return _kinds(lambda kind: SUIT[kind] == suit or RANK[kind] == EIGHT)


MATCHING: Final = tuple(_matching(kind) for kind in range(FACES))
"""The kinds that match a top in suit or in rank, and the eights, by its kind (JD-4)."""
COVERING: Final = tuple(_of_suit(SUIT[kind]) for kind in range(FACES))
"""The kinds that cover a jack or king, its suit and the eights, by its kind (JD-20)."""
NAMED: Final = tuple(_of_suit(suit) for suit in range(len(SUITS)))
"""The kinds of a suit named on an eight, and the eights, by suit (JD-17)."""
ANY: Final = _kinds(lambda kind: True)
"""The kinds that may start an empty pile (JD-29)."""
TWOS: Final = _kinds(lambda kind: RANK[kind] == TWO)
FOURS_OF_SPADES: Final = 1 << FOUR_OF_SPADES
JOKERS: Final = 1 << JOKER


@dataclass(frozen=True, slots=True)
class Facts:
    """A match's cards: the jokers come first, then the decks one after another."""

    jokers: int
    cards: int
    kind: tuple[int, ...]
    bit: tuple[Kinds, ...]
    """By card: the set of its kind alone."""
    points: tuple[int, ...]
    """The points of each card (JD-23)."""
    decks: int
    """A bit for the first card of each deck, in a bit mask of cards without the jokers."""

    def copies(self, kinds: Kinds) -> int:
        """Return every copy of some kinds, none of them the joker, as a bit mask of cards."""
        return kinds * self.decks << self.jokers


@cache
def facts_of(decks: int, jokers: int) -> Facts:
    """Return the cards of a match with these numbers of decks and jokers."""
    kinds = (*(JOKER for _ in range(jokers)), *(kind for _ in range(decks) for kind in range(FACES)))
    return Facts(
        jokers=jokers,
        cards=len(kinds),
        kind=kinds,
        bit=tuple(1 << kind for kind in kinds),
        points=tuple(POINTS[kind] for kind in kinds),
        decks=sum(1 << FACES * each for each in range(decks)),
    )


@cache
def deck(decks: int, jokers: int) -> Deck:
    """Return the faces and backs of a match's cards."""
    black = jokers // 2
    faces = (
        *(JOKER_RED for _ in range(jokers - black)),
        *(JOKER_BLACK for _ in range(black)),
        *STANDARD * decks,
    )
    return Deck(faces, ("backs/1",) * len(faces), LOOKS)


def deck_of(facts: Facts) -> Deck:
    """Return the deck of a match."""
    return deck((facts.cards - facts.jokers) // FACES, facts.jokers)


def hand_points(hand: Sequence[Card], facts: Facts) -> int:
    """Return the points of a hand (JD-23)."""
    return sum(map(facts.points.__getitem__, hand))


def jokers_in(hand: list[Card], facts: Facts) -> int:
    """Return the number of jokers in a hand; they are the first cards of the deck."""
    held = 0
    for card in hand:
        if card < facts.jokers:
            held += 1
    return held


def held_of(hand: list[Card], facts: Facts) -> Held:
    """Return the kinds that a hand holds, and a card of each."""
    one_of, kinds, held = [NO_CARD] * len(RANK), facts.kind, 0
    for card in hand:
        kind = kinds[card]
        one_of[kind] = card
        held |= 1 << kind
    return held, one_of


def wanted(facts: Facts, pile: Sequence[Card | None], named: int | None) -> Kinds:
    """Return the kinds that fit a live pile (JD-4, JD-17), any but a joker an empty one (JD-29)."""
    if not pile:
        return ANY
    if named is not None:
        return NAMED[named]
    top = pile[-1]
    assert top is not None
    return MATCHING[facts.kind[top]]


def cover_wanted(facts: Facts, pile: Sequence[Card]) -> Kinds:
    """Return the kinds that cover a jack or king: its suit, or an eight (JD-20)."""
    return COVERING[facts.kind[pile[-1]]]

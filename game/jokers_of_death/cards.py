"""The decks of Jokers of Death (JD-1), and the cards that fit on each card."""

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
"""The rank of each kind, from 1 for an ace to 13 for a king; 0 for a joker."""
SUIT: Final = (*(kind // 13 for kind in range(FACES)), None)
"""The suit of each kind: spades, hearts, diamonds, clubs; None for a joker."""
POINTS: Final = (*({1: 20, 11: 10, 12: 10, 13: 10}.get(rank, rank) for rank in RANK[:FACES]), 50)
"""The points of a card left in a hand, by kind (JD-23)."""
ACE_OF_SPADES: Final = 0
FOUR_OF_SPADES: Final = 3
THREE_OF_DIAMONDS: Final = 28

MOST_PILES: Final = 5

SETS: Final = range(1 << MOST_PILES)
"""Every set of piles, as bits."""

PILES_IN: Final = tuple(tuple(pile for pile in range(MOST_PILES) if piles >> pile & 1) for piles in SETS)
"""The piles in each set."""

Kinds: TypeAlias = int
"""A set of kinds, as bits ``1 << kind``."""
Held: TypeAlias = tuple[Kinds, list[Card]]
"""The kinds among some cards, and one card of each kind, or ``NO_CARD``."""
NO_CARD: Final = -1


def _kinds(belongs: Callable[[int], bool]) -> Kinds:
    return sum(1 << kind for kind in range(FACES) if belongs(kind))


def _matching(top: int) -> Kinds:
    return _kinds(lambda kind: SUIT[kind] == SUIT[top] or RANK[kind] in (RANK[top], EIGHT))


def _of_suit(suit: int | None) -> Kinds:
    return _kinds(lambda kind: SUIT[kind] == suit or RANK[kind] == EIGHT)


MATCHING: Final = tuple(_matching(kind) for kind in range(FACES))
"""The kinds that fit on each kind: those of its suit or rank, and the eights (JD-4)."""
COVERING: Final = tuple(_of_suit(SUIT[kind]) for kind in range(FACES))
"""The kinds that cover each kind, if it is a jack or king: its suit and the eights (JD-20)."""
NAMED: Final = tuple(_of_suit(suit) for suit in range(len(SUITS)))
"""The kinds that fit on an eight, by the suit named: that suit and the eights (JD-17)."""
ANY: Final = _kinds(lambda kind: True)
"""The kinds that may start an empty pile: all but the joker (JD-29)."""
TWOS: Final = _kinds(lambda kind: RANK[kind] == TWO)
FOURS_OF_SPADES: Final = 1 << FOUR_OF_SPADES
JOKERS: Final = 1 << JOKER


@dataclass(frozen=True, slots=True)
class Facts:
    """The cards of a match: first the jokers, then the decks one after another."""

    jokers: int
    cards: int
    kind: tuple[int, ...]
    bit: tuple[Kinds, ...]
    """The kind of each card, as a set of one."""
    points: tuple[int, ...]
    """The points of each card (JD-23)."""
    decks: int
    """The first card of each deck, as bits, not counting the jokers."""

    def copies(self, kinds: Kinds) -> int:
        """Return every card of these kinds, which must not include the joker, as a bit mask."""
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
    """Return the number of jokers in a hand."""
    held = 0
    for card in hand:
        if card < facts.jokers:
            held += 1
    return held


def held_of(hand: list[Card], facts: Facts) -> Held:
    """Return the kinds in a hand, and a card of each."""
    one_of, kinds, held = [NO_CARD] * len(RANK), facts.kind, 0
    for card in hand:
        kind = kinds[card]
        one_of[kind] = card
        held |= 1 << kind
    return held, one_of


def wanted(facts: Facts, pile: Sequence[Card | None], named: int | None) -> Kinds:
    """Return the kinds that fit on a live pile (JD-4, JD-17); all but the joker if it is empty (JD-29)."""
    if not pile:
        return ANY
    if named is not None:
        return NAMED[named]
    top = pile[-1]
    assert top is not None
    return MATCHING[facts.kind[top]]


def cover_wanted(facts: Facts, pile: Sequence[Card]) -> Kinds:
    """Return the kinds that cover the jack or king on a pile (JD-20)."""
    return COVERING[facts.kind[pile[-1]]]

"""The decks of Jokers of Death (JD-1), and what fits what."""

from dataclasses import dataclass
from functools import cache
from typing import Final

from game.cards import Card, Deck
from game.french import JOKER_BLACK, JOKER_RED, STANDARD

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
SUIT: Final = (*(kind // 13 for kind in range(FACES)), -1)
"""By kind: spades, hearts, diamonds, clubs."""
POINTS: Final = (*({1: 20, 11: 10, 12: 10, 13: 10}.get(rank, rank) for rank in RANK[:FACES]), 50)
"""JD-23: what a card left in a hand counts, by kind."""
FOUR_OF_SPADES: Final = 3
THREE_OF_DIAMONDS: Final = 28
EIGHTS: Final = tuple(kind for kind in range(FACES) if RANK[kind] == EIGHT)
TWOS: Final = tuple(kind for kind in range(FACES) if RANK[kind] == TWO)


def matching(kind: int) -> tuple[int, ...]:
    """JD-4: the kinds that match a top in suit or in rank, and the eights."""
    return tuple(
        other
        for other in range(FACES)
        if SUIT[other] == SUIT[kind] or RANK[other] == RANK[kind] or RANK[other] == EIGHT
    )


def of_suit(suit: int) -> tuple[int, ...]:
    """The kinds of a suit, and the eights: after a called suit (JD-17), or on a jack or king (JD-20)."""
    return tuple(other for other in range(FACES) if SUIT[other] == suit or RANK[other] == EIGHT)


MATCHING: Final = tuple(matching(kind) for kind in range(FACES))
OF_SUIT: Final = tuple(of_suit(suit) for suit in range(4))
ANY: Final = tuple(range(FACES))
"""JD-29: what may go on an empty place."""


@dataclass(frozen=True, slots=True)
class Facts:
    """A match's cards: the jokers come first, then the decks one after another."""

    jokers: int
    cards: int
    kind: tuple[int, ...]
    points: tuple[int, ...]
    """By card: JD-23."""
    copies: tuple[int, ...]
    """By kind, every copy as a bit mask of cards."""
    matching: tuple[int, ...]
    """By kind: what ``MATCHING`` says, as a bit mask of cards."""
    of_suit: tuple[int, ...]
    """By suit: what ``OF_SUIT`` says, as a bit mask of cards."""
    any: int
    """``ANY`` as a bit mask of cards."""


@cache
def facts(decks: int, jokers: int) -> Facts:
    """The cards of a match with so many decks and jokers."""
    kinds = (*(JOKER for _ in range(jokers)), *(kind for _ in range(decks) for kind in range(FACES)))
    copies = [0] * (FACES + 1)
    for card, kind in enumerate(kinds):
        copies[kind] |= 1 << card
    return Facts(
        jokers=jokers,
        cards=len(kinds),
        kind=kinds,
        points=tuple(POINTS[kind] for kind in kinds),
        copies=tuple(copies),
        matching=tuple(_mask(copies, those) for those in MATCHING),
        of_suit=tuple(_mask(copies, those) for those in OF_SUIT),
        any=_mask(copies, ANY),
    )


def _mask(copies: list[int], kinds: tuple[int, ...]) -> int:
    return sum(copies[kind] for kind in kinds)


@cache
def deck(decks: int, jokers: int) -> Deck:
    """The faces and backs of a match's cards."""
    black = jokers // 2
    faces = (
        *(JOKER_RED for _ in range(jokers - black)),
        *(JOKER_BLACK for _ in range(black)),
        *STANDARD * decks,
    )
    return Deck(faces, ("backs/1",) * len(faces))


def is_cover_wanted(kind: int) -> bool:
    """JD-20: whether a card needs another on top at once."""
    return RANK[kind] in (JACK, KING)


def hand_points(hand: list[Card], known: Facts) -> int:
    """JD-23: what a hand counts."""
    return sum(map(known.points.__getitem__, hand))

"""Reasons for an action at Jokers of Death: a value for each, and its sentence."""

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from game.jokers_of_death.words.naming import A_SUIT, SUIT_NAMES
from game.sentences import plural


class Plain(Enum):
    """Reasons without numbers, each with its sentence."""

    GOES_OUT = "It's your last card, and you go out."
    STUCK = "Nothing fits, and there's nothing to draw."
    NONE_OF_THE_REST = "None of the rest fits."
    ONLY_CARD = "Nothing else fits."
    OR_DRAW = "Nothing else fits, and drawing only adds cards."
    ONLY_EIGHTS = "Only your 8s fit."
    REST_NEEDS_COVER = "Everything else that fits needs a cover."
    SAVES_EIGHT = "It saves your 8 for later."
    SKIPS_ONE = "It skips a player."
    NEEDS_NO_COVER = "It needs no cover."
    NONE_BETTER = "You have nothing better here."
    NOTHING_FITS = "Nothing in your hand fits."
    NO_CARDS = "You have no cards."
    ONE_CARD_LESS = "There's nothing to draw, but it's one card less."
    KEEPS_ANSWER = "You save your answer for when it costs more."
    NO_ANSWER = "You have no answer."
    MAY_GO_OUT = "Without a knock you can't go out."
    KNOCK_LAPSES = "It costs nothing, but you'll draw and it's off again."
    NO_SUIT = "You have nothing but 8s and jokers, so it makes no difference."
    SAME_NEXT = "The same player is next either way."


@dataclass(frozen=True, slots=True)
class Sheds:
    """It takes points out of the hand."""

    points: int


@dataclass(frozen=True, slots=True)
class Attacks:
    """The next seat has to answer it, or draw."""

    cards: int


@dataclass(frozen=True, slots=True)
class MoreOfSuit:
    """The hand holds more of its suit, to follow it or to cover it."""

    suit: int
    cards: int
    to_cover: bool


@dataclass(frozen=True, slots=True)
class FewPiles:
    """Other piles show its suit less than that of other cards."""

    suit: int
    piles: int


@dataclass(frozen=True, slots=True)
class KeepsPiles:
    """Afterwards the hand can still play on other piles, which it could not after some other card."""

    piles: int


@dataclass(frozen=True, slots=True)
class PassesOn:
    """It spares this seat cards, and costs the next one more."""

    spared: int
    passed: int


@dataclass(frozen=True, slots=True)
class KillsPile:
    """It costs fewer cards than not answering."""

    cost: int
    instead: int


@dataclass(frozen=True, slots=True)
class LongestSuit:
    """The hand holds as many of it as of any other suit, eights apart."""

    suit: int
    cards: int
    alone: bool
    """False where it holds as many of another."""


@dataclass(frozen=True, slots=True)
class NextHolds:
    """The cards held by the next seat, and by the one that would play next the other way."""

    cards: int
    instead: int


@dataclass(frozen=True, slots=True)
class ShowingPays:
    """The cost of showing jokers for this seat, and for the cheapest of the other hands on average."""

    mine: int
    theirs: int


@dataclass(frozen=True, slots=True)
class PicksUp:
    """All cards of a pile fit elsewhere, and then the hand can play on more piles."""

    cards: int
    piles: int


@dataclass(frozen=True, slots=True)
class RestFollows:
    """All that is left of a picked-up pile can follow, and then the hand can play on some piles."""

    left: int
    piles: int


@dataclass(frozen=True, slots=True)
class GetsDownTo:
    """Not all of a picked-up pile can be played; this many points can be left of it."""

    points: int


Reason: TypeAlias = (
    Plain
    | Sheds
    | Attacks
    | MoreOfSuit
    | FewPiles
    | KeepsPiles
    | PassesOn
    | KillsPile
    | LongestSuit
    | NextHolds
    | ShowingPays
    | PicksUp
    | RestFollows
    | GetsDownTo
)


def sentence(reason: Reason) -> str:
    """Return a reason as one whole sentence."""
    match reason:
        case Plain():
            return reason.value
        case Sheds(points=points):
            return f"It gets {plural(points, 'point')} out of your hand."
        case Attacks(cards=cards):
            return f"The next player has to answer it or draw {cards}."
        case PassesOn(spared=spared, passed=passed):
            return f"It saves you {plural(spared, 'card')}, and the next player faces {passed}."
        case KillsPile(cost=0):
            return "It kills the pile, and you draw nothing."
        case KillsPile(cost=cost, instead=instead):
            return f"It kills the pile and costs you {cost}, not {instead}."
        case NextHolds(cards=cards, instead=instead) if cards == instead:
            return f"Either way the next player has {plural(cards, 'card')}."
        case NextHolds(cards=cards, instead=instead):
            return f"The next player then has {plural(cards, 'card')} instead of {instead}."
        case ShowingPays(mine=mine, theirs=theirs):
            return f"It costs you {mine}, and each of the others about {theirs} or more."
        case MoreOfSuit() | FewPiles() | LongestSuit():
            return _of_a_suit(reason)
        case _:
            return _of_piles(reason)


def _of_a_suit(reason: MoreOfSuit | FewPiles | LongestSuit) -> str:
    suits, one = SUIT_NAMES[reason.suit], A_SUIT[reason.suit]
    match reason:
        case MoreOfSuit(cards=1, to_cover=True):
            return f"You have {one} to cover it with."
        case MoreOfSuit(cards=cards, to_cover=True):
            return f"You have {cards} {suits} to cover it with."
        case MoreOfSuit(cards=1):
            return f"You have another {suits.removesuffix('s')} to follow it."
        case MoreOfSuit(cards=cards):
            return f"You have {cards} more {suits} to follow it."
        case FewPiles(piles=0):
            return f"No other pile has {one} on top."
        case FewPiles(piles=1):
            return f"Only one other pile has {one} on top."
        case FewPiles(piles=piles):
            return f"Only {piles} other piles have {suits} on top."
        case LongestSuit(cards=cards, alone=alone):
            have = f"You have {one if cards == 1 else f'{cards} {suits}'}"
            return f"{have}, more than of any other suit." if alone else f"{have}, as many as of any suit."


def _of_piles(reason: KeepsPiles | PicksUp | RestFollows | GetsDownTo) -> str:
    match reason:
        case KeepsPiles(piles=piles):
            return f"Then you can still play on {plural(piles, 'other pile')}."
        case PicksUp(cards=cards, piles=piles):
            fit = {1: "Its one card fits", 2: "Both its cards fit"}.get(cards, f"All {cards} cards fit")
            return f"{fit} elsewhere, and then you can play on {plural(piles, 'pile')}."
        case RestFollows(left=0, piles=0):
            return "It's the last one."
        case RestFollows(piles=0):
            return "All the rest can follow."
        case RestFollows(left=0, piles=piles):
            return f"Then you can play on {plural(piles, 'pile')}."
        case RestFollows(piles=piles):
            return f"All the rest can follow, and then you can play on {plural(piles, 'pile')}."
        case GetsDownTo(points=points):
            return f"You can get the rest down to {plural(points, 'point')}."

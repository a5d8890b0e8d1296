"""Reasons to pick trumps or to throw a card away: facts of the position, and a sentence for each."""

from dataclasses import dataclass
from typing import Final, TypeAlias

from game.cards import Card
from game.evil_deal.actions import Bury, Cross
from game.evil_deal.cards import DECK
from game.evil_deal.phases import Naming
from game.evil_deal.policy import own
from game.evil_deal.reckoning import higher_unseen
from game.evil_deal.scoring import BONUS
from game.evil_deal.tricks import suits_named
from game.evil_deal.view import EvilDealView
from game.evil_deal.words.naming import counted, suit_name
from game.french import ACE_HIGH, SUIT
from game.french_tricks import of_suit

TEN: Final = 9
"""The rank from which a card is called high."""
MANY_HIGH: Final = 5
"""More high cards than a hand of twelve usually holds."""
FEW: Final = 3
"""Fewer cards of a suit than a hand of twelve usually holds."""
MANY_HIGHER: Final = 3
"""As many higher cards speak against a card."""


@dataclass(frozen=True, slots=True)
class AllAlike:
    """Nobody has seen either stack."""


@dataclass(frozen=True, slots=True)
class NoTrumpPays:
    """Without a trump, each trick above four pays more."""


@dataclass(frozen=True, slots=True)
class CancelledAnyway:
    """The suit of both trump cards would be cancelled in a half."""

    suit: int


@dataclass(frozen=True, slots=True)
class ShortOf:
    """The hand holds few cards of the suit of both trump cards."""

    suit: int
    held: int


@dataclass(frozen=True, slots=True)
class ManyHigh:
    """The hand holds many high cards."""

    cards: int


@dataclass(frozen=True, slots=True)
class HigherJoins:
    """The first half's trump card is picked up later, and this is the higher of the two."""

    card: Card


@dataclass(frozen=True, slots=True)
class HoldsMany:
    """The hand holds many cards of the suit of both trump cards."""

    suit: int
    held: int


@dataclass(frozen=True, slots=True)
class AvoidsCancel:
    """The other way round this suit would be cancelled."""

    suit: int


@dataclass(frozen=True, slots=True)
class LongerSuit:
    """The hand holds more cards of one suit than of the other."""

    suit: int
    held: int
    other: int
    other_held: int


@dataclass(frozen=True, slots=True)
class HigherSuit:
    """The hand holds as many cards of both suits, but higher ones of the first."""

    suit: int
    other: int


@dataclass(frozen=True, slots=True)
class OnlyOne:
    """It is the hand's only card of its suit."""

    suit: int


@dataclass(frozen=True, slots=True)
class LowestCard:
    """Nothing that can be thrown away is lower."""


@dataclass(frozen=True, slots=True)
class LeavesFew:
    """It leaves so few cards of its suit that the hand is soon out of them."""

    suit: int
    left: int


@dataclass(frozen=True, slots=True)
class LowestOf:
    """It is the lowest of the cards of its suit."""

    suit: int
    held: int


@dataclass(frozen=True, slots=True)
class NoBetterThan:
    """It beats no more of what the other player may hold than a lower card of the hand does."""

    card: Card


@dataclass(frozen=True, slots=True)
class Outranked:
    """The number of higher cards of its suit that the other hand may hold."""

    suit: int
    higher: int


PickReason: TypeAlias = (
    AllAlike
    | NoTrumpPays
    | CancelledAnyway
    | ShortOf
    | ManyHigh
    | HigherJoins
    | HoldsMany
    | AvoidsCancel
    | LongerSuit
    | HigherSuit
    | OnlyOne
    | LowestCard
    | LeavesFew
    | LowestOf
    | NoBetterThan
    | Outranked
)


def why_no_trump(view: EvilDealView, first: Card) -> PickReason:
    """ED-5, ED-6, ED-14: the suit would be no trump either, or the hand can do without."""
    suit = SUIT[first]
    if _cancelled(view, Cross(first)):
        return CancelledAnyway(suit)
    held = len(of_suit(own(view), suit))
    if held < FEW:
        return ShortOf(suit, held)
    high = sum(ACE_HIGH[card] >= TEN for card in own(view))
    return ManyHigh(high) if high >= MANY_HIGH else NoTrumpPays()


def why_cross(view: EvilDealView, action: Cross, first: Card) -> PickReason | None:
    """ED-4, ED-6: the other way round loses a trump; else it is the suits of the first half's hand."""
    other = _other_trump_card(view, first)
    one, two = (of_suit(own(view), SUIT[card]) for card in (first, other))
    if SUIT[other] == SUIT[first]:
        return _joins(first, other) or (HoldsMany(SUIT[first], len(one)) if len(one) >= FEW else None)
    lost = _cancelled(view, Cross(other))
    if lost and not _cancelled(view, action):
        return AvoidsCancel(lost[0])
    if len(one) > len(two):
        return LongerSuit(SUIT[first], len(one), SUIT[other], len(two))
    if len(one) == len(two) and sum(ACE_HIGH[card] for card in one) > sum(ACE_HIGH[card] for card in two):
        return HigherSuit(SUIT[first], SUIT[other])
    return _joins(first, other)


def _other_trump_card(view: EvilDealView, first: Card) -> Card:
    assert view.seat is not None
    return next(card for card in view.trump_cards(view.seat) if card != first)


def _joins(first: Card, other: Card) -> HigherJoins | None:
    """ED-13: the first half's trump card is picked up for the second, so the higher one is better."""
    return HigherJoins(first) if ACE_HIGH[first] > ACE_HIGH[other] else None


def _cancelled(view: EvilDealView, laid: Cross) -> list[int]:
    """ED-6: the suits that would be cancelled by what the other player has picked."""
    assert view.seat is not None
    theirs = view.phase.theirs if isinstance(view.phase, Naming) else None
    if theirs is None:
        return []
    mine = suits_named(laid, view.trump_cards(view.seat))
    named = suits_named(theirs, view.trump_cards(1 - view.seat))
    return [suit for suit, other in zip(mine, named, strict=True) if suit is not None and suit == other]


def why_throw(view: EvilDealView, card: Card) -> PickReason | None:
    """ED-10, ED-13: what its loss leaves of the suit, or else what still beats the card."""
    hand, suit = own(view), SUIT[card]
    alike = of_suit(hand, suit)
    if len(alike) == 1:
        return OnlyOne(suit)
    free = [action.card for action in view.legal if isinstance(action, Bury)]
    if ACE_HIGH[card] == min(ACE_HIGH[other] for other in free):
        return LowestCard()
    left = len(alike) - 1
    lowest = card == min((other for other in free if other in alike), key=ACE_HIGH.__getitem__)
    if lowest and left < FEW:
        return LeavesFew(suit, left)
    return _beaten(view, card, alike) or (LowestOf(suit, len(alike)) if lowest else None)


def _beaten(view: EvilDealView, card: Card, alike: list[Card]) -> PickReason | None:
    """ED-11: a lower card of the hand wins as much, or many higher ones may be in the other hand."""
    higher = higher_unseen(view, card)
    lower = [other for other in alike if ACE_HIGH[other] < ACE_HIGH[card]]
    below = max(lower, key=ACE_HIGH.__getitem__, default=card)
    if below != card and higher_unseen(view, below) == higher:
        return NoBetterThan(below)
    return Outranked(SUIT[card], higher) if higher >= MANY_HIGHER else None


def sentence_of_pick(found: PickReason) -> str:
    """Return a reason in a sentence."""
    match found:
        case AllAlike():
            return "Nobody has seen either one, so take your pick."
        case CancelledAnyway(suit=suit):
            return f"Your {suit_name(suit)} would cancel out anyway, and no trump pays extra."
        case ShortOf(suit=suit, held=held):
            return f"You hold {_only(held, suit)}, and no trump pays extra."
        case ManyHigh(cards=cards):
            return f"You hold {cards} high cards, so you can do without a trump."
        case NoTrumpPays():
            return f"No trump pays {BONUS} extra for each trick after your fourth."
        case HoldsMany(suit=suit, held=held):
            return f"You hold {counted(held, suit)}, so make them trump."
        case AvoidsCancel(suit=suit):
            return f"The other way round, your {suit_name(suit)} would cancel out."
        case LongerSuit(suit=suit, held=held, other=other, other_held=other_held):
            return f"You hold {counted(held, suit)} and {_only(other_held, other)}."
        case HigherSuit(suit=suit, other=other):
            return f"You hold as many {suit_name(other)}, but your {suit_name(suit)} are higher."
        case HigherJoins():
            return "It joins your second hand, and it's the higher of the two."
        case OnlyOne(suit=suit):
            return f"With no {suit_name(suit)} left, you can play anything when they're led."
        case LowestCard():
            return "It's your lowest card."
        case LeavesFew(suit=suit, left=left):
            return f"That leaves you {counted(left, suit)}, so you'll soon run out."
        case LowestOf(suit=suit, held=held):
            return f"It's the lowest of your {held} {suit_name(suit)}."
        case NoBetterThan(card=card):
            return f"Your {DECK.text(card)} wins just as much."
        case Outranked(suit=suit, higher=higher):
            return f"There are still {higher} higher {suit_name(suit)} out there."


def _only(held: int, suit: int) -> str:
    return f"only {counted(held, suit)}" if held else counted(held, suit)

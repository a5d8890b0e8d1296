"""Why an action at Evil Deal is worth advising, in words for a hint: each is true of the position."""

from fractions import Fraction

from game.cards import Card
from game.evil_deal.actions import Bury, Cross, PlayCard, SideBySide, TakeStack
from game.evil_deal.cards import DECK
from game.evil_deal.moves import EvilAction
from game.evil_deal.phases import Following
from game.evil_deal.policy import LAST, missed, own
from game.evil_deal.reckoning import unbeaten
from game.evil_deal.view import EvilDealView
from game.french import ACE_HIGH, SUIT, SUITS
from game.french_tricks import beats, of_suit

CHEAP = 0.5
"""A lead less likely to win than this is given away."""
TEN = 9
"""The rank from which a card is called high."""


def reason(view: EvilDealView, action: EvilAction) -> str:
    """What speaks for an action, as the end of a sentence."""
    match action:
        case TakeStack():
            return "nobody has seen either stack, so neither is better"
        case SideBySide(first=first):
            high = sum(ACE_HIGH[card] >= TEN for card in own(view))
            return f"the hand holds {high} cards from ten up and {_held(view, SUIT[first])}"
        case Cross(first=first):
            return _why_cross(view, first)
        case Bury(card=card):
            return _why_bury(view, card)
        case PlayCard(card=card):
            return _why_answer(view, card) if isinstance(view.phase, Following) else _why_lead(view, card)


def _held(view: EvilDealView, suit: int) -> str:
    """How many cards of a suit the hand holds, in words."""
    held = len(of_suit(own(view), suit))
    name = SUITS[suit].name.lower()
    return f"a single {name[:-1]}" if held == 1 else f"{held or 'no'} {name}"


def _why_cross(view: EvilDealView, first: Card) -> str:
    assert view.seat is not None
    other = next(card for card in view.trump_cards(view.seat) if card != first)
    if SUIT[other] == SUIT[first]:
        higher = "the higher" if ACE_HIGH[first] > ACE_HIGH[other] else "the lower"
        return f"the hand holds {_held(view, SUIT[first])}, and takes up {higher} of the two trump cards"
    return f"for the first half the hand holds {_held(view, SUIT[first])} and {_held(view, SUIT[other])}"


def _why_bury(view: EvilDealView, card: Card) -> str:
    hand = own(view)
    alike = of_suit(hand, SUIT[card])
    suit = SUITS[SUIT[card]].name.lower()
    if len(alike) == 1:
        return f"it is the only {suit[:-1]}: without it any card may be played on {suit}"
    free = [action.card for action in view.legal if isinstance(action, Bury)]
    if ACE_HIGH[card] == min(ACE_HIGH[other] for other in free):
        return "no card that may be discarded is lower"
    if card == min((other for other in free if other in alike), key=ACE_HIGH.__getitem__):
        return f"it is the lowest that may be discarded of {len(alike)} {suit}"
    return f"it is one of {len(alike)} {suit}"


def _why_lead(view: EvilDealView, card: Card) -> str:
    chance = unbeaten(view, card)
    if view.exchange != LAST and chance < CHEAP:
        kept = max((other for other in own(view) if other != card), key=lambda other: unbeaten(view, other))
        if unbeaten(view, kept) > chance:
            return (
                f"{DECK.text(kept)}, which is harder to beat, is kept for the exchange that takes the trick"
            )
    if chance == 0:
        all_lose = not any(unbeaten(view, other) for other in own(view))
        better = "it can be beaten, but leaves a card that is harder to beat"
        return "every lead can be beaten" if all_lose else better
    if chance == 1:
        return "no card that the other player may hold beats it"
    return f"nothing beats it in {_share(chance)} of the hands that the other player may hold"


def _share(chance: Fraction) -> str:
    """A chance that is neither none nor certain, in per cent."""
    if 0 < chance < 0.01:
        return "less than 1%"
    if 0.99 < chance < 1:
        return "more than 99%"
    return f"{float(chance):.0%}"


def _why_answer(view: EvilDealView, card: Card) -> str:
    assert isinstance(view.phase, Following)
    led = view.phase.led
    prize = "the trick" if view.exchange == LAST else "the exchange, and with it the next lead"
    playable = [action.card for action in view.legal if isinstance(action, PlayCard)]
    winning = [other for other in playable if beats(other, led, view.trump)]
    if card in winning:
        return _why_take(view, card, winning, playable, prize)
    if winning:
        kept = min(winning, key=lambda other: missed(view, other))
        return f"{DECK.text(kept)}, which would take {prize}, is kept for later"
    least = missed(view, card) == min(missed(view, other) for other in playable)
    return f"nothing here takes {prize}{', and this is missed least later' if least else ''}"


def _why_take(view: EvilDealView, card: Card, winning: list[Card], playable: list[Card], prize: str) -> str:
    if len(winning) == len(playable):
        return f"whatever is played takes {prize}"
    if len(winning) == 1:
        return f"no other card here takes {prize}"
    least = missed(view, card) == min(missed(view, other) for other in winning)
    return f"it takes {prize}{', and is missed less later than the others that do' if least else ''}"

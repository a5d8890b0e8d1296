"""Why an action at Evil Deal is worth advising, in words for a hint: each is true of the position."""

from collections.abc import Mapping
from fractions import Fraction

from game.cards import Card
from game.evil_deal.actions import Bury, Cross, PlayCard, SideBySide, TakeStack
from game.evil_deal.cards import DECK
from game.evil_deal.moves import EvilAction
from game.evil_deal.phases import Following, Naming
from game.evil_deal.policy import LAST, for_the_trick, missed, own
from game.evil_deal.reckoning import reckon
from game.evil_deal.scoring import BONUS, DEALER_POINTS, HALF_TRICKS, OTHER_POINTS
from game.evil_deal.tricks import suits_named
from game.evil_deal.view import EvilDealView
from game.evil_deal.words.discards import FEW, why_discard
from game.evil_deal.words.naming import HALVES, suit_name
from game.evil_deal.words.shares import unbeaten, unbeaten_if_followed
from game.french import ACE_HIGH, SUIT, SUITS
from game.french_tricks import beats, of_suit
from game.sentences import listed

CHEAP = 0.5
"""A lead less likely to win than this is given away."""
SURE = "no card that the other player may hold beats it"
TEN = 9
"""The rank from which a card is called high."""
MANY_HIGH = 5
"""More high cards than a hand of twelve holds as a rule."""


def reason(view: EvilDealView, action: EvilAction) -> str:
    """What speaks for an action, as the end of a sentence; nothing where it is only one of several."""
    match action:
        case TakeStack():
            return "nobody has seen either stack, so neither is better"
        case SideBySide(first=first):
            pays = f"{BONUS} more for your fifth trick and each after it"
            return listed(list(filter(None, (pays, _fit_without(view, first), _joins(view, first)))))
        case Cross(first=first):
            return _why_cross(view, action, first)
        case Bury(card=card):
            return why_discard(view, card)
        case PlayCard(card=card):
            return _why_answer(view, card) if isinstance(view.phase, Following) else _why_lead(view, card)


def _fit_without(view: EvilDealView, first: Card) -> str:
    """ED-5: that the suit would be no trump either, that the hand is short of it, or else that it is high."""
    suit = SUIT[first]
    if _cancelled(view, Cross(first)):
        return f"{suit_name(suit)} laid across would be cancelled"
    held = len(of_suit(own(view), suit))
    if held < FEW:
        return f"{'only ' if held > 1 else ''}{_held(view, suit)} in hand"
    high = sum(ACE_HIGH[card] >= TEN for card in own(view))
    return f"{high} cards from ten up in hand" if high >= MANY_HIGH else ""


def _held(view: EvilDealView, suit: int) -> str:
    """How many cards of a suit the hand holds, in words."""
    held = len(of_suit(own(view), suit))
    name = SUITS[suit].name.lower()
    return f"a single {name[:-1]}" if held == 1 else f"{held or 'no'} {name}"


def _other_trump_card(view: EvilDealView, first: Card) -> Card:
    assert view.seat is not None
    return next(card for card in view.trump_cards(view.seat) if card != first)


def _joins(view: EvilDealView, first: Card) -> str:
    """ED-13: the first half's trump card is taken up for the second, which speaks for the higher one."""
    higher = ACE_HIGH[first] > ACE_HIGH[_other_trump_card(view, first)]
    return f"{DECK.text(first)}, the higher, joins your second hand" if higher else ""


def _why_cross(view: EvilDealView, action: Cross, first: Card) -> str:
    """ED-4, ED-6: what the other way round would lose; else by the suits of the first half's hand."""
    other = _other_trump_card(view, first)
    if SUIT[other] == SUIT[first]:
        many = len(of_suit(own(view), SUIT[first])) >= FEW
        held = f"the hand holds {_held(view, SUIT[first])}" if many else ""
        return ", and ".join(filter(None, (held, _joins(view, first))))
    if not _cancelled(view, action) and (lost := _cancelled(view, Cross(other))):
        return f"the other way round {listed(lost)} half"
    one, two = (of_suit(own(view), SUIT[card]) for card in (first, other))
    if len(one) > len(two):
        return f"the first hand holds {_held(view, SUIT[first])} and {_held(view, SUIT[other])}"
    if len(one) == len(two) and sum(ACE_HIGH[card] for card in one) > sum(ACE_HIGH[card] for card in two):
        return (
            f"as many {suit_name(SUIT[first])} as {suit_name(SUIT[other])} in the first hand, and higher ones"
        )
    return _joins(view, first)


def _cancelled(view: EvilDealView, laid: Cross) -> list[str]:
    """ED-6: the suits that what the other player has laid would cancel, each with its half."""
    assert view.seat is not None
    theirs = view.phase.theirs if isinstance(view.phase, Naming) else None
    if theirs is None:
        return []
    mine = suits_named(laid, view.trump_cards(view.seat))
    named = suits_named(theirs, view.trump_cards(1 - view.seat))
    clash = [(suit, half) for suit, other, half in zip(mine, named, HALVES, strict=True) if suit == other]
    return [f"{suit_name(suit)} would be cancelled in the {half}" for suit, half in clash if suit is not None]


def _why_lead(view: EvilDealView, card: Card) -> str:
    chances = {other: unbeaten(view, other) for other in own(view)}
    chance, best = chances[card], max(chances.values())
    if chance < CHEAP and (kept := _kept(view, card)):
        return kept
    if chance == 0 == best:
        return "every lead can be beaten"
    if chance < best < CHEAP:
        return (
            f"every lead is beaten in most of the hands that the other player may hold{_lowest(view, card)}"
        )
    if chance == 1:
        return f"{SURE}{_not_even_a_trump(view, card)}{_left(view, card)}"
    if chance == best:
        return f"{_in_hands('nothing beats it', chance)}, and no lead is safer{_left(view, card)}"
    if _needed(view):
        return ""
    surest = max(chances, key=lambda other: (chances[other], ACE_HIGH[other]))
    told = _in_hands("nothing beats it", chance) if chance else "it can be beaten"
    return f"{told}, and {DECK.text(surest)}, the surest lead, is kept for later"


def _kept(view: EvilDealView, card: Card) -> str:
    """What giving a lead away keeps, and what that is good for; nothing where nothing likely to win is kept.

    What holds now need not hold when the card is led at last, if it ever is: each comes with what it takes.
    """
    if _needed(view):
        return ""
    share = unbeaten if view.exchange < LAST else unbeaten_if_followed
    shares = {other: share(view, other) for other in own(view)}
    others = [other for other in shares if other != card]
    kept = _to_keep(view, others, shares) if others else card
    if shares[kept] < CHEAP or shares[kept] <= shares[card]:
        return ""
    keeps, followed = f"it keeps {DECK.text(kept)} for", f"where {suit_name(SUIT[kept])} have to be followed"
    if view.exchange == LAST:
        then = SURE if shares[kept] == 1 else _in_hands("nothing beats it", shares[kept])
        return f"{keeps} a later trick: {followed}, {then}"
    if shares[kept] < 1:
        then = f"led now, {_in_hands('nothing would beat it', shares[kept])}"
    else:
        then = f"{followed if _feared(view, kept) else 'if it is led'}, {SURE}"
    return f"{keeps} the exchange that takes the trick: {then}"


def _needed(view: EvilDealView) -> bool:
    """ED-14: whether the exchange decides a trick without which nothing is paid: later is too late then."""
    assert view.seat is not None
    paid = DEALER_POINTS if view.seat == view.dealer else OTHER_POINTS
    most = 2 * HALF_TRICKS - view.tricks[1 - view.seat]
    return view.exchange == LAST and paid[most] > 0 == paid[most - 1]


def _to_keep(view: EvilDealView, cards: list[Card], shares: Mapping[Card, Fraction]) -> Card:
    """What would be led for the trick, so that the next hint says so too; the highest of what is as sure."""
    if view.exchange < LAST:
        meant = shares[for_the_trick(view, cards)]
    else:
        meant = max(shares[card] for card in cards)
    return max((card for card in cards if shares[card] == meant), key=ACE_HIGH.__getitem__)


def _left(view: EvilDealView, card: Card) -> str:
    """What is left to lead for the trick, or later, where a card that would have done is played now."""
    shares = {other: unbeaten(view, other) for other in own(view)}
    others = [other for other in shares if other != card]
    if view.exchange == LAST:
        sure = [other for other in others if shares[other] >= CHEAP and shares[other] >= shares[card]]
        best = max(sure, key=ACE_HIGH.__getitem__, default=card)
        return f"; {DECK.text(best)}, as sure, is kept for later" if sure else ""
    if not others:
        return ""
    kept = _to_keep(view, others, shares)
    return f"; {DECK.text(kept)} is left to lead for the trick" if shares[kept] >= CHEAP else ""


def _lowest(view: EvilDealView, card: Card) -> str:
    """What makes a lead that is given away a cheap one."""
    hand = own(view)
    if ACE_HIGH[card] == min(ACE_HIGH[other] for other in hand):
        return ", and no card is lower"
    plain = [ACE_HIGH[other] for other in hand if SUIT[other] != view.trump]
    lowest = SUIT[card] != view.trump and ACE_HIGH[card] == min(plain)
    return ", and no card but a trump is lower" if lowest else ""


def _in_hands(beaten: str, chance: Fraction) -> str:
    """How often nothing beats a lead."""
    return f"{beaten} in {_share(chance)} of the hands that the other player may hold"


def _feared(view: EvilDealView, card: Card) -> bool:
    """ED-10: whether a trump could take this lead, were its suit not there to be followed."""
    return view.trump not in (None, SUIT[card]) and reckon(view).lacks(view.trump) < 1


def _not_even_a_trump(view: EvilDealView, card: Card) -> str:
    """ED-10: why a lead that is no trump need not fear one."""
    if view.trump is None or view.trump == SUIT[card]:
        return ""
    if not _feared(view, card):
        return ": no trump can be left there"
    return f": {suit_name(SUIT[card])} have to be followed there"


def _share(chance: Fraction) -> str:
    """A chance that is neither none nor certain, in per cent."""
    if chance < 0.01:
        return "less than 1%"
    if chance > 0.99:
        return "more than 99%"
    return f"{float(chance):.0%}"


def _why_answer(view: EvilDealView, card: Card) -> str:
    assert isinstance(view.phase, Following)
    led = view.phase.led
    prize = "the trick" if view.exchange == LAST else "the exchange"
    playable = [action.card for action in view.legal if isinstance(action, PlayCard)]
    winning = [other for other in playable if beats(other, led, view.trump)]
    if card in winning:
        return _why_take(view, card, winning, playable, prize)
    if winning and _needed(view):
        return ""
    if winning:
        kept = min(winning, key=lambda other: missed(view, other))
        return f"it gives up {prize}, and keeps {DECK.text(kept)}, which would take it, for later"
    least = missed(view, card) == min(missed(view, other) for other in playable)
    return f"{_why_lost(view, led, prize)}{', and no card is worth less later' if least else ''}"


def _why_lost(view: EvilDealView, led: Card, prize: str) -> str:
    """ED-10, ED-11: what keeps the hand from taking it, however good its other cards are."""
    suit = suit_name(SUIT[led])
    if of_suit(own(view), SUIT[led]):
        return f"{suit} have to be followed, and none here takes {prize}"
    trump = "" if view.trump in (None, SUIT[led]) else " or a trump"
    return f"without {suit}{trump}, {prize} is lost whatever is played"


def _why_take(view: EvilDealView, card: Card, winning: list[Card], playable: list[Card], prize: str) -> str:
    least = missed(view, card) == min(missed(view, other) for other in winning)
    if len(winning) == len(playable):
        return f"whatever is played takes {prize}{', and no card is worth less later' if least else ''}"
    so = "" if view.exchange == LAST else ", and so the next lead"
    if len(winning) == 1:
        return f"no other card here takes {prize}{so}{_left(view, card) if so else ''}"
    return f"it takes {prize}{so}{', and no other that does is worth less later' if least else ''}"

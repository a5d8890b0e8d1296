"""Why the Fiend plays Evil Deal as it does, in words for a hint."""

from game.cards import Card
from game.evil_deal.actions import Bury, Cross, PlayCard, SideBySide, TakeStack
from game.evil_deal.cards import SUIT
from game.evil_deal.phases import Following
from game.evil_deal.policy import LAST, own
from game.evil_deal.reckoning import reckon
from game.evil_deal.rules import EvilAction
from game.evil_deal.tricks import beats
from game.evil_deal.view import EvilDealView
from game.french import SUITS

CHEAP = 0.5
"""A lead less likely to win than this is given away."""


def reason(view: EvilDealView, action: EvilAction) -> str:
    """What speaks for an action that the policy would choose."""
    match action:
        case TakeStack():
            return "nobody has seen either stack"
        case SideBySide():
            return "the hand is strong without a trump"
        case Cross(first=first):
            held = sum(SUIT[card] == SUIT[first] for card in own(view))
            return f"you hold {held} {SUITS[SUIT[first]].name.lower()} for the first half"
        case Bury():
            return "it is the least likely to win an exchange of the second half"
        case PlayCard(card=card):
            return _why_play(view, card)


def _why_play(view: EvilDealView, card: Card) -> str:
    if not isinstance(view.phase, Following):
        wins = reckon(view).wins(card)
        if view.exchange != LAST and wins < CHEAP:
            return "it costs little, and you keep what the later exchanges need"
        return f"it wins this exchange in {wins:.0%} of the hands there may be"
    led = view.phase.led
    if beats(card, led, view.trump):
        cheap = "it is the cheapest card that wins"
        return f"{cheap} the trick" if view.exchange == LAST else f"{cheap}, and the lead is worth it"
    playable = [other.card for other in view.legal if isinstance(other, PlayCard)]
    if any(beats(other, led, view.trump) for other in playable):
        return "the lead is not worth what it would cost"
    return "nothing you may play wins this exchange, and this is missed least"

"""What would follow from an action at Evil Deal."""

from game.cards import Card
from game.evil_deal.actions import Bury, Cross, PlayCard, SideBySide, TakeStack
from game.evil_deal.cards import DECK
from game.evil_deal.moves import EvilAction
from game.evil_deal.phases import Following, Naming
from game.evil_deal.scoring import BONUS
from game.evil_deal.tricks import EXCHANGES, suits_named, trumps_of
from game.evil_deal.view import EvilDealView
from game.evil_deal.words.naming import in_halves, rules
from game.french import SUIT
from game.french_tricks import beats
from game.sentences import opening

WITHOUT = f" (no {BONUS})"
"""ED-6, ED-14: that a suit which both name is not what pays more."""


def preview(view: EvilDealView, action: EvilAction) -> str:
    """What would follow from an action."""
    match action:
        case TakeStack():
            return "The first hand; the other stack stays unseen until the second half"
        case Cross() | SideBySide():
            return _trumps_preview(view, action)
        case Bury(card=card):
            return f"{DECK.text(card)} is out of the deal, and nobody else sees it"
        case PlayCard(card=card):
            return _play_preview(view, card)


def _trumps_preview(view: EvilDealView, action: Cross | SideBySide) -> str:
    if type(action) is SideBySide:
        return f"+{BONUS} a trick from your fifth; {DECK.text(action.first)} joins later"
    assert isinstance(view.phase, Naming)
    mine = suits_named(action, view.trump_cards(view.to_move or 0))
    theirs = view.phase.theirs
    cards = view.trump_cards(1 - (view.to_move or 0))
    left = mine if theirs is None else trumps_of(mine, suits_named(theirs, cards))[0]
    first, second = (rules(suit, trump) for suit, trump in zip(mine, left, strict=True) if suit is not None)
    if left[1] is None:
        second += WITHOUT
    if left[0] is None and (left[1] is not None or mine[0] == mine[1]):
        first += WITHOUT
    unsure = theirs is None and any(SUIT[card] in mine for card in cards)
    clash = ", unless cancelled" if unsure else ""
    told = opening(in_halves(first, second, "first"))
    return f"{told}{clash}; {DECK.text(action.first)} joins later"


def _play_preview(view: EvilDealView, card: Card) -> str:
    last = view.exchange == EXCHANGES - 1
    if not isinstance(view.phase, Following):
        return f"Lead {DECK.text(card)}{': whoever wins takes the trick' if last else ''}"
    if beats(card, view.phase.led, view.trump):
        return "Takes the trick" if last else "Wins the exchange and leads the next"
    return "Gives up the trick" if last else "Gives up the exchange"

"""Why a card is discarded between the halves of Evil Deal, in words for a hint."""

from game.cards import Card
from game.evil_deal.actions import Bury
from game.evil_deal.cards import DECK
from game.evil_deal.policy import own
from game.evil_deal.view import EvilDealView
from game.evil_deal.words.shares import higher_unseen
from game.french import ACE_HIGH, SUIT, SUITS
from game.french_tricks import of_suit

FEW = 3
"""Fewer cards of a suit than a hand of twelve holds as a rule."""
MANY = 3
"""As many higher cards speak against a card."""


def why_discard(view: EvilDealView, card: Card) -> str:
    """What a hand does better without: what that leaves of the suit, or else what still beats the card."""
    hand = own(view)
    alike = of_suit(hand, SUIT[card])
    suit = SUITS[SUIT[card]].name.lower()
    if len(alike) == 1:
        return f"it is the only {suit[:-1]}: without it any card may be played on {suit}"
    free = [action.card for action in view.legal if isinstance(action, Bury)]
    if ACE_HIGH[card] == min(ACE_HIGH[other] for other in free):
        return "no card that may be discarded is lower"
    left = len(alike) - 1
    if card != min((other for other in free if other in alike), key=ACE_HIGH.__getitem__):
        return _beaten(view, card)
    if left >= FEW:
        return ", and ".join(filter(None, (f"it is the lowest of {len(alike)} {suit}", _beaten(view, card))))
    leaves = f"a single {suit[:-1]}: once that is" if left == 1 else f"{left} {suit}: once they are"
    return f"it leaves {leaves} played, any card may be played on {suit}"


def _beaten(view: EvilDealView, card: Card) -> str:
    """ED-11: that many cards of its suit are higher, or that a lower one of the hand wins as much."""
    higher, suit = higher_unseen(view, card), SUITS[SUIT[card]].name.lower()
    lower = [other for other in of_suit(own(view), SUIT[card]) if ACE_HIGH[other] < ACE_HIGH[card]]
    below = max(lower, key=ACE_HIGH.__getitem__, default=card)
    if below != card and higher_unseen(view, below) == higher:
        return f"it wins no more than {DECK.text(below)}: nothing that the other player may hold lies between"
    return f"{higher} {suit} that the other player may hold beat it" if higher >= MANY else ""

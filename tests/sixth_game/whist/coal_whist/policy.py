"""The policies of the Imp and the Fiend at Coal Whist."""

from random import Random

from coal_whist.actions import PlayCard
from coal_whist.cards import RANK, SUIT
from coal_whist.position import TRUMP, in_trick
from coal_whist.scoring import beats
from coal_whist.view import WhistView
from game.cards import Card
from game.level import Level


def imp(view: WhistView, random: Random) -> PlayCard:
    """Play the highest card, regardless of the trick."""
    return max(view.legal, key=lambda action: (RANK[action.card], random.random()))


def fiend(view: WhistView, random: Random) -> PlayCard:
    """Lead high, win tricks with the cheapest card, and throw the lowest card on a lost trick."""
    cards = [action.card for action in view.legal]
    leading = winning(view)
    if leading is None:
        return PlayCard(max(cards, key=lambda card: RANK[card]))
    trump = trump_in(view)
    enough = [card for card in cards if beats(card, leading, trump)]
    return PlayCard(min(enough or cards, key=lambda card: (SUIT[card] == trump, RANK[card])))


def winning(view: WhistView) -> Card | None:
    """Return the card that wins the trick so far (CW-6); None if it is empty."""
    assert view.to_move is not None
    leading: Card | None = None
    for step in range(1, view.seats):
        for card in view.piles[in_trick(view.seats, (view.to_move + step) % view.seats)]:
            if card is not None and (leading is None or beats(card, leading, trump_in(view))):
                leading = card
    return leading


def trump_in(view: WhistView) -> int:
    """Return the trump suit (CW-2)."""
    turned = view.piles[TRUMP][0]
    assert turned is not None
    return SUIT[turned]


POLICIES = {Level.IMP: imp, Level.FIEND: fiend}

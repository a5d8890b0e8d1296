"""The legal actions of Coal Whist."""

from collections.abc import Sequence

from coal_whist.actions import PlayCard
from coal_whist.cards import SUIT
from coal_whist.phases import Following
from coal_whist.position import State, hand
from game.cards import Card, Seat
from game.deal_cycle import Over


def legal(state: State, seat: Seat) -> Sequence[PlayCard]:
    """Return what a seat may do: any card to lead (CW-4); the suit that was led if it has one (CW-5)."""
    if seat != state.turn or isinstance(state.phase, Over):
        return ()
    cards = sorted(state.table.piles[hand(seat)])
    if isinstance(state.phase, Following):
        cards = following(cards, state.phase.led) or cards
    return [PlayCard(card) for card in cards]


def following(cards: Sequence[Card], led: Card) -> list[Card]:
    """Return the cards of the suit that was led (CW-5)."""
    return [card for card in cards if SUIT[card] == SUIT[led]]

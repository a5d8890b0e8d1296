"""The legal actions of Evil Deal."""

from collections.abc import Sequence
from typing import Final, TypeAlias

from game.cards import Card, Seat
from game.deal_cycle import Over
from game.evil_deal.actions import Bury, Cross, PlayCard, SideBySide, TakeStack
from game.evil_deal.cards import CARDS
from game.evil_deal.phases import Burying, Following, Leading, Picking
from game.evil_deal.position import HANDS, TRUMPS, State
from game.french import SUIT

EvilAction: TypeAlias = TakeStack | Cross | SideBySide | PlayCard | Bury

TAKE_STACK: Final[Sequence[EvilAction]] = (TakeStack(0), TakeStack(1))
CROSS: Final = tuple(Cross(card) for card in range(CARDS))
SIDE_BY_SIDE: Final = tuple(SideBySide(card) for card in range(CARDS))
PLAY: Final = tuple(PlayCard(card) for card in range(CARDS))
BURY: Final = tuple(Bury(card) for card in range(CARDS))


def legal(state: State, seat: Seat) -> Sequence[EvilAction]:
    """Return a seat's legal actions. A hand that holds the suit led must follow it (ED-10)."""
    phase = state.phase
    if seat != state.turn or type(phase) is Over:
        return ()
    held = state.table.piles[HANDS[seat]]
    if type(phase) is Following:
        suit = SUIT[phase.led]
        return [PLAY[card] for card in held if SUIT[card] == suit] or [PLAY[card] for card in held]
    if type(phase) is Leading:
        return [PLAY[card] for card in held]
    if type(phase) is Picking:
        return TAKE_STACK
    if type(phase) is Burying:
        return [BURY[card] for card in held if card != state.firsts[seat]]
    return trump_choices(state.table.piles[TRUMPS[seat]])


def trump_choices(cards: Sequence[Card]) -> Sequence[EvilAction]:
    """Return the ways to lay two trump cards (ED-4); two of a suit may lie side by side (ED-5)."""
    one, other = sorted(cards)
    if SUIT[one] != SUIT[other]:
        return (CROSS[one], CROSS[other])
    return (CROSS[one], CROSS[other], SIDE_BY_SIDE[one], SIDE_BY_SIDE[other])

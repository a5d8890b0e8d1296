"""How Evil Deal names suits, halves and exchanges in a sentence."""

from typing import Final

from game.cards import Seat
from game.evil_deal.view import EvilDealView
from game.french import SUIT, SUITS
from game.french_tricks import Trump

HALVES: Final = ("first", "second")
EXCHANGE_NAMES: Final = ("first", "second", "third")
CHOSEN: Final = "no trump"
"""What is said of nothing else than what a player chose for both halves (ED-5)."""


def suit_name(suit: int) -> str:
    """A suit in a sentence."""
    return SUITS[suit].name.lower()


def ruled(view: EvilDealView, seat: Seat) -> tuple[str, str]:
    """What rules the tricks that a seat opens, by half, once both have laid their trump cards.

    ``clubs``; ``clubs cancelled`` where both named them (ED-6), which pays nothing; ``no trump`` where that
    was chosen, which does (ED-5, ED-14).
    """
    if view.side_by_side[seat]:
        return CHOSEN, CHOSEN
    first = view.firsts[seat]
    second = next(card for card in view.trump_cards(seat) if card != first)
    return rules(SUIT[first], view.trumps[seat][0]), rules(SUIT[second], view.trumps[seat][1])


def rules(named: int, trump: Trump) -> str:
    """A suit that was named for a half, and whether it came to nothing."""
    return f"{suit_name(named)} cancelled" if trump is None else suit_name(named)


def in_halves(first: str, second: str, start: str) -> str:
    """What rules both halves: ``clubs in both halves``, or with a start ``first clubs, then hearts``."""
    return f"{first} in both halves" if first == second else f"{start} {first}, then {second}"


def trump_is(view: EvilDealView) -> str:
    """What is trump in the running trick, in a few words, and why if nothing is."""
    if view.trump is not None:
        return f"{suit_name(view.trump)} are trump"
    now = ruled(view, view.opener)[view.half]
    return f"{now}, by choice" if now == CHOSEN else f"{now}: no trump"

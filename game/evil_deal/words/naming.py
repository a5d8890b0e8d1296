"""How Evil Deal names suits, halves and exchanges in a sentence."""

from typing import Final

from game.french import SUITS
from game.french_tricks import Trump

HALVES: Final = ("first", "second")
EXCHANGE_NAMES: Final = ("first", "second", "third")


def suit_name(suit: Trump) -> str:
    """A suit in a sentence, or ``no trump``."""
    return "no trump" if suit is None else SUITS[suit].name.lower()


def in_halves(first: Trump, second: Trump, start: str) -> str:
    """The suits of both halves: ``clubs in both halves``, or with a start ``first clubs, then hearts``."""
    if first != second:
        return f"{start} {suit_name(first)}, then {suit_name(second)}"
    return "no trump in either half" if first is None else f"{suit_name(first)} in both halves"


def trump_is(suit: Trump) -> str:
    """What is trump, in a few words."""
    return "there is no trump" if suit is None else f"{suit_name(suit)} are trump"

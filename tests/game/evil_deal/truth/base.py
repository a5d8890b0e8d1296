"""What Evil Deal says, and how to tell from the position whether it is so."""

import re
from typing import Any

from game.cards import Card
from game.evil_deal.cards import DECK
from game.evil_deal.places import HANDS, TRUMPS
from tests.game.truth import Oracle, Told

ORACLE = Oracle()
claim = ORACLE.claim
CARD = r"(?:\d+|[JQKA])[♠♥♦♣]"
SUIT = r"(?:spades|hearts|diamonds|clubs)"
TRUMP = rf"(?:no trump|{SUIT})"
EXCHANGES = ("first", "second", "third")
PAID = {
    True: {5: 66, 6: 111, 7: 222, 8: 333},
    False: {4: 66, 5: 111, 6: 222, 7: 333, 8: 666},
}
"""By whether a seat dealt: what so many tricks pay."""


def written(card: Card) -> str:
    """How a card is written."""
    return DECK.faces[card].text


def suit(card: Card) -> str:
    """The suit of a card, in words."""
    return {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}[DECK.faces[card].code[-1]]


def rank(card: Card) -> int:
    """2 to 14: aces are high (ED-1)."""
    code = DECK.faces[card].code[:-1]
    return {"J": 11, "Q": 12, "K": 13, "A": 14}.get(code) or int(code)


def trump(told: Told, seat: int, half: int) -> str:
    """ED-4 to ED-7: what is trump in the tricks that a seat opens, from the trump cards and how they lie."""
    state = told.state
    named = [
        None if plain else suit(of_half(told, who, half)) for who, plain in enumerate(state.side_by_side)
    ]
    return "no trump" if named[seat] is None or named[0] == named[1] else str(named[seat])


RULED = rf"(?:no trump|{SUIT}(?: cancelled)?)"


def ruled(told: Told, seat: int, half: int) -> str:
    """The same, and why where nothing is: ``no trump`` only where it was chosen, which alone pays (ED-14)."""
    if told.state.side_by_side[seat]:
        return "no trump"
    named, left = suit(of_half(told, seat, half)), trump(told, seat, half)
    return f"{named} cancelled" if left == "no trump" else left


def of_half(told: Told, seat: int, half: int) -> Card:
    first = told.state.firsts[seat]
    if half == 0:
        return int(first)
    return next(card for card in told.state.table.piles[TRUMPS[seat]] if card != first)


def running_trump(told: Told) -> str:
    """ED-8, ED-9, ED-12: the trump of whoever opened the running trick."""
    state = told.state
    return trump(told, state.opener, state.half)


def takes(answer: Card, led: Card, trump: str) -> bool:
    """ED-11."""
    return rank(answer) > rank(led) if suit(answer) == suit(led) else suit(answer) == trump


def hand(told: Told, seat: int | None = None) -> list[Card]:
    """A seat's hand, or that of the seat to move."""
    return list(told.state.table.piles[HANDS[told.state.turn if seat is None else seat]])


def addressed(found: re.Match[str], told: Told) -> None:
    """A prompt begins with the seat to move."""
    start = "Your turn" if told.cast.you == told.state.turn else f"{told.cast.names[told.state.turn]}'s turn"
    assert found[0].startswith(start)


def phase(told: Told, kind: type) -> Any:
    """The phase, which must be of a kind."""
    assert isinstance(told.state.phase, kind), told.state.phase
    return told.state.phase


def trump_told(words: str, told: Told) -> None:
    now = ruled(told, told.state.opener, told.state.half)
    by_choice = now == "no trump"
    assert words == (
        f"{now}, by choice" if by_choice else f"{now}: no trump" if "cancelled" in now else f"{now} are trump"
    )


def number(words: str) -> int:
    """A count in words."""
    return {"no": 0, "a single": 1}.get(words) if words in ("no", "a single") else int(words)  # type: ignore[return-value]

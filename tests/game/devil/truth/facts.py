"""What can be told from a position of Devil, worked out from the codes of its cards alone."""

import re
from typing import Any

from game.cards import Card
from game.devil.actions import Discard
from game.devil.cards import DECK_440
from game.devil.places import DISCARDS, STOCK, hand
from game.events import DealEnded, Moved
from tests.game.truth import Oracle, Told

ORACLE = Oracle()
claim = ORACLE.claim

FACE = r"(?:\d+|Special [14]|blank|Onifuda)"
A_CARD = rf"(?:(?:an? |the )(?:{FACE}))"


def code(card: Card) -> str:
    """A card's code: its number, S1, S4, B or O."""
    return DECK_440.faces[card].code


def number(card: Card) -> int:
    """What a card counts in a sum; 0 for those that have no number."""
    return 0 if code(card) in "BO" else int(code(card).removeprefix("S"))


def fits(card: Card, top: Card) -> bool:
    """DV-7, DV-15, DV-16, from the codes."""
    if code(card) == "O":
        return True
    if "B" in (code(card), code(top)):
        return "S" not in code(card) + code(top)
    return (number(card) + number(top)) % 10 in (5, 9)


def points(cards: list[Card]) -> int:
    """DV-18, DV-19."""
    value = sum(number(card) or 20 for card in cards)
    return int(value * 2 ** sum("S" in code(card) for card in cards))


def written(card: Card) -> str:
    """How a card is written without its article."""
    return {"S1": "Special 1", "S4": "Special 4", "B": "blank", "O": "Onifuda"}.get(code(card), code(card))


def named(words: str) -> set[str]:
    """The faces that a list in a sentence names."""
    return {re.sub(r"^(an?|the) ", "", each) for each in re.split(r", | or | and ", words)}


def top(told: Told) -> Card:
    """The last discard."""
    return int(told.state.table.piles[DISCARDS][-1])


def held(told: Told) -> list[Card]:
    """The hand of the seat to move."""
    return list(told.state.table.piles[hand(told.state.turn)])


def fitting(told: Told) -> set[str]:
    """The faces of the deck in play that may follow the last discard."""
    return {written(card) for card in range(told.state.cards) if fits(card, top(told))}


def addressed(words: str, told: Told) -> bool:
    """Whether a prompt begins with the seat to move."""
    start = "Your turn" if told.cast.you == told.state.turn else f"{told.cast.names[told.state.turn]}'s turn"
    return words.startswith(start)


def drawn(told: Told, action: Any) -> int:
    """How many cards an action takes off the stock, all told."""
    then = told.after(action)
    moves = [event for event in then.table.events if isinstance(event, Moved)]
    first = next(
        (index for index, event in enumerate(then.table.events) if isinstance(event, DealEnded)), None
    )
    if first is not None:
        moves = [event for event in then.table.events[:first] if isinstance(event, Moved)]
    return sum(event.source == STOCK for event in moves)


def ended(told: Told, action: Any) -> bool:
    """Whether an action ends the deal."""
    return len(told.after(action).deals) > len(told.state.deals)


SUM = r"(?P<under>\d+) \+ (?P<number>\d+) = (?P<sum>\d+)"
FITS = rf"(?:{SUM}|A blank fits any number)"


def sum_is_so(found: re.Match[str], told: Told, action: Any) -> None:
    """A sum that ends in 5 or 9, or a blank that has none."""
    assert isinstance(action, Discard)
    if found["sum"] is None:
        assert "B" in (code(action.card), code(top(told)))
        return
    assert (int(found["under"]), int(found["number"])) == (number(top(told)), number(action.card))
    assert int(found["sum"]) == number(top(told)) + number(action.card)
    assert int(found["sum"]) % 10 in (5, 9)


def happened(told: Told, kind: type) -> list[Any]:
    """The events of a kind that the action brought about."""
    return [event for event in told.events if isinstance(event, kind)]


def others(told: Told, action: Any) -> list[Any]:
    """The other cards that may be laid."""
    return [
        other
        for other in told.game.legal(told.state, told.state.turn)
        if isinstance(other, Discard) and other != action
    ]


def _in_a_new_deck(card: Card) -> int:
    """Where a card of its face first comes in the deck: one's own hand is sorted so on the table."""
    return [face.code for face in DECK_440.faces].index(code(card))


def rows_are_so(told: Told, account: Any, left: dict[int, tuple[Card, ...]]) -> None:
    """Each sum adds up step by step, from the cards of the hand to the points that were added."""
    for seat, row in enumerate(account.rows):
        cards = list(left[hand(seat)])
        if seat == told.cast.you:
            cards.sort(key=_in_a_new_deck)
        assert (row.seat, row.points) == (seat, told.state.deals[-1][seat])
        assert row.total == sum(deal[seat] for deal in told.state.deals)
        if not cards:
            assert row.sum == "no card left: 0"
            continue
        steps = row.sum.split(" = ")
        assert steps[0].split(",")[0].split(" + ") == [str(number(card) or 20) for card in cards]
        amount = sum(number(card) or 20 for card in cards)
        for factor, result in re.findall(r"× (\d)[^=]* = (\d+)", row.sum):
            amount *= int(factor)
            assert amount == int(result)
        assert amount == row.points

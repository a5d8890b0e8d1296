"""What Hell is Hungry! says, and how to tell from the position whether it is so."""

import re
from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Any

from game.cards import Card
from game.hell_is_hungry.cards import MOST_SEATS, deck
from game.hell_is_hungry.phases import Battling
from tests.game.truth import Oracle, Told

ORACLE = Oracle()
claim = ORACLE.claim
DECK = deck(MOST_SEATS)
CARD = r"(?:(?:\d+|[JQKA])[♠♥♦♣]|a joker)"
THE = r"(?:the (?:(?:\d+|[JQKA])[♠♥♦♣]|joker))"
NEEDED = r"(?P<needed>.+?)"


def code(card: Card) -> str:
    """The rank of a card: 2 to 10, J, Q, K, A or JK."""
    found = DECK.faces[card].code.split(".")[0]
    return found if found == "JK" else found[:-1]


def worth(card: Card) -> int:
    """HH-8."""
    return {"JK": 20, "A": 11, "K": 10, "Q": 10, "J": 10}.get(code(card)) or int(code(card))


def made(cards: Iterable[Card]) -> int:
    """What cards make together."""
    return sum(map(worth, cards))


def written(card: Card) -> str:
    """How a card is written when it is first spoken of."""
    return DECK.faces[card].text


def the(card: Card) -> str:
    """How it is written from then on."""
    return f"the {written(card).removeprefix('a ')}"


def ranks_above(card: Card, other: Card) -> bool:
    """HH-9: between two single cards of equal value."""
    order = ("10", "J", "Q", "K", "A", "JK")
    return code(card) in order and code(other) in order and order.index(code(card)) > order.index(code(other))


def beats(cards: Sequence[Card], top: Sequence[Card], before: Sequence[Card] | None = None) -> bool:
    """HH-9 to HH-11, from the codes; ``before`` is what the top was laid on."""
    faces, above = sorted(map(code, top)), sorted(map(code, cards))
    if faces == ["JK"]:
        return above == ["2"]
    if faces in (["A", "JK"], ["JK", "JK"]):
        return above == ["2", "2"]
    if (
        before is not None
        and faces == ["2", "2"]
        and sorted(map(code, before)) in (["A", "JK"], ["JK", "JK"])
    ):
        return len(cards) == 2 and made(cards) > 4
    if made(cards) == made(top):
        return len(cards) == len(top) == 1 and ranks_above(cards[0], top[0])
    return made(cards) > made(top)


def options(cards: Sequence[Card]) -> list[tuple[Card, ...]]:
    """Every play of a hand."""
    return [*((card,) for card in cards), *combinations(cards, 2)]


def laid(told: Told) -> list[tuple[Card, ...]]:
    """What lies on the pile that is fought for: the soul, then each play."""
    phase = told.state.phase
    return [(told.state.table.piles[phase.cell][-1],), *(cards for _, cards in phase.plays)]


def goes_on(told: Told, cards: Sequence[Card]) -> bool:
    """Whether a play may be laid now."""
    lying = laid(told)
    return beats(cards, lying[-1], lying[-2] if len(lying) > 1 else None)


def hand(told: Told, seat: int | None = None) -> list[Card]:
    """A seat's hand, or that of the seat to move."""
    grid = told.state.grid
    return list(told.state.table.piles[grid.hands[told.state.turn if seat is None else seat]])


def soul(told: Told, cell: int) -> Card:
    """The exposed soul of a pile."""
    return int(told.state.table.piles[cell][-1])


def adjacent(told: Told, cell: int) -> set[int]:
    """HH-7, from rows and columns."""
    side = 3 if told.state.grid.seats == 2 else 4
    row, column = divmod(cell, side)
    near = {
        (row + down) * side + column + across
        for down in (-1, 0, 1)
        for across in (-1, 0, 1)
        if (down or across) and 0 <= row + down < side and 0 <= column + across < side
    }
    diagonal = {other for other in near if other % side != column and other // side != row}
    return near if diagonal & set(told.state.grid.adjacent[cell]) else near - diagonal


def can_attack(told: Told, cell: int) -> bool:
    """HH-7, HH-9, HH-14: for the seat to move."""
    held, exposed = hand(told), told.state.table.piles[cell]
    if not exposed:
        return False
    if cell in told.state.reapers:
        prices = [card for card in held if worth(card) >= worth(exposed[-1])]
        return any(can_open([card for card in held if card != price], exposed[-1]) for price in prices)
    return can_open(held, exposed[-1])


def can_open(held: Sequence[Card], on: Card) -> bool:
    """Whether a hand can lay anything on a soul."""
    return any(beats(cards, (on,)) for cards in options(held))


def counts(told: Told, state: Any, seat: int) -> int:
    """HH-17: what a points pile counts."""
    pile = state.table.piles[state.grid.points[seat]]
    return sum(worth(card) for card in pile if card // 54 - 1 != seat)


def addressed(found: re.Match[str], told: Told) -> None:
    """A prompt begins with the seat to move: its turn, or its answer in a battle of another's turn (HH-12)."""
    seat = told.state.turn
    answers = isinstance(told.state.phase, Battling) and seat != told.state.active
    what = "answer" if answers else "turn"
    assert found[0].startswith(
        f"Your {what}" if told.cast.you == seat else f"{told.cast.names[seat]}'s {what}"
    )


def phase(told: Told, kind: type) -> Any:
    """The phase, which must be of a kind."""
    assert isinstance(told.state.phase, kind), told.state.phase
    return told.state.phase


def satisfies(needed: str, told: Told) -> None:
    """What is said to go on top is just what does, over every play of a whole deck."""
    cards = range(54 * (told.state.turn + 1), 54 * (told.state.turn + 2))
    for play in [*((card,) for card in cards), *combinations(list(cards)[:13] + list(cards)[52:], 2)]:
        assert _told_to_go(needed, play) == goes_on(told, play), [written(card) for card in play]


def offered(told: Told) -> Card:
    """What lies on top of the purgatory of the seat to move."""
    return int(told.state.table.piles[told.state.grid.purgatories[told.state.turn]][-1])


def _told_to_go(needed: str, play: Sequence[Card]) -> bool:
    faces = sorted(map(code, play))
    if needed == "a single 2 on the joker":
        return faces == ["2"]
    if needed == "two 2s":
        return faces == ["2", "2"]
    if needed == "two cards that make more than 4":
        return len(play) == 2 and made(play) > 4
    found = re.fullmatch(r"more than (\d+)(?:, or a single (.+))?", needed)
    assert found is not None, needed
    named = {"jack": "J", "queen": "Q", "king": "K"}
    equals = [named[name] for name in found[2].split(" or ")] if found[2] else []
    return made(play) > int(found[1]) or (len(play) == 1 and faces[0] in equals)

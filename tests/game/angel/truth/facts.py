"""What can be told from a position of Angel, worked out from the codes of its cards alone."""

from collections import Counter
from functools import cache
from itertools import pairwise

from game.angel.cards import DECK
from game.angel.options import AngelOptions
from game.angel.phases import TurningUp
from game.angel.places import STOCK, TRASH, hand, unseen
from game.cards import Card
from game.contract.table import Press
from tests.game.truth import Oracle, Told

ORACLE = Oracle()
claim = ORACLE.claim

SIGNS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
A_CARD = r"(?:a card|the Devil|the Angel|(?:[2-9A]|10)[♠♥♦♣])"
COMBINATION = r"(?:a pair|two pairs|three of a kind|a sequence|a flush|a sequence and flush|four of a kind)"
TABLE = AngelOptions()
BONUSES = {
    "a pair": TABLE.pair,
    "two pairs": TABLE.two_pairs,
    "three of a kind": TABLE.three,
    "a sequence": TABLE.sequence,
    "a flush": TABLE.flush,
    "a sequence and flush": TABLE.sequence_flush,
    "four of a kind": TABLE.four,
}
"""What each combination earns as the game is usually played (AN-13)."""


def code(card: Card) -> str:
    """A card's code: rank and suit, DV or AG."""
    return DECK.faces[card].code


def written(card: Card) -> str:
    """How a card is written."""
    special = {"DV": "the Devil", "AG": "the Angel"}
    return special.get(code(card)) or code(card)[:-1] + SIGNS[code(card)[-1]]


def value(card: Card) -> int:
    """AN-12."""
    special = {"DV": 0, "AG": 15}
    return special[code(card)] if code(card) in special else int(code(card)[:-1].replace("A", "1"))


def bonus(cards: list[Card]) -> tuple[int, str]:
    """AN-13 to AN-16, with the Angel tried as each card there is."""
    return _bonus(frozenset(cards))


@cache
def _bonus(cards: frozenset[Card]) -> tuple[int, str]:
    codes = [code(card) for card in cards if code(card) != "DV"]
    if "AG" not in codes:
        return max(_found(codes), default=(0, ""), key=lambda each: each[0])
    codes.remove("AG")
    tried = [_found([*codes, code(card)]) for card in range(len(DECK)) if code(card) not in ("DV", "AG")]
    return max((each for found in tried for each in found), default=(0, ""), key=lambda each: each[0])


def _found(codes: list[str]) -> list[tuple[int, str]]:
    """Each combination of ordinary cards, with its bonus, in the order of the table."""
    ranks = sorted(int(each[:-1].replace("A", "1")) for each in codes)
    counts = sorted(Counter(ranks).values())
    whole = len(codes) == 4
    row = whole and all(two - one == 1 for one, two in pairwise(ranks))
    suited = whole and len({each[-1] for each in codes}) == 1
    having = {
        "a pair": (TABLE.pair, bool(counts) and counts[-1] >= 2),
        "two pairs": (TABLE.two_pairs, counts == [2, 2]),
        "three of a kind": (TABLE.three, bool(counts) and counts[-1] >= 3),
        "a sequence": (TABLE.sequence, row),
        "a flush": (TABLE.flush, suited),
        "a sequence and flush": (TABLE.sequence_flush, row and suited),
        "four of a kind": (TABLE.four, bool(counts) and counts[-1] == 4),
    }
    return [(points, name) for name, (points, has) in having.items() if has]


def total(cards: list[Card]) -> int:
    """What a hand counts."""
    return sum(map(value, cards)) + bonus(cards)[0]


def held(told: Told) -> list[Card]:
    """The hand of the seat spoken to."""
    return list(told.state.table.piles[hand(told.seat)])


def addressed(words: str, told: Told) -> bool:
    """Whether a prompt begins with the seat to move, which is the one that looks."""
    return words.startswith("Your turn") and told.cast.you == told.state.turn


def counts_so(points: str, combination: str | None, cards: list[Card]) -> None:
    """A count and the combination that is claimed to give its bonus."""
    assert int(points) == total(cards)
    assert bool(combination) == bool(bonus(cards)[0])
    if combination:
        assert bonus(cards)[0] in [each[0] for each in all_of(cards) if each[1] == combination]


def all_of(cards: list[Card]) -> list[tuple[int, str]]:
    """Every combination that some cards make, with its bonus, the Angel tried as each card there is."""
    codes = [code(card) for card in cards if code(card) not in ("DV", "AG")]
    if "AG" not in map(code, cards):
        return _found(codes)
    wild = [code(card) for card in range(len(DECK)) if code(card) not in ("DV", "AG")]
    return [each for card in wild for each in _found([*codes, card])]


def winners(told: Told) -> list[int]:
    """AN-20 to AN-22: who has won, from the credits."""
    credits = told.state.totals
    assert max(credits) >= 10 or min(credits) <= 0 or len(told.state.deals) == 200
    return [seat for seat, got in enumerate(credits) if got == max(credits)]


def counted(told: Told, seat: int) -> list[Card]:
    """A hand as it was counted: as it was before a call, or with the last card drawn."""
    shown = [event for event in told.events if type(event).__name__ == "Shown" and event.place == hand(seat)]
    assert len(shown) == 1
    return list(shown[0].cards)


def may_come(told: Told) -> list[Card]:
    """The cards this seat has not seen."""
    seen = {card for pile in told.view.piles for card in pile}
    return [card for card in range(len(DECK)) if card not in seen]


REFUSALS = {
    r"First discard a card; the next one then comes by itself\. \(rule AN-8\)": lambda told, tried: (
        tried.place == STOCK
    ),
    r"What lies on the trash stays out until the next deal\. \(rule AN-7\)": lambda told, tried: (
        tried.place == TRASH
    ),
    r"Lay one card from this hand on the trash, or call Judgement Day\. \(rule AN-8\)": lambda told, tried: (
        told.state.turn == told.seat
    ),
    r"Cards are turned up clockwise from the dealer's left; it is another's turn\. \(rule AN-5\)": (
        lambda told, tried: told.state.turn != told.seat
    ),
    r"Turn up one of the five cards in front of this seat\. \(rule AN-5\)": lambda told, tried: (
        tried.place != unseen(told.seat)
    ),
    r"Nobody looks at the five cards: choose one of the backs, and it is turned up\. \(rule AN-4\)": (
        lambda told, tried: isinstance(told.state.phase, TurningUp) and told.state.turn == told.seat
    ),
    r"It is another player's turn; play goes counter-clockwise\. \(rule AN-8\)": lambda told, tried: (
        told.state.turn != told.seat and not isinstance(tried, Press)
    ),
    r"Only a card from the hand whose turn it is can be discarded\. \(rule AN-8\)": lambda told, tried: (
        tried.cards[0] not in held(told)
    ),
    r"The Devil can never be discarded: it stays in this hand until the deal is over\. \(rule AN-9\)": (
        lambda told, tried: code(tried.cards[0]) == "DV" and tried.cards[0] in held(told)
    ),
}

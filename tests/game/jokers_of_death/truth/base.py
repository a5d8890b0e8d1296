"""What the sentences of Jokers of Death are held against, worked out from the faces."""

import re
from collections import Counter
from typing import Any

from game.cards import Card
from game.jokers_of_death.actions import (
    GoOnWithoutKnocking,
)
from game.jokers_of_death.phases import Covering, Fours, Knocking, Naming, Playing
from game.jokers_of_death.places import PILES, STOCK
from game.jokers_of_death.position import State
from tests.game.jokers_of_death.positions import face, hand_of
from tests.game.truth import Oracle, Told

ORACLE = Oracle()
claim = ORACLE.claim

SUITS = {"spades": "♠", "hearts": "♥", "diamonds": "♦", "clubs": "♣"}
SIGNS = tuple(SUITS.values())
CODES = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
POINTS = {"A": 20, "J": 10, "Q": 10, "K": 10, "JK": 50}
A_CARD = r"(?:a joker|(?:[2-9AJQK]|10)[♠♥♦♣])"
A_PILE = rf"(?:{A_CARD}|the empty place)(?: \(pile \d\))?(?: \(\w+ named\))?"
SOME_PILES = rf"{A_PILE}(?:(?:, | and | or ){A_PILE})*"
TURN = r"(?P<turn>Your|\w+'s) turn: "
WHO = r"(?P<who>\w+)"


def written(state: State, card: Card | None) -> str:
    """How a card is written, from its code."""
    if card is None:
        return "a card"
    code = face(state, card)
    return "a joker" if code == "JK" else code[:-1] + CODES[code[-1]]


def rank(state: State, card: Card) -> str:
    """A card's rank, or JK."""
    code = face(state, card)
    return code if code == "JK" else code[:-1]


def points(state: State, card: Card) -> int:
    """What a card left in a hand counts (JD-23)."""
    return POINTS.get(rank(state, card)) or int(rank(state, card))


def lying(state: State, pile: int) -> list[Card]:
    """The cards on a pile."""
    return state.table.piles[PILES[pile]]


def taken_up(state: State) -> list[Card]:
    """The cards of a taken-up pile."""
    return state.table.piles[state.rules.taken_up]


def shown(state: State, pile: int) -> str:
    """What lies on top, as it is written."""
    return written(state, lying(state, pile)[-1]) if lying(state, pile) else "the empty place"


def live(state: State) -> list[int]:
    """The piles that are not killed."""
    return bits(state.live)


def bits(mask: int) -> list[int]:
    """The members of a set that is written in bits."""
    return [member for member in range(6) if mask >> member & 1]


def name(state: State, pile: int) -> str:
    """A pile as a sentence has to name it, so that no other live pile is meant."""
    tops = Counter(shown(state, other) for other in live(state))
    return f"{shown(state, pile)} (pile {pile + 1})" if tops[shown(state, pile)] > 1 else shown(state, pile)


def asked(state: State, pile: int) -> str:
    """The same, with the suit that was named there."""
    suit = state.named[pile]
    return name(state, pile) + ("" if suit is None else f" ({list(SUITS)[suit]} named)")


def fits(state: State, card: Card, pile: int) -> bool:
    """JD-4, JD-17, JD-29, from the faces."""
    code = face(state, card)
    if code == "JK":
        return False
    if not lying(state, pile) or code[:-1] == "8":
        return True
    top, suit = face(state, lying(state, pile)[-1]), state.named[pile]
    if suit is not None:
        return code[-1] == "SHDC"[suit]
    return code[:-1] == top[:-1] or code[-1] == top[-1]


def covers(state: State, card: Card, top: Card) -> bool:
    """JD-20, from the faces."""
    return rank(state, card) == "8" or face(state, card)[-1] == face(state, top)[-1]


def answers(state: State, card: Card, pile: int) -> bool:
    """JD-10, JD-13, JD-16, from the faces."""
    debt = state.debts[pile]
    assert debt is not None
    if not isinstance(debt, Fours):
        return rank(state, card) == "2"
    return face(state, card) == "4S" or (face(state, card) == "JK" and debt.by != state.turn)


def split(words: str | None) -> list[str]:
    """The piles that a sentence lists."""
    return re.findall(A_PILE, words or "")


def cards(count: int) -> str:
    """A number of cards."""
    return f"{count} card" + "s" * (count != 1)


def cost(state: State, pile: int) -> int:
    """JD-11, JD-13: what it costs not to answer there."""
    debt = state.debts[pile]
    assert debt is not None
    return 4 * debt.count**2 if isinstance(debt, Fours) else 2 * debt.count


def same_deal(state: State, then: State) -> bool:
    """Whether no deal has ended in between."""
    return len(state.deals) == len(then.deals)


def happenings(told: Told, then: State, kind: type) -> list[Any]:
    """The events of a kind on the way to a position."""
    return [event for event in then.table.events or () if isinstance(event, kind)]


def settled(told: Told, then: State) -> State:
    """The position once a question to knock is put aside."""
    while isinstance(then.phase, Knocking):
        further = then.clone()
        told.game.apply(further, then.turn, GoOnWithoutKnocking())
        then = further
    return then


def pending(told: Told, then: State) -> list[object]:
    """The phase, and those that wait behind it."""
    found: list[object] = [settled(told, then).phase]
    while isinstance(found[-1], Naming):
        found.append(found[-1].after)
    return found


def draws_next(told: Told) -> bool:
    """JD-5, JD-7, JD-20: whether the one card left of the seat to move fits nothing, and it has to draw."""
    state: State = told.state
    (card,), phase = hand_of(state, state.turn), state.phase
    while isinstance(phase, Knocking | Naming):
        phase = phase.after
    if isinstance(phase, Covering):
        goes = covers(state, card, lying(state, phase.pile)[-1])
    elif not isinstance(phase, Playing) or not phase.owed:
        return False
    else:
        goes = any(fits(state, card, pile) for pile in bits(phase.owed))
    return not goes and bool(state.table.piles[STOCK])


def ways_to_answer(state: State, pile: int) -> str:
    """What answers on a pile, in words."""
    debt = state.debts[pile]
    if not isinstance(debt, Fours):
        return "a 2"
    return "a 4♠" if debt.by == state.turn else "a 4♠ or a joker"

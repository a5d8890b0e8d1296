"""Devil, held to the position: close-ups and refusals."""

import re
from typing import Any

from game.devil.actions import Draw, EndDeal, GoOn
from game.devil.places import DISCARDS, STOCK
from tests.game.devil.truth.facts import (
    claim,
    code,
    drawn,
    fits,
    held,
    named,
    number,
    top,
    written,
)
from tests.game.truth import Told


@claim(
    "close-up",
    r"(?P<does>.+?)\. Left over,? it counts (?P<points>\d+)"
    r"(?: and doubles the hand it is in \(two Specials: four times\): a hand of it alone counts (?P<alone>\d+))?\.",
)
def _does(found: re.Match[str], told: Told, card: Any) -> None:
    assert int(found["points"]) == (number(card) or 20)
    special = "S" in code(card)
    assert found["alone"] == (str(2 * number(card)) if special else None)
    begins = {
        "10": "It goes like the other numbers, and the next player is skipped",
        "S1": "Goes like a 1. Then choose: end the deal, and every hand counts double; or go on, and the next "
        "player draws one and is skipped. Going out on it makes the others count four times",
        "S4": "Goes like a 4. Then choose: end the deal, and your hand alone counts double; or go on, and the "
        "next player draws two and is skipped. Going out on it makes the others count double",
        "B": "Fits any number, and any number fits it; no Special does",
        "O": "Goes on anything and ends the deal; every hand counts double",
    }
    usual = "It goes where the two numbers make a sum that ends in 5 or 9"
    assert found["does"] == begins.get(code(card), usual)


@claim(
    "refusal",
    r"(?P<number>\d+) \+ (?P<under>\d+) makes (?P<sum>\d+); the sum must end in 5 or 9\. \(rule DV-7\)",
)
def _misfits(found: re.Match[str], told: Told, gesture: Any) -> None:
    (card,) = gesture.cards
    assert gesture.place == DISCARDS and card in held(told) and not fits(card, top(told))
    assert (int(found["number"]), int(found["under"])) == (number(card), number(top(told)))
    assert int(found["sum"]) == number(card) + number(top(told))


@claim("refusal", r"A blank and a Special may not touch, either way round\. \(rule DV-15\)")
def _may_not_touch(found: re.Match[str], told: Told, gesture: Any) -> None:
    (card,) = gesture.cards
    assert card in held(told) and {code(card)[0], code(top(told))[0]} == {"B", "S"}


@claim("refusal", r"(?P<cards>.+) fits?, and who can discard must\. \(rule DV-7\)")
def _must_lay(found: re.Match[str], told: Told, gesture: Any) -> None:
    assert gesture.place == STOCK
    may = {written(card) for card in held(told) if fits(card, top(told))}
    assert named(found["cards"].lower().replace("onifuda", "Onifuda").replace("special", "Special")) == may


@claim("refusal", r"It is another player's turn: wait until play comes round to this hand\. \(rule DV-7\)")
def _not_your_turn(found: re.Match[str], told: Told, gesture: Any) -> None:
    assert told.game.to_move(told.state) != told.seat


@claim(
    "refusal", r"First choose: end the deal with the (?P<special>Special [14]), or go on\. \(rule DV-1[12]\)"
)
def _choose_first(found: re.Match[str], told: Told, gesture: Any) -> None:
    assert told.game.legal(told.state, told.seat) == (EndDeal(), GoOn())
    assert found["special"] == written(top(told)) and found[0][-2] == {"S1": "1", "S4": "2"}[code(top(told))]


@claim("refusal", r"Only a card from the hand whose turn it is can be laid\. \(rule DV-7\)")
def _not_held(found: re.Match[str], told: Told, gesture: Any) -> None:
    assert gesture.cards[0] not in held(told)


@claim("refusal", r"Cards are laid on the discard pile\. \(rule DV-7\)")
def _elsewhere(found: re.Match[str], told: Told, gesture: Any) -> None:
    assert gesture.cards[0] in held(told) and gesture.place != DISCARDS


@claim(
    "refusal",
    r"(?P<what>Lay a card from this hand on the discard pile|Nothing fits: click the stock .+)\. \(rule DV-[789]\)",
)
def _what_to_do(found: re.Match[str], told: Told, gesture: Any) -> None:
    able = any(fits(card, top(told)) for card in held(told))
    assert able == found["what"].startswith("Lay")
    if not able:
        assert ("draw" in found["what"]) == bool(drawn(told, Draw()))

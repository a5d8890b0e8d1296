"""Why something is refused."""

import re
from typing import Any

from game.contract.table import Touch
from game.deal_cycle import OVER
from game.evil_deal.phases import Burying, Following, Leading, Naming, Picking
from game.evil_deal.places import BURIED, STACKS, TAKEN, TRICKS, TRUMPS
from tests.game.evil_deal.truth.base import CARD, claim, hand, phase, running_trump, suit, takes, written
from tests.game.truth import Told


def _mine(told: Told) -> None:
    assert told.seat is not None and told.game.to_move(told.state) == told.seat


@claim("refusal", r"The match is over: somebody has reached 666 points\. \(rule ED-15\)")
def _over(found: re.Match[str], told: Told, gesture: Any) -> None:
    assert told.state.phase is OVER and max(told.state.totals) >= 666


@claim("refusal", r"Tricks that were taken are not looked at again: counting is the skill\. \(rule ED-12\)")
def _not_again(found: re.Match[str], told: Told, gesture: Any) -> None:
    assert gesture.place in TAKEN


@claim(
    "refusal",
    r"The other player (?P<what>picks a stack|lays trump cards|discards) now; (?P<why>.+)\. \(rule ED-(?P<clause>\d+)\)",
)
def _wait(found: re.Match[str], told: Told, gesture: Any) -> None:
    kind, clause = {
        "picks a stack": (Picking, "3"),
        "lays trump cards": (Naming, "4"),
        "discards": (Burying, "13"),
    }[found["what"]]
    phase(told, kind)
    assert told.state.turn != told.seat and found["clause"] == clause


@claim("refusal", rf"It is the other player's turn to answer (?P<led>{CARD})\. \(rule ED-9\)")
def _to_answer(found: re.Match[str], told: Told, gesture: Any) -> None:
    assert told.state.turn != told.seat and written(phase(told, Following).led) == found["led"]


@claim(
    "refusal",
    r"The other player (?P<why>won the last exchange and leads this one|took the last trick and opens this one|"
    r"opens this half)\. \(rule ED-(?P<clause>\d+)\)",
)
def _to_lead(found: re.Match[str], told: Told, gesture: Any) -> None:
    phase(told, Leading)
    state = told.state
    piles = [len(state.table.piles[place]) for place in TRICKS]
    tricks = sum(len(state.table.piles[place]) for place in TAKEN) // 6
    assert state.turn != told.seat
    expected = "12" if tricks % 4 else "8"
    assert found["clause"] == ("11" if piles[0] else expected)
    if found["clause"] == "8":
        assert state.turn == (state.dealer if state.half else 1 - state.dealer)


@claim(
    "refusal",
    r"First look at a hand: trump cards are laid after both stacks were picked\. \(rule ED-3\)",
    r"Those stacks are the other player's\. Pick one of the two on this side\. \(rule ED-3\)",
    r"First pick one of the two unseen stacks on this side of the table\. \(rule ED-3\)",
)
def _pick_first(found: re.Match[str], told: Told, gesture: Any) -> None:
    _mine(told)
    phase(told, Picking)
    if found[0].startswith("Those"):
        assert gesture.place in STACKS[1 - told.state.turn]


@claim("refusal", r"The stacks that are left stay unseen until the second half\. \(rule ED-3\)")
def _stays_unseen(found: re.Match[str], told: Told, gesture: Any) -> None:
    _mine(told)
    assert told.state.half == 0 and gesture.place in (*STACKS[0], *STACKS[1])


@claim("refusal", rf"First say which half (?P<one>{CARD}) rules and which (?P<other>{CARD})\. \(rule ED-4\)")
def _say_first(found: re.Match[str], told: Told, gesture: Any) -> None:
    _mine(told)
    phase(told, Naming)
    pile = told.state.table.piles[TRUMPS[told.state.turn]]
    assert {found["one"], found["other"]} == set(map(written, pile))


@claim("refusal", rf"(?P<card>{CARD}) has just been taken up: discard another card\. \(rule ED-13\)")
def _just_taken(found: re.Match[str], told: Told, gesture: Any) -> None:
    _mine(told)
    phase(told, Burying)
    assert found["card"] == written(told.state.firsts[told.state.turn]) == written(gesture.cards[0])


@claim("refusal", r"First discard one card of this hand, unseen by the other player\. \(rule ED-13\)")
def _discard_first(found: re.Match[str], told: Told, gesture: Any) -> None:
    _mine(told)
    phase(told, Burying)


@claim(
    "refusal",
    r"Trump cards lie on the table; the first half's is taken up after this half\. \(rule ED-13\)",
    r"The second half's trump card stays on the table and is not played\. \(rule ED-13\)",
)
def _lie_there(found: re.Match[str], told: Told, gesture: Any) -> None:
    _mine(told)
    assert told.state.firsts and (told.state.half == 0) == found[0].startswith("Trump cards")


@claim(
    "refusal",
    rf"(?P<card>{CARD}) does not follow suit: this hand has (?:a (?P<one>\w+), and it|(?P<count>\d+) (?P<suit>\w+), "
    r"and one of them) must be played\. \(rule ED-10\)",
)
def _follow(found: re.Match[str], told: Told, gesture: Any) -> None:
    _mine(told)
    led = phase(told, Following).led
    (card,) = gesture.cards
    held = [other for other in hand(told) if suit(other) == suit(led)]
    assert written(card) == found["card"] and card in hand(told) and suit(card) != suit(led)
    assert len(held) == int(found["count"] or 1) and suit(led) == (found["suit"] or f"{found['one']}s")


@claim("refusal", r"Cards are played to this side of the middle\. \(rule ED-9\)")
def _this_side(found: re.Match[str], told: Told, gesture: Any) -> None:
    _mine(told)
    assert gesture.cards[0] in hand(told) and gesture.place != TRICKS[told.state.turn]


@claim("refusal", r"First pick a card of this hand, then click here\. \(rule ED-9\)")
def _pick_a_card(found: re.Match[str], told: Told, gesture: Any) -> None:
    _mine(told)
    assert gesture == Touch(TRICKS[told.state.turn]) and isinstance(told.state.phase, Leading | Following)


@claim("refusal", r"The cards of a trick lie here until its third exchange is won\. \(rule ED-12\)")
def _lie_here(found: re.Match[str], told: Told, gesture: Any) -> None:
    _mine(told)
    seen = [place for place in TRICKS if getattr(gesture, "cards", (None,))[0] in told.view.piles[place]]
    assert gesture.place in TRICKS or seen


@claim("refusal", r"What was discarded between the halves is out of the deal\. \(rule ED-13\)")
def _gone(found: re.Match[str], told: Told, gesture: Any) -> None:
    _mine(told)
    own = BURIED[told.state.turn]
    assert gesture.place in BURIED or getattr(gesture, "cards", (None,))[0] in told.state.table.piles[own]


@claim("refusal", r"Lead a card: carry one from this hand to the middle\. \(rule ED-11\)")
def _lead_one(found: re.Match[str], told: Told, gesture: Any) -> None:
    _mine(told)
    phase(told, Leading)


@claim("refusal", rf"Answer (?P<led>{CARD}): carry a card from this hand to the middle\. \(rule ED-10\)")
def _answer_it(found: re.Match[str], told: Told, gesture: Any) -> None:
    _mine(told)
    assert written(phase(told, Following).led) == found["led"]


@claim("explain", rf"(?P<card>{CARD}) won its exchange\.")
def _about_seal(found: re.Match[str], told: Told, piece: Any) -> None:
    card, piles = piece.where.card, [told.state.table.piles[place] for place in TRICKS]
    assert found["card"] == written(card)
    leader, ruling = told.state.opener, running_trump(told)
    winners = []
    for pair in zip(*piles, strict=False):
        if takes(pair[1 - leader], pair[leader], ruling):
            leader = 1 - leader
        winners.append(pair[leader])
    assert card in winners

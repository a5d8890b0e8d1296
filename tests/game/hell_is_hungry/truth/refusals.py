"""Why something is refused."""

import re
from typing import Any

from game.contract.table import Touch
from game.deal_cycle import OVER
from game.hell_is_hungry.phases import Battling, Choosing, Claiming, Paying, Placing, Swapping
from tests.game.hell_is_hungry.truth.base import (
    THE,
    adjacent,
    can_attack,
    can_open,
    claim,
    code,
    goes_on,
    hand,
    laid,
    made,
    offered,
    options,
    phase,
    soul,
    the,
    worth,
    written,
)
from tests.game.truth import Told


def _mine(told: Told) -> None:
    assert told.seat is not None and told.game.to_move(told.state) == told.seat


@claim("refusal", r"The game is over: Hell is fed\. \(rule HH-16\)")
def _over(found: re.Match[str], told: Told, gesture: Any) -> None:
    assert told.state.phase is OVER


@claim(
    "refusal",
    r"Another player has to play higher or pass first\. \(rule HH-12\)",
    r"First the winner of the battle says where the soul goes\. \(rule HH-13\)",
    r"It is another player's turn: wait until play comes round to this hand\. \(rule HH-3\)",
)
def _wait(found: re.Match[str], told: Told, gesture: Any) -> None:
    kinds = {"12": Battling, "13": Claiming, "3": Swapping | Placing | Choosing | Paying}
    assert told.state.turn != told.seat
    assert isinstance(told.state.phase, kinds[found[0].rstrip(")").split("-")[1]])


@claim("refusal", r"Only cards from the hand whose turn it is can be carried\. \(rule HH-8\)")
def _not_held(found: re.Match[str], told: Told, gesture: Any) -> None:
    _mine(told)
    assert not set(gesture.cards) <= set(hand(told))


@claim(
    "refusal",
    rf"First swap a hand card for (?P<card>{THE}) in purgatory, or keep the hand\. \(rule HH-5\)",
    rf"One card is swapped for (?P<card>{THE}), no more\. \(rule HH-5\)",
)
def _swap_first(found: re.Match[str], told: Told, gesture: Any) -> None:
    _mine(told)
    phase(told, Swapping)
    assert found["card"] == the(offered(told))


@claim(
    "refusal",
    r"That pile is empty: a reaper stands only where there are souls\. \(rule HH-6\)",
    r"Another reaper stands there\. \(rule HH-6\)",
    r"First place the reaper on a pile of souls\. \(rule HH-6\)",
)
def _place_first(found: re.Match[str], told: Told, gesture: Any) -> None:
    _mine(told)
    phase(told, Placing)
    if found[0].startswith("That"):
        assert not told.state.table.piles[gesture.place]
    elif found[0].startswith("Another"):
        assert gesture.place in told.state.reapers and gesture.place != told.state.reapers[told.seat]


@claim(
    "refusal",
    r"First touch the adjacent pile to battle for, or end the turn\. \(rule HH-7\)",
    r"Battle for an adjacent pile, or end the turn\. \(rule HH-7\)",
)
def _choose_first(found: re.Match[str], told: Told, gesture: Any) -> None:
    _mine(told)
    phase(told, Choosing)


@claim("refusal", r"The pile under one's own reaper cannot be fought for\. \(rule HH-14\)")
@claim("refusal", r"That pile is empty\. \(rule HH-7\)")
@claim("refusal", r"That pile is not adjacent to this seat's reaper\. \(rule HH-7\)")
@claim("refusal", rf"This hand cannot both pay for (?P<soul>{THE}) and then open on it\. \(rule HH-14\)")
@claim("refusal", r"That soul is a joker, beaten only by a single 2, and this hand has none\. \(rule HH-10\)")
@claim("refusal", rf"This hand holds nothing higher than (?P<soul>{THE})\. \(rule HH-9\)")
def _no_battle(found: re.Match[str], told: Told, gesture: Any) -> None:
    _mine(told)
    phase(told, Choosing)
    cell, stand, exposed = gesture.place, told.state.reapers[told.seat], told.state.table.piles[gesture.place]
    assert ("own reaper" in found[0]) == (cell == stand)
    assert ("is empty" in found[0]) == (not exposed)
    assert ("not adjacent" in found[0]) == (
        cell not in adjacent(told, stand) and cell != stand and bool(exposed)
    )
    if cell in adjacent(told, stand) and exposed:
        assert not can_attack(told, cell)
        assert ("both pay" in found[0]) == (cell in told.state.reapers)
        assert "soul" not in found.groupdict() or found["soul"] == the(exposed[-1])
        if "joker, beaten" in found[0]:
            assert code(exposed[-1]) == "JK" and "2" not in map(code, hand(told))


@claim(
    "refusal",
    rf"First pay for (?P<soul>{THE}): put a card worth (?P<worth>\d+) or more into the own purgatory\. \(rule HH-14\)",
    rf"The price for (?P<soul>{THE}) is a single card\. \(rule HH-14\)",
)
@claim(
    "refusal",
    r"(?P<card>.+) counts (?P<counts>\d+); the price is a card worth (?P<worth>\d+) or more\. \(rule HH-14\)",
)
@claim(
    "refusal",
    rf"Without (?P<card>{THE}) this hand has nothing left that opens on (?P<soul>{THE})\. \(rule HH-14\)",
)
def _pay_first(found: re.Match[str], told: Told, gesture: Any) -> None:
    _mine(told)
    on = soul(told, phase(told, Paying).cell)
    parts = found.groupdict()
    assert parts.get("soul") in (None, the(on)) and int(parts.get("worth") or worth(on)) == worth(on)
    if "counts" in parts:
        (card,) = gesture.cards
        assert parts["card"].lower() == written(card).lower()
        assert int(parts["counts"]) == worth(card) < worth(on)
    elif "card" in parts:
        (card,) = gesture.cards
        assert parts["card"] == the(card) and worth(card) >= worth(on)
        assert not can_open([other for other in hand(told) if other != card], on)


@claim("refusal", r"First pick a card of this hand, or two, then click the lane\. \(rule HH-8\)")
def _pick_a_card(found: re.Match[str], told: Told, gesture: Any) -> None:
    _mine(told)
    phase(told, Battling)
    assert gesture == Touch(told.state.grid.lanes[told.seat])


@claim("refusal", r"A play is one card, or two that are summed\. \(rule HH-8\)")
@claim("refusal", r"In a battle, cards are laid in the own lane, beside those of the others\. \(rule HH-8\)")
def _how_to_play(found: re.Match[str], told: Told, gesture: Any) -> None:
    _mine(told)
    phase(told, Battling)
    assert (len(gesture.cards) > 2) == found[0].startswith("A play")
    if len(gesture.cards) <= 2:
        assert gesture.place != told.state.grid.lanes[told.seat]
        assert any(set(gesture.cards) <= set(play) and goes_on(told, play) for play in options(hand(told)))


@claim(
    "refusal",
    r"Who attacks must open the battle\. \(rule HH-1[24]\)",
    r"Play higher, or pass\. \(rule HH-12\)",
)
def _open_or_pass(found: re.Match[str], told: Told, gesture: Any) -> None:
    _mine(told)
    battle = phase(told, Battling)
    assert (battle.last is None) == found[0].startswith("Who")
    assert ("HH-14" in found[0]) <= (battle.defender is not None)


@claim("refusal", r"A single joker is beaten only by a single 2, not by (?P<played>.+)\. \(rule HH-10\)")
@claim("refusal", r"That pair with a joker is beaten only by two 2s, not by (?P<played>.+)\. \(rule HH-11\)")
@claim(
    "refusal", r"On these two 2s go only two cards that make more than 4, not (?P<played>.+)\. \(rule HH-11\)"
)
@claim("refusal", r"(?P<played>.+) makes? (?P<makes>\d+); it takes more than (?P<takes>\d+)\. \(rule HH-9\)")
@claim("refusal", r"(?P<played>.+) makes? (?P<makes>\d+) too, and ranks no higher: .+\. \(rule HH-9\)")
@claim(
    "refusal", r"(?P<played>.+) makes? (?P<makes>\d+) too; it takes more than (?P<takes>\d+)\. \(rule HH-9\)"
)
def _too_low(found: re.Match[str], told: Told, gesture: Any) -> None:
    _mine(told)
    top = laid(told)[-1]
    assert found["played"].lower() == " and ".join(map(written, gesture.cards)).lower()
    assert not goes_on(told, gesture.cards)
    faces = sorted(map(code, top))
    if "single joker" in found[0]:
        assert faces == ["JK"]
    elif "pair with a joker" in found[0]:
        assert faces in (["A", "JK"], ["JK", "JK"])
    elif "these two 2s" in found[0]:
        assert faces == ["2", "2"]
    else:
        assert int(found["makes"]) == made(gesture.cards)
        assert int(found.groupdict().get("takes") or made(top)) == made(top)
        assert ("too" in found[0]) == (made(top) == made(gesture.cards))


@claim("refusal", r"First say where the soul goes: to the points or to purgatory\. \(rule HH-13\)")
def _claim_first(found: re.Match[str], told: Told, gesture: Any) -> None:
    _mine(told)
    phase(told, Claiming)

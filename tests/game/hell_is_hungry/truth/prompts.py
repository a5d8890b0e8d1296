"""What is wanted, in the prompt."""

import re
from typing import Any

from game.deal_cycle import OVER
from game.events import MatchEnded
from game.hell_is_hungry.phases import Battling, Choosing, Claiming, Paying, Placing, Swapping
from tests.game.hell_is_hungry.truth.base import (
    NEEDED,
    THE,
    addressed,
    adjacent,
    can_attack,
    can_open,
    claim,
    code,
    goes_on,
    hand,
    options,
    phase,
    satisfies,
    soul,
    the,
    worth,
)
from tests.game.truth import Told


@claim("prompt", rf".+ turn: swap a card for (?P<card>{THE}) in purgatory, or keep the hand\.")
def _swap(found: re.Match[str], told: Told, _: Any) -> None:
    addressed(found, told)
    phase(told, Swapping)
    purgatory = told.state.table.piles[told.state.grid.purgatories[told.state.turn]]
    assert found["card"] == the(purgatory[-1]) and hand(told)


@claim("prompt", r".+ turn: place the reaper on a pile of souls\.")
@claim("prompt", r".+ turn: no cards are left to fight with, so place the reaper and end the turn\.")
def _place(found: re.Match[str], told: Told, _: Any) -> None:
    addressed(found, told)
    phase(told, Placing)
    assert bool(hand(told)) != ("no cards are left" in found[0])


@claim("prompt", r".+ turn: no pile beside the reaper can be fought for, so end the turn\.")
@claim("prompt", r".+ turn: battle for an adjacent pile, or end the turn\.")
def _choose(found: re.Match[str], told: Told, _: Any) -> None:
    addressed(found, told)
    phase(told, Choosing)
    if told.seat == told.state.turn:
        stand = told.state.reapers[told.seat]
        able = any(can_attack(told, cell) for cell in adjacent(told, stand))
        assert able == ("adjacent" in found[0])
    else:
        assert "adjacent" in found[0], "nobody else knows the hand"


@claim("prompt", r".+ turn: pay with a card worth (?P<worth>\d+) or more(?P<keep>, and keep what opens)?\.")
def _pay(found: re.Match[str], told: Told, _: Any) -> None:
    addressed(found, told)
    on = soul(told, phase(told, Paying).cell)
    assert int(found["worth"]) == worth(on)
    prices = [card for card in hand(told) if worth(card) >= worth(on)]
    needed = [price for price in prices if not can_open([card for card in hand(told) if card != price], on)]
    assert bool(found["keep"]) <= (told.seat == told.state.turn)
    if told.seat == told.state.turn and len({code(card) for card in prices}) == len(prices):
        assert bool(found["keep"]) == bool(needed)


@claim(
    "prompt",
    rf".+ (?:turn|answer): open with {NEEDED}\.",
    rf".+ (?:turn|answer): (?P<how>defend|fight for) pile (?P<pile>\d+) with {NEEDED}, or pass\.",
)
def _battle(found: re.Match[str], told: Told, _: Any) -> None:
    addressed(found, told)
    assert (phase(told, Battling).last is None) == ("open with" in found[0])
    satisfies(found["needed"], told)
    battle = told.state.phase
    if battle.last is not None:
        assert (found["how"] == "defend") == (battle.defender == told.state.turn)
        assert int(found["pile"]) == battle.cell + 1
    if told.seat == told.state.turn:
        assert any(goes_on(told, play) for play in options(hand(told)))


@claim("prompt", rf".+ (?:turn|answer): it takes {NEEDED}, which this hand has not, so pass\.")
def _must_pass(found: re.Match[str], told: Told, _: Any) -> None:
    addressed(found, told)
    satisfies(found["needed"], told)
    assert told.seat == told.state.turn and not any(goes_on(told, play) for play in options(hand(told)))


@claim("prompt", rf".+ turn: take (?P<card>{THE}), or send it to purgatory\.")
def _claim(found: re.Match[str], told: Told, _: Any) -> None:
    addressed(found, told)
    assert found["card"] == the(soul(told, phase(told, Claiming).cell))


@claim("prompt", r"The match is over: (?P<who>.+) won\.")
@claim("narrate", r"(?P<who>.+) won the match(?: with (?P<games>\d) games?)?\.")
def _won(found: re.Match[str], told: Told, event: Any) -> None:
    state = told.state
    assert state.phase is OVER
    single = state.games == 1
    score = [
        sum(deal[seat] for deal in state.deals)
        if single
        else sum(deal[seat] == max(deal) for deal in state.deals)
        for seat in range(state.grid.seats)
    ]
    first = [seat for seat, got in enumerate(score) if got == max(score)]
    assert told.seats_listed(found["who"]) == first
    if event is not None:
        assert event == MatchEnded(tuple(first))
        assert single == (found["games"] is None) and (single or int(found["games"]) == max(score))

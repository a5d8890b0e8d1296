"""Attacks on protected piles at Hell is Hungry! (HH-14, HH-15)."""

import pytest

from game.contract.table import Carry, Touch
from game.hell_is_hungry.actions import (
    Attack,
    Pass,
    Pay,
    PlaceReaper,
)
from game.hell_is_hungry.cards import OWNER
from game.hell_is_hungry.determinize import view
from game.hell_is_hungry.moves import legal
from game.hell_is_hungry.phases import Battling, Paying
from game.hell_is_hungry.rules import apply
from game.hell_is_hungry.why_not import why_not
from tests.game.hell_is_hungry.positions import PROTECTED, attack, cards, lay, may_lay, position


@pytest.mark.clause("HH-14")
def test_a_protected_pile_costs_a_card_of_at_least_the_souls_value() -> None:
    state = position(f"seat 1: KH 9H 3H; seat 2: 10H AH; {PROTECTED}")
    attack(state, 1, 2)
    assert isinstance(state.phase, Paying)
    costs = {action.card for action in legal(state, 0) if isinstance(action, Pay)}
    assert costs == set(cards("KH 9H", 1))
    assert why_not(view(state, 0), Carry((cards("3H", 1)[0],), state.grid.purgatories[0])).clause == "HH-14"
    apply(state, 0, Pay(cards("9H", 1)[0]))
    assert state.table.piles[state.grid.purgatories[0]][-1] == cards("9H", 1)[0]
    assert isinstance(state.phase, Battling) and state.turn == 0
    assert Pass() not in legal(state, 0), "who has paid must open"
    assert may_lay(state, "KH")


@pytest.mark.clause("HH-14")
def test_one_may_not_attack_what_one_cannot_pay_for_and_open() -> None:
    state = position(f"seat 1: KH 3H 4H; seat 2: 10H AH; {PROTECTED}")
    apply(state, 0, PlaceReaper(0))
    assert Attack(1) not in legal(state, 0), "after the king is paid, 3 + 4 is not above 8"
    assert why_not(view(state, 0), Touch(1)).clause == "HH-14"


@pytest.mark.clause("HH-14")
def test_a_jack_pays_for_a_king() -> None:
    state = position("seat 1: JH AH; seat 2: 3H; pile 2: KS; reaper 2: 2")
    attack(state, 1, 2)
    assert Pay(cards("JH", 1)[0]) in legal(state, 0)


@pytest.mark.clause("HH-14")
def test_only_attacker_and_defender_fight_for_a_protected_pile() -> None:
    state = position(f"seat 1: KH 9H 3H; seat 2: 10H AH; seat 3: AH KH; {PROTECTED}", seats=3)
    attack(state, 1, 2)
    apply(state, 0, Pay(cards("9H", 1)[0]))
    lay(state, "KH")
    assert state.turn == 1
    lay(state, "AH")
    assert state.turn == 0


@pytest.mark.clause("HH-15")
def test_a_winning_attacker_takes_two_souls_and_the_defender_leaves_the_board() -> None:
    state = position(f"seat 1: KH 9H; seat 2: 3H; {PROTECTED}")
    beneath = state.table.piles[state.grid.beneath[1]][-1]
    soul = state.table.piles[1][-1]
    attack(state, 1, 2)
    apply(state, 0, Pay(cards("9H", 1)[0]))
    lay(state, "KH")
    apply(state, 1, Pass())
    assert {soul, beneath} <= set(state.table.piles[state.grid.points[0]])
    assert state.reapers[1] is None
    assert len(state.table.piles[1]) == 1 and not state.table.piles[state.grid.beneath[1]]


@pytest.mark.clause("HH-15")
def test_a_winning_defender_takes_the_soul_and_stays_even_on_an_empty_place() -> None:
    state = position("seat 1: KH 9H 3H; seat 2: AH; pile 2: 8S; reaper 2: 2")
    state.table.piles[state.grid.unused] += state.table.piles[state.grid.beneath[1]]
    state.table.piles[state.grid.beneath[1]].clear()
    soul = state.table.piles[1][-1]
    attack(state, 1, 2)
    apply(state, 0, Pay(cards("9H", 1)[0]))
    lay(state, "KH")
    lay(state, "AH")
    apply(state, 0, Pass())
    assert soul in state.table.piles[state.grid.points[1]]
    assert set(cards("KH", 1) + cards("AH", 2)) <= set(state.table.piles[state.grid.points[1]])
    assert state.reapers[1] == 1
    assert state.table.piles[1] == []


@pytest.mark.clause("HH-15")
def test_a_winning_attacker_takes_one_soul_where_there_is_no_more() -> None:
    state = position(f"seat 1: KH 9H; seat 2: 3H; {PROTECTED}; pile 2: 8S")
    state.table.piles[state.grid.unused] += state.table.piles[state.grid.beneath[1]]
    state.table.piles[state.grid.beneath[1]].clear()
    attack(state, 1, 2)
    apply(state, 0, Pay(cards("9H", 1)[0]))
    lay(state, "KH")
    apply(state, 1, Pass())
    assert [OWNER[card] for card in state.table.piles[state.grid.points[0]]].count(None) == 1
    assert state.table.piles[1] == []
    assert state.active == 1, "two empty piles are not three"


@pytest.mark.clause("HH-15")
def test_a_defender_who_never_plays_has_lost() -> None:
    state = position(f"seat 1: KH 9H; seat 2: ; {PROTECTED}")
    attack(state, 1, 2)
    apply(state, 0, Pay(cards("9H", 1)[0]))
    lay(state, "KH")
    assert state.reapers[1] is None
    assert cards("8S", 0)[0] in state.table.piles[state.grid.points[0]]

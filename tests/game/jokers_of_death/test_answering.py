"""Twos, fours of spades and jokers (JD-10 to JD-16), as play scripts."""

import pytest

from game.contract.table import Carry
from game.jokers_of_death.actions import (
    Draw,
    Take,
)
from game.jokers_of_death.determinize import view
from game.jokers_of_death.events import (
    PenaltyTaken,
)
from game.jokers_of_death.moves import legal
from game.jokers_of_death.phases import (
    Answering,
    Fours,
    Playing,
    Twos,
)
from game.jokers_of_death.position import PILES
from game.jokers_of_death.why_not import why_not
from tests.game.jokers_of_death.positions import (
    OTHERS,
    answering,
    do,
    fours,
    hand,
    may,
    play,
    position,
    refused,
    twos,
)


@pytest.mark.clause("JD-10")
def test_a_two_is_answered_by_a_two_or_two_cards() -> None:
    state = position(f"seat 1: 2H 9S 8C; {OTHERS}; pile 1: 2S; pile 2: QD; pile 3: 3C; stock: 4C 4D")
    answering(twos(state, 1, count=1, by=2))
    assert may(state, 1) == ["2H"]
    assert may(state, 2) == may(state, 3) == []
    do(state, Take())
    assert len(hand(state, 1)) == 5
    assert state.turn == 2 and state.debts == (None,) * 3


@pytest.mark.clause("JD-10", "JD-11")
def test_the_three_players_and_their_twos() -> None:
    """Two twos and a seven; two answered, one answered, none."""
    state = position(
        "seat 1: 2S 2D 7C AC 4C 5C; seat 3: 2H 2C 9C 9D KD; seat 2: 2C 9H 9S 10S; "
        "pile 1: 5S; pile 2: 5D; pile 3: 5C; stock: 3C 3C 3H 3H 3S 3S QC QC QH QH 6C 6C"
    )
    play(state, "2S", 1)
    play(state, "2D", 2)
    play(state, "7C", 3)
    assert state.turn == 2
    assert may(state, 3) == [], "nothing goes on the seven"
    play(state, "2H", 1)
    play(state, "2C", 2)
    assert state.turn == 1
    play(state, "2C", 1)
    do(state, Take())
    assert PenaltyTaken(1, 4, 4) in state.table.events
    assert state.turn == 0
    do(state, Take())
    assert PenaltyTaken(0, 6, 6) in state.table.events
    assert state.turn == 2 and isinstance(state.phase, Playing) and state.phase.owed == 0b111


@pytest.mark.clause("JD-10")
def test_five_single_twos_in_a_row_cost_ten_cards() -> None:
    state = position(f"seat 1: 9S 9H 9D; {OTHERS}; pile 1: 2S; pile 2: QD; pile 3: 3C")
    answering(twos(state, 1, count=5, by=2))
    do(state, Take())
    assert PenaltyTaken(0, 10, 10) in state.table.events


@pytest.mark.clause("JD-11")
def test_what_is_taken_cannot_be_used_that_turn() -> None:
    state = position(f"seat 1: 9S 9H; {OTHERS}; pile 1: 2S; pile 2: QD; pile 3: 3C; stock: 2C 2D")
    answering(twos(state, 1, count=1, by=2))
    do(state, Take())
    assert state.turn != 0


@pytest.mark.clause("JD-12")
def test_one_may_take_although_one_could_answer_and_a_new_two_starts_at_one() -> None:
    state = position(
        "seat 1: 2H 9S; seat 2: 5H 6H 7H; seat 3: 2D 6D 7D; pile 1: 2S; pile 2: QD; pile 3: 3C; stock: 4C 4D"
    )
    answering(twos(state, 1, count=3, by=2))
    do(state, Take())
    play(state, "2D", 1)
    assert state.debts[0] is not None and state.debts[0].count == 1


@pytest.mark.clause("JD-12")
def test_a_penalty_takes_what_the_stock_has() -> None:
    state = position(
        "seat 1: 9S 9H; seat 2: 5H; seat 3: ; pile 1: 2S; pile 2: QD; pile 3: 3C; stock: 4C; rest: seat 3"
    )
    answering(twos(state, 1, count=4, by=2))
    do(state, Take())
    assert len(hand(state, 1)) == 3
    assert PenaltyTaken(0, 8, 1) in state.table.events


@pytest.mark.parametrize(("count", "cost"), [(1, 4), (2, 16), (3, 36)])
@pytest.mark.clause("JD-13")
def test_fours_of_spades_cost_four_times_the_square(count: int, cost: int) -> None:
    state = position(f"seat 1: 4S 2H JK 9S; {OTHERS}; pile 1: 4S; pile 2: QD; pile 3: 3C")
    answering(fours(state, 1, count=count, by=2))
    assert may(state, 1) == ["4S", "JK"]
    do(state, Take())
    assert PenaltyTaken(0, cost, cost) in state.table.events


@pytest.mark.clause("JD-13", "JD-16")
def test_a_joker_kills_the_pile() -> None:
    state = position(f"seat 1: JK 9S 9H; {OTHERS}; pile 1: 3S 4S; pile 2: QD; pile 3: 3C")
    answering(fours(state, 1, count=1, by=2))
    play(state, "JK", 1)
    assert state.live == 0b110
    assert len(state.table.piles[state.rules.dead]) == 3
    assert state.turn == 2 and isinstance(state.phase, Playing) and state.phase.owed == 0b110
    assert (
        why_not(view(state, 2), Carry((state.table.piles[state.rules.hands[2]][0],), PILES[0])).clause
        == "JD-13"
    )


@pytest.mark.parametrize(("count", "cost"), [(2, 4), (3, 16)])
@pytest.mark.clause("JD-14")
def test_a_joker_after_several_fours_costs_cards_as_well(count: int, cost: int) -> None:
    state = position(f"seat 1: JK 9S 9H; {OTHERS}; pile 1: 4S; pile 2: QD; pile 3: 3C")
    answering(fours(state, 1, count=count, by=2))
    play(state, "JK", 1)
    assert PenaltyTaken(0, cost, cost) in state.table.events
    assert state.turn == 2


@pytest.mark.clause("JD-15")
def test_twos_and_fours_are_answered_each_in_its_own_way() -> None:
    state = position(f"seat 1: 4S 2H JK 9S; {OTHERS}; pile 1: 4S; pile 2: 2D; pile 3: 3C")
    answering(twos(fours(state, 1, count=1, by=2), 2, count=1, by=2))
    assert may(state, 1) == ["4S", "JK"]
    assert may(state, 2) == ["2H"]
    play(state, "2H", 2)
    do(state, Take())
    assert PenaltyTaken(0, 4, 4) in state.table.events


@pytest.mark.clause("JD-16")
def test_a_joker_goes_nowhere_else_and_never_on_ones_own_four() -> None:
    state = position(f"seat 1: JK 9S 9H; {OTHERS}; pile 1: 4S; pile 2: QD; pile 3: 3C")
    assert "JK" not in may(state, 1) + may(state, 2)
    joker = state.table.piles[state.rules.hands[0]][0]
    assert why_not(view(state, 0), Carry((joker,), PILES[0])).clause == "JD-16"
    answering(fours(state, 1, count=1, by=1))
    assert may(state, 1) == []
    assert why_not(view(state, 0), Carry((joker,), PILES[0])).clause == "JD-16"


@pytest.mark.clause("JD-10", "JD-11", "JD-13")
def test_while_there_is_something_to_answer_nothing_else_is_played() -> None:
    state = position(f"seat 1: 2H 9D 3D 9S; {OTHERS}; pile 1: 2S; pile 2: QD; pile 3: 3C")
    answering(twos(state, 1, count=1, by=2))
    assert refused(state, "9D", 2) == "JD-11"
    assert refused(state, "3D", 3) == "JD-11"
    assert refused(state, "9S", 1) == "JD-10"
    assert Draw() not in legal(state, 0)
    play(state, "2H", 1)
    assert state.debts == (Twos(2, 0), None, None) and state.turn == 2
    assert isinstance(state.phase, Answering)


@pytest.mark.clause("JD-12", "JD-13")
def test_a_four_is_answered_in_kind_and_what_is_paid_for_is_ordinary() -> None:
    state = position(
        "seat 1: 4S 4S 9S 9H 9C; seat 2: 4S 6S; seat 3: 4S 6D 7D; pile 1: 4S; pile 2: QD; pile 3: 3C",
        decks=6,
    )
    answering(fours(state, 1, count=1, by=2))
    assert refused(state, "9S", 1) == "JD-13"
    play(state, "4S", 1)
    assert state.debts[0] == Fours(2, 0)
    do(state, Take())
    assert len(hand(state, 3)) == 19 and state.turn == 1
    play(state, "4S", 1)
    assert state.debts[0] == Fours(1, 1), "a new run starts at one"


@pytest.mark.clause("JD-14", "JD-15")
def test_a_joker_answers_one_pile_and_the_others_are_answered_too() -> None:
    """Everything is answered before anything is taken."""
    state = position(f"seat 1: JK 2H 9S 9H; {OTHERS}; pile 1: 4S; pile 2: 2D; pile 3: 3C")
    answering(twos(fours(state, 1, count=2, by=2), 2, count=1, by=2))
    play(state, "JK", 1)
    assert isinstance(state.phase, Answering) and len(hand(state, 1)) == 3, "nothing is taken yet"
    play(state, "2H", 2)
    assert len(hand(state, 1)) == 2 + 4 and state.turn == 2


@pytest.mark.clause("JD-16", "JD-19")
def test_a_joker_never_goes_on_ones_own_four_that_aces_bring_back() -> None:
    state = position("seat 1: 4S AD AC JK JK 9H; seat 2: 5H; seat 3: 5D; pile 1: 7S; pile 2: QD; pile 3: 3C")
    play(state, "4S", 1)
    play(state, "AD", 2)
    play(state, "AC", 3)
    assert state.turn == 0, "two aces at a table of three"
    assert refused(state, "JK", 1) == "JD-16"
    do(state, Take())
    assert PenaltyTaken(0, 4, 4) in state.table.events

"""One card left: knocking, going out, or not (JD-7 to JD-9), as play scripts."""

import pytest

from game.jokers_of_death.actions import (
    Draw,
    GiveUp,
    GoOnWithoutKnocking,
    Knock,
    Stop,
    Take,
    TakeUp,
)
from game.jokers_of_death.events import (
    WentOut,
)
from game.jokers_of_death.moves import legal
from game.jokers_of_death.phases import (
    Knocking,
    Playing,
)
from game.jokers_of_death.turns import start_turn
from tests.game.jokers_of_death.positions import (
    FREE,
    OTHERS,
    answering,
    do,
    fours,
    play,
    position,
    refused,
    twos,
)

ONE_LEFT = f"seat 1: 9S 9H; {OTHERS}; pile 1: 7S; pile 2: QD; pile 3: 3C; stock: 2C 5C"


@pytest.mark.clause("JD-7")
def test_with_one_card_one_knocks_or_goes_on_without() -> None:
    state = position(ONE_LEFT)
    play(state, "9S", 1)
    assert isinstance(state.phase, Knocking)
    assert list(legal(state, 0)) == [Knock(), GoOnWithoutKnocking()]
    do(state, Knock())
    assert state.knocked == 1
    do(state, Draw())
    assert state.knocked == 0, "a hand that grows needs a new knock"


@pytest.mark.clause("JD-7")
def test_there_is_no_late_knock() -> None:
    state = position(f"seat 1: 9S 9H; {OTHERS}; pile 1: 7S; pile 2: QD; pile 3: 3C")
    state.phase = Playing(1, False)
    play(state, "9S", 1)
    do(state, GoOnWithoutKnocking())
    assert state.turn == 2
    assert Knock() not in legal(state, 0)


@pytest.mark.clause("JD-7", "JD-9")
def test_one_card_reached_by_drawing_is_asked_about_within_the_turn() -> None:
    state = position(f"seat 1: ; {OTHERS}; pile 1: 7S; pile 2: QD; pile 3: 3C; stock: 2S 5C")
    do(state, Draw())
    assert list(legal(state, 0)) == [Knock(), GoOnWithoutKnocking()]
    do(state, Knock())
    play(state, "2S", 1)
    assert WentOut(0) in state.table.events


@pytest.mark.clause("JD-7", "JD-10")
def test_one_card_reached_by_a_penalty_is_asked_about_before_the_next_turn() -> None:
    text = "seat 1: ; seat 2: 5H; seat 3: ; pile 1: 2S; pile 2: QD; pile 3: 3C; stock: 4C; rest: seat 3"
    for choice, knocked in ((Knock(), 1), (GoOnWithoutKnocking(), 0)):
        state = answering(twos(position(text), 1, count=1, by=2))
        do(state, Take())
        assert list(legal(state, 0)) == [Knock(), GoOnWithoutKnocking()]
        do(state, choice)
        assert (state.turn, state.knocked) == (2, knocked)


@pytest.mark.clause("JD-7", "JD-14")
def test_one_card_reached_by_the_price_of_a_joker_is_asked_about_too() -> None:
    state = position(
        "seat 1: JK; seat 2: 5H; seat 3: ; pile 1: 4S; pile 2: QD; pile 3: 3C; stock: 4C; rest: seat 3"
    )
    answering(fours(state, 1, count=2, by=2))
    play(state, "JK", 1)
    assert list(legal(state, 0)) == [Knock(), GoOnWithoutKnocking()]
    do(state, Knock())
    assert state.turn == 2 and state.knocked == 1


@pytest.mark.clause("JD-7", "JD-30")
def test_one_card_reached_by_giving_up_is_asked_about_before_the_next_turn() -> None:
    state = position(FREE.replace("9S 9D 3H 4C", ""), free_pile=True)
    do(state, TakeUp(0))
    play(state, "7S", 2)
    do(state, GiveUp())
    assert list(legal(state, 0)) == [Knock(), GoOnWithoutKnocking()]
    do(state, Knock())
    assert state.turn == 2 and state.knocked == 1


@pytest.mark.clause("JD-7")
def test_one_card_that_a_penalty_leaves_as_it_is_is_not_asked_about_again() -> None:
    """The chance ended with the turn that reached it."""
    state = position("seat 1: 9S; seat 2: 5H; seat 3: ; pile 1: 2S; pile 2: QD; pile 3: 3C; rest: seat 3")
    answering(twos(state, 1, count=1, by=2))
    do(state, Take())
    assert state.turn == 2


@pytest.mark.parametrize("last", ["9S", "KS", "8H"])
@pytest.mark.clause("JD-8")
def test_a_knocked_last_card_ends_the_play_whatever_it_is_and_whatever_is_owed(last: str) -> None:
    state = position(f"seat 1: {last}; {OTHERS}; pile 1: 7S; pile 2: QD; pile 3: 3C")
    state.knocked = 1
    play(state, last, 1)
    assert WentOut(0) in state.table.events
    assert state.deals == ((0, 18, 18),)


@pytest.mark.clause("JD-9")
def test_without_a_knock_the_last_card_does_not_go_out() -> None:
    state = position(f"seat 1: 9S; {OTHERS}; pile 1: 7S; pile 2: QD; pile 3: 3C; stock: 2C 5C")
    play(state, "9S", 1)
    assert state.deals == ()
    assert list(legal(state, 0)) == [Draw()]
    state = position("seat 1: 9S; seat 2: ; seat 3: 5D; pile 1: 7S; pile 2: QD; pile 3: 3C; stock: 2C 5C")
    start_turn(state, 1)
    assert list(legal(state, 1)) == [Draw()]
    do(state, Draw())
    assert isinstance(state.phase, Knocking), "one card reached by drawing counts too"


@pytest.mark.clause("JD-9")
def test_with_the_stock_empty_too_it_passes_and_counts_nothing() -> None:
    state = position("seat 1: ; seat 2: 5H; seat 3: ; pile 1: KD; pile 2: QD; pile 3: 3C; rest: seat 3")
    assert list(legal(state, 0)) == [Stop()]
    state.idle = 2
    do(state, Stop())
    assert state.deals[0][0] == 0


@pytest.mark.clause("JD-7")
def test_a_knock_stands_until_the_hand_grows() -> None:
    state = position("seat 1: 9H; seat 2: 5H 6H; seat 3: 2C 4C 4D; pile 1: 7S; pile 2: QD; pile 3: 3C")
    state.knocked, state.turn = 1, 2
    state.phase = Playing(0b100, False)
    play(state, "2C", 3)
    assert state.turn == 1
    do(state, Take())
    assert state.turn == 0 and state.knocked == 1, "others' draws leave it"
    do(state, Draw())
    assert state.knocked == 0


@pytest.mark.clause("JD-7")
def test_a_knock_is_refused_with_two_cards_and_asked_for_before_all_else_with_one() -> None:
    state = position(f"seat 1: 9S 9H; {OTHERS}; pile 1: 7S; pile 2: QD; pile 3: 3C")
    assert Knock() not in legal(state, 0)
    play(state, "9S", 1)
    assert refused(state, "9H", 2) == "JD-7"


@pytest.mark.clause("JD-8", "JD-14")
def test_a_joker_that_goes_out_takes_nothing() -> None:
    state = position(f"seat 1: JK; {OTHERS}; pile 1: 4S; pile 2: QD; pile 3: 3C")
    state.knocked = 1
    answering(fours(state, 1, count=2, by=2))
    play(state, "JK", 1)
    assert state.deals == ((0, 18, 18),)

"""What the cards of Devil and of Devil 440 do (DV-10 to DV-16). Seats are written from 1."""

import pytest

from game.devil.actions import Draw, EndDeal, GoOn
from game.devil.events import DealWon, Skipped
from game.devil.moves import legal
from game.devil.phases import Choosing, Playing
from game.devil.position import DISCARDS
from game.devil.rules import apply
from tests.game.devil.positions import events, held, position, top
from tests.game.devil.scripts import choices, draw, last_points, play


@pytest.mark.clause("DV-10")
def test_a_ten_skips_the_next_seat() -> None:
    state = position("seat 1: 10 2; seat 2: 3; seat 3: 3; discards: 5")
    play(state, "10")
    assert events(state, Skipped) == [Skipped(1, 0, state.table.piles[DISCARDS][-1])]
    assert state.turn == 2


@pytest.mark.clause("DV-11")
def test_ending_on_a_special_one_doubles_every_hand() -> None:
    state = position("seat 1: S1 2; seat 2: 3; seat 3: 3 9; discards: 8", target=9999)
    play(state, "S1")
    apply(state, 0, EndDeal())
    assert last_points(state) == (4, 6, 24)
    assert state.dealer == 0


@pytest.mark.clause("DV-11")
def test_going_on_after_a_special_one_makes_the_next_seat_draw_one_and_skips_it() -> None:
    state = position("seat 1: S1 2; seat 2: 3; seat 3: 3; discards: 8; stock: 6 9")
    play(state, "S1")
    apply(state, 0, GoOn())
    assert held(state, 2) == ["3", "6"]
    assert state.turn == 2


@pytest.mark.clause("DV-12")
def test_ending_on_a_special_four_doubles_only_the_enders_hand() -> None:
    state = position("seat 1: S4 2; seat 2: 3; seat 3: 3 9; discards: 5", target=9999)
    play(state, "S4")
    apply(state, 0, EndDeal())
    assert last_points(state) == (4, 3, 12)


@pytest.mark.clause("DV-12")
def test_going_on_after_a_special_four_makes_the_next_seat_draw_two() -> None:
    state = position("seat 1: S4 2; seat 2: 3; seat 3: 3; discards: 5; stock: 6 9 8")
    play(state, "S4")
    assert isinstance(state.phase, Choosing)
    assert list(legal(state, 0)) == [EndDeal(), GoOn()]
    apply(state, 0, GoOn())
    assert state.phase == Playing()
    assert list(legal(state, 0)) == list(legal(state, 1)) == []
    assert list(legal(state, 2)) == [Draw()]
    assert events(state, Skipped) == [Skipped(1, 0, state.table.piles[DISCARDS][-1])]
    assert held(state, 2) == ["3", "6", "9"]
    assert state.turn == 2


@pytest.mark.parametrize(("last", "below", "times"), [("S4", "5", 2), ("S1", "8", 4), ("7", "8", 1)])
@pytest.mark.clause("DV-13")
def test_going_out_on_a_special_multiplies_the_others_points_without_a_choice(
    last: str, below: str, times: int
) -> None:
    state = position(f"seat 1: {last}; seat 2: 3; seat 3: 3 9; discards: {below}", target=9999)
    play(state, last)
    assert last_points(state) == (0, 3 * times, 12 * times)
    assert len(state.deals) == 1


@pytest.mark.clause("DV-14")
def test_at_a_table_of_two_a_skip_gives_the_turn_back() -> None:
    state = position("seat 1: 10 2; seat 2: 3; discards: 5", seats=2)
    play(state, "10")
    assert state.turn == 0


@pytest.mark.clause("DV-15")
def test_a_blank_goes_with_anything_but_a_special() -> None:
    state = position("seat 1: 1 2 9 10 S1 S4 O; seat 2: 3; discards: B", seats=2, larger=True)
    assert choices(state) == ["1", "2", "9", "10", "O"]
    for below, fits in (("3", True), ("10", True), ("S1", False), ("S4", False)):
        state = position(f"seat 1: B 2; seat 2: 3; discards: {below}", seats=2, larger=True)
        assert ("B" in choices(state)) == fits


@pytest.mark.clause("DV-15")
def test_a_blank_goes_on_a_blank() -> None:
    state = position("seat 1: B 3 S1; seat 2: 3; seat 3: 3; discards: B", larger=True)
    assert choices(state) == ["B", "3"]
    play(state, "B")
    assert (top(state), state.turn) == ("B", 1)


@pytest.mark.clause("DV-15")
def test_a_blank_has_no_effect() -> None:
    state = position("seat 1: B 2; seat 2: 3; seat 3: 3; discards: 3", larger=True)
    play(state, "B")
    assert state.turn == 1


@pytest.mark.parametrize("below", ["S1", "S4", "B", "6", "10"])
@pytest.mark.clause("DV-16")
def test_the_onifuda_follows_anything_and_ends_the_deal_doubling_every_hand(below: str) -> None:
    state = position(f"seat 1: O 2; seat 2: 3; seat 3: 3 9; discards: {below}", larger=True, target=9999)
    play(state, "O")
    assert last_points(state) == (4, 6, 24)
    assert state.dealer == 0


@pytest.mark.clause("DV-16")
def test_an_onifuda_as_the_last_card_doubles_the_others_and_costs_its_player_nothing() -> None:
    """Its player has gone out, and no other doubling is added."""
    state = position("seat 1: O; seat 2: 3; seat 3: 3 9; discards: 6", larger=True, target=9999)
    play(state, "O")
    assert last_points(state) == (0, 6, 24)
    assert [event.seat for event in events(state, DealWon)] == [0]


@pytest.mark.clause("DV-16", "DV-8")
def test_a_drawn_onifuda_is_forced() -> None:
    state = position("seat 1: 2; seat 2: 3; seat 3: 3; discards: 8; stock: O", larger=True, target=9999)
    draw(state)
    assert last_points(state) == (4, 6, 6)
    assert events(state, DealWon)[0].seat == 0

"""Trump cards at Evil Deal: how they are laid and what is trump then (ED-4 to ED-7)."""

import pytest

from game.evil_deal.actions import Cross, SideBySide
from game.evil_deal.determinize import view
from game.evil_deal.events import TrumpsClash
from game.evil_deal.moves import legal
from game.evil_deal.phases import NAMING, Naming
from game.evil_deal.position import TRUMPS
from tests.game.evil_deal.positions import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    SPADES,
    TWO_TRUMPS,
    card,
    do,
    play,
    position,
    trump_cards,
)


@pytest.mark.clause("ED-4")
def test_the_non_dealer_lays_trump_cards_first_and_the_dealer_knows_how() -> None:
    state = trump_cards("trumps 1: 2H 3D; trumps 2: 2C 3S", NAMING)
    do(state, Cross(card("3D")))
    assert state.phase == Naming(Cross(card("3D"))) and state.turn == 1
    assert view(state, 1).phase == state.phase
    do(state, Cross(card("2C")))
    assert state.firsts == (card("3D"), card("2C"))
    assert state.trumps == ((DIAMONDS, HEARTS), (CLUBS, SPADES))


@pytest.mark.clause("ED-4")
def test_the_first_halfs_trump_card_is_laid_on_top() -> None:
    for first, second in (("2H", "3D"), ("3D", "2H")):
        state = trump_cards("trumps 1: 2H 3D; trumps 2: 2C 3S", NAMING)
        do(state, Cross(card(first)))
        assert state.table.piles[TRUMPS[0]] == [card(second), card(first)]


@pytest.mark.clause("ED-5")
def test_two_of_a_suit_may_be_laid_side_by_side_and_two_suits_may_not() -> None:
    state = trump_cards("trumps 1: 2S 9S; trumps 2: 2C 3H", NAMING)
    two, nine = card("2S"), card("9S")
    assert list(legal(state, 0)) == [Cross(two), Cross(nine), SideBySide(two), SideBySide(nine)]
    state = trump_cards("trumps 1: 2S 9H; trumps 2: 2C 3H", NAMING)
    assert list(legal(state, 0)) == [Cross(card("2S")), Cross(card("9H"))]


@pytest.mark.clause("ED-5", "ED-13")
def test_side_by_side_is_no_trump_in_both_halves_and_still_names_the_card_taken_up() -> None:
    state = trump_cards("trumps 1: 2S 9S; trumps 2: 2C 3H", NAMING)
    do(state, SideBySide(card("9S")))
    do(state, Cross(card("2C")))
    assert state.trumps == ((None, None), (CLUBS, HEARTS))
    assert state.side_by_side == (True, False)
    assert state.firsts[0] == card("9S")


@pytest.mark.clause("ED-5")
def test_two_of_a_suit_laid_as_a_cross_are_trump_in_both_halves() -> None:
    state = trump_cards("trumps 1: 2S 9S; trumps 2: 2C 3H", NAMING)
    do(state, Cross(card("9S")))
    do(state, Cross(card("2C")))
    assert state.trumps == ((SPADES, SPADES), (CLUBS, HEARTS))


@pytest.mark.clause("ED-6")
def test_the_dealer_may_name_the_others_suit_for_the_same_half_which_is_then_no_trump() -> None:
    state = trump_cards("trumps 1: 2S 9H; trumps 2: 2C 3S", NAMING)
    do(state, Cross(card("2S")))
    do(state, Cross(card("3S")))
    assert state.trumps == ((None, HEARTS), (None, CLUBS))
    assert state.table.events is not None
    assert TrumpsClash((0,), SPADES) in state.table.events


@pytest.mark.clause("ED-6")
def test_a_suit_that_both_name_for_both_halves_is_cancelled_at_once_for_both() -> None:
    state = trump_cards("trumps 1: 2S 9S; trumps 2: 3S 4S", NAMING)
    do(state, Cross(card("2S")))
    do(state, Cross(card("3S")))
    assert state.table.events is not None
    clashes = [event for event in state.table.events if isinstance(event, TrumpsClash)]
    assert clashes == [TrumpsClash((0, 1), SPADES)]


@pytest.mark.clause("ED-6")
def test_the_same_suit_for_different_halves_stands() -> None:
    state = trump_cards("trumps 1: 2S 9H; trumps 2: 2C 3S", NAMING)
    do(state, Cross(card("2S")))
    do(state, Cross(card("2C")))
    assert state.trumps == ((SPADES, HEARTS), (CLUBS, SPADES))


@pytest.mark.clause("ED-6")
def test_a_suit_crossed_for_both_halves_meets_the_others_card_of_it_in_one() -> None:
    for first, expected in (
        ("3S", ((None, SPADES), (None, CLUBS))),
        ("2C", ((SPADES, None), (CLUBS, None))),
    ):
        state = trump_cards("trumps 1: 2S 9S; trumps 2: 2C 3S", NAMING)
        do(state, Cross(card("2S")))
        do(state, Cross(card(first)))
        assert state.trumps == expected


@pytest.mark.clause("ED-7")
def test_beside_a_chosen_no_trump_the_others_trumps_stand_even_of_that_suit() -> None:
    state = trump_cards("trumps 1: 2S 9S; trumps 2: 2C 3S", NAMING)
    do(state, SideBySide(card("2S")))
    do(state, Cross(card("3S")))
    assert state.trumps == ((None, None), (SPADES, CLUBS))


@pytest.mark.clause("ED-4", "ED-9")
def test_each_half_has_its_own_trump() -> None:
    line = f"seat 1: 5S 6S; seat 2: 4D 4C; {TWO_TRUMPS}; to play: 1"
    first, second = position(line), position(line, half=2)
    for state, winner in ((first, 0), (second, 1)):
        play(state, "5S", "4D")
        assert state.turn == winner

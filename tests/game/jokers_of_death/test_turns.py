"""A turn: laying, drawing, passing (JD-4 to JD-6), as play scripts."""

from random import Random

import pytest

from game.contract.table import Carry, Touch
from game.events import DealStarted
from game.jokers_of_death.actions import (
    Draw,
    KeepDirection,
    NameSuit,
    Stop,
)
from game.jokers_of_death.cards import deck, wanted
from game.jokers_of_death.determinize import imagine, view
from game.jokers_of_death.events import (
    NobodyPlayed,
    TurnsRanOut,
)
from game.jokers_of_death.moves import legal
from game.jokers_of_death.phases import (
    Playing,
)
from game.jokers_of_death.position import PILES, STOCK
from game.jokers_of_death.turns import TURN_LIMIT, start_turn
from game.jokers_of_death.why_not import why_not
from tests.game.jokers_of_death.positions import HEARTS, OTHERS, do, may, play, position, refused


@pytest.mark.clause("JD-4")
def test_a_card_matches_in_suit_or_rank_or_is_an_eight_on_each_pile_in_any_order() -> None:
    state = position(f"seat 1: 9S 7C 8D 3H 2C; {OTHERS}; pile 1: 7S; pile 2: QD; pile 3: 3C")
    assert may(state, 1) == ["7C", "8D", "9S"]
    assert may(state, 2) == ["8D"]
    assert may(state, 3) == ["2C", "3H", "7C", "8D"]
    play(state, "3H", 3)
    assert may(state, 3) == [], "one card on each pile"
    play(state, "9S", 1)
    play(state, "8D", 2)
    do(state, NameSuit(HEARTS))
    assert state.turn == 2, "play goes counter-clockwise"


@pytest.mark.clause("JD-5")
def test_one_may_draw_only_while_some_owed_pile_has_nothing_that_fits() -> None:
    state = position(f"seat 1: 9S QC 3H 4C; {OTHERS}; pile 1: 7S; pile 2: QD; pile 3: 3C")
    assert Draw() not in legal(state, 0)
    assert why_not(view(state, 0), Touch(STOCK)).clause == "JD-5"
    state = position(f"seat 1: 9S KC 3H 4C; {OTHERS}; pile 1: 7S; pile 2: QD; pile 3: 3C; stock: 2D")
    assert Draw() in legal(state, 0)
    play(state, "9S", 1)
    do(state, Draw())
    assert may(state, 2) == ["2D"]


@pytest.mark.clause("JD-5")
def test_drawing_shows_that_the_hand_had_nothing_for_the_pile() -> None:
    state = position(f"seat 1: KC KH 4C; {OTHERS}; pile 1: 7S; pile 2: QD; pile 3: 3C; stock: 2S 2S")
    state.phase = Playing(0b010, False)
    do(state, Draw())
    seen = view(state, 1)
    known = state.rules.facts
    fits = known.copies(wanted(known, state.table.piles[PILES[1]], None))
    for seed in range(100):
        held = imagine(seen, Random(seed)).table.piles[state.rules.hands[0]]
        assert sum(fits >> card & 1 for card in held) <= 1, "of four cards only the drawn one may fit"


@pytest.mark.clause("JD-6")
def test_with_an_empty_stock_and_nothing_to_play_the_turn_ends() -> None:
    state = position("seat 1: 9S; seat 2: 5H; seat 3: ; pile 1: KD; pile 2: QD; pile 3: 3C; rest: seat 3")
    assert list(legal(state, 0)) == [Stop()]
    do(state, Stop())
    assert state.turn == 2 and state.idle == 1


@pytest.mark.clause("JD-6")
def test_when_nobody_in_a_row_can_play_play_stops_and_all_hands_count() -> None:
    state = position("seat 1: 9S; seat 2: 5H; seat 3: ; pile 1: KD; pile 2: QD; pile 3: 3C; rest: seat 3")
    state.idle = 2
    do(state, Stop())
    assert NobodyPlayed() in state.table.events
    assert state.deals[0][:2] == (9, 5)


@pytest.mark.clause("JD-6")
def test_a_deal_stops_after_two_thousand_turns() -> None:
    state = position(f"seat 1: 9S 2C 3C 7H; {OTHERS}; pile 1: 7S; pile 2: QD; pile 3: 3C")
    assert TURN_LIMIT == 2000
    state.turns = TURN_LIMIT
    start_turn(state, 0)
    assert TurnsRanOut() in state.table.events


@pytest.mark.clause("JD-4", "JD-20")
def test_a_card_that_matches_nothing_is_refused_with_both_cards() -> None:
    state = position(f"seat 1: KD 9H 9D 4C; {OTHERS}; pile 1: 7S; pile 2: QD; pile 3: 3C")
    nine = deck(2, 2).cards("9H")[0]
    refusal = why_not(view(state, 0), Carry((nine,), PILES[0]))
    assert str(refusal) == "The 9♥ doesn't go on the 7♠. Play a spade, a 7 or an 8. (rule JD-4)"
    play(state, "KD", 2)
    refusal = why_not(view(state, 0), Carry((nine,), PILES[1]))
    assert str(refusal) == "The 9♥ can't cover the K♦. Play a diamond or an 8. (rule JD-20)"
    assert DealStarted not in [type(event) for event in state.table.events]


@pytest.mark.clause("JD-4")
def test_a_served_pile_and_a_card_that_fits_nowhere_are_refused() -> None:
    state = position(f"seat 1: 9S 9D 3H 4C KH; {OTHERS}; pile 1: 7S; pile 2: QD; pile 3: 3C")
    assert refused(state, "KH", 1) == "JD-4"
    play(state, "9S", 1)
    assert refused(state, "9D", 1) == "JD-4"
    play(state, "9D", 2)
    play(state, "3H", 3)
    assert state.turn == 2


@pytest.mark.clause("JD-6")
def test_a_card_played_or_a_stock_that_has_some_ends_a_row_of_idle_turns() -> None:
    text = "seat 1: 9S 9D 4H; seat 2: 5H; seat 3: ; pile 1: 7S; pile 2: KH; pile 3: 3D"
    state = position(f"{text}; rest: seat 3")
    state.idle, state.phase = 2, Playing(0b001, False)
    play(state, "9S", 1)
    assert state.idle == 0 and state.turn == 2 and state.deals == ()
    state = position(f"{text}; stock: KC; rest: seat 3")
    state.idle, state.phase = 2, Playing(0b010, False)
    play(state, "4H", 2)
    assert state.idle == 0


@pytest.mark.clause("JD-18", "JD-19")
def test_a_turn_begins_with_nothing_of_the_one_before() -> None:
    """Neither its ten nor its aces."""
    state = position(
        "seat 1: 10S AD AC 9C 9C; seat 3: 9S 9H 5D 5C; seat 2: 9D 5S; pile 1: 7S; pile 2: QD; pile 3: 3C"
    )
    play(state, "10S", 1)
    play(state, "AD", 2)
    play(state, "AC", 3)
    do(state, KeepDirection())
    assert state.turn == 0 and (state.aces, state.ten_played, state.hand_played) == (0, False, False)

"""Tricks at Evil Deal: who leads, what may be played, who wins (ED-8 to ED-12)."""

from random import Random

import pytest

from game.evil_deal.determinize import view
from game.evil_deal.events import ExchangeWon, TrickTaken
from game.evil_deal.phases import Burying, Leading
from game.evil_deal.position import HANDS, TAKEN, TRICKS
from game.french import beats
from tests.game.evil_deal.positions import (
    HEARTS,
    TWO_TRUMPS,
    at_random,
    card,
    choices,
    codes,
    fresh,
    play,
    position,
    random_until,
)


@pytest.mark.clause("ED-8")
def test_the_non_dealer_opens_the_first_half_and_the_dealer_the_second() -> None:
    for seed in range(6):
        state = random_until(fresh(seed), Leading)
        assert (state.half, state.turn, state.opener) == (0, 1 - state.dealer, 1 - state.dealer)
        state = random_until(random_until(state, Burying, seed), Leading)
        assert (state.half, state.turn, state.opener) == (1, state.dealer, state.dealer)


@pytest.mark.clause("ED-8", "ED-9")
def test_a_half_is_four_tricks_with_twelve_cards_a_seat() -> None:
    state = random_until(fresh(), Leading)
    for tricks in (4, 8):
        assert [len(state.table.piles[HANDS[seat]]) for seat in (0, 1)] == [12, 12]
        random = Random(4)
        assert state.table.events is not None
        start = len(state.table.events)
        while sum(isinstance(event, TrickTaken) for event in state.table.events[start:]) < 4:
            at_random(state, random)
        if tricks == 4:
            assert sum(state.tricks) == 4
            random_until(state, Leading)
    assert len(state.deals) == 1


@pytest.mark.clause("ED-9")
def test_only_the_openers_trump_counts_through_all_three_exchanges() -> None:
    state = position(f"seat 1: 5S 6S 7S 8S; seat 2: 4H 4C 9D 10D; {TWO_TRUMPS}; to play: 1")
    play(state, "5S", "4C")
    assert state.turn == 0, "clubs are the other's trump, and do not count in this trick"
    play(state, "6S", "4H")
    assert state.turn == 1, "hearts are the opener's trump"
    play(state, "9D", "7S")
    assert state.tricks == (0, 1)


@pytest.mark.clause("ED-9")
def test_the_next_trick_is_under_the_trump_of_its_opener() -> None:
    state = position(f"seat 1: 2D 5C; seat 2: 10D 10S; {TWO_TRUMPS}; to play: 1; exchange: 3")
    play(state, "2D", "10D", "10S", "5C")
    assert state.turn == 0, "clubs are the new opener's trump"


@pytest.mark.clause("ED-9")
def test_in_a_half_without_trump_nothing_beats_the_suit_led() -> None:
    state = position("seat 1: 5S 6S; seat 2: 4H 4C; trumps 1: 2H 3D; trumps 2: 7H 3S; to play: 1")
    play(state, "5S", "4H")
    assert state.turn == 0


@pytest.mark.clause("ED-10")
def test_suit_must_be_followed() -> None:
    state = position(f"seat 1: 5S 6H; seat 2: 4S 9S 4H 9D; {TWO_TRUMPS}")
    play(state, "5S")
    assert choices(state) == ["4S", "9S"]


@pytest.mark.clause("ED-10")
def test_who_cannot_follow_may_play_anything_and_need_not_trump() -> None:
    state = position(f"seat 1: 5C 6H; seat 2: 4S 9S 4H 9D; {TWO_TRUMPS}")
    play(state, "5C")
    assert choices(state) == ["4S", "9S", "4H", "9D"]


@pytest.mark.parametrize(
    ("led", "answer", "trump", "wins"),
    [
        ("5S", "6S", None, True),
        ("6S", "5S", None, False),
        ("AS", "2H", HEARTS, True),
        ("AS", "2H", None, False),
        ("AS", "KD", HEARTS, False),
        ("KH", "AH", HEARTS, True),
        ("AH", "KH", HEARTS, False),
        ("2S", "AS", HEARTS, True),
        ("2H", "AS", HEARTS, False),
    ],
)
@pytest.mark.clause("ED-11")
def test_the_higher_card_of_the_suit_led_or_a_trump_wins_an_exchange(
    led: str, answer: str, trump: int | None, wins: bool
) -> None:
    assert beats(card(answer), card(led), trump) == wins


@pytest.mark.clause("ED-11")
def test_the_winner_of_an_exchange_leads_the_next() -> None:
    state = position(f"seat 1: 5S 6H 7C; seat 2: 9S 4H 9D; {TWO_TRUMPS}")
    play(state, "5S", "9S")
    assert state.turn == 1 and isinstance(state.phase, Leading)
    assert state.table.events is not None
    assert any(isinstance(event, ExchangeWon) and event.seat == 1 for event in state.table.events)


@pytest.mark.clause("ED-12")
def test_the_winner_of_the_third_exchange_takes_all_six_cards_and_opens_the_next_trick() -> None:
    state = position("seat 1: 9S 9H 2D 5C; seat 2: 4S 4H 3D 6C; trumps 1: 2H 7D; trumps 2: 2C 3S")
    play(state, "9S", "4S", "9H", "4H", "2D")
    assert state.tricks == (0, 0)
    assert [len(pile) for pile in state.table.piles[TRICKS[0] : TAKEN[0]]] == [3, 2], (
        "they stay on the table until then"
    )
    play(state, "3D")
    assert state.tricks == (0, 1)
    assert codes(state.table.piles[TAKEN[1]]) == {"9S", "4S", "9H", "4H", "2D", "3D"}
    assert not any(state.table.piles[TRICKS[0] : TAKEN[0]])
    assert state.turn == state.opener == 1


@pytest.mark.clause("ED-12")
def test_tricks_that_were_taken_lie_face_down() -> None:
    state = position(f"seat 1: 9S 5C; seat 2: 4S 6C; {TWO_TRUMPS}; exchange: 3")
    play(state, "9S", "4S")
    for seat in (0, 1, None):
        assert view(state, seat).piles[TAKEN[0]] == (None, None)
        assert codes(list(view(state, seat).taken[0])) == {"9S", "4S"}, "though all remember them"

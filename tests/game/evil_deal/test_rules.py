"""The rules of Evil Deal, clause by clause (ED-1 to ED-13). Seats are written from 1."""

from random import Random

import pytest

from game.evil_deal.actions import Bury, Cross, SideBySide, TakeStack
from game.evil_deal.events import ExchangeWon, Lot, TrickTaken, TrumpsClash
from game.evil_deal.game import EVIL_DEAL
from game.evil_deal.position import (
    BURIED,
    HANDS,
    STACKS,
    TAKEN,
    TRICKS,
    TRUMPS,
    Burying,
    Leading,
    Naming,
    Picking,
)
from game.evil_deal.rules import apply, legal
from game.evil_deal.view import view
from game.french import beats
from game.table import DealStarted
from tests.game.evil_deal.positions import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    SPADES,
    TWO_TRUMPS,
    at_random,
    card,
    choices,
    codes,
    do,
    fresh,
    play,
    position,
    random_until,
    trump_cards,
)


@pytest.mark.clause("ED-1")
def test_only_trump_cards_lie_open_after_the_deal() -> None:
    assert list(EVIL_DEAL.seats) == [2]
    state = fresh()
    assert [len(pile) for pile in state.table.piles] == [0, 0, 0, 12, 12, 12, 12, 2, 2, 0, 0, 0, 0, 0, 0]
    for seat in (0, 1, None):
        seen = view(state, seat)
        assert all(seen.piles[place] == (None,) * 12 for place in range(STACKS[0][0], TRUMPS[0]))
        assert None not in seen.piles[TRUMPS[0]] + seen.piles[TRUMPS[1]]


@pytest.mark.clause("ED-2")
def test_the_first_dealer_is_drawn_by_lot() -> None:
    matches = [fresh(seed) for seed in range(40)]
    assert 8 < sum(state.dealer for state in matches) < 32
    assert all(
        state.table.events is not None and Lot(state.dealer) in state.table.events for state in matches
    )


@pytest.mark.clause("ED-2")
def test_the_deal_alternates() -> None:
    state = fresh()
    random = Random(2)
    while len(state.deals) < 3:
        at_random(state, random)
    dealers = [event.dealer for event in state.table.events if isinstance(event, DealStarted)]
    assert dealers == [dealers[0], 1 - dealers[0], dealers[0], 1 - dealers[0]]


@pytest.mark.clause("ED-3")
def test_the_non_dealer_picks_a_stack_first_then_the_dealer() -> None:
    state = fresh()
    first = 1 - state.dealer
    assert state.turn == first and isinstance(state.phase, Picking)
    assert legal(state, state.dealer) == ()
    chosen = set(state.table.piles[STACKS[first][1]])
    apply(state, first, TakeStack(1))
    assert set(state.table.piles[HANDS[first]]) == chosen
    assert state.turn == state.dealer and isinstance(state.phase, Picking)


@pytest.mark.clause("ED-3")
def test_both_hands_are_seen_before_trumps_are_named() -> None:
    state = random_until(fresh(), Naming)
    for seat in (0, 1):
        assert None not in view(state, seat).piles[HANDS[seat]]
        assert view(state, 1 - seat).piles[HANDS[seat]] == (None,) * 12


@pytest.mark.clause("ED-3")
def test_the_other_stack_stays_unseen_by_both_until_the_second_half() -> None:
    state = random_until(fresh(), Naming)
    random = Random(3)
    while not isinstance(state.phase, Burying):
        for seat in (0, 1):
            left = [pile for pile in view(state, seat).piles[STACKS[0][0] : TRUMPS[0]] if pile]
            assert left == [(None,) * 12] * 2
        at_random(state, random)
    assert not any(state.table.piles[STACKS[0][0] : TRUMPS[0]])


@pytest.mark.clause("ED-4")
def test_the_dealer_sees_how_the_other_placed_trump_cards() -> None:
    state = trump_cards("trumps 1: 2H 3D; trumps 2: 2C 3S")
    do(state, Cross(card("3D")))
    assert state.phase == Naming(Cross(card("3D"))) and state.turn == 1
    assert view(state, 1).phase == state.phase
    do(state, Cross(card("2C")))
    assert state.firsts == (card("3D"), card("2C"))
    assert state.trumps == ((DIAMONDS, HEARTS), (CLUBS, SPADES))


@pytest.mark.clause("ED-4")
def test_the_first_halfs_trump_card_goes_on_top() -> None:
    for first, second in (("2H", "3D"), ("3D", "2H")):
        state = trump_cards("trumps 1: 2H 3D; trumps 2: 2C 3S")
        do(state, Cross(card(first)))
        assert state.table.piles[TRUMPS[0]] == [card(second), card(first)]


@pytest.mark.clause("ED-5")
def test_only_two_cards_of_a_suit_may_be_placed_side_by_side() -> None:
    state = trump_cards("trumps 1: 2S 9S; trumps 2: 2C 3H")
    two, nine = card("2S"), card("9S")
    assert list(legal(state, 0)) == [Cross(two), Cross(nine), SideBySide(two), SideBySide(nine)]
    state = trump_cards("trumps 1: 2S 9H; trumps 2: 2C 3H")
    assert list(legal(state, 0)) == [Cross(card("2S")), Cross(card("9H"))]


@pytest.mark.parametrize(("way", "trump"), [(SideBySide, None), (Cross, SPADES)])
@pytest.mark.clause("ED-5", "ED-13")
def test_two_of_a_suit_are_trump_in_both_halves_or_side_by_side_in_none(way, trump: int | None) -> None:
    state = trump_cards("trumps 1: 2S 9S; trumps 2: 2C 3H")
    do(state, way(card("9S")))
    do(state, Cross(card("2C")))
    assert state.trumps == ((trump, trump), (CLUBS, HEARTS))
    assert state.side_by_side == (trump is None, False)
    assert state.firsts[0] == card("9S"), "the card taken up is named either way"


@pytest.mark.clause("ED-6")
def test_the_same_suit_from_both_players_in_a_half_is_no_trump_there() -> None:
    for mine, answer, trumps in (
        ("2S 9H", "3S", ((None, HEARTS), (None, CLUBS))),
        ("2S 9H", "2C", ((SPADES, HEARTS), (CLUBS, SPADES))),
        ("2S 9S", "3S", ((None, SPADES), (None, CLUBS))),
        ("2S 9S", "2C", ((SPADES, None), (CLUBS, None))),
    ):
        state = trump_cards(f"trumps 1: {mine}; trumps 2: 2C 3S")
        do(state, Cross(card("2S")))
        do(state, Cross(card(answer)))
        assert state.trumps == trumps
        assert any(isinstance(event, TrumpsClash) for event in state.table.events) == (None in trumps[0])


@pytest.mark.clause("ED-6")
def test_a_suit_that_both_cross_is_cancelled_for_both_halves() -> None:
    state = trump_cards("trumps 1: 2S 9S; trumps 2: 3S 4S")
    do(state, Cross(card("2S")))
    do(state, Cross(card("3S")))
    clashes = [event for event in state.table.events if isinstance(event, TrumpsClash)]
    assert clashes == [TrumpsClash((0, 1), SPADES)]


@pytest.mark.clause("ED-7")
def test_a_chosen_no_trump_leaves_the_others_trumps_of_that_suit() -> None:
    state = trump_cards("trumps 1: 2S 9S; trumps 2: 2C 3S")
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


@pytest.mark.clause("ED-8")
def test_each_player_opens_one_half() -> None:
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


@pytest.mark.parametrize(("led", "answers"), [("5S", "4S 9S"), ("5C", "4S 9S 4H 9D")])
@pytest.mark.clause("ED-10")
def test_suit_is_followed_if_it_can_be(led: str, answers: str) -> None:
    state = position(f"seat 1: {led} 6H; seat 2: 4S 9S 4H 9D; {TWO_TRUMPS}")
    play(state, led)
    assert choices(state) == answers.split()


@pytest.mark.parametrize(
    ("led", "answer", "trump", "wins"),
    [
        ("5S", "6S", None, True),
        ("6S", "5S", None, False),
        ("KS", "AS", None, True),
        ("AS", "2H", HEARTS, True),
        ("AS", "2H", None, False),
        ("AS", "KD", HEARTS, False),
        ("KH", "AH", HEARTS, True),
        ("AH", "KH", HEARTS, False),
        ("2S", "AS", HEARTS, True),
        ("2H", "AS", HEARTS, False),
    ],
)
@pytest.mark.clause("ED-1", "ED-11")
def test_the_higher_card_of_the_suit_led_or_a_trump_wins_an_exchange(led, answer, trump, wins) -> None:
    assert beats(card(answer), card(led), trump) == wins, "the ace is high"


@pytest.mark.clause("ED-11")
def test_the_winner_of_an_exchange_leads_the_next() -> None:
    state = position(f"seat 1: 5S 6H 7C; seat 2: 9S 4H 9D; {TWO_TRUMPS}")
    play(state, "5S", "9S")
    assert state.turn == 1 and isinstance(state.phase, Leading)
    assert any(isinstance(event, ExchangeWon) and event.seat == 1 for event in state.table.events)


@pytest.mark.clause("ED-12")
def test_the_third_exchange_wins_the_whole_trick() -> None:
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


@pytest.mark.clause("ED-13")
def test_the_first_trump_card_joins_the_second_hand() -> None:
    state = random_until(fresh(), Leading)
    stacks = [state.table.piles[STACKS[seat][0]] or state.table.piles[STACKS[seat][1]] for seat in (0, 1)]
    expected = [{*left, first} for left, first in zip(stacks, state.firsts, strict=True)]
    random_until(state, Burying)
    assert [set(state.table.piles[HANDS[seat]]) for seat in (0, 1)] == expected
    assert [len(pile) for pile in state.table.piles[TRUMPS[0] : TRICKS[0]]] == [1, 1]


@pytest.mark.clause("ED-13")
def test_the_card_just_taken_up_cannot_be_discarded() -> None:
    state = random_until(fresh(), Burying)
    for seat in (1 - state.dealer, state.dealer):
        assert state.turn == seat
        assert len(legal(state, seat)) == 12
        assert Bury(state.firsts[seat]) not in legal(state, seat)
        apply(state, seat, legal(state, seat)[0])
        assert len(state.table.piles[HANDS[seat]]) == 12


@pytest.mark.clause("ED-13")
def test_the_opponent_never_sees_the_discard() -> None:
    state = random_until(fresh(), Burying)
    seat = state.turn
    discard = legal(state, seat)[3]
    assert isinstance(discard, Bury)
    apply(state, seat, discard)
    while len(state.deals) < 1:
        assert view(state, seat).piles[BURIED[seat]] == (discard.card,)
        for other in (1 - seat, None):
            assert view(state, other).piles[BURIED[seat]] == (None,)
        at_random(state, Random(len(state.table.events)))


@pytest.mark.clause("ED-13")
def test_the_second_halfs_trump_card_stays_on_the_table() -> None:
    state = random_until(random_until(fresh(), Burying), Leading)
    on_the_table = state.table.piles[TRUMPS[0]] + state.table.piles[TRUMPS[1]]
    random = Random(5)
    while len(state.deals) < 1:
        assert state.table.piles[TRUMPS[0]] + state.table.piles[TRUMPS[1]] == on_the_table
        assert not any(getattr(action, "card", None) in on_the_table for action in legal(state, state.turn))
        at_random(state, random)

"""A deal of Angel: the flips, the turns and the call (AN-1 to AN-11). Seats are written from 1."""

from collections import Counter
from random import Random

import pytest

from game.angel.actions import Discard, DiscardUnseen
from game.angel.cards import DECK
from game.angel.events import GoesFirst, HandCounted, JudgementDay, LastCardDrawn
from game.angel.game import ANGEL
from game.angel.options import AngelOptions
from game.angel.position import HANDS, SEATS, TRASH, State, hand, unseen
from game.angel.rules import apply, leader, legal
from game.angel.scoring import score
from game.angel.view import view
from game.contract.rules import IllegalAction
from game.events import DealStarted
from game.match import Match
from tests.game.angel.positions import CALL, IN_PLAY, discard, flip_all, fresh, in_play, position

each_opening = pytest.mark.parametrize("opens", (1, 2, 3))


@pytest.mark.clause("AN-1")
def test_four_seats_start_with_five_credits() -> None:
    assert list(ANGEL.seats) == [4]
    assert fresh().totals == (5, 5, 5, 5)


@pytest.mark.clause("AN-2")
def test_the_deck_is_aces_to_tens_the_devil_and_the_angel() -> None:
    codes = [face.code for face in DECK.faces]
    assert len(codes) == len(set(codes)) == 42
    assert {"AS", "10H", "DV", "AG"} <= set(codes)
    assert not {"JS", "QH", "KC"} & set(codes)


@pytest.mark.clause("AN-3")
def test_the_first_dealer_is_drawn_and_the_deal_passes_to_the_right() -> None:
    assert {fresh(seed).dealer for seed in range(40)} == {0, 1, 2, 3}
    state = fresh(opens=1)
    first = state.dealer
    flip_all(state)
    apply(state, state.turn, CALL)
    assert state.dealer == (first - 1) % 4
    dealers = [event.dealer for event in state.table.events if isinstance(event, DealStarted)]
    assert dealers == [first, state.dealer]


@pytest.mark.clause("AN-4")
def test_five_cards_are_dealt_unseen_and_22_are_left() -> None:
    state = fresh()
    assert [len(pile) for pile in state.table.piles] == [22, 0, 0, 0, 0, 0, 5, 5, 5, 5]
    assert all(view(state, seat).piles[unseen(seat)] == (None,) * 5 for seat in range(4))


@pytest.mark.clause("AN-5")
def test_every_seat_chooses_which_back_it_flips_clockwise_from_the_dealers_left() -> None:
    state = fresh()
    for step in range(1, 5):
        seat = (state.dealer + step) % 4
        assert state.turn == seat
        assert list(legal(state, seat)) == [DiscardUnseen(slot) for slot in range(5)]
        chosen = state.table.piles[unseen(seat)][3]
        apply(state, seat, DiscardUnseen(3))
        assert state.table.piles[TRASH][-1] == chosen


@pytest.mark.parametrize(
    ("flipped", "first"),
    [("7S 3H 9C 4D", 2), ("7S 3H 3C 4D", 2), ("DV 9H 10C 8D", 4), ("AG DV 10C 8D", 4), ("AS AH 10C 8D", 1)],
)
@pytest.mark.clause("AN-6")
def test_the_lowest_goes_first_but_neither_devil_nor_angel(flipped: str, first: int) -> None:
    assert leader(DECK.cards(flipped), first=0) == first - 1


@pytest.mark.clause("AN-6")
def test_the_first_player_is_told_with_its_card() -> None:
    for seed in range(30):
        state = fresh(seed)
        left_of_dealer = (state.dealer + 1) % 4
        flipped = flip_all(state)
        told = [event for event in state.table.events if isinstance(event, GoesFirst)]
        assert told == [GoesFirst(state.turn, flipped[(state.turn - left_of_dealer) % 4])]


@pytest.mark.clause("AN-7")
def test_the_four_stay_on_the_trash_and_then_everybody_looks() -> None:
    state = fresh()
    assert state.table.piles[TRASH] == flip_all(state)
    for seat in range(4):
        seen = view(state, seat)
        assert seen.hand == state.table.piles[hand(seat)] and len(seen.hand) == 4
        assert seen.piles[hand((seat + 1) % 4)] == (None,) * 4


@pytest.mark.clause("AN-8")
def test_a_turn_is_a_discard_and_a_draw_and_play_goes_counter_clockwise() -> None:
    state = position(f"{IN_PLAY}; stock: AS 10H")
    card = state.table.piles[hand(0)][0]
    apply(state, 0, Discard(card))
    assert state.table.piles[TRASH][-1] == card
    assert [DECK.faces[held].code for held in state.table.piles[hand(0)]] == ["4H", "4D", "5S", "AS"]
    assert state.turn == 3


@pytest.mark.clause("AN-9")
def test_the_devil_can_never_be_discarded_but_the_angel_may() -> None:
    state = position(f"{IN_PLAY.replace('3C 4H', 'DV AG')}; stock: AS 10H")
    codes = [DECK.faces[action.card].code for action in legal(state, 0) if isinstance(action, Discard)]
    assert codes == ["AG", "4D", "5S"]
    assert None not in view(state, 2).piles[TRASH]


@pytest.mark.clause("AN-11")
def test_the_last_card_of_the_draw_pile_ends_the_deal_after_22_turns() -> None:
    state = in_play()
    discard(state, 21)
    assert not state.deals
    discard(state, 1)
    assert len(state.deals) == 1
    assert LastCardDrawn() in state.table.events


def may_call(state: State) -> bool:
    """True if the seat to move may call."""
    return CALL in legal(state, state.turn)


@each_opening
@pytest.mark.clause("AN-10")
def test_every_seat_may_call_from_its_own_turn_of_that_number_on_and_nobody_else_may(opens: int) -> None:
    assert AngelOptions().opens == 3
    state, turns = in_play(opens=opens), Counter[int]()
    while not state.deals:
        turns[state.turn] += 1
        may = [seat for seat in range(SEATS) if CALL in legal(state, seat)]
        assert may == [state.turn] * (turns[state.turn] >= opens), turns
        discard(state, 1)


@pytest.mark.clause("AN-10")
def test_the_blind_discard_is_not_a_turn_and_the_count_begins_again_with_each_deal() -> None:
    state = fresh(opens=1)
    for _ in range(SEATS):
        assert not may_call(state)
        apply(state, state.turn, DiscardUnseen(0))
    assert may_call(state) and not may_call(in_play(opens=2))
    state = in_play(opens=2)
    discard(state, 4)
    apply(state, state.turn, CALL)
    flip_all(state)
    assert not may_call(state)


@pytest.mark.parametrize("seat", range(SEATS))
@pytest.mark.parametrize(
    ("left", "opened"), [(22, (1,)), (19, (1,)), (18, (1, 2)), (15, (1, 2)), (14, (1, 2, 3)), (1, (1, 2, 3))]
)
@pytest.mark.clause("AN-10")
def test_in_the_middle_of_a_deal_the_draw_pile_tells_the_turn(
    seat: int, left: int, opened: tuple[int, ...]
) -> None:
    hands = "seat 1: 2S 3S 4H 5H; seat 2: 6S 7S 8H 9H; seat 3: 2D 3D 4C 5C; seat 4: 6D 7D 8C 9C"
    for opens in (1, 2, 3):
        state = position(f"{hands}; left: {left}; rest: stock; to play: {seat + 1}", opens=opens)
        assert may_call(state) == (opens in opened), f"opens in turn {opens}"


@each_opening
@pytest.mark.clause("AN-10")
def test_a_call_ends_the_deal_at_once(opens: int) -> None:
    state = in_play(opens=opens)
    discard(state, 4 * (opens - 1))
    caller = state.turn
    apply(state, caller, CALL)
    assert JudgementDay(caller) in state.table.events
    assert len(state.deals) == 1


def test_the_lowest_hand_is_shown_first_and_the_callers_last_whatever_it_counts() -> None:
    for turns in range(8, 12):
        state = in_play()
        discard(state, turns)
        caller = state.turn
        hands = [score(state.table.piles[place], state.bonuses) for place in HANDS]
        apply(state, caller, CALL)
        shown = [event.seat for event in state.table.events if isinstance(event, HandCounted)]
        assert shown[-1] == caller
        assert [hands[seat] for seat in shown[:-1]] == sorted(hands[seat] for seat in shown[:-1])


@pytest.mark.parametrize(("opens", "nth"), [(1, "first"), (2, "second"), (3, "third")])
@pytest.mark.clause("AN-10")
def test_a_call_too_early_is_refused_with_the_turn_that_opens_it(opens: int, nth: str) -> None:
    told = f"Judgement Day opens on your {nth} turn. (rule AN-10)"
    match = Match(ANGEL, AngelOptions(opens=opens), 4, 1)
    while (seat := match.to_move) is not None and CALL not in match.legal(seat):
        with pytest.raises(IllegalAction) as refused:
            match.play(seat, CALL)
        assert str(refused.value) == told
        match.play(seat, match.legal(seat)[0])
    assert len(match.log) == 4 + 4 * (opens - 1)


@each_opening
@pytest.mark.clause("AN-10")
def test_a_view_and_its_determinization_agree_on_whether_a_call_is_open(opens: int) -> None:
    state = in_play(opens=opens)
    while not state.deals:
        for seat in range(SEATS):
            seen = view(state, seat)
            imagined = ANGEL.imagine(seen, Random(seat))
            assert (seen.opens, imagined.opens) == (opens, opens)
            assert list(legal(imagined, seat)) == list(seen.legal)
        discard(state, 1)


@pytest.mark.clause("AN-10")
def test_matches_of_the_first_rules_are_played_with_the_call_open_at_once() -> None:
    assert ANGEL.rules_version == 2
    assert ANGEL.older_rules[1].options == {"opens": 1}

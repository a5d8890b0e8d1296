"""Judgement Day opens, and is called (AN-10)."""

from collections import Counter
from random import Random
from statistics import fmean

import pytest

from game.angel.actions import DiscardUnseen
from game.angel.determinize import determinize, weighted
from game.angel.events import HandCounted, JudgementDay
from game.angel.game import ANGEL
from game.angel.moves import legal
from game.angel.options import AngelOptions
from game.angel.phases import SEATS
from game.angel.policy import PLAIN, enough_after, fiend, imp
from game.angel.position import HANDS, STOCK, State
from game.angel.rollout import rollout
from game.angel.rules import apply, to_move
from game.angel.scoring import score
from game.angel.view import AngelView, view
from game.angel.why_not import why_not
from game.angel.words import WORDS
from game.contract.rules import IllegalAction
from game.contract.search import Mind
from game.contract.table import Closed, Press
from game.match import Match
from game.sentences import Cast
from tests.game.angel.positions import position
from tests.game.angel.scripts import CALL, discard, fresh, in_play

CAST = Cast(("Ada", "Ben", "Cleo", "Dan"), 0)
EACH = (1, 2, 3)
GOOD = "seat 1: 7H 7D 7S 7C"
each_opening = pytest.mark.parametrize("opens", EACH)


def may_call(state: State) -> bool:
    """True if the seat to move may call."""
    return CALL in legal(state, state.turn)


def test_it_opens_in_the_third_turn_unless_the_options_say_otherwise() -> None:
    assert AngelOptions().opens == 3


@each_opening
@pytest.mark.clause("AN-10")
def test_every_seat_may_call_from_its_own_turn_of_that_number_on(opens: int) -> None:
    state, turns = in_play(opens=opens), Counter[int]()
    while not state.deals:
        turns[state.turn] += 1
        assert may_call(state) == (turns[state.turn] >= opens), turns
        discard(state, 1)
    assert sum(turns.values()) == 22


@pytest.mark.clause("AN-10")
def test_the_blind_discard_is_not_a_turn() -> None:
    state = fresh(opens=1)
    for _ in range(SEATS):
        assert not may_call(state)
        apply(state, state.turn, DiscardUnseen(0))
    assert may_call(state)
    assert not may_call(in_play(opens=2))


@pytest.mark.clause("AN-10")
def test_the_last_to_play_waits_a_whole_round_after_the_first() -> None:
    state = in_play()
    first = state.turn
    discard(state, 7)
    assert state.turn == (first + 1) % SEATS, "the last of the second round"
    assert not may_call(state)
    discard(state, 1)
    assert state.turn == first and may_call(state)
    discard(state, 3)
    assert state.turn == (first + 1) % SEATS and may_call(state)


@pytest.mark.parametrize("seat", range(SEATS))
@pytest.mark.parametrize(
    ("left", "opened"), [(22, (1,)), (19, (1,)), (18, (1, 2)), (15, (1, 2)), (14, (1, 2, 3)), (1, (1, 2, 3))]
)
@pytest.mark.clause("AN-10")
def test_in_the_middle_of_a_deal_the_play_pile_tells_the_turn(
    seat: int, left: int, opened: tuple[int, ...]
) -> None:
    hands = "seat 1: 2S 3S 4H 5H; seat 2: 6S 7S 8H 9H; seat 3: 2D 3D 4C 5C; seat 4: 6D 7D 8C 9C"
    for opens in EACH:
        state = position(f"{hands}; left: {left}; rest: stock; to play: {seat + 1}", opens=opens)
        assert may_call(state) == (opens in opened), f"opens in turn {opens}"


@each_opening
@pytest.mark.clause("AN-10")
def test_nobody_but_the_seat_to_move_may_call(opens: int) -> None:
    state = in_play(opens=opens)
    discard(state, 4 * opens)
    assert [seat for seat in range(SEATS) if CALL in legal(state, seat)] == [state.turn]


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
    for calls in (4, 5, 6, 7):
        state = in_play()
        discard(state, 4 * 2 + calls - 4)
        caller = state.turn
        hands = [score(state.table.piles[place], state.bonuses) for place in HANDS]
        apply(state, caller, CALL)
        shown = [event.seat for event in state.table.events if isinstance(event, HandCounted)]
        assert shown[-1] == caller
        assert [hands[seat] for seat in shown[:-1]] == sorted(hands[seat] for seat in shown[:-1])


@pytest.mark.clause("AN-10")
def test_the_count_begins_again_with_each_deal() -> None:
    state = in_play()
    discard(state, 8)
    apply(state, state.turn, CALL)
    while len(legal(state, state.turn)) == 5:
        apply(state, state.turn, DiscardUnseen(0))
    assert not may_call(state)


@each_opening
@pytest.mark.clause("AN-10")
def test_a_view_and_what_is_imagined_from_it_agree_on_whether_it_is_open(opens: int) -> None:
    state = in_play(opens=opens)
    while not state.deals:
        for seat in range(SEATS):
            seen = view(state, seat)
            imagined = determinize(seen, Random(seat))
            assert (seen.opens, imagined.opens) == (opens, opens)
            assert view(imagined, seat) == seen
            assert list(legal(imagined, seat)) == list(seen.legal)
        discard(state, 1)


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


@pytest.mark.clause("AN-10")
def test_a_call_out_of_turn_is_refused_for_that() -> None:
    state = in_play(opens=1)
    refusal = why_not(view(state, (state.turn + 1) % SEATS), Press("Judgement Day", "J"))
    assert str(refusal) == "Not your turn yet. You can only call on your own turn. (rule AN-10)"


def closed_notes(state: State, seat: int) -> list[str]:
    """Return what stands under each choice that is not open yet to a seat."""
    return [each.until for each in WORDS.closed(view(state, seat))]


@pytest.mark.clause("AN-10")
def test_until_it_opens_the_call_is_a_closed_choice_that_tells_when() -> None:
    state = in_play()
    assert closed_notes(state, state.turn) == ["Opens on your 3rd turn. This is your 1st."]
    discard(state, 7)
    assert closed_notes(state, state.turn) == ["Opens on your 3rd turn. This is your 2nd."]
    discard(state, 1)
    assert closed_notes(state, state.turn) == []


@pytest.mark.clause("AN-10")
def test_a_closed_call_is_the_same_button_as_the_open_one() -> None:
    state = in_play()
    (closed,) = WORDS.closed(view(state, state.turn))
    assert isinstance(closed, Closed)
    discard(state, 8)
    assert closed.press == WORDS.gesture(view(state, state.turn), CALL)


@pytest.mark.clause("AN-10")
def test_no_closed_choice_is_shown_to_others_or_in_the_blind_discard() -> None:
    state = in_play()
    assert not closed_notes(state, (state.turn + 1) % SEATS)
    assert not WORDS.closed(view(state, None))
    begun = fresh()
    assert not closed_notes(begun, begun.turn)


@pytest.mark.clause("AN-10")
def test_the_prompt_names_the_call_only_once_it_is_open() -> None:
    state = in_play()
    begins = []
    for _ in range(3):
        seat = state.turn
        begins.append(WORDS.prompt(view(state, seat), Cast(CAST.names, seat)))
        discard(state, 4)
    assert begins == [
        "Throw one card away. You'll draw another.",
        "Throw one card away. You'll draw another.",
        "Throw one away, or call Judgement Day.",
    ]


@pytest.mark.parametrize(("opens", "nth"), [(1, "first"), (2, "second"), (3, "third")])
@pytest.mark.clause("AN-10")
def test_the_lines_before_the_first_hand_tell_when_it_opens(opens: int, nth: str) -> None:
    *_, last = WORDS.opening(view(fresh(opens=opens), 0))
    assert last.words.startswith(f"From your {nth} turn on, you can call Judgement Day")


@pytest.mark.clause("AN-10")
def test_a_hint_tells_why_a_good_hand_is_not_called_yet() -> None:
    seen = view(position(f"{GOOD}; rest: stock; left: 15"), 0)
    told = WORDS.reason(seen, seen.legal[0], CAST)
    assert told == "You can't call until your third turn, and this costs you least."


@pytest.mark.parametrize("mind", [imp, fiend])
@each_opening
@pytest.mark.clause("AN-10")
def test_opponents_call_but_never_before_it_is_open(opens: int, mind: Mind[AngelView, object]) -> None:
    calls, random = 0, Random(opens)
    for seed in range(25):
        state = fresh(seed, opens)
        while not state.deals and (seat := to_move(state)) is not None:
            action = mind(view(state, seat), random)
            assert action in legal(state, seat)
            calls += action == CALL
            apply(state, seat, action)
    assert calls > 12


@each_opening
@pytest.mark.clause("AN-10")
def test_the_fiend_calls_four_of_a_kind_as_soon_as_it_is_open(opens: int) -> None:
    left = 22 - 4 * (opens - 1)
    hand = f"{GOOD}; rest: stock"
    assert fiend(view(position(f"{hand}; left: {left}", opens=opens), 0), Random(1)) == CALL
    if opens > 1:
        assert fiend(view(position(f"{hand}; left: {left + 1}", opens=opens), 0), Random(1)) != CALL


@each_opening
@pytest.mark.clause("AN-10")
def test_no_hand_is_good_enough_before_it_is_open(opens: int) -> None:
    bonuses = fresh().bonuses
    enough = [enough_after(bonuses, opens, turn) < 1000 for turn in range(22)]
    assert enough == [turn >= 4 * (opens - 1) for turn in range(22)]
    assert len(PLAIN) == len(EACH)


@each_opening
@pytest.mark.clause("AN-10")
def test_playing_out_calls_no_sooner_than_the_rules_allow(opens: int) -> None:
    hands = "seat 1: 7H 7D 7S 7C; seat 2: 8H 8D 8S 8C; seat 3: 9H 9D 9S 9C; seat 4: 6H 6D 6S 6C"
    state = position(f"{hands}; rest: stock; left: 22", opens=opens)
    rollout(state)
    assert state.deals
    assert len(state.table.piles[STOCK]) == 22 - 4 * (opens - 1), "the first who may does"


@pytest.mark.clause("AN-10")
def test_who_could_not_call_yet_is_supposed_to_hold_more_than_who_did_not_call() -> None:
    means = []
    for opens in (1, 3):
        state = position(f"{GOOD}; trash: 3D 3H 3C 6C 4S 5C 5H 5S; rest: stock", opens=opens)
        state.dealer, state.turn = 3, 1
        draw = weighted(view(state, 1), Random(3))
        hands = [draw().table.piles[HANDS[seat]] for _ in range(300) for seat in (0, 2, 3)]
        means.append(fmean(score(hand, state.bonuses) for hand in hands))
    assert means[1] > means[0] + 2


@pytest.mark.clause("AN-10")
def test_matches_of_the_first_rules_are_played_with_the_call_open_at_once() -> None:
    assert ANGEL.rules_version == 2
    assert ANGEL.older_rules[1].options == {"opens": 1}

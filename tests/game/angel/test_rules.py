"""A deal of Angel: the flips, the turns and the call (AN-1 to AN-11). Seats are written from 1."""

from collections import Counter

import pytest

from game.angel.actions import Discard, DiscardUnseen
from game.angel.cards import DECK, DEVIL, VALUE
from game.angel.events import GoesFirst, JudgementDay, LastCardDrawn
from game.angel.game import ANGEL
from game.angel.options import AngelOptions
from game.angel.position import HANDS, SEATS, TRASH, UNSEEN, State
from game.angel.rules import apply, bonus_table, leader, legal, to_move
from game.angel.scoring import changes, ending, score, standing
from game.angel.view import view
from game.contract.rules import IllegalAction
from game.match import Match
from game.table import DealStarted
from tests.game.angel.positions import (
    AT_THE_END,
    CALL,
    IN_PLAY,
    counts,
    discard,
    flip_all,
    fresh,
    in_play,
    position,
)

each_opening = pytest.mark.parametrize("opens", (1, 2, 3))


@pytest.mark.clause("AN-1")
def test_four_seats_start_with_five_credits() -> None:
    assert list(ANGEL.seats) == [4]
    assert fresh().totals == (5, 5, 5, 5)


@pytest.mark.clause("AN-2")
def test_the_deck_has_two_cards_beside_aces_to_tens() -> None:
    codes = [face.code for face in DECK.faces]
    assert len(codes) == len(set(codes)) == 42
    assert {"AS", "10H", "DV", "AG"} <= set(codes)
    assert not {"JS", "QH", "KC"} & set(codes)


@pytest.mark.clause("AN-3")
def test_the_deal_passes_to_the_right_from_a_dealer_drawn_by_lot() -> None:
    assert {fresh(seed).dealer for seed in range(40)} == {0, 1, 2, 3}
    state = fresh(opens=1)
    first = state.dealer
    flip_all(state)
    apply(state, state.turn, CALL)
    assert state.dealer == (first - 1) % 4
    dealers = [event.dealer for event in state.table.events if isinstance(event, DealStarted)]
    assert dealers == [first, state.dealer]


@pytest.mark.clause("AN-4")
def test_five_cards_are_dealt_unseen() -> None:
    state = fresh()
    assert [len(pile) for pile in state.table.piles] == [22, 0, 0, 0, 0, 0, 5, 5, 5, 5]
    assert all(view(state, seat).piles[UNSEEN[seat]] == (None,) * 5 for seat in range(4))


@pytest.mark.clause("AN-5")
def test_every_seat_chooses_a_card_to_flip_from_the_dealers_left() -> None:
    state = fresh()
    for step in range(1, 5):
        seat = (state.dealer + step) % 4
        assert state.turn == seat
        assert list(legal(state, seat)) == [DiscardUnseen(slot) for slot in range(5)]
        chosen = state.table.piles[UNSEEN[seat]][3]
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
        card = flipped[(state.turn - left_of_dealer) % 4]
        tied = any(VALUE[each] == VALUE[card] and each not in (card, DEVIL) for each in flipped)
        assert told == [GoesFirst(state.turn, card, tied)]


@pytest.mark.clause("AN-7")
def test_everybody_looks_once_all_have_flipped() -> None:
    state = fresh()
    assert state.table.piles[TRASH] == flip_all(state)
    for seat in range(4):
        seen = view(state, seat)
        assert seen.hand == state.table.piles[HANDS[seat]] and len(seen.hand) == 4
        assert seen.piles[HANDS[(seat + 1) % 4]] == (None,) * 4


@pytest.mark.clause("AN-8")
def test_a_turn_is_a_discard_then_a_draw() -> None:
    state = position(f"{IN_PLAY}; stock: AS 10H")
    card = state.table.piles[HANDS[0]][0]
    apply(state, 0, Discard(card))
    assert state.table.piles[TRASH][-1] == card
    assert [DECK.faces[held].code for held in state.table.piles[HANDS[0]]] == ["4H", "4D", "5S", "AS"]
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
def test_each_seat_may_call_on_its_turn_once_judgement_day_is_open(opens: int) -> None:
    assert AngelOptions().opens == 3
    state, turns = in_play(opens=opens), Counter[int]()
    while not state.deals:
        turns[state.turn] += 1
        may = [seat for seat in range(SEATS) if CALL in legal(state, seat)]
        assert may == [state.turn] * (turns[state.turn] >= opens), turns
        discard(state, 1)


@pytest.mark.clause("AN-10")
def test_turns_are_counted_from_the_look_at_each_hand() -> None:
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


@each_opening
@pytest.mark.clause("AN-10")
def test_a_call_ends_the_deal_at_once(opens: int) -> None:
    state = in_play(opens=opens)
    discard(state, 4 * (opens - 1))
    caller = state.turn
    apply(state, caller, CALL)
    assert JudgementDay(caller) in state.table.events
    assert len(state.deals) == 1


@pytest.mark.parametrize(("opens", "nth"), [(1, "first"), (2, "second"), (3, "third")])
@pytest.mark.clause("AN-10")
def test_a_call_too_early_is_refused_with_the_turn_that_opens_it(opens: int, nth: str) -> None:
    told = f"You can't call Judgement Day until your {nth} turn. (rule AN-10)"
    match = Match(ANGEL, AngelOptions(opens=opens), 4, 1)
    while (seat := match.to_move) is not None and CALL not in match.legal(seat):
        with pytest.raises(IllegalAction) as refused:
            match.play(seat, CALL)
        assert str(refused.value) == told
        match.play(seat, match.legal(seat)[0])
    assert len(match.log) == 4 + 4 * (opens - 1)


@pytest.mark.parametrize(
    ("hand", "points"),
    [
        ("3C 4H 4D DV", 31),
        ("4S 5D 6S 7H", 72),
        ("2S 4S 6S AG", 77),
        ("7H 7D 7S 7C", 128),
        ("AC 5D 7D 10S", 23),
        ("AC AD 7D 10S", 19 + 20),
        ("AC AD 7D 7S", 16 + 40),
        ("AC AD AS 10S", 13 + 50),
        ("2C 4C 9C 10C", 25 + 50),
        ("4C 5C 6C 7C", 22 + 100),
    ],
)
@pytest.mark.clause("AN-12", "AN-13")
def test_only_the_best_combination_counts(hand: str, points: int) -> None:
    assert counts(hand) == points


@pytest.mark.clause("AN-13")
def test_the_bonus_table_is_an_option() -> None:
    table = bonus_table(AngelOptions(pair=7, three=0, two_pairs=9))
    assert score(DECK.cards("AC AD 7D 10S"), table) == 19 + 7
    assert score(DECK.cards("AC AD AS 10S"), table) == 13 + 7, "three of a kind holds a pair too"


@pytest.mark.parametrize(
    ("hand", "bonus"), [("AC 2D 3S 4H", 50), ("7C 8D 9S 10H", 50), ("8C 9D 10S AH", 0), ("10C AD 2S 3H", 0)]
)
@pytest.mark.clause("AN-14")
def test_straights_do_not_go_round_the_corner(hand: str, bonus: int) -> None:
    values = sum(1 if code[0] == "A" else int(code[:-1]) for code in hand.split())
    assert counts(hand) == values + bonus


@pytest.mark.parametrize(
    ("hand", "points"),
    [
        ("AG 2C 7D 10S", 34 + 20),
        ("AG 7C 7D 10S", 39 + 50),
        ("AG 7C 7D 7S", 36 + 100),
        ("AG 4C 5D 7S", 31 + 50),
        ("AG 8C 9C 10C", 42 + 100),
        ("AG 2C 7D DV", 24 + 20),
        ("AG 7C 7D DV", 29 + 50),
        ("DV 4C 5C 6C", 15),
        ("DV 4C 5D 6S", 15),
        ("DV 4C 4D 6S", 14 + 20),
    ],
)
@pytest.mark.clause("AN-15", "AN-16")
def test_the_angel_is_any_missing_card(hand: str, points: int) -> None:
    assert counts(hand) == points


@pytest.mark.parametrize(
    ("scores", "caller", "expected"),
    [
        ((90, 50, 40, 30), None, (1, 0, 0, -1)),
        ((90, 90, 40, 30), None, (1, 1, 0, -1)),
        ((90, 50, 30, 30), None, (1, 0, 0, 0)),
        ((90, 50, 40, 30), 0, (1, 0, 0, -1)),
        ((90, 90, 40, 30), 1, (1, 1, 0, -1)),
        ((90, 50, 40, 30), 1, (1, -1, 0, 0)),
        ((90, 90, 40, 30), 3, (1, 1, 0, -1)),
        ((90, 50, 40, 30), 3, (1, 0, 0, -1)),
        *(((40, 40, 40, 40), caller, (1, 1, 1, 1)) for caller in (None, 2)),
    ],
)
@pytest.mark.clause("AN-17", "AN-18", "AN-19")
def test_credits_go_to_the_best_hands(scores, caller, expected) -> None:
    assert changes(scores, caller) == expected


each_target = pytest.mark.parametrize("target", (7, 10))


@each_target
@pytest.mark.clause("AN-20")
def test_enough_credits_win_even_if_somebody_has_none(target: int) -> None:
    state = position(AT_THE_END, credits=(target - 1, 5, 5, 1), target=target)
    apply(state, 0, CALL)
    assert state.totals == (target, 5, 5, 0)
    assert to_move(state) is None
    assert standing(state).winners == (0,)


@each_target
@pytest.mark.clause("AN-20")
def test_several_angels_share_the_win(target: int) -> None:
    hands = AT_THE_END.replace("7H 7D 7S 7C", "10H 4C 10D 9S").replace("AC 5D 8D 10S", "10C 4D 10S 9D")
    state = position(hands, (target - 1, target - 1, 1, 1), target=target)
    apply(state, 0, CALL)
    assert state.totals[:2] == (target, target)
    assert standing(state).winners == (0, 1)


@pytest.mark.clause("AN-21")
def test_the_most_credits_win_once_somebody_has_none() -> None:
    state = position(AT_THE_END, credits=(5, 8, 8, 1))
    apply(state, 0, CALL)
    assert state.totals == (6, 8, 8, 0)
    assert standing(state).winners == (1, 2)


@pytest.mark.clause("AN-22")
def test_after_two_hundred_deals_the_match_ends_as_it_stands() -> None:
    state = position(AT_THE_END)
    state.deals = ((0, 0, 0, 0),) * 199
    apply(state, 0, CALL)
    assert standing(state).winners == (0,)


@pytest.mark.clause("AN-20", "AN-21", "AN-22")
def test_a_match_goes_on_until_one_of_its_ends() -> None:
    assert ending((9, 9, 1, 1), AngelOptions().target, 199) is None

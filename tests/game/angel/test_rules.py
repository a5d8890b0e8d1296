"""Every clause of Angel, one behaviour a test. Seats are written from 1."""

import pytest

from game.angel import ANGEL
from game.angel.actions import CallJudgementDay, Discard, DiscardUnseen
from game.angel.cards import DECK
from game.angel.combinations import score
from game.angel.events import GoesFirst, JudgementDay, LastCardDrawn
from game.angel.moves import legal
from game.angel.options import AngelOptions
from game.angel.phases import TurningUp
from game.angel.places import TRASH, hand, unseen
from game.angel.position import State
from game.angel.rules import apply, bonus_table, deal, leader, to_move
from game.angel.scoring import DEAL_LIMIT, changes, ending, standing
from game.angel.view import view
from game.events import DealStarted
from tests.game.angel.positions import position

BONUSES = bonus_table(AngelOptions())
CALL = CallJudgementDay()


def counts(cards: str) -> int:
    """What a hand counts."""
    return score(DECK.cards(cards), BONUSES)


def fresh(seed: int = 1) -> State:
    """A match that has just begun."""
    return deal(AngelOptions(), 4, seed)


def turn_up_all(state: State) -> list[int]:
    """Every seat turns up its first unseen card; the cards in that order."""
    turned = []
    while isinstance(state.phase, TurningUp):
        turned.append(state.table.piles[unseen(state.turn)][0])
        apply(state, state.turn, DiscardUnseen(0))
    return turned


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
    state = fresh()
    first = state.dealer
    turn_up_all(state)
    apply(state, state.turn, CALL)
    assert state.dealer == (first - 1) % 4
    assert [event.dealer for event in state.table.events if isinstance(event, DealStarted)] == [
        first,
        state.dealer,
    ]


@pytest.mark.clause("AN-4")
def test_five_cards_are_dealt_unseen_and_22_are_left() -> None:
    state = fresh()
    assert [len(pile) for pile in state.table.piles] == [22, 0, 0, 0, 0, 0, 5, 5, 5, 5]
    for seat in range(4):
        assert view(state, seat).piles[unseen(seat)] == (None,) * 5


@pytest.mark.clause("AN-5")
def test_every_seat_chooses_which_back_it_turns_up_clockwise_from_the_dealers_left() -> None:
    state = fresh()
    for step in range(1, 5):
        seat = (state.dealer + step) % 4
        assert state.turn == seat
        assert list(legal(state, seat)) == [DiscardUnseen(slot) for slot in range(5)]
        chosen = state.table.piles[unseen(seat)][3]
        apply(state, seat, DiscardUnseen(3))
        assert state.table.piles[TRASH][-1] == chosen


@pytest.mark.parametrize(
    ("turned", "first"),
    [("7S 3H 9C 4D", 2), ("7S 3H 3C 4D", 2), ("DV 9H 10C 8D", 4), ("AG DV 10C 8D", 4), ("AS AH 10C 8D", 1)],
)
@pytest.mark.clause("AN-6")
def test_the_lowest_goes_first_but_neither_devil_nor_angel(turned: str, first: int) -> None:
    assert leader(DECK.cards(turned), first=0) == first - 1


@pytest.mark.clause("AN-6")
def test_whoever_goes_first_is_told_with_its_card() -> None:
    for seed in range(30):
        state = fresh(seed)
        left_of_dealer = (state.dealer + 1) % 4
        turned = turn_up_all(state)
        told = [event for event in state.table.events if isinstance(event, GoesFirst)]
        assert told == [GoesFirst(state.turn, turned[(state.turn - left_of_dealer) % 4])]


@pytest.mark.clause("AN-7")
def test_the_four_stay_on_the_trash_and_then_everybody_looks() -> None:
    state = fresh()
    turned = turn_up_all(state)
    assert state.table.piles[TRASH] == turned
    for seat in range(4):
        assert len(view(state, seat).piles[hand(seat)]) == 4
        assert None not in view(state, seat).piles[hand(seat)]
        assert view(state, seat).piles[hand((seat + 1) % 4)] == (None,) * 4


@pytest.mark.clause("AN-8")
def test_a_turn_is_a_discard_and_a_draw_and_play_goes_counter_clockwise() -> None:
    state = position(
        "seat 1: 3C 4H 4D 5S; seat 2: 2S 2H 2D 2C; seat 3: 6S 6H 6D 6C; seat 4: 9S 9H 9D 9C; stock: AS 10H"
    )
    card = state.table.piles[hand(0)][0]
    apply(state, 0, Discard(card))
    assert state.table.piles[TRASH][-1] == card
    assert [DECK.faces[held].code for held in state.table.piles[hand(0)]] == ["4H", "4D", "5S", "AS"]
    assert state.turn == 3


@pytest.mark.clause("AN-9")
def test_the_devil_can_never_be_discarded_but_the_angel_may() -> None:
    state = position(
        "seat 1: DV AG 4D 5S; seat 2: 2S 2H 2D 2C; seat 3: 6S 6H 6D 6C; seat 4: 9S 9H 9D 9C; stock: AS 10H"
    )
    codes = [DECK.faces[action.card].code for action in legal(state, 0) if isinstance(action, Discard)]
    assert codes == ["AG", "4D", "5S"]
    assert None not in view(state, 2).piles[TRASH]


@pytest.mark.clause("AN-10")
def test_judgement_day_may_be_called_from_the_first_turn_on_and_ends_the_deal() -> None:
    state = fresh()
    assert CALL not in legal(state, state.turn)
    turn_up_all(state)
    assert CALL in legal(state, state.turn)
    caller = state.turn
    apply(state, caller, CALL)
    assert JudgementDay(caller) in state.table.events
    assert len(state.deals) == 1


@pytest.mark.clause("AN-11")
def test_the_last_card_of_the_play_pile_ends_the_deal_after_22_turns() -> None:
    state = fresh()
    turn_up_all(state)
    turns = 0
    while not state.deals:
        apply(state, state.turn, legal(state, state.turn)[0])
        turns += 1
    assert turns == 22
    assert LastCardDrawn() in state.table.events


@pytest.mark.parametrize(
    ("hand", "points"),
    [
        ("3C 4H 4D DV", 31),
        ("4S 5D 6S 7H", 72),
        ("2S 4S 6S AG", 77),
        ("7H 7D 7S 7C", 128),
        ("AC 5D 7D 10S", 23),
    ],
)
@pytest.mark.clause("AN-12", "AN-13")
def test_the_examples_that_come_with_the_game(hand: str, points: int) -> None:
    assert counts(hand) == points


@pytest.mark.parametrize(
    ("hand", "points"),
    [
        ("AC AD 7D 10S", 19 + 20),
        ("AC AD 7D 7S", 16 + 40),
        ("AC AD AS 10S", 13 + 50),
        ("2C 4C 9C 10C", 25 + 50),
        ("4C 5C 6C 7C", 22 + 100),
    ],
)
@pytest.mark.clause("AN-12", "AN-13")
def test_each_combination_has_its_bonus_and_only_the_best_counts(hand: str, points: int) -> None:
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
def test_sequences_do_not_go_round_the_corner(hand: str, bonus: int) -> None:
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
    ],
)
@pytest.mark.clause("AN-15")
def test_the_angel_is_whatever_is_missing_and_counts_fifteen(hand: str, points: int) -> None:
    assert counts(hand) == points


@pytest.mark.parametrize(
    ("hand", "points"), [("DV 4C 5C 6C", 15), ("DV 4C 5D 6S", 15), ("DV 4C 4D 6S", 14 + 20)]
)
@pytest.mark.clause("AN-16")
def test_the_devil_joins_nothing(hand: str, points: int) -> None:
    assert counts(hand) == points


@pytest.mark.parametrize(
    ("scores", "caller", "expected"),
    [
        ((90, 50, 40, 30), None, (1, 0, 0, -1)),
        ((90, 90, 40, 30), None, (1, 1, 0, -1)),
        ((90, 50, 30, 30), None, (1, 0, 0, 0)),
        ((90, 50, 40, 30), 0, (1, 0, 0, -1)),
        ((90, 90, 40, 30), 1, (1, 1, 0, -1)),
    ],
)
@pytest.mark.clause("AN-17")
def test_the_best_gain_and_a_single_worst_loses(
    scores: tuple[int, ...], caller: int | None, expected: tuple[int, ...]
) -> None:
    assert changes(scores, caller) == expected


@pytest.mark.parametrize(
    ("scores", "caller", "expected"),
    [
        ((90, 50, 40, 30), 1, (1, -1, 0, 0)),
        ((90, 90, 40, 30), 3, (1, 1, 0, -1)),
        ((90, 50, 40, 30), 3, (1, 0, 0, -1)),
    ],
)
@pytest.mark.clause("AN-18")
def test_a_caller_who_is_not_the_best_loses_alone(
    scores: tuple[int, ...], caller: int | None, expected: tuple[int, ...]
) -> None:
    assert changes(scores, caller) == expected


@pytest.mark.parametrize("caller", [None, 2])
@pytest.mark.clause("AN-19")
def test_when_all_four_tie_all_gain(caller: int | None) -> None:
    assert changes((40, 40, 40, 40), caller) == (1, 1, 1, 1)


HANDS_AT_THE_END = (
    "seat 1: 7H 7D 7S 7C; seat 2: AC 5D 8D 10S; seat 3: 2S 3H 6D 9C; seat 4: AS 2H 3D 5C; stock: 8S"
)


@pytest.mark.clause("AN-20")
def test_ten_credits_win_even_if_somebody_has_none() -> None:
    state = position(HANDS_AT_THE_END, credits=(9, 5, 5, 1))
    apply(state, 0, CALL)
    assert state.totals == (10, 5, 5, 0)
    assert to_move(state) is None
    assert standing(state).winners == (0,)


@pytest.mark.clause("AN-20")
def test_several_angels_share_the_win() -> None:
    hands = HANDS_AT_THE_END.replace("AC 5D 8D 10S", "6S 6H 6C AG").replace("2S 3H 6D 9C", "2S 3H 8D 9C")
    state = position(
        hands.replace("7H 7D 7S 7C", "10H 4C 10D 9S").replace("6S 6H 6C AG", "10C 4D 10S 9D"), (9, 9, 1, 1)
    )
    apply(state, 0, CALL)
    assert state.totals[:2] == (10, 10)
    assert standing(state).winners == (0, 1)


@pytest.mark.clause("AN-21")
def test_no_credits_end_the_match_and_the_most_win() -> None:
    state = position(HANDS_AT_THE_END, credits=(5, 8, 8, 1))
    apply(state, 0, CALL)
    assert state.totals == (6, 8, 8, 0)
    assert standing(state).winners == (1, 2)


@pytest.mark.clause("AN-22")
def test_after_two_hundred_deals_the_match_ends_as_it_stands() -> None:
    state = position(HANDS_AT_THE_END)
    state.deals = ((0, 0, 0, 0),) * (DEAL_LIMIT - 1)
    apply(state, 0, CALL)
    assert DEAL_LIMIT == 200
    assert standing(state).winners == (0,)


@pytest.mark.clause("AN-20", "AN-21", "AN-22")
def test_a_match_goes_on_between_one_and_nine_credits_for_199_deals() -> None:
    assert ending((9, 9, 1, 1), 199) is None

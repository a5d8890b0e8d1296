"""The points of a hand, the credits of a deal, and the end of a match (AN-12 to AN-22)."""

import pytest

from game.angel.cards import DECK
from game.angel.options import AngelOptions
from game.angel.rules import apply, bonus_table, to_move
from game.angel.scoring import DEAL_LIMIT, changes, ending, score, standing
from tests.game.angel.positions import AT_THE_END, CALL, counts, position


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


@pytest.mark.clause("AN-20")
def test_ten_credits_win_even_if_somebody_has_none() -> None:
    state = position(AT_THE_END, credits=(9, 5, 5, 1))
    apply(state, 0, CALL)
    assert state.totals == (10, 5, 5, 0)
    assert to_move(state) is None
    assert standing(state).winners == (0,)


@pytest.mark.clause("AN-20")
def test_several_angels_share_the_win() -> None:
    hands = AT_THE_END.replace("7H 7D 7S 7C", "10H 4C 10D 9S").replace("AC 5D 8D 10S", "10C 4D 10S 9D")
    state = position(hands, (9, 9, 1, 1))
    apply(state, 0, CALL)
    assert state.totals[:2] == (10, 10)
    assert standing(state).winners == (0, 1)


@pytest.mark.clause("AN-21")
def test_no_credits_end_the_match_and_the_most_win() -> None:
    state = position(AT_THE_END, credits=(5, 8, 8, 1))
    apply(state, 0, CALL)
    assert state.totals == (6, 8, 8, 0)
    assert standing(state).winners == (1, 2)


@pytest.mark.clause("AN-22")
def test_after_two_hundred_deals_the_match_ends_as_it_stands() -> None:
    state = position(AT_THE_END)
    state.deals = ((0, 0, 0, 0),) * (DEAL_LIMIT - 1)
    apply(state, 0, CALL)
    assert DEAL_LIMIT == 200
    assert standing(state).winners == (0,)


@pytest.mark.clause("AN-20", "AN-21", "AN-22")
def test_a_match_goes_on_between_one_and_nine_credits_for_199_deals() -> None:
    assert ending((9, 9, 1, 1), 199) is None

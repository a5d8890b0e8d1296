"""What a deal of Angel does to the credits, and when the match ends (AN-17 to AN-22)."""

import pytest

from game.angel.rules import apply, to_move
from game.angel.scoring import DEAL_LIMIT, changes, ending, standing
from tests.game.angel.positions import position
from tests.game.angel.scripts import CALL, HANDS_AT_THE_END


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

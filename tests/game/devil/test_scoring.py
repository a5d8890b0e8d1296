"""The points of hands, and the end of a deal and of a match of Devil (DV-17 to DV-20). Seats are written from 1."""

import pytest

from game.devil.cards import DECK_440
from game.devil.position import hand
from game.devil.rules import legal, to_move
from game.devil.scoring import hand_points, standing
from game.events import DealEnded, MatchEnded, Shown
from tests.game.devil.positions import events, last_points, play, position


@pytest.mark.clause("DV-17")
def test_a_deal_ends_when_a_hand_is_empty() -> None:
    """Everybody is shown every hand before it is scored."""
    state = position("seat 1: 7; seat 2: 3; seat 3: 9 2; discards: 8", target=9999)
    three, nine, two = (*state.table.piles[hand(1)], *state.table.piles[hand(2)])
    play(state, "7")
    assert events(state, DealEnded) == [DealEnded((0, 3, 11), (0, 3, 11))]
    assert events(state, Shown) == [
        Shown(hand(0), ()),
        Shown(hand(1), (three,)),
        Shown(hand(2), (nine, two)),
    ]


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("7 2", 9),
        ("10", 10),
        ("B", 20),
        ("O", 20),
        ("S1 7", 16),
        ("S4 7", 22),
        ("S1 S4 5", 40),
        ("S1 S1 3", 20),
    ],
)
@pytest.mark.clause("DV-18", "DV-19")
def test_hands_count_their_numbers_doubled_for_each_special(cards: str, points: int) -> None:
    assert hand_points(DECK_440.cards(cards)) == points


@pytest.mark.clause("DV-19")
def test_doublings_multiply() -> None:
    state = position("seat 1: S1; seat 2: S4 3; seat 3: 3; discards: 8", target=9999)
    play(state, "S1")
    assert last_points(state) == (0, (4 + 3) * 2 * 4, 12)


@pytest.mark.clause("DV-20")
def test_the_match_ends_at_the_target_and_the_least_total_wins() -> None:
    state = position("seat 1: 7; seat 2: 3; seat 3: 9; discards: 8", target=9)
    play(state, "7")
    assert to_move(state) is None
    assert standing(state).winners == (0,)
    assert standing(state).ranks == (1, 2, 3)
    assert events(state, MatchEnded) == [MatchEnded((0,))]
    assert all(legal(state, seat) == () for seat in range(3))


@pytest.mark.clause("DV-20")
def test_a_total_below_the_target_means_another_deal() -> None:
    state = position("seat 1: 7; seat 2: 3; seat 3: 9; discards: 8", target=10)
    play(state, "7")
    assert to_move(state) is not None
    assert standing(state).winners == ()


@pytest.mark.clause("DV-20")
def test_equal_least_totals_share_the_win() -> None:
    state = position("seat 1: 7; seat 2: 3; seat 3: 9; discards: 8", target=9)
    state.totals = (3, 0, 0)
    play(state, "7")
    assert standing(state).totals == (3, 3, 9)
    assert standing(state).winners == (0, 1)

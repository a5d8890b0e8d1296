"""How a deal of Angel begins: the lot, the five cards, the one turned up (AN-1 to AN-7). Seats are written from 1."""

import pytest

from game.angel.actions import DiscardUnseen
from game.angel.cards import DECK
from game.angel.events import GoesFirst
from game.angel.game import ANGEL
from game.angel.moves import legal
from game.angel.position import TRASH, hand, unseen
from game.angel.rules import apply, leader
from game.angel.view import view
from game.events import DealStarted
from tests.game.angel.scripts import CALL, fresh, turn_up_all


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

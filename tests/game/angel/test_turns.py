"""A turn of Angel, and the last card of a deal (AN-8, AN-9, AN-11). Seats are written from 1."""

import pytest

from game.angel.actions import Discard
from game.angel.cards import DECK
from game.angel.events import LastCardDrawn
from game.angel.moves import legal
from game.angel.position import TRASH, hand
from game.angel.rules import apply
from game.angel.view import view
from tests.game.angel.positions import position
from tests.game.angel.scripts import fresh, turn_up_all


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

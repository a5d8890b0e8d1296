"""The steps that every match of several deals is made of."""

from game.angel.game import ANGEL
from game.angel.position import HANDS, STOCK, State
from game.deal_cycle import (
    OVER,
    begin_deal,
    drawn_by_lot,
    gather,
    score_deal,
    show_hands,
    shuffle_pile,
    standing_by,
)
from game.events import DealEnded, DealStarted, Shown, Shuffled
from game.shuffle import shuffle


def fresh(seed: int = 1) -> State:
    """Return a match that has just begun, with nothing told yet."""
    state = ANGEL.deal(ANGEL.options(), 4, seed)
    state.table.events = []
    return state


def test_each_shuffle_and_lot_of_a_match_is_another() -> None:
    state = fresh()
    before = state.table.piles[STOCK][:]
    count = state.shuffles
    shuffle_pile(state, STOCK)
    shuffle(before, state.seed, count)
    assert state.table.piles[STOCK] == before
    assert state.shuffles == count + 1
    assert state.table.events == [Shuffled(STOCK)]
    assert drawn_by_lot(state) in range(4)
    assert state.shuffles == count + 2


def test_points_are_added_and_told() -> None:
    state = fresh()
    score_deal(state, [1, 0, 0, -1])
    assert state.totals == (6, 5, 5, 4)
    assert state.deals == ((1, 0, 0, -1),)
    assert state.table.events == [DealEnded((1, 0, 0, -1), (6, 5, 5, 4))]
    begin_deal(state)
    assert state.table.events[-1] == DealStarted(2, state.dealer)


def test_hands_are_shown_as_they_lie_and_all_cards_come_back() -> None:
    state = fresh()
    state.table.piles[HANDS[0]] = [state.table.piles[STOCK].pop()]
    held = tuple(state.table.piles[HANDS[0]])
    show_hands(state.table, HANDS[:1])
    assert state.table.events == [Shown(HANDS[0], held)]
    gather(state.table, STOCK)
    assert sorted(state.table.piles[STOCK]) == list(range(42))
    assert not any(state.table.piles[STOCK + 1 :])


def test_nobody_has_won_before_the_match_is_over() -> None:
    state = fresh()
    assert standing_by(state, (1, 2, 1, 4)).winners == ()
    state.phase = OVER
    assert standing_by(state, (1, 2, 1, 4)).winners == (0, 2)

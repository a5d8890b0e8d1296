"""A turn of Devil: laying, drawing, passing (DV-7 to DV-9). Seats are written from 1."""

import pytest

from game.devil.actions import Draw, EndDeal, GoOn
from game.devil.events import DealBlocked, NothingToDraw, TurnsUsedUp
from game.devil.moves import legal
from game.devil.position import DISCARDS, STOCK, hand
from game.devil.rules import TURN_LIMIT, apply
from game.events import DealStarted, Moved, Shuffled, TurnStarted
from game.shuffle import shuffle
from tests.game.devil.positions import events, held, position, top
from tests.game.devil.scripts import choices, draw, last_points, play


@pytest.mark.parametrize(
    ("below", "fitting"),
    [("1", "4 8"), ("4", "1 5"), ("5", "4 10"), ("8", "1 7"), ("9", "6 10"), ("10", "5 9"), ("7", "2 8")],
)
@pytest.mark.clause("DV-7")
def test_a_discard_makes_a_sum_that_ends_in_five_or_nine(below: str, fitting: str) -> None:
    state = position(f"seat 1: 1 2 3 4 5 6 7 8 9 10; seat 2: 3; seat 3: 3; discards: {below}")
    assert choices(state) == fitting.split()


@pytest.mark.clause("DV-7")
def test_specials_count_as_their_number() -> None:
    state = position("seat 1: S1 S4 2; seat 2: 3; seat 3: 3; discards: 8")
    assert choices(state) == ["S1"]
    state = position("seat 1: S1 S4 2; seat 2: 3; seat 3: 3; discards: 5")
    assert choices(state) == ["S4"]


@pytest.mark.clause("DV-7")
def test_who_can_discard_must_and_copies_are_one_choice() -> None:
    state = position("seat 1: 7 7 1 2; seat 2: 3; seat 3: 3; discards: 8")
    assert choices(state) == ["7", "1"]
    assert Draw() not in legal(state, 0)


@pytest.mark.clause("DV-7")
def test_play_goes_to_the_left() -> None:
    state = position("seat 1: 7 2; seat 2: 3; seat 3: 3; discards: 8; to play: 1")
    play(state, "7")
    assert state.turn == 1
    assert legal(state, 0) == ()


@pytest.mark.clause("DV-8")
def test_a_drawn_card_that_does_not_fit_stays_in_the_hand() -> None:
    state = position("seat 1: 2; seat 2: 3; seat 3: 3; discards: 8; stock: 6")
    draw(state)
    assert held(state, 1) == ["2", "6"]
    assert state.turn == 1


@pytest.mark.clause("DV-8", "DV-10")
def test_a_drawn_card_that_fits_is_discarded_with_its_effect() -> None:
    state = position("seat 1: 2; seat 2: 3; seat 3: 3; discards: 5; stock: 10")
    draw(state)
    assert held(state, 1) == ["2"]
    assert top(state) == "10"
    assert state.turn == 2


@pytest.mark.clause("DV-8", "DV-11")
def test_a_drawn_special_brings_its_choice() -> None:
    state = position("seat 1: 2; seat 2: 3; seat 3: 3; discards: 8; stock: S1")
    draw(state)
    assert state.turn == 0
    assert list(legal(state, 0)) == [EndDeal(), GoOn()]


@pytest.mark.clause("DV-9")
def test_an_empty_draw_pile_is_made_of_the_discards_beneath_the_top() -> None:
    state = position("seat 1: 2; seat 2: 3; seat 3: 3; discards: 8; rest: discards")
    assert state.table.piles[STOCK] == []
    draw(state)
    assert len(events(state, Shuffled)) == 1
    in_hands = sum(len(held(state, seat)) for seat in (1, 2, 3))
    assert len(state.table.piles[STOCK]) == 40 - in_hands - len(state.table.piles[DISCARDS])
    assert len(state.table.piles[STOCK]) >= 34


@pytest.mark.clause("DV-9")
def test_the_draw_pile_stays_empty_until_a_card_must_be_drawn() -> None:
    state = position(
        "seat 1: 2; seat 2: 7 3; seat 3: 3 4; discards: 8; stock: 3; rest: discards", target=9999
    )
    draw(state)
    play(state, "7")
    assert state.table.piles[STOCK] == [] and events(state, Shuffled) == []
    draw(state)
    assert len(events(state, Shuffled)) == 1


@pytest.mark.clause("DV-9")
def test_the_top_stays_when_the_discards_are_reshuffled() -> None:
    state = position("seat 1: 2; seat 2: 3; seat 3: 3; discards: 8; rest: discards")
    before = state.table.piles[DISCARDS][-1]
    draw(state)
    assert before in state.table.piles[DISCARDS]
    assert len(state.table.piles[DISCARDS]) <= 2


@pytest.mark.clause("DV-9")
def test_with_nothing_to_draw_the_turn_just_ends() -> None:
    state = position("seat 1: 2; seat 2: 3; seat 3: ; discards: 8; rest: seat 3; to play: 1")
    draw(state)
    assert events(state, NothingToDraw) == [NothingToDraw(0)]
    assert held(state, 1) == ["2"]
    assert state.turn == 1


@pytest.mark.clause("DV-9")
def test_a_deal_in_which_nobody_can_go_on_stops_without_a_winner() -> None:
    state = position("seat 1: 2; seat 2: ; discards: 2; rest: seat 2; to play: 1", seats=2, target=9999)
    state.dealer = 1
    state.idle = 1
    draw(state)
    assert events(state, DealBlocked) == [DealBlocked()]
    assert last_points(state)[0] == 2
    assert state.dealer == 1


@pytest.mark.clause("DV-9")
def test_a_discard_ends_a_run_of_idle_turns() -> None:
    state = position("seat 1: 7 2; seat 2: 3; seat 3: 3; discards: 8")
    state.idle = 2
    play(state, "7")
    assert state.idle == 0


@pytest.mark.parametrize(("turns", "stopped"), [(999, False), (1000, True)])
@pytest.mark.clause("DV-9")
def test_a_deal_stops_after_a_thousand_turns(turns: int, stopped: bool) -> None:
    """The thousandth turn is still played."""
    state = position("seat 1: 2 2; seat 2: 3; seat 3: 3; discards: 8; stock: 6", target=9999)
    state.turns = turns
    draw(state)
    assert TURN_LIMIT == 1000
    assert bool(events(state, TurnsUsedUp)) == stopped
    assert events(state, DealBlocked) == []
    assert len(state.deals) == stopped


@pytest.mark.clause("DV-9")
def test_turns_are_counted_from_one_in_every_deal() -> None:
    state = position("seat 1: 7; seat 2: 3 5; seat 3: 9; discards: 8", target=9999)
    state.turns = 40
    state.idle = 2
    play(state, "7")
    assert (state.turns, state.idle) == (1, 0)


@pytest.mark.clause("DV-9")
def test_after_a_stop_the_same_dealer_deals_again_and_every_hand_counts() -> None:
    state = position("seat 1: 2 2; seat 2: 3; seat 3: S4; discards: 8; stock: 6", target=9999)
    dealer, state.turns = state.dealer, TURN_LIMIT
    draw(state)
    assert last_points(state) == (2 + 2 + 6, 3, 8)
    assert state.dealer == dealer
    assert events(state, DealStarted) == [DealStarted(2, dealer)]


@pytest.mark.clause("DV-9")
def test_every_shuffle_of_a_match_is_another() -> None:
    """The seed and the count of shuffles decide, so that a log plays again to the card."""
    state = position("seat 1: 2 2; seat 2: 3; seat 3: 3; discards: 8; rest: discards; to play: 1")
    before = state.shuffles
    beneath = state.table.piles[DISCARDS][:-1]
    draw(state)
    assert state.shuffles == before + 1
    assert events(state, Shuffled) == [Shuffled(STOCK)]
    shuffle(beneath, state.seed, before)
    drawn = [event.card for event in events(state, Moved) if event.target == hand(0)]
    assert drawn == beneath[-1:]
    assert state.table.piles[STOCK] == beneath[:-1]


@pytest.mark.clause("DV-9", "DV-12")
def test_a_forced_draw_takes_what_there_is_and_still_skips() -> None:
    state = position("seat 1: S4 2; seat 2: 3; seat 3: ; discards: 5; rest: seat 3; to play: 1")
    play(state, "S4")
    apply(state, 0, GoOn())
    assert len(held(state, 2)) == 2, "only the one discard beneath the Special could be drawn"
    assert state.turn == 2


@pytest.mark.clause("DV-7", "DV-10", "DV-17")
def test_everybody_is_told_whose_turn_begins() -> None:
    state = position("seat 1: 7 2; seat 2: 10 6; seat 3: 3; discards: 8; to play: 1", target=9999)
    play(state, "7")
    assert events(state, TurnStarted) == [TurnStarted(1)]
    state = position("seat 1: 10 2; seat 2: 3; seat 3: 3; discards: 5", target=9999)
    play(state, "10")
    assert events(state, TurnStarted) == [TurnStarted(2)]
    state = position("seat 1: 7; seat 2: 3; seat 3: 9; discards: 8", target=9999)
    play(state, "7")
    assert events(state, TurnStarted) == [TurnStarted(1)], "the winner's left begins the next deal"
    state = position("seat 1: 7; seat 2: 3; seat 3: 9; discards: 8", target=1)
    play(state, "7")
    assert events(state, TurnStarted) == [], "the match is over"

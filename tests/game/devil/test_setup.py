"""The decks of Devil, who deals, and how a deal begins (DV-1 to DV-6). Seats are written from 1."""

import pytest

from game.devil.cards import DECK_440, STANDARD_DECK
from game.devil.events import Buried, Lot
from game.devil.game import DEVIL, DEVIL_440
from game.devil.options import Devil440Options, DevilOptions
from game.devil.phases import Choosing
from game.devil.position import DISCARDS, STOCK, holder
from game.devil.rules import deal
from game.events import DealStarted, Moved
from game.option_parsing import BadOptions, read_options
from tests.game.devil.positions import events, position, top
from tests.game.devil.scripts import play


@pytest.mark.clause("DV-1")
def test_the_deck_has_forty_cards_with_two_specials() -> None:
    codes = [face.code for face in STANDARD_DECK.faces]
    assert len(codes) == 40
    assert [codes.count(str(number)) for number in range(1, 11)] == [3, 4, 4, 3, 4, 4, 4, 4, 4, 4]
    assert codes.count("S1") == codes.count("S4") == 1


@pytest.mark.clause("DV-2")
def test_the_larger_deck_adds_sixteen_cards() -> None:
    codes = [face.code for face in DECK_440.faces]
    assert len(codes) == 56
    assert {code: codes.count(code) for code in ("1", "S1", "4", "S4", "10", "B", "O")} == {
        "1": 8,
        "S1": 2,
        "4": 5,
        "S4": 2,
        "10": 8,
        "B": 2,
        "O": 1,
    }


@pytest.mark.parametrize(("game", "least"), [(DEVIL, 180), (DEVIL_440, 440)])
@pytest.mark.clause("DV-3")
def test_a_target_from_the_least_to_100_000_is_taken_and_any_other_refused(game, least: int) -> None:
    for target in (least, 5_000, 100_000):
        assert read_options(game, {"target": target}).target == target
    for target, told in ((least - 1, str(least - 1)), (100_001, "100,001")):
        with pytest.raises(BadOptions, match=f"a whole number from {least} to 100,000, not {told}"):
            read_options(game, {"target": target})


@pytest.mark.clause("DV-3")
def test_two_to_eight_may_play() -> None:
    assert list(DEVIL.seats) == list(DEVIL_440.seats) == [2, 3, 4, 5, 6, 7, 8]


@pytest.mark.parametrize("seed", range(60))
@pytest.mark.clause("DV-4")
def test_the_lowest_lot_deals_first_and_ties_draw_again(seed: int) -> None:
    state = deal(Devil440Options(), 8, seed)
    lots = events(state, Lot)
    drawing = set(range(8))
    while len(drawing) > 1:
        numbers: dict[int, int] = {}
        while len(numbers) < len(drawing):
            lot = lots.pop(0)
            face = DECK_440.faces[lot.card]
            if face.code not in ("B", "O"):
                numbers[lot.seat] = int(face.code.removeprefix("S"))
        assert set(numbers) == drawing
        drawing = {seat for seat in drawing if numbers[seat] == min(numbers.values())}
    assert lots == []
    assert state.dealer == drawing.pop()


@pytest.mark.clause("DV-4", "DV-17")
def test_the_winner_of_a_deal_deals_the_next() -> None:
    state = position("seat 1: 7; seat 2: 3; seat 3: 9; discards: 8; to play: 1")
    play(state, "7")
    assert state.dealer == 0
    assert events(state, DealStarted) == [DealStarted(2, 0)]
    assert state.turn == 1


@pytest.mark.clause("DV-5")
def test_four_cards_are_dealt_two_at_a_time_and_one_turned_up() -> None:
    state = deal(DevilOptions(), 3, 5)
    start = next(i for i, event in enumerate(state.table.events) if isinstance(event, DealStarted))
    moves = [event for event in state.table.events[start:] if isinstance(event, Moved)]
    order = [(state.dealer + step) % 3 for step in (1, 2, 3)]
    assert [holder(move.target) for move in moves[:12]] == [seat for seat in order * 2 for _ in range(2)]
    assert (moves[12].source, moves[12].target) == (STOCK, DISCARDS)
    assert [len(pile) for pile in state.table.piles] == [40 - 13, 1, 4, 4, 4]


@pytest.mark.clause("DV-6")
def test_a_turned_up_special_or_ten_has_no_effect() -> None:
    tops = set()
    for seed in range(400):
        state = deal(DevilOptions(), 2, seed)
        tops.add(top(state))
        assert state.turn == (state.dealer + 1) % 2
        assert not isinstance(state.phase, Choosing)
    assert {"10", "S1", "S4"} <= tops


@pytest.mark.clause("DV-6")
def test_a_turned_up_onifuda_is_buried_and_a_blank_stays() -> None:
    tops, buried = set(), 0
    for seed in range(300):
        state = deal(Devil440Options(), 2, seed)
        tops.add(top(state))
        went_back = [
            event for event in events(state, Moved) if (event.source, event.target) == (DISCARDS, STOCK)
        ]
        assert [Buried(event.card) for event in went_back] == events(state, Buried)
        buried += len(went_back)
    assert "O" not in tops
    assert "B" in tops
    assert buried > 0

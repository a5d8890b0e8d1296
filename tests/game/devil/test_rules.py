"""A deal of Devil: the decks, the lots, the turns and what cards do (DV-1 to DV-17). Seats are written from 1."""

import pytest

from game.cards import shuffle
from game.devil.actions import Draw, EndDeal, GoOn
from game.devil.cards import DECK_440, STANDARD_DECK
from game.devil.events import (
    Buried,
    DealBlocked,
    DealWon,
    Lot,
    LotsTied,
    NothingToDraw,
    Reshuffled,
    Skipped,
    TurnsUsedUp,
)
from game.devil.game import DEVIL, DEVIL_440
from game.devil.options import Devil440Options, DevilOptions
from game.devil.position import DISCARDS, HANDS, STOCK, Choosing, Playing, holder
from game.devil.rules import apply, deal, legal, to_move
from game.devil.scoring import hand_points, standing
from game.plain_data import BadOptions, read_options
from game.table import DealEnded, DealStarted, MatchEnded, Moved, Shown, Shuffled
from tests.game.devil.positions import choices, draw, events, held, last_points, play, position, top


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
def test_a_target_beyond_its_bounds_is_refused(game, least: int) -> None:
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
def test_lots_are_drawn_until_one_is_lowest(seed: int) -> None:
    state = deal(Devil440Options(), 8, seed)
    lots, tied = events(state, Lot), [set(each.seats) for each in events(state, LotsTied)]
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
        assert len(drawing) == 1 or drawing == tied.pop(0), "a tie is told"
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
def test_four_cards_are_dealt_two_at_a_time() -> None:
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
def test_only_a_turned_up_onifuda_is_buried() -> None:
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


@pytest.mark.parametrize(
    ("below", "fitting"),
    [
        ("1", "4 8 S4"),
        ("4", "1 5 S1"),
        ("5", "4 10 S4"),
        ("8", "1 7 S1"),
        ("9", "6 10"),
        ("10", "5 9"),
        ("7", "2 8"),
        ("S1", "4 8 S4"),
        ("S4", "1 5 S1"),
    ],
)
@pytest.mark.clause("DV-7")
def test_a_play_makes_a_sum_that_ends_in_five_or_nine(below: str, fitting: str) -> None:
    state = position(
        f"seat 1: 1 2 3 4 5 6 7 8 9 10 S1 S4; seat 2: 3; seat 3: 3; discards: {below}", larger=True
    )
    assert sorted(choices(state)) == sorted(fitting.split())


@pytest.mark.clause("DV-7")
def test_a_player_who_can_play_must() -> None:
    state = position("seat 1: 7 7 1 2; seat 2: 3; seat 3: 3; discards: 8")
    assert choices(state) == ["7", "1"]
    assert Draw() not in legal(state, 0)


@pytest.mark.clause("DV-8")
def test_a_drawn_card_that_does_not_fit_stays_in_the_hand() -> None:
    state = position("seat 1: 2; seat 2: 3; seat 3: 3; discards: 8; stock: 6")
    draw(state)
    assert held(state, 1) == ["2", "6"]
    assert state.turn == 1


@pytest.mark.clause("DV-8", "DV-10", "DV-11", "DV-16")
def test_a_drawn_card_that_fits_is_played_with_its_effect() -> None:
    state = position("seat 1: 2; seat 2: 3; seat 3: 3; discards: 5; stock: 10")
    draw(state)
    assert (held(state, 1), top(state), state.turn) == (["2"], "10", 2)
    state = position("seat 1: 2; seat 2: 3; seat 3: 3; discards: 8; stock: S1")
    draw(state)
    assert state.turn == 0
    assert list(legal(state, 0)) == [EndDeal(), GoOn()]
    state = position("seat 1: 2; seat 2: 3; seat 3: 3; discards: 8; stock: O", larger=True, target=9999)
    draw(state)
    assert last_points(state) == (4, 6, 6)
    assert events(state, DealWon)[0].seat == 0


@pytest.mark.clause("DV-9")
def test_an_empty_draw_pile_is_reshuffled_from_the_lower_discards() -> None:
    state = position("seat 1: 2 2; seat 2: 3; seat 3: 3; discards: 8; rest: discards; to play: 1")
    *beneath, last = state.table.piles[DISCARDS]
    before = state.shuffles
    assert state.table.piles[STOCK] == []
    draw(state)
    assert state.shuffles == before + 1
    assert events(state, Shuffled) == [Shuffled(STOCK)]
    shuffle(beneath, state.seed, before)
    drawn = [event.card for event in events(state, Moved) if event.target == HANDS[0]]
    assert drawn == beneath[-1:]
    assert state.table.piles[STOCK] == beneath[:-1]
    assert last in state.table.piles[DISCARDS] and len(state.table.piles[DISCARDS]) <= 2


@pytest.mark.clause("DV-9")
def test_the_draw_pile_stays_empty_until_a_card_must_be_drawn() -> None:
    state = position(
        "seat 1: 2; seat 2: 7 3; seat 3: 3 4; discards: 8; stock: 3; rest: discards", target=9999
    )
    draw(state)
    play(state, "7")
    assert state.table.piles[STOCK] == [] and events(state, Reshuffled) == []
    draw(state)
    assert len(events(state, Reshuffled)) == 1


@pytest.mark.clause("DV-9")
def test_with_nothing_to_draw_the_turn_just_ends() -> None:
    state = position("seat 1: 2; seat 2: 3; seat 3: ; discards: 8; rest: seat 3; to play: 1")
    draw(state)
    assert events(state, NothingToDraw) == [NothingToDraw(0)]
    assert held(state, 1) == ["2"]
    assert state.turn == 1


@pytest.mark.clause("DV-9")
def test_after_a_blocked_deal_the_same_dealer_deals_again() -> None:
    state = position("seat 1: 2; seat 2: ; discards: 2; rest: seat 2; to play: 1", seats=2, target=9999)
    state.dealer = 1
    state.idle = 1
    draw(state)
    assert events(state, DealBlocked) == [DealBlocked()]
    assert last_points(state)[0] == 2
    assert state.dealer == 1
    assert events(state, DealStarted) == [DealStarted(2, 1)]


@pytest.mark.parametrize(("turns", "stopped"), [(999, False), (1000, True)])
@pytest.mark.clause("DV-9")
def test_a_deal_stops_after_its_thousandth_turn(turns: int, stopped: bool) -> None:
    state = position("seat 1: 2 2; seat 2: 3; seat 3: S4; discards: 8; stock: 6", target=9999)
    dealer, state.turns = state.dealer, turns
    draw(state)
    assert bool(events(state, TurnsUsedUp)) == stopped and events(state, DealBlocked) == []
    assert state.deals == (((2 + 2 + 6, 3, 8),) if stopped else ())
    assert not stopped or state.dealer == dealer


@pytest.mark.clause("DV-9")
def test_a_play_ends_a_run_of_idle_turns() -> None:
    state = position("seat 1: 7 2; seat 2: 3; seat 3: 3; discards: 8")
    state.idle = 2
    play(state, "7")
    assert state.idle == 0
    state = position("seat 1: 7; seat 2: 3 5; seat 3: 9; discards: 8", target=9999)
    state.turns, state.idle = 40, 2
    play(state, "7")
    assert (state.turns, state.idle) == (1, 0)


@pytest.mark.parametrize(("seats", "turn"), [(3, 2), (2, 0)])
@pytest.mark.clause("DV-10", "DV-14")
def test_a_ten_skips_the_next_seat(seats: int, turn: int) -> None:
    third = "; seat 3: 3" if seats == 3 else ""
    state = position(f"seat 1: 10 2; seat 2: 3{third}; discards: 5", seats=seats)
    play(state, "10")
    assert events(state, Skipped) == [Skipped(1, 0, state.table.piles[DISCARDS][-1])]
    assert state.turn == turn


@pytest.mark.parametrize(("special", "below", "points"), [("S1", "8", (4, 6, 24)), ("S4", "5", (4, 3, 12))])
@pytest.mark.clause("DV-11", "DV-12")
def test_ending_on_a_special_1_doubles_every_hand_on_a_4_only_ones_own(special, below, points) -> None:
    state = position(f"seat 1: {special} 2; seat 2: 3; seat 3: 3 9; discards: {below}", target=9999)
    play(state, special)
    apply(state, 0, EndDeal())
    assert last_points(state) == points
    assert state.dealer == 0


@pytest.mark.parametrize(
    ("special", "below", "drawn"), [("S1", "8", ["3", "6"]), ("S4", "5", ["3", "6", "9"])]
)
@pytest.mark.clause("DV-11", "DV-12")
def test_going_on_after_a_special_costs_the_next_seat_its_turn(special, below, drawn) -> None:
    state = position(f"seat 1: {special} 2; seat 2: 3; seat 3: 3; discards: {below}; stock: 6 9 8")
    play(state, special)
    assert isinstance(state.phase, Choosing)
    assert list(legal(state, 0)) == [EndDeal(), GoOn()]
    apply(state, 0, GoOn())
    assert state.phase == Playing()
    assert events(state, Skipped) == [Skipped(1, 0, state.table.piles[DISCARDS][-1])]
    assert held(state, 2) == drawn
    assert [seat for seat in range(3) if legal(state, seat)] == [state.turn] == [2]


@pytest.mark.clause("DV-9", "DV-12")
def test_a_forced_draw_skips_even_if_it_falls_short() -> None:
    state = position("seat 1: S4 2; seat 2: 3; seat 3: ; discards: 5; rest: seat 3; to play: 1")
    play(state, "S4")
    apply(state, 0, GoOn())
    assert len(held(state, 2)) == 2, "only the one discard beneath the Special could be drawn"
    assert state.turn == 2


@pytest.mark.parametrize(("last", "below", "times"), [("S4", "5", 2), ("S1", "8", 4), ("7", "8", 1)])
@pytest.mark.clause("DV-13")
def test_going_out_on_a_special_multiplies_the_others_points(last, below, times) -> None:
    state = position(f"seat 1: {last}; seat 2: 3; seat 3: 3 9; discards: {below}", target=9999)
    play(state, last)
    assert last_points(state) == (0, 3 * times, 12 * times)
    assert len(state.deals) == 1


@pytest.mark.clause("DV-15")
def test_a_blank_goes_with_anything_but_a_special() -> None:
    state = position("seat 1: 1 2 9 10 S1 S4 O B; seat 2: 3; discards: B", seats=2, larger=True)
    assert choices(state) == ["1", "2", "9", "10", "O", "B"]
    for below, fits in (("3", True), ("10", True), ("S1", False), ("S4", False)):
        state = position(f"seat 1: B 2; seat 2: 3; seat 3: 3; discards: {below}", larger=True)
        assert ("B" in choices(state)) == fits
    state = position("seat 1: B 2; seat 2: 3; seat 3: 3; discards: 3", larger=True)
    play(state, "B")
    assert (top(state), state.turn) == ("B", 1)


@pytest.mark.parametrize("below", ["S1", "S4", "B", "6", "10"])
@pytest.mark.parametrize(("left", "points"), [("2", 4), ("", 0)])
@pytest.mark.clause("DV-16")
def test_the_onifuda_ends_the_deal_at_double_points(below, left, points) -> None:
    state = position(f"seat 1: O {left}; seat 2: 3; seat 3: 3 9; discards: {below}", larger=True, target=9999)
    play(state, "O")
    assert last_points(state) == (points, 6, 24)
    assert state.dealer == 0 and [event.seat for event in events(state, DealWon)] == [0]


@pytest.mark.clause("DV-17")
def test_a_deal_ends_when_a_hand_is_empty() -> None:
    state = position("seat 1: 7; seat 2: 3; seat 3: 9 2; discards: 8", target=9999)
    three, nine, two = (*state.table.piles[HANDS[1]], *state.table.piles[HANDS[2]])
    play(state, "7")
    assert events(state, DealEnded) == [DealEnded((0, 3, 11), (0, 3, 11))]
    assert events(state, Shown) == [
        Shown(HANDS[0], ()),
        Shown(HANDS[1], (three,)),
        Shown(HANDS[2], (nine, two)),
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
def test_the_least_total_wins_once_the_target_is_reached() -> None:
    state = position("seat 1: 7; seat 2: 3; seat 3: 9; discards: 8", target=9)
    play(state, "7")
    assert to_move(state) is None
    assert standing(state).winners == (0,)
    assert standing(state).ranks == (1, 2, 3)
    assert events(state, MatchEnded) == [MatchEnded((0,))]
    assert all(legal(state, seat) == () for seat in range(3))
    state = position("seat 1: 7; seat 2: 3; seat 3: 9; discards: 8", target=10)
    play(state, "7")
    assert to_move(state) is not None and standing(state).winners == (), "below it another deal follows"


@pytest.mark.clause("DV-20")
def test_equal_least_totals_share_the_win() -> None:
    state = position("seat 1: 7; seat 2: 3; seat 3: 9; discards: 8", target=9)
    state.totals = (3, 0, 0)
    play(state, "7")
    assert standing(state).totals == (3, 3, 9)
    assert standing(state).winners == (0, 1)

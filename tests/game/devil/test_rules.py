"""Every clause of Devil and of Devil 440, one behaviour a test. Seats are written from 1."""

import pytest

from game.choices import BadOptions, read_options
from game.devil import DEVIL, DEVIL_440
from game.devil.actions import Discard, Draw, EndDeal, GoOn
from game.devil.cards import DECK_440, STANDARD_DECK
from game.devil.events import Buried, DealBlocked, DealWon, Lot, NothingToDraw, Skipped, TurnsUsedUp
from game.devil.moves import legal
from game.devil.options import Devil440Options, DevilOptions
from game.devil.phases import Choosing, Playing
from game.devil.places import DISCARDS, STOCK, hand, holder
from game.devil.position import State
from game.devil.rules import TURN_LIMIT, apply, deal, to_move
from game.devil.scoring import hand_points, standing
from game.events import DealEnded, DealStarted, MatchEnded, Moved, Shown, Shuffled, TurnStarted
from game.shuffle import shuffle
from tests.game.devil.positions import events, held, position, top


def play(state: State, code: str) -> None:
    """The seat to move discards a card of this face."""
    seat = state.turn
    chosen = next(
        action
        for action in legal(state, seat)
        if isinstance(action, Discard) and DECK_440.faces[action.card].code == code
    )
    apply(state, seat, chosen)


def draw(state: State) -> None:
    """The seat to move draws, which must be all it can do."""
    assert list(legal(state, state.turn)) == [Draw()]
    apply(state, state.turn, Draw())


def choices(state: State) -> list[str]:
    """The faces the seat to move may discard."""
    return [
        DECK_440.faces[action.card].code for action in legal(state, state.turn) if isinstance(action, Discard)
    ]


def last_points(state: State) -> tuple[int, ...]:
    """What the deal that has just ended added."""
    return state.deals[-1]


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
def test_a_target_below_the_least_is_refused_and_a_larger_one_taken(game, least: int) -> None:
    assert read_options(game, {}).target == least
    assert read_options(game, {"target": 5000}).target == 5000
    with pytest.raises(BadOptions, match=f"needs at least {least}, not {least - 1}"):
        read_options(game, {"target": least - 1})


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


@pytest.mark.clause("DV-10")
def test_a_ten_skips_the_next_seat() -> None:
    state = position("seat 1: 10 2; seat 2: 3; seat 3: 3; discards: 5")
    play(state, "10")
    assert events(state, Skipped) == [Skipped(1, 0, state.table.piles[DISCARDS][-1])]
    assert state.turn == 2


@pytest.mark.clause("DV-11")
def test_ending_on_a_special_one_doubles_every_hand() -> None:
    state = position("seat 1: S1 2; seat 2: 3; seat 3: 3 9; discards: 8", target=9999)
    play(state, "S1")
    apply(state, 0, EndDeal())
    assert last_points(state) == (4, 6, 24)
    assert state.dealer == 0


@pytest.mark.clause("DV-11")
def test_going_on_after_a_special_one_makes_the_next_seat_draw_one_and_skips_it() -> None:
    state = position("seat 1: S1 2; seat 2: 3; seat 3: 3; discards: 8; stock: 6 9")
    play(state, "S1")
    apply(state, 0, GoOn())
    assert held(state, 2) == ["3", "6"]
    assert state.turn == 2


@pytest.mark.clause("DV-12")
def test_ending_on_a_special_four_doubles_only_the_enders_hand() -> None:
    state = position("seat 1: S4 2; seat 2: 3; seat 3: 3 9; discards: 5", target=9999)
    play(state, "S4")
    apply(state, 0, EndDeal())
    assert last_points(state) == (4, 3, 12)


@pytest.mark.clause("DV-12")
def test_going_on_after_a_special_four_makes_the_next_seat_draw_two() -> None:
    state = position("seat 1: S4 2; seat 2: 3; seat 3: 3; discards: 5; stock: 6 9 8")
    play(state, "S4")
    assert isinstance(state.phase, Choosing)
    assert list(legal(state, 0)) == [EndDeal(), GoOn()]
    apply(state, 0, GoOn())
    assert state.phase == Playing()
    assert list(legal(state, 0)) == list(legal(state, 1)) == []
    assert list(legal(state, 2)) == [Draw()]
    assert events(state, Skipped) == [Skipped(1, 0, state.table.piles[DISCARDS][-1])]
    assert held(state, 2) == ["3", "6", "9"]
    assert state.turn == 2


@pytest.mark.parametrize(("last", "below", "times"), [("S4", "5", 2), ("S1", "8", 4), ("7", "8", 1)])
@pytest.mark.clause("DV-13")
def test_going_out_on_a_special_multiplies_the_others_points_without_a_choice(
    last: str, below: str, times: int
) -> None:
    state = position(f"seat 1: {last}; seat 2: 3; seat 3: 3 9; discards: {below}", target=9999)
    play(state, last)
    assert last_points(state) == (0, 3 * times, 12 * times)
    assert len(state.deals) == 1


@pytest.mark.clause("DV-14")
def test_at_a_table_of_two_a_skip_gives_the_turn_back() -> None:
    state = position("seat 1: 10 2; seat 2: 3; discards: 5", seats=2)
    play(state, "10")
    assert state.turn == 0


@pytest.mark.clause("DV-15")
def test_a_blank_goes_with_anything_but_a_special() -> None:
    state = position("seat 1: 1 2 9 10 S1 S4 O; seat 2: 3; discards: B", seats=2, larger=True)
    assert choices(state) == ["1", "2", "9", "10", "O"]
    for below, fits in (("3", True), ("10", True), ("S1", False), ("S4", False)):
        state = position(f"seat 1: B 2; seat 2: 3; discards: {below}", seats=2, larger=True)
        assert ("B" in choices(state)) == fits


@pytest.mark.clause("DV-15")
def test_a_blank_goes_on_a_blank() -> None:
    state = position("seat 1: B 3 S1; seat 2: 3; seat 3: 3; discards: B", larger=True)
    assert choices(state) == ["B", "3"]
    play(state, "B")
    assert (top(state), state.turn) == ("B", 1)


@pytest.mark.clause("DV-15")
def test_a_blank_has_no_effect() -> None:
    state = position("seat 1: B 2; seat 2: 3; seat 3: 3; discards: 3", larger=True)
    play(state, "B")
    assert state.turn == 1


@pytest.mark.parametrize("below", ["S1", "S4", "B", "6", "10"])
@pytest.mark.clause("DV-16")
def test_the_onifuda_follows_anything_and_ends_the_deal_doubling_every_hand(below: str) -> None:
    state = position(f"seat 1: O 2; seat 2: 3; seat 3: 3 9; discards: {below}", larger=True, target=9999)
    play(state, "O")
    assert last_points(state) == (4, 6, 24)
    assert state.dealer == 0


@pytest.mark.clause("DV-16")
def test_an_onifuda_as_the_last_card_doubles_the_others_and_costs_its_player_nothing() -> None:
    """Its player has gone out, and no other doubling is added."""
    state = position("seat 1: O; seat 2: 3; seat 3: 3 9; discards: 6", larger=True, target=9999)
    play(state, "O")
    assert last_points(state) == (0, 6, 24)
    assert [event.seat for event in events(state, DealWon)] == [0]


@pytest.mark.clause("DV-16", "DV-8")
def test_a_drawn_onifuda_is_forced() -> None:
    state = position("seat 1: 2; seat 2: 3; seat 3: 3; discards: 8; stock: O", larger=True, target=9999)
    draw(state)
    assert last_points(state) == (4, 6, 6)
    assert events(state, DealWon)[0].seat == 0


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

"""The rules of Jokers of Death as play scripts (JD-1 to JD-24, JD-31). Seats and piles are written from 1."""

from random import Random

import pytest

from game.cards import pick
from game.contract.table import Carry, Touch
from game.deal_cycle import Over
from game.jokers_of_death import events
from game.jokers_of_death.actions import (
    Draw,
    GiveUp,
    GoOnWithoutKnocking,
    KeepDirection,
    Knock,
    NameSuit,
    Reverse,
    ShowJokers,
    Stop,
    Take,
    TakeUp,
)
from game.jokers_of_death.cards import JOKER, deck, facts_of, hand_points, wanted
from game.jokers_of_death.determinize import determinize
from game.jokers_of_death.events import JokersShown, NobodyPlayed, PenaltyTaken, TurnsRanOut, WentOut
from game.jokers_of_death.game import JOKERS_OF_DEATH
from game.jokers_of_death.options import JokersOptions
from game.jokers_of_death.position import (
    PILES,
    STOCK,
    Answering,
    Covering,
    Fours,
    Knocking,
    Naming,
    Playing,
    Reversing,
    Twos,
)
from game.jokers_of_death.rules import apply, deal, legal, to_move, usual_decks
from game.jokers_of_death.scoring import standing
from game.jokers_of_death.turns import start_turn
from game.jokers_of_death.view import view
from game.jokers_of_death.words.moves import gesture, why_not
from game.sentences import PlayerError
from game.table import DealStarted
from tests.game.jokers_of_death.positions import (
    DIAMONDS,
    FREE,
    HEARTS,
    OTHERS,
    PILES_LIE,
    SPADES,
    answering,
    do,
    face,
    fours,
    hand,
    may,
    play,
    position,
    refused,
    twos,
)


@pytest.mark.parametrize(("seats", "decks"), [(2, 2), (3, 2), (4, 3), (5, 3), (6, 4)])
@pytest.mark.clause("JD-1")
def test_more_players_use_more_decks(seats: int, decks: int) -> None:
    assert usual_decks(seats) == decks
    state = deal(JokersOptions(), seats, 1)
    assert state.rules.facts.cards == 52 * decks + 2
    assert [state.rules.facts.kind[card] for card in range(3)].count(JOKER) == 2
    assert deal(JokersOptions(decks=decks + 1), seats, 1).rules.facts.cards == 52 * (decks + 1) + 2
    assert list(JOKERS_OF_DEATH.seats) == [2, 3, 4, 5, 6]


@pytest.mark.clause("JD-1")
def test_fewer_decks_than_usual_are_refused() -> None:
    with pytest.raises(PlayerError, match="4 players need at least 3 decks, not 2"):
        deal(JokersOptions(decks=2), 4, 1)


@pytest.mark.clause("JD-2")
def test_a_deal_begins_without_effects() -> None:
    buried = 0
    for seed in range(150):
        state = deal(JokersOptions(), 2, seed)
        tops = [state.table.piles[PILES[pile]] for pile in range(3)]
        assert all(len(pile) == 1 and state.rules.facts.kind[pile[0]] != JOKER for pile in tops)
        assert isinstance(state.phase, Playing) and state.debts == (None,) * 3
        buried += state.shuffles > 2
    assert len(hand(state, 1)) == len(hand(state, 2)) == 20
    assert buried > 0


@pytest.mark.clause("JD-3")
def test_the_deal_passes_to_the_right() -> None:
    assert {deal(JokersOptions(), 3, seed).dealer for seed in range(30)} == {0, 1, 2}
    state = deal(JokersOptions(), 3, 1)
    first = state.dealer
    assert state.turn == (first - 1) % 3 and state.direction == -1
    random = Random(1)
    while len(state.deals) < 2:
        state.totals = (-900, -900, -900)
        moves = [move for move in legal(state, state.turn) if not isinstance(move, ShowJokers)]
        apply(state, state.turn, pick(moves, random))
    dealers = [event.dealer for event in state.table.events if isinstance(event, DealStarted)]
    assert dealers == [first, (first - 1) % 3, (first - 2) % 3]


@pytest.mark.clause("JD-4")
def test_each_pile_takes_a_matching_card_or_an_eight_in_any_order() -> None:
    state = position(f"seat 1: 9S 7C 8D 3H 2C; {OTHERS}; {PILES_LIE}")
    assert may(state, 1) == ["7C", "8D", "9S"]
    assert may(state, 2) == ["8D"]
    assert may(state, 3) == ["2C", "3H", "7C", "8D"]
    play(state, "3H", 3)
    assert may(state, 3) == [], "one card on each pile"
    play(state, "9S", 1)
    play(state, "8D", 2)
    do(state, NameSuit(HEARTS))
    assert state.turn == 2, "play goes anticlockwise"


@pytest.mark.clause("JD-5")
def test_one_may_draw_only_while_some_owed_pile_has_nothing_that_fits() -> None:
    state = position(f"seat 1: 9S QC 3H 4C; {OTHERS}; {PILES_LIE}")
    assert Draw() not in legal(state, 0)
    assert why_not(view(state, 0), Touch(STOCK)).clause == "JD-5"
    state = position(f"seat 1: 9S KC 3H 4C; {OTHERS}; {PILES_LIE}; stock: 2D")
    assert Draw() in legal(state, 0)
    play(state, "9S", 1)
    do(state, Draw())
    assert may(state, 2) == ["2D"]


@pytest.mark.clause("JD-5")
def test_drawing_shows_that_the_hand_had_nothing_for_the_pile() -> None:
    state = position(f"seat 1: KC KH 4C; {OTHERS}; {PILES_LIE}; stock: 2S 2S")
    state.phase = Playing(0b010, False)
    do(state, Draw())
    seen = view(state, 1)
    known = state.rules.facts
    fits = known.copies(wanted(known, state.table.piles[PILES[1]], None))
    for seed in range(100):
        held = determinize(seen, Random(seed)).table.piles[state.rules.hands[0]]
        assert sum(fits >> card & 1 for card in held) <= 1, "of four cards only the drawn one may fit"


@pytest.mark.parametrize(("idle", "deals"), [(0, ()), (2, (9, 5))])
@pytest.mark.clause("JD-6")
def test_a_round_of_idle_turns_ends_the_deal(idle, deals) -> None:
    state = position("seat 1: 9S; seat 2: 5H; seat 3: ; pile 1: KD; pile 2: QD; pile 3: 3C; rest: seat 3")
    state.idle = idle
    assert list(legal(state, 0)) == [Stop()]
    do(state, Stop())
    assert (NobodyPlayed() in state.table.events) == bool(deals)
    assert state.deals[0][:2] == deals if deals else (state.turn, state.idle) == (2, 1)


@pytest.mark.clause("JD-6")
def test_a_deal_stops_after_two_thousand_turns() -> None:
    for turns, stopped in ((1999, False), (2000, True)):
        state = position(f"seat 1: 9S 2C 3C 7H; {OTHERS}; {PILES_LIE}")
        state.turns = turns
        start_turn(state, 0)
        assert (TurnsRanOut() in state.table.events) == stopped


@pytest.mark.clause("JD-6")
def test_a_card_played_or_a_stock_that_has_some_ends_a_row_of_idle_turns() -> None:
    text = "seat 1: 9S 9D 4H; seat 2: 5H; seat 3: ; pile 1: 7S; pile 2: KH; pile 3: 3D"
    state = position(f"{text}; rest: seat 3")
    state.idle, state.phase = 2, Playing(0b001, False)
    play(state, "9S", 1)
    assert state.idle == 0 and state.turn == 2 and state.deals == ()
    state = position(f"{text}; stock: KC; rest: seat 3")
    state.idle, state.phase = 2, Playing(0b010, False)
    play(state, "4H", 2)
    assert state.idle == 0


@pytest.mark.clause("JD-18", "JD-19")
def test_a_turn_begins_with_nothing_of_the_one_before() -> None:
    state = position(f"seat 1: 10S AD AC 9C 9C; seat 3: 9S 9H 5D 5C; seat 2: 9D 5S; {PILES_LIE}")
    play(state, "10S", 1)
    play(state, "AD", 2)
    play(state, "AC", 3)
    do(state, KeepDirection())
    assert state.turn == 0 and (state.aces, state.ten_played, state.hand_played) == (0, False, False)


ONE_LEFT = f"seat 1: 9S 9H; {OTHERS}; {PILES_LIE}; stock: 2C 5C"


@pytest.mark.clause("JD-7")
def test_with_one_card_one_knocks_or_goes_on_without() -> None:
    state = position(ONE_LEFT)
    play(state, "9S", 1)
    assert isinstance(state.phase, Knocking)
    assert list(legal(state, 0)) == [Knock(), GoOnWithoutKnocking()]
    asked = {gesture(view(state, 0), action) for action in legal(state, 0)}
    assert len(asked) == 1, "nothing fits, so a knock would lapse at once: nobody is asked"
    do(state, Knock())
    assert state.knocked == 1
    do(state, Draw())
    assert state.knocked == 0, "a hand that grows needs a new knock"


@pytest.mark.clause("JD-7")
def test_there_is_no_late_knock() -> None:
    state = position(f"seat 1: 9S 9H; {OTHERS}; {PILES_LIE}")
    state.phase = Playing(1, False)
    play(state, "9S", 1)
    do(state, GoOnWithoutKnocking())
    assert state.turn == 2
    assert Knock() not in legal(state, 0)


@pytest.mark.clause("JD-7", "JD-9")
def test_one_card_reached_by_drawing_is_asked_about_within_the_turn() -> None:
    state = position(f"seat 1: ; {OTHERS}; {PILES_LIE}; stock: 2S 5C")
    do(state, Draw())
    assert list(legal(state, 0)) == [Knock(), GoOnWithoutKnocking()]
    assert gesture(view(state, 0), Knock()).usual
    do(state, Knock())
    play(state, "2S", 1)
    assert WentOut(0) in state.table.events


PENALTY = "seat 2: 5H; seat 3: ; pile 2: QD; pile 3: 3C; stock: 4C; rest: seat 3"


@pytest.mark.parametrize(("choice", "knocked"), [(Knock(), 1), (GoOnWithoutKnocking(), 0)])
@pytest.mark.parametrize("by", ["penalty", "joker", "giving up"])
@pytest.mark.clause("JD-7", "JD-10", "JD-14", "JD-30")
def test_a_penalty_a_joker_or_giving_up_that_leaves_one_card_asks_for_a_knock(by, choice, knocked) -> None:
    if by == "penalty":
        state = answering(twos(position(f"seat 1: ; pile 1: 2S; {PENALTY}"), 1, count=1, by=2))
        do(state, Take())
    elif by == "joker":
        state = answering(fours(position(f"seat 1: JK; pile 1: 4S; {PENALTY}"), 1, count=2, by=2))
        play(state, "JK", 1)
    else:
        state = position(FREE.replace("9S 9D 3H 4C", ""), free_pile=True)
        do(state, TakeUp(0))
        play(state, "7S", 2)
        do(state, GiveUp())
    assert list(legal(state, 0)) == [Knock(), GoOnWithoutKnocking()]
    do(state, choice)
    assert (state.turn, state.knocked) == (2, knocked)


@pytest.mark.clause("JD-7")
def test_a_single_card_kept_through_a_penalty_is_not_asked_about_again() -> None:
    state = position("seat 1: 9S; seat 2: 5H; seat 3: ; pile 1: 2S; pile 2: QD; pile 3: 3C; rest: seat 3")
    answering(twos(state, 1, count=1, by=2))
    do(state, Take())
    assert state.turn == 2


@pytest.mark.parametrize("last", ["9S", "KS", "8H"])
@pytest.mark.clause("JD-8")
def test_any_knocked_last_card_ends_the_play_in_spite_of_debts(last: str) -> None:
    state = position(f"seat 1: {last}; {OTHERS}; {PILES_LIE}")
    state.knocked = 1
    play(state, last, 1)
    assert WentOut(0) in state.table.events
    assert state.deals == ((0, 18, 18),)


@pytest.mark.clause("JD-9")
def test_without_a_knock_the_last_card_does_not_go_out() -> None:
    state = position(f"seat 1: 9S; {OTHERS}; {PILES_LIE}; stock: 2C 5C")
    play(state, "9S", 1)
    assert state.deals == ()
    assert list(legal(state, 0)) == [Draw()]


@pytest.mark.clause("JD-7")
def test_a_knock_stands_until_the_hand_grows() -> None:
    state = position(f"seat 1: 9H; seat 2: 5H 6H; seat 3: 2C 4C 4D; {PILES_LIE}")
    state.knocked, state.turn = 1, 2
    state.phase = Playing(0b100, False)
    play(state, "2C", 3)
    assert state.turn == 1
    do(state, Take())
    assert state.turn == 0 and state.knocked == 1, "others' draws leave it"
    do(state, Draw())
    assert state.knocked == 0


@pytest.mark.clause("JD-8", "JD-14")
def test_a_joker_that_goes_out_takes_nothing() -> None:
    state = position(f"seat 1: JK; {OTHERS}; pile 1: 4S; pile 2: QD; pile 3: 3C")
    state.knocked = 1
    answering(fours(state, 1, count=2, by=2))
    play(state, "JK", 1)
    assert state.deals == ((0, 18, 18),)


@pytest.mark.clause("JD-10", "JD-17")
def test_only_a_two_answers_a_two() -> None:
    state = position(f"seat 1: 2H 8S 8C; {OTHERS}; pile 1: 2S; pile 2: QD; pile 3: 3C; stock: 4C 4D")
    answering(twos(state, 1, count=1, by=2))
    assert may(state, 1) == ["2H"] and refused(state, "8S", 1) == "JD-17"
    assert may(state, 2) == may(state, 3) == []
    do(state, Take())
    assert len(hand(state, 1)) == 5
    assert state.turn == 2 and state.debts == (None,) * 3


@pytest.mark.clause("JD-10", "JD-11")
def test_twos_add_up_from_seat_to_seat() -> None:
    state = position(
        "seat 1: 2S 2D 7C AC 4C 5C; seat 3: 2H 2C 9C 9D KD; seat 2: 2C 9H 9S 10S; "
        "pile 1: 5S; pile 2: 5D; pile 3: 5C; stock: 3C 3C 3H 3H 3S 3S QC QC QH QH 6C 6C"
    )
    play(state, "2S", 1)
    play(state, "2D", 2)
    play(state, "7C", 3)
    assert state.turn == 2
    assert may(state, 3) == [], "nothing goes on the seven"
    play(state, "2H", 1)
    play(state, "2C", 2)
    assert state.turn == 1
    play(state, "2C", 1)
    do(state, Take())
    assert PenaltyTaken(1, 4, 4) in state.table.events
    assert state.turn == 0
    do(state, Take())
    assert PenaltyTaken(0, 6, 6) in state.table.events
    assert state.turn == 2 and isinstance(state.phase, Playing) and state.phase.owed == 0b111


@pytest.mark.clause("JD-12")
def test_taking_resets_the_count() -> None:
    state = position(
        "seat 1: 2H 9S; seat 2: 5H; seat 3: 2D; pile 1: 2S; pile 2: QD; pile 3: 3C; stock: 4C; rest: seat 3"
    )
    answering(twos(state, 1, count=3, by=2))
    do(state, Take())
    assert PenaltyTaken(0, 6, 1) in state.table.events and len(hand(state, 1)) == 3
    play(state, "2D", 1)
    assert state.debts[0] is not None and state.debts[0].count == 1


@pytest.mark.parametrize(("count", "cost"), [(1, 4), (2, 16), (3, 36)])
@pytest.mark.clause("JD-13")
def test_fours_of_spades_cost_four_times_the_square(count: int, cost: int) -> None:
    state = position(f"seat 1: 4S 2H JK 9S; {OTHERS}; pile 1: 4S; pile 2: QD; pile 3: 3C")
    answering(fours(state, 1, count=count, by=2))
    assert may(state, 1) == ["4S", "JK"]
    do(state, Take())
    assert PenaltyTaken(0, cost, cost) in state.table.events


@pytest.mark.clause("JD-13", "JD-16")
def test_a_joker_kills_the_pile() -> None:
    state = position(f"seat 1: JK 9S 9H; {OTHERS}; pile 1: 3S 4S; pile 2: QD; pile 3: 3C")
    answering(fours(state, 1, count=1, by=2))
    play(state, "JK", 1)
    assert state.live == 0b110
    assert len(state.table.piles[state.rules.dead]) == 3
    assert state.turn == 2 and isinstance(state.phase, Playing) and state.phase.owed == 0b110
    held = state.table.piles[state.rules.hands[2]]
    assert why_not(view(state, 2), Carry((held[0],), PILES[0])).clause == "JD-13"


@pytest.mark.parametrize(("count", "cost"), [(2, 4), (3, 16)])
@pytest.mark.clause("JD-14")
def test_a_joker_after_several_fours_costs_cards_as_well(count: int, cost: int) -> None:
    state = position(f"seat 1: JK 9S 9H; {OTHERS}; pile 1: 4S; pile 2: QD; pile 3: 3C")
    answering(fours(state, 1, count=count, by=2))
    play(state, "JK", 1)
    assert PenaltyTaken(0, cost, cost) in state.table.events
    assert state.turn == 2


@pytest.mark.clause("JD-15")
def test_each_debt_is_answered_in_its_own_way() -> None:
    state = position(f"seat 1: 4S 2H JK 9S; {OTHERS}; pile 1: 4S; pile 2: 2D; pile 3: 3C")
    answering(twos(fours(state, 1, count=1, by=2), 2, count=1, by=2))
    assert may(state, 1) == ["4S", "JK"]
    assert may(state, 2) == ["2H"]
    play(state, "2H", 2)
    do(state, Take())
    assert PenaltyTaken(0, 4, 4) in state.table.events


@pytest.mark.clause("JD-16")
def test_a_joker_goes_only_on_the_four_of_another() -> None:
    state = position(f"seat 1: JK 9S 9H; {OTHERS}; pile 1: 4S; pile 2: QD; pile 3: 3C")
    assert "JK" not in may(state, 1) + may(state, 2)
    joker = state.table.piles[state.rules.hands[0]][0]
    assert why_not(view(state, 0), Carry((joker,), PILES[0])).clause == "JD-16"
    answering(fours(state, 1, count=1, by=1))
    assert may(state, 1) == []
    assert why_not(view(state, 0), Carry((joker,), PILES[0])).clause == "JD-16"


@pytest.mark.clause("JD-10", "JD-11", "JD-13")
def test_while_there_is_something_to_answer_nothing_else_is_played() -> None:
    state = position(f"seat 1: 2H 9D 3D 9S; {OTHERS}; pile 1: 2S; pile 2: QD; pile 3: 3C")
    answering(twos(state, 1, count=1, by=2))
    assert refused(state, "9D", 2) == "JD-11"
    assert refused(state, "3D", 3) == "JD-11"
    assert refused(state, "9S", 1) == "JD-10"
    assert Draw() not in legal(state, 0)
    play(state, "2H", 1)
    assert state.debts == (Twos(2, 0), None, None) and state.turn == 2
    assert isinstance(state.phase, Answering)


@pytest.mark.clause("JD-12", "JD-13")
def test_a_four_that_was_paid_for_is_an_ordinary_card() -> None:
    state = position(
        "seat 1: 4S 4S 9S 9H 9C; seat 2: 4S 6S; seat 3: 4S 6D 7D; pile 1: 4S; pile 2: QD; pile 3: 3C", decks=6
    )
    answering(fours(state, 1, count=1, by=2))
    assert refused(state, "9S", 1) == "JD-13"
    play(state, "4S", 1)
    assert state.debts[0] == Fours(2, 0)
    do(state, Take())
    assert len(hand(state, 3)) == 19 and state.turn == 1
    play(state, "4S", 1)
    assert state.debts[0] == Fours(1, 1), "a new run starts at one"


@pytest.mark.clause("JD-14", "JD-15")
def test_a_joker_answers_only_its_own_pile() -> None:
    state = position(f"seat 1: JK 2H 9S 9H; {OTHERS}; pile 1: 4S; pile 2: 2D; pile 3: 3C")
    answering(twos(fours(state, 1, count=2, by=2), 2, count=1, by=2))
    play(state, "JK", 1)
    assert isinstance(state.phase, Answering) and len(hand(state, 1)) == 3, "nothing is taken yet"
    play(state, "2H", 2)
    assert len(hand(state, 1)) == 2 + 4 and state.turn == 2


@pytest.mark.clause("JD-16", "JD-19")
def test_a_joker_never_goes_on_ones_own_four_that_aces_bring_back() -> None:
    state = position(f"seat 1: 4S AD AC JK JK 9H; seat 2: 5H; seat 3: 5D; {PILES_LIE}")
    play(state, "4S", 1)
    play(state, "AD", 2)
    play(state, "AC", 3)
    assert state.turn == 0, "two aces at a table of three"
    assert refused(state, "JK", 1) == "JD-16"
    do(state, Take())
    assert PenaltyTaken(0, 4, 4) in state.table.events


@pytest.mark.clause("JD-17")
def test_an_eight_names_the_suit_of_its_pile() -> None:
    state = position(
        "seat 1: 8S 4C 5H 6C; seat 3: 7D 9C 8C 3H; seat 2: 8D 9D 9H 4H; pile 1: 5C; pile 2: 9H; pile 3: KC"
    )
    play(state, "8S", 3)
    assert isinstance(state.phase, Naming)
    assert refused(state, "4C", 1) == "JD-17", "first a suit is named"
    do(state, NameSuit(DIAMONDS))
    play(state, "4C", 1)
    play(state, "5H", 2)
    do(state, GoOnWithoutKnocking())
    assert may(state, 3) == ["7D", "8C"] and refused(state, "9C", 3) == "JD-17"
    play(state, "7D", 3)
    assert state.named == (None, None, None)
    play(state, "3H", 2)
    play(state, "8C", 1)
    do(state, GoOnWithoutKnocking())
    do(state, NameSuit(SPADES))
    assert may(state, 1) == ["8D"]
    play(state, "8D", 1)
    do(state, NameSuit(DIAMONDS))
    assert state.named[0] == DIAMONDS


@pytest.mark.clause("JD-18")
def test_after_a_ten_its_player_chooses_the_direction_once() -> None:
    for choice, following in ((Reverse(), 1), (KeepDirection(), 2)):
        state = position(f"seat 1: 10S 10D 3H 9S; {OTHERS}; {PILES_LIE}")
        play(state, "10S", 1)
        play(state, "10D", 2)
        play(state, "3H", 3)
        do(state, GoOnWithoutKnocking())
        assert isinstance(state.phase, Reversing)
        do(state, choice)
        assert state.turn == following


@pytest.mark.parametrize(
    ("cards", "seats", "following"),
    [("AS 9D 3H", 3, 1), ("AS AD 3H", 3, 0), ("AS 9D 3H", 2, 0), ("AS AD 3H", 2, 1), ("AS AD AC", 3, 2)],
)
@pytest.mark.clause("JD-19")
def test_aces_skip_seats_ones_own_counted(cards: str, seats: int, following: int) -> None:
    others = OTHERS if seats == 3 else "seat 2: 5H 6H 7H"
    state = position(f"seat 1: {cards} 9S 9S; {others}; {PILES_LIE}", seats=seats)
    for pile, code in enumerate(cards.split(), 1):
        play(state, code, pile)
    assert state.turn == following


@pytest.mark.clause("JD-19")
def test_a_reversal_is_applied_before_the_skip() -> None:
    state = position(f"seat 1: AS 10D 3H 9S 9S; {OTHERS}; {PILES_LIE}")
    for pile, code in enumerate(("AS", "10D", "3H"), 1):
        play(state, code, pile)
    do(state, Reverse())
    assert state.turn == 2


@pytest.mark.clause("JD-20")
def test_a_court_card_is_covered_at_once() -> None:
    state = position(f"seat 1: KD JD 9D KS 9S 9H 8C; {OTHERS}; pile 1: 3D; pile 2: QS; pile 3: 3C; stock: 4D")
    play(state, "KD", 1)
    assert isinstance(state.phase, Covering)
    assert may(state, 1) == ["8C", "9D", "JD"], "its suit or an eight: the other king does not cover"
    assert may(state, 2) == [] and refused(state, "9S", 2) == refused(state, "9H", 1) == "JD-20"
    play(state, "JD", 1)
    do(state, Draw())
    assert may(state, 1) == ["4D", "8C", "9D"], "one may draw although one could play"
    play(state, "9D", 1)
    assert isinstance(state.phase, Playing) and state.phase.owed == 0b110
    king = state.table.piles[state.rules.hands[0]][0]
    assert face(state, king) == "KS"


@pytest.mark.clause("JD-20")
def test_with_the_stock_empty_a_king_is_covered_if_it_can_be() -> None:
    rest = "seat 2: 5H; seat 3:; pile 1: 3D; pile 2: QS; pile 3: 3C; rest: seat 3"
    state = position(f"seat 1: KD 9D 9S; {rest}")
    play(state, "KD", 1)
    assert [face(state, move.card) for move in legal(state, 0)] == ["9D"]
    state = position(f"seat 1: KD 9S 9S; {rest}")
    play(state, "KD", 1)
    assert isinstance(state.phase, Playing) and state.phase.owed == 0b110
    assert any(isinstance(event, events.LeftUncovered) for event in state.table.events)


@pytest.mark.clause("JD-21")
def test_the_card_that_covers_has_its_own_effect() -> None:
    state = position(f"seat 1: KD 2D 9D 9S; {OTHERS}; pile 1: 3D; pile 2: QS; pile 3: 3C")
    play(state, "KD", 1)
    play(state, "2D", 1)
    assert state.debts[0] is not None and isinstance(state.debts[0], Twos)


@pytest.mark.clause("JD-22")
def test_only_two_jokers_may_be_shown() -> None:
    state = position(f"seat 1: JK 9H 9C; seat 2: JK 5H; seat 3: 5D; {PILES_LIE}")
    assert ShowJokers() not in [*legal(state, 0), *legal(state, 1)]
    state = position(f"seat 1: 9S 9H 9C; seat 2: JK JK 5H; seat 3: 5D; {PILES_LIE}")
    assert ShowJokers() in legal(state, 1)
    assert ShowJokers() not in legal(state, 2)
    apply(state, 1, ShowJokers())
    assert JokersShown(1, 2) in state.table.events
    assert state.deals == ((27, 105, 5),)


@pytest.mark.parametrize(("codes", "points"), [("2S 10S", 12), ("JS QS KS", 30), ("AS", 20), ("JK", 50)])
@pytest.mark.clause("JD-23")
def test_a_hand_counts_the_points_of_its_cards(codes: str, points: int) -> None:
    assert hand_points(deck(2, 2).cards(codes), facts_of(2, 2)) == points


@pytest.mark.parametrize(
    ("totals", "winners"), [((0, 0, 0), (0,)), ((5, 0, 0), (0, 2)), ((105, 0, 0), ())], ids=str
)
@pytest.mark.clause("JD-24")
def test_the_least_win_at_105_unless_all_others_tie(totals, winners) -> None:
    state = position(f"seat 1: 9S; seat 2: JK JK 5H; seat 3: 5D; {PILES_LIE}")
    state.totals, state.knocked = totals, 1
    play(state, "9S", 1)
    assert standing(state).totals == (totals[0], 105, 5)
    assert standing(state).winners == winners
    assert isinstance(state.phase, Over) == (to_move(state) is None) == bool(winners)


@pytest.mark.clause("JD-31")
def test_after_two_hundred_deals_the_match_ends_as_it_stands() -> None:
    for deals, over in ((198, False), (199, True)):
        state = position(f"seat 1: 9S; seat 2: 5H; seat 3: 5D; {PILES_LIE}")
        state.deals, state.knocked = ((0, 0, 0),) * deals, 1
        play(state, "9S", 1)
        assert isinstance(state.phase, Over) == over


@pytest.mark.clause("JD-24", "JD-3")
def test_below_105_another_deal_follows() -> None:
    state = position(f"seat 1: 9S; seat 2: JK JK 4H; seat 3: 5D; {PILES_LIE}")
    dealer, state.knocked = state.dealer, 1
    state.may_knock, state.secrets = 0b010, ((frozenset({5}),) * 3,) * 3
    play(state, "9S", 1)
    assert state.totals == (0, 104, 5) and not isinstance(state.phase, Over)
    assert state.dealer == (dealer - 1) % 3 and len(hand(state, 1)) == 20
    assert (state.knocked, state.may_knock, state.idle, state.turns, state.direction) == (0, 0, 0, 1, -1)
    assert state.debts == state.named == (None, None, None) and state.secrets == ()

"""Opponents take up a discard pile where it pays, and shed it (JD-28 to JD-30)."""

from dataclasses import replace
from random import Random

import pytest

from game.contract.rules import Action
from game.jokers_of_death.actions import GiveUp, NameSuit, Play, TakeUp
from game.jokers_of_death.game import JOKERS_OF_DEATH
from game.jokers_of_death.policy import fiend, imp
from game.jokers_of_death.position import Playing, State
from game.jokers_of_death.rules import apply, to_move
from game.jokers_of_death.view import JokersView, view
from game.jokers_of_death.words.reasons import PicksUp, why
from game.level import Level
from game.minds.search import Habit, Iterations, Runner, iterate, search, weigh
from tests.game.jokers_of_death.positions import HEARTS, do, face, hand, play, position
from tests.game.jokers_of_death.speech import advised

STUCK = "seat 1: 9S 9D 4C; seat 2: 5H 6H; seat 3: 5D 6D; pile 1: 6S 7S; pile 2: QS; pile 3: 3C"
"""Only one of three cards can be played on a spade; on an empty place the 9♦ could, too."""


def choice(state: State) -> Action | None:
    """Return what the Fiend does."""
    return fiend(view(state, state.turn), Random(1))


def whole_turn(state: State, mind: object = fiend) -> list[Action]:
    """Let an opponent play until its turn is over; return what it did."""
    assert callable(mind)
    seat, turns, deals, done = state.turn, state.turns, len(state.deals), []
    while (state.turn, state.turns, len(state.deals)) == (seat, turns, deals):
        done.append(mind(view(state, seat), Random(1)))
        do(state, done[-1])
    return done


@pytest.mark.clause("JD-28", "JD-29")
def test_the_fiend_takes_up_the_smallest_pile_that_lets_it_play_on_one_more() -> None:
    assert choice(position(STUCK, free_pile=True)) == TakeUp(1)
    assert isinstance(choice(position(STUCK)), Play), "without the variant there is nothing to take up"


@pytest.mark.clause("JD-8", "JD-28", "JD-29")
def test_the_fiend_carries_its_plan_through_and_goes_out_on_the_empty_place() -> None:
    state = position(STUCK, free_pile=True)
    done = whole_turn(state)
    assert done[0] == TakeUp(1) and GiveUp() not in done
    assert state.deals == ((0, 11, 11),)


@pytest.mark.clause("JD-28")
@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("seat 1: 9S QD 4C 9H; pile 1: 6S 7S; pile 2: QS; pile 3: 3C", "the hand fits every pile already"),
        ("seat 1: 9S 4S; pile 1: QD KH; pile 2: 7S; pile 3: 3C", "no pile goes on the others"),
        ("seat 1: JK 9S; pile 1: 6S 7S; pile 2: QS; pile 3: 3C", "a joker goes on no empty place"),
    ],
)
def test_the_fiend_takes_up_nothing_where_nothing_is_gained(text: str, why: str) -> None:
    state = position(f"{text}; seat 2: 5H 6H; seat 3: 5D 6D", free_pile=True)
    assert TakeUp(1) in view(state, 0).legal
    assert not isinstance(choice(state), TakeUp), why


@pytest.mark.clause("JD-28")
def test_cards_are_shed_in_an_order_that_lets_all_of_them_go() -> None:
    """The 7♠ fits first, too, but then the diamond has nowhere to go, or the 9♠."""
    state = position(
        "seat 1: 9H 9D; seat 2: 5H; seat 3: 5D; pile 1: 7D 7S 9S; pile 2: QS; pile 3: KC", free_pile=True
    )
    do(state, TakeUp(0))
    shed = []
    while not isinstance(state.phase, Playing):
        action = choice(state)
        assert isinstance(action, Play)
        shed.append(face(state, action.card))
        do(state, action)
    assert shed == ["9S", "7S", "7D"]


@pytest.mark.clause("JD-17", "JD-28")
def test_the_suit_named_on_a_shed_eight_is_of_the_card_that_goes_there_next() -> None:
    state = position(
        "seat 1: 9S; seat 2: 5H; seat 3: 5D; pile 1: 5H 8C; pile 2: QS; pile 3: KC", free_pile=True
    )
    do(state, TakeUp(0))
    play(state, "8C", 2)
    assert choice(state) == NameSuit(HEARTS)


@pytest.mark.clause("JD-17", "JD-28")
def test_the_suit_named_on_the_last_shed_eight_is_one_of_the_hand() -> None:
    state = position(
        "seat 1: 9H 9C; seat 2: 5H; seat 3: 5D; pile 1: 8C; pile 2: QS; pile 3: KC", free_pile=True
    )
    do(state, TakeUp(0))
    play(state, "8C", 2)
    assert choice(state) == NameSuit(HEARTS)


@pytest.mark.clause("JD-30")
def test_what_cannot_all_be_shed_is_shed_as_far_as_it_goes_and_then_given_up() -> None:
    state = position(
        "seat 1: 9S; seat 2: 5H; seat 3: 5D; pile 1: KD 7H 7S; pile 2: QS; pile 3: 3C", free_pile=True
    )
    do(state, TakeUp(0))
    assert whole_turn(state)[-1] == GiveUp()
    assert state.prices == (10, 0, 0) and hand(state, 1) == ["9S", "KD"]


@pytest.mark.clause("JD-29", "JD-4")
def test_few_cards_are_played_in_an_order_that_leaves_one_for_each_pile() -> None:
    """The 7♦ fits two piles, the 3♠ only the 7♠."""
    text = "seat 1: 7D 3S 9H; seat 2: 5H 6H; seat 3: 5D; pile 1: 7S; pile 2: QD; pile 3: "
    state = position(text, free_pile=True)
    assert whole_turn(state) and state.deals == ((0, 11, 5),)
    state = position(text, free_pile=True)
    while isinstance(action := choice(state), Play) and face(state, action.card) != "7D":
        do(state, action)
    assert isinstance(action, Play) and action.pile == 1


@pytest.mark.clause("JD-28")
def test_fiends_do_not_give_up() -> None:
    taken_up = 0
    for seed in range(8):
        state, random = JOKERS_OF_DEATH.deal(JOKERS_OF_DEATH.options(free_pile=True), 2, seed), Random(seed)
        while not state.deals:
            seat = to_move(state)
            assert seat is not None
            action = fiend(view(state, seat), random)
            assert action is not None and action != GiveUp()
            taken_up += isinstance(action, TakeUp)
            apply(state, seat, action)
    assert taken_up


@pytest.mark.clause("JD-28")
def test_the_imp_takes_up_a_small_pile_every_other_time_and_sheds_it() -> None:
    state = position(STUCK.replace("9D 4C", "9D 9H"), free_pile=True)
    done = [imp(view(state, 0), Random(seed)) for seed in range(200)]
    assert 70 < done.count(TakeUp(1)) < 130
    do(state, TakeUp(1))
    do(state, imp(view(state, 0), Random(1)))
    assert isinstance(state.phase, Playing) and state.prices == (0, 0, 0)


@pytest.mark.clause("JD-28")
@pytest.mark.parametrize(
    ("text", "why"),
    [
        (STUCK.replace("9S 9D 4C", "9S QD 4C"), "it has a card for each pile"),
        ("seat 1: 9S 9H; pile 1: QD KH; pile 2: 7S; pile 3: 3C", "no pile goes on the others"),
        (
            "seat 1: 9D; pile 1: 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS; pile 2: 4H; pile 3: 2C",
            "its only pile is too large",
        ),
    ],
)
def test_the_imp_takes_up_nothing_large_or_needless(text: str, why: str) -> None:
    state = position(f"{text}; seat 2: 5H 6H; seat 3: 5D 6D", free_pile=True)
    done = [imp(view(state, 0), Random(seed)) for seed in range(50)]
    assert not any(isinstance(action, TakeUp) for action in done), why


def home_bound(seen: JokersView, random: Random) -> Action | None:
    """Play as the Fiend does that never takes up a pile."""
    legal = tuple(action for action in seen.legal if not isinstance(action, TakeUp))
    return fiend(replace(seen, legal=legal), random)


@pytest.mark.clause("JD-28")
def test_the_search_finds_by_itself_that_a_pile_is_to_be_taken_up() -> None:
    """Its policy would never do so, but the deal is won at once."""
    alone = replace(
        JOKERS_OF_DEATH, search=replace(JOKERS_OF_DEATH.search, policies={Level.FIEND: home_bound})
    )
    state = position(STUCK, free_pile=True)
    best, *others = weigh(alone, view(state, 0), Random(1), Iterations(300))
    without = max(option.won for option in others if not isinstance(option.action, TakeUp))
    assert isinstance(best.action, TakeUp) and best.won > without + 0.2
    assert isinstance(search(JOKERS_OF_DEATH, view(state, 0), Random(1), Iterations(60)), TakeUp)


@pytest.mark.clause("JD-28", "JD-30")
def test_the_search_looks_into_no_pile_that_would_have_to_be_given_up() -> None:
    seen = view(position(STUCK, free_pile=True), 0)
    told = weigh(JOKERS_OF_DEATH, seen, Random(1), Iterations(100))
    taken_up = [option.action for option in told if isinstance(option.action, TakeUp)]
    assert TakeUp(2) in seen.legal and sorted(action.pile for action in taken_up) == [0, 1]


@pytest.mark.clause("JD-28")
def test_what_can_all_be_shed_takes_the_search_no_thought() -> None:
    state = position(STUCK, free_pile=True)
    do(state, TakeUp(0))
    asked = weigh(JOKERS_OF_DEATH, view(state, 0), Random(1), Iterations(60))
    assert [option.action for option in asked] == [choice(state)]
    hopeless = position(STUCK.replace("6S 7S", "KD 7S"), free_pile=True)
    do(hopeless, TakeUp(0))
    assert len(weigh(JOKERS_OF_DEATH, view(hopeless, 0), Random(1), Iterations(60))) > 1


@pytest.mark.clause("JD-28")
def test_a_long_turn_of_shedding_does_not_put_off_what_the_search_looks_at() -> None:
    """With a horizon of one action, all of the pile is shed and a card played after it."""
    short = replace(JOKERS_OF_DEATH, search=replace(JOKERS_OF_DEATH.search, horizon=1))
    state = position(STUCK, free_pile=True)
    iterate(Habit(short, fiend, Random(1)), state, Runner(TakeUp(0)))
    assert state.table.piles[state.rules.taken_up] == [] and len(hand(state, 1)) == 2


class TestReasons:
    """Hints to take up a pile, and to shed its cards."""

    @pytest.mark.clause("JD-28", "JD-29")
    def test_taking_up_tells_on_how_many_piles_the_hand_goes_then(self) -> None:
        state = position(STUCK, free_pile=True)
        assert advised(state)[1] == "Its one card fits elsewhere, and then you can play on 3 piles."
        assert why(view(state, 0), TakeUp(0)) == PicksUp(2, 3)
        assert why(view(state, 0), TakeUp(2)) is None

    @pytest.mark.clause("JD-28")
    def test_a_card_is_shed_so_that_the_rest_can_follow(self) -> None:
        state = position(STUCK, free_pile=True)
        do(state, TakeUp(0))
        assert advised(state)[1] == "The rest all fit, and then you can play on 3 piles."

    @pytest.mark.clause("JD-30")
    def test_what_cannot_all_be_shed_is_brought_down(self) -> None:
        state = position(STUCK.replace("6S 7S", "KD 7S"), free_pile=True)
        do(state, TakeUp(0))
        assert advised(state)[1] == "You can get the rest down to 10 points."

    @pytest.mark.clause("JD-4")
    def test_a_card_is_played_so_that_another_pile_gets_one_too(self) -> None:
        state = position(
            "seat 1: 7D 3S; seat 2: 5H 6H; seat 3: 5D; pile 1: 7S; pile 2: QD; pile 3: 2C", free_pile=True
        )
        assert advised(state)[1] == "Then you can still play on 1 other pile."

"""The policies of the Imp and the Fiend at Jokers of Death."""

from dataclasses import replace
from random import Random

import pytest

from game.contract.rules import Action
from game.jokers_of_death.actions import GiveUp, Knock, Play, ShowJokers, TakeUp
from game.jokers_of_death.determinize import determinize
from game.jokers_of_death.game import JOKERS_OF_DEATH
from game.jokers_of_death.options import JokersOptions
from game.jokers_of_death.policy import fiend, rollout_policy
from game.jokers_of_death.position import Playing, State
from game.jokers_of_death.rules import apply, legal, to_move
from game.jokers_of_death.scoring import standing
from game.jokers_of_death.view import JokersView, view
from game.level import PLAIN, Level, Style
from game.minds.search import Iterations, best_action, search
from tests.game.jokers_of_death.positions import PILES_LIE, do, face, position


def choice(state: State) -> Action:
    """Return the Fiend's action."""
    return fiend(view(state, state.turn), Random(1))


@pytest.mark.clause("JD-22")
@pytest.mark.parametrize(
    ("others", "shows"),
    [("5H 6H 7H", False), (" ".join(["5H 6H 7H"] * 2 + ["KH QH JH"] * 2 + ["AH AH 2H 3H 4H"]), True)],
)
def test_jokers_are_shown_only_if_every_other_hand_likely_costs_more(others, shows) -> None:
    state = position(f"seat 1: JK JK; seat 2: {others}; {PILES_LIE}", seats=2)
    state.turn = 1
    assert fiend(view(state, 0), Random(1)) == (ShowJokers() if shows else None)
    state.turn = 0
    assert (choice(state) == ShowJokers()) is shows


def test_an_opponent_knocks_out_of_turn_when_it_is_given_one_card() -> None:
    state = position(
        "seat 1: 3D 5D; seat 2: 9H; seat 3: 4H 5H; pile 1: KD; pile 2: KS; pile 3: KC", switching=True
    )
    state.may_knock, state.turn = 0b010, 0
    for mind in JOKERS_OF_DEATH.search.policies.values():
        assert mind(view(state, 1), Random(1)) == Knock()
        assert mind(view(state, 2), Random(1)) is None


@pytest.mark.clause("JD-25")
@pytest.mark.parametrize(
    ("mine", "giver", "does"),
    [("9S 9H 9C 9D", "5H", "3D"), ("9S 4H", "5H 6H 7H 5S 6S", "9S"), ("4H 2H", "5H 6H 7H 5S 6S", "draw")],
)
def test_hands_are_switched_only_for_a_cheaper_one(mine, giver, does) -> None:
    others = f"seat 2: {giver}; seat 3: KS KH"
    text = f"seat 1: 3D {mine}; {others}; pile 1: 7D; pile 2: 7S; pile 3: QC"
    state = position(text, switching=True)
    action = choice(state)
    assert (face(state, action.card) if isinstance(action, Play) else "draw") == does


@pytest.mark.clause("JD-19")
def test_a_fiend_whose_ace_brings_the_turn_back_attacks_nobody() -> None:
    state = position("seat 1: 2S 3S 4H; seat 2: 5H 6H 7H; pile 1: AS; pile 2: QD; pile 3: JC", seats=2)
    assert face(state, choice(state).card) == "2S"
    state.aces = 1
    assert face(state, choice(state).card) == "3S"


ATTACKS = "seat 1: 2S 9S 9H 7C; seat 2: 5H 6H 7H 8H; seat 3: 5D 6D 7D; pile 1: 3S; pile 2: KD; pile 3: JC"
ACES = "seat 1: AS QS 9S 9H 7C 7D 6C; seat 2: 5H 6H 7H 5C 6C 4C 3C; pile 1: 3S; pile 2: KD; pile 3: JC"
FOURS = "seat 1: 4S QS 9D; seat 2: 5H 6H 7H; pile 1: 3S; pile 2: KC; pile 3: JC"
DRAWS = "seat 1: 9S 7S 6S 5S; seat 2: 5H 6H 7H; pile 1: 3S; pile 2: KC; pile 3: JC"


@pytest.mark.parametrize(
    ("text", "usual", "style", "does"),
    [
        (FOURS, "QS", Style(nerve=0.9), "4S"),
        (DRAWS, "9S", Style(nerve=-0.9), "draw"),
        (ATTACKS, "9S", Style(spite=1.0), "2S"),
        (ACES, "AS", Style(thrift=0.9), "QS"),
    ],
)
def test_a_style_shows(text: str, usual: str, style: Style, does: str) -> None:
    state = position(text, seats=3 if "seat 3" in text else 2)
    for bent, expected in ((PLAIN, usual), (style, does)):
        action = fiend(view(state, 0), Random(1), bent)
        assert (face(state, action.card) if isinstance(action, Play) else "draw") == expected


@pytest.mark.parametrize("variant", ["", "switching", "five_piles", "aces", "free_pile"])
def test_a_rollout_plays_as_the_fiend_does_from_views(variant: str) -> None:
    seats = 4 if variant == "five_piles" else 3
    options = JokersOptions.model_validate({variant: True} if variant else {})
    for seed in range(3):
        deal = JOKERS_OF_DEATH.deal(options, seats, seed)
        quick, slow = (determinize(view(deal, 0), Random(seed)) for _ in range(2))
        for _ in range(2000):
            seat = to_move(quick)
            if seat is None or quick.deals:
                break
            action = rollout_policy(quick, seat, legal(quick, seat), Random(1))
            assert action in legal(quick, seat) and action == choice(slow)
            apply(quick, seat, action)
            apply(slow, seat, action)
        assert quick.deals and standing(quick) == standing(slow) and to_move(slow) == to_move(quick)


STUCK = "seat 1: 9S 9D 4C; seat 2: 5H 6H; seat 3: 5D 6D; pile 1: 6S 7S; pile 2: QS; pile 3: 3C"
"""Only one of three cards can be played on a spade; on an empty place the 9♦ could, too."""


def whole_turn(state: State, mind: object = fiend) -> list[Action]:
    """Let an opponent play until its turn is over; return what it did."""
    assert callable(mind)
    seat, turns, deals, done = state.turn, state.turns, len(state.deals), []
    while (state.turn, state.turns, len(state.deals)) == (seat, turns, deals):
        done.append(mind(view(state, seat), Random(1)))
        do(state, done[-1])
    return done


@pytest.mark.clause("JD-8", "JD-28", "JD-29")
def test_the_fiend_goes_out_on_the_empty_place() -> None:
    state = position(STUCK, free_pile=True)
    done = whole_turn(state)
    assert done[0] == TakeUp(1) and GiveUp() not in done
    assert state.deals == ((0, 11, 11),)


@pytest.mark.clause("JD-28")
def test_cards_are_shed_in_an_order_that_lets_all_of_them_go() -> None:
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


@pytest.mark.clause("JD-28")
def test_fiends_do_not_give_up() -> None:
    taken_up = 0
    for seed in range(8):
        state, random = JOKERS_OF_DEATH.deal(JOKERS_OF_DEATH.options(free_pile=True), 2, seed), Random(seed)
        while not state.deals:
            seat = to_move(state)
            action = fiend(view(state, seat), random)
            assert action is not None and action != GiveUp()
            taken_up += isinstance(action, TakeUp)
            apply(state, seat, action)
    assert taken_up


def home_bound(seen: JokersView, random: Random) -> Action | None:
    """Play as the Fiend does that never takes up a pile."""
    legal = tuple(action for action in seen.legal if not isinstance(action, TakeUp))
    return fiend(replace(seen, legal=legal), random)


@pytest.mark.clause("JD-28")
def test_the_search_finds_by_itself_that_a_pile_is_to_be_taken_up() -> None:
    alone = replace(
        JOKERS_OF_DEATH, search=replace(JOKERS_OF_DEATH.search, policies={Level.FIEND: home_bound})
    )
    state = position(STUCK, free_pile=True)
    best, *others = search(alone, view(state, 0), Random(1), Iterations(300))
    without = max(option.won for option in others if not isinstance(option.action, TakeUp))
    assert isinstance(best.action, TakeUp) and best.won > without + 0.2
    assert isinstance(best_action(JOKERS_OF_DEATH, view(state, 0), Random(1), Iterations(60)), TakeUp)


@pytest.mark.clause("JD-28", "JD-30")
def test_the_search_takes_up_no_pile_it_would_have_to_give_up() -> None:
    seen = view(position(STUCK, free_pile=True), 0)
    told = search(JOKERS_OF_DEATH, seen, Random(1), Iterations(100))
    taken_up = [option.action for option in told if isinstance(option.action, TakeUp)]
    assert TakeUp(2) in seen.legal and sorted(action.pile for action in taken_up) == [0, 1]

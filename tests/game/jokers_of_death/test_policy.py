"""The policies of the Imp and the Fiend at Jokers of Death."""

from random import Random

import pytest

from game.contract.rules import Action
from game.jokers_of_death.actions import Draw, GoOnWithoutKnocking, Knock, Play, ShowJokers, Take
from game.jokers_of_death.determinize import imagine
from game.jokers_of_death.game import JOKERS_OF_DEATH
from game.jokers_of_death.options import JokersOptions
from game.jokers_of_death.policy import fiend, imp, merits, rollout
from game.jokers_of_death.position import Covering, State
from game.jokers_of_death.rules import apply, legal, to_move
from game.jokers_of_death.scoring import standing
from game.jokers_of_death.view import view
from tests.game.jokers_of_death.positions import OTHERS, answering, face, play, position, twos


def choice(state: State) -> Action:
    """Return the Fiend's action."""
    return fiend(view(state, state.turn), Random(1))


def laid(state: State) -> str:
    """The card that the Fiend lays."""
    action = choice(state)
    assert isinstance(action, Play)
    return face(state, action.card)


@pytest.mark.parametrize(
    ("hand", "effect"),
    [("2S 9H", 3.0), ("AS 9H", 3.0), ("9S 9H", 0.0), ("8S 9H", -14.0), ("KS 9H", -12.0), ("KS 9S", 2.0)],
)
def test_attacks_are_worth_something_eights_are_kept_and_kings_want_a_cover(hand: str, effect: float) -> None:
    state = position(f"seat 1: {hand}; {OTHERS}; pile 1: 7S; pile 2: QD; pile 3: 3C")
    seen = view(state, 0)
    action = next(a for a in seen.legal if isinstance(a, Play) and face(state, a.card) == hand.split()[0])
    assert merits(seen, action).effect == effect


def test_dear_cards_go_first_and_an_eight_only_where_nothing_else_fits() -> None:
    state = position(f"seat 1: 9S 4S 8H; {OTHERS}; pile 1: 7S; pile 2: QD; pile 3: 3C")
    assert laid(state) == "9S"
    state = position(f"seat 1: 8H 4D 4H; {OTHERS}; pile 1: 7S; pile 2: 9C; pile 3: 3C")
    assert laid(state) == "8H"


def test_the_fiend_always_knocks_and_the_imp_every_other_time() -> None:
    state = position(f"seat 1: 9S 9H; {OTHERS}; pile 1: 7S; pile 2: QD; pile 3: 3C")
    play(state, "9S", 1)
    assert choice(state) == Knock()
    done = [imp(view(state, 0), Random(seed)) for seed in range(200)]
    assert 70 < done.count(Knock()) < 130 and set(done) == {Knock(), GoOnWithoutKnocking()}


def test_the_fiend_answers_where_it_can_and_takes_where_it_cannot() -> None:
    text = f"seat 1: {{}} 9S 9H; {OTHERS}; pile 1: 2S; pile 2: QD; pile 3: 3C"
    assert laid(answering(twos(position(text.format("2H")), 1, count=1, by=2))) == "2H"
    assert choice(answering(twos(position(text.format("3H")), 1, count=1, by=2))) == Take()


def test_without_a_card_that_fits_the_fiend_draws() -> None:
    state = position(f"seat 1: 9H 9H; {OTHERS}; pile 1: 7S; pile 2: QD; pile 3: 3C")
    assert choice(state) == Draw()
    state = position(f"seat 1: KS 9H 4D; {OTHERS}; pile 1: 7S; pile 2: QD; pile 3: 3C")
    play(state, "KS", 1)
    assert isinstance(state.phase, Covering) and choice(state) == Draw()


@pytest.mark.clause("JD-22")
@pytest.mark.parametrize(
    ("others", "shows"),
    [("5H 6H 7H", False), (" ".join(["5H 6H 7H"] * 2 + ["KH QH JH"] * 2 + ["AH AH 2H 3H 4H"]), True)],
)
def test_jokers_are_shown_only_while_every_other_hand_is_likely_to_be_dearer(
    others: str, shows: bool
) -> None:
    state = position(f"seat 1: JK JK; seat 2: {others}; pile 1: 7S; pile 2: QD; pile 3: 3C", seats=2)
    state.turn = 1
    assert fiend(view(state, 0), Random(1)) == (ShowJokers() if shows else None)


@pytest.mark.parametrize("variant", ["", "switching", "five_piles", "aces", "free_pile"])
def test_a_rollout_plays_by_the_rules_and_as_the_fiend_does_from_views(variant: str) -> None:
    """Action by action to the end of the deal: nothing but the view is left out."""
    seats = 4 if variant == "five_piles" else 3
    options = JokersOptions.model_validate({variant: True} if variant else {})
    for seed in range(3):
        deal = JOKERS_OF_DEATH.deal(options, seats, seed)
        quick, slow = (imagine(view(deal, 0), Random(seed)) for _ in range(2))
        for _ in range(2000):
            seat = to_move(quick)
            if seat is None or quick.deals:
                break
            action = rollout(quick, seat, legal(quick, seat), Random(1))
            assert action in legal(quick, seat) and action == choice(slow)
            apply(quick, seat, action)
            apply(slow, seat, action)
        assert quick.deals and standing(quick) == standing(slow) and to_move(slow) == to_move(quick)

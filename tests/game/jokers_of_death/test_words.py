"""Texts of Jokers of Death: prompts, previews, captions, the log, accounts, explanations."""

import pytest

from game.contract.table import Carry, Gesture, Press, Touch
from game.deal_cycle import OVER
from game.jokers_of_death.actions import ShowJokers, Stop, Take, TakeUp
from game.jokers_of_death.events import SeatsSkipped
from game.jokers_of_death.game import JOKERS_OF_DEATH
from game.jokers_of_death.position import PILES, STOCK, Playing, State
from game.jokers_of_death.rules import apply, legal
from game.jokers_of_death.scoring import DEAL_LIMIT
from game.jokers_of_death.view import view
from game.sentences import Cast
from tests.game.jokers_of_death.positions import (
    FREE,
    NAMES,
    NO_STOCK,
    OTHERS,
    PILES_LIE,
    WORDS,
    carry,
    do,
    hand_of,
    play_of,
    position,
    refusal_of,
    struck,
    told,
)
from tests.game.positions import account_of, feats_of

TWO_LIES = "pile 1: 2S; pile 2: QD; pile 3: 3C"


@pytest.mark.parametrize(("stock", "drawn"), [("", 0), ("4C", 1)])
@pytest.mark.clause("JD-11", "JD-12")
def test_no_more_is_drawn_than_there_is(stock: str, drawn: int) -> None:
    state = struck(f"seat 1: 9S 9H 9D; seat 2: 5H; {TWO_LIES}; {NO_STOCK}; stock: {stock}", count=3)
    gesture = WORDS.gesture(view(state, 0), Take())
    assert isinstance(gesture, Press) and ("1" in gesture.label) == bool(drawn) and "6" not in gesture.label
    held = len(hand_of(state, 0))
    assert "6 cards" in told(state, Take())[0]
    assert len(hand_of(state, 0)) == held + drawn


def account(state: State) -> tuple[str, list[str]]:
    """Return the account of the deal that just ended: the clause, and what each sum comes to."""
    told = account_of(JOKERS_OF_DEATH, state, Cast(NAMES[:3], 0))
    return told.clause, [str(row.sum).rpartition(" ")[2] for row in told.rows]


@pytest.mark.clause("JD-8", "JD-23", "JD-30")
def test_going_out_is_accounted_for() -> None:
    state = position("seat 1: 9S; seat 2: 5H AC; seat 3: 5D; pile 1: 7S; pile 2: QD; pile 3: 3C")
    state.knocked, state.prices = 1, (6, 0, 0)
    apply(state, 0, play_of(state, "9S", 1))
    assert account(state) == ("JD-8", ["6", "25", "5"])


@pytest.mark.clause("JD-9")
def test_a_deal_that_nobody_can_go_on_with_is_accounted_for() -> None:
    state = position("seat 1: ; seat 2: 5H; seat 3: ; pile 1: KD; pile 2: QD; pile 3: 3C; rest: seat 3")
    assert list(legal(state, 0)) == [Stop()]
    state.idle = 2
    do(state, Stop())
    assert account(state)[0] == "JD-9" and state.deals[0][0] == 0


@pytest.mark.clause("JD-23")
def test_many_cards_are_summed_by_their_worth() -> None:
    state = position(f"seat 1: JK JK 2D 9S AH KD 10C QH; {OTHERS}; {PILES_LIE}")
    do(state, ShowJokers())
    told = WORDS.account(state.table.events or [], view(state, 0), Cast(NAMES[:3], 0))
    summed = "jokers 100 + ace 20 + face cards 20 + number cards 21 = 161"
    assert str(told.rows[0].sum).replace("\u00a0", " ") == summed


@pytest.mark.clause("JD-19")
def test_aces_that_skip_all_others_say_who_plays_again() -> None:
    seen, cast = view(position(f"seat 1: 2C; {OTHERS}; {PILES_LIE}"), 0), Cast(("Mara", "Cleo", "Ben"), 1)
    line = WORDS.narrate(SeatsSkipped(seats=(2, 1), by=0), seen, cast)
    assert line is not None and line.words == "Mara's two aces skip Ben, then you, so Mara plays again."


@pytest.mark.clause("JD-4")
def test_a_pile_says_whether_anything_fits_it() -> None:
    seen = view(position(f"seat 1: 7H 2C; {OTHERS}; {PILES_LIE}"), 0)
    assert [WORDS.caption(seen, place) for place in PILES[:3]] == ["", "nothing fits", ""]


@pytest.mark.clause("JD-22", "JD-23")
def test_jokers_that_were_shown_are_accounted_for() -> None:
    state = position(f"seat 1: JK JK 2D; {OTHERS}; {PILES_LIE}")
    do(state, ShowJokers())
    assert account(state) == ("JD-22", ["102", "18", "18"])


@pytest.mark.parametrize(
    ("others", "told"),
    [
        ("seat 2: 5H 6H; seat 3: 5D", [("you went out and stuck everyone else with 16 points in all", 16)]),
        ("seat 2: 5H 6H; seat 3: ", []),
    ],
)
@pytest.mark.clause("JD-8")
def test_going_out_alone_for_the_fewest_points_is_a_feat(others: str, told: list[tuple[str, int]]) -> None:
    state = position(f"seat 1: 9S; {others}; {PILES_LIE}")
    state.knocked = 1
    do(state, play_of(state, "9S", 1))
    assert feats_of(JOKERS_OF_DEATH, state, Cast(NAMES[:3], 0)) == told


@pytest.mark.clause("JD-22")
def test_jokers_shown_to_a_large_hand_are_a_feat() -> None:
    state = position(f"seat 1: JK JK; seat 2: 8S 8H 8D 8C AS AH KS KC KH 10C; {PILES_LIE}", seats=2)
    do(state, ShowJokers())
    ((words, size),) = feats_of(JOKERS_OF_DEATH, state, Cast(NAMES[:2], 0))
    assert words == f"you showed two jokers for 100 and stuck Mara with {size} points"


@pytest.mark.parametrize("gesture", ["stock", "9S on 2", "7S on 1", "7S on 3", "button"])
@pytest.mark.clause("JD-28")
def test_a_pile_that_was_picked_up_comes_first(gesture: str) -> None:
    state = position(FREE, free_pile=True)
    apply(state, 0, TakeUp(0))
    others: dict[str, Gesture] = {"stock": Touch(STOCK), "button": Press("Draw 2", "T")}
    code, _, pile = gesture.partition(" on ")
    tried = others[gesture] if gesture in others else carry(state, code, int(pile))
    assert refusal_of(state, tried).clause == "JD-28"


@pytest.mark.parametrize(
    ("totals", "told"), [((20, 104, 30), "JD-31"), ((20, 105, 30), "JD-24"), ((20, 105, 105), "JD-31")]
)
@pytest.mark.clause("JD-24", "JD-31")
def test_a_match_that_is_over_says_why(totals: tuple[int, ...], told: str) -> None:
    state = position(f"seat 1: 9S; {OTHERS}; {PILES_LIE}")
    state.phase, state.totals, state.deals = OVER, totals, ((0, 0, 0),) * DEAL_LIMIT
    assert JOKERS_OF_DEATH.why_not(view(state, 0), Touch(STOCK)).clause == told


@pytest.mark.parametrize("gesture", [Carry((1, 2), PILES[0]), Carry((110,), PILES[0]), Press("Knock", "K")])
@pytest.mark.clause("JD-4")
def test_odd_attempts_get_a_sentence_too(gesture: Gesture) -> None:
    state = position(f"seat 1: 9S 9D 4C; {OTHERS}; {PILES_LIE}", decks=3)
    assert JOKERS_OF_DEATH.why_not(view(state, 0), gesture).clause == "JD-4"


@pytest.mark.clause("JD-4")
def test_each_copy_of_a_card_is_refused_for_the_same_reason() -> None:
    state = position(f"seat 1: 9S 9S 4C; {OTHERS}; {PILES_LIE.replace('QD', 'QS')}")
    state.phase = Playing(0b010, False)
    reasons = {refusal_of(state, Carry((card,), PILES[0])).sentence for card in hand_of(state, 0)[:2]}
    assert reasons == {"You've played on that pile this turn. Play on another."}

"""How Devil speaks: refusals with their clause, prompts, previews and the log."""

import pytest

from game.contract.rules import Refusal
from game.contract.table import Carry, Gesture, Touch
from game.devil.actions import Discard, Draw, EndDeal, GoOn
from game.devil.cards import DECK_440
from game.devil.events import NothingToDraw, Skipped
from game.devil.rules import apply, legal
from game.devil.state import DISCARDS, HANDS, STOCK, State
from game.devil.view import view
from game.devil.why_not import why_not
from game.devil.words import WORDS, preview, prompt
from game.events import DealEnded, MatchEnded, Moved
from game.sentences import Cast
from tests.game.devil.positions import position

CAST = Cast(("Mara", "Otto", "Lilith"), you=0)
NAMES = Cast(("Mara", "Otto", "Lilith"))


def carried(state: State, code: str) -> Gesture:
    """Seat 1 lays a card of this face on the discards."""
    card = next(card for card in state.table.piles[HANDS] if DECK_440.faces[card].code == code)
    return Carry((card,), DISCARDS)


def special(code: str, below: str) -> State:
    """Seat 1 has just laid a Special, holding 7 and 2."""
    state = position(f"seat 1: {code} 7 2; seat 2: 3; seat 3: 9; discards: {below}")
    action = next(action for action in legal(state, 0) if DECK_440.faces[action.card].code == code)
    apply(state, 0, action)
    return state


def test_a_card_that_does_not_fit_is_refused_with_its_sum() -> None:
    """DV-7"""
    state = position("seat 1: 4 2; seat 2: 3; seat 3: 3; discards: 7")
    refusal = why_not(view(state, 0), carried(state, "4"))
    assert refusal == Refusal("DV-7", "4 + 7 makes 11; the sum must end in 5 or 9.")
    assert str(refusal) == "4 + 7 makes 11; the sum must end in 5 or 9. (DV-7)"


def test_a_blank_on_a_special_is_refused() -> None:
    """DV-15"""
    state = position("seat 1: B 2; seat 2: 3; seat 3: 3; discards: S1", larger=True)
    assert why_not(view(state, 0), carried(state, "B")).clause == "DV-15"


def test_drawing_while_a_card_fits_is_refused_by_naming_it() -> None:
    """DV-7, DV-8"""
    state = position("seat 1: 2 3; seat 2: 3; seat 3: 3; discards: 7")
    assert why_not(view(state, 0), Touch(STOCK)).sentence == "The 2 fits, and who can discard must."


def test_playing_out_of_turn_is_refused() -> None:
    """DV-7"""
    state = position("seat 1: 2 3; seat 2: 3; seat 3: 3; discards: 7; to play: 2")
    assert "another player's turn" in why_not(view(state, 0), Touch(STOCK)).sentence


@pytest.mark.parametrize(("code", "below", "clause"), [("S1", "8", "DV-11"), ("S4", "5", "DV-12")])
def test_playing_on_before_choosing_is_refused(code: str, below: str, clause: str) -> None:
    """DV-11, DV-12"""
    state = special(code, below)
    assert why_not(view(state, 0), carried(state, "7")).clause == clause


def test_anything_after_the_end_is_refused() -> None:
    """DV-20"""
    state = position("seat 1: 7; seat 2: 3; seat 3: 9; discards: 8", target=1)
    apply(state, 0, legal(state, 0)[0])
    assert why_not(view(state, 0), Touch(STOCK)).clause == "DV-20"


@pytest.mark.parametrize(
    "gesture", [Carry((0,), STOCK), Carry((0, 1), DISCARDS), Touch(HANDS + 1), Carry((39,), DISCARDS)]
)
def test_odd_attempts_get_a_sentence_too(gesture: Gesture) -> None:
    """DV-7"""
    state = position("seat 1: 1 1; seat 2: 3; seat 3: 3; discards: 7")
    assert why_not(view(state, 0), gesture).sentence.endswith(".")


def test_the_prompt_says_what_fits() -> None:
    state = position("seat 1: 2 3; seat 2: 3; seat 3: 3; discards: 7")
    assert prompt(view(state, 0), CAST) == "Your turn: lay a card that makes 5 or 9 with 7: 2 or 8."
    assert prompt(view(state, 0), NAMES) == "Mara's turn: lay a card that makes 5 or 9 with 7: 2 or 8."
    assert prompt(view(state, 1), CAST) == "You are to play."


def test_the_prompt_says_when_to_draw() -> None:
    state = position("seat 1: 3; seat 2: 3; seat 3: 3; discards: 7")
    assert prompt(view(state, 0), CAST) == "Your turn: nothing fits 7. Draw a card."


def test_a_preview_shows_the_sum() -> None:
    state = position("seat 1: 2 3; seat 2: 3; seat 3: 3; discards: 7")
    (action,) = legal(state, 0)
    assert isinstance(action, Discard)
    assert preview(view(state, 0), action) == "7 + 2 = 9"


def test_the_choice_after_a_special_shows_both_outcomes() -> None:
    """DV-11, DV-12"""
    one, four = special("S1", "8"), special("S4", "5")
    assert preview(view(one, 0), EndDeal()) == "This hand counts 9 × 2 = 18; theirs count double too"
    assert preview(view(four, 0), EndDeal()) == "This hand counts 9 × 2 = 18; theirs count once"
    assert preview(view(one, 0), GoOn()) == "The next player draws 1 and is skipped"
    assert preview(view(four, 0), GoOn()) == "The next player draws 2 and is skipped"
    assert preview(view(one, 0), Draw()).startswith("Draw one")


def test_the_log_tells_what_was_seen_and_no_more() -> None:
    state = position("seat 1: 2 3; seat 2: 3; seat 3: 3; discards: 7")
    seen = view(state, 0)
    card = state.table.piles[HANDS][0]
    assert WORDS.narrate(Moved(card, HANDS, DISCARDS), seen, CAST) == "You lay 2."
    assert WORDS.narrate(Moved(None, STOCK, HANDS + 1), seen, CAST) == "Otto draws a card."
    assert WORDS.narrate(Skipped(2), seen, CAST) == "Lilith is skipped."
    assert WORDS.narrate(Skipped(0), seen, CAST) == "You are skipped."
    assert WORDS.narrate(NothingToDraw(0), seen, CAST).startswith("You pass:")
    assert (
        WORDS.narrate(DealEnded((1, 2, 3), (1, 2, 3)), seen, CAST)
        == "Points: Mara +1, Otto +2 and Lilith +3."
    )
    assert WORDS.narrate(MatchEnded((0, 2)), seen, CAST) == "Mara and Lilith won the match."

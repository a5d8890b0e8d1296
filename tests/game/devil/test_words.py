"""How Devil speaks: refusals with their clause, prompts, previews and the log."""

import pytest

from game.contract.rules import Refusal
from game.contract.table import Carry, Gesture, Touch
from game.devil.actions import Discard, Draw, EndDeal, GoOn
from game.devil.cards import DECK_440
from game.devil.events import NothingToDraw, Skipped
from game.devil.imagining import view
from game.devil.moves import legal
from game.devil.places import DISCARDS, STOCK, hand
from game.devil.position import State
from game.devil.rules import apply
from game.devil.why_not import why_not
from game.devil.words import WORDS
from game.devil.words.captions import caption
from game.devil.words.previews import preview
from game.devil.words.prompts import prompt
from game.events import DealEnded, MatchEnded, Moved
from game.sentences import Cast
from tests.game.devil.positions import held, position

CAST = Cast(("Mara", "Otto", "Lilith"), you=0)
NAMES = Cast(("Mara", "Otto", "Lilith"))


def carried(state: State, code: str) -> Gesture:
    """Seat 1 lays a card of this face on the discards."""
    card = next(card for card in state.table.piles[hand(0)] if DECK_440.faces[card].code == code)
    return Carry((card,), DISCARDS)


def special(code: str, below: str) -> State:
    """Seat 1 has just laid a Special, holding 7 and 2."""
    state = position(f"seat 1: {code} 7 2; seat 2: 3; seat 3: 9; discards: {below}")
    action = next(action for action in legal(state, 0) if DECK_440.faces[action.card].code == code)
    apply(state, 0, action)
    return state


@pytest.mark.clause("DV-7")
def test_a_card_that_does_not_fit_is_refused_with_its_sum() -> None:
    state = position("seat 1: 4 2; seat 2: 3; seat 3: 3; discards: 7")
    refusal = why_not(view(state, 0), carried(state, "4"))
    assert refusal == Refusal("DV-7", "4 + 7 makes 11; the sum must end in 5 or 9.")
    assert str(refusal) == "4 + 7 makes 11; the sum must end in 5 or 9. (rule DV-7)"


@pytest.mark.clause("DV-15")
def test_a_blank_on_a_special_is_refused() -> None:
    state = position("seat 1: B 2; seat 2: 3; seat 3: 3; discards: S1", larger=True)
    assert why_not(view(state, 0), carried(state, "B")).clause == "DV-15"


@pytest.mark.clause("DV-7", "DV-8")
def test_drawing_while_a_card_fits_is_refused_by_naming_it() -> None:
    state = position("seat 1: 2 3; seat 2: 3; seat 3: 3; discards: 7")
    assert why_not(view(state, 0), Touch(STOCK)).sentence == "A 2 fits, and who can discard must."


@pytest.mark.clause("DV-7")
def test_playing_out_of_turn_is_refused() -> None:
    state = position("seat 1: 2 3; seat 2: 3; seat 3: 3; discards: 7; to play: 2")
    assert "another player's turn" in why_not(view(state, 0), Touch(STOCK)).sentence


@pytest.mark.parametrize(("code", "below", "clause"), [("S1", "8", "DV-11"), ("S4", "5", "DV-12")])
@pytest.mark.clause("DV-11", "DV-12")
def test_playing_on_before_choosing_is_refused(code: str, below: str, clause: str) -> None:
    state = special(code, below)
    assert why_not(view(state, 0), carried(state, "7")).clause == clause


@pytest.mark.clause("DV-20")
def test_anything_after_the_end_is_refused() -> None:
    state = position("seat 1: 7; seat 2: 3; seat 3: 9; discards: 8", target=1)
    apply(state, 0, legal(state, 0)[0])
    assert why_not(view(state, 0), Touch(STOCK)).clause == "DV-20"


@pytest.mark.parametrize(
    "gesture", [Carry((0,), STOCK), Carry((0, 1), DISCARDS), Touch(hand(1)), Carry((39,), DISCARDS)]
)
@pytest.mark.clause("DV-7")
def test_odd_attempts_get_a_sentence_too(gesture: Gesture) -> None:
    state = position("seat 1: 1 1; seat 2: 3; seat 3: 3; discards: 7")
    assert why_not(view(state, 0), gesture).sentence.endswith(".")


@pytest.mark.parametrize(
    ("held", "below", "larger", "wanted"),
    [
        ("2 8 5 1", "7", False, "a 2 or an 8 on the 7: the sum ends in 5 or 9"),
        ("2 8 5 1", "10", False, "a 5 on the 10: the sum ends in 5 or 9"),
        ("7 S1 2 2", "8", False, "a 7 or a Special 1 on the 8: the sum ends in 5 or 9"),
        ("2 B O 3", "7", True, "a 2, a blank or the Onifuda on the 7: the sum ends in 5 or 9"),
        ("1 5 O 3", "S4", True, "a 1, a 5 or the Onifuda on the Special 4: the sum ends in 5 or 9"),
        ("2 8 5 1", "B", True, "anything but a Special on the blank"),
    ],
)
@pytest.mark.clause("DV-7", "DV-15", "DV-16")
def test_the_prompt_names_the_cards_of_the_hand_that_fit(
    held: str, below: str, larger: bool, wanted: str
) -> None:
    state = position(f"seat 1: {held}; seat 2: 3; seat 3: 3; discards: {below}", larger=larger)
    assert prompt(view(state, 0), CAST) == f"Your turn: lay {wanted}."
    assert prompt(view(state, 0), NAMES) == f"Mara's turn: lay {wanted}."
    assert prompt(view(state, 1), CAST) == "You are to play."


@pytest.mark.parametrize(
    ("where", "prompted", "previewed"),
    [
        ("stock", "Draw a card.", "Draw one: if it fits it is laid at once, else your turn is over"),
        ("discards", "Draw a card.", "Shuffle 36 discards into a new stock and draw one: if it fits"),
        ("seat 3", "Pass: there is nothing to draw.", "Pass: there is nothing to draw"),
    ],
)
@pytest.mark.clause("DV-8", "DV-9")
def test_the_prompt_and_the_preview_say_what_a_draw_is(where: str, prompted: str, previewed: str) -> None:
    state = position(f"seat 1: 3; seat 2: 3; seat 3: 3; discards: 7; rest: {where}")
    assert prompt(view(state, 0), CAST) == f"Your turn: nothing fits a 7. {prompted}"
    assert preview(view(state, 0), Draw()).startswith(previewed)


@pytest.mark.clause("DV-7", "DV-20")
def test_under_the_discards_stands_what_fits_until_the_match_is_over() -> None:
    state = position("seat 1: 7; seat 2: 3; seat 3: 9; discards: 8", target=1)
    assert caption(view(state, 0), DISCARDS) == "1, 7 and Special 1 fit"
    apply(state, 0, legal(state, 0)[0])
    assert caption(view(state, 0), DISCARDS) == ""


@pytest.mark.parametrize(
    ("hand", "below", "seats", "told"),
    [
        ("7 2", "8", 3, "8 + 7 = 15"),
        ("10 2", "5", 3, "5 + 10 = 15; the next player is skipped"),
        ("10 2", "5", 2, "5 + 10 = 15; play again, the other is skipped"),
        ("S1 2", "8", 3, "8 + 1 = 9; then end the deal or go on"),
        ("7", "8", 3, "8 + 7 = 15: the last card, the deal ends"),
        ("S1", "8", 3, "8 + 1 = 9: the last card, the deal ends and the others count × 4"),
        ("S4", "5", 3, "5 + 4 = 9: the last card, the deal ends and the others count × 2"),
        ("B 2", "8", 3, "A blank fits any number"),
        ("O 2", "8", 3, "Goes on anything: the deal ends, and every hand counts double"),
    ],
)
@pytest.mark.clause("DV-7", "DV-10", "DV-11", "DV-12", "DV-13", "DV-14", "DV-15", "DV-16")
def test_a_preview_says_what_a_card_does(hand: str, below: str, seats: int, told: str) -> None:
    rest = "; seat 3: 3" if seats == 3 else ""
    state = position(f"seat 1: {hand}; seat 2: 3{rest}; discards: {below}", seats=seats, larger=True)
    assert preview(view(state, 0), legal(state, 0)[0]) == told


@pytest.mark.parametrize(
    ("beneath", "told"),
    [
        ("9 9", "The next player draws 2 and is skipped"),
        ("9", "The next player draws 2 and is skipped"),
        ("", "The next player draws 1 and is skipped"),
    ],
)
@pytest.mark.clause("DV-9", "DV-12")
def test_going_on_promises_no_more_cards_than_there_are(beneath: str, told: str) -> None:
    state = position(f"seat 1: S4 2; seat 2: 3; seat 3: ; discards: {beneath} 5; rest: seat 3")
    apply(state, 0, next(action for action in legal(state, 0) if isinstance(action, Discard)))
    seen = view(state, 0)
    assert preview(seen, GoOn()) == told
    before = len(held(state, 2))
    apply(state, 0, GoOn())
    assert len(held(state, 2)) - before == int(told.split()[4])


def test_a_preview_shows_the_sum() -> None:
    state = position("seat 1: 2 3; seat 2: 3; seat 3: 3; discards: 7")
    (action,) = legal(state, 0)
    assert isinstance(action, Discard)
    assert preview(view(state, 0), action) == "7 + 2 = 9"


@pytest.mark.clause("DV-11", "DV-12")
def test_the_choice_after_a_special_shows_both_outcomes() -> None:
    one, four = special("S1", "8"), special("S4", "5")
    assert preview(view(one, 0), EndDeal()) == "This hand counts 9 × 2 = 18; theirs count double too"
    assert preview(view(four, 0), EndDeal()) == "This hand counts 9 × 2 = 18; theirs count once"
    assert preview(view(one, 0), GoOn()) == "The next player draws 1 and is skipped"
    assert preview(view(four, 0), GoOn()) == "The next player draws 2 and is skipped"
    assert preview(view(one, 0), Draw()).startswith("Draw one")


def test_the_log_tells_what_was_seen_and_no_more() -> None:
    state = position("seat 1: 2 3; seat 2: 3; seat 3: 3; discards: 7")
    seen = view(state, 0)
    card = state.table.piles[hand(0)][0]
    ten = DECK_440.cards("10")[0]
    assert WORDS.narrate(Moved(card, hand(0), DISCARDS), seen, CAST) == "You lay a 2."
    assert WORDS.narrate(Moved(None, STOCK, hand(1)), seen, CAST) == "Otto draws a card."
    assert WORDS.narrate(Skipped(2, 1, ten), seen, CAST) == "Lilith is skipped, for a 10."
    assert WORDS.narrate(Skipped(0, 2, ten), seen, CAST) == "You are skipped, for a 10."
    assert WORDS.narrate(NothingToDraw(0), seen, CAST).startswith("You pass:")
    assert (
        WORDS.narrate(DealEnded((1, 2, 3), (1, 2, 3)), seen, CAST) == "Points: you +1, Otto +2 and Lilith +3."
    )
    assert WORDS.narrate(MatchEnded((0, 2)), seen, CAST) == "You and Lilith won the match."

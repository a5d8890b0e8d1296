"""The sentences of Devil: prompts, previews, refusals, the log, accounts and the lessons."""

import pytest

from game.contract.rules import Refusal
from game.contract.table import Carry, Effect, Gesture, Occasion, Touch
from game.contract.words import Aim
from game.devil.actions import Draw, EndDeal, GoOn
from game.devil.cards import DECK_440, RANK, Rank
from game.devil.events import DealWon, Lot, MadeToDraw, NothingToDraw, Skipped
from game.devil.game import DEVIL, DEVIL_440, WORDS
from game.devil.position import DISCARDS, STOCK, State, hand
from game.devil.rules import apply, legal
from game.devil.view import view
from game.devil.words.moves import why_not
from game.events import DealEnded, DealStarted, Event, Moved
from game.match import Match
from game.sentences import Cast
from tests.game.devil.positions import CAST, held, play, position
from tests.game.feats import deals
from tests.game.positions import ruled

SEVERAL = Cast(CAST.names)
"""Two or more people share the machine: nobody is "you"."""


def carried(state: State, code: str) -> Gesture:
    """Return the gesture that plays seat 1's card of this face."""
    card = next(card for card in state.table.piles[hand(0)] if DECK_440.faces[card].code == code)
    return Carry((card,), DISCARDS)


def after_special(code: str, below: str, target: int = 0) -> State:
    """Return a position in which seat 1 has just played a Special and holds 7 and 2."""
    state = position(f"seat 1: {code} 7 2; seat 2: 3; seat 3: 9; discards: {below}", target=target)
    play(state, code)
    return state


@pytest.mark.parametrize(
    ("held", "below", "larger", "told"),
    [
        ("2 8 5 1", "7", False, "Play your 2 or your 8 on the 7."),
        ("2 8 5 1", "10", False, "Play your 5: 10 + 5 = 15."),
        ("7 S1 2 2", "8", False, "Play your 7 or your Special 1 on the 8."),
        ("2 B O 3", "7", True, "Play your 2, your blank or the Onifuda on the 7."),
        ("B 1 1 1", "7", True, "Play your blank. It fits any number."),
        ("O 1 1 1", "7", True, "Play the Onifuda. It fits anything."),
        ("2 8 5 1", "B", True, "Play anything but a Special on the blank."),
        ("2 2 2 2", "8", False, "Nothing adds up. Draw a card."),
    ],
)
@pytest.mark.clause("DV-7", "DV-15", "DV-16")
def test_the_prompt_says_what_can_be_played(held: str, below: str, larger: bool, told: str) -> None:
    state = position(f"seat 1: {held}; seat 2: 3; seat 3: 3; discards: {below}", larger=larger)
    assert WORDS.prompt(view(state, 0), CAST) == told
    assert WORDS.prompt(view(state, 0), SEVERAL) == f"Mara: {told}"
    assert WORDS.prompt(view(state, 1), Cast(CAST.names, 1)) == "Mara's move."


@pytest.mark.parametrize(
    ("where", "prompted", "previewed"),
    [
        ("stock", "Nothing adds up. Draw a card.", "Draw. If it fits, it's played."),
        ("discards", "Nothing adds up. Draw a card.", "Shuffle the discards and draw."),
        (
            "seat 3",
            "Nothing adds up, and there's nothing to draw. Pass.",
            "Pass. There's nothing to draw.",
        ),
    ],
)
@pytest.mark.clause("DV-8", "DV-9")
def test_the_prompt_and_the_preview_say_what_a_draw_is(where: str, prompted: str, previewed: str) -> None:
    state = position(f"seat 1: 3; seat 2: 3; seat 3: 3; discards: 7; rest: {where}")
    assert WORDS.prompt(view(state, 0), CAST) == prompted
    assert WORDS.preview(view(state, 0), Draw()) == previewed


@pytest.mark.clause("DV-11", "DV-12")
def test_the_choice_after_a_special_shows_both_outcomes() -> None:
    one, four = after_special("S1", "8"), after_special("S4", "5")
    assert WORDS.prompt(view(one, 0), CAST) == "End the deal, or keep going?"
    assert WORDS.prompt(view(one, 1), Cast(CAST.names, 1)) == "Mara can end the deal."
    assert WORDS.preview(view(one, 0), EndDeal()) == "You score 18. Everyone else's hand doubles too."
    assert WORDS.preview(view(four, 0), EndDeal()) == "You score 18. Only your hand doubles."
    assert WORDS.preview(view(one, 0), GoOn()) == "The next player draws 1 and misses a turn."
    assert WORDS.preview(view(four, 0), GoOn()) == "The next player draws 2 and misses a turn."


@pytest.mark.parametrize(
    ("hand", "below", "seats", "told"),
    [
        ("10 2", "5", 3, "5 + 10 = 15. The next player misses a turn."),
        ("10 2", "5", 2, "5 + 10 = 15. You play again."),
        ("7", "8", 3, "8 + 7 = 15. That's your last card. You go out!"),
        (
            "S1",
            "8",
            3,
            "8 + 1 = 9. That's your last card. You go out, and every other hand costs four times as much!",
        ),
        ("S4", "5", 3, "5 + 4 = 9. That's your last card. You go out, and every other hand costs double!"),
        ("O 2", "8", 3, "It fits anything. The deal ends, and every hand costs double."),
    ],
)
@pytest.mark.clause("DV-7", "DV-10", "DV-11", "DV-12", "DV-13", "DV-14", "DV-15", "DV-16")
def test_a_preview_says_what_a_card_does(hand: str, below: str, seats: int, told: str) -> None:
    rest = "; seat 3: 3" if seats == 3 else ""
    state = position(f"seat 1: {hand}; seat 2: 3{rest}; discards: {below}", seats=seats, larger=True)
    assert WORDS.preview(view(state, 0), legal(state, 0)[0]) == told


@pytest.mark.parametrize(("beneath", "drawn"), [("9 9", 2), ("9", 2), ("", 1)])
@pytest.mark.clause("DV-9", "DV-12")
def test_keeping_going_promises_no_more_cards_than_there_are(beneath: str, drawn: int) -> None:
    state = position(f"seat 1: S4 2; seat 2: 3; seat 3: ; discards: {beneath} 5; rest: seat 3")
    play(state, "S4")
    told = f"The next player draws {drawn} and misses a turn."
    assert WORDS.preview(view(state, 0), GoOn()) == told
    before = len(held(state, 2))
    apply(state, 0, GoOn())
    assert len(held(state, 2)) - before == drawn


@pytest.mark.clause("DV-7", "DV-20")
def test_under_the_discard_pile_stands_what_fits_until_the_match_is_over() -> None:
    state = position("seat 1: 7; seat 2: 3; seat 3: 9; discards: 8", target=1)
    assert WORDS.caption(view(state, 0), DISCARDS) == "fits: 1, 7 or Special 1"
    apply(state, 0, legal(state, 0)[0])
    assert WORDS.caption(view(state, 0), DISCARDS) == ""


@pytest.mark.clause("DV-7")
def test_a_card_that_does_not_fit_is_refused_with_its_sum() -> None:
    state = position("seat 1: 4 2; seat 2: 3; seat 3: 3; discards: 7")
    refusal = why_not(view(state, 0), carried(state, "4"))
    assert refusal == Refusal("DV-7", "7 + 4 = 11. It must end in 5 or 9.")
    stuck = position("seat 1: 4 3; seat 2: 3; seat 3: 3; discards: 7")
    refusal = why_not(view(stuck, 0), carried(stuck, "4"))
    assert refusal == Refusal("DV-7", "7 + 4 = 11. Nothing adds up. Click the draw pile.")


@pytest.mark.clause("DV-15")
def test_a_blank_on_a_special_is_refused() -> None:
    state = position("seat 1: B 2; seat 2: 3; seat 3: 3; discards: S1", larger=True)
    told = Refusal("DV-15", "A blank and a Special can't touch. Click the draw pile.")
    assert why_not(view(state, 0), carried(state, "B")) == told


@pytest.mark.parametrize(
    ("held", "told"),
    [
        ("2 3", "You can't draw. Your 2 fits, so play it."),
        ("2 8 3", "You can't draw. You have to play your 2 or your 8."),
    ],
)
@pytest.mark.clause("DV-7", "DV-8")
def test_drawing_while_a_card_fits_is_refused_by_naming_it(held: str, told: str) -> None:
    state = position(f"seat 1: {held}; seat 2: 3; seat 3: 3; discards: 7")
    assert why_not(view(state, 0), Touch(STOCK)).sentence == told


@pytest.mark.parametrize(("code", "below", "clause"), [("S1", "8", "DV-11"), ("S4", "5", "DV-12")])
@pytest.mark.clause("DV-11", "DV-12")
def test_playing_on_before_choosing_is_refused(code: str, below: str, clause: str) -> None:
    state = after_special(code, below)
    told = Refusal(clause, "Not yet. End the deal or keep going first.")
    assert why_not(view(state, 0), carried(state, "7")) == told


@pytest.mark.clause("DV-7", "DV-20")
def test_anything_out_of_turn_or_after_the_end_is_refused() -> None:
    state = position("seat 1: 7; seat 2: 3; seat 3: 9; discards: 8", target=1)
    assert why_not(view(state, 1), Touch(STOCK)) == Refusal("DV-7", "Not your turn yet.")
    play(state, "7")
    assert why_not(view(state, 0), Touch(STOCK)) == Refusal("DV-20", "The match is over.")


@pytest.mark.parametrize(
    ("gesture", "told"),
    [
        (Carry((0,), STOCK), "It can't go there. Play it on the discard pile."),
        (Carry((0, 1), DISCARDS), "Only one card at a time."),
        (Touch(hand(1)), "Nothing adds up. Click the draw pile."),
        (Carry((39,), DISCARDS), "You can only play cards from your hand."),
    ],
)
@pytest.mark.clause("DV-7")
def test_odd_attempts_get_a_sentence_too(gesture: Gesture, told: str) -> None:
    state = position("seat 1: 1 1; seat 2: 3; seat 3: 3; discards: 7")
    assert why_not(view(state, 0), gesture).sentence == told


@pytest.mark.parametrize(
    ("event", "words", "hits"),
    [
        (Moved(None, STOCK, hand(1)), "Otto draws a card.", ()),
        (Skipped(2, 1, 34), "Lilith misses a turn.", (2,)),
        (Skipped(0, 2, 34), "You miss a turn.", (0,)),
        (MadeToDraw(0, 2, 0), "There's nothing to draw.", (0,)),
        (NothingToDraw(0), "You pass. Nothing adds up, and there's nothing to draw.", ()),
        (Lot(1, 34), "Otto cuts a 10. Lowest deals.", ()),
        (DealStarted(1, 0), "Deal 1. You cut the lowest card, so you deal. Otto starts.", ()),
        (DealEnded((1, 0, 3), (1, 2, 3)), "That deal: you +1, Otto 0 and Lilith +3.", ()),
    ],
)
@pytest.mark.clause("DV-4", "DV-7", "DV-10")
def test_the_log_tells_what_was_seen_and_no_more(event: Event, words: str, hits: tuple[int, ...]) -> None:
    seen = view(position("seat 1: 2 3; seat 2: 3; seat 3: 3; discards: 7"), 0)
    line = WORDS.narrate(event, seen, CAST)
    assert line is not None and (line.words, line.hits) == (words, hits)
    if event == Moved(None, STOCK, hand(1)):
        assert line.repeated.format(count=2) == "Otto draws 2 cards.", "several in a row are one line"


def account(state: State) -> tuple[str, str, str, list[str]]:
    """Return the account of the deal that the last action ended: two sentences, the clause, the sums."""
    events = state.table.events or []
    end = next(index for index, event in enumerate(events) if isinstance(event, DealEnded))
    told = WORDS.account(events[: end + 1], view(state, 0), CAST)
    assert told is not None
    return told.ended, told.rule, told.clause, [str(row.sum) for row in told.rows]


@pytest.mark.clause("DV-11", "DV-12", "DV-18", "DV-19")
def test_a_deal_ended_on_a_special_is_accounted_for() -> None:
    state = position("seat 1: S1 2; seat 2: 6 8 9; seat 3: 3 S4; discards: 8", target=9999)
    play(state, "S1")
    apply(state, 0, EndDeal())
    assert account(state) == (
        "You ended the deal with a Special 1.",
        "The Special 1 doubles every hand.",
        "DV-11",
        ["2, × 2 = 4", "6 + 8 + 9 = 23, × 2 = 46", "3 + 4 = 7, × 2 for the Special = 14, × 2 = 28"],
    )
    state = after_special("S4", "5", target=9999)
    apply(state, 0, EndDeal())
    told = "You ended the deal with a Special 4.", "The Special 4 doubles only your hand.", "DV-12"
    assert account(state) == (*told, ["2 + 7 = 9, × 2 = 18", "3", "9"])


@pytest.mark.parametrize(
    ("last", "below", "rule", "clause", "sums"),
    [
        ("7", "8", "Cards left in your hand cost points.", "DV-17", ["no cards", "3", "9"]),
        (
            "S1",
            "8",
            "Going out on a Special 1 makes every other hand cost four times as much.",
            "DV-13",
            ["no cards", "3, × 4 = 12", "9, × 4 = 36"],
        ),
        ("O", "8", "The Onifuda doubles every hand.", "DV-16", ["no cards", "3, × 2 = 6", "9, × 2 = 18"]),
    ],
)
@pytest.mark.clause("DV-13", "DV-16", "DV-17")
def test_going_out_is_accounted_for(last: str, below: str, rule: str, clause: str, sums: list[str]) -> None:
    state = position(f"seat 1: {last}; seat 2: 3; seat 3: 9; discards: {below}", larger=True, target=9999)
    play(state, last)
    told = account(state)
    assert told[0].startswith("You went out on ")
    assert told[1:] == (rule, clause, sums)


@pytest.mark.clause("DV-9")
def test_a_deal_without_a_winner_is_accounted_for() -> None:
    state = position("seat 1: 2; seat 2: ; discards: 2; rest: seat 2; to play: 1", seats=2, target=9999)
    state.idle = 1
    apply(state, 0, legal(state, 0)[0])
    told = account(state)
    assert told[0] == "Nobody could move. Nobody wins the deal."
    assert (told[2], told[3][0]) == ("DV-9", "2")


def effects(state: State) -> list[Effect]:
    """Return the effects since the position was set up."""
    seen = view(state, 0)
    return [effect for event in state.table.events or [] for effect in WORDS.effects(event, seen, CAST)]


@pytest.mark.clause("DV-10", "DV-12")
def test_what_a_card_does_is_said_at_the_seat_it_hits() -> None:
    state = position("seat 1: 10 2; seat 2: 3; seat 3: 3; discards: 5")
    play(state, "10")
    assert effects(state) == [
        Effect(0, "one card left", gain=True, occasion=Occasion.NEARLY_OUT),
        Effect(1, "skipped by a 10", by=0, occasion=Occasion.SKIPPED),
    ]
    state = position("seat 1: S4 2 3; seat 2: 3; seat 3: 3; discards: 5")
    play(state, "S4")
    apply(state, 0, GoOn())
    assert effects(state) == [
        Effect(1, "drew 2", by=0, occasion=Occasion.HIT),
        Effect(1, "skipped by a Special 4", by=0, occasion=Occasion.SKIPPED),
    ]


@pytest.mark.clause("DV-3", "DV-20")
def test_the_aim_says_what_counts_and_who_leads() -> None:
    state = position("seat 1: 10 2; seat 2: 3; seat 3: 3; discards: 5")
    for totals, race in (
        ((0, 0, 0), "all tied at 0"),
        ((42, 30, 60), "Otto is winning, 30 to your 42"),
        ((12, 30, 60), "you're winning with 12"),
    ):
        state.totals = totals
        assert WORDS.aim(view(state, 0), CAST) == Aim("Lowest score wins", f"to {state.target}", race)


@pytest.mark.parametrize(
    ("game", "lesson", "points"),
    [
        (DEVIL, DEVIL.lessons[0], (10, 40, 44)),
        (DEVIL_440, DEVIL_440.lessons[0], (0, 12, 32)),
        (DEVIL_440, DEVIL_440.lessons[1], (0, 30, 34)),
    ],
    ids=["devil", "440 from the start", "what 440 adds"],
)
@pytest.mark.clause("DV-7", "DV-8", "DV-10", "DV-11", "DV-12", "DV-15", "DV-16")
def test_the_lesson_ends_with_the_points_it_tells_of(game, lesson, points: tuple[int, ...]) -> None:
    match = Match(game, lesson.options, lesson.seats, lesson.seed)
    for _, action in lesson.actions():
        match.play(match.to_move or 0, action)
    assert match.standing.deals == (points,)
    told = " ".join(step.says for step in lesson.steps[-3:])
    assert all(str(number) in told for number in points if number)
    assert points[0] + 10 <= min(points[1:]), "what the lesson advises comes out well"


def test_the_page_marks_every_ruling_of_ours() -> None:
    clauses = "DV-1 DV-3 DV-4 DV-6 DV-9 DV-11 DV-13 DV-15 DV-16 DV-18 DV-19 DV-20"
    assert ruled("devil") == clauses.split()


@pytest.mark.parametrize(("game", "seats"), [(DEVIL, 2), (DEVIL, 4), (DEVIL_440, 4)])
def test_an_end_that_is_told_of_cost_the_others_so_much(game, seats: int) -> None:
    met = 0
    for deal in deals(game, seats, range(8)):
        for feat in deal.feats:
            (won,) = (event for event in deal.events if isinstance(event, DealWon))
            assert won.seat == feat.seat and RANK[won.card] not in (Rank.PLAIN, Rank.TEN, Rank.BLANK)
            assert deal.points[feat.seat] == min(deal.points)
            assert sum(deal.points) - deal.points[feat.seat] == feat.size
            assert feat.words.endswith(f" {feat.size}")
            met += 1
    assert met

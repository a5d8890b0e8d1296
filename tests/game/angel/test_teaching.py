"""What Angel says to whoever has never seen it: accounts, effects, the aim."""

import pytest

from game.angel.actions import CallJudgementDay
from game.angel.game import ANGEL
from game.angel.rules import apply
from game.angel.view import view
from game.angel.words import WORDS
from game.contract.table import Effect, Occasion
from game.contract.words import Aim
from game.events import DealEnded
from game.match import Match
from game.sentences import Cast
from tests.game.angel.positions import position
from tests.game.positions import ruled

CAST = Cast(("Ada", "Ben", "Cleo", "Dan"), 0)


@pytest.mark.parametrize(
    ("hands", "caller", "ended", "rule", "clause"),
    [
        (
            "seat 1: 7H 7D 7S 7C; seat 2: AC 5D 8D 10S; seat 3: 2S 3H 6D 9C; seat 4: AS 2H 3D 5C",
            1,
            "You called Judgement Day.",
            "Your 128 is the best hand, so you win a credit. Dan's 11 is the worst, so Dan loses one.",
            "AN-17",
        ),
        (
            "seat 1: 7H 7D 7S 7C; seat 2: AC 5D 8D 10S; seat 3: 2S 3H 6D 9C; seat 4: AS 2H 3D 5C",
            2,
            "Ben called Judgement Day.",
            "Your 128 is the best hand, so you win a credit. Ben called with 24, so only Ben loses one.",
            "AN-18",
        ),
        (
            "seat 1: 7H 7D 7S 7C; seat 2: AC 5D 8D 10S; seat 3: AS 3H 6D 10C; seat 4: AD 3D 6C 10H",
            1,
            "You called Judgement Day.",
            "Your 128 is the best hand, so you win a credit. The worst hands tie, so nobody loses one.",
            "AN-17",
        ),
        (
            "seat 1: AS 3H 6D 10C; seat 2: AC 3D 6C 10S; seat 3: AH 3C 6H 10D; seat 4: AD 3S 6S 10H",
            1,
            "You called Judgement Day.",
            "All four of you have 20, so everybody wins a credit.",
            "AN-19",
        ),
    ],
)
@pytest.mark.clause("AN-10", "AN-17", "AN-18", "AN-19")
def test_a_deal_is_accounted_for(hands: str, caller: int, ended: str, rule: str, clause: str) -> None:
    state = position(f"{hands}; stock: 8S; to play: {caller}")
    apply(state, caller - 1, CallJudgementDay())
    events = state.table.events or []
    end = next(index for index, event in enumerate(events) if isinstance(event, DealEnded))
    told = WORDS.account(events[: end + 1], view(state, 0), CAST)
    assert told is not None
    assert (told.ended, told.rule, told.clause) == (ended, rule, clause)
    if caller == 1 and "128" in rule:
        assert str(told.rows[0].sum) == "7 + 7 + 7 + 7 + 100 for four of a kind = 128"
        assert (told.rows[0].points, told.rows[0].total) == (1, 6)


@pytest.mark.clause("AN-12", "AN-15")
def test_a_sum_names_the_cards_whose_worth_is_not_on_them_in_the_order_of_the_hand() -> None:
    state = position("seat 1: AG 7H DV 7S; seat 2: AC 5D 8D 10S; seat 3: 2S 3H 6D 9C; seat 4: AS 2H 3D 5C")
    apply(state, 0, CallJudgementDay())
    events = state.table.events or []
    end = next(index for index, event in enumerate(events) if isinstance(event, DealEnded))
    told = WORDS.account(events[: end + 1], view(state, 0), CAST)
    assert told is not None
    assert str(told.rows[0].sum) == "7 + 7 + Devil 0 + Angel 15 + 50 for three of a kind = 79"


@pytest.mark.clause("AN-5", "AN-8")
def test_cards_are_turned_up_clockwise_and_then_play_runs_the_other_way() -> None:
    match = Match(ANGEL, ANGEL.options(), 4, 1)
    seen = []
    for _ in range(6):
        seat = match.to_move or 0
        seen.append(((seat - match.view(None).dealer) % 4, WORDS.following(match.view(None))))
        match.play(seat, match.legal(seat)[0])
    dealer = match.view(None).dealer
    turning = [(step, None if following is None else (following - dealer) % 4) for step, following in seen]
    assert turning[:4] == [(1, 2), (2, 3), (3, 0), (0, None)]
    assert turning[4][1] == turning[5][0] == (turning[4][0] - 1) % 4


@pytest.mark.clause("AN-17")
def test_credits_are_won_and_lost_at_the_seat() -> None:
    state = position("seat 1: 7H 7D 7S 7C; seat 2: AC 5D 8D 10S; seat 3: 2S 3H 6D 9C; seat 4: AS 2H 3D 5C")
    apply(state, 0, CallJudgementDay())
    told = [
        effect for event in state.table.events or [] for effect in WORDS.effects(event, view(state, 0), CAST)
    ]
    assert told[:3] == [
        Effect(0, "called Judgement Day", occasion=Occasion.DARED),
        Effect(0, "+1 credit", gain=True),
        Effect(3, "−1 credit", loss=True),
    ]


@pytest.mark.clause("AN-1", "AN-20", "AN-21")
def test_the_aim_says_what_counts_and_who_leads() -> None:
    state = position("seat 1: 7H 7D 7S 7C; rest: stock", (4, 6, 5, 5))
    assert WORDS.aim(view(state, 0), CAST) == Aim(
        "Most credits wins", "ends when someone has 10 or none", "Ben is winning, 6 to your 4"
    )


@pytest.mark.clause("AN-8", "AN-10", "AN-20")
def test_three_lines_open_the_game() -> None:
    state = position("seat 1: 7H 7D 7S 7C; rest: stock")
    assert [len(line.cards) for line in WORDS.opening(view(state, 0))] == [4, 2, 4]


@pytest.mark.clause(
    "AN-5",
    "AN-6",
    "AN-7",
    "AN-8",
    "AN-9",
    "AN-10",
    "AN-11",
    "AN-12",
    "AN-13",
    "AN-14",
    "AN-15",
    "AN-16",
    "AN-17",
    "AN-18",
)
def test_the_lesson_ends_with_the_credits_it_tells_of() -> None:
    (lesson,) = ANGEL.lessons
    match = Match(ANGEL, lesson.options, lesson.seats, lesson.seed)
    for _, action in lesson.actions():
        match.play(match.to_move or 0, action)
    assert match.standing.deals == ((1, 0, 0, -1),)


def test_the_page_marks_every_ruling_of_ours() -> None:
    clauses = "AN-3 AN-5 AN-6 AN-9 AN-10 AN-12 AN-13 AN-15 AN-16 AN-17 AN-19 AN-20 AN-21 AN-22"
    assert ruled("angel") == clauses.split()

"""What Devil says to whoever has never seen it: accounts, effects, the aim."""

import pytest

from game.contract.table import Effect, Occasion
from game.contract.words import Aim
from game.devil.actions import Discard, EndDeal, GoOn
from game.devil.game import DEVIL, DEVIL_440
from game.devil.moves import legal
from game.devil.position import State
from game.devil.rules import apply
from game.devil.view import view
from game.devil.words import WORDS
from game.events import DealEnded
from game.match import Match
from game.sentences import Cast
from tests.game.devil.positions import position
from tests.game.positions import ruled

CAST = Cast(("Mara", "Otto", "Lilith"), you=0)


def lay(state: State) -> None:
    """The seat to move lays the first card that fits."""
    apply(
        state, state.turn, next(action for action in legal(state, state.turn) if isinstance(action, Discard))
    )


def account(state: State) -> tuple[str, str, str, list[str]]:
    """The account of the deal that the last action ended: two sentences, the clause, the sums."""
    events = state.table.events or []
    end = next(index for index, event in enumerate(events) if isinstance(event, DealEnded))
    told = WORDS.account(events[: end + 1], view(state, 0), CAST)
    assert told is not None
    return told.ended, told.rule, told.clause, [str(row.sum) for row in told.rows]


@pytest.mark.clause("DV-11", "DV-12", "DV-18", "DV-19")
def test_a_deal_ended_on_a_special_is_accounted_for() -> None:
    state = position("seat 1: S1 2; seat 2: 6 8 9; seat 3: 3 S4; discards: 8", target=9999)
    lay(state)
    apply(state, 0, EndDeal())
    assert account(state) == (
        "You ended the deal with a Special 1.",
        "The Special 1 doubles every hand.",
        "DV-11",
        ["2, × 2 = 4", "6 + 8 + 9 = 23, × 2 = 46", "3 + 4 = 7, × 2 for the Special = 14, × 2 = 28"],
    )


@pytest.mark.parametrize(
    ("last", "below", "rule", "clause", "sums"),
    [
        ("7", "8", "Cards left in your hand cost points.", "DV-17", ["no cards", "3", "9"]),
        (
            "S1",
            "8",
            "Going out on a Special 1 makes every other hand count four times.",
            "DV-13",
            ["no cards", "3, × 4 = 12", "9, × 4 = 36"],
        ),
        (
            "O",
            "8",
            "The Onifuda doubles every hand.",
            "DV-16",
            ["no cards", "3, × 2 = 6", "9, × 2 = 18"],
        ),
    ],
)
@pytest.mark.clause("DV-13", "DV-16", "DV-17")
def test_going_out_is_accounted_for(last: str, below: str, rule: str, clause: str, sums: list[str]) -> None:
    state = position(f"seat 1: {last}; seat 2: 3; seat 3: 9; discards: {below}", larger=True, target=9999)
    lay(state)
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
    """What has happened to whom since the position was set up."""
    seen = view(state, 0)
    return [effect for event in state.table.events or [] for effect in WORDS.effects(event, seen, CAST)]


@pytest.mark.clause("DV-10", "DV-12")
def test_what_a_card_does_is_said_at_the_seat_it_hits() -> None:
    state = position("seat 1: 10 2; seat 2: 3; seat 3: 3; discards: 5")
    lay(state)
    assert effects(state) == [
        Effect(0, "one card left", gain=True, occasion=Occasion.NEARLY_OUT),
        Effect(1, "skipped by a 10", by=0, occasion=Occasion.SKIPPED),
    ]
    state = position("seat 1: S4 2 3; seat 2: 3; seat 3: 3; discards: 5")
    lay(state)
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


@pytest.mark.parametrize(("game", "cards"), [(DEVIL, 7), (DEVIL_440, 8)])
@pytest.mark.clause("DV-7", "DV-16", "DV-17", "DV-20")
def test_three_lines_open_the_game(game, cards: int) -> None:
    state = game.deal(game.options(), 3, 1)
    lines = game.words.opening(game.view(state, 0))
    assert len(lines) == 3
    assert sum(len(line.cards) for line in lines) == cards


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

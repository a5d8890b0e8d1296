"""Every guided deal fits the rules of today: each of its actions is legal where it stands."""

import pytest

from game.catalog import GAMES
from game.contract import AnyGame
from game.contract.lesson import LEARNER, AnyLesson
from game.contract.table import BySeat, OnCard, OnPlace
from game.match import Match
from tests.conformance.clauses import clauses_of

LESSONS = [(game, lesson) for game in GAMES.values() for lesson in game.lessons]
each_lesson = pytest.mark.parametrize(
    ("game", "lesson"), LESSONS, ids=[f"{game.id}-{lesson.id}" for game, lesson in LESSONS]
)


@each_lesson
def test_a_lesson_is_played_by_the_rules(game: AnyGame, lesson: AnyLesson) -> None:
    match = Match(game, lesson.options, lesson.seats, lesson.seed)
    for number, step in enumerate(lesson.steps):
        if step.do is not None:
            assert match.to_move == LEARNER, f"step {number}: it is not the learner's turn"
            match.play(LEARNER, step.do)
        for action in step.then:
            assert match.to_move is not None, f"step {number}: the match is over"
            match.play(match.to_move, action)


@each_lesson
def test_a_lesson_is_short_and_says_one_thing_at_a_time(game: AnyGame, lesson: AnyLesson) -> None:
    assert 6 <= len(lesson.steps) <= 14
    assert lesson.seats in game.seats
    assert any(step.do is not None for step in lesson.steps)
    for step in lesson.steps:
        assert step.says.endswith((".", "?", "!")), step.says
        assert len(step.says) <= 165, step.says


@each_lesson
def test_every_step_tells_which_rule_it_teaches(game: AnyGame, lesson: AnyLesson) -> None:
    assert {step.clause for step in lesson.steps} <= clauses_of(game.page)


@each_lesson
def test_a_lesson_points_at_what_is_there_to_be_seen(game: AnyGame, lesson: AnyLesson) -> None:
    match = Match(game, lesson.options, lesson.seats, lesson.seed)
    for number, step in enumerate(lesson.steps):
        view = match.view(LEARNER)
        for spot in step.points:
            match spot:
                case OnCard(card=card):
                    assert any(card in pile for pile in view.piles), f"step {number}: card {card} is not seen"
                case OnPlace(place=place):
                    assert 0 <= place < len(view.piles)
                case BySeat(seat=seat):
                    assert 0 <= seat < lesson.seats
        for action in (*(() if step.do is None else (step.do,)), *step.then):
            assert match.to_move is not None
            match.play(match.to_move, action)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_every_game_can_be_learned_and_its_lessons_have_names_of_their_own(game: AnyGame) -> None:
    assert game.lessons, f"{game.title} has no lesson"
    opening = game.words.opening(game.view(game.deal(game.options(), game.seats[0], 1), None))
    assert all(line.cards for line in opening), "a line before the first hand has no picture"
    assert len({lesson.id for lesson in game.lessons}) == len(game.lessons)
    assert all(lesson.title for lesson in game.lessons)
    assert not game.lessons[0].assumes, "the first lesson is for whoever knows nothing"
    assert all(lesson.assumes in GAMES for lesson in game.lessons if lesson.assumes)

"""The lesson of Hell is Hungry!"""

import pytest

from game.hell_is_hungry.actions import Pass, Play
from game.hell_is_hungry.game import HELL_IS_HUNGRY
from game.match import Match


@pytest.mark.clause("HH-8", "HH-9", "HH-10", "HH-13", "HH-14", "HH-15")
def test_the_lesson_wins_what_it_tells_of() -> None:
    """A jack and Ben's 12; then the queen that was guarded, his joker and his 18."""
    (lesson,) = HELL_IS_HUNGRY.lessons
    match, points = Match(HELL_IS_HUNGRY, lesson.options, lesson.seats, lesson.seed), []
    for step in lesson.steps:
        points.append(match.view(0).points(0))
        for action in (*(() if step.do is None else (step.do,)), *step.then):
            assert match.to_move is not None
            match.play(match.to_move, action)
    assert points[4:] == [12, 12 + 10, 22, 22, 22 + 20 + 18 + 10]


@pytest.mark.clause("HH-10")
def test_in_the_lesson_every_move_is_made_by_the_learner_or_follows_a_step_of_the_others() -> None:
    """Nothing is played for the learner, only the 2 beats the joker, and Ben cannot beat 20."""
    (lesson,) = HELL_IS_HUNGRY.lessons
    match, forced = Match(HELL_IS_HUNGRY, lesson.options, lesson.seats, lesson.seed), []
    asked = [step.do for step in lesson.steps if step.do is not None]
    for _, action in lesson.actions():
        assert match.to_move is not None
        legal = match.legal(match.to_move)
        if isinstance(action, Pass) and len(legal) == 1:
            forced.append(action)
        if isinstance(action, Play) and len(legal) == 2:
            assert list(legal) == [action, Pass()]
            forced.append(action)
        match.play(match.to_move, action)
    assert [entry.action for entry in match.log if entry.seat == 0] == asked
    assert [type(action) for action in forced] == [Play, Pass]

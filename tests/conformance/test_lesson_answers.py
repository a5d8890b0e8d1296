"""What a lesson says to something else that is tried is about that, and not about another thing."""

import re

import pytest

from game.catalog import GAMES
from game.contract import AnyGame
from game.contract.lesson import LEARNER, AnyLesson
from game.match import Match

OF_ANYTHING = re.compile(r"That is allowed|You could do that|Here,|You may\.|.* do not call yet")
"""Begins what is as true of a card as of a button."""


@pytest.mark.parametrize(
    ("game", "lesson"),
    [(game, lesson) for game in GAMES.values() for lesson in game.lessons],
    ids=lambda each: each.id,
)
def test_where_cards_and_buttons_can_be_tried_each_has_its_answer(game: AnyGame, lesson: AnyLesson) -> None:
    match = Match(game, lesson.options, lesson.seats, lesson.seed)
    for number, step in enumerate(lesson.steps, 1):
        if step.do is not None and step.instead and not OF_ANYTHING.match(step.instead):
            others = [type(action) is type(step.do) for action in match.legal(LEARNER) if action != step.do]
            assert step.otherwise or len(set(others)) < 2, (game.id, lesson.id, number, step.instead)
        for action in (*(() if step.do is None else (step.do,)), *step.then):
            seat = match.to_move
            assert seat is not None
            match.play(seat, action)

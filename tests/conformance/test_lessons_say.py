"""Every lesson, step by step, reads as it is kept: what is dealt, what it says, asks for and points at."""

from collections.abc import Iterator

import pytest

from game.contract import AnyGame
from game.contract.lesson import AnyLesson
from game.contract.rules import Action
from game.contract.table import BySeat, OnCard, OnPlace, Spot
from game.match import Match
from game.sentences import Cast
from tests.conformance.test_lessons import each_lesson
from tests.reading import otherwise


def read(game: AnyGame, lesson: AnyLesson) -> Iterator[str]:
    """A lesson as one reads it: what is dealt, then each step with all that belongs to it."""
    match = Match(game, lesson.options, lesson.seats, lesson.seed)
    faces, cast = game.deck(lesson.options, lesson.seats).faces, Cast(("You", *lesson.others), 0)

    def pointed(spot: Spot) -> str:
        match spot:
            case OnCard(card=card):
                return faces[card].text
            case OnPlace(place=place):
                return f"{match.places[place].kind.name} {place} of {match.places[place].seat}"
            case BySeat(seat=seat):
                return ("You", *lesson.others)[seat]
        return str(spot)

    def played(action: Action) -> str:
        told = f"{cast.names[match.to_move or 0]}: {action} in deal {len(match.standing.deals) + 1}"
        match.play(match.to_move or 0, action)
        return told

    yield f"== {lesson.title} ({lesson.id}), options {lesson.options}, assumes {lesson.assumes or 'nothing'}"
    for number, step in enumerate(lesson.steps):
        yield f"-- {number}, {step.clause}: {step.says}"
        hand = sorted(card for pile in match.view(0).piles for card in pile if card is not None)
        yield f"seen: {' '.join(faces[card].text for card in hand)}"
        yield from (f"points at {pointed(spot)}" for spot in step.points)
        yield from ([f"asks for {played(step.do)}"] if step.do is not None else [])
        yield from ([f"else: {step.instead}"] if step.instead else [])
        yield from ([f"else, of another kind: {step.otherwise}"] if step.otherwise else [])
        yield from (f"then {played(action)}" for action in step.then)


@each_lesson
def test_a_lesson_reads_as_it_is_kept(
    game: AnyGame, lesson: AnyLesson, request: pytest.FixtureRequest
) -> None:
    differing = otherwise(request, f"lessons/{game.id} {lesson.id}", list(read(game, lesson)))
    assert not differing, "\n".join(differing)

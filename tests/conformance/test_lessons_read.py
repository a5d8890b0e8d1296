"""Every lesson as a learner meets it, to be read when its words or its deal change."""

from collections.abc import Iterator

import pytest

from game.contract import AnyGame
from game.contract.lesson import LEARNER, AnyLesson
from game.contract.table import BySeat, OnCard, OnPlace, Spot
from game.match import Match
from tests.conformance.plain_lines import Scribe
from tests.each import each_game
from tests.snapshot import assert_unchanged


def read(game: AnyGame, lesson: AnyLesson) -> Iterator[str]:
    """Yield a lesson step by step: its words, its marks, its task and the result."""
    match = Match(game, lesson.options, lesson.seats, lesson.seed)
    scribe = Scribe(match, ("You", *lesson.others))

    def lit(spot: Spot) -> str:
        match spot:
            case OnCard(card=card):
                return scribe.cards([card])
            case OnPlace(place=place):
                return scribe.place(place)
            case BySeat(seat=seat):
                return scribe.names[seat]
        return str(spot)

    yield f"== {game.title}: {lesson.title}"
    own = [
        place for place, where in enumerate(match.places) if where.seat == LEARNER and scribe.is_hand(place)
    ]
    before: list[str] = []
    for number, step in enumerate(lesson.steps, 1):
        hand = [scribe.cards(match.position().table.piles[place]) for place in own]
        yield from (f"   hand: {cards}" for cards in hand if cards and hand != before)
        before = hand
        yield f"{number}. {step.says} ({step.clause})"
        yield from ([f"   lights up: {', '.join(map(lit, step.points))}"] if step.points else [])
        for action in step.asked:
            yield from (f"   {line}" for line in scribe.play(LEARNER, action))
        yield from ([f"   if not: {step.instead}"] if step.instead else [])
        yield from ([f"   or else: {step.otherwise}"] if step.otherwise else [])
        for action in step.then:
            yield from (f"   {line}" for line in scribe.play(match.to_move, action))


@each_game
def test_lessons_read_as_their_snapshot(game: AnyGame, request: pytest.FixtureRequest) -> None:
    lines = [line for lesson in game.lessons for line in read(game, lesson)]
    assert_unchanged(request, f"lessons/{game.id}", lines)

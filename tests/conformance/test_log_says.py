"""The log of a match that is always played alike reads as it is kept, and so do the cards it is played with."""

from random import Random
from typing import Any

import pytest

from game.catalog import GAMES
from game.contract import AnyGame
from game.events import Event
from game.sentences import Cast
from scenes.table.story import Story
from tests.conformance.tables import Setting, samples
from tests.reading import otherwise

ACTIONS = 250
NAMES = ("Ada", "Bo", "Cy", "Di", "Ed", "Fay", "Gus", "Hal")


@pytest.mark.parametrize("setting", samples(), ids=str)
def test_the_log_of_a_match_reads_as_it_is_kept(setting: Setting, request: pytest.FixtureRequest) -> None:
    match, random = setting.match(3), Random(3)
    cast = Cast(NAMES[: setting.seats], 0)

    def words(event: Event, view: Any) -> str:
        return setting.game.words.narrate(event, view, cast)

    story = Story(match.places, words).hear_all(match.history(0), match.view(0))
    while match.to_move is not None and len(match.log) < ACTIONS:
        legal = match.legal(match.to_move)
        chosen = legal[int(random.random() * len(legal))]
        story.hear_all(match.seen_by(0, match.play(match.to_move, chosen)), match.view(0))
    differing = otherwise(request, f"logs/{setting}", list(story.lines))
    assert not differing, "\n".join(differing)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_the_cards_of_a_game_read_as_they_are_kept(game: AnyGame, request: pytest.FixtureRequest) -> None:
    faces = game.deck(game.options(), game.seats[-1]).faces
    lines = [f"{face.code}: {face.text}, {face.name}, {face.art}, {face.rank}" for face in faces]
    differing = otherwise(request, f"decks/{game.id}", lines)
    assert not differing, "\n".join(differing)

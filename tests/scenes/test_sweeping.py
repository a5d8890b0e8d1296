"""A trick goes to whoever won it as one; cards that are dealt, drawn or played go each by itself."""

import pytest

from engine.motion import Pose
from game.catalog import GAMES
from game.events import Moved
from game.match import Match
from game.table import shows_last
from scenes.table.flight import THROWN
from scenes.table.sweeping import ways
from tests.game.feats import played


def middle(place: int) -> tuple[int, int]:
    return 10 * place, 100


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_only_what_everybody_saw_is_swept_and_only_to_somebody_who_keeps_it(game) -> None:
    match: Match = played(game, game.seats[0], 1)
    history, places = match.history(None), match.places
    for event, way in zip(history, ways(history, places, middle), strict=True):
        if way is not THROWN:
            assert isinstance(event, Moved)
            assert shows_last(places[event.source], None)
            assert places[event.target].seat is not None and places[event.target].kind.name != "hand"


def test_the_cards_of_a_trick_of_two_meet_between_both_before_they_go() -> None:
    match = played(GAMES["evil"], 2, 1)
    history = match.history(None)
    sent = [
        (event, way)
        for event, way in zip(history, ways(history, match.places, middle), strict=True)
        if way is not THROWN
    ]
    assert len(sent) >= 6
    event, way = sent[0]

    start, end = Pose(0, 0), Pose(500, 500)
    met = way.pose(start, end, 0.4)
    sources = {each.source for each, _ in sent[:6] if isinstance(each, Moved)}
    assert (met.x, met.y) == (pytest.approx(sum(10 * each.source for each, _ in sent[:6]) / 6), 100)
    assert len(sources) == 2 and isinstance(event, Moved)
    assert way.pose(start, end, 1.0) == end

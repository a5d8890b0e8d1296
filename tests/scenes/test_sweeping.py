"""A trick goes to whoever won it as one; cards that are dealt, drawn or played go each by itself."""

import pytest

from engine.motion import Pose
from engine.spots import Spot
from engine.sprites import CardSprite
from engine.timeline import Timeline
from game.catalog import GAMES
from game.devil.position import DISCARDS, STOCK
from game.events import Moved
from game.match import Match
from game.table import sees
from saves.models import Speed
from scenes.table.animation.card_motion import SLAMMED, THROWN, send_card
from scenes.table.animation.director import is_slammed, ways
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
            assert sees(places[event.source], None)
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


@pytest.mark.parametrize(("code", "slammed"), [("S1", True), ("S4", True), ("7", False)])
def test_a_specialis_slammed_down_and_a_plain_card_is_thrown(brimstone, code: str, slammed: bool) -> None:
    driver = brimstone(speed=Speed.NORMAL)
    table = driver.sit("person imp", "devil", 8)
    driver.my_turn()
    places = table.board.places
    hand = next(index for index, place in enumerate(places) if place.kind.name == "hand")
    (card,) = table.session.match.deck.cards(code)
    played = Moved(card, hand, DISCARDS)
    moment = table.session.match.game.words.moment(played, table.session.view, table.session.cast)
    assert is_slammed(played, [moment], places) == slammed
    assert not is_slammed(Moved(card, STOCK, hand), [moment], places)


def test_a_card_thatis_slammed_grows_on_its_way_and_lies_as_large_as_any() -> None:
    sprite, timeline = CardSprite(0, "a", "b", 0, 0, height=200.0), Timeline(1.0)
    send_card(sprite, lambda: Spot(300, 0), 150.0, SLAMMED, timeline, lambda: None)
    heights = []
    while timeline.busy:
        timeline.update(16)
        heights.append(sprite.height)
    assert max(heights) > 200
    assert (sprite.height, sprite.x, sprite.aloft) == (150.0, 300, False)


def test_what_lay_across_a_card_stays_behind_when_it_goes() -> None:
    """A soul that was won goes to its winner without the sign that it is fought for."""
    sprite, timeline = (
        CardSprite(0, "a", "b", 0, 0, height=200.0, overlay="tokens/scythes.svg"),
        Timeline(1.0),
    )
    send_card(sprite, lambda: Spot(300, 0), 150.0, THROWN, timeline, lambda: None)
    assert sprite.overlay == ""

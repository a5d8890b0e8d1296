"""Where each way on from a table leads, whatever was played there and whatever page lies beneath, is what is kept."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import product
from typing import Any

import pytest

from game.catalog import find
from game.level import Level
from saves.models import Player, Station
from saves.saved import SavedMatch
from scenes.desk import Desk
from scenes.scoreboard import Next
from scenes.start import fresh_match, open_table, show_days, show_descent, show_matches
from scenes.table.scene import TableScene
from tests.reading import otherwise
from tests.scenes.hands_on import stand_still

BENEATH: dict[str, Callable[[Desk], None]] = {
    "the menu": lambda desk: None,
    "the matches": show_matches,
    "the calendar": show_days,
    "the map": show_descent,
}
DOWN = (Next.REMATCH, Next.DESCENT, Next.NEXT_TABLE, Next.MATCHES)
PLAYED: dict[str, tuple[dict[str, Any], tuple[str, ...], tuple[Next, ...]]] = {
    "a match": (
        {"free_undo": True},
        ("the menu", "the matches", "the calendar"),
        (Next.REMATCH, Next.HARDER, Next.ANOTHER, Next.WATCH, Next.MATCHES, Next.DAYS, Next.MENU),
    ),
    "a table of the way": ({"descent": Station(table=2)}, ("the menu", "the map"), DOWN),
    "the last night": ({"descent": Station(table=0, night="x")}, ("the menu", "the map"), DOWN),
}
"""What was played, what may lie beneath, and where somebody may want to go."""
PLAYERS = (Player(name="Mara", level=None), Player(name="Pip", level=Level.IMP))


def begun(desk: Desk, told: dict[str, Any]) -> SavedMatch:
    """A match that two play."""
    game = find("devil")
    return replace(fresh_match(desk, game, game.options(), PLAYERS, 5), **told)


def lying(desk: Desk) -> str:
    """The scenes that lie one on the other, from below, and what is played at a table."""
    return " › ".join(told(scene) for scene, _ in desk.app.stack._scenes)


def told(scene: Any) -> str:
    name = type(scene).__name__
    if not isinstance(scene, TableScene):
        return name
    saved = scene.play.saved
    players = ", ".join(f"{player.name} {player.level}" for player in saved.players)
    more = f"{saved.day} {saved.descent} {saved.branched} {saved.free_undo}"
    return f"{name} of {saved.match.game.id} among {players}: {more}"


def ways(desk: Desk) -> Iterator[str]:
    """Every way on there is."""
    for played, (sort, places, choices) in PLAYED.items():
        for beneath, choice in product(places, choices):
            BENEATH[beneath](desk)
            open_table(desk, begun(desk, sort))
            desk.app.stack.pop(choice)
            yield f"{played} on {beneath}, {choice.name}: {lying(desk)}"
            while len(desk.app.stack) > 1:
                desk.app.stack.pop()


def test_each_way_on_leads_where_it_is_kept_to_lead(
    brimstone, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    stand_still(monkeypatch)
    driver = brimstone()
    differing = otherwise(request, "ways_on", list(ways(driver.desk)))
    assert not differing, "\n".join(differing)

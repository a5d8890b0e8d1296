"""The map of the Descent, however far one has come, shows and tells what is kept of it."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import timedelta
from zlib import crc32

import pygame
import pytest

from game.sign import TABLES
from saves.descent import NIGHT, games, spots
from saves.models import GivenUp, Header
from saves.store import Store
from scenes.descent.page import DescentDoors, DescentPage
from tests.reading import otherwise
from tests.saves.test_descent import night, played
from tests.scenes.drawn import placed
from tests.scenes.hands_on import Hands

EVERY = 3
"""Of so many tables one is told of."""


def ways() -> Iterator[tuple[str, Sequence[Header]]]:
    """How far one may have come."""
    way, mine = spots()[:-1], [True] * len(games())
    won = [played(spot, id=str(at)) for at, spot in enumerate(way)]
    yield "nowhere", []
    yield "lost and given up", [played(way[0], won=False), played(way[0], given_up=GivenUp.LOST)]
    yield "one table", won[:1]
    yield "begun there", [*won[:1], played(way[1], id="begun", over=False, winners=())]
    yield "two tables", won[:2]
    yield "two tables of each", [each for at, each in enumerate(won) if at % TABLES < TABLES - 1]
    yield "the last of the first is missing", won[: TABLES - 1] + won[TABLES : TABLES + 2]
    yield "all but one", won[:-1]
    yield "all", won
    yield "a night begun", [*won, *night(True)]
    left = night(True, False)
    yield "a night left", [*won, left[0], replace(left[1], over=False, winners=())]
    yield "a night lost", [*won, *night(*[False] * len(mine))]
    later = [replace(each, started=each.started + timedelta(days=1)) for each in night(*mine, name="m")]
    yield "a night won", [*won, *night(False), *later]


@pytest.mark.parametrize(("name", "headers"), list(ways()), ids=[name for name, _ in ways()])
def test_the_map_is_as_it_is_kept(
    brimstone,
    name: str,
    headers: Sequence[Header],
    request: pytest.FixtureRequest,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hands = Hands(brimstone, monkeypatch)
    monkeypatch.setattr(Store, "turn_over_descent", lambda *_: iter(headers))

    def asked(what: str):
        return lambda *told: hands.say(
            f"{what} {[getattr(each, 'id', each) for each in told if not callable(each)]}"
        )

    doors = DescentDoors(*[asked(field) for field in DescentDoors.__dataclass_fields__])
    page = DescentPage(hands.driver.desk, doors)
    hands.open(name, page)
    for spot in dict.fromkeys((page._chosen, *spots()[::EVERY], NIGHT)):
        page._choose(spot)
        hands.add_up(f"table {spot}")
        hands.driver.key(pygame.K_p)
    painted = "; ".join(placed(*mark) for mark in page._ground.marks)
    hands.say(f"{crc32(painted.encode()):08x} the pit, in {len(page._ground.marks)} strokes")
    differing = otherwise(request, f"descent/{name}", hands.lines)
    assert not differing, "\n".join(differing)

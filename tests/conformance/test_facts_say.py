"""What is laid down of a game before a card is dealt is what is kept: its sign, its places, its tables of the Descent."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from enum import Enum

import pytest
from pydantic import BaseModel

from game.catalog import GAMES
from game.contract import AnyGame
from tests.reading import otherwise


def told(name: str, value: object) -> Iterator[str]:
    """A value field by field, each with the way to it."""
    if isinstance(value, BaseModel):
        yield f"{name}: {value}"
    elif is_dataclass(value):
        for field in fields(value):
            yield from told(f"{name}.{field.name}", getattr(value, field.name))
    elif isinstance(value, tuple) and any(map(is_dataclass, value)):
        for number, each in enumerate(value):
            yield from told(f"{name}[{number}]", each)
    else:
        yield f"{name}: {value.name if isinstance(value, Enum) else value}"


def facts(game: AnyGame) -> Iterator[str]:
    """All that is told of a game and is no function of it."""
    yield from told("sign", game.sign)
    yield from told("circle", game.circle)
    yield f"actions: {', '.join(action.__name__ for action in game.actions)}"
    yield f"forgettable: {', '.join(action.__name__ for action in game.forgettable)}"
    for seats in game.seats:
        places = game.places(game.options(), seats)
        yield f"places at {seats} seats: {len(places)}, of {len(game.deck(game.options(), seats))} cards"
        for number, place in enumerate(places):
            kind = (
                f"{place.kind.name}, {place.kind.sight.name}, {'' if place.kind.counted else 'not '}counted"
            )
            yield f"place {number}: {kind}, of {place.seat}, {place.number} {place.back}".rstrip()


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_what_is_laid_down_of_a_game_is_as_it_is_kept(game: AnyGame, request: pytest.FixtureRequest) -> None:
    differing = otherwise(request, f"facts/{game.id}", list(facts(game)))
    assert not differing, "\n".join(differing)
